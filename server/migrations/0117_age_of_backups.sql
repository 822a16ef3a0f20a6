-- Nodes from schema 116 on may serve beside this migration.
-- The age of the newest whole backup is told, whoever took it; a node begins the next one when its time has come.
alter table installation
  add column backed_up_at timestamptz,
  add column backup_began_at timestamptz;
