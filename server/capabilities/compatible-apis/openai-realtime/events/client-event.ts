import Type, { type Static } from "typebox";
import { Maybe } from "../../../../kernel/wire/show.ts";
import { open } from "../../openai/schema.ts";
import { Item } from "../items/item.ts";
import { ResponseSettings, SessionUpdate } from "../session-settings.ts";

const eventId = { event_id: Type.Optional(Type.String({ maxLength: 512 })) };
const itemId = Type.String({ minLength: 1, maxLength: 100 });

/** 15 MiB of sound in base64. */
const maxAudioLength = 20 * 1024 * 1024;

/** A client sends these events, by their type. Members that are not named here have no effect. */
export const clientEvents = {
  "session.update": Type.Object({ ...eventId, session: SessionUpdate }, open),
  "input_audio_buffer.append": Type.Object({ ...eventId, audio: Type.String({ maxLength: maxAudioLength }) }, open),
  "input_audio_buffer.commit": Type.Object(eventId, open),
  "input_audio_buffer.clear": Type.Object(eventId, open),
  "output_audio_buffer.clear": Type.Object(eventId, open),
  "conversation.item.create": Type.Object({ ...eventId, item: Item, previous_item_id: Maybe(itemId) }, open),
  "conversation.item.retrieve": Type.Object({ ...eventId, item_id: itemId }, open),
  "conversation.item.delete": Type.Object({ ...eventId, item_id: itemId }, open),
  "conversation.item.truncate": Type.Object(
    {
      ...eventId,
      item_id: itemId,
      content_index: Type.Integer({ minimum: 0 }),
      audio_end_ms: Type.Integer({ minimum: 0 }),
    },
    open,
  ),
  "response.create": Type.Object({ ...eventId, response: Maybe(ResponseSettings) }, open),
  "response.cancel": Type.Object({ ...eventId, response_id: Maybe(itemId) }, open),
};

export type ClientEventType = keyof typeof clientEvents;
export type ClientEvent = {
  [Name in ClientEventType]: { type: Name } & Static<(typeof clientEvents)[Name]>;
}[ClientEventType];
