/** The server itself says these texts of the console, which has its own. */
export const en = {
  building: "The console is being built",
  wait: "This takes a few seconds. The page loads itself again.",
  failed: "The console could not be built",
  whatWorks:
    "Everything else works: the interface, the chat on websites and the mails. Load this page again to try it once more.",
  needsScript: "The console needs JavaScript.",
};

export type ConsoleTexts = typeof en;
