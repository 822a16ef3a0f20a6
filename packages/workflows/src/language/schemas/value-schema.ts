import { type FormatName, fullFormats } from "ajv-formats/dist/formats.js";
import { uriVariable } from "../../expressions/expand-uri-template.ts";
import { isExpression } from "../is-expression.ts";
import { isIsoDuration } from "../read-duration-parts.ts";
import { anything, either, mapOf, object, type Shape, text, textThat, wholeNumber } from "./shape.ts";

/** The values that all kinds of tasks are written with. */

export const anyObject = mapOf(anything);
export const mapOfTexts = mapOf(text);

export const expression = textThat(`an expression: \${ … }`, isExpression);

/** Variables are of the form `{name}`: the language supports nothing else of RFC 6570. */
const isTemplate = (value: string) => {
  const filled = value.replace(uriVariable, "x");
  return !/[{}]/.test(filled) && (hasFormat("uri-template", filled) || hasFormat("uri", filled));
};
const isUri = (value: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(value) && isTemplate(value);

const uriForm = "a full URI such as https://example.com/pets/{petId}, with no variables but {name}";
/** A URI template has a scheme: `https://example.com/pets/{petId}`. */
export const uri = textThat(uriForm, isUri);
export const uriPath = textThat("a URI template such as /oauth2/token, with no variables but {name}", isTemplate);
export const uriOrExpression = textThat(
  `${uriForm}, or an expression: \${ … }`,
  (value) => isUri(value) || isExpression(value),
);

export const timeOrExpression = textThat(
  `a date and time such as 2026-01-31T09:30:00Z, or an expression: \${ … }`,
  (value) => hasFormat("date-time", value) || isExpression(value),
);

const pointerOrExpression = textThat(
  `a JSON Pointer such as /do/0/getPet, or an expression: \${ … }`,
  (value) => hasFormat("json-pointer", value) || isExpression(value),
);

function hasFormat(name: FormatName, value: string): boolean {
  const format = fullFormats[name];
  if (format instanceof RegExp) return format.test(value);
  if (typeof format === "function") return format(value);
  const validate = typeof format === "object" && "validate" in format ? format.validate : undefined;
  return validate instanceof RegExp ? validate.test(value) : (validate as (value: string) => boolean)(value);
}

const durationParts = { days: 0, hours: 0, minutes: 0, seconds: 0, milliseconds: 0 };
const durationObject: Shape = (value, pointer, faults) => {
  const members = Object.fromEntries(Object.keys(durationParts).map((name) => [name, wholeNumber()]));
  if (Object.keys(value as object).length === 0) {
    return faults.add(pointer, "A duration needs one of: days, hours, minutes, seconds, milliseconds.");
  }
  object("a duration", members)(value, pointer, faults);
};

const durationForms = `a duration: {seconds: 30}, PT30S, or an expression: \${ … }`;
export const duration = either(durationForms, {
  object: durationObject,
  text: textThat(durationForms, (value) => isIsoDuration(value) || isExpression(value)),
});

export const timeout = object("a timeout", { after: duration }, { required: ["after"] });
/** A timeout, or the name of one of `use.timeouts`. */
export const timeoutOrName = either("a timeout or the name of one", { text, object: timeout });

/** Gives one URI, or one with the authentication that it asks for. */
export function endpointWith(authentication: Shape): Shape {
  return either("a URI, an expression or an object", {
    text: uriOrExpression,
    object: object("an endpoint", { uri: uriOrExpression, authentication }, { required: ["uri"] }),
  });
}

/** Programs that give an object may be written as the object itself. */
export const template = either("an expression or an object", { text, object: anyObject });

export const problemDetails = object(
  "an error",
  {
    type: uriOrExpression,
    status: wholeNumber(),
    instance: pointerOrExpression,
    title: text,
    detail: text,
  },
  { required: ["type", "status"] },
);
