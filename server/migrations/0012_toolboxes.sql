-- No older node may serve beside this migration.
-- Tools that others run: servers of the Model Context Protocol, and services with an OpenAPI document.
create table toolbox (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('mcp', 'openapi')),
  url text not null,
  -- Headers with the owner's keys, as JSON.
  sealed_headers bytea,
  -- As they were read last.
  tools jsonb not null,
  read_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, name)
);
