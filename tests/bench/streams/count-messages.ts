import type { Socket } from "node:net";

/** No event that the bench makes has this sign elsewhere than at its end. */
export const endSign = "^";
const endByte = endSign.charCodeAt(0);

const textOpcode = 1;
const closeOpcode = 8;
const pingOpcode = 9;
/** A masked empty pong, without which a server takes the client for dead. RFC 6455, section 5.2. */
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Reads WebSocket frames of a server and calls back for each text. */
export function createFrameCounter(socket: Socket, onText: () => void): (chunk: Buffer) => void {
  let held: Buffer = Buffer.alloc(0);
  return (chunk) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    while (held.length >= 2) {
      const short = held[1]! & 0x7f;
      const headLength = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (held.length < headLength) return;
      const length = short === 126 ? held.readUInt16BE(2) : short === 127 ? held.readUInt32BE(6) : short;
      if (held.length < headLength + length) return;
      const opcode = held[0]! & 0x0f;
      if (opcode === textOpcode) onText();
      else if (opcode === pingOpcode) socket.write(pong);
      else if (opcode === closeOpcode) socket.destroy(new Error("The server closed a WebSocket."));
      held = held.subarray(headLength + length);
    }
  };
}

/**
 * Calls back for each event of a stream whose data ends with the sign, however the bytes were cut.
 */
export function createEventCounter(onEvent: () => void): (chunk: Buffer) => void {
  return (chunk) => {
    for (let at = chunk.indexOf(endByte); at >= 0; at = chunk.indexOf(endByte, at + 1)) onEvent();
  };
}

/** A text as a client sends it: masked, with a mask of zeros. */
export function framed(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length > 125) throw new Error("Only short texts are sent by the bench.");
  return Buffer.concat([Buffer.from([0x80 | textOpcode, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}
