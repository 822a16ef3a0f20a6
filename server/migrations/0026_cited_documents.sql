-- No older node may serve beside this migration.
-- A document stays for the replies that cite it. One that no source has any more and nothing cites is deleted.

create table citation (
  workspace_id uuid not null,
  message_id uuid not null,
  document_id uuid not null,
  primary key (workspace_id, message_id, document_id),
  foreign key (workspace_id, message_id) references message (workspace_id, id) on delete cascade
);
create index citation_by_document on citation (workspace_id, document_id);

-- The replies of until now name their documents as `doc_` and 26 digits of base 32, the first of which has 3 bits.
insert into citation (workspace_id, message_id, document_id)
select distinct cited.workspace_id, cited.message_id, hex.text::uuid
from (
  select workspace_id, id as message_id, substr(entry->>'documentId', 5) as digits
  from message, json_array_elements(citations) as entry
  where json_typeof(citations) = 'array'
) as cited
cross join lateral (
  select string_agg((strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(digits, place, 1)) - 1)::bit(5)::text, ''
    order by place) as text
  from generate_series(1, 26) as place
) as bits
cross join lateral (
  select string_agg(to_hex(substr(bits.text, 3 + 4 * place, 4)::bit(4)::integer), '' order by place) as text
  from generate_series(0, 31) as place
) as hex
where cited.digits ~ '^[0-7][0-9a-hjkmnp-tv-z]{25}$';

-- Which documents ended with which knowledge version, without a word of them: the indexes in memory learn from it
-- what they must forget. Kept for a week.
create table knowledge_retirement (
  workspace_id uuid not null references workspace (id) on delete cascade,
  version bigint not null,
  document_id uuid not null,
  source_id uuid not null,
  added_version bigint not null,
  retired_at timestamptz not null default now(),
  primary key (workspace_id, version, document_id)
);
create index knowledge_retirement_by_time on knowledge_retirement (retired_at);
insert into knowledge_retirement (workspace_id, version, document_id, source_id, added_version)
select workspace_id, retired_version, id, source_id, added_version from knowledge_document
where retired_version is not null;
drop index knowledge_document_by_retirement;
create index knowledge_document_retired on knowledge_document (workspace_id) where retired_version is not null;

-- The newest version whose retirements were deleted: an older index cannot catch up and is made again.
alter table knowledge_version add column forgotten_version bigint not null default 0;

delete from knowledge_document as document
where retired_version is not null and not exists (
  select from citation where citation.workspace_id = document.workspace_id and citation.document_id = document.id);
