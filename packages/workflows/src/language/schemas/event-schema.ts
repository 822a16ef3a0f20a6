import { isObject } from "@parley/json";
import { either, listOf, mapOf, object, type Shape, text } from "./shape.ts";
import { timeOrExpression, uriOrExpression } from "./value-schema.ts";

/** Events: CloudEvents, whose further attributes are free. */

const attributes: Record<string, Shape> = {
  id: text,
  source: uriOrExpression,
  type: text,
  time: timeOrExpression,
  subject: text,
  datacontenttype: text,
  dataschema: uriOrExpression,
};

export const emittedEvent = object("an event", attributes, { isOpen: true, required: ["type"] });

const filteredAttributes: Shape = (value, pointer, faults) => {
  if (isObject(value) && Object.keys(value).length === 0) {
    return faults.add(pointer, "A filter of events needs at least one attribute, such as `type`.");
  }
  object("a filter of events", attributes, { isOpen: true })(value, pointer, faults);
};

const correlation = object("a correlation", { from: text, expect: text }, { isOpen: true, required: ["from"] });
const eventFilter = object(
  "an event filter",
  { with: filteredAttributes, correlate: mapOf(correlation) },
  { required: ["with"] },
);

const strategyMembers = { all: listOf(eventFilter), any: listOf(eventFilter), one: eventFilter };

/** `until` may name such a strategy, which itself has no `until`. */
const lastEvents = object("the events that end listening", strategyMembers, { oneOf: [["all", "any", "one"]] });

/** @param further properties that this place has besides */
export function eventStrategy(what: string, further: Record<string, Shape> = {}): Shape {
  const until = either("an expression or an object", { text, object: lastEvents });
  const shape = object(what, { ...strategyMembers, until, ...further }, { oneOf: [["all", "any", "one"]] });
  return (value, pointer, faults) => {
    shape(value, pointer, faults);
    if (isObject(value) && Object.hasOwn(value, "until") && !Object.hasOwn(value, "any")) {
      faults.add(`${pointer}/until`, "`until` belongs to `any`: listening to `all` or `one` ends by itself.", "name");
    }
  };
}
