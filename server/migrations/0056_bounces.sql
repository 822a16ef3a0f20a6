-- No older node may serve beside this migration.
-- What came back of the mails to subscribers. Each mail counts once for each kind.
create table bounce (
  workspace_id uuid not null,
  id uuid not null,
  subscriber_id uuid not null,
  -- 0 for a mail that belongs to no campaign.
  campaign_number bigint not null,
  kind text not null check (kind in ('hard', 'soft', 'complaint')),
  reason text not null,
  -- The enhanced status code that the mail server gave, such as 5.1.1.
  status text,
  at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, subscriber_id, campaign_number, kind),
  foreign key (workspace_id, subscriber_id) references subscriber (workspace_id, id) on delete cascade
);
create unique index newsletter_settings_by_bounce_token on newsletter_settings (bounce_token_hash)
  where bounce_token_hash is not null;
