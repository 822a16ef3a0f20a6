import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTexts } from "../texts/texts.ts";
import { IconButton } from "./icon-button.tsx";

/** Opens a dialog above the page. The platform keeps the focus inside, and Escape closes it. */
export function Sheet(props: { title: string; close: () => void; isWide?: boolean; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const isTyped = useRef(false);
  const texts = useTexts();
  useEffect(() => {
    dialog.current?.showModal();
    // The platform would take the button that closes, which comes first.
    dialog.current?.querySelector<HTMLElement>("input:not([type=file], [type=radio]), textarea")?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={props.isWide ? "sheet wide" : "sheet"}
      aria-labelledby={heading}
      onClose={props.close}
      onCancel={props.close}
      onInput={() => {
        isTyped.current = true;
      }}
      // A click beside the sheet closes it, but takes nothing that was typed. Nor does the second of a double click:
      // the sheet may have become smaller by the first.
      onMouseDown={({ target, detail }) => {
        if (target === dialog.current && detail === 1 && !isTyped.current) props.close();
      }}
    >
      <div className="head">
        <h2 id={heading}>{props.title}</h2>
        <IconButton icon="x" label={texts.close} onClick={props.close} />
      </div>
      <div className="body">{props.children}</div>
    </dialog>
  );
}
