/** The vendor was sent these: nothing of them may stand in a reason. */
type Sent = { apiKey: string; texts: readonly string[] };

const longest = 300;
const mostRead = 1_000;
const longestToken = 80;
const shortestPieceOfKey = 6;
const hidden = "[…]";

/**
 * Gives a vendor's reason as it may be logged, stored and shown: one line of at most 300 characters, without the
 * key and without what people wrote. Vendors quote the request in whole or in part, so a word that the
 * request has too stays only if it is one of the ordinary words of such errors.
 */
export function cleanReason(reason: string, { apiKey, texts }: Sent): string | undefined {
  const sent = texts.join("\n").normalize("NFKC").toLowerCase();
  const words = reason
    .replace(/\\u([0-9a-f]{4})/gi, (_escaped, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .normalize("NFKC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, mostRead)
    .split(" ")
    .map((token) => (isOpaque(token) || isOfKey(token, apiKey) ? hidden : withoutSentWords(token, sent)));
  const line = words.join(" ").replace(/\[…\](?:[\s\p{P}]*\[…\])+/gu, hidden);
  if (!/\p{L}/u.test(line)) return undefined;
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Encoded text, data, and keys that the vendor hid in part. */
function isOpaque(token: string): boolean {
  return token.length > longestToken || /\\|%[0-9a-f]{2}|\*{3}/i.test(token);
}

function isOfKey(token: string, apiKey: string): boolean {
  if (apiKey === "") return false;
  if (token.includes(apiKey)) return true;
  for (let at = 0; at + shortestPieceOfKey <= token.length; at++) {
    if (apiKey.includes(token.slice(at, at + shortestPieceOfKey))) return true;
  }
  return false;
}

function withoutSentWords(token: string, sent: string): string {
  return token.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const plain = word.toLowerCase();
    return plain.length === 1 || ordinary.has(plain) || !sent.includes(plain) ? word : hidden;
  });
}

const ordinary = new Set(
  `about access account additional after all allowed already although an and any api are argument array as
  assistant at audio auto available be because been before billing body both but by call called calling calls
  can cannot capacity chat check choice choices client code completion completions content context conversation
  could count credit credits current currently data deprecated developer did disabled does doesn don during each
  empty enable enabled end error errors exceed exceeded exceeds exist expected expired extra failed field fields
  file first for format found from function functions given had has have high however id if image images in
  incorrect input inputs insufficient instead instructions internal invalid is isn it its json key keys large
  last least length less limit limits list load loaded long low many max maximum may message messages min minimum
  missing model models more most much must name no none not null number object of off on one only or organization
  other output over overloaded parallel parameter parameters parse path permission permitted please policy prompt
  property provide provided provider quota rate reached reason reduce reduced request requested requests require
  required requires response result results retry role roles schema see send server service set should size slow
  start stop stream streaming string such support supported supports system temperature temporarily text than
  that the their then there these this those timeout to token tokens too tool tools top try turn type unavailable
  unexpected unknown unrecognized unsupported up usage use used user using valid value values version was we were
  when which while will with within without you your`.split(/\s+/),
);
