-- No older node may serve beside this migration.
-- The databases of workspaces, in the workspace cluster (decision 0030). A row says that the database of the
-- workspace is complete; `revision` says with which revision of the template it was made or renewed.
create table workspace_database (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  name text not null,
  revision integer not null,
  created_at timestamptz not null default now()
);

-- The nodes that write into the database of a workspace, and relay its changes to the event log. The
-- other nodes adopt the relays of a node that died.
create table record_relay (
  workspace_id uuid not null references workspace (id) on delete cascade,
  node_id uuid not null,
  primary key (workspace_id, node_id)
);
create index record_relay_node on record_relay (node_id);
