import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "../../parts/field.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import type { Trial } from "./ask-trial.ts";

type Props = { knowledge: Trial["knowledge"]; change: (knowledge: NonNullable<Trial["knowledge"]> | null) => void };

/** Chooses what the assistant answers from: everything, or the sources with some tags. */
export function KnowledgeField({ knowledge, change }: Props) {
  const { assistants: texts } = useTexts();
  const sources = useQuery({
    queryKey: ["sources", "tags"],
    queryFn: () => parley.knowledge.list({ limit: 100 }).page(),
  });
  const [added, setAdded] = useState("");
  const chosen = knowledge?.tags ?? [];
  const named = knowledge?.sourceIds ?? [];
  const known = [...new Set([...(sources.data?.data.flatMap(({ tags }) => tags) ?? []), ...chosen])].toSorted();
  const set = (tags: string[]) =>
    change({
      ...(tags.length > 0 || named.length === 0 ? { tags } : {}),
      ...(named.length > 0 ? { sourceIds: named } : {}),
    });
  return (
    <fieldset className="plain pick-list">
      <legend>{texts.knowledge}</legend>
      <label className="choice">
        <input type="radio" name="knowledge" checked={!knowledge} onChange={() => change(null)} />
        <span>
          <span className="strong">{texts.everything}</span>
        </span>
      </label>
      <label className="choice">
        <input type="radio" name="knowledge" checked={!!knowledge} onChange={() => set(chosen)} />
        <span>
          <span className="strong">{texts.onlyTags}</span>
          <span className="small muted">{texts.onlyTagsHint}</span>
        </span>
      </label>
      {knowledge && (
        <div className="picked-tags">
          {known.map((tag) => (
            <label key={tag} className="chip pick">
              <input
                type="checkbox"
                checked={chosen.includes(tag)}
                onChange={({ target }) =>
                  set(target.checked ? [...chosen, tag] : chosen.filter((each) => each !== tag))
                }
              />
              {tag}
            </label>
          ))}
          {named.length > 0 && <span className="chip">{texts.namedSources(named.length)}</span>}
          <Field
            {...{ label: texts.anotherTag, value: added, maxLength: 100, hint: texts.anotherTagHint }}
            onChange={({ target }) => setAdded(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || added.trim() === "") return;
              event.preventDefault();
              set([...new Set([...chosen, added.trim()])]);
              setAdded("");
            }}
          />
        </div>
      )}
    </fieldset>
  );
}
