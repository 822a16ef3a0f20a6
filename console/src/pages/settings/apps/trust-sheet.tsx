import { type NewTrust, ParleyProblem, type Scope, type Trust } from "@parley/client";
import { useState } from "react";
import { Field, faultOf, TextField } from "../../../parts/field.tsx";
import { Form } from "../../../parts/forms/form.tsx";
import { useDeed } from "../../../parts/forms/use-deed.ts";
import { Sheet } from "../../../parts/sheet.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ScopeField } from "./app-scopes.tsx";

type Props = { trust: Trust | undefined; close: () => void };

/** Sets which machines of a platform are trusted, changes that, and ends it. */
export function TrustSheet({ trust, close }: Props) {
  const { trusts: texts, apps, settings, save } = useTexts();
  const [isNoJson, setNoJson] = useState(false);
  const keep = useDeed(
    async (fields: NewTrust) => {
      const { issuer: _, ...change } = fields;
      await (trust === undefined
        ? parley.trusts.create(fields)
        : parley.trusts.update(trust.id, { ...change, jwks: fields.jwks ?? null }));
    },
    {
      renews: ["trusts"],
      says: (_, { name }) => (trust === undefined ? texts.made(name) : settings.saved),
      done: close,
    },
  );
  const end = useDeed(() => parley.trusts.delete(trust!.id), {
    renews: ["trusts"],
    says: () => texts.ended(trust!.name),
    done: close,
  });
  const fault = (field: string) => faultWithin(keep.error, field);
  return (
    <Sheet title={trust === undefined ? texts.make : texts.change(trust.name)} close={close} isWide>
      <Form
        className="stack app-sheet"
        {...{ deed: keep, label: trust === undefined ? texts.make : save, error: keep.error ?? end.error }}
        remove={trust && { label: texts.end, ask: texts.endAsk(trust.name), run: () => end.mutate() }}
        send={(read, fields) => {
          const jwks = readJson(read("jwks"));
          setNoJson(jwks === null);
          if (jwks !== null) keep.mutate(readTrust(fields, jwks));
        }}
      >
        {trust?.isLapsed === true && <p className="chip warn">{texts.lapsed}</p>}
        <Field
          {...{ label: texts.name, name: "name", required: true, maxLength: 100, defaultValue: trust?.name ?? "" }}
          fault={fault("name")}
        />
        <Field
          {...{ label: texts.issuer, name: "issuer", required: true, hint: texts.issuerHint, spellCheck: false }}
          {...{ defaultValue: trust?.issuer ?? "", readOnly: trust !== undefined, fault: fault("issuer") }}
        />
        <Field
          {...{ label: texts.subject, name: "subject", required: true, hint: texts.subjectHint, spellCheck: false }}
          {...{ defaultValue: trust?.subject ?? "", fault: fault("subject") }}
        />
        <Field
          {...{ label: texts.audience, name: "audience", hint: texts.audienceHint, spellCheck: false }}
          {...{ defaultValue: trust?.audience ?? "", fault: fault("audience") }}
        />
        <TextField
          {...{ label: texts.claims, name: "claims", rows: 2, hint: texts.claimsHint, spellCheck: false }}
          defaultValue={Object.entries(trust?.claims ?? {})
            .map(([name, value]) => `${name}=${value}`)
            .join("\n")}
          fault={fault("claims")}
        />
        <TextField
          {...{ label: texts.jwks, name: "jwks", rows: 2, hint: texts.jwksHint, spellCheck: false }}
          defaultValue={trust?.jwks == null ? "" : JSON.stringify(trust.jwks)}
          fault={isNoJson ? texts.notJson : fault("jwks")}
        />
        <label className="row small">
          <input type="checkbox" name="reusable" defaultChecked={trust?.isReusable ?? false} />
          <span>{texts.reusable}</span>
        </label>
        <ScopeField title={texts.may} chosen={trust?.scopes ?? []} fault={fault("scopes")} isOfOwner />
        {trust !== undefined && (
          <p className="small muted">
            {apps.clientId}: <code className="mono">{trust.id}</code>
          </p>
        )}
      </Form>
    </Sheet>
  );
}

function readTrust(fields: FormData, jwks: NewTrust["jwks"]): NewTrust {
  const written = (name: string) => `${fields.get(name) ?? ""}`.trim();
  const audience = written("audience");
  const claims = written("claims")
    .split("\n")
    .flatMap((line) => {
      const [, name, value] = /^\s*([^=]+?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value] as const];
    });
  return {
    ...{ name: written("name"), issuer: written("issuer"), subject: written("subject") },
    ...(audience === "" ? {} : { audience }),
    ...{ claims: Object.fromEntries(claims), isReusable: fields.has("reusable") },
    ...(jwks === undefined ? {} : { jwks }),
    scopes: fields.getAll("scope") as Scope[],
  };
}

/** Returns undefined for an empty field, and null for what is no JSON. */
function readJson(text: string): NewTrust["jwks"] | null {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Says what is wrong with a field, or with something within it. */
function faultWithin(error: unknown, field: string): string | undefined {
  const within = error instanceof ParleyProblem ? error.errors : [];
  return faultOf(error, field) ?? within.find(({ pointer }) => pointer.startsWith(`/body/${field}/`))?.message;
}
