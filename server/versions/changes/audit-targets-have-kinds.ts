import { ofEach, type VersionChange } from "../../kernel/versions/version-change.ts";

/** An entry of the audit log as it was before, with an id alone. */
export const auditTargetsHaveKinds: VersionChange = {
  title: "An entry of the audit log has `target: {kind, id}` in place of `targetId`, in the form of `actor`.",
  operations: ["GET /api/audit"],
  answer: ofEach(({ target, ...entry }) => ({
    ...entry,
    targetId: (target as { id: string } | null)?.id ?? null,
  })),
  describe(openApi) {
    const { properties, required, ...rest } = openApi.components.schemas.AuditEntry as {
      properties: Record<string, unknown>;
      required: string[];
    };
    const { target: _target, ...others } = properties;
    openApi.components.schemas.AuditEntry = {
      ...rest,
      properties: { ...others, targetId: { anyOf: [{ type: "string" }, { type: "null" }] } },
      required: required.map((name) => (name === "target" ? "targetId" : name)),
    };
    return openApi;
  },
};
