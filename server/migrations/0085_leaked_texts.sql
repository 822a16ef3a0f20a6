-- Nodes from schema 76 on may serve beside this migration.
-- The texts of keys that a report has ended, by their hashes, so that a repeated report is answered as
-- the first one. A report that an older node answers is not remembered.
create table leaked_text (
  text_hash bytea primary key,
  workspace_id uuid not null references workspace (id) on delete cascade
);
create index leaked_text_by_workspace on leaked_text (workspace_id);
