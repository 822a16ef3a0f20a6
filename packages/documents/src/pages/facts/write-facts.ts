import { isObject } from "@parley/json";
import { linesOfOffers } from "./lines-of-offers.ts";
import { addressOf, block, line, momentOf, type Say, sayIn } from "./say.ts";
import { isOf, isOffered, listOf, ofEvent, type Thing, textOf } from "./thing.ts";

const mostBlocks = 500;

/** Writes what things say, and the page's text `said` does not, as Markdown in the page's language. */
export function writeFacts(things: readonly Thing[], language: string, said: string): string {
  const say = sayIn(language, said);
  const blocks = things.flatMap((thing) => {
    if (isOf(thing, /^HowTo$/)) return block(thing, stepsOf(thing, say));
    if (isOf(thing, /^Person$/)) return block(thing, linesOfPerson(thing, say));
    if (isOf(thing, ofEvent)) return block(thing, linesOfEvent(thing, say));
    return isOffered(thing) ? block(thing, linesOfOffered(thing, say)) : [];
  });
  return [...new Set(blocks)].slice(0, mostBlocks).join("\n\n");
}

function stepsOf(thing: Thing, { isSaid }: Say): string[] {
  const steps = listOf(thing.step).flatMap((step) =>
    isOf(step, /^HowToSection$/) ? listOf(step.itemListElement) : [step],
  );
  const texts = steps
    .map((step) => textOf(isObject(step) ? (step.text ?? step.name) : step))
    .filter((text) => text !== "");
  return texts.every(isSaid) ? [] : texts.map((text, at) => `${at + 1}. ${text}`);
}

/** An author of texts has no job here. */
function linesOfPerson(person: Thing, say: Say): string[] {
  const [name, job] = [textOf(person.name), textOf(person.jobTitle)];
  if (name === "" || job === "" || (say.isSaid(name) && say.isSaid(job))) return [];
  return [`- ${job}: ${name}`];
}

function linesOfEvent(event: Thing, say: Say): string[] {
  const start = momentOf(event.startDate, say);
  const end = momentOf(event.endDate, say);
  const sameDay = end.day === start.day;
  const span = [start.text, sameDay ? end.time : end.text].filter((part) => part !== "").join(" – ");
  const status = textOf(event.eventStatus).replace(/^.*[/:]/, "");
  const { cancelled, postponed } = say.words;
  const state = status === "EventCancelled" ? cancelled : status === "EventPostponed" ? postponed : "";
  // A text that names the event and its day is taken to say the rest.
  const isTold = say.isSaid(textOf(event.name)) && (say.isSaid(start.day) || say.isSaid(start.plain));
  if (isTold && (state === "" || say.isSaid(state))) return [];
  const place = listOf(event.location).map((one) => [textOf(one), isObject(one) ? addressOf(one.address) : ""]);
  const where = [...new Set(place.flat())].filter((part) => part !== "").join(", ");
  return [
    ...(span === "" ? [] : [`- ${say.words.when}: ${span}${state === "" ? "" : ` (${state})`}`]),
    ...line(say.words.where, where, say),
    ...linesOfOffers(event, say),
  ];
}

/** A course has dates beside its price. */
function linesOfOffered(thing: Thing, say: Say): string[] {
  const dates = listOf(thing.hasCourseInstance).flatMap((one) => (isObject(one) ? linesOfEvent(one, say) : []));
  return [...dates, ...linesOfOffers(thing, say)];
}
