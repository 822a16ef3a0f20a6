import { isObject } from "../../../providers/toolbox/schemas/document-reading.ts";
import { CallFault, standardError } from "./call.ts";

/**
 * Replaces `{name}` by the top-level property of `input`, encoded for a URI. A missing property is
 * an empty text.
 * @throws CallFault (expression, 400) for a property that is an object or a list
 */
export function expandUri(template: string, input: unknown): string {
  return template.replaceAll(/\{([^{}]*)\}/g, (_whole, name: string) => {
    const value = isObject(input) && Object.hasOwn(input, name) ? input[name] : undefined;
    if (value === undefined || value === null) return "";
    if (typeof value !== "object") return encodeURIComponent(String(value).toWellFormed());
    const detail = `The URI's variable {${name}} must be a text, a number or a boolean.`;
    throw new CallFault(
      { type: standardError("expression"), status: 400, title: "A URI has no value", detail },
      "not-sent",
    );
  });
}
