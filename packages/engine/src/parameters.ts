import table from "../parameters.json" with { type: "json" };

/** A tuned number of the engine: its room and what it is called there, "finding.k1". */
export type ParameterName = keyof typeof table;
type RoomOf<Name> = Name extends `${infer Room}.${string}` ? Room : never;
type NameIn<Room extends string, Name = ParameterName> = Name extends `${Room}.${infer Rest}` ? Rest : never;
type Parameters = { [Room in RoomOf<ParameterName>]: { [Name in NameIn<Room>]: number } };
type Table = Readonly<Record<string, { value: number; range: readonly number[] }>>;

const read = readParameters(table);
let edition = 0;

/**
 * The tuned numbers of `parameters.json`, by room. Read them where they are used: a copy in a constant
 * of a module would not see that `withParameters` set another value.
 * @example parameters.finding.k1 // 1
 */
export const parameters = read as { readonly [Room in keyof Parameters]: Readonly<Parameters[Room]> };

/** Reads a table by room. A value that is no number of its range is an error that names the parameter. */
export function readParameters(written: Table): Record<string, Record<string, number>> {
  const values = Object.entries(written).map(([name, { value }]) => {
    checkValue(name, value, written);
    return { place: placeOf(name), value };
  });
  const rooms = Object.groupBy(values, ({ place: [room] }) => room);
  // An object that is made of entries is read fast; one that is filled name by name is a slow table.
  return Object.fromEntries(
    Object.entries(rooms).map(([room, own = []]) => [
      room,
      Object.fromEntries(own.map(({ place: [, inRoom], value }) => [inRoom, value])),
    ]),
  );
}

/**
 * Runs something, which may not be asynchronous, with other values of some parameters. Other threads
 * keep theirs, and so do indexes that were built before.
 * @example withParameters({ "finding.k1": 1.2 }, () => index.find("opening hours"))
 */
export function withParameters<Result>(
  values: Readonly<Partial<Record<ParameterName, number>>>,
  run: () => Result,
): Result {
  const changes = Object.entries(values);
  for (const [name, value] of changes) checkValue(name, value, table);
  const before = changes.map(([name]): [string, number] => [name, get(name)]);
  try {
    for (const [name, value] of changes) set(name, value);
    return run();
  } finally {
    for (const [name, value] of before) set(name, value);
  }
}

/** Computes a value that depends on parameters at its first use, and again after they change. */
export function untilParametersChange<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  let madeIn = edition;
  return () => {
    if (made === undefined || madeIn !== edition) {
      made = { value: make() };
      madeIn = edition;
    }
    return made.value;
  };
}

function checkValue(name: string, value: number, written: Table): void {
  const range = written[name]?.range;
  if (range === undefined) throw new RangeError(`There is no parameter ${name} in parameters.json.`);
  const [least = Number.NaN, most = Number.NaN] = range;
  if (typeof value === "number" && value >= least && value <= most) return;
  throw new RangeError(`The parameter ${name} is ${value}. Give it a value from ${least} to ${most}, its range.`);
}

function placeOf(name: string): [room: string, inRoom: string] {
  const at = name.indexOf(".");
  return [name.slice(0, at), name.slice(at + 1)];
}

function get(name: string): number {
  const [room, inRoom] = placeOf(name);
  return read[room]![inRoom]!;
}

function set(name: string, value: number): void {
  const [room, inRoom] = placeOf(name);
  read[room]![inRoom] = value;
  edition++;
}
