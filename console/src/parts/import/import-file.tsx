import { useRef, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Icon } from "../icon.tsx";

const accepted = ".csv,.tsv,.txt,.xlsx,.vcf,.vcard,.json,.jsonl,.ndjson";

/** Takes the file of an import, by the button or by dropping it. */
export function ImportFile({ reading, send }: { reading: string | undefined; send: (file: File) => void }) {
  const { contacts: texts, knowledge } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    setOver(false);
    if (file !== undefined && reading === undefined) send(file);
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
      {reading === undefined ? (
        <>
          <button type="button" className="button primary" onClick={() => input.current?.click()}>
            {knowledge.chooseFiles}
          </button>
          <p className="small">{knowledge.dropFiles}</p>
        </>
      ) : (
        <p role="status">{texts.reading(reading)}</p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={knowledge.chooseFiles}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again after it was corrected.
          target.value = "";
        }}
      />
    </div>
  );
}
