-- No older node may serve beside this migration.
-- Webhooks out: whom we call, what is owed to them, and how each attempt went.

create table endpoint (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  url text not null,
  description text not null,
  -- Event types, `noun.*`, or `*`.
  events text[] not null,
  -- What its maker may read: nothing goes out that the maker could not have watched.
  scopes text[] not null,
  order_by text not null check (order_by in ('none', 'conversationId')),
  concurrency integer not null,
  rate_limit_per_second integer,
  status text not null check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('manual', 'failing', 'gone')),
  sealed_secret bytea not null,
  sealed_previous_secret bytea,
  previous_secret_ends_at timestamptz,
  public_key text,
  sealed_private_key bytea,
  -- Events up to this position were there before it.
  from_position bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

-- The way to an endpoint. One node at a time sends along it, so that order, rate and concurrency hold across nodes.
create table delivery_lane (
  workspace_id uuid not null,
  endpoint_id uuid not null,
  node_id uuid,
  -- When there is something to send at the earliest; null = nothing, until a delivery is added.
  due_at timestamptz,
  consecutive_failures integer not null default 0,
  failing_since timestamptz,
  -- Nothing is sent before: the receiver asked for a pause, or failed so often that it is only probed.
  paused_until timestamptz,
  warned_at timestamptz,
  primary key (workspace_id, endpoint_id),
  foreign key (workspace_id, endpoint_id) references endpoint (workspace_id, id) on delete cascade
);
create index delivery_lane_by_due on delivery_lane (due_at) where node_id is null and due_at is not null;
create index delivery_lane_by_node on delivery_lane (node_id) where node_id is not null;

-- How far the events of a workspace have become deliveries. Its row lock gives the work to one node at a time.
create table delivery_cursor (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  position bigint not null
);

-- One event owed to one endpoint.
create table delivery (
  workspace_id uuid not null,
  endpoint_id uuid not null,
  position bigint not null,
  id uuid not null,
  type text not null,
  -- Deliveries of one key go out one after the other; null = in any order.
  order_key text,
  status text not null default 'pending'
    check (status in ('pending', 'delivered', 'failed', 'exhausted', 'cancelled')),
  attempt_count integer not null default 0,
  -- Attempts since it was last asked for: where the schedule stands.
  round_count integer not null default 0,
  -- Null while pending = waits until the one before it with the same key has ended.
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, endpoint_id, position),
  unique (workspace_id, id),
  foreign key (workspace_id, endpoint_id) references endpoint (workspace_id, id) on delete cascade
);
-- By the time and not by the status: finding one delivery by its key must not seem cheaper by this index.
create index delivery_by_due on delivery (workspace_id, endpoint_id, next_attempt_at, position)
  where next_attempt_at is not null;
create index delivery_by_key on delivery (workspace_id, endpoint_id, order_key, position)
  where status = 'pending' and order_key is not null;
-- Of each key one goes out at a time.
create unique index delivery_active_by_key on delivery (workspace_id, endpoint_id, order_key)
  where status = 'pending' and order_key is not null and next_attempt_at is not null;
create index delivery_by_age on delivery using brin (created_at);

-- What was sent is not copied: it can be told again from the event, as long as what the event names exists.
create table delivery_attempt (
  workspace_id uuid not null,
  delivery_id uuid not null,
  number integer not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  status_code integer,
  error text,
  response_headers jsonb,
  response_body text,
  primary key (workspace_id, delivery_id, number),
  foreign key (workspace_id, delivery_id) references delivery (workspace_id, id) on delete cascade
);
