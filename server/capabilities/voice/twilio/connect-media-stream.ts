import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { wantsWebSocket } from "../../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { spokenPartsOf } from "../live/spoken-parts.ts";
import { VoiceSession } from "../live/voice-session.ts";
import { openSessionSocket } from "../sessions/open-session-socket.ts";
import { SessionLife } from "../sessions/session-life.ts";
import { findSignedChannel } from "./find-signed-channel.ts";
import { MediaStream, phoneRateHz } from "./media-stream.ts";
import { PhoneCall } from "./phone-call.ts";

/** A message has some 300 bytes. */
const maxMessageBytes = 64 * 1024;

/**
 * Leads a phone call by its sound, until either side ends it. Throws not-found, proof-refused,
 * invalid-request, too-many-voice-sessions, unknown-voice and unknown-language.
 */
export async function connectMediaStream(call: Call<{ channelId: string }, unknown, unknown>): Promise<void> {
  const { kernel } = call;
  const channel = await findSignedChannel(call);
  if (!wantsWebSocket(call.request.raw)) {
    throw new Problem(invalidRequest, "This address is for WebSocket clients. Name it in <Stream> of TwiML.");
  }
  const phone = await PhoneCall.of(kernel, channel, "twilio");
  const { workspaceId, locale: language, assistantId } = phone;
  const chosen = { voice: undefined, language, assistantId };
  const { greeting, ...parts } = await spokenPartsOf(kernel, workspaceId, chosen);
  let stream: MediaStream | undefined;
  const life = new SessionLife(kernel, phone, (reason) => stream?.close(reason));
  const session = await VoiceSession.open({
    ...{ ...parts, kernel, rateHz: phoneRateHz, ask: phone.ask },
    tell: (event) => stream?.tell(event),
    sendSound: (frame) => stream?.sendSound(frame),
    playedMs: () => stream?.playedMs() ?? 0,
    onTurn: (timeline) => life.storeTurn(timeline),
  });
  stream = new MediaStream({
    ...{ session, life },
    onStart(identity) {
      phone.identify(identity);
      session.say(channel.greeting ?? greeting ?? phone.language.phrases.greeting);
    },
  });
  const opened = await openSessionSocket(call, {
    ...{ life, caller: null, maxMessageBytes },
    async connect() {
      await phone.store(parts.voice.id);
      await life.connect();
    },
    stop: () => {
      stream?.stop();
      return session.close();
    },
  });
  if (opened !== undefined) stream.connect(opened);
}
