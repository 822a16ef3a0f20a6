-- No older node may serve beside this migration.
-- The members who want a mail about gaps each week, and when the next one is due.
create table gap_mail (
  workspace_id uuid not null,
  account_id uuid not null,
  next_at timestamptz not null,
  primary key (workspace_id, account_id),
  foreign key (workspace_id, account_id) references member (workspace_id, account_id) on delete cascade
);
create index gap_mail_by_time on gap_mail (next_at);
