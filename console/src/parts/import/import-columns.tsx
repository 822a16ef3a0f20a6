import type { ImportReport } from "@parley/client";
import { useTexts } from "../../texts/texts.ts";

export type Mapping = Readonly<Record<string, string | null>>;

/** The fields that a column may become, with their words; others are kept as the person's own where that is so. */
export type ImportFields = { words: Readonly<Record<string, string>>; keepsOthers: boolean };

const leftOut = "\u0000left-out";

/** Matches the columns of a file by hand. It begins with what the server has found by their names. */
export function ImportColumns(props: {
  columns: ImportReport["columns"];
  fields: ImportFields;
  mapping: Mapping;
  change: (mapping: Mapping) => void;
}) {
  const { contacts: texts } = useTexts();
  const { columns, mapping, change } = props;
  const { words, keepsOthers } = props.fields;
  return (
    <div className="import-columns">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.columnOfFile}</th>
            <th scope="col">{texts.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, field }) => {
            const chosen = mapping[name] ?? null;
            // A field that only this file has, and one that the layout of a service names.
            const wished = keepsOthers ? [name, field, chosen] : [field];
            const own = [...new Set(wished)].filter((each) => each !== null && !Object.hasOwn(words, each));
            return (
              <tr key={name}>
                <th scope="row" className="cut" title={name}>
                  {name}
                </th>
                <td>
                  <select
                    className="input"
                    aria-label={name}
                    value={chosen ?? leftOut}
                    onChange={({ target: { value } }) =>
                      change({ ...mapping, [name]: value === leftOut ? null : value })
                    }
                  >
                    <option value={leftOut}>{texts.leaveOut}</option>
                    {Object.entries(words).map(([each, word]) => (
                      <option key={each} value={each}>
                        {word}
                      </option>
                    ))}
                    {own.map((each) => (
                      <option key={each} value={each ?? ""}>
                        {keepsOthers ? `${texts.ownField}: ${each}` : each}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
