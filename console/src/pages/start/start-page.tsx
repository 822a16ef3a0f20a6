import "./start.css";
import { Link, useParams } from "@tanstack/react-router";
import { PageTop } from "../../parts/cards/page-top.tsx";
import { Icon } from "../../parts/icon.tsx";
import type { IconName } from "../../parts/icon-shapes.ts";
import { useTexts } from "../../texts/texts.ts";
import { ColleagueStep } from "./colleague-step.tsx";
import { ExampleOffer } from "./example-offer.tsx";
import { LookStep } from "./look-step.tsx";
import { SiteStep } from "./site-step.tsx";
import { TeachStep } from "./teach-step.tsx";
import { TrialChat } from "./trial-chat.tsx";
import { type StepName, stepNames, useProgress } from "./use-progress.ts";

const icons: Record<StepName, IconName> = {
  look: "pencil",
  teach: "book-open",
  try: "sparkles",
  site: "globe",
  colleague: "user-plus",
};

/** Leads from an empty workspace to an answer on a website. Each step has an address, and is done when it is seen so. */
export function StartPage() {
  const { start: texts } = useTexts();
  const { step } = useParams({ from: "/frame/start/$step" });
  const progress = useProgress();
  const open = stepNames.find((name) => name === step) ?? "look";
  const next = stepNames[stepNames.indexOf(open) + 1];
  const isDone = progress !== undefined && stepNames.every((name) => progress[name]);
  return (
    <main className="page">
      <PageTop title={texts.title} text={isDone ? texts.allDone : texts.text}>
        <Link className="button quiet" to="/">
          {texts.later}
        </Link>
      </PageTop>
      <div className="start">
        <nav aria-label={texts.steps}>
          <ol>
            {stepNames.map((name, index) => (
              <li key={name}>
                <Link
                  to="/start/$step"
                  params={{ step: name }}
                  className={`step${name === open ? " on" : ""}`}
                  aria-current={name === open ? "step" : undefined}
                >
                  <span className={`mark${progress?.[name] === true ? " good" : ""}`}>
                    <Icon name={progress?.[name] === true ? "check" : icons[name]} />
                  </span>
                  <span className="grow">
                    <span className="strong">
                      <span className="hidden">{index + 1}. </span>
                      {texts[name]}
                    </span>
                    <span className="small muted what">
                      {progress?.[name] === true ? texts.done : texts.about[name]}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <section className="card" aria-labelledby="step">
          <header>
            <h2 id="step">{texts[open]}</h2>
          </header>
          <div className="pad stack">
            {open === "look" && <LookStep />}
            {open === "teach" && <TeachStep />}
            {open === "try" && <p>{texts.tryText}</p>}
            {open === "site" && <SiteStep />}
            {open === "colleague" && <ColleagueStep />}
            <div className="row">
              <span className="grow" />
              <Link
                className="button"
                {...(next === undefined ? { to: "/" } : { to: "/start/$step", params: { step: next } })}
              >
                {next === undefined ? texts.finish : texts.next}
                <Icon name="arrow-right" />
              </Link>
            </div>
          </div>
        </section>
        <TrialChat />
        <ExampleOffer />
      </div>
    </main>
  );
}
