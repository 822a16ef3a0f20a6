import type { Socket } from "node:net";
import { type Client, Query } from "pg";

/** These members of pg's connection do the COPY; its types leave them out. */
type CopyConnection = {
  stream: Socket;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};
type CopyQuery = Query & { handleCopyInResponse(connection: CopyConnection): void };

/**
 * Runs `COPY … FROM STDIN` with these texts, in COPY's text format. Throws what reading them throws,
 * or what PostgreSQL says. Gives the number of rows.
 */
export async function copyRows(client: Client, text: string, lines: AsyncIterable<string>): Promise<number> {
  const query = new Query(text) as CopyQuery;
  const copied = Promise.withResolvers<number>();
  let isOver = false;
  let sourceFault: { error: unknown } | undefined;
  query.on("end", (result) => {
    isOver = true;
    copied.resolve(result.rowCount ?? 0);
  });
  query.on("error", (error) => {
    isOver = true;
    copied.reject(sourceFault === undefined ? error : sourceFault.error);
  });
  query.handleCopyInResponse = (connection) => {
    feed(connection).catch((error) => {
      sourceFault = { error };
      if (!isOver) connection.sendCopyFail("The rows end early.");
    });
  };
  const feed = async (connection: CopyConnection) => {
    for await (const line of lines) {
      if (isOver) return;
      connection.sendCopyFromChunk(Buffer.from(line));
      if (connection.stream.writableNeedDrain) await drained(connection.stream);
    }
    if (!isOver) connection.endCopyFrom();
  };
  client.query(query);
  return await copied.promise;
}

/** Also when the connection is gone: then the statement fails by itself. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off("drain", done).off("close", done);
      resolve();
    };
    socket.on("drain", done).on("close", done);
  });
}
