-- No older node may serve beside this migration.
-- Receipts of erasures: how much was erased of a person, and nothing of the person.
create table erasure (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- A contact's id, or a keyed hash of a user's id: a retry continues the erasure of the same subject.
  subject_id uuid not null,
  counts jsonb not null default '{}',
  begun_at timestamptz not null default now(),
  -- Null while a failure interrupts it.
  erased_at timestamptz,
  -- When the tables were vacuumed after it.
  cleaned_at timestamptz,
  primary key (workspace_id, id)
);
create unique index erasure_unfinished on erasure (workspace_id, subject_id) where erased_at is null;
create index erasure_uncleaned on erasure (erased_at) where cleaned_at is null and erased_at is not null;
