import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request as openRequest } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

type UploadAnswer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  body: any;
};

/** A client that sends bodies piece by piece. */
export type Uploader = {
  /**
   * Waits for the server before each piece, as a pipe does. An answer that comes early ends the
   * sending.
   */
  send(path: string, headers: Record<string, string>, pieces?: Iterable<Buffer | string>): Promise<UploadAnswer>;
  /** Sends the pieces and leaves the request open. */
  begin(path: string, headers: Record<string, string>, pieces: Iterable<Buffer | string>): ClientRequest;
  /**
   * Sends the piece until the body has so many bytes, and then an empty request on the same
   * connection; two statuses.
   */
  sendTwice(path: string, type: string, piece: Buffer, totalBytes: number): Promise<number[]>;
};

export function createUploader(url: string): Uploader {
  const open = (path: string, headers: Record<string, string>) =>
    openRequest(url + path, { method: "POST", headers, agent: false });
  return {
    async send(path, headers, pieces = []) {
      const request = open(path, headers);
      const answered = once(request, "response") as Promise<[IncomingMessage]>;
      answered.catch(() => {});
      // A connection that is cut while the body is being sent is not an error once the answer was
      // read.
      request.on("error", () => {});
      await sendPieces(request, pieces);
      request.end();
      const [response] = await answered;
      const answer = await text(response);
      return { status: response.statusCode ?? 0, body: answer === "" ? undefined : JSON.parse(answer) };
    },
    begin(path, headers, pieces) {
      const request = open(path, headers);
      request.on("error", () => {});
      for (const piece of pieces) request.write(piece);
      return request;
    },
    async sendTwice(path, type, piece, totalBytes) {
      const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1" });
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n`;
      socket.write(`${head}content-length: ${totalBytes}\r\n\r\n`);
      for (const part of repeated(piece, totalBytes)) if (!socket.write(part)) await once(socket, "drain");
      socket.write(`${head}content-length: 0\r\nconnection: close\r\n\r\n`);
      const answers = await text(socket);
      return [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    },
  };
}

async function sendPieces(request: ClientRequest, pieces: Iterable<Buffer | string>): Promise<void> {
  let isOver = false;
  const over = Promise.race([once(request, "response"), once(request, "close")]).then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  for (const piece of pieces) {
    if (isOver || request.destroyed) return;
    if (!request.write(piece)) await Promise.race([once(request, "drain").catch(() => {}), over]);
  }
}

/** Repeats the same bytes: the sender itself needs no memory for a large body. */
export function* repeated(piece: Buffer, totalBytes: number): Generator<Buffer> {
  for (let sent = 0; sent < totalBytes; sent += piece.length) yield piece.subarray(0, totalBytes - sent);
}

export const boundary = "----parley-test";
export const multipart = { "content-type": `multipart/form-data; boundary=${boundary}` };

/** Writes one part with its delimiter; a part with a file name is a file. */
export function part(name: string, content: string, fileName?: string): string {
  return `${partHead(name, fileName)}${content}\r\n`;
}

export function partHead(name: string, fileName?: string): string {
  const file = fileName === undefined ? "" : `; filename="${fileName}"`;
  const type = fileName === undefined ? "" : "Content-Type: image/png\r\n";
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n`;
}

export const lastBoundary = `--${boundary}--\r\n`;
