-- No older node may serve beside this migration.
-- The conversation that a mail quotes: whoever erases the conversation erases the mail.
alter table outgoing_mail add column conversation_id uuid;
create index outgoing_mail_by_conversation on outgoing_mail (workspace_id, conversation_id)
  where conversation_id is not null;
