-- No older node may serve beside this migration.
-- Who gets what was handed over, when the team is there, and after how long a waiting person is announced.
alter table workspace
  add column assignment text not null default 'manual' check (assignment in ('manual', 'round-robin')),
  add column office_hours jsonb,
  add column waiting_after_minutes integer default 5 check (waiting_after_minutes between 1 and 1440);

-- In which order members were given conversations by rule. The smallest number is next.
create table assignment_turn (
  workspace_id uuid not null references workspace (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  number bigint not null,
  primary key (workspace_id, account_id)
);

-- Since when a person waits for a colleague, by the clock of the node, and whether that was announced.
alter table conversation add column waits_since timestamptz, add column wait_announced boolean not null default false;
