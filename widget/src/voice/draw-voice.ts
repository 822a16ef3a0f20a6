import type { ChatPlace } from "../chat-settings.ts";
import type { Conversation } from "../conversation.ts";
import { button, element, icon, report, safely } from "../element.ts";
import type { WindowTexts } from "../texts/en.ts";
import type { Spoken } from "./speak.ts";

const microphone = "M12 4a3 3 0 0 0-3 3v4a3 3 0 0 0 6 0V7a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v3";

/**
 * Puts the button by which a visitor speaks into the form, and the bar that is there meanwhile above it. Undefined where the browser
 * has no microphone for this page, or the workspace does not speak the language.
 */
export function drawVoice(
  place: ChatPlace,
  texts: WindowTexts,
  conversation: Conversation,
  input: HTMLFormElement,
): { end(): void } | undefined {
  const voice = place.settings.voices.find(({ language }) => language.split("-")[0] === place.language);
  const isAble = "AudioWorklet" in globalThis && "WebSocket" in globalThis && navigator.mediaDevices !== undefined;
  if (voice === undefined || !isAble) return undefined;
  const start = button({ class: "mic", "aria-label": texts.speak }, icon(microphone));
  const caption = element("span", { dir: "auto", role: "status" });
  const mute = button({ "aria-pressed": "false" }, texts.mute);
  const end = button({}, texts.endVoice);
  const bar = element("div", { class: "vo", hidden: true }, caption, mute, end);
  let spoken: Spoken | undefined;
  let isSpeaking = false;

  const listens = () => {
    caption.textContent = isSpeaking ? texts.speaks : texts.listens;
  };
  const ended = () => {
    spoken = undefined;
    bar.hidden = true;
    start.hidden = false;
    start.focus();
  };
  const begin = async () => {
    if (spoken !== undefined || !bar.hidden) return;
    start.hidden = true;
    bar.hidden = false;
    caption.textContent = texts.connects;
    try {
      const { speak } = await import("./speak.ts");
      spoken = await speak(place, voice, conversation, {
        caption: (text) => (text === "" ? listens() : caption.replaceChildren(text)),
        speaking: (speaking) => {
          isSpeaking = speaking;
          listens();
        },
        ended,
      });
      listens();
      mute.focus();
    } catch (error) {
      report(error);
      const isRefused = error instanceof DOMException;
      bar.hidden = false;
      caption.textContent = isRefused ? texts.noMicrophone : texts.noVoice;
      setTimeout(() => (bar.hidden = spoken === undefined), 8_000);
    }
  };
  start.addEventListener("click", safely(begin));
  mute.addEventListener(
    "click",
    safely(() => {
      const isMuted = mute.getAttribute("aria-pressed") !== "true";
      mute.setAttribute("aria-pressed", String(isMuted));
      spoken?.mute(isMuted);
    }),
  );
  end.addEventListener(
    "click",
    safely(() => spoken?.close()),
  );
  input.lastElementChild?.before(start);
  input.before(bar);
  return { end: () => spoken?.close() };
}
