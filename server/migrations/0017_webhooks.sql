-- No older node may serve beside this migration.
-- Outgoing webhooks follow the event log like every other follower, so their positions are in log_position.
insert into log_position (workspace_id, follower, position)
  select workspace_id, 'outgoing-webhooks', position from delivery_cursor;
drop table delivery_cursor;

-- The signature schemes are a list in the code (capabilities/incoming-webhooks/signature-schemes), and only there.
alter table inbound_source drop constraint inbound_source_scheme_check;
