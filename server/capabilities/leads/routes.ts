import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import {
  forSpreadsheet,
  ImportQuery,
  ImportReport,
  importMediaTypes,
  maxImportBytes,
  templateOf,
  VisitorHeaders,
  visitorProblems,
} from "../contacts/index.ts";
import { answerForm, showFormProblem } from "../forms/index.ts";
import { unknownAssignee } from "../identity/index.ts";
import { captureLead } from "./capturing/capture-lead.ts";
import { readFormFields, thankPerson } from "./capturing/read-form-fields.ts";
import { scoreRules } from "./capturing/score-rules.ts";
import { changeLead, deleteLead } from "./change-lead.ts";
import { findLead } from "./find-lead.ts";
import { listLeads } from "./list-leads.ts";
import { mailingRoutes } from "./mailing/mailing-routes.ts";
import { notes } from "./notes/notes.ts";
import { leadStatusConflict } from "./problems.ts";
import * as schema from "./schema.ts";
import { showLeads } from "./show-leads.ts";
import { exportLeads } from "./transfer/export-leads.ts";
import { importLeads } from "./transfer/import-leads.ts";

const maxBytes = 262_144;
const leadExample = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "+49 30 901820",
  company: "Engines",
  message: "Please send us an offer.",
  source: "fair",
  status: "new",
  consent: "yes",
  city: "Berlin",
};
const LeadPath = Type.Object({ leadId: Type.String() });
const NotePath = Type.Object({ leadId: Type.String(), noteId: Type.String() });

/** Requests to be contacted: taken from everybody, worked on by the team. */
export function routes(app: Routes): void {
  mailingRoutes(app);
  app.post(
    "/api/leads",
    {
      schema: {
        summary: "Take a lead: somebody wants to be contacted",
        description:
          "JSON, or a plain HTML form with the publishable key as the field `key`. Fields that a form has beyond these become `custom`. The answer is the same for spam and for every address. A form is answered with a page, or with 303 to `_next`; a browser that sent something wrong, with a page that says what.",
        body: schema.NewLead,
        headers: VisitorHeaders,
        response: { 200: null, 201: schema.CapturedLead, 303: null },
        usualStatus: 201,
        alsoProduces: ["text/html"],
      },
      guard: may("leads:write", { publishable: true }),
      takesKeyField: true,
      idempotent: true,
      body: { kind: "form", readFields: readFormFields, showProblem: showFormProblem },
      maxBodyBytes: maxBytes,
      problems: visitorProblems,
    },
    async (call) => answerForm(call, await captureLead(call, call.body), call.body._next, () => thankPerson(call)),
  );

  app.get(
    "/api/leads",
    {
      schema: {
        summary: "List the leads, newest first",
        description: "Spam is left out unless `status=spam`.",
        query: Type.Object({ ...PageQuery.properties, ...schema.leadFilter }, { additionalProperties: false }),
        response: { 200: PageOf(schema.Lead) },
      },
      guard: may("leads:read"),
    },
    (call) => listLeads(call, call.query),
  );

  app.get(
    "/api/leads/export",
    {
      schema: {
        summary: "Export the leads as CSV or as lines of JSON",
        description: "A cell that a spreadsheet would take for a formula begins with an apostrophe.",
        query: Type.Object(
          {
            format: Type.Optional(Type.Enum(["csv", "ndjson"], { default: "csv" })),
            for: forSpreadsheet,
            ...schema.leadFilter,
          },
          { additionalProperties: false },
        ),
        response: { 200: null },
        alsoProduces: ["text/csv", "application/x-ndjson"],
      },
      guard: may("leads:read"),
      lane: "long",
      cost: () => ({ workMs: 200, of: "an export" }),
    },
    (call) => exportLeads(call, call.query),
  );

  app.post(
    "/api/leads/import",
    {
      schema: {
        summary: "Import leads from CSV, lines of JSON, Excel or vCards",
        description:
          "Each row is a lead, under the contact of its address or number. A row that says what a stored lead says is unchanged. Columns of other names become `custom`. Rows that cannot be read are left out and told.",
        query: Type.Object(
          {
            ...ImportQuery.properties,
            status: Type.Optional(
              Type.Enum([...schema.leadStatuses], { description: "The status of rows that say none; else new." }),
            ),
            consent: Type.Optional(
              Type.Boolean({ description: "Whether the people of rows that say nothing of it have consented." }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: ImportReport },
      },
      guard: may("leads:write"),
      body: { kind: "stream", mediaTypes: importMediaTypes },
      maxBodyBytes: maxImportBytes,
      cost: () => ({ workMs: 2_000, of: "an import" }),
    },
    (call) => importLeads(call, call.query),
  );

  app.get(
    "/api/leads/import/template",
    {
      schema: { summary: "Get a CSV to fill in for an import", response: { 200: null }, alsoProduces: ["text/csv"] },
      guard: may("leads:read"),
    },
    () => templateOf("leads.csv", leadExample),
  );

  app.get(
    "/api/leads/score-rules",
    {
      schema: {
        summary: "Read the rules by which leads are scored",
        response: { 200: Type.Object({ data: Type.Array(schema.ScoreRule) }) },
      },
      guard: may("leads:read"),
    },
    () => ({ data: scoreRules }),
  );

  app.get(
    "/api/leads/:leadId",
    {
      schema: { summary: "Read a lead", params: LeadPath, response: { 200: schema.Lead } },
      guard: may("leads:read"),
    },
    async ({ kernel, caller, params }) => {
      const { query } = kernel.database;
      const row = await findLead(query, caller.workspaceId, params.leadId);
      return (await showLeads(query, caller.workspaceId, [row]))[0];
    },
  );

  app.patch(
    "/api/leads/:leadId",
    {
      schema: {
        summary: "Change the status, the assignee or own fields of a lead",
        description:
          "The status `spam` keeps a lead apart, any other takes it back from there; the filter learns from both. Of `custom`, only the named fields change, and null removes one.",
        params: LeadPath,
        body: schema.LeadChange,
        response: { 200: schema.Lead },
      },
      guard: may("leads:write"),
      problems: [leadStatusConflict, unknownAssignee],
    },
    (call) => changeLead(call, call.params.leadId, call.body),
  );

  app.delete(
    "/api/leads/:leadId",
    {
      schema: { summary: "Erase a lead with its notes", params: LeadPath, response: { 204: null } },
      guard: may("leads:write"),
      cost: () => ({ workMs: 100, of: "erasing a lead" }),
    },
    (call) => deleteLead(call, call.params.leadId),
  );

  app.get(
    "/api/leads/:leadId/notes",
    {
      schema: {
        summary: "List the notes about a lead, newest first",
        params: LeadPath,
        query: PageQuery,
        response: { 200: PageOf(schema.Note) },
      },
      guard: may("leads:read"),
    },
    (call) => notes.list(call, { ...call.query, leadId: call.params.leadId }),
  );

  app.post(
    "/api/leads/:leadId/notes",
    {
      schema: {
        summary: "Write a note about a lead",
        params: LeadPath,
        body: schema.NewNote,
        response: { 201: schema.Note },
      },
      guard: may("leads:write"),
      idempotent: true,
    },
    (call) => notes.add(call, call.params.leadId, call.body.text),
  );

  app.delete(
    "/api/leads/:leadId/notes/:noteId",
    {
      schema: { summary: "Delete a note", params: NotePath, response: { 204: null } },
      guard: may("leads:write"),
    },
    (call) => notes.remove(call, call.params.leadId, call.params.noteId),
  );
}
