-- Nodes from schema 76 on may serve beside this migration.
-- The person who writes a mail says who else may write into its conversation.
alter table mail_conversation add column copies text[] not null default '{}';
alter table mail_conversation add column participants text[] not null default '{}';
alter table mail_conversation add column is_newest_of_copy boolean not null default false;
-- This contact wrote the message into a conversation of another one.
alter table message add column contact_id uuid;
create index message_by_contact on message (workspace_id, contact_id) where contact_id is not null;
