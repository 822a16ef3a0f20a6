-- No older node may serve beside this migration.
-- Workflows of a workspace, each changed save a version.
create table workflow (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  version integer not null,
  -- Whether its schedule and its triggers start runs.
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, name)
);

create table workflow_version (
  workspace_id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  document_version text not null,
  media_type text not null check (media_type in ('application/yaml', 'application/json')),
  -- The document as it was sent. json keeps the order of names, which jsonb does not.
  source text not null,
  definition json not null,
  created_at timestamptz not null,
  primary key (workspace_id, workflow_id, version),
  foreign key (workspace_id, workflow_id) references workflow (workspace_id, id) on delete cascade
);

-- A value that workflows use by name. Encrypted.
create table workflow_secret (
  workspace_id uuid not null references workspace (id) on delete cascade,
  name text not null,
  value bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, name)
);

-- One execution of a version of a workflow. It outlives its workflow.
create table run (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  workflow_id uuid not null,
  workflow_name text not null,
  version integer not null,
  status text not null check (status in ('queued', 'running', 'waiting', 'completed', 'faulted', 'cancelled')),
  -- What started it: api, event, schedule, action, run.
  started_by text not null,
  input json not null,
  output json,
  error json,
  -- What a waiting run waits for.
  waiting_for json,
  -- Where the interpreter is. Encrypted where it holds the value of a secret.
  state json,
  encrypted_state bytea,
  -- The node that executes it. Each new owner raises the epoch: a former owner can write nothing more.
  node_id uuid,
  epoch integer not null default 0,
  -- Raised by everything that a waiting run must look at: a signal, a cancel.
  wakes integer not null default 0,
  -- How many nodes have died with it since its last checkpoint: it may be what ends them.
  deaths integer not null default 0,
  -- When a waiting run goes on without a signal.
  due_at timestamptz,
  is_cancel_requested boolean not null default false,
  priority integer not null default 0,
  -- How many runs of its workflow may be under way at once; null: any number.
  concurrency integer,
  next_task integer not null default 0,
  -- The event that caused it, and its place in the chain of causes.
  caused_by uuid,
  depth integer not null default 0,
  -- The run and the task that wait for its end.
  parent_run_id uuid,
  parent_wait text,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (workspace_id, id)
);
create index run_of_workflow on run (workspace_id, workflow_id, id);
create index run_under_way on run (workspace_id, workflow_id, priority desc, id) where status in ('queued', 'running', 'waiting');
create index run_of_node on run (node_id) where node_id is not null;
create index run_due on run (due_at) where due_at is not null and node_id is null;
create index run_of_parent on run (workspace_id, parent_run_id) where parent_run_id is not null;

-- One execution of a task of a run, in the order of their starts.
create table run_task (
  workspace_id uuid not null,
  run_id uuid not null,
  number integer not null,
  -- The task that it is a part of.
  parent integer,
  pointer text not null,
  name text not null,
  kind text not null,
  -- Of a loop, a list of branches or events: which.
  iteration integer,
  status text not null check (status in ('running', 'waiting', 'completed', 'faulted', 'cancelled', 'skipped')),
  attempt integer not null,
  input json,
  output json,
  -- The context that it exported.
  context json,
  -- What the interpreter needs to go on in the middle of it, or again from it.
  kept json,
  error json,
  waiting_for json,
  effect text check (effect in ('done', 'not-sent', 'unknown')),
  cost json,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, run_id, number),
  foreign key (workspace_id, run_id) references run (workspace_id, id) on delete cascade
);

-- What a task of a run waits for has happened: an event, a decision, the end of another run.
create table run_signal (
  workspace_id uuid not null,
  run_id uuid not null,
  number bigint generated always as identity,
  -- The key of the wait in the run.
  wait text not null,
  content json not null,
  primary key (workspace_id, run_id, number),
  foreign key (workspace_id, run_id) references run (workspace_id, id) on delete cascade
);

-- When the node last said that it works. One that holds its lock and says nothing hangs.
alter table node add column seen_at timestamptz not null default now();
alter table node add column session_pid integer;

-- The events that a waiting run listens for.
create table run_subscription (
  workspace_id uuid not null,
  run_id uuid not null,
  -- The key of the wait in the run.
  wait text not null,
  -- The types of events that can fit; null: any.
  types text[],
  -- The filters as JSON.
  subscription json not null,
  -- Events up to here came before it.
  after_position bigint not null,
  primary key (workspace_id, run_id, wait),
  foreign key (workspace_id, run_id) references run (workspace_id, id) on delete cascade
);
