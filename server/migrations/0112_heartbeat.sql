-- Nodes from schema 101 on may serve beside this migration.
-- The last time at which the check of a node's readiness has written.
alter table node add column wrote_at timestamptz;
