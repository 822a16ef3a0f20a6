-- No older node may serve beside this migration.
-- Why a schedule last started no run, as workflow_trigger has it.
alter table workflow_schedule add column problem text, add column problem_at timestamptz;
