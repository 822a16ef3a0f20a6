-- Nodes from schema 101 on may serve beside this migration.
-- The questions of the conversation before the one that a test asks, oldest first.
alter table pin add column earlier_questions text[] not null default '{}';
