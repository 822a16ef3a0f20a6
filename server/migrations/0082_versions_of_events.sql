-- Nodes from schema 76 on may serve beside this migration.
-- The version of the interface which the data of an event have. An older node beside it writes the
-- default, which is its newest. A constant default rewrites no row.
alter table event add column version text not null default '2026-11-27';
