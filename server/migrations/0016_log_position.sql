-- No older node may serve beside this migration.
-- How far each follower of the event log has come in each workspace.
create table log_position (
  workspace_id uuid not null references workspace (id) on delete cascade,
  follower text not null,
  position bigint not null,
  primary key (workspace_id, follower)
);
