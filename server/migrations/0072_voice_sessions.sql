-- No older node may serve beside this migration.
-- A conversation by voice, as long as it is open.
create table voice_session (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  state text not null check (state in ('created', 'connected', 'ended', 'expired', 'failed')),
  -- How the sound comes: web-socket, realtime, twilio, conversation-relay.
  way text not null,
  -- BCP 47.
  language text not null,
  voice text not null,
  assistant_id uuid,
  -- The member or the key that opened it, and the visitor of a browser.
  caller_id uuid,
  visitor_id uuid,
  -- Echoed to the client, never called.
  endpoint text,
  -- Known from the first turn on.
  conversation_id uuid,
  -- Raised when a client connects it once more: what the connection before does is void.
  generation integer not null default 0,
  -- The node that holds its connection.
  node_id uuid,
  created_at timestamptz not null,
  connected_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  -- Until then it can be connected.
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);
create index voice_session_created on voice_session (workspace_id, created_at);
create index voice_session_open on voice_session (expires_at) where state = 'created';
create index voice_session_node on voice_session (node_id) where state = 'connected';
create index voice_session_unused on voice_session (ended_at) where conversation_id is null;
create index voice_session_conversation on voice_session (workspace_id, conversation_id);

-- A turn of the assistant in it. `timeline`: milliseconds since the session was connected, by stage.
create table voice_turn (
  workspace_id uuid not null,
  session_id uuid not null,
  number integer not null,
  -- The reply in the conversation.
  message_id uuid,
  timeline json not null,
  created_at timestamptz not null,
  primary key (workspace_id, session_id, number),
  foreign key (workspace_id, session_id) references voice_session (workspace_id, id) on delete cascade
);
