-- No older node may serve beside this migration.
-- For how many days a workspace keeps a kind of data, where it says so.
create table retention_setting (
  workspace_id uuid not null references workspace (id) on delete cascade,
  kind text not null,
  days integer,
  -- A day after the change at the earliest, so that a mistake can be taken back.
  first_run_at timestamptz not null,
  primary key (workspace_id, kind)
);
