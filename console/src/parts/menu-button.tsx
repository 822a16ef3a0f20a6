import { type ReactNode, useId, useRef } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";

/** A menu keeps so far from the edge of the page, and from its button. */
const [edge, gap] = [8, 4];

type Props = {
  label: string;
  icon: IconName;
  children: (close: () => void) => ReactNode;
  isOn?: boolean;
  text?: string;
  keys?: string;
};

/** Opens a menu beneath a button. The platform closes it by Escape and by a click elsewhere. */
export function MenuButton({ label, icon, children, isOn = false, text, keys }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const place = () => {
    const [from, shown] = [button.current?.getBoundingClientRect(), menu.current];
    if (from === undefined || shown === null) return;
    const left = Math.min(from.right - shown.offsetWidth, innerWidth - shown.offsetWidth - edge);
    const top = Math.min(from.bottom + gap, innerHeight - shown.offsetHeight - edge);
    shown.style.left = `${Math.max(edge, left)}px`;
    shown.style.top = `${Math.max(edge, top)}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button quiet${text === undefined ? " square" : ""}${isOn ? " on" : ""}`}
        aria-haspopup="dialog"
        aria-label={text === undefined ? label : `${label} ${text}`}
        aria-keyshortcuts={keys}
        title={label}
        popoverTarget={id}
      >
        <Icon name={icon} />
        {text}
      </button>
      <div
        ref={menu}
        id={id}
        className="menu at-button"
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={({ newState }) => {
          if (newState !== "open") return;
          place();
          menu.current?.querySelector<HTMLElement>("input, select, button")?.focus();
        }}
      >
        {children(() => menu.current?.hidePopover())}
      </div>
    </>
  );
}
