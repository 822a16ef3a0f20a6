const named = new Set([
  ..."email name list language consent source formId page".split(" "),
  ..."_gotcha _timestamp altcha _next _language".split(" "),
]);
const checked = /^(?:on|yes|true|1)$/i;

/**
 * The sign-up of an HTML form. A field that was left empty counts as absent; fields of other names
 * are left out.
 */
export function readSignUpFields(fields: Record<string, string>): Record<string, unknown> {
  const written = Object.entries(fields).filter(([name, value]) => named.has(name) && value.trim() !== "");
  return Object.fromEntries(written.map(([name, value]) => [name, name === "consent" ? checked.test(value) : value]));
}
