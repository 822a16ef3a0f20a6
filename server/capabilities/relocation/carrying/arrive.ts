import type { Row } from "./sealed-columns.ts";

/** Changes a row of a table on its arrival. False: the row does not arrive. */
type Arrival = (row: Row, now: string) => boolean | undefined;

const unfinishedRun = new Set(["queued", "running", "waiting"]);

/**
 * Says for each table how its rows arrive at another installation. The former one may go on, so that nothing is under
 * way here, and nothing begins until somebody says so: mails, deliveries and runs would come twice.
 */
const arrivals: Readonly<Record<string, Arrival>> = {
  approval: (row) => when(row.status === "pending", () => set(row, { status: "cancelled", deadline: null })),
  campaign(row) {
    if (row.status === "scheduled") set(row, { status: "draft", scheduled_at: null });
    if (row.status === "sending" || row.pause_reason === "mail-server")
      set(row, { status: "paused", pause_reason: "member", retry_at: null });
  },
  conversation: (row) => set(row, { active_reply_id: null }),
  delivery: (row, now) =>
    when(row.status === "pending", () => set(row, { status: "cancelled", next_attempt_at: null, ended_at: now })),
  delivery_lane: (row) => set(row, { node_id: null, due_at: null }),
  embedding_setting: (row) => set(row, { node_id: null }),
  endpoint(row) {
    if (row.status === "enabled") set(row, { status: "disabled", disabled_reason: "manual" });
    if (row.sealed_previous_secret === null) set(row, { previous_secret_ends_at: null });
    if (row.sealed_private_key === null) set(row, { public_key: null });
  },
  // The counts are of the former installation until they are compared with what is there.
  event_position: (row) => set(row, { counted_at: null, runs: "0" }),
  inbound_event(row, now) {
    set(row, { node_id: null });
    if (row.status !== "accepted") return;
    set(row, { status: "failed", processed_at: now, fault: "The workspace moved meanwhile." });
  },
  // An installation has one default source.
  inbound_source: (row) => set(row, { is_default: "false" }),
  mailing(row) {
    if (row.status === "claimed" || row.status === "handed") set(row, { status: "unknown" });
    set(row, { node_id: null });
  },
  message(row, now) {
    set(row, { node_id: null, begun_on_node: null });
    if (row.status !== "pending") return;
    set(row, { status: "interrupted", end_reason: "stopped", ended_at: now, is_answered: "false", confidence: "0" });
    set(row, { citations: "[]", provenance: "{}" });
  },
  pin_run: (row) => set(row, { running_until: null }),
  question_writing: (row) => set(row, { node_id: null }),
  run(row, now) {
    set(row, { node_id: null, due_at: null, is_cancel_requested: "false" });
    if (!unfinishedRun.has(row.status ?? "")) return;
    set(row, { status: "cancelled", ended_at: now, waiting_for: null, state: null, encrypted_state: null });
  },
  run_task: (row, now) =>
    when(row.status === "running" || row.status === "waiting", () =>
      set(row, { status: "cancelled", ended_at: now, waiting_for: null }),
    ),
  series: (row) => set(row, { status: "stopped" }),
  voice_recording: (row, now) =>
    when(row.state === "recording", () => set(row, { state: "interrupted", ended_at: now })),
  voice_session(row, now) {
    set(row, { node_id: null });
    if (row.state === "created") set(row, { state: "expired" });
    if (row.state === "connected") set(row, { state: "failed", end_reason: "node-died", ended_at: now });
  },
  workflow: (row) => set(row, { is_active: "false" }),
  // The quotas, and when it is deleted, were decided by another operator.
  workspace_standing(row, now) {
    set(row, { quotas: "{}", deletes_at: null, deleted_by: null, awaits_approval: "false", changed_at: now });
    return row.suspended_at !== null;
  },
};

/** Columns that name an account and have no foreign key, so that the schema does not tell. */
export const accountColumns: Readonly<Record<string, readonly string[]>> = {
  approval: ["decided_by"],
  audit_entry: ["actor_id", "target_id"],
  message: ["member_id"],
};

/** Rows that are stopped on their arrival are counted under these names, by their table. */
const stopped: Readonly<Record<string, readonly [name: string, column: string, values: readonly string[]]>> = {
  campaign: ["campaigns", "status", ["scheduled", "sending"]],
  endpoint: ["endpoints", "status", ["enabled"]],
  run: ["runs", "status", ["queued", "running", "waiting"]],
  series: ["series", "status", ["active"]],
  workflow: ["workflows", "is_active", ["true", "t"]],
};

/** Counts what the import stopped. */
export type Stopped = { campaigns: number; endpoints: number; runs: number; series: number; workflows: number };

/** Changes a row as it is on its arrival, and counts what stops with it. False: the row does not arrive. */
export function arrive(table: string, row: Row, now: string, counts: Stopped): boolean {
  const [name, column, values] = stopped[table] ?? [];
  if (name !== undefined && values!.includes(row[column!] ?? "")) counts[name as keyof Stopped]++;
  return arrivals[table]?.(row, now) ?? true;
}

function set(row: Row, values: Row): undefined {
  // A column that the file does not have stays missing, which is told elsewhere.
  for (const [column, value] of Object.entries(values)) if (column in row) row[column] = value;
}

function when(is: boolean, change: () => void): undefined {
  if (is) change();
}
