import { Call } from "../../../server/browser/voice/call.js";
import { openMicrophone } from "../../../server/browser/voice/open-microphone.js";
import type { ChatPlace, ChatSettings } from "../chat-settings.ts";
import type { Conversation } from "../conversation.ts";

/** Shows in the window what the visitor hears and says. */
type Listener = {
  /** The words so far of what somebody says. */
  caption(text: string): void;
  speaking(isSpeaking: boolean): void;
  ended(): void;
};
export type Spoken = { mute(isMuted: boolean): void; interrupt(): void; close(): void };
type Told = { type: string; text?: string; final?: boolean; messageId?: string | null; heardText?: string };

/**
 * Speaks with the assistant until it is closed: the visitor's voice goes to the server, and its answers are
 * played. What both say is in the conversation, whose stream brings it. Who speaks into an answer is heard, and the
 * answer falls silent. Fails like getUserMedia, and with a ParleyProblem.
 */
export async function speak(
  { server, folder }: ChatPlace,
  { language, voiceModel }: ChatSettings["voices"][number],
  conversation: Conversation,
  on: Listener,
): Promise<Spoken> {
  let isMuted = false;
  const take = ({ type, text = "", final, messageId, heardText = "" }: Told): void => {
    if (type === "transcript") on.caption(final ? "" : text);
    // The server has the question by now, and with the first one the conversation. A greeting is in none.
    if (messageId != null) conversation.watch();
    if (type === "response.interrupted") conversation.wasHeard(messageId, heardText);
  };
  let microphone: { close(): void } | undefined;
  const finish = () => {
    microphone?.close();
    on.ended();
  };
  const call = new Call({ onEvent: take, onSpeaking: on.speaking, onSound: () => {}, onEnd: finish });
  const close = () => {
    call.close();
    finish();
  };
  try {
    microphone = await openMicrophone((frame) => {
      if (!isMuted) call.sendSound(frame);
    }, `${server}${folder}/microphone.js`);
    const started = await conversation.talk.startVoice(language, voiceModel);
    const { visitorToken = conversation.memory.kept.visitorToken } = started;
    conversation.memory.change({ visitorToken, hasTalked: true });
    await call.connect(started.webSocketUrl, server);
  } catch (error) {
    close();
    throw error;
  }
  return {
    close,
    interrupt: () => call.interrupt(),
    mute(mustMute) {
      isMuted = mustMute;
      // The server waits for no more of the sentence.
      if (mustMute) call.send({ type: "audio.end" });
    },
  };
}
