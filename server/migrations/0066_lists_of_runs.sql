-- No older node may serve beside this migration.
-- Runs are listed by the name of their workflow, which they outlive, and by what has gone wrong.
create index run_by_name on run (workspace_id, workflow_name, id);
create index run_failed on run (workspace_id, id) where status in ('faulted', 'cancelled');
