import { type Cause, withinChain } from "../../../kernel/log/event.ts";

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,2})$/;
/**
 * The database keeps 50 characters, which two UUIDs in hexadecimal digits would exceed. `!`: the first id
 * is that of a run with rules, in place of the event that caused it.
 */
const formWithChain = /^(!?)([\w-]{22})?\.(-1|\d{1,2})\.([\w-]{22})$/;

/** The cause of a change as the database of a workspace holds it. */
export function causeText({ id, depth, chainId, ruledBy }: Cause): string {
  if (typeof ruledBy === "string") return `!${shortened(ruledBy)}.${depth}.${shortened(chainId ?? id ?? ruledBy)}`;
  if (chainId === null || chainId === undefined) return `${id}:${depth}`;
  return `${id === null ? "" : shortened(id)}.${depth}.${shortened(chainId)}`;
}

/**
 * Reads what `causeText` wrote. A workspace can forge it, which makes a chain of its own events look longer
 * or shorter than it is; a workspace's own SQL has no rules. What has another form is no cause.
 */
export function readCause(text: string | null): { causedBy?: Cause } {
  const [, id, depth] = form.exec(text ?? "") ?? [];
  if (id !== undefined) return { causedBy: withinChain({ id, depth: Number(depth) }) };
  const [, mark, shortId, ofChain, chain] = formWithChain.exec(text ?? "") ?? [];
  if (chain === undefined) return {};
  const first = shortId === undefined ? null : lengthened(shortId);
  const ruled = mark === "!" && first !== null ? { id: null, ruledBy: first } : { id: first };
  const cause = { ...ruled, chainId: lengthened(chain) };
  return { causedBy: withinChain({ ...cause, depth: Number(ofChain) }) };
}

/** Gives a UUID in 22 characters. */
function shortened(uuid: string): string {
  return Buffer.from(uuid.replaceAll("-", ""), "hex").toString("base64url");
}

function lengthened(text: string): string {
  const hex = Buffer.from(text, "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
