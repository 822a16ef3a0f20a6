-- No older node may serve beside this migration.
-- Requests to be contacted, and what keeps spam apart from them.
create table lead (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- Null for a lead that came as spam: spam makes no contacts.
  contact_id uuid,
  status text not null check (status in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam')),
  name text,
  email text,
  phone text,
  company text,
  message text,
  source text,
  form_id text,
  page jsonb,
  utm jsonb,
  consent jsonb,
  custom jsonb not null default '{}',
  user_id text,
  score integer not null,
  score_reasons jsonb not null,
  spam_points integer not null,
  spam_reasons jsonb not null,
  -- What a member said of it last, from which the spam filter learned.
  taught text check (taught in ('spam', 'wanted')),
  assignee_id uuid references account (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, contact_id) references contact (workspace_id, id) on delete cascade
);
create index lead_by_status on lead (workspace_id, status, id);
create index lead_by_contact on lead (workspace_id, contact_id) where contact_id is not null;
create index lead_by_assignee on lead (workspace_id, assignee_id, id) where assignee_id is not null;
create index lead_by_email on lead (workspace_id, email) where email is not null;
create index lead_by_phone on lead (workspace_id, phone) where phone is not null;

create table lead_note (
  workspace_id uuid not null,
  lead_id uuid not null,
  id uuid not null,
  -- The member; null for a key.
  author_id uuid references account (id) on delete set null,
  text text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, lead_id, id),
  foreign key (workspace_id, lead_id) references lead (workspace_id, id) on delete cascade
);

-- Solutions of a proof of work that were sent already; each counts once.
create table spent_proof (
  workspace_id uuid not null references workspace (id) on delete cascade,
  proof_hash bytea not null,
  ends_at timestamptz not null,
  primary key (workspace_id, proof_hash)
);
create index spent_proof_by_end on spent_proof (ends_at);

-- How many spam and how many wanted texts had a word. The word is a keyed hash: nobody reads it here.
create table spam_word (
  workspace_id uuid not null references workspace (id) on delete cascade,
  word_hash bigint not null,
  spam integer not null default 0,
  wanted integer not null default 0,
  primary key (workspace_id, word_hash)
);
