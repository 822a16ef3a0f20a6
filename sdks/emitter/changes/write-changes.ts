import type { SurfaceChange, SurfaceChanges } from "./compare-surfaces.ts";

/** Writes the names of the API as programs of a language do. */
export type NamesOfLanguage = {
  /** A call as a program writes it, without its arguments. */
  call: (group: string, name: string) => string;
  type: (name: string) => string;
  /** One name of a member or an argument. */
  member: (name: string) => string;
};

/**
 * Writes what is added, changed and removed, as lists of Markdown. Empty where nothing is.
 * @param mark is that of the headings, such as `###`
 */
export function writeChanges(changes: SurfaceChanges, names: NamesOfLanguage, mark: string): string {
  const parts = (["added", "changed", "removed"] as const).flatMap((name) => {
    const items = writeItems(changes[name], names);
    const title = name[0]!.toUpperCase() + name.slice(1);
    return items.length === 0 ? [] : [`${mark} ${title}\n\n${items.join("")}`];
  });
  return parts.join("\n");
}

const wholes = { type: "Types", event: "Events", problem: "Problem codes" } as const;

function writeItems(changes: readonly SurfaceChange[], names: NamesOfLanguage): string[] {
  const whole = changes.filter(
    ({ kind, member, before }) => member === undefined && before === undefined && kind !== "answer",
  );
  const calls = whole.filter(({ kind }) => kind === "call").map(({ owner }) => nameCall(owner, names));
  const lists = Object.entries(wholes).map(([kind, title]) => {
    const found = whole.filter((each) => each.kind === kind);
    return { title, values: found.map(({ owner }) => `\`${nameOwner(kind as SurfaceChange["kind"], owner, names)}\``) };
  });
  const inside = Map.groupBy(
    changes.filter((each) => !whole.includes(each)),
    ({ kind, owner }) => `${kind} ${owner}`,
  );
  return [
    ...writeList(
      "Calls",
      calls.map((call) => `\`${call}\``),
    ),
    ...lists.flatMap(({ title, values }) => writeList(title, values)),
    ...[...inside.values()].flatMap((each) =>
      writeList(
        titleOf(each[0]!, names),
        each.map((one) => writeOne(one, names)),
      ),
    ),
  ];
}

/** An item of a list, in lines of at most 100 characters. */
function writeList(title: string, values: readonly string[]): string[] {
  if (values.length === 0) return [];
  const lines = [`- ${title}:`];
  for (const [index, value] of values.entries()) {
    const text = index === values.length - 1 ? value : `${value},`;
    for (const word of text.split(/ (?=[^`]*(?:`[^`]*`[^`]*)*$)/)) {
      if (`${lines.at(-1)} ${word}`.length <= 100) lines[lines.length - 1] += ` ${word}`;
      else lines.push(`  ${word}`);
    }
  }
  return [`${lines.join("\n")}\n`];
}

function titleOf({ kind, owner }: SurfaceChange, names: NamesOfLanguage): string {
  const name = `\`${nameOwner(kind, owner, names)}\``;
  return kind === "answer" ? `answer of ${name}` : kind === "event" ? `event ${name}` : name;
}

/** Longer types are read better in the code. */
const longestType = 60;

function writeOne({ member, before, after }: SurfaceChange, names: NamesOfLanguage): string {
  const name = member === undefined ? "" : `\`${member.replace(/\w+/g, (word) => names.member(word))}\``;
  if (before === undefined || after === undefined) return name;
  if (before.length > longestType || after.length > longestType) return name === "" ? "another type" : name;
  const was = `\`${after}\`, was \`${before}\``;
  return name === "" ? was : `${name} (${was})`;
}

function nameOwner(kind: SurfaceChange["kind"], owner: string, names: NamesOfLanguage): string {
  if (kind === "type") return names.type(owner);
  return kind === "call" || kind === "answer" ? nameCall(owner, names) : owner;
}

function nameCall(owner: string, names: NamesOfLanguage): string {
  const [group = "", name = ""] = owner.split(".");
  return names.call(group, name);
}
