import { safely } from "../element.ts";

/** Keeps Tab in an open window, closes it with Escape, and lets the page hear none of its keys. */
export function keepFocus(dialog: HTMLElement, root: ShadowRoot, { isFloating, close }: KeysOfWindow): void {
  dialog.addEventListener(
    "keydown",
    safely((event: KeyboardEvent) => {
      event.stopPropagation();
      if (!isFloating) return;
      if (event.key === "Escape") close();
      if (event.key !== "Tab") return;
      const reachable = [...dialog.querySelectorAll<HTMLElement>("a,button,input,textarea,summary,[tabindex]")].filter(
        (each) => each.offsetParent !== null,
      );
      const from = event.shiftKey ? reachable[0] : reachable.at(-1);
      if (root.activeElement !== from) return;
      event.preventDefault();
      (event.shiftKey ? reachable.at(-1) : reachable[0])?.focus();
    }),
  );
}

/** A window that floats over the page can be closed; others stand in it. */
type KeysOfWindow = { isFloating: boolean; close(): void };
