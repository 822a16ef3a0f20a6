-- No older node may serve beside this migration.
-- Mails to the subscribers of lists, and what became of each.
create table campaign (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- What the links and the return path of a mail name.
  number integer not null,
  kind text not null check (kind in ('campaign', 'series-step')),
  name text not null,
  subject text not null,
  preheader text not null,
  format text not null check (format in ('markdown', 'mjml')),
  body text not null,
  list_ids uuid[] not null,
  segment_id uuid,
  sender_name text,
  reply_to text,
  language text,
  site_url text,
  status text not null check (status in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  pause_reason text check (pause_reason in ('member', 'mail-server', 'bounces')),
  scheduled_at timestamptz,
  time_zone text,
  rate_per_minute integer,
  domain_rate_per_minute integer,
  tracks_opens boolean not null,
  tracks_clicks boolean not null,
  -- What is sent, from the moment at which sending was ordered.
  compiled jsonb,
  message_domain text,
  -- Up to which subscriber the recipients have their mailings.
  prepared_after uuid,
  is_prepared boolean not null default false,
  -- When the next mail may go out, at a limited rate.
  next_slot_at timestamptz,
  -- How often the mail server failed in a row, and when it is tried again.
  failures integer not null default 0,
  retry_at timestamptz,
  -- What had been tried, and had failed for good, when a member let the campaign go on.
  tried_before integer not null default 0,
  failed_before integer not null default 0,
  started_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, number)
);
create index campaign_at_work on campaign (workspace_id, id) where status in ('scheduled', 'sending', 'paused');

-- One row for each recipient of a campaign, so that nobody gets a campaign twice.
create table mailing (
  workspace_id uuid not null,
  campaign_id uuid not null,
  subscriber_id uuid not null,
  -- claimed: a node has the mail; handed: the mail server may have it; unknown: the node died meanwhile.
  status text not null default 'queued' check (status in
    ('queued', 'claimed', 'handed', 'sent', 'deferred', 'failed', 'unknown', 'skipped', 'bounced')),
  node_id uuid,
  domain text not null,
  attempts integer not null default 0,
  -- Whether the mail has its place in the pace of its domain.
  has_slot boolean not null default false,
  due_at timestamptz not null,
  -- Why the last attempt failed. Holds no address.
  reason text,
  sent_at timestamptz,
  opened_at timestamptz,
  clicked_at timestamptz,
  primary key (workspace_id, campaign_id, subscriber_id),
  foreign key (workspace_id, campaign_id) references campaign (workspace_id, id) on delete cascade,
  foreign key (workspace_id, subscriber_id) references subscriber (workspace_id, id) on delete cascade
);
create index mailing_due on mailing (workspace_id, campaign_id, due_at) where status in ('queued', 'deferred');
create index mailing_held on mailing (node_id) where status in ('claimed', 'handed');
create index mailing_by_subscriber on mailing (workspace_id, subscriber_id);

-- Where the links of a campaign lead, when clicks are noted.
create table campaign_link (
  workspace_id uuid not null,
  campaign_id uuid not null,
  number integer not null,
  url text not null,
  clicks integer not null default 0,
  primary key (workspace_id, campaign_id, number),
  foreign key (workspace_id, campaign_id) references campaign (workspace_id, id) on delete cascade
);

-- The pace of a campaign towards one domain of recipients.
create table campaign_domain (
  workspace_id uuid not null,
  campaign_id uuid not null,
  domain text not null,
  next_slot_at timestamptz,
  -- Refusals for now in a row, and until when the domain gets no more.
  failures integer not null default 0,
  waits_until timestamptz,
  primary key (workspace_id, campaign_id, domain),
  foreign key (workspace_id, campaign_id) references campaign (workspace_id, id) on delete cascade
);

-- Campaigns that begin for each subscriber with the confirmation.
create table series (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  list_id uuid not null,
  status text not null check (status in ('active', 'stopped')),
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, list_id) references newsletter_list (workspace_id, id) on delete cascade
);
create index series_by_list on series (workspace_id, list_id) where status = 'active';

create table series_step (
  workspace_id uuid not null,
  series_id uuid not null,
  position integer not null,
  -- After the confirmation, or after the step before.
  delay_minutes integer not null,
  campaign_id uuid not null,
  primary key (workspace_id, series_id, position),
  foreign key (workspace_id, series_id) references series (workspace_id, id) on delete cascade,
  foreign key (workspace_id, campaign_id) references campaign (workspace_id, id) on delete cascade
);

-- Which step of a series a subscriber gets next. The row stays at the end: nobody gets a series twice.
create table series_progress (
  workspace_id uuid not null,
  series_id uuid not null,
  subscriber_id uuid not null,
  next_position integer not null,
  -- Null when the series has ended for the subscriber.
  due_at timestamptz,
  primary key (workspace_id, series_id, subscriber_id),
  foreign key (workspace_id, series_id) references series (workspace_id, id) on delete cascade,
  foreign key (workspace_id, subscriber_id) references subscriber (workspace_id, id) on delete cascade
);
create index series_progress_due on series_progress (due_at) where due_at is not null;
create index series_progress_by_subscriber on series_progress (workspace_id, subscriber_id);
