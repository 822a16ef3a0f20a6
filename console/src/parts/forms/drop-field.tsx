import { useRef, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Icon } from "../icon.tsx";

/** The server reads files whose names end so. */
const accepted = ".txt,.md,.mdx,.html,.pdf,.docx,.pptx,.xlsx,.csv,.odt,.epub,.eml,.zip";

/** Takes files to learn from: by a button, or dropped here. */
export function DropField({ send, isBusy }: { send: (files: File[]) => void; isBusy: boolean }) {
  const { knowledge: texts } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [count, setCount] = useState(0);
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    setOver(false);
    setCount(all.length);
    if (all.length > 0 && !isBusy) send(all);
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
      {isBusy ? (
        <p role="status">{texts.uploading(count)}</p>
      ) : (
        <>
          <button type="button" className="button primary" onClick={() => input.current?.click()}>
            {texts.chooseFiles}
          </button>
          <p className="small">{texts.dropFiles}</p>
        </>
      )}
      <p className="tiny muted">{texts.filesText}</p>
      <input
        {...{ ref: input, type: "file", multiple: true, hidden: true, accept: accepted }}
        aria-label={texts.chooseFiles}
        onChange={({ target }) => take(target.files)}
      />
    </div>
  );
}
