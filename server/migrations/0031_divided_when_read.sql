-- No older node may serve beside this migration.
-- Passages are divided when an index is built, and are not stored any more. A node of the former
-- version reads no passages of documents that a newer node stores, until it is replaced. A later
-- migration drops the columns.
alter table knowledge_document
  alter column passage_starts set default '{}',
  alter column passage_ends set default '{}';
