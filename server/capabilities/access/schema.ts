import Type from "typebox";

/** Shapes that several rooms of access use. */

export const closed = { additionalProperties: false };

export const IdPath = Type.Object({ id: Type.String({ maxLength: 512 }) });
