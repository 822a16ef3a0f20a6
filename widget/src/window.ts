import { askPresence, type Presence } from "./ask-presence.ts";
import type { ChatPlace, ChatWindow } from "./chat-settings.ts";
import { Conversation } from "./conversation.ts";
import { drawSeen, drawTyping, findSeen } from "./draw-aside.ts";
import { drawAvatar, drawFace } from "./draw-avatar.ts";
import { drawChip, drawMessage } from "./draw-message.ts";
import { button, element, icon, report, safely } from "./element.ts";
import { drawFilePicker, takesFiles } from "./files/draw-file-picker.ts";
import { drawContact } from "./forms/draw-contact.ts";
import { drawFeedback } from "./forms/draw-feedback.ts";
import { drawLeadForm } from "./forms/draw-lead-form.ts";
import { isKept, type Message } from "./message.ts";
import { callAttention } from "./screen/attention.ts";
import { fitViewport } from "./screen/fit-viewport.ts";
import { keepAtEnd } from "./screen/keep-at-end.ts";
import { keepFocus } from "./screen/keep-focus.ts";
import { statusOf } from "./status-of.ts";
import type { WindowTexts } from "./texts/en.ts";
import { drawVoice } from "./voice/draw-voice.ts";
import { windowRules } from "./window-rules.ts";

const down = "M6 9l6 6 6-6";
const arrow = "M5 12h14M13 6l6 6-6 6";
const square = "M7 7h10v10H7z";
/** A visitor who has closed the window is not followed for longer, unless a person may answer. */
const followedMs = 60_000;

