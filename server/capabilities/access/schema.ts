import Type from "typebox";

/** Shapes that several rooms of access use. */

export const closed = { additionalProperties: false };

/** Describes a moment in ISO 8601, UTC. */
export const Time = Type.String({ format: "date-time" });
export const TimeOrNull = Type.Union([Time, Type.Null()]);
export const IdPath = Type.Object({ id: Type.String({ maxLength: 512 }) });
