const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

/** Base 32 of RFC 4648 in lower case and without padding: mail servers do not keep the case of an address. */
export const caselessText = {
  write(bytes: Buffer): string {
    let text = "";
    let held = 0;
    let bits = 0;
    for (const byte of bytes) {
      held = (held << 8) | byte;
      for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(held >>> (bits - 5)) & 31];
      held &= (1 << bits) - 1;
    }
    return bits === 0 ? text : text + alphabet[(held << (5 - bits)) & 31];
  },

  /** Gives undefined for a text with other characters. Takes upper case too. */
  read(text: string): Buffer | undefined {
    const bytes: number[] = [];
    let held = 0;
    let bits = 0;
    for (const character of text.toLowerCase()) {
      const value = alphabet.indexOf(character);
      if (value < 0) return undefined;
      held = (held << 5) | value;
      bits += 5;
      if (bits < 8) continue;
      bits -= 8;
      bytes.push((held >>> bits) & 255);
      held &= (1 << bits) - 1;
    }
    return Buffer.from(bytes);
  },
};
