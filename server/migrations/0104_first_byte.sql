-- Nodes from schema 101 on may serve beside this migration.
-- So long a model's answer may take to begin.
alter table provider add column first_byte_timeout_ms integer not null default 60000;
