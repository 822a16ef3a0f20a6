-- Nodes from schema 76 on may serve beside this migration.
-- The version of the interface, by its date, that a key's requests have where they name none, and that an
-- endpoint's messages have. What was made before there was a choice has the first.
alter table api_key add column version text not null default '2026-11-20';
alter table endpoint add column version text not null default '2026-11-20';
