/**
 * PCM16 little-endian as samples, as soon as they come. Pieces of a network may end within a
 * sample; half a sample at the very end is dropped.
 */
export async function* readPcm16(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Int16Array> {
  let rest = Buffer.alloc(0);
  for await (const piece of bytes) {
    const all =
      rest.length === 0 ? Buffer.from(piece.buffer, piece.byteOffset, piece.length) : Buffer.concat([rest, piece]);
    const count = all.length >> 1;
    const samples = new Int16Array(count);
    for (let index = 0; index < count; index++) samples[index] = all.readInt16LE(index * 2);
    rest = Buffer.from(all.subarray(count * 2));
    if (count > 0) yield samples;
  }
}
