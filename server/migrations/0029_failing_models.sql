-- No older node may serve beside this migration.
-- Models that do not answer, since when and why; and the parts of requests that models refuse.
create table failing_model (
  workspace_id uuid not null,
  provider_id uuid not null,
  model text not null,
  since timestamptz not null,
  failed_at timestamptz not null,
  fault text not null,
  reason text,
  failures integer not null default 1,
  is_announced boolean not null default false,
  primary key (workspace_id, provider_id, model),
  foreign key (workspace_id, provider_id) references provider (workspace_id, id) on delete cascade
);
alter table provider add column refused_parts jsonb not null default '{}';
