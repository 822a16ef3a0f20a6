/** Fields that stand beside the data, as in a JSON body. */
const outerFields = ["event", "type", "id"];

/**
 * The body that a form stands for. GitHub and Slack send one field `payload` with the JSON. Others
 * send `event`, and the data as JSON in `data`, or each of its members as a field: `userId`,
 * `data[userId]` or `data.userId`. `isWholeBody`: a header names the event and the fields are its
 * data. Throws as `parseJson` does.
 */
export function bodyOfForm(
  fields: Record<string, string>,
  isWholeBody: boolean,
  parseJson: (text: string) => unknown,
): unknown {
  if (fields.payload !== undefined && Object.keys(fields).length === 1) return parseJson(fields.payload);
  if (isWholeBody) return fields;
  const outer: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (outerFields.includes(name)) outer[name] = value;
    else if (name !== "data")
      Object.defineProperty(data, nameOf(name), { value, enumerable: true, configurable: true });
  }
  return { ...outer, data: fields.data === undefined ? data : parseJson(fields.data) };
}

function nameOf(field: string): string {
  return (
    /^data(?:\[(.+)\]|\.(.+))$/
      .exec(field)
      ?.slice(1)
      .find((name) => name !== undefined) ?? field
  );
}
