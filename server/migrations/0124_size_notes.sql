-- Nodes from schema 116 on may serve beside this migration.
-- How large the installation was on each day, for some weeks, so that an operator sees how fast it grows.
create table size_note (
  day date primary key,
  noted_at timestamptz not null,
  database_bytes double precision not null,
  workspace_database_bytes double precision not null,
  file_bytes double precision not null,
  table_bytes jsonb not null
);
