-- Nodes from schema 124 on may serve beside this migration.
-- A team keeps what it writes often.
create table saved_reply (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  title text not null,
  text text not null,
  shortcut text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index saved_reply_by_shortcut on saved_reply (workspace_id, lower(shortcut)) where shortcut is not null;
