import Type, { type Static } from "typebox";

/** Shapes that several rooms of accounts use. */

export const closed = { additionalProperties: false };

export const Email = Type.String({ minLength: 3, maxLength: 320, description: "Upper and lower case are the same." });
/** The least and the most characters of a password that a person chooses. */
export const passwordLength = { least: 10, most: 128 };
export const ChosenPassword = Type.String({
  minLength: passwordLength.least,
  maxLength: passwordLength.most,
  description: `${passwordLength.least} to ${passwordLength.most} characters.`,
});
export const Password = Type.String({ minLength: 1, maxLength: passwordLength.most });
/**
 * Says what a member may do: an owner everything, an agent talks with the people whom the workspace
 * serves.
 */
export const roles = ["owner", "admin", "agent"] as const;
export const Role = Type.Enum([...roles]);
export type Role = Static<typeof Role>;
/** The name of a workspace stands in the subjects of mails, so that it has no line breaks and no control characters. */
const controls = "\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029";
export const oneLine = `[^${controls}]*$`;
/** One written line has a character that is no blank. */
export const oneWrittenLine = `[^${controls}]*[^\\s${controls}]${oneLine}`;
export const IdPath = Type.Object({ id: Type.String({ maxLength: 512 }) });
export const RecoveryCodeList = Type.Array(Type.String(), {
  description: "Each replaces the second factor once. No later answer shows them.",
});

/** A body that starts a session may say where its refresh token is kept. */
export const sessionParts = {
  session: Type.Optional(
    Type.Literal("cookie", {
      description:
        "For Parley's own pages: the refresh token is then in a cookie that no script reads, and the answer is without it.",
    }),
  ),
};
