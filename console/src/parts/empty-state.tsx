import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";

/** Says what a place is for while nothing is there, and how it begins. */
export function EmptyState(props: { icon: IconName; title: string; text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <span className="mark">
        <Icon name={props.icon} />
      </span>
      <h2>{props.title}</h2>
      <p>{props.text}</p>
      {props.children}
    </div>
  );
}
