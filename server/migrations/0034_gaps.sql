-- No older node may serve beside this migration.
-- Questions that got no good answer, and the gaps of the knowledge that they show.
create table knowledge_gap (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  state text not null default 'open' check (state in ('open', 'resolved', 'ignored')),
  source_id uuid,
  opened_at timestamptz not null default now(),
  resolved_at timestamptz,
  primary key (workspace_id, id)
);

-- The id is that of the question's message: a question is missed once, in however many ways. The
-- gap's own words are those of its questions, so that erasing these erases every word.
create table missed_question (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  conversation_id uuid not null,
  reason text not null check (reason in ('unanswered', 'unhelpful', 'handed-over')),
  text text not null,
  words text[] not null,
  asked_at timestamptz not null,
  gap_id uuid,
  primary key (workspace_id, id)
);
create index missed_question_of_gap on missed_question (workspace_id, gap_id, asked_at) where gap_id is not null;
create index missed_question_without_gap on missed_question (workspace_id) where gap_id is null;
create index missed_question_of_conversation on missed_question (workspace_id, conversation_id);
