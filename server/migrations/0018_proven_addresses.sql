-- No older node may serve beside this migration.
-- When an account ends unless its e-mail address is verified before. Null for accounts that were made on a private
-- installation, and for those that were made before this rule: they may hold what people work with.
alter table account add column ends_at timestamptz;
create index account_by_end on account (ends_at) where ends_at is not null;

-- How many mails an address got in the current hour, by their purpose. The subject is an HMAC: no addresses are kept.
-- It belongs to no account, so erasing the account and signing up again does not start the count again.
create table mail_budget (
  subject bytea primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index mail_budget_by_end on mail_budget (window_ends_at);
