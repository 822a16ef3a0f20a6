import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { wantsWebSocket } from "../../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { spokenPartsOf } from "../live/spoken-parts.ts";
import { VoiceSession } from "../live/voice-session.ts";
import { recordSession } from "../recordings/record-session.ts";
import type { SessionRecorder } from "../recordings/session-recorder.ts";
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
  const { greeting, recordingNotice: notice, ...parts } = await spokenPartsOf(kernel, workspaceId, chosen);
  let stream: MediaStream | undefined;
  let recorder: SessionRecorder | undefined;
  const life = new SessionLife(kernel, phone, (reason) => stream?.close(reason));
  const session = new VoiceSession({
    ...{ ...parts, kernel, rateHz: phoneRateHz, ask: phone.ask },
    tell: (event) => stream?.tell(event),
    sendSound: (frame) => stream?.sendSound(frame),
    playedMs: () => stream?.playedMs() ?? 0,
    onTurn: (timeline) => life.storeTurn(timeline),
  });
  phone.speakBy(session);
  stream = new MediaStream({
    ...{ session, life },
    begin: (identity) => phone.identify(identity),
    greet() {
      const said = channel.greeting ?? greeting ?? phone.language.phrases.greeting;
      session.say(recorder === undefined ? said : `${recorder.notice} ${said}`);
    },
    isRecording: () => recorder?.isRecording ?? false,
    async stopRecording() {
      await recorder?.discard();
      session.say(phone.language.spoken.recordingStopped);
    },
  });
  const opened = await openSessionSocket(call, {
    ...{ life, caller: null, maxMessageBytes },
    async connect() {
      await phone.store(parts.voice.id);
      const connected = await life.connect();
      if (connected) recorder = await recordSession(kernel, session, connected, { notice, rateHz: phoneRateHz });
    },
    async stop() {
      stream?.stop();
      phone.stop();
      await session.close();
      await recorder?.end();
    },
  });
  if (opened !== undefined) stream.connect(opened);
}
