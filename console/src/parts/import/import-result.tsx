import type { ImportReport } from "@parley/client";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { saveFile } from "../save-file.ts";

const mostShown = 100;

/** Says what an import does or did, and what is wrong with which row. */
export function ImportResult({ report, fileName }: { report: ImportReport; fileName: string }) {
  const { contacts: texts } = useTexts();
  const locale = useLocale();
  const { errorFile } = report;
  const counts: [string, number][] = [
    [texts.rows, report.rows],
    [texts.created, report.created],
    [texts.changedRows, report.changed],
    [texts.unchanged, report.unchanged],
    [texts.failed, report.failed],
  ];
  return (
    <>
      <dl className="counts">
        {counts.map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{number.toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
      {report.faults.length > 0 && <Rows title={texts.faults} rows={report.faults} isBad />}
      {errorFile !== null && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => void saveFile(errorFile, `${fileName.replace(/\.[^.]*$/, "")}-errors.csv`)}
          >
            {texts.errorFile}
          </button>
        </p>
      )}
      {report.notes.length > 0 && <Rows title={texts.notes} rows={report.notes} />}
    </>
  );
}

function Rows(props: { title: string; rows: ImportReport["faults"]; isBad?: boolean }) {
  const { contacts: texts } = useTexts();
  const locale = useLocale();
  return (
    <section className="rows-told" aria-label={props.title}>
      <h3 className="small strong">{props.title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keyboard. */}
      <ul tabIndex={0}>
        {props.rows.slice(0, mostShown).map(({ row, field, message }) => (
          <li key={`${row} ${field} ${message}`} className="row small">
            <span className={props.isBad ? "chip bad" : "chip"}>{texts.row(row.toLocaleString(locale))}</span>
            <span className="grow">
              {field !== "" && <span className="strong">{field} </span>}
              {message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
