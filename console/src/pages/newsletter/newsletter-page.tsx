import "../../styles/people.css";
import "./newsletter.css";
import { Link, useSearch } from "@tanstack/react-router";
import { PageTop } from "../../parts/cards/page-top.tsx";
import { useTexts } from "../../texts/texts.ts";
import { CampaignList } from "./campaign-list.tsx";
import { ListPart } from "./list-part.tsx";
import { SeriesPart } from "./series-part.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import { SuppressionPart } from "./suppression-part.tsx";

const parts = ["campaigns", "series", "subscribers", "lists", "suppressed"] as const;

/** Shows the newsletter: its campaigns, who gets them, and who does not. */
export function NewsletterPage() {
  const { newsletter: texts, series } = useTexts();
  const search = useSearch({ from: "/frame/newsletter" });
  const part = parts.find((each) => each === search.part) ?? "campaigns";
  return (
    <main className="page newsletter">
      <PageTop title={texts.title} text={texts.lead} />
      <nav className="tabs" aria-label={texts.title}>
        {parts.map((each) => (
          <Link
            key={each}
            to="/newsletter"
            search={each === "campaigns" ? {} : { part: each }}
            className={each === part ? "on" : ""}
            aria-current={each === part ? "page" : undefined}
          >
            {each === "series" ? series.title : texts.parts[each]}
          </Link>
        ))}
      </nav>
      {part === "campaigns" && <CampaignList />}
      {part === "series" && <SeriesPart />}
      {part === "subscribers" && <SubscriberList />}
      {part === "lists" && <ListPart />}
      {part === "suppressed" && <SuppressionPart />}
    </main>
  );
}
