-- No older node may serve beside this migration.
-- The histories that clients of OpenAI's APIs send: `client_history` says whose they are.
alter table told_history rename to client_history;
alter index told_history_pkey rename to client_history_pkey;
alter index told_history_by_conversation rename to client_history_by_conversation;
alter table client_history
  rename constraint told_history_workspace_id_conversation_id_fkey to client_history_workspace_id_conversation_id_fkey;
