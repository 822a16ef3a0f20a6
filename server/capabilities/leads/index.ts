import { type ContactCondition, capability } from "../../kernel/capability.ts";
import type { Conditions } from "../contacts/index.ts";
import { captureLeadAction } from "./capturing/capture-lead-action.ts";
import { releaseLeads } from "./change-lead.ts";
import { leadCaptured, leadChanged, leadDeleted, leadNoted } from "./events.ts";
import { LeadId, LeadNoteId } from "./ids.ts";
import { erasableLeads, leadRetention, leadsOfPerson } from "./leads-of-person.ts";
import { deleteEndedLeadLinks, mailLeads } from "./mailing/mail-leads.ts";
import { routes } from "./routes.ts";
import { deleteEndedForms } from "./sent-forms/first-lead-of-form.ts";
import { contactsOfLeads, countOfLeads } from "./store.ts";
import { leadTexts } from "./texts/lead-texts.ts";

export { captureInChat } from "./capturing/capture-in-chat.ts";
export { countLeadsByDay, countNewLeads } from "./store.ts";

/** Segments of contacts ask who has a lead. */
const leadCondition: ContactCondition<NonNullable<Conditions["lead"]>> = {
  name: "lead",
  contactsOf: contactsOfLeads,
};

/** Requests to be contacted: from forms, from servers, from chats. */
export const leads = capability({
  name: "leads",
  texts: leadTexts,
  scopes: [
    { name: "leads:read", summary: "Read the leads of the workspace" },
    { name: "leads:write", summary: "Take leads, and work on them", isPublishable: true },
  ],
  tables: ["lead", "lead_link", "lead_note", "lead_notice", "lead_settings", "sent_form"],
  ids: [LeadId, LeadNoteId],
  routes,
  events: [leadCaptured, leadChanged, leadNoted, leadDeleted],
  actions: [captureLeadAction],
  jobs: [mailLeads, deleteEndedLeadLinks, deleteEndedForms],
  contactConditions: [leadCondition],
  personalData: leadsOfPerson,
  storedKinds: [{ quota: "leads", sum: countOfLeads }],
  erasables: erasableLeads,
  retention: leadRetention,
  releaseMember: releaseLeads,
});
