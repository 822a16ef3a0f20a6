import type { Presence } from "./ask-presence.ts";
import type { Conversation } from "./conversation.ts";
import type { WindowTexts } from "./texts/en.ts";

/** A person who comes so soon is there: the server tells its time in whole seconds. */
const soonMs = 60_000;

/** Says who answers: the assistant and when people do, how long these usually take, or the colleague who has joined. */
export function statusOf(
  presence: Presence,
  texts: WindowTexts,
  { isHandedOver, messages }: Conversation,
  language: string,
): string {
  const colleague = isHandedOver ? messages.findLast(({ author }) => author === "member") : undefined;
  if (colleague !== undefined) return texts.personAnswers(colleague.member ?? texts.aPerson);
  const { teamOpensAt, usualAnswerSeconds } = presence;
  const isAway = teamOpensAt !== null && Date.parse(teamOpensAt) > Date.now() + soonMs;
  if (isHandedOver && !isAway && usualAnswerSeconds !== null)
    return texts.usually(duration(usualAnswerSeconds, language));
  const first = isHandedOver ? texts.waitsForPerson : texts.answersAtOnce;
  if (isAway) return `${first} · ${texts.peopleFrom(clockTime(new Date(teamOpensAt), language))}`;
  return isHandedOver || teamOpensAt === null ? first : `${first} · ${texts.peopleNow}`;
}

/** A time that was counted is rounded up to one that people say. */
function duration(seconds: number, language: string): string {
  const minutes = seconds / 60;
  const [unit, amount] =
    minutes <= 60
      ? (["minute", steps.find((step) => step >= minutes) ?? 60] as const)
      : minutes <= 24 * 60
        ? (["hour", Math.ceil(minutes / 60)] as const)
        : (["day", Math.ceil(minutes / 60 / 24)] as const);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}

const steps = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60];

/** The day stands with it when it is another one. */
function clockTime(time: Date, language: string): string {
  const isToday = time.toDateString() === new Date().toDateString();
  const format: Intl.DateTimeFormatOptions = {
    hour: "numeric",
    minute: "2-digit",
    ...(isToday ? {} : { weekday: "short" }),
  };
  return new Intl.DateTimeFormat(language, format).format(time);
}
