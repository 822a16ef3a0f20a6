-- Nodes from schema 87 on may serve beside this migration.
-- A call from a number of exactly one contact is linked with the contact, by the number alone. A member's
-- word is certain. An older node beside it links no calls.
alter table contact_conversation add column by_number text;
alter table contact_conversation add column is_confirmed boolean not null default false;
