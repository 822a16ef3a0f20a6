-- No older node may serve beside this migration.
-- Webhooks from others: who may post here, and what they posted.

create table inbound_source (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  scheme text not null check (scheme in ('parley', 'github', 'standard')),
  -- What senders sign with, sealed with PARLEY_SECRET: every secret that is accepted, newest first, with its end.
  sealed_secrets bytea not null,
  -- JSON schemas for the data of events, by kind.
  schemas jsonb not null default '{}',
  is_default boolean not null default false,
  -- Grows with each change. A node that accepts an event by what it remembers of the source proves it with this number.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index inbound_source_by_id on inbound_source (id);
create unique index inbound_source_default on inbound_source (is_default) where is_default;

-- No foreign key: it would be looked up for each row, where one look a statement is enough. The trigger below does its duty.
create table inbound_event (
  workspace_id uuid not null,
  id uuid not null,
  source_id uuid not null,
  -- The first 128 bits of SHA-256 of the source and of what makes a delivery the same one again.
  identity uuid not null,
  kind text not null,
  -- Whether the data is the whole body, as GitHub sends it, or its member `data`.
  is_whole_body boolean not null,
  -- The bytes that were signed; null once the words in it were erased.
  body bytea,
  status text not null check (status in ('accepted', 'processed', 'failed')),
  -- Who is to process an accepted event (null = whoever finds it).
  node_id uuid,
  -- What a user_message became.
  conversation_id uuid,
  reply_id uuid,
  -- Why it failed, in a sentence.
  fault text,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (workspace_id, id)
);
-- The random column leads, because the others are the same for most rows: that halves what a row costs this index.
create unique index inbound_event_by_identity on inbound_event (identity, workspace_id);
create index inbound_event_accepted on inbound_event (node_id) where status = 'accepted';
create index inbound_event_by_conversation on inbound_event (workspace_id, conversation_id) where conversation_id is not null;

create function delete_events_of_source() returns trigger language plpgsql as $$
begin
  delete from inbound_event where workspace_id = old.workspace_id and source_id = old.id;
  return null;
end
$$;
create trigger inbound_source_takes_its_events_along after delete on inbound_source
  for each row execute function delete_events_of_source();
