import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { day, settings } from "./rooms.ts";

/** After `g`, the letter of a room is awaited so long. */
const patienceMs = 1_500;

/** Makes `g` and then the letter of a room open that room. */
export function useRoomKeys(): void {
  const navigate = useNavigate();
  const startedAt = useRef(0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (target instanceof HTMLElement && target.closest("input, textarea, select")) return;
      if (key === "g") startedAt.current = Date.now();
      if (key === "g" || Date.now() - startedAt.current > patienceMs) return;
      startedAt.current = 0;
      const room = [...day, settings].find((each) => each.key === key);
      if (room === undefined) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      void navigate({ to: room.to } as { to: "/" });
    };
    // This listener hears a key before the page does, because `k` alone is a key of the inbox.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [navigate]);
}
