import { createHmac, hash, timingSafeEqual } from "node:crypto";

/** A request as Twilio signs it. */
type SignedRequest = {
  /** The whole address that Twilio called. */
  url: string;
  /** The header X-Twilio-Signature. */
  signature: string;
  rawBody: Buffer;
  isForm: boolean;
};

/**
 * Tells whether Twilio has signed the request with this token: HMAC-SHA1 over the address, and the
 * fields of a form in the order of their names. Another body is signed by its hash, in `bodySHA256`
 * of the address.
 */
export function isSignedByTwilio(authToken: string, request: SignedRequest): boolean {
  const given = Buffer.from(request.signature, "latin1");
  const { rawBody, isForm } = request;
  if (!isForm && !hasHash(request.url, rawBody)) return false;
  const fields = isForm ? joinFields(rawBody.toString()) : "";
  return writtenForms(request.url).some((url) => {
    const signed = createHmac("sha1", authToken).update(url + fields);
    const expected = Buffer.from(signed.digest("base64"), "latin1");
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** Joins the values of fields with one name: each value once, in order. */
function joinFields(form: string): string {
  const fields = new URLSearchParams(form);
  const names = [...new Set(fields.keys())].sort();
  return names
    .map((name) =>
      [...new Set(fields.getAll(name))]
        .sort()
        .map((value) => name + value)
        .join(""),
    )
    .join("");
}

function hasHash(url: string, rawBody: Buffer): boolean {
  const written = new URL(url).searchParams.get("bodySHA256")?.toLowerCase() ?? "";
  const expected = Buffer.from(hash("sha256", rawBody, "hex"));
  const given = Buffer.from(written, "latin1");
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Twilio signs some addresses with the port of their scheme, and some without. */
function writtenForms(url: string): string[] {
  const [, scheme = "", host = "", port, rest = ""] =
    /^((?:http|ws)s?:\/\/)([^/?#]*?)(:\d+)?([/?#].*)?$/.exec(url) ?? [];
  const usualPort = scheme.endsWith("s://") ? ":443" : ":80";
  return [url, `${scheme}${host}${port === undefined ? usualPort : ""}${rest}`];
}
