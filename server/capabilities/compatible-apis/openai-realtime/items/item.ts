import Type, { type Static } from "typebox";
import { newUuid } from "../../../../kernel/storage/id.ts";
import { Nullable } from "../../../../kernel/wire/show.ts";
import { open } from "../../openai/schema.ts";

const Part = Type.Object(
  {
    type: Type.String({ maxLength: 100 }),
    text: Type.Optional(Type.String()),
    transcript: Type.Optional(Nullable(Type.String())),
    image_url: Type.Optional(Type.String()),
  },
  open,
);

/**
 * An item of a conversation, as clients make it: a message, a call of a function, or its output.
 */
export const Item = Type.Object(
  {
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    type: Type.String({ maxLength: 100 }),
    role: Type.Optional(Type.String({ maxLength: 100 })),
    content: Type.Optional(Type.Array(Part, { maxItems: 100 })),
    call_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    name: Type.Optional(Type.String({ maxLength: 200 })),
    arguments: Type.Optional(Type.String()),
    output: Type.Optional(Type.String()),
  },
  open,
);
export type Item = Static<typeof Item>;

/** An item as the server shows it. */
export type ShownItem = {
  id: string;
  object: "realtime.item";
  type: string;
  status: string;
  [member: string]: unknown;
};

export type ShownPart = { type: string; text?: string; transcript?: string | null };

/** Gives a fresh id of an event, an item, a response or a session. */
export function newId(prefix: "event" | "item" | "resp" | "sess"): string {
  return `${prefix}_${newUuid().replaceAll("-", "")}`;
}
