import type { ChatSettings } from "./chat-settings.ts";
import { element, icon } from "./element.ts";

const speech = "M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5z";
/** Said where the window cannot be loaded, for example because something blocks it. */
const failures: Record<string, string> = {
  en: "The chat cannot be loaded",
  de: "Der Chat lässt sich nicht laden",
  fr: "Impossible de charger le chat",
  es: "No se puede cargar el chat",
  it: "Impossibile caricare la chat",
  nl: "De chat kan niet worden geladen",
  pt: "Não foi possível carregar o chat",
};
const labels: Record<string, string> = {
  en: "Open the chat",
  de: "Chat öffnen",
  fr: "Ouvrir le chat",
  es: "Abrir el chat",
  it: "Apri la chat",
  nl: "Chat openen",
  pt: "Abrir o chat",
};

/**
 * The look of the button, and of what holds it. An em of the host is the size of letters that the visitor has chosen in
 * the browser, whatever the page makes of its root. The window brings its own rules when it is loaded.
 */
export const launcherRules = `
:host{all:initial}
:host([data-form=bubble]){position:fixed;z-index:2147483000;inset-block-end:0;right:0;font-family:ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
:host([data-form=bubble][data-side=left]){right:auto;left:0}
*{box-sizing:border-box}
.launch{position:fixed;bottom:calc(1.25em + env(safe-area-inset-bottom));right:calc(1.25em + env(safe-area-inset-right));display:flex;align-items:center;justify-content:center;gap:.5em;min-width:3.5em;height:3.5em;padding:0 1em;border:1px solid transparent;border-radius:1.25em;background:var(--accent);color:var(--on);box-shadow:var(--shadow);font:500 1em/1.2 inherit;font-family:inherit;font-size:1em;cursor:pointer;max-width:calc(100vw - 2.5em)}
:host([data-side=left]) .launch{right:auto;left:calc(1.25em + env(safe-area-inset-left))}
.launch span{font-size:.9375em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.launch svg{width:1.5em;height:1.5em;flex:none}
.fail{position:fixed;bottom:calc(5.25em + env(safe-area-inset-bottom));right:calc(1.25em + env(safe-area-inset-right));max-width:calc(100vw - 2.5em);margin:0;padding:.6em .9em;border:1px solid var(--line);border-radius:.75em;background:var(--surface);color:var(--text);box-shadow:var(--shadow);font-size:.9375em;line-height:1.4}
:host([data-side=left]) .fail{right:auto;left:calc(1.25em + env(safe-area-inset-left))}
.launch[hidden]{display:none}
.launch[data-news]::after{content:"";position:absolute;top:-3px;inset-inline-end:-3px;width:14px;height:14px;border-radius:50%;background:var(--bad);border:2px solid var(--surface)}
svg{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
:focus-visible{outline:2px solid var(--rim);outline-offset:2px}
@media (forced-colors:active){.launch{border-color:ButtonText}}
@media print{:host{display:none!important}}
`;

/** Makes the button that opens the chat. */
export function makeLauncher({ launcher }: ChatSettings, language: string): HTMLButtonElement {
  const label = labels[language] ?? labels.en!;
  const text = launcher === null ? [] : [element("span", {}, launcher)];
  return element(
    "button",
    {
      ...{ class: "launch", type: "button", "aria-haspopup": "dialog", "aria-expanded": "false", lang: language },
      // A name that is read must begin with the text that is seen.
      "aria-label": launcher === null ? label : `${launcher} – ${label}`,
    },
    icon(speech),
    ...text,
  );
}

/** Says above the button that the window could not be loaded, until it is. */
export function sayFailure(launcher: HTMLButtonElement, language: string): void {
  unsayFailure(launcher);
  launcher.after(element("p", { class: "fail", role: "alert", lang: language }, failures[language] ?? failures.en!));
}

export function unsayFailure(launcher: HTMLButtonElement): void {
  launcher.parentNode?.querySelector(".fail")?.remove();
}
