import { createElement } from "react";
import { type IconName, iconShapes } from "./icon-shapes.ts";

/** Draws beside a text that says the same: screen readers pass over it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name].map(([tag, shape], index) =>
        createElement(tag as string, { key: index, ...(shape as object) }),
      )}
    </svg>
  );
}
