-- No older node may serve beside this migration.
-- Language models, the assistants that speak through them, and people who take over from them.

create table provider (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('openai', 'anthropic', 'google', 'mistral', 'openai-compatible')),
  base_url text,
  sealed_key bytea,
  default_model text,
  -- By model: what a million tokens cost, {"input": 0.25, "output": 2}.
  prices jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, name)
);

create table assistant (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  is_default boolean not null default false,
  -- Everything that a person sets, in the form of the API.
  settings jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index assistant_default on assistant (workspace_id) where is_default;

-- Grows with every change of a provider, an assistant or the budget: a node whose copy is older reads again.
create table assistant_setup (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  version bigint not null default 1,
  -- Null: no limit.
  monthly_tokens bigint,
  monthly_cost double precision
);

-- What models used in a calendar month (UTC).
create table model_usage (
  workspace_id uuid not null references workspace (id) on delete cascade,
  month date not null,
  model text not null,
  calls bigint not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cost double precision not null default 0,
  primary key (workspace_id, month, model)
);

-- What calls under way may still use, so that many at once cannot pass the budget together.
create table model_call (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  node_id uuid not null,
  model text not null,
  tokens bigint not null,
  cost double precision not null,
  started_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index model_call_by_node on model_call (node_id);

alter table conversation
  drop constraint conversation_status_check,
  add constraint conversation_status_check check (status in ('open', 'handed-over', 'closed')),
  add column assistant_id uuid,
  -- An action that waits for the person's yes: {"action", "input"}.
  add column asked_action jsonb;

alter table message
  drop constraint message_author_check,
  add constraint message_author_check check (author in ('contact', 'assistant', 'member', 'system')),
  -- For colleagues only.
  add column is_note boolean not null default false,
  add column member_id uuid,
  -- Of a reply: what it is to be made with, when it may begin, and whether readers may have seen some of it.
  add column requested_model text,
  add column due_at timestamptz,
  add column has_begun boolean not null default false,
  add column usage json,
  -- Stretches of the text that no passage supports: [{"start", "end"}].
  add column unsupported json;
