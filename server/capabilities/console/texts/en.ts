/** What the server itself says of the console: the console has its own texts. */
export const en = {
  building: "The console is being built",
  wait: "This takes a few seconds. The page loads itself again.",
  failed: "The console could not be built",
  whatWorks:
    "Everything else works: the interface, the chat on websites and the mails. Load this page again to try it once more.",
  needsScript: "The console needs JavaScript.",
};

export type ConsoleTexts = typeof en;
