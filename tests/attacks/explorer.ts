import fc from "fast-check";
import { createRandom, type Random } from "../faults/seeded-random.ts";
import { applyPlan, breaksFor } from "../fuzz/break-requests.ts";
import { isLink, thingsFor, type ValidCall, validCall } from "../fuzz/calls/valid-calls.ts";
import type { Failures } from "../fuzz/collect-failures.ts";
import { hostileTexts } from "../fuzz/hostile-values.ts";
import type { Judge } from "../fuzz/judge-answer.ts";
import { valuesOf } from "../fuzz/make-values.ts";
import type { Operation, Reference } from "../fuzz/read-operations.ts";
import type { HttpAnswer, Wire } from "../fuzz/send-request.ts";
import { curlOf, requestOf, type UnsentRequest, unsentRequest } from "../fuzz/unsent-request.ts";
import { type World, webhookSignature } from "../fuzz/world.ts";
import type { Attacker, Camp } from "./attackers.ts";
import { hostileShapes } from "./hostile-shapes.ts";

export type Exploration = {
  world: World;
  camp: Camp;
  reference: Reference;
  judge: Judge;
  wire: Wire;
  failures: Failures;
  /** About how many characters a hostile value has at most. */
  mostCharacters: number;
  /** Says what is being asked at this moment, for a report of what blocked the server. */
  underWay: Set<string>;
  sent: number;
};

/** Would end what the others stand on: the mail settings, or the session of the attacker. */
const endsTheGame = new Set([
  "PUT /api/settings/mail",
  "POST /api/auth/signout",
  "DELETE /api/auth/sessions",
  "DELETE /api/auth/sessions/{id}",
]);

/** A valid call makes a series or orders a campaign for these, which nobody can where mails are files. */
const needsMailServer = new Set([
  "DELETE /api/newsletter/series/{seriesId}",
  "POST /api/newsletter/campaigns/{campaignId}/send",
  "POST /api/newsletter/campaigns/{campaignId}/schedule",
  "POST /api/newsletter/campaigns/{campaignId}/cancel",
]);

/**
 * Sends random operations as random attackers, each request broken in one to three ways. The same
 * random sequence makes the same requests. Ends when `isOver` says so.
 */
export async function explore(exploration: Exploration, random: Random, isOver: () => boolean): Promise<void> {
  const { reference, camp, failures } = exploration;
  while (!isOver()) {
    const operation = random.pick(reference.operations);
    const attacker = random.pick(camp.attackers);
    if (endsTheGame.has(operation.name) && attacker.credential !== undefined) continue;
    if (needsMailServer.has(operation.name) && attacker.isOwner) continue;
    const where = `${operation.name} as ${attacker.name}`;
    await attack(exploration, operation, attacker, createRandom(random.between(0, 2 ** 31))).catch((error: unknown) =>
      failures.note(where, String(error), ""),
    );
  }
}

async function attack(exploration: Exploration, operation: Operation, attacker: Attacker, random: Random) {
  const { world, judge, failures, wire, underWay } = exploration;
  const call = await callOf(exploration, operation, attacker, random);
  const unsent = unsentRequest(operation, call);
  unsent.headers.push(...attacker.headers);
  breakIt(exploration, operation, unsent, random);
  const credential = call.person?.accessToken ?? attacker.credential;
  const request = requestOf(unsent, credential === undefined ? undefined : `Bearer ${credential}`);
  if (operation.access.kind === "signature") {
    const { secret } = await world.lasting.inboundSource();
    request.headers.push(["x-webhook-signature", webhookSignature(secret, request.body ?? Buffer.alloc(0))]);
  }
  const where = `${operation.name} as ${attacker.name}`;
  const how = `${unsent.breaks.join(" + ")}: ${curlOf(world.server.url, request, () => `<${attacker.name}>`)}`;
  const name = `${where}: ${unsent.breaks.join(" + ")}, ${request.body?.length ?? 0} bytes`;
  underWay.add(name);
  exploration.sent++;
  try {
    const answer = await wire.send(request);
    const faults = judge.ofOperation(operation, answer, { kind: "documented" });
    if (faults.length > 0) failures.note(where, faults.join("; "), how);
    // The token of a link is the credential for what its page shows.
    const mayRead = isLink(operation) ? new Set([...attacker.mayRead, world.canary]) : attacker.mayRead;
    for (const leak of leaksIn(exploration.camp, answer, mayRead)) failures.note(where, leak, how);
  } catch (error) {
    failures.note(where, `no answer: ${(error as Error).name} ${(error as { code?: string }).code ?? ""}`, how);
  } finally {
    underWay.delete(name);
  }
}

function leaksIn({ canaries }: Camp, answer: HttpAnswer, mayRead: ReadonlySet<string>): string[] {
  const whole = answer.text + JSON.stringify(answer.headers);
  return [...canaries]
    .filter(([canary]) => whole.includes(canary) && !mayRead.has(canary))
    .map(([, meaning]) => `the answer holds ${meaning}`);
}

/**
 * A valid call of the owner's makes what it needs. Everybody else names the first workspace's
 * things.
 */
async function callOf(
  { world, reference }: Exploration,
  operation: Operation,
  { isOwner }: Attacker,
  random: Random,
): Promise<ValidCall> {
  const seed = random.between(0, 2 ** 31 - 1);
  const isMadeUp = random.chance(0.5);
  if (isOwner && (!isMadeUp || operation.parameters.some((parameter) => parameter.in === "path"))) {
    return validCall(operation, world);
  }
  const params = await thingsFor(operation, world);
  if (operation.body === undefined) return { params };
  const [body] = fc.sample(valuesOf(operation.body, reference.schemas), { seed, numRuns: 1 });
  return { params, body };
}

function breakIt({ mostCharacters, world }: Exploration, operation: Operation, unsent: UnsentRequest, random: Random) {
  const ids = Object.values(world.things);
  const count = random.between(1, 3);
  const all = breaksFor(operation);
  for (let round = 0; round < count; round++) {
    const pick = random.between(0, 10_000);
    const kind = random.next();
    if (kind < 0.65 && unsent.body !== undefined && unsent.rawBody === undefined) {
      const shape = random.pick(hostileShapes);
      // Small ones more often than large ones, which take long to send.
      const most = Math.floor(mostCharacters ** (0.5 + random.next() / 2));
      unsent.breaks.push(shape.name);
      putInto(unsent, pick, structuredClone(shape.make(random, most)));
    } else if (kind < 0.75) {
      applyPlan(unsent, [{ which: random.between(0, 996), pick, value: random.pick(ids) }], all);
    } else applyPlan(unsent, [{ which: random.between(0, 996), pick, value: random.pick(hostileTexts) }], all);
  }
}

/** Replaces one member of the body at any depth, or all of it, or adds a member. */
function putInto(unsent: UnsentRequest, pick: number, value: unknown): void {
  const places: { holder: Record<string, unknown>; name: string }[] = [];
  const look = (node: unknown, depth: number) => {
    if (node === null || typeof node !== "object" || depth > 5 || places.length > 200) return;
    for (const name of Object.keys(node).slice(0, 50)) {
      places.push({ holder: node as Record<string, unknown>, name });
      look((node as Record<string, unknown>)[name], depth + 1);
    }
  };
  look(unsent.body, 0);
  const place = places[pick % (places.length + 1)];
  if (place !== undefined) place.holder[place.name] = value;
  else unsent.body = value;
}
