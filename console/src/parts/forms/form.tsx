import type { FormHTMLAttributes, ReactNode } from "react";
import { useTexts } from "../../texts/texts.ts";
import { ProblemNotice } from "../problem-notice.tsx";

type Props = Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit"> & {
  /** Nothing is sent again while this is under way. */
  deed: { isPending: boolean; error: unknown };
  /** `read` gives what a field holds, without spaces around it; `fields` has the rest. */
  send: (read: (name: string) => string, fields: FormData) => void;
  /** The button that sends the form says this. */
  label: string;
  isReady?: boolean;
  /** The button warns by its colour. */
  isDanger?: boolean;
  /** The form shows this problem in place of the deed's own. */
  error?: unknown;
  /** Stands beside the buttons. */
  aside?: ReactNode;
  cancel?: () => void;
  /** The thing that the form changes may be removed, too; `ask` is the question before it. */
  remove?: { label: string; ask: string; run: () => void } | undefined;
};

/** Shows fields one below the other, what went wrong, and the buttons. */
export function Form(props: Props) {
  const { deed, send, label, isReady = true, isDanger = false, aside, cancel, remove, children, ...form } = props;
  const { error = deed.error, className = "stack", ...others } = form;
  const texts = useTexts();
  const isBusy = deed.isPending || !isReady;
  return (
    <form
      {...others}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        const fields = new FormData(event.currentTarget);
        send((name) => `${fields.get(name) ?? ""}`.trim(), fields);
      }}
    >
      {children}
      {error != null && <ProblemNotice error={error} />}
      <div className="form-end">
        {remove !== undefined && (
          <button type="button" className="button quiet" onClick={() => confirm(remove.ask) && remove.run()}>
            {remove.label}
          </button>
        )}
        <span className="grow small muted">{aside}</span>
        {cancel !== undefined && (
          <button type="button" className="button" onClick={cancel}>
            {texts.cancel}
          </button>
        )}
        <button type="submit" className={`button ${isDanger ? "danger" : "primary"}`} aria-disabled={isBusy}>
          {label}
        </button>
      </div>
    </form>
  );
}
