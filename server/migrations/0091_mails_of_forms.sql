-- Nodes from schema 76 on may serve beside this migration.
-- A source of mails names the senders that speak for people.
alter table inbound_source add column forwarders text[] not null default '{}';
alter table mail_conversation add column is_forwarded boolean not null default false;
