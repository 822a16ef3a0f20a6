-- No older node may serve beside this migration.
-- Tickets stand in for a credential where a browser cannot send headers. Only their SHA-256 is kept.

create table stream_ticket (
  workspace_id uuid not null references workspace (id) on delete cascade,
  ticket_hash bytea not null,
  -- Who asked for it, as the server knew it then; holds ids and scopes, no credential.
  caller jsonb not null,
  expires_at timestamptz not null,
  primary key (ticket_hash)
);
create index stream_ticket_by_age on stream_ticket (expires_at);
