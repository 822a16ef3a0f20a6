import type { Contact } from "@parley/client";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { SearchField } from "../../parts/forms/search-field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { tell } from "../../parts/notes.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { contactName } from "./contact-name.ts";

const mostShown = 8;

/** Finds the contact as part of which this one shall be shown. It can be ended as long as the note is there, and later. */
export function MergeSheet({ contact, close }: { contact: Contact; close: () => void }) {
  const { contacts: texts } = useTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [q, setWords] = useState("");
  const [intoId, setInto] = useState<string | undefined>();
  const found = useQuery({
    queryKey: ["contacts", "to-merge", q],
    queryFn: () => parley.contacts.list({ ...(q === "" ? {} : { q }), limit: mostShown + 1 }).page(),
    placeholderData: keepPreviousData,
  });
  const others = (found.data?.data ?? []).filter(({ id }) => id !== contact.id).slice(0, mostShown);
  const renew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ["contact"] }),
      queries.invalidateQueries({ queryKey: ["contacts"] }),
    ]);
  const merge = useDeed((id: string) => parley.contacts.merge(contact.id, { intoId: id }), {
    renews: ["contact", "contacts"],
    done: (_merged, id) => {
      const undo = async () => {
        await parley.contacts.unmerge(contact.id);
        await renew();
        tell(texts.unmerged);
      };
      tell(texts.merged, () => void undo());
      close();
      void navigate({ to: "/contacts/$contactId", params: { contactId: id } });
    },
  });
  return (
    <Sheet title={texts.mergeTitle} close={close}>
      <Form
        deed={merge}
        send={() => merge.mutate(intoId!)}
        label={texts.merge}
        cancel={close}
        isReady={intoId !== undefined}
      >
        <p className="muted">{texts.mergeText}</p>
        <SearchField label={texts.search} value={q} change={setWords} />
        <fieldset className="plain people">
          <legend className="hidden">{texts.mergeInto}</legend>
          {others.map((each) => (
            <label key={each.id} className="row">
              <input
                type="radio"
                name="into"
                value={each.id}
                checked={intoId === each.id}
                onChange={() => setInto(each.id)}
              />
              <Avatar name={contactName(each, texts.nobody)} />
              <span className="grow cut">
                {contactName(each, texts.nobody)}{" "}
                <span className="tiny faint">{[each.email, each.phone, each.company].filter(Boolean).join(" · ")}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {found.isSuccess && others.length === 0 && <p className="muted">{texts.none}</p>}
      </Form>
    </Sheet>
  );
}
