import { useEffect, useSyncExternalStore } from "react";
import { useTexts } from "../texts/texts.ts";

type Note = { id: number; text: string; undo?: (() => void) | undefined };

const shownMs = 10_000;
let notes: readonly Note[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Says what was done, for ten seconds; with `undo`, as long as it can be taken back. */
export function tell(text: string, undo?: () => void): void {
  set([...notes, { id: ++count, text, undo }]);
}

function set(next: readonly Note[]): void {
  notes = next;
  for (const listener of listeners) listener();
}

function drop(id: number): void {
  set(notes.filter((note) => note.id !== id));
}

/** Shows what `tell` says, in a corner of the page. */
export function Notes() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notes,
  );
  return (
    <div className="notes" role="status">
      {shown.map((note) => (
        <OneNote key={note.id} note={note} />
      ))}
    </div>
  );
}

function OneNote({ note }: { note: Note }) {
  const texts = useTexts();
  useEffect(() => {
    const timer = setTimeout(() => drop(note.id), shownMs);
    return () => clearTimeout(timer);
  }, [note.id]);
  return (
    <div>
      <span>{note.text}</span>
      {note.undo !== undefined && (
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            note.undo?.();
            drop(note.id);
          }}
        >
          {texts.undo}
        </button>
      )}
    </div>
  );
}
