-- No older node may serve beside this migration.
-- Which members are told of leads, and what of it they are still owed. A lead is marked when it was counted
-- for them: no mark is lost, in whatever order leads are committed.
alter table lead add column is_announced boolean not null default true;
alter table lead alter column is_announced set default false;
create index lead_unannounced on lead (workspace_id) where not is_announced and status <> 'spam';

create table lead_settings (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  notify text not null check (notify in ('all', 'admins', 'assignee', 'none'))
);

create table lead_notice (
  workspace_id uuid not null,
  account_id uuid not null,
  -- Leads that came, and leads that were given to the member, since the last mail.
  came integer not null default 0,
  given integer not null default 0,
  -- Not before this moment: what comes until then is in one mail.
  next_at timestamptz not null,
  primary key (workspace_id, account_id),
  foreign key (workspace_id, account_id) references member (workspace_id, account_id) on delete cascade
);
create index lead_notice_by_time on lead_notice (next_at) where came > 0 or given > 0;
