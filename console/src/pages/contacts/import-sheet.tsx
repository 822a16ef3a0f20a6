import type { ImportReport } from "@parley/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { ImportColumns } from "./import-columns.tsx";
import { ImportFile } from "./import-file.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportResult } from "./import-result.tsx";

/** A file of fifty megabytes takes minutes, and its rows are stored while it is read. */
const longestMs = 1_800_000;

type Step = "file" | "columns" | "check" | "import";
const steps: readonly Step[] = ["file", "columns", "check", "import"];
type Mapping = Readonly<Record<string, string | null>>;

/** Brings contacts in, in four steps: nothing is stored before the file was tried as a whole. */
export function ImportSheet({ close }: { close: () => void }) {
  const { contacts: texts } = useTexts();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>("file");
  const [file, setFile] = useState<File | undefined>();
  const [mapping, setMapping] = useState<Mapping>({});
  const send = (sent: File, by: Mapping, dryRun: boolean) =>
    parley.contacts.import(
      sent,
      { dryRun, ...(Object.keys(by).length === 0 ? {} : { mapping: JSON.stringify(by) }) },
      { contentType: mediaTypeOf(sent), timeoutMs: longestMs },
    );
  const open = useMutation({
    mutationFn: (sent: File) => send(sent, {}, true),
    onSuccess(report, sent) {
      setFile(sent);
      setMapping(Object.fromEntries(report.columns.map(({ name, field }) => [name, field])));
      setStep("columns");
    },
  });
  const check = useMutation({
    mutationFn: (by: Mapping) => send(file!, by, true),
    onSuccess: () => setStep("check"),
  });
  const run = useMutation({
    mutationFn: () => send(file!, mapping, false),
    onMutate: () => setStep("import"),
    onSettled: () => queries.invalidateQueries({ queryKey: ["contacts"] }),
  });
  const template = useMutation({
    mutationFn: async () => saveFile(await parley.contacts.importTemplate(), "contacts.csv"),
  });
  const wanted = check.data === undefined ? 0 : check.data.rows - check.data.failed;
  return (
    <Sheet title={texts.importTitle} close={close} isWide>
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
            <p className="muted">{texts.importText}</p>
            <ImportFile reading={open.isPending ? open.variables.name : undefined} send={(sent) => open.mutate(sent)} />
            {open.isError && <ProblemNotice error={open.error} />}
            <p>
              <button type="button" className="button quiet" onClick={() => template.mutate()}>
                {texts.template}
              </button>
            </p>
          </>
        )}
        {step === "columns" && open.data !== undefined && (
          <>
            <ImportColumns report={open.data} mapping={mapping} change={setMapping} />
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
            {run.isPending && <ImportProgress wanted={storedOf(check.data)} />}
            {run.isError && <ProblemNotice error={run.error} again={() => run.mutate()} />}
            {run.data !== undefined && (
              <>
                <h3 role="status">{texts.imported}</h3>
                <ImportResult report={run.data} fileName={file?.name ?? ""} />
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

/** Each contact that is made or changed is told by an event, which the progress counts. */
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
