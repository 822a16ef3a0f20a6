-- No older node may serve beside this migration.
-- The outside services that speak and listen for a workspace.
create table speech_provider (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- The server checks the kind against the vendors that it knows.
  kind text not null,
  name text not null,
  base_url text,
  sealed_key bytea,
  -- What differs from the defaults of the kind, in the form of the API: voices, models, languages, rate.
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, name)
);
