-- Nodes from schema 116 on may serve beside this migration.
-- A workspace sees on which day its models cost how much, for some weeks.
create table model_usage_of_day (
  workspace_id uuid not null references workspace (id) on delete cascade,
  day date not null,
  model text not null,
  calls bigint not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cost double precision not null default 0,
  primary key (workspace_id, day, model)
);
create index model_usage_by_day on model_usage_of_day (day);
