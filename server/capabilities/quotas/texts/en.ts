/** In mails, `thing` is the kind of what is stored, and `site` the address of the installation. */
export const en = {
  things: {
    runs: "runs under way",
    runBytes: "stored runs (bytes)",
    eventBytes: "events and received webhooks (bytes)",
    knowledgeBytes: "knowledge (bytes)",
    fileBytes: "recordings (bytes)",
  },
  subject: (thing: string, percent: string) => `${percent} % of your workspace's room for ${thing} is used`,
  text: (
    thing: string,
    percent: string,
    used: string,
    limit: string,
    site: string,
  ) => `A workspace at ${site} has used ${percent} % of its room for ${thing}:
${used} of ${limit}.

When nothing is left, new work of this kind is refused; leads, conversations and sign-ups go on. Make room:
keep runs, events and recordings for fewer days (PATCH /api/settings/retention), remove what is not needed,
or let the operator of the server allow more (the settings PARLEY_QUOTA_…). GET /api/workspace/use shows all.
`,
};

export type QuotaTexts = typeof en;
