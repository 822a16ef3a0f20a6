import type { Conversation } from "@parley/client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Field, faultOf } from "../../../parts/field.tsx";
import { Form } from "../../../parts/forms/form.tsx";
import { useDeed } from "../../../parts/forms/use-deed.ts";
import { Icon } from "../../../parts/icon.tsx";
import type { IconName } from "../../../parts/icon-shapes.ts";
import { MenuButton } from "../../../parts/menu-button.tsx";
import { tell } from "../../../parts/notes.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { saveBlob } from "../save-blob.ts";

type Props = { conversation: Conversation; name: string; email: string | null; renew: () => Promise<unknown> };

/** Holds what is seldom done with a conversation: keep it as a text, mail it, block the person. */
export function MoreMenu({ conversation, name, email, renew }: Props) {
  const { inboxTools: texts } = useTexts();
  const [opened, setOpened] = useState<"mail" | undefined>();
  const { id } = conversation;
  const download = useMutation({
    mutationFn: async () => {
      const text = await parley.conversations.getTranscript(id);
      saveBlob(new Blob([text], { type: "text/plain" }), `${name}.txt`);
    },
  });
  const unblock = useMutation({
    mutationFn: () => parley.conversations.unblock(id),
    onSuccess: () => tell(texts.unblocked(name)),
    onSettled: renew,
  });
  const block = useMutation({
    mutationFn: () => parley.conversations.block(id),
    onSuccess: () => tell(texts.blocked(name), () => unblock.mutate()),
    onSettled: renew,
  });
  const deeds: { icon: IconName; label: string; run: () => void; isDanger?: boolean }[] = [
    { icon: "download", label: texts.download, run: () => download.mutate() },
    { icon: "mail", label: texts.mailTranscript, run: () => setOpened("mail") },
    conversation.isBlocked === true
      ? { icon: "undo-2", label: texts.unblock, run: () => unblock.mutate() }
      : { icon: "ban", label: texts.block, run: () => confirm(texts.blockAsk(name)) && block.mutate(), isDanger: true },
  ];
  const fault = download.error ?? block.error ?? unblock.error;
  return (
    <>
      <MenuButton label={texts.more} icon="ellipsis">
        {(close) => (
          <div className="stack tight">
            {deeds.map(({ icon, label, run, isDanger = false }) => (
              <button
                key={label}
                type="button"
                className={isDanger ? "room danger" : "room"}
                onClick={() => {
                  close();
                  run();
                }}
              >
                <Icon name={icon} /> {label}
              </button>
            ))}
          </div>
        )}
      </MenuButton>
      {fault !== null && (
        <Sheet
          title={texts.more}
          close={() => {
            download.reset();
            block.reset();
            unblock.reset();
          }}
        >
          <ProblemNotice error={fault} />
        </Sheet>
      )}
      {opened === "mail" && <MailTranscript id={id} email={email} close={() => setOpened(undefined)} />}
    </>
  );
}

function MailTranscript({ id, email: known, close }: { id: string; email: string | null; close: () => void }) {
  const { inboxTools: texts, inbox } = useTexts();
  const [email, setEmail] = useState(known ?? "");
  const send = useDeed(() => parley.conversations.mailTranscript(id, { email }), {
    says: () => texts.transcriptSent(email),
    done: close,
  });
  return (
    <Sheet title={texts.mailTranscript} close={close}>
      <Form deed={send} send={() => send.mutate()} label={inbox.send}>
        <p className="muted">{texts.transcriptText}</p>
        <Field
          {...{ label: inbox.email, value: email, required: true, type: "email" }}
          onChange={({ target }) => setEmail(target.value)}
          fault={faultOf(send.error, "email")}
        />
      </Form>
    </Sheet>
  );
}
