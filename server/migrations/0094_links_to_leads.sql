-- Nodes from schema 76 on may serve beside this migration.
-- The link in a mail to one member, behind which that member reads the lead. It ends with the lead and with the
-- membership.
create table lead_link (
  token_hash bytea not null primary key,
  workspace_id uuid not null,
  lead_id uuid not null,
  account_id uuid not null,
  expires_at timestamptz not null,
  foreign key (workspace_id, lead_id) references lead (workspace_id, id) on delete cascade,
  foreign key (workspace_id, account_id) references member (workspace_id, account_id) on delete cascade
);
create index lead_link_of_lead on lead_link (workspace_id, lead_id);
create index lead_link_of_member on lead_link (workspace_id, account_id);
create index lead_link_by_end on lead_link (expires_at);
