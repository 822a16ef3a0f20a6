-- No older node may serve beside this migration.
-- The agreed action that a pending reply began to run. A reply that is made again does not run it again.
alter table message add column begun_action jsonb;
