-- Nodes from schema 116 on may serve beside this migration.
-- When a person was first wanted in a conversation, and after how many seconds one answered. Visitors are told how long
-- it usually takes.
alter table conversation add column person_wanted_at timestamptz, add column first_answer_seconds integer;
create index conversation_first_answers on conversation (workspace_id, created_at)
  where first_answer_seconds is not null;
