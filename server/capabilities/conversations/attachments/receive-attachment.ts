import { Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { type Preview, shrinkPictureModule } from "@parley/pictures";
import Type, { type Static } from "typebox";
import type { Kernel } from "../../../kernel/kernel.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { findFaults } from "../../../kernel/wire/explain-faults.ts";
import type { BodyPart, Call } from "../../../kernel/wire/route.ts";
import { dropBytes, type FileRow, storeBytes } from "../../files/index.ts";
import { checkMessageLength } from "../check-message-length.ts";
import { attachmentTypeNotAllowed } from "../problems.ts";
import { MessageText } from "../schema.ts";
import { bytesOfHead, fileTypeOf, nameAs } from "./file-type.ts";

const pictures = parserIn<(bytes: Uint8Array) => Preview | undefined>(shrinkPictureModule, "shrinkPicture", {
  needsProcess: true,
});

const Fields = Type.Object({ text: Type.Optional(MessageText) }, { additionalProperties: false });

type ReceivedFile = { file: FileRow; preview: { file: FileRow; width: number; height: number } | null };

/** The bytes are stored, and no file has them yet. */
export type Received = ReceivedFile & { text: string | undefined };

/**
 * Stores the file of a body, and the picture that may be shown in its place. When it throws, nothing is kept.
 * @throws invalid-request, attachment-type-not-allowed, and as `storeBytes` does
 */
export async function receiveAttachment(call: Call<unknown, unknown, unknown>): Promise<Received> {
  const { kernel, caller } = call;
  const fields: Record<string, string> = Object.create(null);
  let received: ReceivedFile | undefined;
  try {
    for await (const part of call.parts) {
      if (part.fileName === null) fields[part.name] = await textOf(part.stream);
      else received = await storePart(kernel, caller.workspaceId, part);
    }
    const errors = findFaults("/body", Fields, fields);
    if (errors.length > 0)
      throw new Problem(invalidRequest, `${errors[0]!.pointer} ${errors[0]!.message}.`, { errors });
    const { text } = fields as Static<typeof Fields>;
    if (text !== undefined) checkMessageLength(kernel, text, "/body/text");
    if (received !== undefined) return { ...received, text };
  } catch (problem) {
    if (received !== undefined) await dropReceived(kernel, received);
    throw problem;
  }
  throw new Problem(invalidRequest, "The body has no file. Send it as a part with a file name: -F file=@photo.jpg");
}

export async function dropReceived(kernel: Kernel, { file, preview }: ReceivedFile): Promise<void> {
  await dropBytes(kernel, file);
  if (preview !== null) await dropBytes(kernel, preview.file);
}

async function storePart(kernel: Kernel, workspaceId: string, part: BodyPart): Promise<ReceivedFile> {
  const chunks = part.stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head: Buffer = Buffer.alloc(0);
  while (head.length < bytesOfHead) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const type = fileTypeOf(head);
  if (type === undefined) {
    const detail = "Send a picture (PNG, JPEG, WebP, GIF) or a PDF. Its bytes say what it is, and not its name.";
    throw new Problem(attachmentTypeNotAllowed, detail, { errors: [{ pointer: "/body/file", message: detail }] });
  }
  const read: Buffer[] = [];
  async function* whole() {
    for (let chunk: Buffer | undefined = head; chunk !== undefined; ) {
      if (type !== undefined && type.mimeType !== "application/pdf") read.push(chunk);
      yield chunk;
      const next: IteratorResult<Buffer> = await chunks.next();
      chunk = next.done ? undefined : next.value;
    }
  }
  const sent = { fileName: part.fileName, mimeType: type.mimeType, stream: Readable.from(whole()) };
  const stored = await storeBytes(kernel, workspaceId, sent);
  const file = { ...stored, name: nameAs(type, stored.name) };
  return { file, preview: read.length === 0 ? null : await storePreview(kernel, file, Buffer.concat(read)) };
}

/** A picture that cannot be made anew, now or ever, is a file to be saved, and is not shown. */
async function storePreview(kernel: Kernel, { workspaceId, id }: FileRow, bytes: Buffer) {
  try {
    const preview = await kernel.untrusted.parse(workspaceId, pictures, bytes);
    if (preview === undefined) return null;
    const sent = {
      fileName: "preview.jpg",
      mimeType: "image/jpeg",
      stream: Readable.from([Buffer.from(preview.bytes)]),
    };
    const { width, height } = preview;
    return { file: await storeBytes(kernel, workspaceId, sent), width, height };
  } catch (error) {
    kernel.log.info({ fileId: id, cause: (error as Error).message }, "a picture in a conversation gets no preview");
    return null;
  }
}
