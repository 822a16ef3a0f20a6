-- No older node may serve beside this migration.
-- A visitor of a chat leaves an address, to which goes what the visitor has not seen in the chat.
alter table mail_conversation
  add column is_chat boolean not null default false,
  -- The language of the visitor's browser, for the words around the answer.
  add column language text,
  -- Up to this message, everything was mailed or came before the address.
  add column mailed_number integer not null default 0;
