-- Nodes from schema 111 on may serve beside this migration.
-- The last message that each side of a conversation has seen.
alter table conversation add column seen_by_contact uuid, add column seen_by_team uuid;
