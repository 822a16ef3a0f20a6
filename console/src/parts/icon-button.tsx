import type { ButtonHTMLAttributes } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { icon: IconName; label: string };

/** Shows a button that is a picture only. Its label is what a screen reader says, and the tip where no other is given. */
export function IconButton({ icon, label, className = "", ...button }: Props) {
  return (
    <button type="button" title={label} {...button} className={`button quiet square ${className}`} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
