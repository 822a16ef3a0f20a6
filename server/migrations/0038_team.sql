-- No older node may serve beside this migration.
-- Colleagues: roles and invitations.

alter table member drop constraint member_role_check;
alter table member add constraint member_role_check check (role in ('owner', 'admin', 'agent'));

-- What the member's access tokens, tickets and connections rest on. A change of the role makes another
-- one, and the former is revoked.
alter table member add column grant_id uuid not null default gen_random_uuid() unique;

create table invitation (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  -- As in `account`: trimmed, in lower case, the domain in ASCII.
  email text not null,
  role text not null check (role in ('owner', 'admin', 'agent')),
  -- The token in the mail proves the mailbox; the one that the inviter is shown does not.
  mailed_token_hash bytea not null unique,
  shown_token_hash bytea not null unique,
  -- Null: a key.
  invited_by uuid references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, email)
);
create index invitation_by_inviter on invitation (invited_by) where invited_by is not null;
create index invitation_by_expiry on invitation (expires_at);
