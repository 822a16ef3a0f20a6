-- Nodes from schema 101 on may serve beside this migration.
-- What models and tools gave to a reply, as far as a replay needs it; encrypted with a key derived from PARLEY_SECRET.
create table reply_recording (
  workspace_id uuid not null references workspace (id) on delete cascade,
  message_id uuid not null,
  conversation_id uuid not null,
  sealed bytea not null,
  created_at timestamptz not null,
  primary key (workspace_id, message_id)
);
create index reply_recording_of_conversation on reply_recording (workspace_id, conversation_id);
create index reply_recording_created on reply_recording (workspace_id, created_at);
