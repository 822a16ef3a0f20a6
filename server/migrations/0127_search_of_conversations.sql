-- Nodes from schema 124 on may serve beside this migration.
-- The team finds conversations by what was said in them, and by the way they came in.
-- Null: by whoever holds it, which is the web for a visitor's and a program otherwise.
alter table conversation add column channel text
  check (channel in ('web', 'api', 'voice', 'email', 'webhook', 'workflow'));
update conversation set channel = 'email' from mail_conversation as mail
where mail.workspace_id = conversation.workspace_id and mail.conversation_id = conversation.id and not mail.is_chat;
update conversation set channel = 'voice' from voice_session as voice
where voice.workspace_id = conversation.workspace_id and voice.conversation_id = conversation.id;

-- A reply that is still written changes many times: it is found when it has ended.
create index message_by_word on message
  using gin (to_tsvector('simple', regexp_replace(normalize(left(text, 4000), nfkd), '[\u0300-\u036f]', '', 'g')))
  where status <> 'pending';
create index conversation_by_activity on conversation (workspace_id, updated_at, id);
