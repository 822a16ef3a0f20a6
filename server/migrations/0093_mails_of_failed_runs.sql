-- Nodes from schema 76 on may serve beside this migration.
-- Failed runs are mailed to the member who saved the workflow last, and else to the owners. What failed up to
-- `failures_told_at` was told, or failed before this migration.
alter table workflow
  add column saved_by uuid references account (id) on delete set null,
  add column failures_told_at timestamptz not null default '-infinity';
update workflow set failures_told_at = now();
create index workflow_saved_by on workflow (saved_by) where saved_by is not null;
create index run_faulted on run (ended_at) where status = 'faulted';
