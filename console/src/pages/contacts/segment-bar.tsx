import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { SegmentSheet } from "./segment-sheet.tsx";

/** Chooses a segment, and makes and changes them. */
export function SegmentBar(props: {
  segmentId: string | undefined;
  /** A new segment begins with the words that are searched for now. */
  words: string | undefined;
  choose: (segmentId: string | undefined) => void;
}) {
  const { contacts: texts } = useTexts();
  const locale = useLocale();
  const [edited, setEdited] = useState<"new" | "this" | undefined>();
  const segments = useQuery({
    queryKey: ["segments"],
    queryFn: () => parley.segments.list({ limit: 100 }).page(),
  });
  const all = segments.data?.data ?? [];
  const chosen = all.find(({ id }) => id === props.segmentId);
  const counted = ({ count, countIsExact }: (typeof all)[number]) =>
    countIsExact ? count.toLocaleString(locale) : `${count.toLocaleString(locale)}+`;
  return (
    <div className="row segments">
      <select
        className="input"
        aria-label={texts.segment}
        value={props.segmentId ?? ""}
        onChange={({ target }) => props.choose(target.value === "" ? undefined : target.value)}
      >
        <option value="">{texts.all}</option>
        {all.map((segment) => (
          <option key={segment.id} value={segment.id}>
            {segment.name} ({counted(segment)})
          </option>
        ))}
      </select>
      {chosen !== undefined && <IconButton icon="pencil" label={texts.editSegment} onClick={() => setEdited("this")} />}
      <button type="button" className="button quiet" onClick={() => setEdited("new")}>
        <Icon name="plus" />
        {texts.newSegment}
      </button>
      {edited !== undefined && (
        <SegmentSheet
          segment={edited === "this" ? chosen : undefined}
          words={props.words}
          close={() => setEdited(undefined)}
          choose={props.choose}
        />
      )}
    </div>
  );
}
