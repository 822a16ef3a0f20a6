import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../parts/cards/card.tsx";
import { Field, faultOf } from "../../../parts/field.tsx";
import { useDeed } from "../../../parts/forms/use-deed.ts";
import { Moment } from "../../../parts/moment.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { makePasskey } from "./make-passkey.ts";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type Passkey = Awaited<ReturnType<typeof parley.passkeys.list>>["data"][number];

/** Lists, adds and removes passkeys. */
export function PasskeyCard() {
  const { own: texts, settings } = useTexts();
  const [removed, setRemoved] = useState<Passkey | undefined>();
  const [codes, setCodes] = useState<readonly string[] | undefined>();
  const passkeys = useQuery({ queryKey: ["me", "passkeys"], queryFn: () => parley.passkeys.list() });
  const add = useDeed(
    async (name: string) => {
      const { options } = await parley.passkeys.options();
      return parley.passkeys.create({ ...(name === "" ? {} : { name }), passkey: await makePasskey(options) });
    },
    {
      renews: ["me"],
      says: texts.passkeyAdded,
      done: ({ recoveryCodes }) => {
        if (recoveryCodes !== undefined) setCodes(recoveryCodes);
      },
    },
  );
  // The browser throws one of its own when the person leaves its dialog: nothing went wrong then.
  const isLeft = add.error instanceof DOMException && add.error.name === "NotAllowedError";
  return (
    <Card title={texts.passkeys}>
      <div className="pad stack">
        <p className="muted">{texts.passkeysText}</p>
        <form
          className="inline"
          onSubmit={(event) => {
            event.preventDefault();
            if (!add.isPending) add.mutate(`${new FormData(event.currentTarget).get("name") ?? ""}`.trim());
          }}
        >
          <Field
            {...{ label: texts.passkeyName, name: "name", maxLength: 100, placeholder: texts.passkeyExample }}
            fault={faultOf(add.error, "name")}
          />
          <button type="submit" className="button" aria-disabled={add.isPending}>
            {texts.addPasskey}
          </button>
        </form>
        {isLeft && <p role="status">{texts.passkeyLeft}</p>}
        {add.isError && !isLeft && <ProblemNotice error={add.error} />}
        {passkeys.isError && <ProblemNotice error={passkeys.error} />}
      </div>
      <ul aria-label={texts.passkeys}>
        {passkeys.data?.data.map((passkey) => (
          <li key={passkey.id}>
            <div className="grow">
              <p className="strong cut">{passkey.name}</p>
              <p className="small muted">
                {settings.used}{" "}
                {passkey.lastUsedAt === null ? settings.never : <Moment at={passkey.lastUsedAt} inSentence />}
              </p>
            </div>
            <button
              type="button"
              className="button quiet"
              aria-label={`${texts.remove}: ${passkey.name}`}
              onClick={() => setRemoved(passkey)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      {removed !== undefined && <RemovePasskey passkey={removed} close={() => setRemoved(undefined)} />}
      {codes !== undefined && (
        <Sheet title={texts.codes} close={() => setCodes(undefined)}>
          <RecoveryCodes codes={codes} close={() => setCodes(undefined)} />
        </Sheet>
      )}
    </Card>
  );
}

function RemovePasskey({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const { own: texts } = useTexts();
  const remove = useDeed((password: string) => parley.passkeys.delete(passkey.id, { password }), {
    renews: ["me"],
    says: texts.passkeyRemoved,
    done: close,
  });
  return (
    <Sheet title={texts.removePasskey(passkey.name)} close={close}>
      <ProofForm
        field={{ label: texts.present, name: "password", type: "password", autoComplete: "current-password" }}
        {...{ label: texts.remove, isDanger: true, deed: remove, send: remove.mutate }}
      />
    </Sheet>
  );
}
