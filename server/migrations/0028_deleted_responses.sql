-- No older node may serve beside this migration.
-- Replies that are no longer shown as responses. Their messages stay in the conversation.
create table deleted_response (
  workspace_id uuid not null references workspace (id) on delete cascade,
  reply_id uuid not null,
  conversation_id uuid not null,
  deleted_at timestamptz not null default now(),
  primary key (workspace_id, reply_id),
  foreign key (workspace_id, conversation_id) references conversation (workspace_id, id) on delete cascade
);
create index deleted_response_by_conversation on deleted_response (workspace_id, conversation_id);
