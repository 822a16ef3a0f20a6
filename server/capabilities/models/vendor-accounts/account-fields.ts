import Type from "typebox";
import type { IdType } from "../../../kernel/storage/id.ts";
import { IdOf, Nullable } from "../../../kernel/wire/show.ts";

type Vendor<Kind extends string> = { kind: Kind; description?: string; baseUrl: string | undefined };

/** The id that a vendor gives to a model or a voice. */
export const IdAtVendor = Type.String({ minLength: 1, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" });

/**
 * Gives the fields that every kind of vendor accounts has: `given` for a new account, `changed` for a
 * change, and `shown` for what the API shows of one.
 */
export function accountFields<Kind extends string>(
  id: IdType,
  vendors: readonly Vendor<Kind>[],
  { name, exampleUrl }: { name: string; exampleUrl: string },
) {
  const kind = kindOf(vendors);
  const Name = Type.String({ pattern: "^[a-z0-9][a-z0-9._-]{0,62}$", description: name });
  const withoutUrl = vendors.filter(({ baseUrl }) => baseUrl === undefined).map((vendor) => `\`${vendor.kind}\``);
  const BaseUrl = Type.String({
    minLength: 1,
    maxLength: 2_000,
    description: `Required for ${withoutUrl.join(", ")}, e.g. \`${exampleUrl}\`. For the others it replaces the vendor's.`,
  });
  return {
    given: { kind, name: Name, apiKey: Type.Optional(ApiKey), baseUrl: Type.Optional(BaseUrl) },
    changed: {
      name: Type.Optional(Name),
      apiKey: Type.Optional(Nullable(ApiKey)),
      baseUrl: Type.Optional(Nullable(BaseUrl)),
    },
    shown: {
      id: IdOf(id),
      kind,
      name: Type.String(),
      baseUrl: Nullable(Type.String()),
      hasApiKey: Type.Boolean(),
    },
  };
}

const ApiKey = Type.String({
  minLength: 1,
  maxLength: 1_000,
  pattern: "^[\\x21-\\x7e]+$",
  description: "Stored encrypted. No answer contains it.",
});

function kindOf<Kind extends string>(vendors: readonly Vendor<Kind>[]) {
  const descriptions = vendors.flatMap(({ kind, description }) =>
    description === undefined ? [] : [`\`${kind}\`: ${description}`],
  );
  return Type.Enum(
    vendors.map(({ kind }) => kind),
    { description: ["The vendor, or the protocol that its server speaks.", ...descriptions].join(" ") },
  );
}
