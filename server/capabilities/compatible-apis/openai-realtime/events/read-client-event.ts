import { parseJsonWithin } from "@parley/json";
import { invalidRequest, Problem } from "../../../../kernel/problem.ts";
import { loadChecks } from "../../../../kernel/wire/explain-faults.ts";
import { invalid } from "../../problems.ts";
import { type ClientEvent, type ClientEventType, clientEvents } from "./client-event.ts";
import { toGeneralEvent } from "./to-general-event.ts";

/**
 * Reads an event of the client. Throws invalid-request with the member that is wrong.
 * @param isPreview whether it is in the form of the protocol's preview
 */
export function readClientEvent(json: string, isPreview: boolean): ClientEvent {
  if (escapedNul.test(json)) throw invalid("/body", "must not contain NUL characters (U+0000)");
  const value = parse(json);
  const { Check, Errors } = loadChecks();
  if (!Check(clientEvents["input_audio_buffer.commit"], value)) throw invalid("/body", "must be an object");
  const { type } = value as { type?: unknown };
  if (typeof type !== "string" || !Object.hasOwn(clientEvents, type)) {
    const known = Object.keys(clientEvents).join(", ");
    throw invalid("/body/type", `must be one of ${known}`);
  }
  const event = isPreview ? toGeneralEvent(value) : value;
  const schema = clientEvents[type as ClientEventType];
  if (Check(schema, event)) return event as unknown as ClientEvent;
  const [first] = Errors(schema, event);
  throw invalid(`/body${first?.instancePath ?? ""}`, first?.message ?? "is not valid");
}

/** The only way to write a NUL character in JSON. No text that is stored can hold it. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

function parse(json: string): unknown {
  try {
    return parseJsonWithin(json);
  } catch {
    throw new Problem(invalidRequest, "An event must be a JSON object in a text message.");
  }
}

/** Gives the id that the client gave an event, as far as it can be read. */
export function eventIdOf(json: string): string | null {
  try {
    const { event_id: id } = parseJsonWithin(json) as { event_id?: unknown };
    return typeof id === "string" ? id.slice(0, 512) : null;
  } catch {
    return null;
  }
}
