-- No older node may serve beside this migration.
-- Which colleague takes care of a conversation.
alter table conversation add column assignee_id uuid references account (id) on delete set null;
create index conversation_by_assignee on conversation (workspace_id, assignee_id, id) where assignee_id is not null;
-- What waits to be given to a colleague.
create index conversation_unassigned on conversation (workspace_id, id)
  where status = 'handed-over' and assignee_id is null;
