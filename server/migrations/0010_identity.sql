-- No older node may serve beside this migration.
-- Who a browser's user is: the secrets that a workspace's server signs proofs with, and keys that serve nobody without one.

create table identity_secret (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- Until when a former secret is accepted; null for the one to sign with.
  ends_at timestamptz,
  primary key (workspace_id, id)
);
create unique index identity_secret_current on identity_secret (workspace_id) where ends_at is null;

alter table api_key add column requires_identity boolean not null default false;

-- What an anonymous visitor said is found, with or without a session key, when the person proves who it is.
create index conversation_by_visitor on conversation (workspace_id, visitor_id) where visitor_id is not null;
