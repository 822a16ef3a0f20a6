import { useTexts } from "../../texts/texts.ts";
import { ProblemNotice } from "../problem-notice.tsx";

type Props = {
  /** The button that sends the form says this. */
  label: string;
  isBusy: boolean;
  error: unknown;
  /** The button warns by its colour. */
  isDanger?: boolean;
  cancel?: () => void;
  /** The thing that the form changes may be removed, too; `ask` is the question before it. */
  remove?: { label: string; ask: string; run: () => void } | undefined;
};

/** Ends a form of a sheet: what went wrong, and its buttons. */
export function FormEnd({ label, isBusy, error, isDanger = false, cancel, remove }: Props) {
  const texts = useTexts();
  return (
    <>
      {error != null && <ProblemNotice error={error} />}
      <div className="row">
        {remove !== undefined && (
          <button type="button" className="button quiet" onClick={() => confirm(remove.ask) && remove.run()}>
            {remove.label}
          </button>
        )}
        <span className="grow" />
        {cancel !== undefined && (
          <button type="button" className="button" onClick={cancel}>
            {texts.cancel}
          </button>
        )}
        <button type="submit" className={`button ${isDanger ? "danger" : "primary"}`} aria-disabled={isBusy}>
          {label}
        </button>
      </div>
    </>
  );
}
