import type { Conversation } from "../conversation.ts";
import { button, element, safely } from "../element.ts";
import type { Message } from "../message.ts";
import type { WindowTexts } from "../texts/en.ts";

/** `note` says in the chat what became of a deed. */
type Note = (deed: Promise<void>, text: string) => Promise<void>;

/** Draws a form for a name and an address, below a reply that asks for them. */
export function drawLeadForm(
  texts: WindowTexts,
  conversation: Conversation,
  note: Note,
): { of(last: Message | undefined): HTMLElement | undefined } {
  const forms = new Map<string, HTMLElement>();
  const sent = new Set<string>();
  return {
    of(last) {
      if (last?.asksForContact !== true || last.state !== "done" || sent.has(last.id)) return undefined;
      const form = forms.get(last.id) ?? drawForm(texts, (lead) => note(send(last, lead), texts.leadSent));
      forms.set(last.id, form);
      return form;
    },
  };

  async function send(asking: Message, lead: { name: string; email: string }): Promise<void> {
    const { messages, talk, memory } = conversation;
    const wish = messages.slice(0, messages.indexOf(asking)).findLast(({ author }) => author === "contact");
    const page = location.href.slice(0, 2_000);
    await talk.sendLead({ ...lead, message: wish?.text ?? "", page }, texts.leadConsent);
    sent.add(asking.id);
    await talk.leaveEmail(lead.email);
    memory.keepEmail(lead.email);
  }
}

function drawForm(texts: WindowTexts, send: (lead: { name: string; email: string }) => Promise<void>): HTMLElement {
  const field = (name: string, type: string, autocomplete: "name" | "email") =>
    element("input", {
      ...{ type, autocomplete, required: true, maxlength: "200", dir: "auto" },
      ...{ "aria-label": name, placeholder: name },
    });
  const [name, email] = [field(texts.leadName, "text", "name"), field(texts.email, "email", "email")];
  const consent = element("input", { type: "checkbox", required: true });
  const submit = button({}, texts.send);
  submit.type = "submit";
  const agreed = element("label", {}, consent, " ", texts.leadConsent);
  const form = element("form", { class: "fm" }, name, email, agreed, submit);
  form.addEventListener(
    "submit",
    safely((event: Event) => {
      event.preventDefault();
      return send({ name: name.value.trim(), email: email.value.trim() });
    }),
  );
  return form;
}
