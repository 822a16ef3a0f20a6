/**
 * A schema may ask for these formats. Each check takes time in proportion to the length of the
 * text.
 */
export const schemaFormats: Record<string, (text: string) => boolean> = {
  "date-time": (text) =>
    /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.test(text) &&
    isOfCalendar(`${text.slice(0, 10)}T${text.slice(11, 19)}`),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isOfCalendar(`${text}T00:00:00`),
  uuid: (text) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text),
  email: (text) => text.length <= 320 && /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text),
  uri: (text) => URL.canParse(text),
};

/** JavaScript reads 30 February as 2 March, and 24:00 as the next day. */
function isOfCalendar(written: string): boolean {
  const ms = Date.parse(`${written}Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(written);
}
