-- Nodes from schema 116 on may serve beside this migration.
-- The operator says for how long new workspaces keep each kind of data; those that are there keep what they have.
create table default_retention (
  kind text primary key,
  days integer
);
