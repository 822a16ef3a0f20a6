-- No older node may serve beside this migration.
-- The number of the oldest schema whose nodes may go on serving once the migration is applied. Without
-- a number no older node may.
alter table migration add column oldest_beside integer check (oldest_beside < number);
