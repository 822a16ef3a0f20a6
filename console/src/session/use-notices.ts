import { useEffect, useRef, useSyncExternalStore } from "react";
import { browserMemory } from "../memory/browser-memory.ts";
import { onEvent } from "./follow-workspace.ts";
import { parley, useSession } from "./session.ts";

const key = "parley-notices";
const listeners = new Set<() => void>();

/** Tells whether this browser makes a sound and shows notifications. */
export function useNoticesOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => browserMemory.read(key) !== "off",
  );
}

/** Turns sound and notifications on or off in this browser. Asks the browser where it must be asked. */
export async function setNotices(isOn: boolean): Promise<void> {
  browserMemory.keep(key, isOn ? "on" : "off");
  for (const listener of listeners) listener();
  if (isOn && "Notification" in globalThis && Notification.permission === "default") {
    await Notification.requestPermission();
  }
}

type Words = { title: string; wrote: (name: string) => string; isYours: string; isBack: string };
type Notice = { conversationId: string; text: string };

/**
 * Counts in the title of the page what happened to the person's own conversations while nobody looked, with a tone
 * and a notification that leads there.
 */
export function useNotices(words: Words, open: (conversationId: string) => void): void {
  const session = useSession();
  const me = session.kind === "signed-in" ? session.user.id : undefined;
  const held = useRef({ words, open });
  held.current = { words, open };
  useEffect(() => {
    if (me === undefined) return undefined;
    let unseen = 0;
    const plain = document.title.replace(/^\(\d+\) /, "");
    const show = () => {
      document.title = unseen === 0 ? plain : `(${unseen}) ${plain}`;
    };
    const look = () => {
      if (document.hidden) return;
      unseen = 0;
      show();
    };
    const stop = onEvent((event) => {
      void noticeOf(event as Parameters<typeof noticeOf>[0], me, held.current.words).then((notice) => {
        if (notice === undefined || isLookedAt(notice.conversationId)) return;
        if (document.hidden) unseen++;
        show();
        if (browserMemory.read(key) !== "off") announce(notice, held.current);
      });
    });
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
      document.title = plain;
    };
  }, [me]);
}

function isLookedAt(conversationId: string): boolean {
  return !document.hidden && location.pathname.endsWith(`/inbox/${conversationId}`);
}

async function noticeOf(
  { type, data }: { type: string; data: Record<string, unknown> },
  me: string,
  words: Words,
): Promise<Notice | undefined> {
  const conversationId = String(data.conversationId);
  if (type === "conversation.assigned") {
    const isByOther = data.assigneeId === me && data.memberId !== me;
    return isByOther ? { conversationId, text: words.isYours } : undefined;
  }
  const isBack = type === "conversation.snoozed" && data.until === null;
  if (!isBack && (type !== "message.created" || data.author !== "contact")) return undefined;
  const conversation = await parley.conversations.get(conversationId).catch(() => undefined);
  if (conversation?.assignee?.id !== me) return undefined;
  const { name } = conversation.context;
  const who = conversation.contact?.name ?? (typeof name === "string" ? name : "…");
  return { conversationId, text: isBack ? words.isBack : words.wrote(who) };
}

function announce({ conversationId, text }: Notice, { words, open }: { words: Words; open: (id: string) => void }) {
  ring();
  if (!document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const shown = new Notification(words.title, { body: text, tag: conversationId });
  shown.onclick = () => {
    focus();
    open(conversationId);
    shown.close();
  };
}

let sound: AudioContext | undefined;
const [pitch, loudness, lengthSeconds] = [660, 0.08, 0.25];

/** Two soft tones. A browser that was not touched yet lets none be heard. */
function ring(): void {
  sound ??= new AudioContext();
  if (sound.state === "suspended") void sound.resume().catch(() => undefined);
  for (const [index, frequency] of [pitch, pitch * 1.26].entries()) {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()];
    const start = sound.currentTime + index * (lengthSeconds / 2);
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lengthSeconds);
    tone.connect(volume).connect(sound.destination);
    tone.start(start);
    tone.stop(start + lengthSeconds);
  }
}
