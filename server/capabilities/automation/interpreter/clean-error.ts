import type { WorkflowError } from "../calls/call.ts";

const mostCharacters = 8_192;

/** An error as it can be stored and announced: without NUL characters and half characters, and not endless. */
export function cleanError({ type, status, title, detail, instance }: WorkflowError): WorkflowError {
  return {
    type: clean(type),
    status,
    ...(title === undefined ? {} : { title: clean(title) }),
    ...(detail === undefined ? {} : { detail: clean(detail) }),
    ...(instance === undefined ? {} : { instance: clean(instance) }),
  };
}

function clean(text: string): string {
  return text.slice(0, mostCharacters).toWellFormed().replaceAll("\0", "\u{fffd}");
}
