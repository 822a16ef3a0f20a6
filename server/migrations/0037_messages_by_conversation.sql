-- No older node may serve beside this migration.
-- Both unique indexes of `message` began with the workspace. Before the table has statistics,
-- PostgreSQL takes them for equal, and looked a message's id up among all messages of its workspace.
alter table message
  drop constraint message_workspace_id_conversation_id_number_key,
  add constraint message_by_conversation unique (conversation_id, workspace_id, number);
