import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { problemOf } from "../../../kernel/problem-of.ts";
import { wantsWebSocket } from "../../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { openSessionSocket } from "../sessions/open-session-socket.ts";
import { SessionLife } from "../sessions/session-life.ts";
import { ConversationRelay } from "./conversation-relay.ts";
import { findSignedChannel } from "./find-signed-channel.ts";
import { PhoneCall } from "./phone-call.ts";

/** Twilio speaks, with the voice that TwiML names. */
const voice = "twilio";
const maxMessageBytes = 64 * 1024;

/**
 * Leads a phone call by texts, until either side ends it. Throws not-found, proof-refused,
 * invalid-request and too-many-voice-sessions.
 */
export async function connectConversationRelay(call: Call<{ channelId: string }, unknown, unknown>): Promise<void> {
  const { kernel } = call;
  const channel = await findSignedChannel(call);
  if (!wantsWebSocket(call.request.raw)) {
    throw new Problem(
      invalidRequest,
      "This address is for WebSocket clients. Name it in <ConversationRelay> of TwiML.",
    );
  }
  const phone = await PhoneCall.of(kernel, channel, "conversation-relay");
  const life: SessionLife = new SessionLife(kernel, phone, (reason) => relay.close(reason));
  const relay: ConversationRelay = new ConversationRelay({
    ...{ ask: phone.ask, apology: phone.language.spoken.notUnderstood, life },
    begin: (identity) => phone.identify(identity),
    onFault: (error) => kernel.log.warn({ code: problemOf(error).type.code }, "a turn of a phone call failed"),
  });
  phone.speakBy(relay);
  const opened = await openSessionSocket(call, {
    ...{ life, caller: null, maxMessageBytes },
    async connect() {
      await phone.store(voice);
      await life.connect();
    },
    stop: () => {
      phone.stop();
      return relay.stop();
    },
  });
  if (opened !== undefined) relay.connect(opened);
}
