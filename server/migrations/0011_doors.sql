-- No older node may serve beside this migration.
-- Chat clients that tell the whole history with each question: which conversation a history tells of.
create table told_history (
  workspace_id uuid not null,
  -- The key, or the user.
  caller_id uuid not null,
  -- SHA-256 of the end user and of who said what, up to the last reply.
  history_hash bytea not null,
  conversation_id uuid not null,
  primary key (workspace_id, caller_id, history_hash, conversation_id),
  foreign key (workspace_id, conversation_id) references conversation (workspace_id, id) on delete cascade
);
create index told_history_by_conversation on told_history (workspace_id, conversation_id);
