import type { PassageFinder } from "../finding/passage-index.ts";
import type { Language } from "../language.ts";
import type { Retrieval } from "../retrieval.ts";

/**
 * Gives the same finder for the length of one message, whose question, parts and readings are searched in
 * several steps: what was searched once is not searched again.
 */
export function rememberFinds(finder: PassageFinder): PassageFinder {
  const found = new Map<string, Retrieval>();
  const spoken = new Map<string, Language>();
  const parts = new Map<string, PassageFinder>();
  return {
    find: (query, options) =>
      options ? finder.find(query, options) : remembered(found, query, () => finder.find(query)),
    asksThis: (message) => finder.asksThis(message),
    languageOf: (message) => remembered(spoken, message, () => finder.languageOf(message)),
    documents: (language) => finder.documents(language),
    facts: (kind) => finder.facts(kind),
    within: (sourceIds) =>
      remembered(parts, JSON.stringify([...sourceIds].sort()), () => rememberFinds(finder.within(sourceIds))),
  };
}

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}
