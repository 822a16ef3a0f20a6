import type { InputHTMLAttributes, ReactNode } from "react";
import { Field, faultOf } from "../../../parts/field.tsx";
import { Form } from "../../../parts/forms/form.tsx";

type Props = {
  /** The field for the password or the code; its name is that of the call's body. */
  field: { label: string; name: "password" | "code" } & InputHTMLAttributes<HTMLInputElement>;
  label: string;
  isDanger?: boolean;
  deed: { isPending: boolean; error: unknown };
  send: (proof: string) => void;
  children?: ReactNode;
};

/** Asks for the password or a code before a deed that only the person may do. */
export function ProofForm({ field, send, children, deed, ...end }: Props) {
  return (
    <Form
      {...{ deed, ...end }}
      send={(_, fields) => {
        const proof = `${fields.get(field.name) ?? ""}`;
        send(field.name === "code" ? proof.replaceAll(" ", "") : proof);
      }}
    >
      {children}
      <Field {...field} required fault={faultOf(deed.error, field.name)} />
    </Form>
  );
}
