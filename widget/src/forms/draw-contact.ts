import type { Conversation } from "../conversation.ts";
import { button, element, safely } from "../element.ts";
import type { WindowTexts } from "../texts/en.ts";

/** `note` says in the chat what became of a deed. */
type Note = (deed: Promise<void>, text: string) => Promise<void>;

/**
 * Asks for an e-mail address: where a person will answer, so that the answer finds a visitor who has left, and
 * where the visitor wants the chat by mail.
 */
export function drawContact(
  texts: WindowTexts,
  conversation: Conversation,
  note: Note,
): { row(isAskedElsewhere: boolean): HTMLElement | undefined; mailChat(): Promise<void> } {
  const field = element("input", {
    ...{ type: "email", required: true, maxlength: "320", autocomplete: "email" },
    ...{ "aria-label": texts.email, placeholder: texts.email, dir: "auto" },
  });
  const label = element("span", {});
  const send = button({}, texts.send);
  send.type = "submit";
  const form = element("form", { class: "fm" }, label, field, send);
  let wantsChat = false;

  async function leave(email: string, isForChat: boolean): Promise<void> {
    await conversation.talk.leaveEmail(email);
    conversation.memory.keepEmail(email);
    if (isForChat) await conversation.talk.mailTranscript(email);
  }

  form.addEventListener(
    "submit",
    safely((event: Event) => {
      event.preventDefault();
      const email = field.value.trim();
      const isForChat = wantsChat;
      wantsChat = false;
      return note(leave(email, isForChat), isForChat ? texts.chatMailed(email) : texts.emailLeft(email));
    }),
  );

  return {
    row(isAskedElsewhere) {
      const waits = conversation.isHandedOver && conversation.memory.email === undefined;
      const isWanted = wantsChat || (waits && !isAskedElsewhere);
      label.textContent = wantsChat ? texts.mailChat : texts.leaveEmail;
      return isWanted ? form : undefined;
    },
    async mailChat() {
      wantsChat = true;
      field.value = conversation.memory.email ?? "";
      await note(Promise.resolve(), "");
      field.focus();
    },
  };
}
