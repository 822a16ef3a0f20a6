import type { Kernel } from "../../kernel/kernel.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import { subjectOfAddress } from "../../kernel/wire/address-list.ts";
import type { SpamReason } from "./verdict.ts";

/** Each node counts for itself, like the limits of requests. */
const windowMs = 600_000;
const mostOfAddress = 10;
const mostOfNetwork = 50;
const mostOfForm = 200;

/** This many forms in a window are usual; each time as many more make the proof of work longer. */
const usualOfWorkspace = 100;
const mostTimes = 8;

/** `before`: how many were sent in the window before. */
type Count = { sent: number; before: number; endsAtMs: number };
const counts = state(() => new Cache<string, Count>(50_000));

/**
 * Counts a submission, and says whether too many came from its address, from its network, or through
 * its form. A flood of a form speaks only against those who sent no proof of work.
 */
export function floodPoints(
  kernel: Kernel,
  workspaceId: string,
  from: { address: string; formId: string; isProved: boolean },
): SpamReason[] {
  const sent = (subject: string) => count(kernel, `${workspaceId}:${subject}`);
  sent("any form");
  const ofForm = sent(`form:${from.formId}`);
  const reasons: SpamReason[] = [];
  if (ofForm > mostOfForm && !from.isProved) reasons.push({ reason: "many-through-this-form", points: 3 });
  if (kernel.config.limits.public === 0) return reasons;
  if (sent(`address:${from.address}`) > mostOfAddress) reasons.push({ reason: "many-from-this-address", points: 5 });
  if (sent(`network:${networkOf(from.address)}`) > mostOfNetwork)
    reasons.push({ reason: "many-from-this-network", points: 5 });
  return reasons;
}

/**
 * Says how many times longer than usual the proof of work of a form is, by what came through the
 * forms of the workspace in this window or the one before: 1 at a usual rate, 8 in an attack, and 1
 * again after it.
 */
export function timesOfWork(kernel: Kernel, workspaceId: string): number {
  const { sent, before } = current(kernel, `${workspaceId}:any form`);
  return Math.min(mostTimes, Math.max(1, Math.ceil(Math.max(sent, before) / usualOfWorkspace)));
}

function count(kernel: Kernel, key: string): number {
  const counted = current(kernel, key);
  counted.sent++;
  counts(kernel).set(key, counted);
  return counted.sent;
}

function current(kernel: Kernel, key: string): Count {
  const now = kernel.clock.elapsed();
  const known = counts(kernel).get(key);
  if (known !== undefined && known.endsAtMs > now) return known;
  const isRecent = known !== undefined && known.endsAtMs + windowMs > now;
  return { sent: 0, before: isRecent ? known.sent : 0, endsAtMs: now + windowMs };
}

/** Gives the /64 of an IPv6 address, the /24 of an IPv4 address. */
function networkOf(address: string): string {
  const subject = subjectOfAddress(address);
  return subject.includes(":") ? subject : subject.replace(/\.\d+$/, ".0/24");
}
