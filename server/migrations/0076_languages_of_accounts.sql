-- Nodes from schema 75 on may serve beside this migration.
-- The language in which Parley writes to a person: the one that the person's browser asked for at the last
-- sign-in. Null for people whose programs ask for none that Parley speaks: they are written to in English.
alter table account add column language text;
