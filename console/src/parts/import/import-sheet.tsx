import "./import.css";
import { type ImportReport, ParleyProblem } from "@parley/client";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { DropField } from "../forms/drop-field.tsx";
import { ProblemNotice } from "../problem-notice.tsx";
import { saveFile } from "../save-file.ts";
import { Sheet } from "../sheet.tsx";
import { ImportColumns, type ImportFields, type Mapping } from "./import-columns.tsx";
import { type FollowRows, ImportProgress } from "./import-progress.tsx";
import { ImportResult } from "./import-result.tsx";

const accepted = ".csv,.tsv,.txt,.xlsx,.vcf,.vcard,.json,.jsonl,.ndjson";
/** A file of fifty megabytes takes minutes, and its rows are stored while it is read. */
const longestMs = 1_800_000;

type Step = "file" | "columns" | "check" | "import";
const steps: readonly Step[] = ["file", "columns", "check", "import"];

type Props<Report extends ImportReport> = {
  title: string;
  text: string;
  fields: ImportFields;
  /** Sends the file. A dry run only says what would happen. */
  send: (file: File, sent: { dryRun: boolean; mapping?: string }, options: SendOptions) => Promise<Report>;
  template: { name: string; read: () => Promise<Response | string> };
  follow?: FollowRows;
  /** Stands beneath the columns: what holds of all rows. */
  settings?: ReactNode;
  /** Says more of what an import would do or did. */
  more?: (report: Report) => ReactNode;
  /** Reads again what the import has changed. */
  renew: () => Promise<unknown>;
  close: () => void;
};
type SendOptions = { contentType: string; timeoutMs: number };

/** Brings people in, in four steps: nothing is stored before the file was tried as a whole. */
export function ImportSheet<Report extends ImportReport>(props: Props<Report>) {
  const { title, text, fields, template, follow, settings, more, renew, close } = props;
  const { contacts: texts } = useTexts();
  const [step, setStep] = useState<Step>("file");
  const [file, setFile] = useState<File | undefined>();
  const [mapping, setMapping] = useState<Mapping>({});
  const send = (sent: File, by: Mapping, dryRun: boolean) =>
    props.send(
      sent,
      { dryRun, ...(Object.keys(by).length === 0 ? {} : { mapping: JSON.stringify(by) }) },
      { contentType: mediaTypeOf(sent), timeoutMs: longestMs },
    );
  const [columns, setColumns] = useState<ImportReport["columns"]>([]);
  const match = (found: ImportReport["columns"], sent: File) => {
    setFile(sent);
    setColumns(found);
    setMapping(Object.fromEntries(found.map(({ name, field }) => [name, field])));
    setStep("columns");
  };
  const open = useMutation({
    mutationFn: (sent: File) => send(sent, {}, true),
    onSuccess: ({ columns }, sent) => match(columns, sent),
    onError(error, sent) {
      const told = columnsTold(error);
      if (told !== undefined) match(told, sent);
    },
  });
  const check = useMutation({
    mutationFn: (by: Mapping) => send(file!, by, true),
    onSuccess: () => setStep("check"),
  });
  const run = useMutation({
    mutationFn: () => send(file!, mapping, false),
    onMutate: () => setStep("import"),
    onSettled: renew,
  });
  const example = useMutation({ mutationFn: async () => saveFile(await template.read(), template.name) });
  const wanted = check.data === undefined ? 0 : check.data.rows - check.data.failed;
  return (
    <Sheet title={title} close={close} isWide>
      <div className="stack">
        <ol className="steps">
          {steps.map((each, index) => (
            <li key={each} aria-current={each === step ? "step" : undefined} className={each === step ? "on" : ""}>
              <span className="number">{index + 1}</span>
              {texts.importSteps[index]}
            </li>
          ))}
        </ol>
        {step === "file" && (
          <>
            <p className="muted">{text}</p>
            <DropField
              accept={accepted}
              busy={open.isPending ? texts.reading(open.variables.name) : undefined}
              send={([sent]) => open.mutate(sent!)}
            />
            {open.isError && <ProblemNotice error={open.error} />}
            <p>
              <button type="button" className="button quiet" onClick={() => example.mutate()}>
                {texts.template}
              </button>
            </p>
          </>
        )}
        {step === "columns" && (
          <>
            <ImportColumns columns={columns} fields={fields} mapping={mapping} change={setMapping} />
            {settings}
            {check.isError && <ProblemNotice error={check.error} />}
            <Ways back={() => setStep("file")} backText={texts.another}>
              <button
                type="button"
                className="button primary"
                aria-disabled={check.isPending}
                onClick={() => !check.isPending && check.mutate(mapping)}
              >
                {check.isPending ? texts.reading(file?.name ?? "") : texts.check}
              </button>
            </Ways>
          </>
        )}
        {step === "check" && check.data !== undefined && (
          <>
            <p className="muted">{texts.checkText}</p>
            <ImportResult report={check.data} fileName={file?.name ?? ""} />
            {more?.(check.data)}
            <Ways back={() => setStep("columns")} backText={texts.stepBack}>
              <button
                type="button"
                className="button primary"
                aria-disabled={wanted === 0}
                onClick={() => wanted > 0 && run.mutate()}
              >
                {texts.startImport(wanted)}
              </button>
            </Ways>
          </>
        )}
        {step === "import" && (
          <>
            {run.isPending && <ImportProgress wanted={storedOf(check.data)} follow={follow} />}
            {run.isError && <ProblemNotice error={run.error} again={() => run.mutate()} />}
            {run.data !== undefined && (
              <>
                <div role="status">
                  <h3>{texts.imported}</h3>
                </div>
                <ImportResult report={run.data} fileName={file?.name ?? ""} />
                {more?.(run.data)}
                <div className="row">
                  <span className="grow" />
                  <button type="button" className="button primary" onClick={close}>
                    {texts.done}
                  </button>
                </div>
              </>
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The server names the columns where none of them tells a person by its name alone. */
function columnsTold(error: unknown): ImportReport["columns"] | undefined {
  const told = error instanceof ParleyProblem ? error.document.columns : undefined;
  return Array.isArray(told) ? (told as ImportReport["columns"]) : undefined;
}

function Ways(props: { back: () => void; backText: string; children: ReactNode }) {
  return (
    <div className="row">
      <button type="button" className="button" onClick={props.back}>
        {props.backText}
      </button>
      <span className="grow" />
      {props.children}
    </div>
  );
}

/** Each row that makes or changes something is followed by the progress. */
function storedOf(report: ImportReport | undefined): number {
  return report === undefined ? 0 : report.created + report.changed;
}

/** Browsers name files by what is installed beside them; the ending is the same everywhere. */
function mediaTypeOf({ name }: File): string {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (ending === "xlsx") return "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  if (ending === "vcf" || ending === "vcard") return "text/vcard";
  return ["json", "jsonl", "ndjson"].includes(ending) ? "application/x-ndjson" : "text/csv";
}
