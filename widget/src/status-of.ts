import type { ChatSettings } from "./chat-settings.ts";
import type { Conversation } from "./conversation.ts";
import type { WindowTexts } from "./texts/en.ts";

/** Says who answers: the assistant and from when on people, or the colleague who has joined. */
export function statusOf(
  { teamOpensAt }: ChatSettings,
  texts: WindowTexts,
  { isHandedOver, messages }: Conversation,
  language: string,
): string {
  if (isHandedOver) {
    const colleague = messages.findLast(({ author }) => author === "member");
    return colleague === undefined ? texts.waitsForPerson : texts.personAnswers(colleague.member ?? texts.aPerson);
  }
  if (teamOpensAt === null) return texts.answersAtOnce;
  return `${texts.answersAtOnce} · ${peopleAt(new Date(teamOpensAt), texts, language)}`;
}

/** The visitor's clock shows it, with the day when it is another one. */
function peopleAt(opens: Date, texts: WindowTexts, language: string): string {
  const now = new Date();
  if (opens <= now) return texts.peopleNow;
  const isToday = opens.toDateString() === now.toDateString();
  const format: Intl.DateTimeFormatOptions = {
    hour: "numeric",
    minute: "2-digit",
    ...(isToday ? {} : { weekday: "short" }),
  };
  return texts.peopleFrom(new Intl.DateTimeFormat(language, format).format(opens));
}
