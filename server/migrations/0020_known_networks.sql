-- No older node may serve beside this migration.
-- Networks from which an account was signed in to. Failures from elsewhere do not spend their budget of passwords.
-- The subject is an HMAC of e-mail address and network: no network addresses are kept.
create table known_network (
  subject bytea primary key,
  account_id uuid not null references account on delete cascade,
  seen_at timestamptz not null
);
create index known_network_by_account on known_network (account_id, seen_at);
create index known_network_by_time on known_network (seen_at);
