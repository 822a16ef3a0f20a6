import type { RealtimeResponse, RealtimeServerEvent } from "openai/resources/realtime/realtime";
import type {
  ServerEvent,
  ShownResponse,
} from "../../../server/capabilities/compatible-apis/openai-realtime/events/server-event.ts";

/**
 * The type check compares our events with the types of `openai`. Two members are left to the
 * schemas of OpenAI's agents, which look at them when the tests run: items, which are shown as
 * clients made them, and the settings of a session.
 */
type Apart = "item" | "session" | "response";

type Ours<Name extends ServerEvent["type"]> = Omit<ServerEvent & { type: Name }, Apart>;
type Theirs<Name extends ServerEvent["type"]> = Omit<RealtimeServerEvent & { type: Name }, "event_id" | Apart>;

type Misfits = {
  [Name in ServerEvent["type"]]: Name extends RealtimeServerEvent["type"]
    ? Ours<Name> extends Theirs<Name>
      ? never
      : Name
    : Name;
}[ServerEvent["type"]];

/** Items of the response are left out, and the form of its sound, which is shown as the client named it. */
type MisfitOfResponse = Omit<ShownResponse, "output" | "audio"> extends RealtimeResponse ? never : "the response";

type Unexpected = Misfits | MisfitOfResponse;

/** An error of the type check here names the events that do not fit. */
undefined as never as Unexpected satisfies never;
