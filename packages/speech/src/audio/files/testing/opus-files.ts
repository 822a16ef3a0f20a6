import { OpusCodec } from "../../opus-codec.ts";

/** Writers of files as recorders write them, without any code of the readers. */

const rateHz = 16_000;
const frame = rateHz / 50;

/** Gives a header and the packets of the sound, 16 kHz, in frames of 20 ms. */
export async function opusOf(samples: Int16Array): Promise<Uint8Array[]> {
  const codec = await OpusCodec.open(rateHz);
  const head = Buffer.alloc(19);
  head.write("OpusHead\x01\x01", "latin1");
  head.writeUInt16LE(312, 10);
  head.writeUInt32LE(48_000, 12);
  const packets: Uint8Array[] = [head];
  for (let at = 0; at < samples.length; at += frame) {
    packets.push(Uint8Array.from(codec.encode(samples.subarray(at, at + frame))));
  }
  codec.close();
  return packets;
}

/** Gives one page of Ogg for each packet, or several for a long one. */
export function oggOf([head, ...packets]: readonly Uint8Array[], serial = 7): Buffer {
  const all = [head!, Buffer.from("OpusTags\0\0\0\0\0\0\0\0", "latin1"), ...packets];
  return Buffer.concat(all.map((packet, index) => oggPage(packet, { serial, index, flags: index === 0 ? 2 : 0 })));
}

export function oggPage(packet: Uint8Array, { serial = 7, index = 0, flags = 0, hasEnd = true } = {}): Buffer {
  const header = Buffer.alloc(27);
  header.write("OggS", "latin1");
  header[5] = flags;
  header.writeUInt32LE(serial, 14);
  header.writeUInt32LE(index, 18);
  const whole = Math.floor(packet.length / 255);
  const sizes = [...Array<number>(whole).fill(255), ...(hasEnd ? [packet.length % 255] : [])];
  header[26] = sizes.length;
  return Buffer.concat([header, Buffer.from(sizes), packet]);
}

/** Segment and clusters without sizes, as browsers record, or with them. */
export function webmOf([head, ...packets]: readonly Uint8Array[], isLive = true): Buffer {
  const unknown = Buffer.from("01ffffffffffffff", "hex");
  const element = (id: string, content: Buffer) => Buffer.concat([Buffer.from(id, "hex"), sizeOf(content), content]);
  const master = (id: string, ...parts: Buffer[]) =>
    isLive ? Buffer.concat([Buffer.from(id, "hex"), unknown, ...parts]) : element(id, Buffer.concat(parts));
  const video = element("ae", Buffer.concat([element("d7", Buffer.of(1)), element("86", Buffer.from("V_VP8"))]));
  const sound = element(
    "ae",
    Buffer.concat([
      element("86", Buffer.from("A_OPUS")),
      element("63a2", Buffer.from(head!)),
      element("d7", Buffer.of(2)),
    ]),
  );
  const blocks = packets.map((packet, index) => {
    const content = Buffer.concat([Buffer.of(0x82, 0, 0, 0x80), packet]);
    if (index % 2 === 0) return element("a3", content);
    return element("a0", element("a1", content));
  });
  const picture = element("a3", Buffer.from("81000080ffff", "hex"));
  return Buffer.concat([
    element("1a45dfa3", element("4282", Buffer.from("webm"))),
    master(
      "18538067",
      element("ec", Buffer.alloc(9)),
      element("1654ae6b", Buffer.concat([video, sound])),
      master("1f43b675", element("e7", Buffer.of(0)), picture, ...blocks),
    ),
  ]);
}

function sizeOf({ length }: Buffer): Buffer {
  if (length < 0x7f) return Buffer.of(0x80 | length);
  const size = Buffer.alloc(4);
  size.writeUInt32BE((0x10000000 | length) >>> 0);
  return size;
}
