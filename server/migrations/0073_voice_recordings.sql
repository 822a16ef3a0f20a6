-- No older node may serve beside this migration.
-- Whether a voice session may be recorded. Its client may refuse, once and for all.
alter table voice_session add column may_be_recorded boolean not null default true;

-- The sound of a voice session's connection: what the person said, and what was sent to them.
create table voice_recording (
  workspace_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  -- Of the session, when the recording began.
  generation integer not null,
  state text not null check (state in ('recording', 'complete', 'interrupted', 'failed')),
  -- Why it has failed: no-room, storage-too-slow.
  reason text,
  -- What the person was told.
  notice text not null,
  -- The key of its pieces, encrypted with a key derived from PARLEY_SECRET.
  sealed_key bytea not null,
  rate_hz integer not null,
  -- What is stored of it: pieces, samples of each side, and bytes at rest.
  pieces integer not null default 0,
  samples bigint not null default 0,
  bytes bigint not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, session_id) references voice_session (workspace_id, id) on delete cascade
);
create index voice_recording_session on voice_recording (workspace_id, session_id);
create index voice_recording_started on voice_recording (workspace_id, started_at);
create index voice_recording_open on voice_recording (started_at) where state = 'recording';

-- Some seconds of it, compressed and encrypted (AES-256-GCM).
create table voice_recording_piece (
  workspace_id uuid not null,
  recording_id uuid not null,
  number integer not null,
  sealed bytea not null,
  primary key (workspace_id, recording_id, number),
  foreign key (workspace_id, recording_id) references voice_recording (workspace_id, id) on delete cascade
);
-- The bytes are compressed already.
alter table voice_recording_piece alter column sealed set storage external;
