-- Nodes from schema 101 on may serve beside this migration.
-- What is taught twice is found by its fingerprint, and FAQs by the words of their questions, without case and marks.
create index knowledge_source_by_fingerprint on knowledge_source (workspace_id, fingerprint)
  where external_id is null and origin is null;

create function asked_words(workspace_id uuid, questions text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct workspace_id::text || ' ' || md5(words)), '{}')
  from (
    select trim(regexp_replace(lower(question), '[[:punct:][:space:]¿¡«»„“”‘’…、。？！]+', ' ', 'g')) as words
    from unnest(questions) as question
  ) as asked
  where words <> ''
$$;

create index knowledge_document_by_question on knowledge_document using gin (asked_words(workspace_id, questions))
  where type = 'faq' and retired_version is null;
