/**
 * The functions of PostgreSQL that a statement may call, by what they work on. A test compares them
 * with the functions of the bundled PostgreSQL: each exists, and none is volatile except these:
 * random values, clocks and sequences. A function that is not listed is refused, because one is
 * enough: `ts_stat` and `query_to_xml` run SQL that is given as text, `set_config` changes who asks.
 */
const groups = {
  text: `ascii bit_length btrim casefold char_length character_length chr concat concat_ws format initcap
    is_normalized left length like_escape lower lpad ltrim normalize octet_length overlay parse_ident position
    quote_ident quote_literal quote_nullable regexp_count regexp_instr regexp_like regexp_match regexp_matches
    regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr repeat replace reverse right rpad
    rtrim similar_to_escape split_part starts_with string_to_array string_to_table strpos substr substring
    to_ascii to_bin to_hex to_oct translate unicode_assigned unistr upper`,
  bytes: `bit_count convert convert_from convert_to crc32 crc32c decode encode get_bit get_byte md5 set_bit
    set_byte sha224 sha256 sha384 sha512`,
  numbers: `abs acos acosd acosh asin asind asinh atan atan2 atan2d atand atanh cbrt ceil ceiling cos cosd
    cosh cot cotd degrees div erf erfc exp factorial floor gamma gcd lcm lgamma ln log log10 min_scale mod pi pow
    power radians random random_normal round scale sign sin sind sinh sqrt tan tand tanh trim_scale trunc
    width_bucket`,
  times: `age clock_timestamp date date_add date_bin date_part date_subtract date_trunc extract isfinite
    justify_days justify_hours justify_interval make_date make_interval make_time make_timestamp make_timestamptz
    now overlaps statement_timestamp timeofday timezone to_char to_date to_number to_timestamp
    transaction_timestamp`,
  ids: "gen_random_uuid uuid_extract_timestamp uuid_extract_version uuidv4 uuidv7",
  sequences: "currval lastval nextval setval",
  arrays: `array_append array_cat array_dims array_fill array_length array_lower array_ndims array_position
    array_positions array_prepend array_remove array_replace array_reverse array_sample array_shuffle array_sort
    array_to_string array_upper cardinality trim_array`,
  enums: "enum_first enum_last enum_range",
  sets: "generate_series generate_subscripts unnest",
  json: `array_to_json json_array_elements json_array_elements_text json_array_length json_build_array
    json_build_object json_each json_each_text json_extract_path json_extract_path_text json_object
    json_object_keys json_populate_record json_populate_recordset json_strip_nulls json_to_record
    json_to_recordset json_typeof jsonb_array_elements jsonb_array_elements_text jsonb_array_length
    jsonb_build_array jsonb_build_object jsonb_concat jsonb_each jsonb_each_text jsonb_exists jsonb_exists_all
    jsonb_exists_any jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_keys
    jsonb_path_exists jsonb_path_exists_tz jsonb_path_match jsonb_path_match_tz jsonb_path_query
    jsonb_path_query_array jsonb_path_query_array_tz jsonb_path_query_first jsonb_path_query_first_tz
    jsonb_path_query_tz jsonb_populate_record jsonb_populate_record_valid jsonb_populate_recordset jsonb_pretty
    jsonb_set jsonb_set_lax jsonb_strip_nulls jsonb_to_record jsonb_to_recordset jsonb_typeof row_to_json to_json
    to_jsonb`,
  search: `array_to_tsvector json_to_tsvector jsonb_to_tsvector numnode phraseto_tsquery plainto_tsquery
    querytree setweight strip to_tsquery to_tsvector ts_delete ts_filter ts_headline ts_rank ts_rank_cd
    tsquery_phrase tsvector_to_array websearch_to_tsquery`,
  ranges: `datemultirange daterange int4multirange int4range int8multirange int8range isempty lower_inc lower_inf
    multirange nummultirange numrange range_merge tsmultirange tsrange tstzmultirange tstzrange upper_inc
    upper_inf`,
  geometry: `area box center circle diagonal diameter height isclosed ishorizontal isopen isparallel isperp
    isvertical line lseg npoints path pclose point polygon popen radius slope width`,
  networks: `abbrev broadcast family host hostmask inet_merge inet_same_family macaddr8_set7bit masklen netmask
    network set_masklen`,
  aggregates: `any_value array_agg avg bit_and bit_or bit_xor bool_and bool_or corr count covar_pop covar_samp
    every json_agg json_agg_strict json_object_agg json_object_agg_strict json_object_agg_unique
    json_object_agg_unique_strict jsonb_agg jsonb_agg_strict jsonb_object_agg jsonb_object_agg_strict
    jsonb_object_agg_unique jsonb_object_agg_unique_strict max min mode percentile_cont percentile_disc range_agg
    range_intersect_agg regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy
    regr_syy stddev stddev_pop stddev_samp string_agg sum var_pop var_samp variance`,
  windows: `cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number`,
  values: `bool float4 float8 int2 int4 int8 num_nonnulls num_nulls numeric pg_column_size pg_size_pretty pg_typeof
    text timestamptz varchar`,
};

