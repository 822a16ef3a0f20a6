import "./assistants.css";
import { Link, useParams } from "@tanstack/react-router";
import { PageTop } from "../../parts/cards/page-top.tsx";
import { useTexts } from "../../texts/texts.ts";
import { AssistantEditor } from "./assistant-editor.tsx";
import { AssistantList } from "./assistant-list.tsx";
import { ModelsPart } from "./models-part.tsx";
import { ToolsPart } from "./tools-part.tsx";

/** Shows the assistants, and beside them the models and the tools that they may use. */
export function AssistantsPage() {
  const { assistants: texts } = useTexts();
  const { part } = useParams({ strict: false });
  const tab = part === "models" || part === "tools" ? part : "assistants";
  if (part !== undefined && tab === "assistants") return <AssistantEditor key={part} assistantId={part} />;
  const tabs = [
    { name: "assistants", title: texts.title, to: { to: "/assistants" } },
    { name: "models", title: texts.models, to: { to: "/assistants/$part", params: { part: "models" } } },
    { name: "tools", title: texts.tools, to: { to: "/assistants/$part", params: { part: "tools" } } },
  ];
  return (
    <main className="page">
      <PageTop
        title={tabs.find(({ name }) => name === tab)?.title}
        text={{ assistants: texts.text, models: texts.modelsText, tools: texts.toolsText }[tab]}
      />
      <nav className="tabs" aria-label={texts.title}>
        {tabs.map(({ name, title, to }) => (
          <Link
            key={name}
            {...(to as { to: "/knowledge" })}
            className={name === tab ? "on" : ""}
            aria-current={name === tab ? "page" : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      {tab === "assistants" && <AssistantList />}
      {tab === "models" && <ModelsPart />}
      {tab === "tools" && <ToolsPart />}
    </main>
  );
}
