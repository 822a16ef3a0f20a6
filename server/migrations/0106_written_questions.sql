-- Nodes from schema 101 on may serve beside this migration.
-- A model that writes asked questions: the setting of a workspace with its progress, and the sections that are done.
create table question_writing (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  id uuid not null,
  provider_id uuid not null,
  model text not null,
  per_section integer not null,
  languages text[] not null,
  max_cost double precision,
  max_tokens bigint not null,
  state text not null default 'writing' check (state in ('writing', 'current', 'failing', 'waiting', 'stopped')),
  written_version bigint not null default 0,
  sections integer not null default 0,
  kept integer not null default 0,
  discarded integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  failures integer not null default 0,
  last_failure text,
  retry_at timestamptz,
  node_id uuid,
  unique (workspace_id, id),
  foreign key (workspace_id, provider_id) references provider (workspace_id, id) on delete cascade
);

create table questioned_section (
  workspace_id uuid not null,
  writing_id uuid not null,
  document_id uuid not null,
  start integer not null,
  primary key (workspace_id, writing_id, document_id, start),
  foreign key (workspace_id, writing_id) references question_writing (workspace_id, id) on delete cascade,
  foreign key (workspace_id, document_id) references knowledge_document (workspace_id, id) on delete cascade
);
create index questioned_section_of_document on questioned_section (workspace_id, document_id);
