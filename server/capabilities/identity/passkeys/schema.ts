import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { PasskeyId } from "../ids.ts";
import { closed, RecoveryCodeList } from "../schema.ts";

/** WebAuthn gives and takes this as JSON. The vendor of the authenticator defines what is inside. */
export const webAuthn = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description });
const Base64Url = Type.String({ minLength: 1, maxLength: 100_000, pattern: "^[A-Za-z0-9_-]+$" });
const credentialParts = {
  id: Type.String({ minLength: 1, maxLength: 2_000 }),
  rawId: Type.String({ minLength: 1, maxLength: 2_000 }),
  type: Type.Literal("public-key"),
  clientExtensionResults: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  authenticatorAttachment: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
};

export const PasskeyAnswer = Type.Object(
  {
    ...credentialParts,
    response: Type.Object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
    }),
  },
  { $id: "PasskeyAnswer", description: "What `navigator.credentials.get()` gave, as `toJSON()` writes it." },
);
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

export const NewPasskey = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    passkey: Type.Object(
      {
        ...credentialParts,
        response: Type.Object({
          clientDataJSON: Base64Url,
          attestationObject: Base64Url,
          transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
        }),
      },
      { description: "What `navigator.credentials.create()` gave, as `toJSON()` writes it." },
    ),
  },
  { ...closed, $id: "NewPasskey" },
);
export type NewPasskey = Static<typeof NewPasskey>;

export const PasskeyOptions = Type.Object(
  { options: webAuthn("For `navigator.credentials.create()`.") },
  { ...closed, $id: "PasskeyOptions" },
);
export type PasskeyOptions = Static<typeof PasskeyOptions>;

const passkeyParts = { id: IdOf(PasskeyId), name: Type.String(), createdAt: Time, lastUsedAt: Nullable(Time) };
export const Passkey = Type.Object(passkeyParts, { ...closed, $id: "Passkey" });
export type Passkey = Static<typeof Passkey>;
export const Passkeys = Type.Object({ data: Type.Array(Passkey) }, { ...closed, $id: "Passkeys" });
export const AddedPasskey = Type.Object(
  { ...passkeyParts, recoveryCodes: Type.Optional(RecoveryCodeList) },
  { ...closed, $id: "AddedPasskey" },
);
export type AddedPasskey = Static<typeof AddedPasskey>;
