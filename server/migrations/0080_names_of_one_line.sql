-- Nodes from schema 76 on may serve beside this migration.
-- The name of a workspace stands in subjects of mails, so that it is one line.
update workspace
set name = coalesce(nullif(btrim(regexp_replace(name, '[[:cntrl:]\u0085\u2028\u2029[:space:]]+', ' ', 'g')), ''), 'Workspace')
where name ~ '[[:cntrl:]\u0085\u2028\u2029]';
