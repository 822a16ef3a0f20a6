-- No older node may serve beside this migration.
-- Voice platforms outside that talk with the assistants of a workspace: Alexa, Dialogflow, Twilio.
create table voice_channel (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('alexa', 'dialogflow-es', 'dialogflow-cx', 'twilio')),
  name text not null,
  -- Not a foreign key: the default assistant takes the place of one that was removed.
  assistant_id uuid,
  language text,
  greeting text,
  answer_within_ms integer,
  -- The proof of each kind: the skill of Alexa, the SHA-256 of the secret of Dialogflow, the token of Twilio, encrypted.
  skill_id text,
  secret_hash bytea,
  sealed_auth_token bytea,
  -- How Twilio calls are led.
  mode text check (mode in ('gather', 'stream', 'conversation-relay')),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check ((kind = 'alexa') = (skill_id is not null)),
  check ((kind in ('dialogflow-es', 'dialogflow-cx')) = (secret_hash is not null)),
  check ((kind = 'twilio') = (sealed_auth_token is not null)),
  check ((kind = 'twilio') = (mode is not null))
);
-- A request of a platform names the channel and no workspace.
create unique index voice_channel_by_id on voice_channel (id);

-- What was said for a request of a voice platform: a retry of the request gets the same, and a request to go on the rest.
create table voice_platform_turn (
  workspace_id uuid not null,
  -- SHA-256 of where the request came in, and of the platform's own id of it.
  request_hash bytea not null,
  -- The same of the platform's conversation.
  session_hash bytea not null,
  id uuid not null,
  conversation_id uuid not null,
  -- The person's message.
  message_id uuid not null,
  -- Null when the conversation is handed over to a person.
  reply_id uuid,
  -- The part of the reply's text, in UTF-16 code units. Null until it was said.
  said_from integer not null,
  said_to integer,
  primary key (workspace_id, request_hash),
  foreign key (workspace_id, conversation_id) references conversation (workspace_id, id) on delete cascade
);
create index voice_platform_turn_by_session on voice_platform_turn (workspace_id, session_hash, id);
create index voice_platform_turn_by_conversation on voice_platform_turn (workspace_id, conversation_id);
create index voice_platform_turn_by_id on voice_platform_turn (id);
