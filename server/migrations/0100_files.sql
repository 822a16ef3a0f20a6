-- Nodes from schema 76 on may serve beside this migration.
-- Files that people upload. Their bytes are in a storage, encrypted with a key of their own.
create table file (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  mime_type text not null,
  bytes bigint not null,
  -- SHA-256 of the bytes as they were sent.
  content_hash bytea not null,
  sealed_key bytea not null,
  -- Citations lead to it.
  is_shared boolean not null default false,
  -- Null: something uses the file. One that nothing uses goes after a day.
  unused_since timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index file_unused on file (unused_since) where unused_since is not null;

-- What may lie in the storage. It outlives its workspace, whose bytes are deleted after it.
create table file_bytes (
  workspace_id uuid not null,
  id uuid not null,
  -- Null: a file has these bytes.
  delete_at timestamptz,
  primary key (workspace_id, id)
);
create index file_bytes_due on file_bytes (delete_at) where delete_at is not null;
