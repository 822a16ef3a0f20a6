-- No older node may serve beside this migration.
-- Who gets mails of a workspace and on which proof, and who must get none.
create table newsletter_settings (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  -- 32 random bytes, encrypted. Hashes of addresses and links in mails depend on them, so both outlive a
  -- change of PARLEY_SECRET.
  sealed_key bytea not null,
  sender_name text,
  reply_to text,
  postal_address text,
  accent_colour text,
  language text,
  bounce_address text,
  bounce_token_hash bytea
);

create table newsletter_list (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- What forms name.
  slug text not null,
  name text not null,
  description text,
  -- Whether people see it on their page of preferences.
  is_public boolean not null default true,
  language text,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, slug)
);

-- One row for each address.
create table subscriber (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- Null until the address is confirmed: a sign-up makes no contact.
  contact_id uuid,
  -- Null after an erasure.
  email text,
  address_hash bytea not null,
  name text,
  language text,
  state text not null default 'active' check (state in ('active', 'bounced', 'complained', 'erased')),
  soft_bounces integer not null default 0,
  -- A sign-up that was taken for spam gets no mail until a member releases it.
  is_spam boolean not null default false,
  spam_points integer not null default 0,
  spam_reasons jsonb not null default '[]',
  -- What a member said of it last, from which the spam filter learned.
  taught text check (taught in ('spam', 'wanted')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, address_hash),
  foreign key (workspace_id, contact_id) references contact (workspace_id, id) on delete set null (contact_id)
);
-- Links in mails name the subscriber alone.
create unique index subscriber_by_id on subscriber (id);
create index subscriber_by_contact on subscriber (workspace_id, contact_id) where contact_id is not null;
create index subscriber_by_email on subscriber (workspace_id, email) where email is not null;

create table subscription (
  workspace_id uuid not null,
  subscriber_id uuid not null,
  list_id uuid not null,
  status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
  source text,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  primary key (workspace_id, subscriber_id, list_id),
  foreign key (workspace_id, subscriber_id) references subscriber (workspace_id, id) on delete cascade,
  foreign key (workspace_id, list_id) references newsletter_list (workspace_id, id) on delete cascade
);
create index subscription_by_list on subscription (workspace_id, list_id, status);
create index subscription_pending on subscription (workspace_id, requested_at) where status = 'pending';

-- What was agreed to, when and from where. Rows are added and never changed, except that an erasure empties them.
create table subscription_proof (
  workspace_id uuid not null,
  id uuid not null,
  subscriber_id uuid not null,
  -- Outlives the list.
  list_id uuid not null,
  step text not null check (step in ('requested', 'confirmed', 'imported', 'unsubscribed', 'bounced', 'complained')),
  at timestamptz not null,
  ip text,
  user_agent text,
  form_id text,
  page text,
  consent jsonb,
  -- What the person saw when the step was taken: the text of the confirmation page.
  shown_text text,
  language text,
  primary key (workspace_id, id),
  foreign key (workspace_id, subscriber_id) references subscriber (workspace_id, id) on delete cascade
);
create index subscription_proof_by_subscriber on subscription_proof (workspace_id, subscriber_id, id);

-- Links of confirmation: a random token, of which the hash is kept.
create table opt_in (
  token_hash bytea primary key,
  workspace_id uuid not null,
  subscriber_id uuid not null,
  -- What the mail asked about. A list that a stranger adds after the mail is not confirmed by it.
  list_ids uuid[] not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  foreign key (workspace_id, subscriber_id) references subscriber (workspace_id, id) on delete cascade
);
create index opt_in_by_subscriber on opt_in (workspace_id, subscriber_id);
create index opt_in_by_end on opt_in (ends_at);

-- Mails of confirmation that are owed. They go out as the limits allow: least suspicious first, then oldest.
create table owed_opt_in (
  workspace_id uuid not null,
  subscriber_id uuid not null,
  mailbox_hash bytea not null,
  spam_points integer not null,
  -- The host of the page with the form.
  site text,
  owed_since timestamptz not null,
  next_at timestamptz not null,
  primary key (workspace_id, subscriber_id),
  foreign key (workspace_id, subscriber_id) references subscriber (workspace_id, id) on delete cascade
);
create index owed_opt_in_by_time on owed_opt_in (next_at);

-- Which mailbox got such a mail when, of all workspaces together: strangers choose the addresses.
create table opt_in_mail (
  mailbox_hash bytea not null,
  sent_at timestamptz not null
);
create index opt_in_mail_by_mailbox on opt_in_mail (mailbox_hash, sent_at);
create index opt_in_mail_by_time on opt_in_mail (sent_at);

-- Addresses, by their keyed hashes, that get no mail. They outlive the erasure of the person.
create table suppression (
  workspace_id uuid not null references workspace (id) on delete cascade,
  address_hash bytea not null,
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained', 'erased', 'member')),
  created_at timestamptz not null,
  primary key (workspace_id, address_hash)
);
