-- Nodes from schema 116 on may serve beside this migration.
-- A disabled account loses at once what others do for it, whoever disables it: apps end for good, and the
-- memberships get new grants, so that access tokens which rest on the former ones are refused.
create function end_access_of_disabled_account() returns trigger language plpgsql as $$
begin
  delete from oauth_grant where (workspace_id, account_id) in (
    select workspace_id, account_id from member where account_id = new.id
  );
  with former as materialized (
    select workspace_id, account_id, grant_id from member where account_id = new.id for update
  ), renewed as (
    update member set grant_id = gen_random_uuid() from former
    where member.workspace_id = former.workspace_id and member.account_id = former.account_id
    returning former.grant_id
  )
  insert into revocation (subject) select grant_id from renewed;
  return null;
end
$$;
create trigger disabled_account_ends_access after update of status on account
  for each row when (new.status = 'disabled' and old.status <> 'disabled')
  execute function end_access_of_disabled_account();
