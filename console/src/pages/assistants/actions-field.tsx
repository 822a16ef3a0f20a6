import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { faultOf } from "../../parts/field.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

type Props = { actions: string[]; change: (actions: string[]) => void; error: unknown };

/** Chooses what the assistant may do beside answering: Parley's own actions, and tools of others. */
export function ActionsField({ actions, change, error }: Props) {
  const { assistants: texts } = useTexts();
  const known = useQuery({ queryKey: ["toolboxes", "actions"], queryFn: () => parley.actions.list().page() });
  const all = known.data?.data ?? [];
  const toolboxes = [...new Set(all.flatMap(({ toolbox }) => toolbox ?? []))];
  const faults = actions.flatMap((name, at) => {
    const fault = faultOf(error, `actions/${at}`);
    return fault === undefined ? [] : [`${name} ${fault}`];
  });
  const set = (name: string, isOn: boolean) =>
    change(isOn ? [...actions, name] : actions.filter((each) => each !== name));
  const told = texts.actionNames as Record<string, { title: string; text: string } | undefined>;
  const pick = ({ name, title, description, isReadOnly }: (typeof all)[number], isDisabled = false) => (
    <label key={name} className="choice">
      <input
        type="checkbox"
        checked={isDisabled || actions.includes(name)}
        disabled={isDisabled}
        onChange={({ target }) => set(name, target.checked)}
      />
      <span>
        <span className="strong">{told[name]?.title ?? title}</span>{" "}
        {!isReadOnly && told[name] === undefined && <span className="chip">{texts.asksFirst}</span>}
        <span className="small muted">{told[name]?.text ?? description}</span>
      </span>
    </label>
  );
  return (
    <div className="pick-list">
      <Waiting read={known} height={120} />
      {all.filter(({ toolbox, name }) => toolbox === null && name !== "ask_assistant").map((action) => pick(action))}
      {toolboxes.map((toolbox) => {
        const isAll = actions.includes(`${toolbox}__*`);
        const tools = all.filter((each) => each.toolbox === toolbox);
        const chosen = isAll ? tools.length : tools.filter(({ name }) => actions.includes(name)).length;
        return (
          <details key={toolbox} className="toolbox">
            <summary>
              <span className="strong">{toolbox}</span>{" "}
              <span className="chip">{texts.toolsOf(chosen, tools.length)}</span>
            </summary>
            <label className="choice">
              <input type="checkbox" checked={isAll} onChange={({ target }) => set(`${toolbox}__*`, target.checked)} />
              <span className="strong">{texts.allTools}</span>
            </label>
            {tools.map((tool) => pick(tool, isAll))}
          </details>
        );
      })}
      {faults.map((fault) => (
        <p key={fault} className="small fault">
          {fault}
        </p>
      ))}
      <p className="small muted">
        {texts.toolsHint}{" "}
        <Link className="link" to="/assistants/$part" params={{ part: "tools" }}>
          {texts.tools}
        </Link>
      </p>
    </div>
  );
}
