import { useEffect, useRef } from "react";

/** Makes keys do something. A key that is typed into a field, or with Ctrl, does none of it. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const held = useRef(keys);
  held.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]");
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping || document.querySelector("dialog[open]")) return;
      const deed = held.current[event.key];
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
