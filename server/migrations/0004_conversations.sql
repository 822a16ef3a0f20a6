-- No older node may serve beside this migration.
-- The conversation log. Every message is kept with what it was answered from.

create table conversation (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- The browser visitor it belongs to; null for conversations that servers and members hold.
  visitor_id uuid,
  -- The caller's own name for it; null when the server's id is the name.
  session_key text,
  status text not null default 'open' check (status in ('open', 'closed')),
  end_user_id text,
  end_user_verified boolean not null default false,
  context jsonb not null default '{}',
  -- The number of the newest message; also what serialises the writers of one conversation.
  last_number integer not null,
  -- The reply that is being made; the pending replies after it wait, so that answers come in the order of questions.
  active_reply_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index conversation_by_session on conversation (workspace_id, visitor_id, session_key)
  nulls not distinct where session_key is not null;
create index conversation_by_end_user on conversation (workspace_id, end_user_id) where end_user_id is not null;

create table message (
  workspace_id uuid not null,
  conversation_id uuid not null,
  -- Counts from 1 within its conversation.
  number integer not null,
  id uuid not null,
  author text not null check (author in ('contact', 'assistant')),
  text text not null,
  status text not null check (status in ('pending', 'completed', 'interrupted', 'failed')),
  -- For a reply: the message it answers, and the node that is to make it (null = whoever finds it).
  reply_to_id uuid,
  node_id uuid,
  -- The knowledge that a pending reply must know at least.
  knowledge_version bigint,
  model text,
  is_answered boolean,
  confidence double precision,
  -- json, not jsonb: told again exactly as it was told first.
  citations json,
  provenance json,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, conversation_id, number),
  foreign key (workspace_id, conversation_id) references conversation (workspace_id, id) on delete cascade
);
create index message_pending on message (node_id) where status = 'pending';
