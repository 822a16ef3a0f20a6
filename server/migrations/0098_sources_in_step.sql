-- Nodes from schema 76 on may serve beside this migration.
-- Sources have names of their workspace's own and tags. A sync gathers the sources that a tag will have; nothing of
-- them is taught before it is finished.
alter table knowledge_source
  add column external_id text,
  add column tags text[] not null default '{}';
create unique index knowledge_source_external on knowledge_source (workspace_id, external_id)
  where external_id is not null;

create table knowledge_sync (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  tag text not null,
  -- A sync that was given nothing for a day is forgotten.
  touched_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, tag)
);
create index knowledge_sync_touched on knowledge_sync (touched_at);

create table knowledge_sync_source (
  workspace_id uuid not null,
  sync_id uuid not null,
  external_id text not null,
  -- The id that its document gets.
  id uuid not null,
  type text not null,
  title text not null,
  url text,
  text text not null,
  questions text[] not null,
  -- Null: the source keeps the tags that it has.
  tags text[],
  fingerprint bytea not null,
  content_hash bytea not null,
  bytes integer not null,
  primary key (workspace_id, sync_id, external_id),
  foreign key (workspace_id, sync_id) references knowledge_sync (workspace_id, id) on delete cascade
);
