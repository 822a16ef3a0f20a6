-- No older node may serve beside this migration.
-- What workflows emitted. The log names it, so that it can be erased with its run.
create table emitted_event (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  event json not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, run_id) references run (workspace_id, id) on delete cascade
);
create index emitted_event_of_run on emitted_event (workspace_id, run_id);
