-- No older node may serve beside this migration.
-- A second factor at sign-in: codes of an authenticator app (TOTP), passkeys, and recovery codes.

alter table workspace add column requires_second_factor boolean not null default false;

create table totp (
  account_id uuid primary key references account on delete cascade,
  -- The secret is encrypted with PARLEY_SECRET.
  sealed_secret bytea not null,
  -- Null: the app has not proved yet that it has the secret.
  confirmed_at timestamptz,
  -- The step of 30 seconds of the newest code that was used: no code of it or before is taken again.
  last_step bigint not null default 0
);

create table recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

create table passkey (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  name text not null,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- The authenticator's count of its signatures; 0 for one that does not count.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (account_id, id)
);

-- What a new passkey has to sign; used once.
create table passkey_challenge (
  challenge_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_by_account on passkey_challenge (account_id);
create index passkey_challenge_by_expiry on passkey_challenge (expires_at);

-- A sign-in whose password was right and that still needs the second factor; used once.
create table pending_sign_in (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  -- The workspace that the client chose; null: the first one.
  workspace_id uuid references workspace on delete cascade,
  -- What a passkey has to sign.
  challenge text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index pending_sign_in_by_account on pending_sign_in (account_id);
create index pending_sign_in_by_workspace on pending_sign_in (workspace_id);
create index pending_sign_in_by_expiry on pending_sign_in (expires_at);
