-- No older node may serve beside this migration.
-- What every capability stands on: the installation, its nodes, the event spine, idempotency, audit, revocations.

create table installation (
  only_row boolean primary key default true check (only_row),
  -- Tells a node with another PARLEY_SECRET apart; derived from the secret, reveals nothing of it.
  secret_check text not null,
  created_at timestamptz not null default now()
);

-- Settings of the whole installation, made by its operator. Sealed with PARLEY_SECRET: they may hold passwords.
create table setting (
  name text primary key,
  sealed_value bytea not null,
  updated_at timestamptz not null default now()
);

-- A live node holds a session advisory lock on its lock_key; a row whose lock is free belongs to a dead node.
create table node (
  id uuid primary key,
  lock_key integer generated always as identity unique,
  worker_pool_ids text[] not null default '{}',
  started_at timestamptz not null default now()
);

-- The row lock of event_position orders the commits of a workspace: positions appear in commit order, without gaps.
create table event_position (
  workspace_id uuid primary key,
  position bigint not null
);

create table event (
  workspace_id uuid not null,
  position bigint not null,
  id uuid not null,
  type text not null,
  data jsonb not null,
  caused_by uuid,
  depth smallint not null default 0,
  created_at timestamptz not null default now(),
  primary key (workspace_id, position)
);

-- workspace_id is the nil UUID for calls made before there is a workspace (sign-up).
create table idempotency_record (
  workspace_id uuid not null,
  fingerprint bytea not null,
  request_hash bytea not null,
  node_id uuid not null,
  -- What a retry needs to resume work that had begun; null once there is an answer.
  progress jsonb,
  -- The answer, sealed under a key that needs the raw idempotency key: a dump cannot be read.
  sealed_answer bytea,
  created_at timestamptz not null default now(),
  primary key (workspace_id, fingerprint)
);
create index idempotency_record_by_age on idempotency_record (created_at);

-- Sessions and keys that ended before their time. Every node reads the newest rows several times a second.
create table revocation (
  id bigint generated always as identity primary key,
  subject uuid not null,
  revoked_at timestamptz not null default clock_timestamp()
);
create index revocation_by_age on revocation (revoked_at);

create table audit_entry (
  workspace_id uuid not null,
  id uuid not null,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  target_id uuid,
  details jsonb not null default '{}',
  client_address text,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger audit_entry_is_append_only before update or truncate on audit_entry
  for each statement execute function refuse_change();