export const allowedFunctions: ReadonlySet<string> = new Set(
  Object.values(groups).flatMap((names) => names.trim().split(/\s+/)),
);

/** These functions change something, so that a key which only reads may not call them. */
export const writingFunctions: ReadonlySet<string> = new Set(["nextval", "setval"]);

/** These functions take a sequence as `regclass`, and nothing else may name that type. */
export const sequenceFunctions: ReadonlySet<string> = new Set(["nextval", "setval", "currval"]);

const reasons: [RegExp, string][] = [
  [
    /^(?:ts_stat|ts_rewrite|(?:query|cursor|table|schema|database)_to_xml)/,
    "It runs SQL that is given as text, which cannot be checked. Write that SQL as a subquery.",
  ],
  [/^pg_sleep/, "It would hold a connection of your workspace and do nothing."],
  [
    /^(?:set_config|current_setting)$/,
    "Settings belong to the connection, which is shared. Send what the statement needs in `params`.",
  ],
  [/^(?:lo_|loread|lowrite)/, "Large objects are switched off. Keep bytes in a column of the type bytea."],
  [/^pg_(?:try_)?advisory/, "Locks of one's own making are switched off. Lock rows with SELECT … FOR UPDATE."],
  [/^pg_notify$/, "Changes of rows are announced as events: see GET /api/stream and POST /api/webhooks."],
  [/xml|^xpath/, "XML is switched off. Use json or jsonb."],
  [
    /^(?:version|current_database|current_catalog|current_schemas?|current_role|current_user|session_user|system_user|user)$/,
    "What the server is and how it calls your workspace inside is not told.",
  ],
  [
    /^(?:pg_|has_|to_reg|txid_|inet_(?:client|server)_|col_description|obj_description|shobj_|format_type)/,
    'It reads or changes the database system. {"operation": "describe"} tells about tables and columns.',
  ],
];

/** Says why a function that is not on the list is refused. */
export function explainFunction(name: string): string {
  const reason = reasons.find(([pattern]) => pattern.test(name))?.[1];
  return (
    reason ?? "It is not on the list of functions that are known to be safe. Work with the result in your program."
  );
}

const refusedFields =
  /^(?:pg_(?!column_size$|size_pretty$|typeof$)|binary_upgrade_|txid_|to_reg|reg(?:class|collation|dictionary|namespace|oper|operator|proc|procedure|role|type)(?:in|out|recv|send)?$)/;
const otherRefusedFields: ReadonlySet<string> = new Set(
  `aclexplode aclitemin aclitemout amvalidate brin_summarize_new_values current_schemas current_setting currval
  fmgr_c_validator fmgr_internal_validator fmgr_sql_validator gin_clean_pending_list lo_close lo_creat lo_create
  lo_get lo_import lo_tell lo_tell64 lo_unlink mxid_age nextval obj_description oidvectortypes plpgsql_validator
  row_security_active setseed ts_debug ts_stat ts_token_type xml xml_in xml_is_well_formed xml_send
  tableoid xmin xmax cmin cmax`.split(/\s+/),
);

/**
 * Tells whether `x.name` could call a function that is not allowed: PostgreSQL reads `x.name` as
 * `name(x)` where `x` has no column of this name. Functions of several arguments cannot be called
 * so.
 */
export function isRefusedField(name: string): boolean {
  return refusedFields.test(name) || otherRefusedFields.has(name);
}
