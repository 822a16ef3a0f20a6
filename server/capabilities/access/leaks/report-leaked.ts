import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { findFaults } from "../../../kernel/wire/explain-faults.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { apiKeyLeaked, apiKeyRevoked } from "../events.ts";
import { ApiKeyId } from "../ids.ts";
import { hintOf, isSecretKeyText } from "../keys/make-key-text.ts";
import { deleteFormerText, deleteKey, findKeysOfTexts, type KeyOfText, lockKey } from "../keys/store.ts";
import { unprovedReport } from "../problems.ts";
import { holdsKey, isSignedReport } from "./is-signed-report.ts";
import { type LeakLabel, LeakReport } from "./schema.ts";
import { findLeakedTexts, insertLeakedText } from "./store.ts";
import { type EndedText, tellOfLeaks } from "./tell-of-leaks.ts";

type Finding = KeyOfText & { hint: string; url: string | null; source: string | null };

const longestUrl = 4_000;
const longestSource = 100;

/**
 * Ends the keys that a scanner found in public, and tells their owners. The label says of each text
 * whether this report or an earlier one has ended it. Throws leak-report-refused, unavailable,
 * malformed-json, invalid-request and rate-limited.
 */
export async function reportLeaked(call: Call<unknown, unknown, unknown>): Promise<LeakLabel[]> {
  const { kernel } = call;
  await proveReport(call);
  const { value } = call.parseRawBody();
  const report = readReport(value);
  const findings = await findLeaked(kernel, report);
  for (const [workspaceId, found] of Map.groupBy(findings, (finding) => finding.workspaceId)) {
    await inTransaction(kernel.database, (tx) => endLeaked(kernel, tx, workspaceId, found));
  }
  const hashes = report.map(({ token }) => sha256(token));
  const leaked = new Set((await findLeakedTexts(kernel.database.query, hashes)).map((hash) => hash.toString("hex")));
  return report.map(({ token, type }, index) => ({
    token_raw: token,
    token_type: type,
    label: leaked.has(hashes[index]!.toString("hex")) ? "true_positive" : "false_positive",
  }));
}

/**
 * Counts a report that is not proved against the limit of strangers. One by a key that this node does
 * not hold is counted before the keys are read, because a flood of them must not wait for the reading.
 */
async function proveReport(call: Call<unknown, unknown, unknown>): Promise<void> {
  const header = (name: string) =>
    call.header(`github-public-key-${name}`) ?? call.header(`x-github-public-key-${name}`);
  const [keyId, signature] = [header("identifier"), header("signature")];
  const isKnown = keyId !== undefined && signature !== undefined && holdsKey(call.kernel, keyId);
  if (!isKnown) call.countStranger();
  if (keyId === undefined || signature === undefined)
    throw unprovedReport(
      "Name the key in Github-Public-Key-Identifier, and send the signature of the raw body in Github-Public-Key-Signature.",
    );
  if (await isSignedReport(call.kernel, call.rawBody, { keyId, signature })) return;
  if (isKnown) call.countStranger();
  throw unprovedReport("No published key of this identifier has signed the body. Sign the raw bytes of the body.");
}

function readReport(value: unknown): LeakReport {
  const errors = findFaults("/body", LeakReport, value);
  const [first] = errors;
  if (first === undefined) return value as LeakReport;
  throw new Problem(invalidRequest, `${first.pointer} ${first.message}.`, { errors: errors.slice(0, 10) });
}

/**
 * Finds the secret keys of the texts. Texts without a key's checksum are not looked up. Publishable
 * keys are public by design: a report of one must not end the widget of a page.
 */
async function findLeaked(kernel: Kernel, report: LeakReport): Promise<Finding[]> {
  const byHash = new Map<string, LeakReport[number]>();
  for (const each of report) {
    if (!isSecretKeyText(each.token)) continue;
    const hash = sha256(each.token).toString("hex");
    // The first place counts whose address is known.
    if (!byHash.get(hash)?.url) byHash.set(hash, each);
  }
  if (byHash.size === 0) return [];
  const hashes = [...byHash.keys()].map((hash) => Buffer.from(hash, "hex"));
  const keys = await findKeysOfTexts(kernel.database.query, hashes, new Date(kernel.clock.now()));
  return keys.map((key) => {
    const { token, url, source } = byHash.get(key.hash.toString("hex"))!;
    return {
      ...key,
      hint: hintOf(token),
      url: url?.slice(0, longestUrl) || null,
      source: source?.slice(0, longestSource) ?? null,
    };
  });
}

async function endLeaked(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  found: readonly Finding[],
): Promise<void> {
  const ended: EndedText[] = [];
  for (const finding of found) ended.push(...(await endOne(tx, workspaceId, finding)));
  if (ended.length === 0) return;
  await tellOfLeaks(kernel, tx, workspaceId, ended);
}

/**
 * Ends the key, or only its former text when that one was found. Gives nothing for a key that has
 * ended meanwhile.
 */
async function endOne(
  tx: Transaction,
  workspaceId: string,
  { hash, id, isFormer, hint, url, source }: Finding,
): Promise<EndedText[]> {
  const key = await lockKey(tx, workspaceId, id);
  if (key === undefined || (isFormer && key.formerGrantId === null)) return [];
  if (isFormer) await deleteFormerText(tx, { workspaceId, id, edition: newUuid() });
  else await deleteKey(tx, workspaceId, id);
  await insertLeakedText(tx, workspaceId, hash);
  await revoke(tx, isFormer ? [key.edition, key.formerGrantId!] : [id]);
  const details = { source, isEnded: !isFormer };
  await audit(tx, { workspaceId, caller: null, action: "api-key.leaked", targetId: id, details });
  const keyId = ApiKeyId.format(id);
  emit(tx, apiKeyLeaked, { workspaceId, data: { keyId, name: key.name, url, isEnded: !isFormer } });
  if (!isFormer) emit(tx, apiKeyRevoked, { workspaceId, data: { keyId } });
  return [{ name: key.name, hint, url }];
}
