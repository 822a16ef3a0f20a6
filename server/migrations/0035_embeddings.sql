-- No older node may serve beside this migration.
-- Where a workspace switches it on: the model of a provider that embeds its passages, how far that has
-- come, and the vectors. A vector belongs to the text of a passage, not to its place.
create table embedding_setting (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  id uuid not null,
  provider_id uuid not null,
  model text not null,
  -- The length that was asked for; null: the model's own.
  dimensions integer,
  daily_tokens bigint not null,
  -- Grows with every batch of vectors, so that nodes read only what is new.
  revision bigint not null default 0,
  state text not null default 'embedding',
  -- The knowledge version whose passages all have their vectors.
  embedded_version bigint not null default 0,
  total integer not null default 0,
  embedded integer not null default 0,
  tokens_day date not null default current_date,
  tokens_today bigint not null default 0,
  failures integer not null default 0,
  failed_at timestamptz,
  last_failure text,
  retry_at timestamptz,
  -- The node that is embedding.
  node_id uuid,
  unique (workspace_id, id),
  foreign key (workspace_id, provider_id) references provider (workspace_id, id) on delete cascade
);

create table passage_embedding (
  workspace_id uuid not null,
  setting_id uuid not null,
  -- SHA-256 of the embedded text.
  hash bytea not null,
  revision bigint not null,
  -- A scale and one byte for each number. Null: the model refuses this text.
  vector bytea,
  primary key (workspace_id, setting_id, hash),
  foreign key (workspace_id, setting_id) references embedding_setting (workspace_id, id) on delete cascade
);
create index passage_embedding_revision on passage_embedding (workspace_id, setting_id, revision, hash);
