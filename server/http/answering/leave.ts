import type { Socket } from "node:net";

/** A client that goes on sending is read for this long: cut off at once, it may lose the answer. */
const lingerMs = 2_000;

/**
 * Ends a connection from this side. The client gets what was written before, and is cut when it does
 * not close its side, too.
 */
export function leave(socket: Socket, lastWords?: string): void {
  const cut = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once("close", () => clearTimeout(cut));
  if (lastWords === undefined) socket.end();
  else socket.end(lastWords);
}
