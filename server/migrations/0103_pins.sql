-- Nodes from schema 101 on may serve beside this migration.
-- Tests that a workspace keeps of its own assistants, their newest results, and who is mailed what changed.
create table pin (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  question text not null,
  assistant_id uuid,
  expect jsonb not null,
  message_id uuid,
  conversation_id uuid,
  created_at timestamptz not null default now(),
  result jsonb,
  before jsonb,
  primary key (workspace_id, id)
);
create index pin_of_conversation on pin (workspace_id, conversation_id) where conversation_id is not null;

create table pin_run (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  is_requested boolean not null default true,
  running_until timestamptz,
  ran_at timestamptz,
  knowledge_version bigint not null default 0,
  setup_version bigint not null default 0,
  asks_models boolean not null default false
);

create table pin_mail (
  workspace_id uuid not null,
  account_id uuid not null,
  primary key (workspace_id, account_id),
  foreign key (workspace_id, account_id) references member (workspace_id, account_id) on delete cascade
);
