-- What Parley keeps beside the tables of a workspace.

create schema if not exists parley;

-- Changes of rows that wait to become events. Only the trigger's function writes them.
create table if not exists parley.change (
  id bigint generated always as identity primary key,
  -- Tells workspaces apart where they share one database.
  schema_name text not null,
  table_name text not null,
  kind text not null,
  key jsonb
);

-- What Parley knows of a table beyond PostgreSQL's own catalog: the JSON Schema of its rows.
create table if not exists parley.table_settings (table_id regclass primary key, row_schema jsonb);

-- Requests with an Idempotency-Key whose effect was committed, with their answers.
create table if not exists parley.done_request (
  id uuid primary key,
  answer jsonb,
  done_at timestamptz not null default now()
);
create index if not exists done_request_at on parley.done_request (done_at);

-- Records the primary keys of the rows that a statement changed; the trigger names the columns. It runs
-- with the rights of its owner, because no statement of the workspace may write the table of changes.
-- Rows of a table without a primary key have no key. A TRUNCATE, and a statement that changes more than
-- 10,000 rows, is recorded as one change without a key.
create or replace function parley.record_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  row_count bigint;
begin
  if tg_op = 'INSERT' or tg_op = 'UPDATE' then
    select count(*) into row_count from (select from new_rows limit 10001) as few;
  elsif tg_op = 'DELETE' then
    select count(*) into row_count from (select from old_rows limit 10001) as few;
  end if;
  if row_count = 0 then
    return null;
  elsif row_count > 10000 then
    insert into parley.change (schema_name, table_name, kind) values (tg_table_schema, tg_table_name,
      case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end);
  elsif tg_op = 'TRUNCATE' then
    insert into parley.change (schema_name, table_name, kind) values (tg_table_schema, tg_table_name, 'deleted');
  elsif tg_op = 'DELETE' then
    insert into parley.change (schema_name, table_name, kind, key)
      select tg_table_schema, tg_table_name, 'deleted', case when tg_nargs = 1
        then jsonb_build_object(tg_argv[0], to_jsonb(old_rows) -> tg_argv[0])
        else (select jsonb_object_agg(name, to_jsonb(old_rows) -> name) from unnest(tg_argv) as name) end
      from old_rows;
  else
    insert into parley.change (schema_name, table_name, kind, key)
      select tg_table_schema, tg_table_name, case tg_op when 'INSERT' then 'created' else 'updated' end,
        case when tg_nargs = 1
        then jsonb_build_object(tg_argv[0], to_jsonb(new_rows) -> tg_argv[0])
        else (select jsonb_object_agg(name, to_jsonb(new_rows) -> name) from unnest(tg_argv) as name) end
      from new_rows;
  end if;
  return null;
end
$$;

-- Gives every table of a schema the triggers that it lacks, and other ones where its primary key changed.
-- Called by the owner of the tables after it made or changed some.
create or replace function parley.watch_tables(schema_name text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  each record;
  event text;
begin
  for each in
    select format('%I.%I', schema_name, relname) as name, key.arguments
    from pg_class
    left join pg_trigger as watch on watch.tgrelid = pg_class.oid and watch.tgname = 'parley_insert'
    cross join lateral (
      select coalesce(string_agg(quote_literal(attname), ', ' order by position), '') as arguments,
        coalesce(string_agg(encode(convert_to(attname, 'UTF8'), 'hex') || '00', '' order by position), '') as stored
      from pg_index, unnest(indkey::int2[]) with ordinality as part (number, position), pg_attribute
      where indrelid = pg_class.oid and indisprimary and position <= indnkeyatts
        and attrelid = indrelid and attnum = number
    ) as key
    where relnamespace = schema_name::regnamespace and relkind = 'r' and relpersistence <> 't'
      and (watch.oid is null or encode(watch.tgargs, 'hex') <> key.stored)
  loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create or replace trigger parley_%s after %s on %s referencing %s as %s_rows for each statement execute function parley.record_change(%s)',
        event, event, each.name, case event when 'delete' then 'old table' else 'new table' end,
        case event when 'delete' then 'old' else 'new' end, each.arguments
      );
    end loop;
    execute format(
      'create or replace trigger parley_truncate after truncate on %s for each statement execute function parley.record_change()',
      each.name
    );
  end loop;
end
$$;
