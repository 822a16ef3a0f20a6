import { isObject } from "@parley/json";
import type { HiddenTexts } from "../hiding/hidden-texts.ts";

/** Gives a copy of a value without the hidden texts; the value itself when there are none. */
export function hideSecrets<Value>(value: Value, texts: HiddenTexts): Value {
  return texts.size === 0 || value === undefined ? value : (hide(value, texts) as Value);
}

function hide(value: unknown, texts: HiddenTexts): unknown {
  if (typeof value === "string") return texts.hideIn(value);
  if (Array.isArray(value)) return value.map((part) => hide(part, texts));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [texts.hideIn(name), hide(part, texts)]));
}
