import { Call } from "../../../server/browser/voice/call.js";
import { openMicrophone } from "../../../server/browser/voice/open-microphone.js";
import type { ChatPlace, ChatSettings } from "../chat-settings.ts";
import type { Conversation } from "../conversation.ts";
import { newMessage } from "../message.ts";

/** Shows in the window what the visitor hears and says. */
type Listener = {
  /** The words so far of what somebody says. */
  caption(text: string): void;
  speaking(isSpeaking: boolean): void;
  said(): void;
  ended(): void;
};
export type Spoken = { mute(isMuted: boolean): void; interrupt(): void; close(): void };
type Told = { type: string; text?: string; final?: boolean; messageId?: string | null; heardText?: string };

/**
 * Speaks with the assistant until it is closed: the visitor's voice goes to the server, and its answers are
 * played. Who speaks into an answer is heard, and the answer falls silent. Fails like getUserMedia, and with a
 * Refusal.
 */
export async function speak(
  { server, folder }: ChatPlace,
  { language, voiceModel }: ChatSettings["voices"][number],
  conversation: Conversation,
  on: Listener,
): Promise<Spoken> {
  let isMuted = false;
  let reply: ReturnType<typeof newMessage> | undefined;
  const say = (author: "contact" | "assistant", text: string, id = `spoken-${performance.now()}`) => {
    // It is its own key, because the server has it in a conversation of its own.
    const message = newMessage({ id, key: id, author, text, state: "done" });
    conversation.messages.push(message);
    on.said();
    return message;
  };
  const take = ({ type, text = "", final, messageId, heardText = "" }: Told): void => {
    if (type === "transcript") {
      on.caption(final ? "" : text);
      if (final && text !== "") say("contact", text);
    } else if (type === "response.started") reply = undefined;
    else if (type === "response.text" && reply === undefined) reply = say("assistant", text, messageId ?? undefined);
    else if (type === "response.text") reply!.text += ` ${text}`;
    else if (type === "response.interrupted" && reply !== undefined) {
      reply.text = heardText;
      reply.state = "interrupted";
    }
    if (reply !== undefined) on.said();
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
    if (started.visitorToken !== undefined) conversation.memory.change({ visitorToken: started.visitorToken });
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
