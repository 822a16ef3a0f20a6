-- Nodes from schema 76 on may serve beside this migration.
-- What a key with rules for the workspace's database makes or causes stays within its rules. An older node
-- beside it goes on as before.

-- The assistant that answers a channel stays within the rules of the key that made or changed it last.
alter table voice_channel add column database_rules jsonb;
-- The same of the questions and mails that a source brings.
alter table inbound_source add column database_rules jsonb;
-- The run with rules that caused the event: what the event starts stays within the run's rules.
alter table event add column ruled_by uuid;

-- Such a key decides nothing that a run without its rules asks for: the run would go on by its word.
update api_key set
  narrowing = jsonb_build_object(
    'scopes', coalesce(narrowing -> 'scopes', '[]'::jsonb) || '["approvals:write"]'::jsonb,
    'workflows', coalesce(narrowing -> 'workflows', '[]'::jsonb)),
  scopes = array_remove(scopes, 'approvals:write')
where database_rules is not null and (scopes is null or 'approvals:write' = any (scopes));

-- Nor does it choose which model is told what an assistant finds in the database.
update api_key set
  narrowing = jsonb_build_object(
    'scopes', coalesce(narrowing -> 'scopes', '[]'::jsonb) || '["settings:write"]'::jsonb,
    'workflows', coalesce(narrowing -> 'workflows', '[]'::jsonb)),
  scopes = array_remove(scopes, 'settings:write')
where database_rules is not null and 'settings:write' = any (scopes);

-- A key with an end, with addresses or with rules invites nobody: a member has no such bound.
delete from invitation using api_key
where (api_key.workspace_id, api_key.id) = (invitation.workspace_id, invitation.invited_by_key)
  and (api_key.expires_at is not null or api_key.allowed_addresses is not null or api_key.database_rules is not null);
