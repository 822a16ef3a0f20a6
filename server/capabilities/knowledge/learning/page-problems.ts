/** Says of each reason why a page was not learnt what its owner can do, in English as all problems. */
export const pageProblems = {
  "address-refused": "The address is private or no web address. Use one that everybody can open.",
  cancelled: "Learning was stopped. POST …/refresh begins again.",
  "file-missing": "The file was deleted. Upload it again.",
  "page-changed-address": "The page is at another address now, which is learnt instead.",
  "page-disallowed": "The site's robots.txt asks programs not to read this page. Change it if the site is yours.",
  "page-empty": "The page has no text. If it shows pictures of text, teach the text itself.",
  "page-failed": "The site could not be reached, or answered with an error. It is tried again at the next look.",
  "page-kind-unknown": "This is no page and no file that can be read.",
  "page-needs-script": "The page is empty without scripts. Teach its text, or the pages of its sitemap or help centre.",
  "page-needs-sign-in": "The page needs a sign-in. Teach its text as a file.",
  "page-not-found": "There is no page at this address any more.",
  "page-not-wanted": "The page asks search engines to leave it out.",
  "page-same-as-another": "The page says the same as another one, which was learnt.",
  "page-too-large": "The page is too large to be read. Teach its text in smaller parts.",
  "site-is-another": "The address leads to another site. Teach that one.",
} as const;
export type PageProblem = keyof typeof pageProblems;
