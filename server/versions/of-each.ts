type Fields = Record<string, unknown>;

/**
 * Makes a change of one thing into that of a page of a list.
 *
 * @example
 * ofEach(({ name, ...person }) => ({ ...person, fullName: name }))
 */
export function ofEach(change: (item: Fields) => Fields): (page: unknown) => unknown {
  return (page) => {
    const { data, ...rest } = page as { data: Fields[] };
    return { ...rest, data: data.map(change) };
  };
}
