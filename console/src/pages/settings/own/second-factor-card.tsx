import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { encode } from "uqr";
import { Card } from "../../../parts/cards/card.tsx";
import { Waiting } from "../../../parts/cards/waiting.tsx";
import { useDeed } from "../../../parts/forms/use-deed.ts";
import { Sheet } from "../../../parts/sheet.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type Opened = "add" | "remove" | "codes";

/** Sets up and removes the authenticator app, and makes recovery codes. */
export function SecondFactorCard() {
  const { own: texts } = useTexts();
  const [opened, setOpened] = useState<Opened | undefined>();
  const me = useQuery({ queryKey: ["me", "own"], queryFn: () => parley.auth.me() });
  const factors = me.data?.secondFactors ?? [];
  const hasApp = factors.includes("totp");
  const hasAny = factors.length > 0;
  return (
    <Card
      title={texts.secondFactor}
      aside={
        me.data !== undefined && (
          <span className={`chip ${hasAny ? "good" : "warn"}`}>{hasAny ? texts.isOn : texts.isOff}</span>
        )
      }
    >
      <div className="pad">
        <p className="muted">{texts.secondFactorText}</p>
      </div>
      <ul>
        <li>
          <div className="grow">
            <p className="strong">{texts.app}</p>
            <p className="small muted">{hasApp ? texts.appThere : texts.appText}</p>
          </div>
          {me.data === undefined ? (
            <span className="skeleton" style={{ width: 90, height: 32 }} />
          ) : (
            <button type="button" className="button" onClick={() => setOpened(hasApp ? "remove" : "add")}>
              {hasApp ? texts.remove : texts.setUp}
            </button>
          )}
        </li>
        {hasAny && (
          <li>
            <div className="grow">
              <p className="strong">{texts.codes}</p>
              <p className="small muted">{texts.codesText}</p>
            </div>
            <button type="button" className="button" onClick={() => setOpened("codes")}>
              {texts.newCodes}
            </button>
          </li>
        )}
      </ul>
      {opened === "add" && <AddApp close={() => setOpened(undefined)} />}
      {opened === "remove" && <RemoveApp close={() => setOpened(undefined)} />}
      {opened === "codes" && <NewCodes close={() => setOpened(undefined)} />}
    </Card>
  );
}

function AddApp({ close }: { close: () => void }) {
  const { own: texts, door } = useTexts();
  const made = useQuery({
    ...{ queryKey: ["new-totp"], queryFn: () => parley.totp.create(), gcTime: 0, retry: false },
    ...{ refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
  });
  const confirm = useDeed((code: string) => parley.totp.confirm({ code }), { renews: ["me"] });
  if (confirm.data !== undefined)
    return (
      <Sheet title={texts.appAdded} close={close}>
        <RecoveryCodes codes={confirm.data.recoveryCodes} close={close} />
      </Sheet>
    );
  return (
    <Sheet title={texts.addApp} close={close}>
      <div className="stack">
        <Waiting read={made} height={220} />
        {made.data !== undefined && (
          <>
            <p>{texts.scan}</p>
            <QrCode text={made.data.otpauthUrl} label={texts.qr} />
            <p className="small muted">{texts.typeInstead}</p>
            <code className="secret">{made.data.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
            <ProofForm
              field={{
                ...{ label: texts.codeOfApp, name: "code", autoComplete: "one-time-code", inputMode: "numeric" },
                ...{ minLength: 6, maxLength: 7 },
              }}
              {...{ label: door.confirm, deed: confirm, send: confirm.mutate }}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}

function RemoveApp({ close }: { close: () => void }) {
  const { own: texts, door } = useTexts();
  const remove = useDeed((code: string) => parley.totp.delete({ code }), {
    renews: ["me"],
    says: texts.appRemoved,
    done: close,
  });
  return (
    <Sheet title={texts.removeApp} close={close}>
      <ProofForm
        field={{ label: door.code, name: "code", autoComplete: "one-time-code", minLength: 6, maxLength: 40 }}
        {...{ label: texts.remove, isDanger: true, deed: remove, send: remove.mutate }}
      >
        <p>{door.secondText}</p>
      </ProofForm>
    </Sheet>
  );
}

function NewCodes({ close }: { close: () => void }) {
  const { own: texts } = useTexts();
  const make = useDeed((password: string) => parley.auth.makeRecoveryCodes({ password }), { renews: ["me"] });
  return (
    <Sheet title={texts.codes} close={close}>
      {make.data !== undefined ? (
        <RecoveryCodes codes={make.data.recoveryCodes} close={close} />
      ) : (
        <ProofForm
          field={{ label: texts.present, name: "password", type: "password", autoComplete: "current-password" }}
          {...{ label: texts.newCodes, deed: make, send: make.mutate }}
        >
          <p>{texts.codesEnd}</p>
        </ProofForm>
      )}
    </Sheet>
  );
}

/** Draws a text so that a camera reads it: dark on light in both themes, because some apps read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <title>{label}</title>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
      <path d={dark.join("")} fill="black" />
    </svg>
  );
}
