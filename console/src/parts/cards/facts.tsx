import type { ReactNode } from "react";

/** Lists what is known of a thing, each with its name. What is not known is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt className="cut" title={name}>
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
