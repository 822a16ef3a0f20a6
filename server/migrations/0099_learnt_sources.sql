-- No older node may serve beside this migration.
-- A source may be learnt from a page, a site or a file. Its pages are what was found there, and each
-- of them has documents of its own.
alter table knowledge_source
  drop constraint knowledge_source_type_check,
  add constraint knowledge_source_type_check check (type in ('text', 'faq', 'url', 'site', 'file')),
  alter column document_id drop not null,
  add column status text not null default 'indexed'
    constraint knowledge_source_status_check check (status in ('pending', 'indexed', 'failed')),
  add column origin jsonb,
  add column look integer not null default 0,
  add column robots text,
  add column problem text,
  add column looks_again_at timestamptz;
create index knowledge_source_looks_again on knowledge_source (looks_again_at) where looks_again_at is not null;

alter table knowledge_document
  drop constraint knowledge_document_workspace_id_source_id_version_key,
  add column page_id uuid,
  add column pages integer[] not null default '{}';
drop index knowledge_document_current;
create unique index knowledge_document_by_version on knowledge_document (workspace_id, source_id, version)
  where page_id is null;
create unique index knowledge_document_current on knowledge_document (workspace_id, source_id)
  where retired_version is null and page_id is null;
create index knowledge_document_of_source on knowledge_document (workspace_id, source_id, version);
create index knowledge_document_of_page on knowledge_document (workspace_id, page_id)
  where retired_version is null and page_id is not null;

create table knowledge_page (
  workspace_id uuid not null references workspace (id) on delete cascade,
  source_id uuid not null,
  id uuid not null,
  kind text not null constraint knowledge_page_kind_check check (kind in ('page', 'sitemap', 'details')),
  address text not null,
  state text not null default 'waiting'
    constraint knowledge_page_state_check check (state in ('waiting', 'indexed', 'skipped', 'failed', 'gone')),
  problem text,
  told text,
  title text not null default '',
  words integer not null default 0,
  etag text,
  last_modified text,
  content_hash bytea,
  likeness jsonb,
  language text,
  around text[] not null default '{}',
  places text[] not null default '{}',
  document_id uuid,
  found_look integer not null,
  looked integer not null default 0,
  changed_look integer not null default 0,
  attempts integer not null default 0,
  looked_at timestamptz,
  missing_since timestamptz,
  primary key (workspace_id, source_id, id),
  foreign key (workspace_id, source_id) references knowledge_source (workspace_id, id) on delete cascade
);
create unique index knowledge_page_by_address on knowledge_page (workspace_id, source_id, address);
create index knowledge_page_waiting on knowledge_page (workspace_id, source_id, looked, id);
