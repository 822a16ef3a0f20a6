-- Nodes from schema 114 on may serve beside this migration.
-- Says how the chat on a website looks and speaks: of one publishable key, or of all of a workspace.
create table widget_settings (
  workspace_id uuid not null references workspace (id) on delete cascade,
  -- Null: what holds for the keys that say nothing themselves.
  key_id uuid,
  -- Only what somebody chose. The rest is the default of the code.
  settings jsonb not null default '{}',
  unique nulls not distinct (workspace_id, key_id),
  foreign key (workspace_id, key_id) references api_key (workspace_id, id) on delete cascade
);
