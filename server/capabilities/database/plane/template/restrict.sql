-- Takes from everyone what PostgreSQL grants to everyone and a workspace must not have. It runs in the
-- template database, from which the databases of workspaces are copied, and in those again when it
-- changes. On an outside cluster, an administrator who is no superuser can take back only a part; the
-- gate alone closes what stays.
do $$
declare
  each record;
begin
  for each in
    select 'revoke all on schema public from public' as statement
    union all
    select format('revoke usage on language %I from public', lanname) from pg_language where lanpltrusted
    union all
    -- Functions that reach the server, other sessions, files, large objects or locks, that wait, or that
    -- run SQL given as text: all of them are volatile or named pg_…, except the last ones here. Types,
    -- operators and casts of PostgreSQL itself stay whole.
    select format('revoke execute on routine %s from public', oid::regprocedure)
    from pg_proc
    where pronamespace = 'pg_catalog'::regnamespace and prokind in ('f', 'p')
      and (provolatile = 'v' or proname like 'pg\_%'
        or proname in ('current_setting', 'inet_server_addr', 'inet_server_port', 'inet_client_addr', 'inet_client_port'))
      and proname not in (
        'nextval', 'currval', 'lastval', 'setval', 'random', 'random_normal', 'setseed', 'clock_timestamp', 'timeofday',
        'gen_random_uuid', 'uuidv4', 'uuidv7',
        'pg_typeof', 'pg_column_size', 'pg_input_is_valid', 'pg_input_error_info', 'pg_get_expr',
        'pg_get_constraintdef', 'pg_get_indexdef', 'pg_get_serial_sequence', 'pg_get_viewdef', 'pg_relation_size',
        'pg_table_size', 'pg_indexes_size', 'pg_total_relation_size', 'pg_table_is_visible')
      and not exists (select from pg_operator where oprcode = pg_proc.oid)
      and not exists (select from pg_cast where castfunc = pg_proc.oid)
      and not exists (select from pg_type where pg_proc.oid in (typinput, typoutput, typreceive, typsend, typmodin, typmodout))
    union all
    -- What all databases of the cluster share, and what shows settings and sessions.
    select format('revoke all on pg_catalog.%I from public', relname)
    from pg_class
    where relnamespace = 'pg_catalog'::regnamespace
      and (relisshared and relkind = 'r'
        or relkind = 'v' and relname not in ('pg_indexes', 'pg_tables', 'pg_views', 'pg_sequences', 'pg_matviews')
        or relname in ('pg_largeobject', 'pg_largeobject_metadata'))
  loop
    begin
      execute each.statement;
    exception when insufficient_privilege then null;
    end;
  end loop;
end
$$;
