import { xmlText } from "../../ssml.ts";

/** Gives a document of TwiML. The elements are markup. */
export function twiml(elements: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${elements.join("")}</Response>`;
}

export const hangUp = "<Hangup/>";
export const pause = '<Pause length="1"/>';

/** `locale`: BCP 47 with a region, as Twilio wants it. */
export function say(text: string, locale: string): string {
  return `<Say language="${xmlText(locale)}">${xmlText(text)}</Say>`;
}

/**
 * Says a text, which the person may interrupt, and posts what the person says or types to `action`.
 * When the person says nothing, `action` is told so, or what follows is done.
 */
export function gather(
  options: { action: string; locale: string; waitSeconds: number; isAnsweredInSilence: boolean },
  text: string,
): string {
  const { action, locale, waitSeconds, isAnsweredInSilence } = options;
  const attributes = {
    input: "speech dtmf",
    action,
    method: "POST",
    language: locale,
    speechTimeout: "auto",
    timeout: String(waitSeconds),
    ...(isAnsweredInSilence ? { actionOnEmptyResult: "true" } : {}),
  };
  return `<Gather ${written(attributes)}>${text === "" ? "" : say(text, locale)}</Gather>`;
}

export function redirect(url: string): string {
  return `<Redirect method="POST">${xmlText(url)}</Redirect>`;
}

/** Gives the call's sound to a WebSocket, in both directions, with what it tells the socket. */
export function connectStream(url: string, told: Record<string, string>): string {
  return `<Connect><Stream url="${xmlText(url)}">${parametersOf(told)}</Stream></Connect>`;
}

/** Twilio hears and speaks; the texts go over a WebSocket. */
export function connectRelay(url: string, greeting: string, locale: string, told: Record<string, string>): string {
  const attributes = { url, welcomeGreeting: greeting, language: locale, interruptible: "any", dtmfDetection: "true" };
  return `<Connect><ConversationRelay ${written(attributes)}>${parametersOf(told)}</ConversationRelay></Connect>`;
}

function parametersOf(told: Record<string, string>): string {
  const parameters = Object.entries(told).map(([name, value]) => `<Parameter ${written({ name, value })}/>`);
  return parameters.join("");
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${xmlText(value)}"`)
    .join(" ");
}
