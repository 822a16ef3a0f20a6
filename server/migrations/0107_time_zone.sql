-- Nodes from schema 104 on may serve beside this migration.
-- The organisation's clocks, where they are not those of the office hours.
alter table workspace add column time_zone text;
