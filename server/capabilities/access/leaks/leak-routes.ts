import Type from "typebox";
import { bySignature } from "../../../kernel/caller.ts";
import { rateLimited, unavailable } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { leakReportRefused } from "../problems.ts";
import { reportLeaked } from "./report-leaked.ts";
import { LeakLabel, LeakReport } from "./schema.ts";

const ReportHeaders = Type.Object({
  "Github-Public-Key-Identifier": Type.Optional(
    Type.String({ description: "The `key_identifier` of the key. X-GitHub-Public-Key-Identifier is read as well." }),
  ),
  "Github-Public-Key-Signature": Type.Optional(
    Type.String({
      description: "The signature of the raw body, in base64. X-GitHub-Public-Key-Signature is read as well.",
    }),
  ),
});

export function leakRoutes(app: Routes): void {
  app.post(
    "/api/keys/report-leaked",
    {
      schema: {
        summary: "Report API keys that were found in public",
        description:
          "In the form of GitHub's secret scanning partner programme, and signed as there: ECDSA over P-256 with SHA-256, by a key that is published at PARLEY_LEAK_REPORT_KEYS. A reported secret key is refused on every node within a second, and the owners of its workspace are told. When only the former text of a rotated key was found, only that text ends. A text without the checksum of a secret key is not looked up.",
        headers: ReportHeaders,
        body: LeakReport,
        response: { 200: Type.Array(LeakLabel) },
      },
      guard: bySignature,
      limit: "none",
      body: { kind: "bytes", mediaTypes: ["application/json"] },
      maxBodyBytes: 1_048_576,
      problems: [leakReportRefused, rateLimited, unavailable],
    },
    reportLeaked,
  );
}
