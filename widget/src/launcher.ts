import type { ChatSettings } from "./chat-settings.ts";
import { element, icon } from "./element.ts";

const speech = "M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5z";
const labels: Record<string, string> = {
  en: "Open the chat",
  de: "Chat öffnen",
  fr: "Ouvrir le chat",
  es: "Abrir el chat",
  it: "Apri la chat",
  nl: "Chat openen",
  pt: "Abrir o chat",
};

/** The look of the button, and of what holds it. The window brings its own rules when it is loaded. */
export const launcherRules = `
:host{all:initial}
:host([data-form=bubble]){position:fixed;z-index:2147483000;inset-block-end:0;right:0;font-family:ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
:host([data-form=bubble][data-side=left]){right:auto;left:0}
*{box-sizing:border-box}
.launch{position:fixed;bottom:calc(20px + env(safe-area-inset-bottom));right:calc(20px + env(safe-area-inset-right));display:flex;align-items:center;justify-content:center;gap:8px;min-width:56px;height:56px;padding:0 16px;border:1px solid transparent;border-radius:20px;background:var(--accent);color:var(--on);box-shadow:var(--shadow);font:500 15px/1.2 inherit;font-family:inherit;cursor:pointer;max-width:calc(100vw - 40px)}
:host([data-side=left]) .launch{right:auto;left:calc(20px + env(safe-area-inset-left))}
.launch span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.launch svg{width:24px;height:24px;flex:none}
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
