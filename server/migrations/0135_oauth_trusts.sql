-- Nodes from schema 116 on may serve beside this migration.
-- An owner trusts the signed tokens of a platform: its machines exchange them for access tokens, without a key.
-- A trust works while the account that answers for it is an owner; another owner may take it over.
create table oauth_trust (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null unique,
  name text not null,
  issuer text not null,
  subject text not null,
  audience text not null,
  claims jsonb not null,
  key_set jsonb,
  scopes text[] not null,
  is_reusable boolean not null,
  account_id uuid not null,
  edition uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  last_subject text,
  primary key (workspace_id, id)
);

-- Tokens of the platform that were exchanged: each works once, until its own end.
create table oauth_trust_use (
  workspace_id uuid not null,
  trust_id uuid not null,
  token_hash bytea not null,
  ends_at timestamptz not null,
  primary key (workspace_id, trust_id, token_hash),
  foreign key (workspace_id, trust_id) references oauth_trust (workspace_id, id) on delete cascade
);
create index oauth_trust_use_by_end on oauth_trust_use (ends_at);
