import type { ReactNode } from "react";

type Props = { title: ReactNode; text: ReactNode; children?: ReactNode };

/** Begins a page: its title, a sentence about it, and what one does there most. */
export function PageTop({ title, text, children }: Props) {
  return (
    <div className="top">
      <div className="grow">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
