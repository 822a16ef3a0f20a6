import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Facts } from "../../parts/cards/facts.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Choice, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Moment } from "../../parts/moment.tsx";
import { tell } from "../../parts/notes.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { renewLists } from "../../session/use-long-list.ts";
import { useTexts } from "../../texts/texts.ts";

/** Shows one lead with what it says and what the team noted. */
export function LeadSheet(props: { leadId: string; names: ReadonlyMap<string, string>; close: () => void }) {
  const { leadId, names, close } = props;
  const { leads: texts, inbox } = useTexts();
  const queries = useQueryClient();
  const [note, setNote] = useState("");
  const lead = useQuery({ queryKey: ["leads", "one", leadId], queryFn: () => parley.leads.get(leadId) });
  const notes = useQuery({
    queryKey: ["leads", "notes", leadId],
    queryFn: () => parley.leads.listNotes(leadId, { limit: 50 }).page(),
  });
  const add = useDeed(() => parley.leads.createNote(leadId, { text: note }), {
    renews: [["leads", "notes", leadId]],
    done: () => setNote(""),
  });
  const assign = useMutation({
    mutationFn: (assigneeId: string | null) => parley.leads.update(leadId, { assigneeId }),
    onSuccess: () => tell(texts.changed),
    onSettled: () => Promise.all([renewLists("lead", [leadId]), queries.invalidateQueries({ queryKey: ["leads"] })]),
  });
  const found = lead.data;
  const page = typeof found?.page === "object" ? found.page?.url : found?.page;
  const facts: [string, string | null | undefined][] = [
    [inbox.email, found?.email],
    [inbox.phone, found?.phone],
    [inbox.company, found?.company],
    [texts.from, found?.source],
    [inbox.page, page],
  ];
  return (
    <Sheet title={found?.name ?? found?.email ?? texts.person} close={close}>
      <div className="stack">
        <Waiting read={lead} height={120} />
        {found?.message != null && <p style={{ whiteSpace: "pre-wrap" }}>{found.message}</p>}
        {found?.contactId != null && (
          <Link className="link" to="/contacts/$contactId" params={{ contactId: found.contactId }}>
            {texts.openContact}
          </Link>
        )}
        {found !== undefined && (
          <Choice
            {...{ label: texts.assignee, value: found.assigneeId ?? "" }}
            options={[
              { value: "", label: texts.nobody },
              ...[...names].map(([value, label]) => ({ value, label })),
              // A person who may not see the members sees that somebody takes care.
              ...(found.assigneeId === null || names.has(found.assigneeId)
                ? []
                : [{ value: found.assigneeId, label: inbox.colleague }]),
            ]}
            onChange={({ target }) => assign.mutate(target.value === "" ? null : target.value)}
          />
        )}
        {assign.isError && <ProblemNotice error={assign.error} />}
        <Facts facts={facts} />
        {(notes.data?.data ?? []).map(({ id, text, createdAt }) => (
          <p key={id} className="note">
            {text}{" "}
            <span className="tiny faint">
              <Moment at={createdAt} />
            </span>
          </p>
        ))}
        <Form deed={add} send={() => add.mutate()} label={texts.addNote} isReady={note.trim() !== ""}>
          <TextField label={texts.notes} value={note} rows={2} onChange={({ target }) => setNote(target.value)} />
        </Form>
      </div>
    </Sheet>
  );
}
