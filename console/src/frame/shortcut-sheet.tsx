import { Fragment } from "react";
import { Sheet } from "../parts/sheet.tsx";
import { useTexts } from "../texts/texts.ts";

/** Lists every key that does something. */
export function ShortcutSheet({ close }: { close: () => void }) {
  const { shortcuts: texts, inbox, inboxTools } = useTexts();
  const groups: [string, [string, string][]][] = [
    [
      texts.everywhere,
      [
        ["Ctrl K", texts.palette],
        ["?", texts.sheet],
        ["g", texts.go],
      ],
    ],
    [
      inbox.title,
      [
        ["j", texts.next],
        ["k", texts.previous],
        ["r", texts.answer],
        ["n", texts.note],
        ["/", inboxTools.slashHint],
        ["Ctrl Enter", texts.send],
        ["Esc", texts.back],
        ["a", texts.assign],
        ["t", inboxTools.labels],
        ["z", inboxTools.snooze],
        ["d", inboxTools.suggest],
        ["f", inboxTools.search],
        ["e", texts.close],
        ["/", texts.find],
      ],
    ],
  ];
  return (
    <Sheet title={texts.title} close={close}>
      <dl className="keys">
        {groups.map(([title, keys]) => (
          <Fragment key={title}>
            <h3>{title}</h3>
            {keys.map(([key, meaning]) => (
              <Fragment key={meaning}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </dl>
    </Sheet>
  );
}
