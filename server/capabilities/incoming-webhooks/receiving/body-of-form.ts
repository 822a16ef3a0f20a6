/** Fields that stand beside the data, as in a JSON body. */
const outerFields = ["event", "type", "id"];

/**
 * Gives the body that a form with `event` stands for: the data as JSON in `data`, or each of its members
 * as a field: `userId`, `data[userId]` or `data.userId`. Throws as `parseJson` does.
 */
export function bodyOfForm(fields: Record<string, string>, parseJson: (text: string) => unknown): unknown {
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
