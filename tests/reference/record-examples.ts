import { existsSync, writeFileSync } from "node:fs";
import type { Example } from "../../sdks/emitter/examples/example.ts";
import { openWire } from "../fuzz/send-request.ts";
import { requestOf, unsentRequest } from "../fuzz/unsent-request.ts";
import { describedFile, readDescribed, startExampleWorld } from "./example-world.ts";
import { differences, enliven, partsOf } from "./live-example.ts";

/**
 * Describes the operations that have no example, from calls that work. Read and improve what it writes: a present
 * description stays. `--answers` asks again for the answers of all.
 */
const mostLines = 60;
const described = existsSync(describedFile) ? readDescribed() : {};
const isAskingAgain = process.argv.includes("--answers");
const examples = await startExampleWorld();
const wire = openWire(examples.server.url);
const { canary, receiverUrl } = examples.world;
for (const operation of examples.operations) {
  const known = described[operation.name];
  if (known !== undefined && !isAskingAgain) continue;
  try {
    const { call, token } = await examples.prepare(operation);
    const first = partsOf(call);
    const parts: Example = known ?? {
      ...first,
      live: [...new Set([...liveIn(first), ...differences(first, partsOf((await examples.prepare(operation)).call))])],
      answer: { status: 0, text: "" },
    };
    const lively = enliven(parts, call);
    const { params = {}, query = {}, headers = {}, body, file } = lively;
    const unsent = unsentRequest(operation, {
      ...{ params, query: Object.entries(query), headers: Object.entries(headers), body },
      ...(file === undefined ? {} : { rawBody: { bytes: Buffer.from(file.text), contentType: file.mediaType } }),
    });
    const { status, text, headers: told } = await wire.send(requestOf(unsent, `Bearer ${token}`));
    const isText = /json|text\/(?!html)|yaml|csv/.test(told["content-type"] ?? "");
    if (status >= 400) throw new Error(`${status} ${text}`);
    described[operation.name] = polish({ ...parts, answer: { status, text: isText ? shorten(polishText(text)) : "" } });
  } catch (error) {
    process.stdout.write(`${operation.name}: ${String(error)}\n`);
  }
}
wire.close();
await examples.stop();
writeFileSync(describedFile, `${JSON.stringify(described, null, 1)}\n`);

/** Finds ids, addresses and names that another workspace would not have, as pointers. */
function liveIn(value: unknown, at = ""): string[] {
  if (typeof value === "string") return isOfWorld(value) || /^\/params\//.test(at) ? [at] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => liveIn(part, `${at}/${name}`));
}

function isOfWorld(text: string): boolean {
  return (
    /^[a-z]+_[0-9a-z]{26}$|^parley_[ps]k_|^fuzz.*@|\/\/127\.0\.0\.1/.test(text) || text.toLowerCase().includes(canary)
  );
}

/** Names of the fuzz walk become names that a reader knows, and credentials are cut. */
function polish(example: Example): Example {
  return JSON.parse(JSON.stringify(example), (name, value: unknown) =>
    typeof value === "string" && name !== "live" ? polishText(value) : value,
  );
}

function polishText(text: string): string {
  return text
    .replaceAll(new RegExp(`${canary}@example\\.com`, "gi"), "ada@example.com")
    .replaceAll(new RegExp(canary, "gi"), "Delft")
    .replaceAll(receiverUrl, "https://shop.example/events")
    .replaceAll(new URL(receiverUrl).origin, "https://models.example")
    .replaceAll(/http:\/\/(?:127\.0\.0\.1|localhost):\d+/g, "https://assistant.example.com")
    .replaceAll(/\b[a-z]+-?\d[\w-]*@example\.com/g, "ada@example.com")
    .replaceAll(/parley_(sk|pk|as)_[\w-]{8,}/g, "parley_$1_…")
    .replaceAll(/eyJ[\w-]{10,}(?:\.[\w-]+){2}/g, "eyJ…")
    .replaceAll(/(?=[a-z_]*[^a-z_])[A-Za-z0-9_-]{40,}/g, (long) => `${long.slice(0, 12)}…`);
}

/** One item of a list is enough, and a long text says that it goes on. */
function shorten(text: string): string {
  let shown = text;
  try {
    const value = JSON.parse(text, (_name, part: unknown) =>
      Array.isArray(part) && part.length > 1 && typeof part[0] === "object" ? part.slice(0, 1) : part,
    );
    shown = JSON.stringify(value, null, 2);
  } catch {
    // A text that is no JSON is shown as it is.
  }
  const lines = shown.split("\n").map((line) => (line.length > 160 ? `${line.slice(0, 159)}…` : line));
  return lines.length > mostLines ? [...lines.slice(0, mostLines), "…"].join("\n") : lines.join("\n");
}
