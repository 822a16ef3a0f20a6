import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { knownPerson, personOfUser } from "../people/known-person.ts";
import { eraseContact, eraseUser } from "./erase-person.ts";
import { exportPerson, PersonExportQuery, personExportTypes } from "./export-person.ts";
import { receipts } from "./receipts.ts";
import { ErasureReceipt } from "./schema.ts";

const UserPath = Type.Object({
  userId: Type.String({ minLength: 1, maxLength: 255, description: "Your own id of the user, percent-encoded." }),
});
const ContactPath = Type.Object({ contactId: Type.String() });
const ErasurePath = Type.Object({ erasureId: Type.String() });

const exported =
  "As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or `Accept: application/zip`) with a page to read and a file of JSON for each part.";
const erased =
  "Deletes everything that the export shows, of the contacts too that were merged with it. This cannot be undone.";

/** The rights of a person: to read what is stored, and to have it erased. */
export function rightsRoutes(app: Routes): void {
  const read = may("contacts:read");
  const write = may("contacts:write");
  const cost = () => ({ workMs: 200, of: "an export" });
  const erasing = () => ({ workMs: 500, of: "an erasure" });

  app.get(
    "/api/users/:userId/export",
    {
      schema: {
        summary: "Export everything about a user",
        description: `${exported} It includes what carries the user's id without a proof (\`userVerified: false\`), and the contact that the user is. An unknown user has no lines.`,
        params: UserPath,
        query: PersonExportQuery,
        response: { 200: null },
        alsoProduces: personExportTypes,
      },
      guard: read,
      goesOnWhenSuspended: true,
      lane: "long",
      cost,
    },
    async (call) => {
      const { kernel, caller, params } = call;
      return exportPerson(call, await personOfUser(kernel.database.query, caller.workspaceId, params.userId));
    },
  );
  app.delete(
    "/api/users/:userId",
    {
      schema: {
        summary: "Erase everything about a user",
        description: `${erased} The same answer comes when there was nothing to delete.`,
        params: UserPath,
        response: { 200: ErasureReceipt },
      },
      guard: write,
      goesOnWhenSuspended: true,
      lane: "long",
      cost: erasing,
    },
    (call) => eraseUser(call, call.params.userId),
  );
  app.get(
    "/api/contacts/:contactId/export",
    {
      schema: {
        summary: "Export everything about a contact",
        description: exported,
        params: ContactPath,
        query: PersonExportQuery,
        response: { 200: null },
        alsoProduces: personExportTypes,
      },
      guard: read,
      goesOnWhenSuspended: true,
      lane: "long",
      cost,
    },
    async (call) => {
      const { kernel, caller, params } = call;
      return exportPerson(call, await knownPerson(kernel.database.query, caller.workspaceId, params.contactId));
    },
  );
  app.post(
    "/api/contacts/:contactId/erase",
    {
      schema: {
        summary: "Erase a contact everywhere",
        description: erased,
        params: ContactPath,
        response: { 200: ErasureReceipt },
      },
      guard: write,
      goesOnWhenSuspended: true,
      goesOnWhenFull: true,
      lane: "long",
      cost: erasing,
    },
    (call) => eraseContact(call, call.params.contactId),
  );
  app.get(
    "/api/erasures",
    {
      schema: {
        summary: "List the receipts of erasures, newest first",
        query: PageQuery,
        response: { 200: PageOf(ErasureReceipt) },
      },
      guard: read,
    },
    (call) => receipts.list(call, call.query),
  );
  app.get(
    "/api/erasures/:erasureId",
    {
      schema: {
        summary: "Read the receipt of an erasure",
        params: ErasurePath,
        response: { 200: ErasureReceipt },
      },
      guard: read,
    },
    (call) => receipts.read(call, call.params.erasureId),
  );
}
