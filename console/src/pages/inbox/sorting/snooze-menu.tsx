import type { Conversation } from "@parley/client";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Icon } from "../../../parts/icon.tsx";
import { MenuButton } from "../../../parts/menu-button.tsx";
import { tell } from "../../../parts/notes.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { parley } from "../../../session/session.ts";
import { useLocale, useTexts } from "../../../texts/texts.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const morning = 9;

type Props = { conversation: Conversation; renew: () => Promise<unknown> };

/** Puts the conversation off until a time. It comes back by itself, and when the person writes. */
export function SnoozeMenu({ conversation, renew }: Props) {
  const { inboxTools: texts } = useTexts();
  const language = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState("");
  const former = conversation.snoozedUntil ?? null;
  const snooze = useMutation({
    mutationFn: (until: string | null) => parley.conversations.putSnooze(conversation.id, { until, former }),
    onSuccess: (_, until) => tell(until === null ? texts.awake : texts.snoozed(say(until))),
    onSettled: renew,
  });
  const say = (at: string) => new Date(at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  const times = [
    [texts.inAnHour, new Date(Date.now() + hourMs)],
    [texts.tomorrow, at(1)],
    // On a Sunday, tomorrow is that.
    ...(daysToMonday() === 1 ? [] : [[texts.nextMonday, at(daysToMonday())] as const]),
  ] as const;
  return (
    <MenuButton label={texts.snooze} icon="alarm-clock" keys="z" isOn={former !== null}>
      {(close) => {
        const put = (until: string | null) => {
          close();
          snooze.mutate(until);
        };
        return (
          <div className="stack tight">
            {former !== null && (
              <button type="button" className="room" onClick={() => put(null)}>
                <Icon name="undo-2" /> {texts.endSnooze}
              </button>
            )}
            {times.map(([name, time]) => (
              <button key={name} type="button" className="room" onClick={() => put(time.toISOString())}>
                <span className="grow">{name}</span>
                <span className="tiny faint">
                  {time.toLocaleString(language, { weekday: "short", hour: "2-digit", minute: "2-digit" })}
                </span>
              </button>
            ))}
            <form
              className="field"
              onSubmit={(event) => {
                event.preventDefault();
                if (chosen !== "") put(new Date(chosen).toISOString());
              }}
            >
              <label htmlFor={id}>{texts.until}</label>
              <div className="row">
                <input
                  id={id}
                  className="input grow"
                  type="datetime-local"
                  value={chosen}
                  onChange={({ target }) => setChosen(target.value)}
                />
                <button type="submit" className="button" disabled={chosen === ""}>
                  {texts.put}
                </button>
              </div>
            </form>
            {snooze.isError && <ProblemNotice error={snooze.error} />}
          </div>
        );
      }}
    </MenuButton>
  );
}

function at(days: number): Date {
  const time = new Date(Date.now() + days * dayMs);
  time.setHours(morning, 0, 0, 0);
  return time;
}

function daysToMonday(): number {
  return (8 - new Date().getDay()) % 7 || 7;
}
