import { type Fixture, faq, nearMiss, offTopic, paraphrase, plain, prose, typo } from "./fixture.ts";

/**
 * Reads a knowledge with its questions from lines: `# id | title` starts a page, `? id | question |
 * alternative …` a FAQ; the lines after it are its text. `+ id | question | words the answer holds`
 * is a plain question, `~` one in other words, `%` one with typing errors. `- question` is close to
 * the knowledge but not in it, `! question` is about something else.
 */
export function parseFixture(name: string, source: string): Fixture {
  const fixture: Fixture = { name, documents: [], questions: [] };
  for (const block of source.trim().split(/\n(?=[#?+~%!-] )/)) {
    const [opening = "", ...rest] = block.split("\n");
    const [first = "", ...parts] = opening.slice(2).split(" | ");
    const text = rest.join("\n").trim();
    const [second = "", third] = parts;
    if (opening[0] === "#") fixture.documents.push(prose(first, second, text));
    else if (opening[0] === "?") fixture.documents.push(faq(first, second, text, ...parts.slice(1)));
    else if (opening[0] === "+") fixture.questions.push(plain(second, first, third));
    else if (opening[0] === "~") fixture.questions.push(paraphrase(second, first, third));
    else if (opening[0] === "%") fixture.questions.push(typo(second, first, third));
    else if (opening[0] === "-") fixture.questions.push(nearMiss(first));
    else fixture.questions.push(offTopic(first));
  }
  return fixture;
}
