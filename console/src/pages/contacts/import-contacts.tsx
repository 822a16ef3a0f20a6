import { useQueryClient } from "@tanstack/react-query";
import { ImportSheet } from "../../parts/import/import-sheet.tsx";
import { onEvent } from "../../session/follow-workspace.ts";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Each contact that is made or changed is told by an event. */
const follow = (stored: () => void) =>
  onEvent(({ type }) => {
    if (type === "contact.created" || type === "contact.changed") stored();
  });

/** Brings contacts in from a file. */
export function ImportContacts({ close }: { close: () => void }) {
  const { contacts: texts } = useTexts();
  const queries = useQueryClient();
  return (
    <ImportSheet
      {...{ title: texts.importTitle, text: texts.importText, follow, close }}
      fields={{ words: texts.fields, keepsOthers: true }}
      send={(file, sent, options) => parley.contacts.import(file, sent, options)}
      template={{ name: "contacts.csv", read: () => parley.contacts.importTemplate() }}
      renew={() => queries.invalidateQueries({ queryKey: ["contacts"] })}
    />
  );
}
