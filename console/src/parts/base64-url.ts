/** Writes and reads bytes as WebAuthn does in JSON. */
export const base64Url = {
  toBytes: (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0)),

  toText: (bytes: ArrayBuffer): string =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, ""),
};
