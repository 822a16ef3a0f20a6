-- Nodes from schema 76 on may serve beside this migration.
-- A hand-over that nobody sees is mailed at once. The wait that began then was mailed and is not mailed again.
alter table conversation add column wait_mailed_for timestamptz;
