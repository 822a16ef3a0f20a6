import Type from "typebox";
import { defineEvent } from "../../../kernel/log/event.ts";

/**
 * Gives the two events of a part of the setup, `<noun>.changed` and `<noun>.removed`. Their data is the
 * part's id, `{ <noun>Id }` unless the field is named otherwise, and members who may read the
 * settings see them.
 *
 * @example
 * export const { changed: themeChanged, removed: themeRemoved } = defineChangeEvents("theme", {
 *   changed: "A theme was added or changed.",
 *   removed: "A theme was removed.",
 * });
 */
export function defineChangeEvents<Noun extends string, Field extends string = `${Noun}Id`>(
  noun: Noun,
  summaries: { changed: string; removed: string },
  field = `${noun}Id` as Field,
) {
  const schema = Type.Object({ [field]: Type.String() } as Record<Field, Type.TString>);
  const define = (verb: "changed" | "removed") =>
    defineEvent({ type: `${noun}.${verb}`, summary: summaries[verb], visibleTo: "settings:read", schema });
  return { changed: define("changed"), removed: define("removed") };
}
