import { CopyButton } from "../../../parts/copy-button.tsx";
import { useTexts } from "../../../texts/texts.ts";

/** Shows recovery codes, which no later answer of the server shows again. */
export function RecoveryCodes({ codes, close }: { codes: readonly string[]; close: () => void }) {
  const { own: texts } = useTexts();
  if (codes.length === 0)
    return (
      <div className="stack">
        <p>{texts.codesStay}</p>
        <Done close={close} />
      </div>
    );
  return (
    <div className="stack">
      <p className="note">{texts.codesOnce}</p>
      <ul className="codes" aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={codes.join("\n")} />
        <span className="grow" />
        <button type="button" className="button primary" onClick={close}>
          {texts.kept}
        </button>
      </div>
    </div>
  );
}

function Done({ close }: { close: () => void }) {
  const { close: label } = useTexts();
  return (
    <div className="row">
      <span className="grow" />
      <button type="button" className="button primary" onClick={close}>
        {label}
      </button>
    </div>
  );
}
