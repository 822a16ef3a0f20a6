-- Nodes from schema 76 on may serve beside this migration.
-- A key with rules for the workspace's database has no scope by which it could go around them. Keys that
-- have both lose the scopes. An older node beside it goes on as before.
alter table api_key
  -- What the upgrade took from the key, until the owners are told: {scopes, workflows}. Null: nothing.
  add column narrowing jsonb;
create index api_key_narrowed on api_key (workspace_id) where narrowing is not null;

-- The calls of a workflow in the workspace's database stay within these. Null: no rules.
alter table workflow_version add column database_rules jsonb;
-- The same of one run, that an assistant started for a key with rules, or that another run started.
alter table run add column database_rules jsonb;
-- The same of what an assistant does for a reply: the rules of the key that asked.
alter table message add column database_rules jsonb;

-- Nobody wrote down who saved a workflow. Those saved while such a key was in use may be the key's.
update workflow_version as saved set database_rules = found.rules
from (
  select version.workspace_id, version.workflow_id, version.version,
    jsonb_agg(rule.rule order by api_key.created_at, rule.place) as rules
  from workflow_version as version
  join api_key on api_key.workspace_id = version.workspace_id and api_key.database_rules is not null
    and (api_key.scopes is null or 'automation:write' = any (api_key.scopes))
    and version.created_at between api_key.created_at and api_key.last_used_at + interval '1 minute'
  cross join lateral jsonb_array_elements(api_key.database_rules) with ordinality as rule (rule, place)
  group by version.workspace_id, version.workflow_id, version.version
) as found
where (saved.workspace_id, saved.workflow_id, saved.version) = (found.workspace_id, found.workflow_id, found.version);

update api_key set
  narrowing = jsonb_build_object(
    'scopes', case when scopes is null then array['automation:write', 'automation:run'] else array(
      select scope from unnest(scopes) with ordinality as scope (scope, place)
      where scope in ('automation:write', 'automation:run', 'database:ddl', 'database:sql') order by place) end,
    'workflows', array(
      select distinct workflow.name from workflow
      join workflow_version as version on version.workspace_id = workflow.workspace_id
        and version.workflow_id = workflow.id and version.version = workflow.version
      where workflow.workspace_id = api_key.workspace_id and version.database_rules is not null
        and version.created_at between api_key.created_at and api_key.last_used_at + interval '1 minute'
        and (api_key.scopes is null or 'automation:write' = any (api_key.scopes))
      order by workflow.name)),
  scopes = case when scopes is not null then array(
    select scope from unnest(scopes) with ordinality as scope (scope, place)
    where scope not in ('automation:write', 'automation:run', 'database:ddl', 'database:sql') order by place) end
where database_rules is not null
  and (scopes is null or scopes && array['automation:write', 'automation:run', 'database:ddl', 'database:sql']);

-- An invitation ends with the key that made it. Nobody wrote down which key that was so far, nor whether it
-- had the scopes of the role, so that the open invitations of keys end.
delete from invitation where invited_by is null;
alter table invitation
  add column invited_by_key uuid,
  add foreign key (workspace_id, invited_by_key) references api_key (workspace_id, id) on delete cascade;
create index invitation_of_key on invitation (workspace_id, invited_by_key) where invited_by_key is not null;
