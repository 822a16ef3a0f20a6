import Type, { type Static } from "typebox";
import { PasskeyAnswer, webAuthn } from "../passkeys/schema.ts";
import { closed, Password, RecoveryCodeList, sessionParts } from "../schema.ts";

const Code = Type.String({
  minLength: 6,
  maxLength: 40,
  description: "Six digits of the authenticator app, or a recovery code.",
});

export const Method = Type.Enum(["totp", "passkey", "recovery-code"]);
export type Method = Static<typeof Method>;

export const SecondFactorRequired = Type.Object(
  {
    secondFactorRequired: Type.Literal(true),
    secondFactorToken: Type.String({ description: "Valid for ten minutes and a few attempts." }),
    methods: Type.Array(Method),
    passkeyOptions: Type.Optional(webAuthn("For `navigator.credentials.get()`, where the account has passkeys.")),
  },
  { ...closed, $id: "SecondFactorRequired" },
);
export type SecondFactorRequired = Static<typeof SecondFactorRequired>;

export const SecondFactor = Type.Object(
  {
    ...sessionParts,
    secondFactorToken: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.Optional(Code),
    passkey: Type.Optional(PasskeyAnswer),
  },
  { ...closed, $id: "SecondFactor", description: "With either a `code` or a `passkey`." },
);
export type SecondFactor = Static<typeof SecondFactor>;

export const NewTotp = Type.Object(
  {
    secret: Type.String({ description: "For an authenticator app, in base 32. No later answer shows it." }),
    otpauthUrl: Type.String({ description: "The same as an address, which apps read from a QR code." }),
  },
  { ...closed, $id: "NewTotp" },
);
export type NewTotp = Static<typeof NewTotp>;

export const CodeOnly = Type.Object({ code: Code }, { ...closed, $id: "CodeOnly" });
export const PasswordOnly = Type.Object({ password: Password }, { ...closed, $id: "PasswordOnly" });

export const RecoveryCodes = Type.Object({ recoveryCodes: RecoveryCodeList }, { ...closed, $id: "RecoveryCodes" });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
