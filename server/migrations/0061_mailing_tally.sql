-- No older node may serve beside this migration.
-- What a campaign's report says of mails whose rows have ended by age. It names nobody.
create table mailing_tally (
  workspace_id uuid not null,
  campaign_id uuid not null,
  status text not null,
  count integer not null,
  opened integer not null,
  clicked integer not null,
  primary key (workspace_id, campaign_id, status),
  foreign key (workspace_id, campaign_id) references campaign (workspace_id, id) on delete cascade
);
