import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { joinedByNumber } from "./merging/joined-by-number.ts";
import { mergeContacts, unmergeContacts } from "./merging/merge-contacts.ts";
import { partContact } from "./merging/part-contact.ts";
import { JoinedContact, PartedIdentities } from "./merging/schema.ts";
import { blockContact } from "./people/block-contact.ts";
import { changeContact } from "./people/change-contact.ts";
import { createContact } from "./people/create-contact.ts";
import { readContact } from "./people/read-contact.ts";
import * as schema from "./people/schema.ts";
import { timeline } from "./people/timeline.ts";
import { alreadyMerged, identityTaken, notMerged, segmentNameTaken } from "./problems.ts";
import { NewSegment, Segment, SegmentChange } from "./segments/schema.ts";
import { listContacts, segments } from "./segments/segments.ts";
import { exportContacts } from "./transfer/export-contacts.ts";
import { importMediaTypes } from "./transfer/files/open-file.ts";
import { importContacts } from "./transfer/import-contacts.ts";
import { forSpreadsheet, ImportQuery, ImportReport, maxImportBytes } from "./transfer/schema.ts";
import { templateOf } from "./transfer/template-of.ts";

const ContactPath = Type.Object({ contactId: Type.String() });
const SegmentPath = Type.Object({ segmentId: Type.String() });
const filters = { ...schema.contactFilter, segmentId: Type.Optional(Type.String()) };
const contactExample = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "+49 30 901820",
  company: "Engines",
  tags: "vip, newsletter",
  userId: "",
  city: "Berlin",
};

