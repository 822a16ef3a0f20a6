-- No older node may serve beside this migration.
-- People whom a workspace knows: a contact, the identities by which it is found again, and saved filters.
create table contact (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text,
  email text,
  phone text,
  company text,
  tags text[] not null default '{}',
  custom jsonb not null default '{}',
  -- Where the contact came from first: lead, chat, import or api.
  origin text not null,
  -- A merge moves nothing: it only says where a contact is shown from now on. `root_id` is the contact at
  -- the end of this chain, or the contact itself.
  merged_into_id uuid,
  merged_at timestamptz,
  root_id uuid not null,
  blocked_at timestamptz,
  -- The words by which it is searched.
  search tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, merged_into_id) references contact (workspace_id, id),
  foreign key (workspace_id, root_id) references contact (workspace_id, id),
  check ((merged_into_id is null) = (root_id = id))
);
create index contact_by_root on contact (workspace_id, root_id);
create index contact_by_merge on contact (workspace_id, merged_into_id) where merged_into_id is not null;
create index contact_by_word on contact using gin (search);
create index contact_by_tag on contact using gin (tags);

create table contact_identity (
  workspace_id uuid not null,
  kind text not null check (kind in ('user', 'email', 'phone')),
  value text not null,
  contact_id uuid not null,
  -- What a stranger is told in place of the contact's id, which would tell whether the address was known.
  address_id uuid not null,
  is_verified boolean not null default false,
  created_at timestamptz not null default now(),
  -- One address or number leads to one contact, whoever comes first.
  primary key (workspace_id, kind, value),
  foreign key (workspace_id, contact_id) references contact (workspace_id, id) on delete cascade
);
create unique index contact_identity_by_address on contact_identity (workspace_id, address_id);
create index contact_identity_by_contact on contact_identity (workspace_id, contact_id);

create table segment (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, name)
);
