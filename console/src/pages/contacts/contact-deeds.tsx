import type { Contact } from "@parley/client";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { MergeSheet } from "./merge-sheet.tsx";

const longMs = 300_000;

/** Does what can be done with a person as a whole: export, merge, block, erase. */
export function ContactDeeds({ contact, name }: { contact: Contact; name: string }) {
  const { contacts: texts } = useTexts();
  const locale = useLocale();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isMerging, setMerging] = useState(false);
  const take = useDeed(
    async () => saveFile(await parley.contacts.exportOne(contact.id, { format: "zip" }), `${contact.id}.zip`),
    { says: texts.exported },
  );
  const block = useDeed(
    () => (contact.blocked ? parley.contacts.unblock(contact.id) : parley.contacts.block(contact.id)),
    {
      says: (changed) => (changed.blocked ? texts.blockedNow : texts.unblockedNow),
      done: (changed) => queries.setQueryData(["contact", contact.id], changed),
    },
  );
  const erase = useDeed(() => parley.contacts.erase(contact.id, { timeoutMs: longMs }), {
    says: ({ counts }) =>
      texts.erased(
        Object.values(counts)
          .reduce((sum, count) => sum + count, 0)
          .toLocaleString(locale),
      ),
    done: () => {
      void navigate({ to: "/contacts" });
      void queries.resetQueries({ queryKey: ["contacts"] });
    },
  });
  const error = take.error ?? block.error ?? erase.error;
  return (
    <div className="deeds">
      <button type="button" className="button" aria-disabled={take.isPending} onClick={() => take.mutate()}>
        {texts.export}
      </button>
      <button type="button" className="button" onClick={() => setMerging(true)}>
        {texts.merge}
      </button>
      <button type="button" className="button" aria-disabled={block.isPending} onClick={() => block.mutate()}>
        {contact.blocked ? texts.unblock : texts.block}
      </button>
      <button
        type="button"
        className="button quiet bad"
        aria-disabled={erase.isPending}
        onClick={() => confirm(texts.eraseAsk(name)) && erase.mutate()}
      >
        {texts.erase}
      </button>
      {error !== null && <ProblemNotice error={error} />}
      {isMerging && <MergeSheet contact={contact} close={() => setMerging(false)} />}
    </div>
  );
}
