-- No older node may serve beside this migration.
-- Names that clients send as the model, and the assistants that answer to them.
create table model_alias (
  workspace_id uuid not null references workspace (id) on delete cascade,
  name text not null,
  assistant_id uuid not null,
  primary key (workspace_id, name),
  foreign key (workspace_id, assistant_id) references assistant (workspace_id, id) on delete cascade
);
create index model_alias_by_assistant on model_alias (workspace_id, assistant_id);
