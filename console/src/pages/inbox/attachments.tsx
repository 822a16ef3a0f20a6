import type { Message } from "@parley/client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Icon } from "../../parts/icon.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { sayBytes } from "../../parts/say-bytes.ts";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { saveBlob } from "./save-blob.ts";

type Attachment = NonNullable<Message["attachments"]>[number];
type Props = { conversationId: string; attachment: Attachment };

/** A picture is shown no larger. */
const [widest, highest] = [280, 220];

/** Shows a file of a conversation: a picture as Parley has drawn it anew, and anything to save it. */
export function AttachmentView({ conversationId, attachment }: Props) {
  const { inboxTools: texts } = useTexts();
  const language = useLocale();
  const { attachmentId, name, bytes, preview } = attachment;
  const save = useMutation({
    async mutationFn() {
      const file = await parley.conversations.getAttachment(conversationId, attachmentId);
      saveBlob(await file.blob(), name);
    },
  });
  const size = sayBytes(bytes, language);
  return (
    <div className="attachment">
      {preview !== undefined && <Picture {...{ conversationId, attachmentId, name, preview }} />}
      <button
        type="button"
        className="row file"
        aria-disabled={save.isPending}
        onClick={() => !save.isPending && save.mutate()}
      >
        <Icon name={preview === undefined ? "file-text" : "download"} />
        <span className="hidden">{texts.saveFile}</span>
        <span className="cut">{name}</span>
        <span className="tiny faint figures">{size}</span>
      </button>
      {save.isError && <ProblemNotice error={save.error} again={() => save.mutate()} />}
    </div>
  );
}

type PictureProps = Omit<Props, "attachment"> &
  Pick<Attachment, "attachmentId" | "name"> & {
    preview: NonNullable<Attachment["preview"]>;
  };

function Picture({ conversationId, attachmentId, name, preview }: PictureProps) {
  const picture = useQuery({
    queryKey: ["preview", attachmentId],
    queryFn: async () => (await parley.conversations.attachmentPreview(conversationId, attachmentId)).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectUrl(picture.data);
  const scale = Math.min(1, widest / preview.width, highest / preview.height);
  const size = { width: Math.round(preview.width * scale), height: Math.round(preview.height * scale) };
  if (picture.isError) return null;
  if (address === undefined) return <span className="skeleton pale picture" style={size} />;
  return <img className="picture" src={address} alt={name} {...size} />;
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
