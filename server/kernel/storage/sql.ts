import type { QueryResult } from "pg";

/** A value that PostgreSQL gets apart from the text of a statement. */
type SqlValue = string | number | bigint | boolean | Date | Uint8Array | null | undefined | readonly SqlValue[];

/** Holds a statement, or a part of one: texts, and between each two of them a value. */
export class Sql {
  readonly texts: readonly string[];
  readonly values: readonly SqlValue[];
  #text: string | undefined;

  constructor(texts: readonly string[], values: readonly SqlValue[], text?: string) {
    this.texts = texts;
    this.values = values;
    this.#text = text;
  }

  /** The statement as PostgreSQL reads it: the values are `$1`, `$2`, … */
  get text(): string {
    this.#text ??= numbered(this.texts);
    return this.#text;
  }
}

function numbered(texts: readonly string[]): string {
  let text = texts[0]!;
  for (let number = 1; number < texts.length; number++) text += `$${number}${texts[number]}`;
  return text;
}

/**
 * A template as it was last made: a place in the code mostly makes the same text with other values,
 * and a text that is the same string is found faster among the prepared statements.
 */
type Made = { parts: readonly (readonly string[] | undefined)[]; texts: readonly string[]; text: string };
const lastMade = new WeakMap<TemplateStringsArray, Made>();

/**
 * Makes a statement, or a part of one, of a template. A part may stand within a template; everything
 * else between `${` and `}` is a value.
 *
 * @example
 * const columns = sql`id, text`;
 * const notice = await first<NoticeRow>(db)`select ${columns} from notice where id = ${id}`;
 */
export function sql(template: TemplateStringsArray, ...inserted: (SqlValue | Sql)[]): Sql {
  const values: SqlValue[] = [];
  for (const one of inserted) {
    if (one instanceof Sql) for (const value of one.values) values.push(value);
    else values.push(one);
  }
  const last = lastMade.get(template);
  if (last !== undefined && isMadeOf(last, inserted)) return new Sql(last.texts, values, last.text);
  const texts = joinTexts(template, inserted);
  const made = new Sql(texts, values);
  const parts = inserted.map((one) => (one instanceof Sql ? one.texts : undefined));
  lastMade.set(template, { parts, texts, text: made.text });
  return made;
}

function isMadeOf({ parts }: Made, inserted: readonly (SqlValue | Sql)[]): boolean {
  for (let index = 0; index < inserted.length; index++) {
    const one = inserted[index];
    if (parts[index] !== (one instanceof Sql ? one.texts : undefined)) return false;
  }
  return true;
}

function joinTexts(texts: readonly string[], inserted: readonly (SqlValue | Sql)[]): string[] {
  const joined = [texts[0]!];
  for (const [index, one] of inserted.entries()) {
    const after = texts[index + 1]!;
    if (!(one instanceof Sql)) {
      joined.push(after);
      continue;
    }
    joined[joined.length - 1] += one.texts[0]!;
    joined.push(...one.texts.slice(1));
    joined[joined.length - 1] += after;
  }
  return joined;
}

const rawParts = new Map<string, Sql>();
/** More texts than the code writes: some of them would be made of what is asked. */
const maxRawParts = 500;

/** Makes a part of a text that is no value. The text must never come from a request. */
sql.raw = (text: string): Sql => {
  const known = rawParts.get(text);
  if (known !== undefined) return known;
  const part = new Sql([text], []);
  if (rawParts.size < maxRawParts) rawParts.set(text, part);
  return part;
};

const comma = sql`, `;

/** Joins parts or values, with a comma between each two unless another part is named. */
sql.join = (joined: readonly (SqlValue | Sql)[], between: Sql = comma): Sql => {
  const texts = joined.map((_, index) => (index === 0 ? "" : between.texts[0]!));
  return new Sql(
    joinTexts([...texts, ""], joined),
    joined.flatMap((one) => (one instanceof Sql ? one.values : [one])),
  );
};

/** A connection of a transaction, or any connection of the pool. */
export type Sender = {
  /** Runs one statement. Its rows name their columns in camel case: `contact_id` is `contactId`. */
  send(statement: Sql): Promise<QueryResult>;
};

type Tag<Result> = (template: TemplateStringsArray, ...inserted: (SqlValue | Sql)[]) => Promise<Result>;

/**
 * Gives all rows of a statement.
 *
 * @example
 * const notices = await all<NoticeRow>(db)`select id, created_at from notice order by id`;
 */
export function all<Row>(db: Sender): Tag<Row[]> {
  return async (template, ...inserted) => (await db.send(sql(template, ...inserted))).rows;
}

/** Gives the row of a statement that always has one: a count, or what an insert returns. */
export function one<Row>(db: Sender): Tag<Row> {
  return async (template, ...inserted) => {
    const statement = sql(template, ...inserted);
    const [row] = (await db.send(statement)).rows;
    if (row === undefined) throw new Error(`No row came of a statement that always has one: ${statement.text}`);
    return row;
  };
}

/** Gives the first row of a statement, or undefined when there is none. */
export function first<Row>(db: Sender): Tag<Row | undefined> {
  return async (template, ...inserted) => (await db.send(sql(template, ...inserted))).rows[0];
}

/** Runs a statement whose rows nobody reads, and says how many rows it wrote, deleted or found. */
export function execute(db: Sender): Tag<number> {
  return async (template, ...inserted) => (await db.send(sql(template, ...inserted))).rowCount ?? 0;
}
