import type { ImportReport } from "@parley/client";
import { useTexts } from "../../texts/texts.ts";

type Mapping = Readonly<Record<string, string | null>>;

const known = ["name", "firstName", "lastName", "email", "otherEmails", "phone", "otherPhones", "company", "tags"];
const alsoKnown = ["userId", "country"];
const leftOut = "\u0000left-out";

/** Matches the columns of a file by hand. It begins with what the server has found by their names. */
export function ImportColumns(props: { report: ImportReport; mapping: Mapping; change: (mapping: Mapping) => void }) {
  const { contacts: texts } = useTexts();
  const { report, mapping, change } = props;
  const fields = [...known, ...alsoKnown];
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
          {report.columns.map(({ name, field }) => {
            const chosen = mapping[name] ?? null;
            // A field that only this file has, and one that the layout of a service names.
            const own = [...new Set([name, field, chosen])].filter((each) => each !== null && !fields.includes(each));
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
                    {fields.map((each) => (
                      <option key={each} value={each}>
                        {texts.fields[each]}
                      </option>
                    ))}
                    {own.map((each) => (
                      <option key={each} value={each ?? ""}>
                        {texts.ownField}: {each}
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
