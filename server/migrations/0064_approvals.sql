-- No older node may serve beside this migration.
-- What runs ask people for.
create table approval (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  workflow_name text not null,
  -- The task that waits, and the key of its wait.
  task_number integer not null,
  wait text not null,
  title text not null,
  -- What exactly is approved, and the SHA-256 of the title and of it, in hexadecimal.
  request json not null,
  request_hash text not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'expired', 'cancelled')),
  -- The e-mail addresses and roles of those who may decide; null: the owners and admins, and who has the scope.
  approvers text[],
  deadline timestamptz,
  -- Who is asked when the deadline has passed: an e-mail address of a member, or a role.
  escalate_to text,
  escalated_at timestamptz,
  -- member or secret-key, and its id.
  decided_by_kind text,
  decided_by uuid,
  comment text,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, run_id) references run (workspace_id, id) on delete cascade
);
create index approval_of_run on approval (workspace_id, run_id);
create index approval_by_status on approval (workspace_id, status, id);

-- The link in the mail to one member, with which that member decides.
create table approval_link (
  token_hash bytea not null primary key,
  workspace_id uuid not null,
  approval_id uuid not null,
  account_id uuid not null,
  foreign key (workspace_id, approval_id) references approval (workspace_id, id) on delete cascade
);
create index approval_link_of_approval on approval_link (workspace_id, approval_id);

-- The answer of a function that had an effect, by the key of the call: a repeated call has no second one.
create table function_effect (
  workspace_id uuid not null references workspace (id) on delete cascade,
  key text not null,
  answer json not null,
  created_at timestamptz not null,
  primary key (workspace_id, key)
);
create index function_effect_by_age on function_effect (created_at);
