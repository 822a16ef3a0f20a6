import type { ParleyWidget, WidgetCall } from "../../sdks/typescript/src/parley-widget.d.ts";
import { type ChatEvent, type ChatSettings, type ChatWindow, languageOf, withAttributes } from "./chat-settings.ts";
import { element, report, safely } from "./element.ts";
import { launcherRules, makeLauncher, sayFailure, unsayFailure } from "./launcher.ts";
import { themeRules } from "./theme-rules.ts";

/** The build writes the folder of the window here, which is named after its content. */
declare const windowFolder: string;
/** The names of what the window is built on. A server of another version has others, which the window itself names. */
declare const windowParts: string[];

type Listener = (detail: never) => void;
type Chat = {
  host: HTMLElement;
  launcher: HTMLButtonElement | undefined;
  load(): Promise<ChatWindow>;
  /** Says that the window was wanted, and could not be loaded. */
  failed(): void;
};

const tagName = "parley-chat";
/** A pointer that is so close to the corner of the launcher is probably on its way to it. */
const nearPx = 220;
const script = document.currentScript as HTMLScriptElement | null;
const listeners = new Map<ChatEvent, Set<Listener>>();
const steps: ((chat: ChatWindow) => void)[] = [];
let settings: Promise<ChatSettings> | undefined;
let chat: Chat | undefined;
let isDestroyed = false;
/** The page wanted the window before there was a chat. */
let isWanted = false;

const server = script === null ? location.origin : new URL(script.src, location.href).origin;
const key = script?.dataset.key ?? "";

function tell(event: ChatEvent, detail?: unknown): void {
  for (const listener of listeners.get(event) ?? []) safely(listener)(detail as never);
  if (event === "message" && chat?.launcher?.hidden === false) chat.launcher.dataset.news = "";
  safely(() => document.dispatchEvent(new CustomEvent(`parley:${event}`, { detail })))();
}

/** Asks once, and once more after a while when the line was bad. A refusal is told to the developer. */
function readSettings(): Promise<ChatSettings> {
  settings ??= fetchSettings().catch((error) => {
    settings = undefined;
    throw error;
  });
  return settings;
}

async function fetchSettings(): Promise<ChatSettings> {
  const answer = await fetch(`${server}/widget/settings/${encodeURIComponent(key)}.json`, { credentials: "omit" });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.detail ?? answer.statusText);
  return body;
}

/** Draws the button, or fills the element of the page. The window itself is loaded when it is wanted. */
async function place(inline: HTMLElement | undefined): Promise<Chat> {
  const data = { ...script?.dataset, ...inline?.dataset } as DOMStringMap;
  const own = withAttributes(await readSettings(), data);
  const host = inline ?? document.createElement("div");
  const form = inline === undefined ? "bubble" : data.form === "page" ? "page" : "inline";
  const language = languageOf(own, data.language);
  host.dataset.form = form;
  host.dataset.side = own.position;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  // The launcher's rules begin with a reset, which would undo the theme.
  sheet.replaceSync(launcherRules + themeRules(own.colour, own.theme));
  root.adoptedStyleSheets = [sheet];
  const launcher = form === "bubble" ? makeLauncher(own, language) : undefined;
  let loaded: Promise<ChatWindow> | undefined;
  let attempts = 0;
  const loadParts = async () => {
    // A browser never asks again for a script that it could not load. The server has each under any such name.
    const folder = attempts === 0 ? windowFolder : `${windowFolder}-${attempts}`;
    attempts++;
    const loadPart = (name: string) => import(`${server}${folder}/${name}.js`);
    // The words and what the window is built on come beside it, and not after it.
    for (const part of windowParts) loadPart(part).catch(() => {});
    const [{ openWindow }, { default: texts }] = await Promise.all([loadPart("window"), loadPart(language)]);
    const place = { server, folder, key, settings: own, language, root, form, tell };
    return openWindow({ ...place, onClosed: () => showLauncher(launcher) }, texts);
  };
  const load = () => {
    if (loaded !== undefined) return loaded;
    loaded = loadParts();
    // A line that breaks now may hold at the next click.
    loaded.catch((error) => {
      loaded = undefined;
      report(error);
    });
    return loaded;
  };
  if (launcher !== undefined) {
    const soon = safely(() => void load().catch(() => {}));
    for (const event of ["pointerenter", "focus", "touchstart"]) {
      launcher.addEventListener(event, soon, { once: true, passive: true });
    }
    preloadNear(own.position, soon);
    launcher.addEventListener("click", () => act((shown) => shown.open()));
    root.append(launcher);
  }
  if (inline === undefined) keepInPage(host);
  const failed = () => {
    if (launcher !== undefined) sayFailure(launcher, language);
    // The page may have written into the element what is shown then.
    else if (root.childElementCount === 0) root.append(element("slot"));
  };
  return { host, launcher, load, failed };
}

