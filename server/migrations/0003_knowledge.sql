-- No older node may serve beside this migration.
-- What an assistant was taught. A document is one version of a source's content and never changes once written.

-- Grows by one with every change of a workspace's knowledge, in commit order: its row lock orders the writers.
create table knowledge_version (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  version bigint not null
);

-- What is taught at present; a removed source has no row. Title, url and type are those of its current document.
create table knowledge_source (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  type text not null check (type in ('text', 'faq')),
  title text not null,
  url text,
  document_id uuid not null,
  -- Counts the documents this source has had.
  version integer not null,
  -- SHA-256 of everything that was sent, to tell a repeated replacement from a change.
  fingerprint bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);

-- Outlives its source, so that an answer given from it can be checked for as long as the workspace exists.
create table knowledge_document (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  source_id uuid not null,
  version integer not null,
  type text not null check (type in ('text', 'faq')),
  title text not null,
  url text,
  -- As it was sent; of a FAQ its answer.
  text text not null,
  questions text[] not null,
  -- Where its passages start and end in the text, in UTF-16 code units.
  passage_starts integer[] not null,
  passage_ends integer[] not null,
  -- SHA-256 of the text in UTF-8.
  content_hash bytea not null,
  -- The knowledge versions from which on it was, and was no longer, taught.
  added_version bigint not null,
  retired_version bigint,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, source_id, version)
);
create unique index knowledge_document_by_addition on knowledge_document (workspace_id, added_version, id);
create index knowledge_document_by_retirement on knowledge_document (workspace_id, retired_version)
  where retired_version is not null;
create unique index knowledge_document_current on knowledge_document (workspace_id, source_id)
  where retired_version is null;
