-- No older node may serve beside this migration.
-- The operator may suspend a workspace and set its quotas, and several people may operate.
create table workspace_standing (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  suspended_at timestamptz,
  reason text,
  quotas jsonb not null default '{}',
  changed_at timestamptz not null
);
create index workspace_standing_changed on workspace_standing (changed_at);

-- Jobs of a suspended workspace wait here. They go back to the queue when it goes on.
create table parked_job (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  payload jsonb not null,
  key text,
  max_attempts integer,
  primary key (workspace_id, id)
);
create unique index parked_job_key on parked_job (workspace_id, key) where key is not null;

-- Keys operate only for the workspace of the first operator.
alter table operator drop constraint operator_pkey;
alter table operator drop column only_row;
alter table operator add primary key (account_id);
alter table operator alter column workspace_id drop not null;
alter table operator drop constraint operator_workspace_id_fkey;
alter table operator add constraint operator_workspace_id_fkey
  foreign key (workspace_id) references workspace (id) on delete set null;
alter table operator add column made_at timestamptz not null default clock_timestamp();
