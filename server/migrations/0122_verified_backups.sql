-- Nodes from schema 116 on may serve beside this migration.
-- A node restores the newest backup for a trial each week; how the last trial came out is told.
alter table installation
  add column verify_began_at timestamptz,
  add column verify_ended_at timestamptz,
  add column verify_failure text,
  add column verified_at timestamptz;
