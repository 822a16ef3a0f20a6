import { useId, useRef } from "react";
import { Icon } from "../../parts/icon.tsx";
import { useTexts } from "../../texts/texts.ts";

type Shown = { chosen: readonly string[]; fields: readonly string[]; toggle: (id: string) => void };

/** Lets a person choose the columns. The platform closes it by Escape and by a click elsewhere. */
export function ColumnMenu({ chosen, fields, toggle }: Shown) {
  const { contacts: texts } = useTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const columns: [string, string][] = [
    ["email", texts.email],
    ["phone", texts.phone],
    ["company", texts.company],
    ["tags", texts.tags],
    ["origin", texts.origin],
    ["createdAt", texts.came],
    ["updatedAt", texts.changed],
    ["userId", texts.user],
    ...fields.map((field): [string, string] => [`custom:${field}`, field]),
  ];
  return (
    <>
      <button ref={button} type="button" className="button" popoverTarget={id}>
        <Icon name="list-filter" />
        {texts.columns}
      </button>
      <fieldset
        id={id}
        popover="auto"
        className="column-menu"
        aria-label={texts.columns}
        onBeforeToggle={({ currentTarget: { style } }) => {
          const { bottom, right } = button.current!.getBoundingClientRect();
          style.top = `${bottom + 4}px`;
          style.right = `${Math.max(8, innerWidth - right)}px`;
        }}
      >
        {columns.map(([name, label]) => (
          <label key={name} className="row">
            <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
            <span className="cut">{label}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
