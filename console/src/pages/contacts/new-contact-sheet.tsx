import type { NewContact } from "@parley/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { tell } from "../../parts/notes.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { ContactForm } from "./contact-form.tsx";

/** Makes a contact, and opens it. */
export function NewContactSheet({ close }: { close: () => void }) {
  const { contacts: texts } = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: (contact: NewContact) => parley.contacts.create(contact),
    onSuccess({ id }) {
      tell(texts.made);
      close();
      void navigate({ to: "/contacts/$contactId", params: { contactId: id } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["contacts"] }),
  });
  return (
    <Sheet title={texts.make} close={close}>
      <ContactForm error={make.error} isBusy={make.isPending} send={(sent) => make.mutate(sent)} cancel={close} />
    </Sheet>
  );
}
