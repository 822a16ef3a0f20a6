-- Written by `npm run generate` from the migrations. Do not edit.

create table audit_entry (
  workspace_id uuid not null,
  id uuid not null,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  target_id uuid,
  details jsonb not null default '{}'::jsonb,
  client_address text,
  created_at timestamp with time zone not null default now(),
  constraint audit_entry_pkey PRIMARY KEY (workspace_id, id)
);
CREATE TRIGGER audit_entry_is_append_only BEFORE UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table event (
  workspace_id uuid not null,
  "position" bigint not null,
  id uuid not null,
  type text not null,
  data jsonb not null,
  caused_by uuid,
  depth smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint event_pkey PRIMARY KEY (workspace_id, "position")
);

create table event_position (
  workspace_id uuid not null,
  "position" bigint not null,
  constraint event_position_pkey PRIMARY KEY (workspace_id)
);

create table idempotency_record (
  workspace_id uuid not null,
  fingerprint bytea not null,
  request_hash bytea not null,
  node_id uuid not null,
  progress jsonb,
  sealed_answer bytea,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_record_pkey PRIMARY KEY (workspace_id, fingerprint)
);
CREATE INDEX idempotency_record_by_age ON public.idempotency_record USING btree (created_at);

create table installation (
  only_row boolean not null default true,
  secret_check text not null,
  created_at timestamp with time zone not null default now(),
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_only_row_check CHECK (only_row)
);

create table migration (
  number integer not null,
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migration_pkey PRIMARY KEY (number)
);

create table node (
  id uuid not null,
  lock_key integer not null generated always as identity,
  worker_pool_ids text[] not null default '{}'::text[],
  started_at timestamp with time zone not null default now(),
  constraint node_lock_key_key UNIQUE (lock_key),
  constraint node_pkey PRIMARY KEY (id)
);

create table revocation (
  id bigint not null generated always as identity,
  subject uuid not null,
  revoked_at timestamp with time zone not null default clock_timestamp(),
  constraint revocation_pkey PRIMARY KEY (id)
);
CREATE INDEX revocation_by_age ON public.revocation USING btree (revoked_at);

create table setting (
  name text not null,
  sealed_value bytea not null,
  updated_at timestamp with time zone not null default now(),
  constraint setting_pkey PRIMARY KEY (name)
);
