-- Nodes from schema 75 on may serve beside this migration.
-- The count of conversations that wait is read with each change of the inbox, in a workspace of a million others.
create index conversation_with_team on conversation (workspace_id, id) where status = 'handed-over';
