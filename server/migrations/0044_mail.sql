-- No older node may serve beside this migration.
-- Mails that wait to be sent, became files because there is no mail server, or were given up.
create table outgoing_mail (
  id uuid primary key,
  -- The mail, encrypted: it may hold a link with a token.
  sealed bytea not null,
  -- A keyed hash of the address, to find the mails of a person.
  recipient bytea not null,
  -- The workspace that writes to a contact; null for mails to accounts.
  workspace_id uuid references workspace (id) on delete cascade,
  status text not null check (status in ('waiting', 'file', 'failed')),
  attempts integer not null default 0,
  -- Why the last attempt failed, without an address.
  reason text,
  next_attempt_at timestamptz,
  created_at timestamptz not null default now()
);
create index outgoing_mail_by_recipient on outgoing_mail (recipient);
create index outgoing_mail_by_status on outgoing_mail (status, id);
create index outgoing_mail_by_workspace on outgoing_mail (workspace_id) where workspace_id is not null;
