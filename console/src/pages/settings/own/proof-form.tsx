import type { InputHTMLAttributes, ReactNode } from "react";
import { Field, faultOf } from "../../../parts/field.tsx";
import { FormEnd } from "../../../parts/forms/form-end.tsx";

type Props = {
  /** The field for the password or the code; its name is that of the call's body. */
  field: { label: string; name: "password" | "code" } & InputHTMLAttributes<HTMLInputElement>;
  label: string;
  isDanger?: boolean;
  isBusy: boolean;
  error: unknown;
  send: (proof: string) => void;
  children?: ReactNode;
};

/** Asks for the password or a code before a deed that only the person may do. */
export function ProofForm({ field, send, children, ...end }: Props) {
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const proof = `${new FormData(event.currentTarget).get(field.name) ?? ""}`;
        if (!end.isBusy) send(field.name === "code" ? proof.replaceAll(" ", "") : proof);
      }}
    >
      {children}
      <Field {...field} required fault={faultOf(end.error, field.name)} />
      <FormEnd {...end} />
    </form>
  );
}
