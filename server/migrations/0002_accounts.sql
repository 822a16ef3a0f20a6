-- No older node may serve beside this migration.
-- Who may call: workspaces and their members, sign-in sessions, API keys, the keys that sign access tokens.
-- Nothing in these tables can be used as a credential: tokens and keys are kept as SHA-256, the rest is sealed.

create table workspace (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);

-- A person who can sign in; "user" on the wire.
create table account (
  id uuid primary key,
  -- Trimmed, in lower case, the domain in ASCII: one person cannot have two by writing it differently.
  email text not null unique,
  name text,
  password_hash text not null,
  status text not null default 'unverified' check (status in ('unverified', 'active', 'disabled')),
  created_at timestamptz not null default now()
);

create table member (
  workspace_id uuid not null references workspace on delete cascade,
  account_id uuid not null references account on delete cascade,
  role text not null check (role in ('owner')),
  joined_at timestamptz not null default now(),
  primary key (workspace_id, account_id)
);
create index member_by_account on member (account_id, joined_at);

-- The first member of the first workspace, who runs the installation. Its primary key decides a race of first sign-ups.
create table operator (
  only_row boolean primary key default true check (only_row),
  workspace_id uuid not null references workspace on delete cascade,
  account_id uuid not null references account on delete cascade
);

-- A session ends by being deleted; the access tokens it gave end by a revocation of its id.
create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The workspace its next access token is for.
  workspace_id uuid not null references workspace on delete cascade,
  user_agent text not null,
  client_address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_account on session (account_id, id);
create index session_by_workspace on session (workspace_id);
create index session_by_expiry on session (expires_at);

-- One chain for each session. Used tokens stay, so that using one again tells of a theft.
create table refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz,
  -- What the use gave, sealed under a key that needs the raw token: a retry within the grace gets it again.
  sealed_answer bytea
);
create index refresh_token_by_session on refresh_token (session_id);
create index refresh_token_by_use on refresh_token (used_at) where used_at is not null;

-- What a link in a mail carries; used once.
create table mailed_token (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  expires_at timestamptz not null
);
create index mailed_token_by_account on mailed_token (account_id);
create index mailed_token_by_expiry on mailed_token (expires_at);

create table api_key (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('secret', 'publishable')),
  name text not null,
  key_hash bytea not null unique,
  -- What the list shows of it: its beginning and its last four characters.
  hint text not null,
  scopes text[] not null,
  allowed_origins text[],
  expires_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index api_key_by_id on api_key (id);

-- Attempts of the current minute for each account, known or not, shared by all nodes. Losing them in a crash costs
-- a guesser's wait of a minute, so they are not written ahead. The subject is an HMAC: no addresses are kept.
create unlogged table attempt (
  subject bytea primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index attempt_by_end on attempt (window_ends_at);

-- A key signs from its date until the next one's date, and verifies a while longer.
create table signing_key (
  id uuid primary key,
  public_key jsonb not null,
  sealed_private_key bytea not null,
  signs_from timestamptz not null unique
);
