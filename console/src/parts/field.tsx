import { ParleyProblem } from "@parley/client";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";

type Own = { label: string; hint?: ReactNode; fault?: string | undefined };

/** Shows a labelled field. What is wrong with it stands beneath it. */
export function Field({ label, hint, fault, ...input }: Own & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="input" aria-invalid={fault !== undefined} aria-describedby={`${id}-hint`} {...input} />
      <Beneath id={id} hint={hint} fault={fault} />
    </div>
  );
}

/** Shows a labelled field of several lines. */
export function TextField({ label, hint, fault, ...area }: Own & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="input"
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
        {...area}
      />
      <Beneath id={id} hint={hint} fault={fault} />
    </div>
  );
}

/** Shows a labelled choice among a few. */
export function Choice(
  props: Own & {
    options: readonly { value: string; label: string; title?: string }[];
  } & SelectHTMLAttributes<HTMLSelectElement>,
) {
  const { label, hint, fault, options, ...select } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" aria-invalid={fault !== undefined} aria-describedby={`${id}-hint`} {...select}>
        {options.map(({ value, label, title }) => (
          <option key={value} value={value} title={title}>
            {label}
          </option>
        ))}
      </select>
      <Beneath id={id} hint={hint} fault={fault} />
    </div>
  );
}

function Beneath({ id, hint, fault }: { id: string; hint?: ReactNode; fault?: string | undefined }) {
  if (fault === undefined && hint === undefined) return null;
  return (
    <span id={`${id}-hint`} className={fault === undefined ? "hint" : "fault"}>
      {fault ?? hint}
    </span>
  );
}

/** Gives the sentence about one field of a form, where the problem names it. */
export function faultOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof ParleyProblem)) return undefined;
  return error.errors.find(({ pointer }) => pointer === `/body/${field}`)?.message;
}
