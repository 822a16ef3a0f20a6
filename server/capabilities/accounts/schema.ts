import Type from "typebox";

/** Shapes that several rooms of accounts use. */

export const closed = { additionalProperties: false };

/** A moment in ISO 8601, UTC. */
export const Time = Type.String({ format: "date-time" });
export const TimeOrNull = Type.Union([Time, Type.Null()]);
export const Email = Type.String({ minLength: 3, maxLength: 320, description: "Upper and lower case are the same." });
export const ChosenPassword = Type.String({ minLength: 10, maxLength: 128, description: "10 to 128 characters." });
export const Password = Type.String({ minLength: 1, maxLength: 128 });
export const IdPath = Type.Object({ id: Type.String({ maxLength: 512 }) });
