-- Nodes from schema 76 on may serve beside this migration.
-- A key remembers the member behind it, whom failures of its workflows are mailed to. Mails of workflows to
-- members beyond the hour's are gathered into one.
alter table api_key add column made_by uuid references account (id) on delete set null;
create index api_key_made_by on api_key (made_by) where made_by is not null;
create table workflow_alert (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  account_id uuid not null references account (id) on delete cascade,
  subject text not null,
  text text not null,
  due_at timestamptz not null,
  primary key (workspace_id, id)
);
create index workflow_alert_due on workflow_alert (due_at);
create index workflow_alert_reader on workflow_alert (account_id, workspace_id);
