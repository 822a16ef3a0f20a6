import { useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { DropField } from "./drop-field.tsx";

/** The server reads files whose names end so. */
const accepted = ".txt,.md,.mdx,.html,.pdf,.docx,.pptx,.xlsx,.csv,.odt,.epub,.eml,.zip";

/** Takes files to learn from. */
export function TeachFiles({ send, isBusy }: { send: (files: File[]) => void; isBusy: boolean }) {
  const { knowledge: texts } = useTexts();
  const [count, setCount] = useState(0);
  return (
    <DropField
      {...{ accept: accepted, multiple: true, hint: texts.filesText }}
      busy={isBusy ? texts.uploading(count) : undefined}
      send={(files) => {
        setCount(files.length);
        send(files);
      }}
    />
  );
}
