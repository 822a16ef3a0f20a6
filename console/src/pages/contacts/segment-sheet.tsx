import type { ContactFilter, Segment } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Choice, Field, faultOf } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const origins = ["lead", "chat", "import", "api", "newsletter"] as const;
const subscribed = ["confirmed", "pending", "unsubscribed", "bounced", "complained"] as const;
const leads = ["new", "contacted", "qualified", "won", "lost"] as const;

/** Makes a segment, or changes one: its name, and who belongs to it. */
export function SegmentSheet(props: {
  segment: Segment | undefined;
  words: string | undefined;
  close: () => void;
  choose: (segmentId: string | undefined) => void;
}) {
  const { segment, words, close, choose } = props;
  const { contacts: texts, leads: leadTexts, save: saveText } = useTexts();
  const filter: ContactFilter = segment?.filter ?? (words === undefined ? {} : { q: words });
  const lists = useQuery({ queryKey: ["lists"], queryFn: () => parley.newsletterLists.list(), retry: false });
  const save = useDeed(
    (sent: { name: string; filter: ContactFilter }) =>
      segment === undefined ? parley.segments.create(sent) : parley.segments.update(segment.id, sent),
    {
      renews: ["segments", ["contacts", "list"]],
      says: ({ name, count }) => `${name}: ${texts.shown(count)}`,
      done: ({ id }) => {
        choose(id);
        close();
      },
    },
  );
  const remove = useDeed(() => parley.segments.delete(segment?.id ?? ""), {
    renews: ["segments", ["contacts", "list"]],
    says: texts.segmentRemoved,
    done: () => {
      choose(undefined);
      close();
    },
  });
  const any = { value: "", label: texts.any };
  const error = save.error ?? remove.error;
  return (
    <Sheet title={segment === undefined ? texts.newSegment : texts.editSegment} close={close}>
      <Form
        deed={save}
        send={(_, form) => save.mutate({ name: textOf(form, "name"), filter: readFilter(form, filter) })}
        label={saveText}
        error={error}
        cancel={close}
        remove={
          segment && {
            label: texts.removeSegment,
            ask: texts.removeSegmentAsk(segment.name),
            run: () => remove.mutate(),
          }
        }
      >
        <p className="muted">{texts.segmentText}</p>
        <Field
          {...{ label: texts.segmentName, name: "name", required: true, maxLength: 100, defaultValue: segment?.name }}
          fault={faultOf(error, "name")}
        />
        <Field {...{ label: texts.segmentWords, name: "q", maxLength: 200, defaultValue: filter.q ?? "" }} />
        <div className="pair">
          <Field {...{ label: texts.tag, name: "tag", maxLength: 64, defaultValue: filter.tag ?? "" }} />
          <Choice
            {...{ label: texts.origin, name: "origin", defaultValue: filter.origin ?? "" }}
            options={[any, ...origins.map((value) => ({ value, label: texts.origins[value] }))]}
          />
          <Choice
            {...{ label: texts.segmentNewsletter, name: "newsletter" }}
            defaultValue={filter.newsletter === undefined ? "" : (filter.newsletter.status ?? "any")}
            options={[
              any,
              { value: "any", label: texts.anyState },
              ...subscribed.map((value) => ({ value, label: texts.subscriber[value] })),
            ]}
          />
          <Choice
            {...{ label: texts.segmentList, name: "listId" }}
            // The lists come after the form: the choice is made when they are there.
            key={lists.data === undefined ? "waiting" : "there"}
            defaultValue={filter.newsletter?.listId ?? ""}
            options={[any, ...(lists.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
          />
          <Choice
            {...{ label: texts.segmentLead, name: "lead" }}
            defaultValue={filter.lead === undefined ? "" : (filter.lead.status ?? "any")}
            options={[
              any,
              { value: "any", label: texts.anyState },
              ...leads.map((value) => ({ value, label: leadTexts.states[value] })),
            ]}
          />
          <Field
            {...{ label: texts.segmentAfter, name: "after", type: "date" }}
            defaultValue={filter.createdAfter?.slice(0, 10) ?? ""}
          />
        </div>
      </Form>
    </Sheet>
  );
}

function textOf(form: FormData, name: string): string {
  return `${form.get(name) ?? ""}`.trim();
}

/** Members of a filter that the form does not show stay as they were. */
function readFilter(form: FormData, before: ContactFilter): ContactFilter {
  const { q: _q, tag: _tag, origin: _origin, newsletter: _newsletter, lead, createdAfter: _after, ...others } = before;
  const told = (name: string, key = name) => (textOf(form, name) === "" ? {} : { [key]: textOf(form, name) });
  const after = textOf(form, "after");
  const status = (name: string) => (["", "any"].includes(textOf(form, name)) ? {} : { status: textOf(form, name) });
  const isSubscriber = textOf(form, "newsletter") !== "" || textOf(form, "listId") !== "";
  const minScore = lead?.minScore === undefined ? {} : { minScore: lead.minScore };
  return {
    ...others,
    ...told("q"),
    ...told("tag"),
    ...told("origin"),
    ...(isSubscriber ? { newsletter: { ...status("newsletter"), ...told("listId") } } : {}),
    ...(textOf(form, "lead") === "" ? {} : { lead: { ...minScore, ...status("lead") } }),
    ...(after === "" ? {} : { createdAfter: new Date(`${after}T00:00:00`).toISOString() }),
  } as ContactFilter;
}
