/**
 * The types of PostgreSQL that a statement may name. Types that the workspace made itself are not
 * listed and may be named too.
 */
export const allowedTypes: ReadonlySet<string> = new Set(
  `
  bool int2 int4 int8 float4 float8 numeric money
  text varchar bpchar char name bytea bit varbit uuid
  date time timetz timestamp timestamptz interval
  json jsonb jsonpath tsvector tsquery regconfig record
  inet cidr macaddr macaddr8 point line lseg box path polygon circle
  int4range int8range numrange daterange tsrange tstzrange
  int4multirange int8multirange nummultirange datemultirange tsmultirange tstzmultirange
  `
    .trim()
    .split(/\s+/),
);

/**
 * The other types of PostgreSQL. `oid`, `xid` and the like count over all databases of the cluster,
 * so that their values tell of the work of other workspaces; `regrole` tells the names of all roles.
 * `xml` is read by a large library that JSON makes unnecessary.
 */
const otherTypes: ReadonlySet<string> = new Set(
  `
  aclitem any anyarray anycompatible anycompatiblearray anycompatiblemultirange anycompatiblenonarray
  anycompatiblerange anyelement anyenum anymultirange anynonarray anyrange cid cstring event_trigger
  fdw_handler gtsvector index_am_handler int2vector internal language_handler oid oidvector refcursor
  regclass regcollation regdictionary regnamespace regoper regoperator regproc regprocedure regrole regtype
  table_am_handler tid trigger tsm_handler txid_snapshot unknown void xid xid8 xml
  `
    .trim()
    .split(/\s+/),
);

/** Tells whether PostgreSQL has a type of this name that a statement may not name. */
export function isOtherType(name: string): boolean {
  // The array type of `oid` is `_oid`.
  const element = name.replace(/^_+/, "");
  return otherTypes.has(element) || element.startsWith("pg_");
}
