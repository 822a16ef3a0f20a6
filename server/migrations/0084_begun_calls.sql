-- Nodes from schema 76 on may serve beside this migration.
-- What proved that a phone call begins, so that nobody begins it twice with what Twilio has signed: the
-- token of our TwiML, and the name of the call.
create table begun_call (
  workspace_id uuid not null,
  channel_id uuid not null,
  proof_hash bytea not null,
  begun_at timestamptz not null,
  primary key (workspace_id, channel_id, proof_hash),
  foreign key (workspace_id, channel_id) references voice_channel (workspace_id, id) on delete cascade
);
create index begun_call_by_time on begun_call (begun_at);
