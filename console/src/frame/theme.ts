import { useSyncExternalStore } from "react";
import { browserMemory } from "../memory/browser-memory.ts";

/** A page is light or dark, or as the device has it. */
type Theme = "light" | "dark" | "automatic";

const key = "parley-theme";
const listeners = new Set<() => void>();

/** The page itself has chosen the theme before this runs: see the script in its head. */
function read(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "automatic";
}

export function setTheme(theme: Theme): void {
  if (theme === "automatic") {
    browserMemory.forget(key);
    delete document.documentElement.dataset.theme;
  } else {
    browserMemory.keep(key, theme);
    document.documentElement.dataset.theme = theme;
  }
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
}
