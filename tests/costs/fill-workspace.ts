import type { Client } from "pg";

type Values = Record<string, string>;

/** The tables that grow with use, with what their columns must hold, as SQL of the number `n` of the row. */
const tables: Record<string, Values> = {
  contact: {
    email: "'c' || n || '@example.com'",
    root_id: "id",
    origin: "'api'",
    search: "to_tsvector('simple', 'c' || n)",
  },
  contact_identity: { kind: "'email'", value: "'c' || n || '@example.com'", address_id: "id" },
  lead: { score_reasons: "'[]'", spam_reasons: "'[]'", email: "'l' || n || '@example.com'", contact_id: "id" },
  lead_note: {},
  newsletter_list: { slug: "'topic-' || n" },
  subscriber: { email: "'s' || n || '@example.com'", state: "'active'" },
  subscription: {},
  suppression: {},
  bounce: {},
  conversation: { last_number: "1", visitor_id: "id", waits_since: "null" },
  message: { conversation_id: "id", number: "1", status: "'completed'", author: "'contact'" },
  event: { position: "n + 100000", type: "'contact.created'", data: "'{}'" },
  inbound_event: {},
  endpoint: { scopes: "'{}'", events: "'{}'", status: "'disabled'" },
  delivery: { position: "n", type: "'contact.created'", status: "'delivered'" },
  delivery_attempt: { delivery_id: "id", response_body: "'taken'" },
  audit_entry: { action: "'api-key.created'", actor_kind: "'member'" },
  erasure: { erased_at: "now()" },
  workflow: { is_active: "false", name: "'flow-' || n" },
  run: { status: "'completed'", input: "'{}'" },
  run_task: { status: "'completed'" },
  approval: { request: "'{}'" },
  voice_session: { state: "'ended'" },
  missed_question: { words: "array['word' || n % 997]" },
  blocked_visitor: { blocked_at: "now()" },
  campaign: { number: "n + 1000", body: "'Hello'", list_ids: "'{}'", status: "'sent'", kind: "'campaign'" },
  mailing: { status: "'sent'" },
};

/** A workspace has few of these, however long it is used. */
const most: Record<string, number> = { newsletter_list: 50, endpoint: 10, workflow: 500, campaign: 5_000 };

/**
 * Fills a workspace with so many rows in each table that grows with use. Row `n` of a table belongs to row
 * `n` of the tables that it names: the ids are made of the number. `others` are values for some columns
 * in place of these.
 */
export async function fillWorkspace(
  client: Client,
  workspaceId: string,
  rows: number,
  others: Record<string, Values> = {},
): Promise<void> {
  await client.query("set session_replication_role = replica");
  for (const [table, values] of Object.entries(tables)) {
    const columns = { ...(await usualValues(client, table, workspaceId)), ...values, ...others[table] };
    const names = Object.keys(columns);
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")})
       select ${names.map((name) => columns[name]).join(", ")}
       from (select n, ('0190a000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id
             from generate_series(1, ${Math.min(rows, most[table] ?? rows)}) as n) as numbered`,
    );
    await client.query(`analyze ${table}`);
  }
  // New events get higher positions than the rows above. Followers would skip them otherwise.
  await client.query("update event_position set position = 1000000 where workspace_id = $1", [workspaceId]);
  await client.query("reset session_replication_role");
}

/** Makes a value for every column that needs one: of a list of words the first, and else one of the column's type. */
async function usualValues(client: Client, table: string, workspaceId: string): Promise<Values> {
  const found = await client.query<{ name: string; type: string; words: string | null }>(
    `select attname as name, format_type(atttypid, null) as type, (
       select substring(pg_get_constraintdef(oid) from '''([^'']+)''::text') from pg_constraint
       where conrelid = attrelid and contype = 'c' and conkey = array[attnum] limit 1) as words
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and attnotnull and not atthasdef
       and attidentity = '' and not attisdropped`,
    [table],
  );
  return Object.fromEntries(
    found.rows.map(({ name, type, words }) => {
      if (name === "workspace_id") return [name, `'${workspaceId}'::uuid`];
      return [name, words === null ? valueOfType[type]! : `'${words}'`];
    }),
  );
}

const valueOfType: Values = {
  uuid: "id",
  text: "'text ' || n",
  "text[]": "'{}'",
  bytea: "decode(lpad(to_hex(n), 64, '0'), 'hex')",
  integer: "n",
  bigint: "n",
  smallint: "0",
  boolean: "false",
  json: "'{}'",
  jsonb: "'{}'",
  "double precision": "0",
  "timestamp with time zone": "now() - n * interval '1 minute'",
};
