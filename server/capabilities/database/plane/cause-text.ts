import { type Cause, withinChain } from "../../../kernel/log/event.ts";

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,2})$/;

/** The cause of a change as the database of a workspace holds it. */
export function causeText({ id, depth }: Cause): string {
  return `${id}:${depth}`;
}

/**
 * Reads what `causeText` wrote. A workspace can forge it, which makes a chain of its own events look longer
 * or shorter than it is; what has another form is no cause.
 */
export function readCause(text: string | null): { causedBy?: Cause } {
  const [, id, depth] = form.exec(text ?? "") ?? [];
  return id === undefined ? {} : { causedBy: withinChain({ id, depth: Number(depth) }) };
}
