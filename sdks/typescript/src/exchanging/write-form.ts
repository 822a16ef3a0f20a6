import type { Bytes, Upload } from "../generated/api-types.generated.d.ts";
import { randomKey } from "./random-key.ts";
import { isStream, streamOf } from "./stream-of.ts";

type Part = { name: string; value: string | Blob; fileName?: string };
type StreamedForm = { stream: ReadableStream<Uint8Array>; contentType: string };

/** Writes members as multipart. A form with a stream is written as a stream, which holds no file in memory. */
export function writeForm(members: Record<string, unknown>): FormData | StreamedForm {
  const all = Object.entries(members).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((each) => each != null).map((each) => [name, each] as const),
  );
  if (all.some(([, value]) => isStream(contentOf(value)))) return streamForm(all);
  const form = new FormData();
  for (const { name, value, fileName } of all.map(([each, value]) => partOf(each, value))) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, fileName);
  }
  return form;
}

function contentOf(value: unknown): unknown {
  return isStream(value) ? value : (value as { content?: Bytes }).content;
}

function partOf(name: string, value: unknown): Part {
  if (value instanceof Blob) return { name, value, fileName: (value as File).name ?? "file" };
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return partOf(name, { content: value });
  const { content, type = "", name: fileName = "file" } = Object(value) as Extract<Upload, { content: Bytes }>;
  if (content === undefined) return { name, value: typeof value === "object" ? JSON.stringify(value) : String(value) };
  return { name, value: new Blob([content as string], { type }), fileName };
}

function streamForm(all: (readonly [string, unknown])[]): StreamedForm {
  const boundary = randomKey();
  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    const text = new TextEncoder();
    for (const [name, value] of all) {
      const given = contentOf(value);
      const stream = isStream(given) ? streamOf(given) : undefined;
      const part = stream === undefined ? partOf(name, value) : (value as { name?: string; type?: string });
      const fileName = stream === undefined ? (part as Part).fileName : (part.name ?? "file");
      const type = stream === undefined ? ((part as Part).value as Blob).type : (part as { type?: string }).type;
      const file = fileName === undefined ? "" : `; filename="${escapeName(fileName)}"`;
      const media = fileName === undefined ? "" : `\r\ncontent-type: ${type || "application/octet-stream"}`;
      yield text.encode(
        `--${boundary}\r\ncontent-disposition: form-data; name="${escapeName(name)}"${file}${media}\r\n\r\n`,
      );
      const written = (part as Part).value;
      const content = stream ?? (typeof written === "string" ? new Blob([written]) : written).stream();
      const reader = content.getReader();
      try {
        for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
      } finally {
        // An upload that is cancelled lets go of its file.
        await reader.cancel();
      }
      yield text.encode("\r\n");
    }
    yield text.encode(`--${boundary}--\r\n`);
  }
  const written = chunks();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await written.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await written.return();
    },
  });
  return { stream, contentType: `multipart/form-data; boundary=${boundary}` };
}

/** The characters that end a name, as the HTML standard writes them. */
function escapeName(name: string): string {
  return name.replace(/[\r\n"]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
