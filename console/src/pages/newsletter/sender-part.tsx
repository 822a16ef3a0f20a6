import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Says who sends the newsletter. A campaign is not sent before that is known. */
export function SenderPart() {
  const { newsletter: texts, save: saveText } = useTexts();
  const queries = useQueryClient();
  const settings = useQuery({
    queryKey: ["newsletter-settings"],
    queryFn: () => parley.workspaceSettings.getNewsletter(),
    retry: false,
  });
  const save = useDeed(
    (sent: { senderName: string | null; replyTo: string | null; postalAddress: string | null }) =>
      parley.workspaceSettings.updateNewsletter(sent),
    { says: texts.saved, done: (stored) => queries.setQueryData(["newsletter-settings"], stored) },
  );
  const found = settings.data;
  return (
    <section className="card" aria-label={texts.sender}>
      <header>
        <div>
          <h2>{texts.sender}</h2>
          <p className="small muted">{texts.senderText}</p>
        </div>
      </header>
      <Waiting read={settings} height={200} />
      {found !== undefined && (
        <Form
          className="pad stack"
          deed={save}
          send={(read) =>
            save.mutate({
              senderName: read("senderName") || null,
              replyTo: read("replyTo") || null,
              postalAddress: read("postalAddress") || null,
            })
          }
          label={saveText}
        >
          <Field
            {...{ label: texts.senderName, name: "senderName", maxLength: 100, defaultValue: found.senderName ?? "" }}
            fault={faultOf(save.error, "senderName")}
          />
          <Field
            {...{ label: texts.replyTo, name: "replyTo", type: "email", defaultValue: found.replyTo ?? "" }}
            fault={faultOf(save.error, "replyTo")}
          />
          <TextField
            {...{ label: texts.postalAddress, name: "postalAddress", rows: 3, maxLength: 500 }}
            defaultValue={found.postalAddress ?? ""}
            fault={faultOf(save.error, "postalAddress")}
          />
        </Form>
      )}
    </section>
  );
}
