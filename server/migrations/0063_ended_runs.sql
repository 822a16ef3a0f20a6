-- No older node may serve beside this migration.
-- Ended runs are deleted by age.
create index run_ended on run (workspace_id, ended_at) where ended_at is not null;
