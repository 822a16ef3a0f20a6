import Type from "typebox";
import type { CallFunction } from "../calls/call.ts";
import { askModel } from "./ask-model.ts";
import { readCall } from "./read-call.ts";

const Prompt = Type.Object(
  {
    prompt: Type.String({ minLength: 1 }),
    system: Type.Optional(Type.String()),
    model: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    maxOutputTokens: Type.Optional(Type.Integer({ minimum: 1, maximum: 32_000 })),
    temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
  },
  { additionalProperties: false },
);

/** Gives what a model of the workspace writes. */
export const promptModel: CallFunction = {
  name: "parley.model:1.0.0@default",
  isIdempotent: () => true,
  async run(call) {
    const { text, model, usage } = await askModel(call, readCall(call, Prompt));
    return { output: { text, model, usage }, cost: usage };
  },
};
