import type { NewsletterList } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Field, faultOf } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { SenderPart } from "./sender-part.tsx";

/** Lists the lists with how many are on each, and says who sends. */
export function ListPart() {
  const { newsletter: texts } = useTexts();
  const [edited, setEdited] = useState<NewsletterList | "new" | undefined>();
  const lists = useQuery({ queryKey: ["lists"], queryFn: () => parley.newsletterLists.list() });
  const counts = useQuery({ queryKey: ["lists", "counts"], queryFn: () => parley.newsletter.statistics() });
  return (
    <div className="sides">
      <Card
        title={texts.lists}
        aside={
          <button type="button" className="button" onClick={() => setEdited("new")}>
            <Icon name="plus" />
            {texts.newList}
          </button>
        }
      >
        <Waiting read={lists} height={80} />
        <ul>
          {(lists.data?.data ?? []).map((list) => {
            const count = counts.data?.lists.find(({ listId }) => listId === list.id);
            return (
              <li key={list.id} className="row line">
                <div className="grow">
                  <p className="name">{list.name}</p>
                  <p className="small muted">
                    {list.slug}
                    {count !== undefined && ` · ${texts.confirmed(count.confirmed)}`}
                    {count !== undefined && count.pending > 0 && ` · ${texts.pending(count.pending)}`}
                  </p>
                </div>
                <IconButton icon="pencil" label={`${texts.editList}: ${list.name}`} onClick={() => setEdited(list)} />
              </li>
            );
          })}
        </ul>
        {edited !== undefined && (
          <ListSheet list={edited === "new" ? undefined : edited} close={() => setEdited(undefined)} />
        )}
      </Card>
      <SenderPart />
    </div>
  );
}

function ListSheet({ list, close }: { list: NewsletterList | undefined; close: () => void }) {
  const { newsletter: texts, save: saveText } = useTexts();
  const save = useDeed(
    (sent: { name: string; slug: string; description: string | null; isPublic: boolean }) =>
      list === undefined ? parley.newsletterLists.create(sent) : parley.newsletterLists.update(list.id, sent),
    { renews: ["lists"], says: texts.saved, done: close },
  );
  const remove = useDeed(() => parley.newsletterLists.delete(list?.id ?? ""), {
    renews: ["lists"],
    says: texts.removed,
    done: close,
  });
  const error = save.error ?? remove.error;
  return (
    <Sheet title={list === undefined ? texts.newList : texts.editList} close={close}>
      <Form
        deed={save}
        send={(read, fields) => {
          const isPublic = fields.has("isPublic");
          save.mutate({ name: read("name"), slug: read("slug"), description: read("description") || null, isPublic });
        }}
        label={saveText}
        error={error}
        cancel={close}
        remove={list && { label: texts.removeList, ask: texts.removeListAsk(list.name), run: () => remove.mutate() }}
      >
        <Field
          {...{ label: texts.listName, name: "name", required: true, maxLength: 100, defaultValue: list?.name }}
          fault={faultOf(error, "name")}
        />
        <Field
          {...{ label: texts.slug, name: "slug", required: true, maxLength: 63, defaultValue: list?.slug }}
          hint={texts.slugHint}
          fault={faultOf(error, "slug")}
        />
        <Field
          {...{ label: texts.description, name: "description", maxLength: 1000 }}
          defaultValue={list?.description ?? ""}
        />
        <label className="row">
          <input type="checkbox" name="isPublic" defaultChecked={list?.isPublic ?? false} /> {texts.isPublic}
        </label>
      </Form>
    </Sheet>
  );
}
