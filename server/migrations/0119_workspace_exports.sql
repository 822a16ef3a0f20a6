-- Nodes from schema 117 on may serve beside this migration.
-- An owner takes the whole workspace along: one file, of which at most one is being written. Its bytes lie with the
-- originals of files, encrypted with a key of their own, until `ends_at`.
create table workspace_export (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  is_encrypted boolean not null,
  sealed_key bytea not null,
  row_count bigint not null default 0,
  file_count bigint not null default 0,
  bytes bigint not null default 0,
  content_hash bytea,
  reason text,
  created_at timestamptz not null,
  ended_at timestamptz,
  ends_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index workspace_export_under_way on workspace_export (workspace_id) where state in ('waiting', 'running');
