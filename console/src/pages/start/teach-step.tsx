import { type FormEvent, useState } from "react";
import { Field, faultOf } from "../../parts/field.tsx";
import { TeachFiles } from "../../parts/forms/teach-files.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import type { IconName } from "../../parts/icon-shapes.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { LearntList } from "./learnt-list.tsx";
import { QuestionForm } from "./question-form.tsx";

export type Teaching = Parameters<typeof parley.knowledge.add>[0];
type Way = "website" | "files" | "question";
const ways: readonly [Way, IconName][] = [
  ["website", "globe"],
  ["files", "file-text"],
  ["question", "circle-question-mark"],
];

/** Teaches by an address, by files, or by three questions, and shows how far it is. */
export function TeachStep() {
  const { knowledge: texts, start } = useTexts();
  const [way, setWay] = useState<Way>("website");
  const teach = useDeed((what: Teaching) => parley.knowledge.add(what), { renews: ["sources", "gaps"] });
  const choose = (next: Way) => {
    teach.reset();
    setWay(next);
  };
  return (
    <>
      <div className="row ways-of-three" role="radiogroup" aria-label={texts.teach}>
        {ways.map(([name, icon]) => (
          <label key={name} className={name === way ? "on" : ""}>
            <input type="radio" name="way" checked={name === way} onChange={() => choose(name)} />
            <Icon name={icon} />
            {name === "question" ? start.threeQuestions : texts[name]}
          </label>
        ))}
      </div>
      {way === "website" && <Address teach={teach.mutate} isBusy={teach.isPending} error={teach.error} />}
      {way === "files" && <TeachFiles send={(file) => teach.mutate({ file })} isBusy={teach.isPending} />}
      {way === "question" && <QuestionForm teach={teach.mutateAsync} error={teach.error} isBusy={teach.isPending} />}
      {teach.isError && <ProblemNotice error={teach.error} />}
      <LearntList />
    </>
  );
}

type AddressProps = { teach: (what: Teaching) => void; isBusy: boolean; error: unknown };

function Address({ teach, isBusy, error }: AddressProps) {
  const { knowledge: texts } = useTexts();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = `${new FormData(event.currentTarget).get("url") ?? ""}`.trim();
    const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
    if (!isBusy) teach({ type: "site", url });
  };
  return (
    <form className="row ending" onSubmit={submit}>
      <div className="grow">
        <Field
          {...{ label: texts.address, name: "url", required: true, placeholder: "www.example.org" }}
          fault={faultOf(error, "url")}
        />
      </div>
      <button type="submit" className="button primary" aria-disabled={isBusy}>
        {texts.teach}
      </button>
    </form>
  );
}
