-- No older node may serve beside this migration.
-- What a toolbox's server offers and Parley cannot call, with the reason.
alter table toolbox add column skipped jsonb not null default '[]';

-- An operation says how its body is sent. Until now every body was JSON.
update toolbox
set tools = coalesce(
  (
    select jsonb_agg(
      case
        when tool #>> '{operation,hasBody}' = 'true'
          then jsonb_set(
            tool #- '{operation,hasBody}', '{operation,body}', '{"kind": "json", "mediaType": "application/json"}'
          )
        else tool #- '{operation,hasBody}'
      end
      order by place
    )
    from jsonb_array_elements(tools) with ordinality as listed (tool, place)
  ),
  '[]'
)
where kind = 'openapi';
