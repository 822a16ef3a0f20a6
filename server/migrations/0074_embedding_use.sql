-- No older node may serve beside this migration.
-- What passages took of a day's tokens. It outlives the setting, so that switching embeddings off and on
-- gives no second day.
create table embedding_use (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  day date not null,
  tokens bigint not null
);

insert into embedding_use (workspace_id, day, tokens)
select workspace_id, tokens_day, tokens_today from embedding_setting;

alter table embedding_setting drop column tokens_day, drop column tokens_today;
