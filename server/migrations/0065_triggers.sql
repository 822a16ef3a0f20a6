-- No older node may serve beside this migration.
-- The events that start runs of a workflow: `schedule.on` of its active version.
create table workflow_trigger (
  workspace_id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  -- The types of events that can fit; null: any.
  types text[],
  -- The strategy and its filters as JSON.
  strategy json not null,
  -- Events up to here came before it.
  after_position bigint not null,
  -- Why it last started no run although it should have, or could not tell. It quotes no event.
  problem text,
  problem_at timestamptz,
  primary key (workspace_id, workflow_id),
  foreign key (workspace_id, workflow_id) references workflow (workspace_id, id) on delete cascade
);

-- Events that a trigger has heard while it waits for more of them. They are named, not quoted.
create table workflow_trigger_wait (
  workspace_id uuid not null,
  workflow_id uuid not null,
  number bigint generated always as identity,
  -- The values that its events share.
  expected json not null,
  -- [{filter, isUntil, position}] in the order of the events.
  heard json not null,
  updated_at timestamptz not null,
  primary key (workspace_id, workflow_id, number),
  foreign key (workspace_id, workflow_id) references workflow_trigger (workspace_id, workflow_id) on delete cascade
);

-- When a workflow runs by the clock.
create table workflow_schedule (
  workspace_id uuid not null,
  workflow_id uuid not null,
  kind text not null check (kind in ('cron', 'every', 'after')),
  version integer not null,
  -- The pattern or the duration.
  rule json not null,
  time_zone text not null,
  catch_up text not null check (catch_up in ('none', 'one', 'all')),
  -- Null while the run is under way after whose end it counts.
  next_at timestamptz,
  last_at timestamptz,
  -- The run that it started last.
  last_run_id uuid,
  primary key (workspace_id, workflow_id, kind),
  foreign key (workspace_id, workflow_id) references workflow (workspace_id, id) on delete cascade
);
create index workflow_schedule_due on workflow_schedule (next_at) where next_at is not null;
create index workflow_schedule_after on workflow_schedule (workspace_id, last_run_id) where kind = 'after';
