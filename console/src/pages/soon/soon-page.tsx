import { useLocation } from "@tanstack/react-router";
import { PageTop } from "../../parts/cards/page-top.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import type { IconName } from "../../parts/icon-shapes.ts";
import { useTexts } from "../../texts/texts.ts";

const icons = {
  automation: "workflow",
  database: "database",
  voice: "mic",
  webhooks: "webhook",
} satisfies Record<string, IconName>;

/** Says what a room is for whose page is not there yet, and where it works today. */
export function SoonPage() {
  const texts = useTexts();
  const path = useLocation().pathname.split("/").at(-1) ?? "";
  const room = (Object.hasOwn(icons, path) ? path : "assistants") as keyof typeof icons;
  return (
    <main className="page">
      <PageTop title={texts.nav[room]} text={texts.soon[room]} />
      <EmptyState icon={icons[room]} title={texts.nav[room]} text={texts.soon.hasApi}>
        <a className="button" href="/docs" target="_blank" rel="noreferrer">
          {texts.soon.reference}
        </a>
      </EmptyState>
    </main>
  );
}
