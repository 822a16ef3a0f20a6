import { useRef, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Icon } from "../icon.tsx";

type Props = {
  /** The endings of the files that it takes. */
  accept: string;
  multiple?: boolean;
  /** Says in a sentence what is done with the files at the moment. */
  busy: string | undefined;
  /** Says what the files may be. */
  hint?: string;
  send: (files: File[]) => void;
};

/** Takes files, by a button or dropped here. */
export function DropField({ accept, multiple = false, busy, hint, send }: Props) {
  const { knowledge: texts } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    setOver(false);
    if (all.length > 0 && busy === undefined) send(all);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button does.
    <div
      className={`drop${isOver ? " over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Icon name="file-text" />
      {busy === undefined ? (
        <>
          <button type="button" className="button primary" onClick={() => input.current?.click()}>
            {texts.chooseFiles}
          </button>
          <p className="small">{texts.dropFiles}</p>
        </>
      ) : (
        <p role="status">{busy}</p>
      )}
      {hint !== undefined && <p className="tiny muted">{hint}</p>}
      <input
        {...{ ref: input, type: "file", multiple, hidden: true, accept }}
        aria-label={texts.chooseFiles}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again after it was corrected.
          target.value = "";
        }}
      />
    </div>
  );
}
