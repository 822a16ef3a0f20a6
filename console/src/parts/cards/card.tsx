import type { ReactNode } from "react";

type Props = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** Frames a part of a page under its title. `aside` stands at the other end of the title's line. */
export function Card({ title, aside, className = "", children }: Props) {
  return (
    <section className={`card ${className}`} aria-label={title}>
      <header>
        <h2 className="grow">{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
