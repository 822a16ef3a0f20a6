-- Nodes from schema 101 on may serve beside this migration.
-- Questions that a passage is found by, beside its own words, and who chose a passage for which question.
create table asked_question (
  workspace_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  start integer not null,
  section text,
  origin text not null check (origin in ('model', 'choice')),
  state text not null check (state in ('counting', 'active', 'removed')),
  language text not null,
  text text,
  is_edited boolean not null default false,
  topic text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, document_id) references knowledge_document (workspace_id, id) on delete cascade,
  check (text is not null or state <> 'active')
);
create index asked_question_by_topic on asked_question (workspace_id, topic) where origin = 'model';
create unique index asked_question_once on asked_question (workspace_id, document_id, start, origin, topic);

create table taken_choice (
  workspace_id uuid not null,
  question_id uuid not null,
  taker uuid not null,
  conversation_id uuid not null,
  text text not null,
  taken_at timestamptz not null default now(),
  primary key (workspace_id, question_id, taker),
  foreign key (workspace_id, question_id) references asked_question (workspace_id, id) on delete cascade
);
create index taken_choice_of_conversation on taken_choice (workspace_id, conversation_id);
create index taken_choice_of_taker on taken_choice (workspace_id, taker);

-- The knowledge version at which the asked questions of a document, and of any document, changed last.
alter table knowledge_document add column asked_version bigint;
create index knowledge_document_by_asking on knowledge_document (workspace_id, asked_version, id)
  where asked_version is not null;
alter table knowledge_version add column asked_version bigint not null default 0;