/** Loads the window while the pointer is still on its way. The corner is known without asking for a layout. */
function preloadNear(side: "right" | "left", load: () => void): void {
  const look = safely(({ clientX, clientY }: PointerEvent) => {
    const aside = side === "right" ? innerWidth - clientX : clientX;
    if (aside > nearPx || innerHeight - clientY > nearPx) return;
    removeEventListener("pointermove", look);
    load();
  });
  addEventListener("pointermove", look, { passive: true });
}

function showLauncher(launcher: HTMLButtonElement | undefined): void {
  if (launcher === undefined) return;
  launcher.hidden = false;
  launcher.setAttribute("aria-expanded", "false");
  launcher.focus();
}

/** Frameworks replace the body of a page, and the chat with it. */
function keepInPage(host: HTMLElement): void {
  const put = safely(() => {
    if (!isDestroyed && !host.isConnected && chat?.host === host) document.body.append(host);
  });
  document.body.append(host);
  new MutationObserver(put).observe(document.documentElement, { childList: true });
  let observed = document.body;
  const body = new MutationObserver(put);
  body.observe(observed, { childList: true });
  new MutationObserver(() => {
    if (document.body === observed || document.body === null) return;
    observed = document.body;
    body.observe(observed, { childList: true });
  }).observe(document.documentElement, { childList: true });
}

/** Does something with the window, which is loaded for it when it is not there yet. */
function act(step: (shown: ChatWindow) => void): void {
  if (isDestroyed) return;
  steps.push(step);
  if (chat === undefined) {
    isWanted = true;
    return;
  }
  const { launcher, load, failed } = chat;
  load()
    .then((shown) => {
      for (const next of steps.splice(0)) safely(next)(shown);
      if (launcher === undefined) return;
      unsayFailure(launcher);
      launcher.hidden = shown.isOpen;
      launcher.setAttribute("aria-expanded", String(shown.isOpen));
      if (shown.isOpen) delete launcher.dataset.news;
    })
    .catch(() => {
      steps.splice(0);
      failed();
    });
}

function makeApi(): ParleyWidget {
  return {
    open: () => act((shown) => shown.open()),
    close: () => act((shown) => shown.close()),
    toggle: () => act((shown) => (shown.isOpen ? shown.close() : shown.open())),
    /** Opens the chat and asks in the visitor's name. */
    ask: (text: string) => act((shown) => shown.ask(String(text))),
    /** Says who the visitor is, by a token that the page's server signed. Null: nobody any more. */
    identify: (userToken: string | null) => remember((shown) => shown.identify(userToken)),
    /** Tells the assistant about the page, with every message from now on. */
    setContext: (context: Record<string, unknown>) => remember((shown) => shown.setContext(context)),
    /** Listens to `ready`, `open`, `close` or `message`. Gives the function that ends it. */
    on(event: ChatEvent, listener: Listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
    /** Takes the chat out of the page. */
    destroy() {
      isDestroyed = true;
      const { host, load } = chat ?? {};
      if (host?.shadowRoot?.querySelector("section")) load?.().then((shown) => shown.destroy(), report);
      if (host?.dataset.form === "bubble") host.remove();
      chat = undefined;
    },
    /** Takes a call as a list, so that a page need not know whether the script is there already. */
    push: (...calls: WidgetCall[]) => {
      for (const [name, ...given] of calls)
        safely(() => (api as unknown as Record<string, (...given: unknown[]) => unknown>)[name]?.(...given))();
    },
  };
}

/** Says something to a window that may come later, and loads none for it. */
function remember(step: (shown: ChatWindow) => void): void {
  if (chat?.host.shadowRoot?.querySelector("section")) act(step);
  else steps.push(step);
}

async function start(inline?: HTMLElement): Promise<void> {
  if (isDestroyed) return;
  const former = chat;
  chat = await place(inline);
  if (former !== undefined && former.host !== inline) former.host.remove();
  tell("ready");
  if (inline !== undefined || script?.dataset.open === "true") act((shown) => shown.open());
  else if (isWanted) act(() => {});
}

const api = makeApi();

function begin(): void {
  const early = (globalThis as { Parley?: unknown }).Parley;
  if (typeof (early as Partial<ParleyWidget> | undefined)?.open === "function") return;
  (globalThis as { Parley?: unknown }).Parley = api;
  if (key === "") {
    report("The script needs the attribute data-key with a publishable key.");
    return;
  }
  if (Array.isArray(early)) api.push(...(early as WidgetCall[]));
  const onIdle = (work: () => void) =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 200);
  const again = (error: unknown) => {
    report(error);
    if (error instanceof TypeError) addEventListener("online", () => start().catch(report), { once: true });
  };
  defineElement(again);
  onIdle(() => {
    if (document.querySelector(tagName) === null) start().catch(again);
  });
}

function defineElement(fail: (error: unknown) => void): void {
  if (customElements.get(tagName) !== undefined) return;
  customElements.define(
    tagName,
    class extends HTMLElement {
      connectedCallback() {
        start(this).catch(fail);
      }
      disconnectedCallback() {
        if (chat?.host !== this) return;
        const { load } = chat;
        chat = undefined;
        load().then((shown) => shown.destroy(), report);
        start().catch(fail);
      }
    },
  );
}

safely(begin)();
