-- Nodes from schema 101 on may serve beside this migration.
-- A hosted model begins to answer within seconds: the limit of a minute was made for models of one's own.
update provider set first_byte_timeout_ms = 15000
where kind <> 'openai-compatible' and first_byte_timeout_ms = 60000;
