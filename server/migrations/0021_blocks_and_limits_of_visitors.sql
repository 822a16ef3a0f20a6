-- No older node may serve beside this migration.
-- Visitors whom a workspace does not serve, and how much of its budget for models one visitor may use.

create table blocked_visitor (
  workspace_id uuid not null references workspace (id) on delete cascade,
  visitor_id uuid not null,
  -- A verified user's id; null for an anonymous visitor.
  user_id text,
  -- How often the visitor was blocked: each block is revoked by a name of its own.
  times integer not null,
  -- Null after the block has ended. Such rows are deleted after two days.
  blocked_at timestamptz,
  changed_at timestamptz not null default now(),
  primary key (workspace_id, visitor_id)
);

alter table assistant_setup
  -- Null: no limit.
  add column daily_tokens_per_visitor bigint,
  add column daily_cost_per_visitor double precision;

alter table model_call add column visitor_id uuid;

-- What models used for a visitor on a day (UTC), where visitors have a limit. Kept for two days.
create table visitor_model_usage (
  workspace_id uuid not null references workspace (id) on delete cascade,
  visitor_id uuid not null,
  day date not null,
  tokens bigint not null default 0,
  cost double precision not null default 0,
  primary key (workspace_id, visitor_id, day)
);