/** The people whom a workspace knows. */
export function contactRoutes(app: Routes): void {
  const read = may("contacts:read");
  const write = may("contacts:write");
  app.get(
    "/api/contacts",
    {
      schema: {
        summary: "List or search the contacts, newest first",
        query: Type.Object({ ...PageQuery.properties, ...filters }, { additionalProperties: false }),
        response: { 200: PageOf(schema.Contact) },
      },
      guard: read,
    },
    (call) => listContacts(call, call.query),
  );
  app.post(
    "/api/contacts",
    {
      schema: { summary: "Make a contact", body: schema.NewContact, response: { 201: schema.Contact } },
      guard: write,
      idempotent: true,
      problems: [identityTaken],
    },
    (call) => createContact(call, call.body),
  );
  app.get(
    "/api/contacts/export",
    {
      schema: {
        summary: "Export the contacts as CSV or as lines of JSON",
        description: "A cell that a spreadsheet would take for a formula begins with an apostrophe.",
        query: Type.Object(
          { format: Type.Optional(Type.Enum(["csv", "ndjson"], { default: "csv" })), for: forSpreadsheet, ...filters },
          { additionalProperties: false },
        ),
        response: { 200: null },
        alsoProduces: ["text/csv", "application/x-ndjson"],
      },
      guard: read,
      lane: "long",
      cost: () => ({ workMs: 200, of: "an export" }),
    },
    (call) => exportContacts(call, call.query),
  );
  app.post(
    "/api/contacts/import",
    {
      schema: {
        summary: "Import contacts from CSV, lines of JSON, Excel or vCards",
        description:
          "A row changes the contact of its userId or address, or makes one. A number leads to nobody, because people share it: only a row without either is known by its number and name. Columns of other names become `custom`. Rows that cannot be read are left out and told.",
        query: ImportQuery,
        response: { 200: ImportReport },
      },
      guard: write,
      body: { kind: "stream", mediaTypes: importMediaTypes },
      maxBodyBytes: maxImportBytes,
      cost: () => ({ workMs: 2_000, of: "an import" }),
    },
    (call) => importContacts(call),
  );
  app.get(
    "/api/contacts/import/template",
    {
      schema: { summary: "Get a CSV to fill in for an import", response: { 200: null }, alsoProduces: ["text/csv"] },
      guard: read,
    },
    () => templateOf("contacts.csv", contactExample),
  );
  app.get(
    "/api/contacts/joined-by-number",
    {
      schema: {
        summary: "List the contacts that a phone number may have joined",
        description:
          "Before, people with one number became one contact. Each proposal is a person who may be another one.",
        query: PageQuery,
        response: { 200: PageOf(JoinedContact) },
      },
      guard: read,
    },
    (call) => joinedByNumber.list(call, call.query),
  );
  app.get(
    "/api/contacts/:contactId",
    { schema: { summary: "Read a contact", params: ContactPath, response: { 200: schema.Contact } }, guard: read },
    (call) => readContact(call, call.params.contactId),
  );
  app.patch(
    "/api/contacts/:contactId",
    {
      schema: {
        summary: "Change a contact",
        description: "A former address or number still leads to the contact; null takes it back.",
        params: ContactPath,
        body: schema.ContactChange,
        response: { 200: schema.Contact },
      },
      guard: write,
      problems: [identityTaken],
    },
    (call) => changeContact(call, call.params.contactId, call.body),
  );
  app.get(
    "/api/contacts/:contactId/timeline",
    {
      schema: {
        summary: "Read what happened with a contact, newest first",
        params: ContactPath,
        query: PageQuery,
        response: { 200: PageOf(schema.TimelineItem) },
      },
      guard: read,
    },
    (call) => timeline(call, { ...call.query, contactId: call.params.contactId }),
  );
  app.post(
    "/api/contacts/:contactId/merge",
    {
      schema: {
        summary: "Merge a contact into another one",
        description:
          "Both are shown as the other one from now on. Nothing is moved, so that `unmerge` restores both as they were.",
        params: ContactPath,
        body: schema.MergeInto,
        response: { 200: schema.Contact },
      },
      guard: write,
      problems: [alreadyMerged],
    },
    (call) => mergeContacts(call, call.params.contactId, call.body.intoId),
  );
  app.post(
    "/api/contacts/:contactId/unmerge",
    {
      schema: {
        summary: "End a merge",
        description: "Of this contact, or of the one that was merged into it last.",
        params: ContactPath,
        response: { 200: schema.Contact },
      },
      guard: write,
      problems: [notMerged],
    },
    (call) => unmergeContacts(call, call.params.contactId),
  );
  app.post(
    "/api/contacts/:contactId/part",
    {
      schema: {
        summary: "Part a contact that is two people",
        description:
          "Makes a contact of the second person's identities. Leads, subscriptions and conversations that name them go along; tags and own fields stay.",
        params: ContactPath,
        body: PartedIdentities,
        response: { 201: schema.Contact },
      },
      guard: write,
    },
    (call) => partContact(call, call.params.contactId, call.body),
  );
  app.delete(
    "/api/contacts/:contactId/joined-by-number",
    {
      schema: {
        summary: "Say that a contact is one person, and was joined rightly",
        params: ContactPath,
        response: { 204: null },
      },
      guard: write,
    },
    (call) => joinedByNumber.keep(call, call.params.contactId),
  );
  for (const [verb, isBlocked, summary] of [
    ["block", true, "Block a contact: chats are refused, and forms are spam"],
    ["unblock", false, "Unblock a contact"],
  ] as const) {
    app.post(
      `/api/contacts/:contactId/${verb}`,
      {
        schema: { summary, params: ContactPath, response: { 200: schema.Contact } },
        guard: write,
        goesOnWhenFull: true,
      },
      (call) => blockContact(call, call.params.contactId, isBlocked),
    );
  }

  app.get(
    "/api/segments",
    {
      schema: {
        summary: "List the segments with their counts, newest first",
        query: PageQuery,
        response: { 200: PageOf(Segment) },
      },
      guard: read,
    },
    (call) => segments.list(call, call.query),
  );
  app.post(
    "/api/segments",
    {
      schema: { summary: "Save a filter of contacts as a segment", body: NewSegment, response: { 201: Segment } },
      guard: write,
      idempotent: true,
      problems: [segmentNameTaken, cannotBeDone],
    },
    (call) => segments.make(call, call.body),
  );
  app.get(
    "/api/segments/:segmentId",
    {
      schema: { summary: "Read a segment with its count", params: SegmentPath, response: { 200: Segment } },
      guard: read,
    },
    (call) => segments.read(call, call.params.segmentId),
  );
  app.patch(
    "/api/segments/:segmentId",
    {
      schema: {
        summary: "Rename a segment, or give it another filter",
        params: SegmentPath,
        body: SegmentChange,
        response: { 200: Segment },
      },
      guard: write,
      problems: [segmentNameTaken],
    },
    (call) => segments.change(call, call.params.segmentId, call.body),
  );
  app.delete(
    "/api/segments/:segmentId",
    {
      schema: { summary: "Delete a segment; its contacts stay", params: SegmentPath, response: { 204: null } },
      guard: write,
    },
    (call) => segments.remove(call, call.params.segmentId),
  );
}
