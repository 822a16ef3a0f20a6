-- Nodes from schema 124 on may serve beside this migration.
-- A person shows a picture to the people whom they answer. Its id is hard to guess, because its address is public.
create table account_picture (
  account_id uuid primary key references account (id) on delete cascade,
  id uuid not null unique,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
