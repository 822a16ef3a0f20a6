-- Nodes from schema 76 on may serve beside this migration.
-- Visitors read how to reach the team otherwise, when the workspace can take nothing more.
alter table workspace add column contact text;