/** Draws the window of a chat, closed. The loader calls this when a visitor is about to open it. */
export function openWindow(place: ChatPlace, texts: WindowTexts): ChatWindow {
  const { settings, root, form, tell } = place;
  const host = root.host as HTMLElement;
  host.dataset.theme = settings.theme;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(windowRules(Number.parseFloat(getComputedStyle(host).fontSize) || 16));
  root.adoptedStyleSheets.push(sheet);

  const status = element("div", { class: "st" });
  const close = button({ "aria-label": texts.close }, icon(down));
  const log = element("div", {
    class: "log",
    role: "log",
    "aria-live": "off",
    "aria-label": texts.messages,
    tabindex: "0",
  });
  const bar = element("div", { class: "bar", role: "alert", hidden: true }, texts.offline);
  const field = element("textarea", {
    "aria-label": texts.write,
    placeholder: texts.write,
    rows: "1",
    maxlength: "8000",
    dir: "auto",
  });
  const send = button({ class: "send", "aria-label": texts.send }, icon(arrow));
  send.type = "submit";
  const input = element("form", { class: "in" }, field, send);
  const person = button({ hidden: true }, texts.askPerson);
  const end = button({ hidden: true }, texts.endChat);
  const mailChat = button({ hidden: true }, texts.mailChat);
  const origin = element("span", {}, texts.quotes);
  const spoken = element("div", { class: "sr", role: "status" });
  const avatar = drawAvatar(place);
  const names = element("div", { class: "names" }, element("h2", {}, element("bdi", {}, settings.name)), status);
  const dialog = element(
    "section",
    {
      ...{ role: form === "bubble" ? "dialog" : "region", "aria-label": texts.chatWith(settings.name) },
      ...{ lang: place.language, dir: getComputedStyle(document.documentElement).direction, hidden: true },
    },
    element("div", { class: "top" }, avatar, names, ...(form === "bubble" ? [close] : [])),
    ...[log, bar, input, element("div", { class: "foot" }, person, mailChat, end, origin), spoken],
  );

  const picker = drawFilePicker(dialog, texts, (file) => void sendFile(file));
  input.prepend(picker.button);
  dialog.append(picker.cover);

  const drawn = new Map<Message, HTMLElement>();
  const notices: [after: Message | undefined, text: string][] = [];
  const stale = new Set<Message>();
  let isDue = false;
  let closedAt: ReturnType<typeof setTimeout> | undefined;
  let presence: Presence = settings;

  const conversation = new Conversation(place, {
    changed: (message) => {
      if (message !== undefined) stale.add(message);
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(safely(draw));
    },
    arrived: (message) => {
      if (message.author !== "contact") spoken.textContent = `${texts.newAnswer}: ${message.text}`;
      callAttention(message.author === "member");
      tell("message", { author: message.author, text: message.text });
    },
  });
  const feedback = settings.askFeedback
    ? drawFeedback(texts, (id, helpful, comment) => conversation.talk.giveFeedback(id, helpful, comment))
    : undefined;
  const contact = drawContact(texts, conversation, note);
  const leadForm = settings.leadForm ? drawLeadForm(texts, conversation, note) : undefined;
  const voice = drawVoice(place, texts, conversation, input);

  function draw(): void {
    isDue = false;
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
    const { messages } = conversation;
    const last = messages.at(-1);
    const rows: Node[] = [element("div", { class: "a", dir: "auto" }, settings.greeting ?? texts.greeting)];
    if (messages.length === 0 && settings.suggestions.length > 0) rows.push(drawSuggestions());
    const seen = findSeen(conversation);
    let speaker: string | null | undefined;
    for (const message of messages) {
      if (message.author === "member" && message.member !== speaker) {
        speaker = message.member;
        const name = speaker ?? texts.aPerson;
        rows.push(element("div", { class: "who" }, drawFace(name, message.picture, place.server), texts.joined(name)));
      } else if (message.author === "assistant") speaker = undefined;
      rows.push(rowOf(message, message === last));
      if (message === seen) rows.push(drawSeen(texts));
      for (const [after, text] of notices) if (after === message) rows.push(element("div", { class: "who" }, text));
    }
    const asked = leadForm?.of(last);
    const rating = conversation.isHandedOver ? undefined : feedback?.of(last);
    const { typist } = conversation.aside;
    const typing = typist && drawTyping(typist, texts, place.server);
    for (const row of [typing, rating, asked, contact.row(asked !== undefined)]) if (row !== undefined) rows.push(row);
    showRows(rows);
    for (const [message] of drawn) if (!messages.includes(message)) drawn.delete(message);
    stale.clear();
    if (isAtEnd || last?.author === "contact") log.scrollTop = log.scrollHeight;
    drawAround();
  }

  /** Leaves what is there already where it is, so that neither focus nor selection is lost. */
  function showRows(rows: Node[]): void {
    rows.forEach((row, at) => {
      const present = log.childNodes[at];
      if (present === row || (present !== undefined && !keeps(row) && present.isEqualNode(row))) return;
      log.insertBefore(row, present ?? null);
    });
    while (log.childNodes.length > rows.length) log.lastChild!.remove();
  }

  /** Messages and feedback have listeners: an equal node is no replacement. */
  function keeps(row: Node): boolean {
    return [...drawn.values()].includes(row as HTMLElement) || (row as HTMLElement).querySelector?.("button") !== null;
  }

  function rowOf(message: Message, isLast: boolean): HTMLElement {
    const known = drawn.get(message);
    const hadChoices = known?.querySelector(".chips") !== null;
    if (known !== undefined && !stale.has(message) && (isLast || !hadChoices)) return known;
    const retry = (failed: Message) => conversation.retry(failed);
    const load = (...wanted: Parameters<typeof conversation.talk.load>) => conversation.talk.load(...wanted);
    const question = conversation.messages.findLast(({ author }) => author === "contact")?.text;
    const row = drawMessage(message, { texts, server: place.server, isLast, question, ask, retry, load });
    if (known !== undefined) known.replaceWith(row);
    drawn.set(message, row);
    return row;
  }

  let suggestions: HTMLElement | undefined;
  function drawSuggestions(): HTMLElement {
    const chips = () => settings.suggestions.map((each) => drawChip(each, ask));
    suggestions ??= element("div", { class: "chips", role: "group", "aria-label": texts.suggestions }, ...chips());
    return suggestions;
  }

  function drawAround(): void {
    const isWriting = conversation.isWriting;
    send.replaceChildren(icon(isWriting ? square : arrow));
    send.setAttribute("aria-label", isWriting ? texts.stop : texts.send);
    status.textContent = statusOf(presence, texts, conversation, place.language);
    bar.hidden = conversation.isOnline;
    end.hidden = mailChat.hidden = !isKept(conversation.messages);
    person.hidden = !settings.handOver || end.hidden || conversation.isHandedOver;
    origin.hidden = !end.hidden;
    const { aside, isHandedOver, messages } = conversation;
    picker.allow(takesFiles(conversation, settings.attachments));
    const isLookedAt = shown.isOpen && !document.hidden;
    aside.follow(isLookedAt && isHandedOver);
    if (isLookedAt) aside.see(messages, isHandedOver);
  }

  function ask(text: string): void {
    const written = text.trim();
    if (written === "") return;
    conversation.send(written);
    conversation.aside.type(false);
    field.focus();
  }

  async function learnPresence(): Promise<void> {
    presence = await askPresence(place);
    drawAround();
  }

  async function sendFile(file: File): Promise<void> {
    spoken.textContent = (await conversation.uploads.send(file)) ? texts.fileSent : texts.notSent;
  }

  async function note(deed: Promise<void>, text: string): Promise<void> {
    try {
      await deed;
      if (text !== "") notices.push([conversation.messages.at(-1), text]);
    } catch (error) {
      report(error);
      notices.push([conversation.messages.at(-1), texts.notDone]);
    }
    spoken.textContent = notices.at(-1)?.[1] ?? "";
    draw();
    log.scrollTop = log.scrollHeight;
  }

  const shown: ChatWindow = {
    get isOpen() {
      return !dialog.hidden;
    },
    open() {
      clearTimeout(closedAt);
      if (shown.isOpen) return;
      dialog.hidden = false;
      conversation.watch();
      if (settings.teamOpensAt !== null) safely(learnPresence)();
      draw();
      log.scrollTop = log.scrollHeight;
      if (form === "bubble") field.focus();
      tell("open");
    },
    close() {
      if (!shown.isOpen || form !== "bubble") return;
      dialog.hidden = true;
      conversation.aside.follow(false);
      if (!conversation.isHandedOver) closedAt = setTimeout(() => conversation.leave(), followedMs);
      place.onClosed();
      tell("close");
    },
    ask(text) {
      shown.open();
      ask(text);
    },
    identify(userToken) {
      const hadSignedIn = conversation.memory.person !== undefined;
      if (!conversation.identify(userToken)) return;
      voice?.end();
      notices.splice(0);
      if (!hadSignedIn) return;
      spoken.textContent = "";
      for (const each of dialog.querySelectorAll<HTMLInputElement>("input, textarea")) each.value = "";
    },
    setContext: (context) => conversation.setContext(context),
    destroy() {
      voice?.end();
      conversation.destroy();
      for (const end of ends) end();
      document.removeEventListener("visibilitychange", look);
      dialog.remove();
    },
  };

  const ends = [fitViewport(root), keepAtEnd(log)];
  const look = safely(drawAround);
  document.addEventListener("visibilitychange", look);
  field.addEventListener(
    "input",
    safely(() => conversation.aside.type(field.value !== "")),
  );
  const deeds: [HTMLElement, () => unknown][] = [
    [close, () => shown.close()],
    [person, () => note(conversation.handOver(), texts.askedPerson)],
    [mailChat, () => contact.mailChat()],
    [end, () => note(conversation.end(), texts.ended)],
  ];
  for (const [pressed, deed] of deeds) pressed.addEventListener("click", safely(deed));
  input.addEventListener(
    "submit",
    safely((event: Event) => {
      event.preventDefault();
      if (conversation.isWriting) return conversation.talk.stop();
      ask(field.value);
      field.value = "";
    }),
  );
  field.addEventListener(
    "keydown",
    safely((event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      if (!conversation.isWriting) input.requestSubmit();
    }),
  );
  keepFocus(dialog, root, { isFloating: form === "bubble", close: () => shown.close() });
  root.append(dialog);
  return shown;
}
