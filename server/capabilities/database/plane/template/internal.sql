-- What Parley keeps beside the tables of a workspace.

create schema if not exists parley;

-- Changes that wait to become events: those of up to 500 rows of one statement in each row here. Only the
-- trigger's function writes them. Without keys it is one event for all rows. The `id` is the time in
-- microseconds and no sequence, because a sequence here would replace the `lastval()` of the workspace.
create table if not exists parley.change (
  id bigint not null default (extract(epoch from clock_timestamp()) * 1000000)::bigint,
  -- Tells workspaces apart where they share one database.
  schema_name text not null,
  table_name text not null,
  kind text not null,
  key_count integer not null default 1,
  keys jsonb,
  -- The event that caused it and its depth, where a workflow made the change: "<uuid>:<depth>".
  cause text,
  -- What an update changed, for each key in its order: {"old": {…}, "new": {…}}, or null.
  changes jsonb
);
do $$
begin
  -- Not `add column if not exists`, which would wait for all who write here.
  if not exists (select from pg_attribute where attrelid = 'parley.change'::regclass and attname = 'cause') then
    alter table parley.change add column cause text;
  end if;
  if not exists (select from pg_attribute where attrelid = 'parley.change'::regclass and attname = 'changes') then
    alter table parley.change add column changes jsonb;
  end if;
  if pg_get_serial_sequence('parley.change', 'id') is not null then
    alter table parley.change drop constraint if exists change_pkey, alter column id drop identity,
      alter column id set default (extract(epoch from clock_timestamp()) * 1000000)::bigint;
  end if;
  if to_regclass('parley.change_id') is null then
    create index change_id on parley.change (id);
  end if;
end
$$;

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
-- A statement that changes more than 10,000 rows, a TRUNCATE, and a table without a primary key have no
-- keys. A statement that changes no row records nothing. `parley.cause` is a setting of the transaction that
-- the workspace can make too: the relay believes of it what ends a chain of events, and nothing else.
create or replace function parley.record_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  kind text := case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end;
  cause text := left(nullif(current_setting('parley.cause', true), ''), 50);
begin
  if tg_op = 'TRUNCATE' then
    insert into parley.change (schema_name, table_name, kind, cause)
      values (tg_table_schema, tg_table_name, kind, cause);
    return null;
  end if;
  if tg_nargs = 1 then
    perform from changed_rows offset 1 limit 1;
    if not found then
      -- One row: the usual statement, which should cost little.
      insert into parley.change (schema_name, table_name, kind, keys, cause)
        select tg_table_schema, tg_table_name, kind,
          jsonb_build_array(jsonb_build_object(tg_argv[0], to_jsonb(changed_rows) -> tg_argv[0])), cause
        from changed_rows;
      return null;
    end if;
  end if;
  perform from changed_rows offset case when tg_nargs = 0 then 0 else 10000 end limit 1;
  if found then
    insert into parley.change (schema_name, table_name, kind, cause)
      values (tg_table_schema, tg_table_name, kind, cause);
  elsif tg_nargs > 0 then
    insert into parley.change (schema_name, table_name, kind, key_count, keys, cause)
      select tg_table_schema, tg_table_name, kind, count(*), jsonb_agg(key order by number), cause
      from (
        select row_number() over () as number, case when tg_nargs = 1
          then jsonb_build_object(tg_argv[0], to_jsonb(changed_rows) -> tg_argv[0])
          else (select jsonb_object_agg(name, to_jsonb(changed_rows) -> name) from unnest(tg_argv) as name) end as key
        from changed_rows
      ) as keyed
      group by (number - 1) / 500 order by min(number);
  end if;
  return null;
end
$$;

-- Records what an update changed, as the function above does: nothing of a row in which nothing changed,
-- unless the statement names more than 10,000. Both transition tables hold the rows in the same order.
create or replace function parley.record_update() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  cause text := left(nullif(current_setting('parley.cause', true), ''), 50);
begin
  perform from changed_rows offset 10000 limit 1;
  if found then
    insert into parley.change (schema_name, table_name, kind, cause)
      values (tg_table_schema, tg_table_name, 'updated', cause);
    return null;
  end if;
  insert into parley.change (schema_name, table_name, kind, key_count, keys, changes, cause)
    select tg_table_schema, tg_table_name, 'updated', case when tg_nargs = 0 then 1 else count(*) end,
      case when tg_nargs > 0 then jsonb_agg(
        (select jsonb_object_agg(name, changed.content -> name) from unnest(tg_argv) as name) order by number) end,
      case when tg_nargs > 0 then jsonb_agg(
        -- An event has room for so much. The table has the rest.
        case when length(part.former::text) + length(part.changed::text) <= 8000
          then jsonb_build_object('old', part.former, 'new', part.changed) end order by number) end,
      cause
    from (select row_number() over () as number, to_jsonb(former_rows) as content from former_rows) as former
    join (select row_number() over () as number, to_jsonb(changed_rows) as content from changed_rows) as changed
      using (number)
    cross join lateral (
      select jsonb_object_agg(key, former.content -> key) as former, jsonb_object_agg(key, value) as changed
      from jsonb_each(changed.content) where value is distinct from former.content -> key
    ) as part
    where former.content <> changed.content
    group by case when tg_nargs = 0 then 0 else (number - 1) / 500 end order by min(number);
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
    left join pg_trigger as watch on watch.tgrelid = pg_class.oid and watch.tgname = 'parley_update'
    cross join lateral (
      select coalesce(string_agg(quote_literal(attname), ', ' order by position), '') as arguments,
        coalesce(string_agg(encode(convert_to(attname, 'UTF8'), 'hex') || '00', '' order by position), '') as stored
      from pg_index, unnest(indkey::int2[]) with ordinality as part (number, position), pg_attribute
      where indrelid = pg_class.oid and indisprimary and position <= indnkeyatts
        and attrelid = indrelid and attnum = number
    ) as key
    where relnamespace = schema_name::regnamespace and relkind = 'r' and relpersistence <> 't'
      and (watch.oid is null or encode(watch.tgargs, 'hex') <> key.stored
        or watch.tgoldtable is null)
  loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create or replace trigger parley_%s after %s on %s referencing %s for each statement execute function parley.%s(%s)',
        event, event, each.name,
        case event when 'delete' then 'old table as changed_rows' when 'insert' then 'new table as changed_rows'
          else 'old table as former_rows new table as changed_rows' end,
        case event when 'update' then 'record_update' else 'record_change' end, each.arguments
      );
    end loop;
    execute format(
      'create or replace trigger parley_truncate after truncate on %s for each statement execute function parley.record_change()',
      each.name
    );
  end loop;
end
$$;
