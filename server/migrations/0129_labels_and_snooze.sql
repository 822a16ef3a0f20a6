-- Nodes from schema 124 on may serve beside this migration.
-- A team sorts its conversations by labels, and puts one off until a time.
create table label (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  colour text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index label_by_name on label (workspace_id, lower(name));

create table conversation_label (
  workspace_id uuid not null,
  conversation_id uuid not null,
  label_id uuid not null,
  primary key (workspace_id, conversation_id, label_id),
  foreign key (workspace_id, conversation_id) references conversation (workspace_id, id) on delete cascade,
  foreign key (workspace_id, label_id) references label (workspace_id, id) on delete cascade
);
create index conversation_label_by_label on conversation_label (workspace_id, label_id);

alter table conversation add column snoozed_until timestamptz;
