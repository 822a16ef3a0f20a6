import { createHash } from "node:crypto";
import { isObject } from "@parley/json";
import { readDuration } from "../evaluating/read-duration.ts";
import { faultOf } from "../execution/task-fault.ts";
import { isRole } from "./find-approvers.ts";

/** A call of the function `parley.approval` asks for this. */
export type ApprovalOrder = {
  title: string;
  request: unknown;
  requestHash: string;
  /** People may take so long, in milliseconds. */
  deadlineMs: number | undefined;
  escalateTo: string | null;
  approvers: string[] | null;
};

const maxTitleLength = 200;
const maxRequestLength = 65_536;
const mostApprovers = 20;

/** `timeZone`: by its clocks the days of the deadline are counted. Throws a TaskFault of the type `configuration`. */
export function readApprovalOrder(args: Record<string, unknown>, timeZone: string): ApprovalOrder {
  const { title, request = null, deadline, escalateTo, approvers } = args;
  const odd = Object.keys(args).find((name) => !known.has(name));
  if (odd !== undefined) throw wrong(`An approval has no argument ${odd.slice(0, 60)}.`);
  if (typeof title !== "string" || title.trim() === "" || title.length > maxTitleLength) {
    throw wrong(`\`title\` is a text of 1 to ${maxTitleLength} characters.`);
  }
  const canonical = canonicalJson({ title, request });
  if (canonical.length > maxRequestLength) {
    throw wrong(`\`request\` is longer than ${maxRequestLength} characters as JSON. Show what is needed to decide.`);
  }
  return {
    title,
    request,
    requestHash: createHash("sha256").update(canonical).digest("hex"),
    deadlineMs: deadline === undefined || deadline === null ? undefined : readDeadlineMs(deadline, timeZone),
    escalateTo: escalateTo === undefined || escalateTo === null ? null : readName(escalateTo, "escalateTo"),
    approvers: approvers === undefined || approvers === null ? null : readNames(approvers),
  };
}

const known = new Set(["title", "request", "deadline", "escalateTo", "approvers"]);

/** Reads a duration, or a moment. */
function readDeadlineMs(deadline: unknown, timeZone: string): number {
  if (typeof deadline === "string" && /^\d{4}-\d{2}-\d{2}T/.test(deadline)) {
    const atMs = Date.parse(deadline);
    if (Number.isNaN(atMs))
      throw wrong("`deadline` is a duration such as P2D, or a moment such as 2027-01-31T12:00:00Z.");
    return Math.max(0, atMs - Date.now());
  }
  return readDuration(deadline, { fromMs: Date.now(), timeZone });
}

function readNames(approvers: unknown): string[] {
  const names = Array.isArray(approvers) ? approvers : [approvers];
  if (names.length === 0 || names.length > mostApprovers) {
    throw wrong(`\`approvers\` has 1 to ${mostApprovers} e-mail addresses or roles.`);
  }
  return names.map((name) => readName(name, "approvers"));
}

function readName(name: unknown, argument: string): string {
  if (typeof name !== "string" || !(isRole(name) || name.includes("@"))) {
    throw wrong(`\`${argument}\` names a member by e-mail address, or a role: owner, admin or agent.`);
  }
  return isRole(name) ? name : name.trim().toLowerCase();
}

function wrong(detail: string) {
  return faultOf("configuration", "The approval cannot be asked for", detail);
}

/**
 * JSON in which equal values have equal texts: without spaces, and with names in the order of their UTF-16
 * code units (RFC 8785).
 */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => canonicalJson(part ?? null)).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const members = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`);
  return `{${members.join(",")}}`;
}
