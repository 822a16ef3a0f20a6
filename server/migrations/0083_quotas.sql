-- Nodes from schema 76 on may serve beside this migration.
-- What a workspace stores is counted in the row that its transactions lock last. An older node beside this
-- migration counts nothing: every night the counts are compared with what is there.
alter table event_position
  add column runs bigint not null default 0,
  add column run_bytes bigint not null default 0,
  add column event_bytes bigint not null default 0,
  add column knowledge_bytes bigint not null default 0,
  add column file_bytes bigint not null default 0,
  -- When the counts were last compared with what is there. Null: they never were.
  add column counted_at timestamptz;

-- The first event or run of a chain that cause each other. Null: nothing caused it.
alter table event add column chain_id uuid;
alter table run add column chain_id uuid;
create index run_of_chain on run (workspace_id, chain_id) where chain_id is not null;

-- The owners of the workspace and the operator were told that so many percent of a quota are used.
create table quota_notice (
  workspace_id uuid not null references workspace on delete cascade,
  quota text not null,
  percent integer not null,
  told_at timestamptz not null,
  primary key (workspace_id, quota)
);
