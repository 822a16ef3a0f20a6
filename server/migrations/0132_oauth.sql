-- Nodes from schema 116 on may serve beside this migration.
-- Programs of others that act for a member, or for themselves. Without a workspace: the app registered itself.
create table oauth_app (
  workspace_id uuid references workspace (id) on delete cascade,
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('public', 'confidential')),
  status text not null check (status in ('active', 'waiting')),
  redirect_uris text[] not null,
  scopes text[] not null,
  secret_hash bytea,
  edition uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  check ((kind = 'confidential') = (secret_hash is not null))
);
create index oauth_app_by_workspace on oauth_app (workspace_id, id);

-- The sensitive scopes that an owner lets an app have in the workspace.
create table oauth_approval (
  workspace_id uuid not null references workspace (id) on delete cascade,
  app_id uuid not null references oauth_app (id) on delete cascade,
  scopes text[] not null,
  approved_by uuid not null,
  approved_at timestamptz not null default now(),
  primary key (workspace_id, app_id)
);
create index oauth_approval_by_app on oauth_approval (app_id);

-- A member lets an app act for them. It ends with the membership.
create table oauth_grant (
  workspace_id uuid not null,
  id uuid not null unique,
  account_id uuid not null,
  app_id uuid not null references oauth_app (id) on delete cascade,
  resources jsonb not null,
  edition uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, account_id, app_id),
  foreign key (workspace_id, account_id) references member (workspace_id, account_id) on delete cascade
);
create index oauth_grant_by_app on oauth_grant (app_id);

-- What the protocol keeps for a while: codes, refresh tokens, requests that wait for a person.
create table oauth_artifact (
  id_hash bytea primary key,
  model text not null,
  lookup_hash bytea,
  grant_id uuid references oauth_grant (id) on delete cascade,
  parent_hash bytea,
  sealed_payload bytea not null,
  consumed_at timestamptz,
  expires_at timestamptz not null
);
create index oauth_artifact_by_lookup on oauth_artifact (lookup_hash) where lookup_hash is not null;
create index oauth_artifact_by_grant on oauth_artifact (grant_id) where grant_id is not null;
create index oauth_artifact_by_parent on oauth_artifact (parent_hash) where parent_hash is not null;
create index oauth_artifact_by_end on oauth_artifact (expires_at);
