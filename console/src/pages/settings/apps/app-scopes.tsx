import type { Scope } from "@parley/client";
import { useTexts } from "../../../texts/texts.ts";

/** An app has these only where an owner of the workspace lets it. */
const sensitive: ReadonlySet<Scope> = new Set([
  "keys:write",
  "members:write",
  "settings:write",
  "database:ddl",
  "database:sql",
]);

export function sensitiveOf(scopes: readonly Scope[]): Scope[] {
  return scopes.filter((scope) => sensitive.has(scope));
}

/** Chooses by their words what an app may do at most. The form reads the boxes by the name `scope`. */
export function ScopeField(props: {
  title: string;
  hint?: string;
  chosen: readonly Scope[];
  fault: string | undefined;
  /** The owner of the app gives the rights at once, so that none needs an approval. */
  isOfOwner?: boolean;
}) {
  const { chosen, fault } = props;
  const { apps: texts } = useTexts();
  const groups = Map.groupBy(Object.keys(texts.scopes) as Scope[], groupOf(texts.groups));
  return (
    <fieldset className="app-scopes">
      <legend>{props.title}</legend>
      {props.hint !== undefined && <p className="tiny muted">{props.hint}</p>}
      {fault !== undefined && <p className="fault tiny">{fault}</p>}
      {[...groups].map(([group, scopes]) => (
        <div key={group}>
          <h3>{group}</h3>
          {scopes.map((scope) => (
            <label key={scope}>
              <input type="checkbox" name="scope" value={scope} defaultChecked={chosen.includes(scope)} />
              <span className="grow">{texts.scopes[scope]}</span>
              {props.isOfOwner !== true && sensitive.has(scope) && (
                <span className="chip warn">{texts.needsOwner}</span>
              )}
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

function groupOf(groups: Readonly<Record<string, string>>): (scope: Scope) => string {
  return (scope) => {
    const [noun = ""] = scope.split(":");
    return groups[noun] ?? noun;
  };
}

/** Says rights in words, one a line. */
export function ScopeWords({ scopes }: { scopes: readonly string[] }) {
  const { apps: texts } = useTexts();
  return (
    <ul className="scope-words">
      {scopes.map((scope) => (
        <li key={scope}>{texts.scopes[scope] ?? scope}</li>
      ))}
    </ul>
  );
}
