import type { NewContact } from "@parley/client";
import { useNavigate } from "@tanstack/react-router";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { ContactForm } from "./contact-form.tsx";

/** Makes a contact, and opens it. */
export function NewContactSheet({ close }: { close: () => void }) {
  const { contacts: texts } = useTexts();
  const navigate = useNavigate();
  const make = useDeed((contact: NewContact) => parley.contacts.create(contact), {
    renews: ["contacts"],
    says: texts.made,
    done: ({ id }) => {
      close();
      void navigate({ to: "/contacts/$contactId", params: { contactId: id } });
    },
  });
  return (
    <Sheet title={texts.make} close={close}>
      <ContactForm deed={make} send={(sent) => make.mutate(sent)} cancel={close} />
    </Sheet>
  );
}
