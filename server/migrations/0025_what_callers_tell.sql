-- No older node may serve beside this migration.
-- `origin`: a message that was not said here. `caller`: the caller told it as history; `fork`: copied from the
-- conversation that this one was forked from. Null: said here.
-- `request`: what the caller wants of the reply beyond the question. When the reply has ended, only what later
-- replies read is kept: images and results of the caller's tools.
-- `remembered`: what the API that asked shows of its request.
-- `tool_calls`: calls of the caller's tools, which ended the reply. `continuation`: what the model had been told by
-- then, to go on with their results.
-- `fingerprint`: of the whole request. `abandoned_at`: since when no client waits for the reply; a
-- request with the same fingerprint is a retry and gets this reply.
alter table message
  add column origin text check (origin in ('caller', 'fork')),
  add column request jsonb,
  add column remembered jsonb,
  add column tool_calls jsonb,
  add column continuation jsonb,
  add column fingerprint bytea,
  add column abandoned_at timestamptz;
create index message_abandoned on message (workspace_id, fingerprint) where abandoned_at is not null;

alter table conversation
  add column forked_from uuid,
  add foreign key (workspace_id, forked_from) references conversation (workspace_id, id) on delete set null (forked_from);
create index conversation_forked_from on conversation (workspace_id, forked_from) where forked_from is not null;

-- A history is kept after a question has continued it: a question that is asked again from there forks its conversation.
-- `answer_hash`: of the last answer alone, for histories whose beginning is left out or edited.
alter table client_history
  add column is_continued boolean not null default false,
  add column answer_hash bytea;
create index client_history_by_answer on client_history (workspace_id, caller_id, answer_hash)
  where answer_hash is not null;
