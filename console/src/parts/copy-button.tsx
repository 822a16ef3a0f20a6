import { useState } from "react";
import { useTexts } from "../texts/texts.ts";
import { Icon } from "./icon.tsx";

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const texts = useTexts();
  const [isDone, setDone] = useState(false);
  return (
    <button
      type="button"
      className="button"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setDone(true))}
    >
      <Icon name={isDone ? "check" : "copy"} />
      {isDone ? texts.problem.copied : (label ?? texts.copy)}
    </button>
  );
}
