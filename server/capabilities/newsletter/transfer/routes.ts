import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { forSpreadsheet, ImportQuery, importMediaTypes, maxImportBytes, templateOf } from "../../contacts/index.ts";
import { SubscriberImportReport, subscriberFilter } from "../schema.ts";
import { exportSubscribers } from "./export-subscribers.ts";
import { importSubscribers } from "./import-subscribers.ts";

const example = {
  email: "ada@example.com",
  name: "Ada Lovelace",
  language: "en",
  list: "newsletter",
  status: "confirmed",
  source: "shop",
  consent: "Yes, send me news.",
  confirmedAt: "2026-03-01T09:30:00Z",
  confirmIp: "192.0.2.7",
};

export function transferRoutes(app: Routes): void {
  app.get(
    "/api/newsletter/subscribers/export",
    {
      schema: {
        summary: "Export the subscribers and their proofs as CSV or as lines of JSON",
        description: "CSV has a row for each list of a subscriber. Lines of JSON have every proof.",
        query: Type.Object(
          {
            format: Type.Optional(Type.Enum(["csv", "ndjson"], { default: "csv" })),
            for: forSpreadsheet,
            ...subscriberFilter,
          },
          { additionalProperties: false },
        ),
        response: { 200: null },
        alsoProduces: ["text/csv", "application/x-ndjson"],
      },
      guard: may("newsletter:read"),
      lane: "long",
      cost: () => ({ workMs: 200, of: "an export" }),
    },
    (call) => exportSubscribers(call, call.query),
  );
  app.post(
    "/api/newsletter/subscribers/import",
    {
      schema: {
        summary: "Import subscribers from CSV, lines of JSON, Excel or vCards",
        description:
          "With a proof (`confirmedAt`, and `confirmIp` or `consent`) a person is confirmed, without one pending, which `unproved` counts; `ask=true` asks these by mail, as the limits allow. Rows with the status `unsubscribed`, `bounced` or `complained`, or with a column that says so, are kept from all mails. Suppressed addresses and rows that cannot be read are left out and told. Who has left a list stays off it.",
        query: Type.Object(
          {
            ...ImportQuery.properties,
            status: Type.Optional(
              Type.Enum(["pending", "confirmed", "unsubscribed", "bounced", "complained"], {
                description: "Holds of all rows, unless a row says something that ends more.",
              }),
            ),
            list: Type.Optional(Type.String({ maxLength: 63, description: "The `slug` of the list of all rows." })),
            consent: Type.Optional(
              Type.String({
                minLength: 1,
                maxLength: 5_000,
                description: "What all agreed to, word for word, unless a row says it itself.",
              }),
            ),
            ask: Type.Optional(Type.Boolean({ description: "Asks those by mail who are pending." })),
          },
          { additionalProperties: false },
        ),
        response: { 200: SubscriberImportReport },
      },
      guard: may("newsletter:write"),
      body: { kind: "stream", mediaTypes: importMediaTypes },
      maxBodyBytes: maxImportBytes,
      cost: () => ({ workMs: 2_000, of: "an import" }),
    },
    (call) => importSubscribers(call, call.query),
  );
  app.get(
    "/api/newsletter/subscribers/import/template",
    {
      schema: { summary: "Get a CSV to fill in for an import", response: { 200: null }, alsoProduces: ["text/csv"] },
      guard: may("newsletter:read"),
    },
    () => templateOf("subscribers.csv", example),
  );
}
