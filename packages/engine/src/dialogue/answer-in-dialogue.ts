import type { PassageFinder } from "../finding/passage-index.ts";
import type { Language } from "../language.ts";
import { readWords } from "../reading/read-words.ts";
import { splitIntoSentences } from "../reading/split-into-sentences.ts";
import type { Retrieval } from "../retrieval.ts";
import { answerFaultOf } from "./answer-fault-of.ts";
import { answerHeading } from "./answer-heading.ts";
import { answerInAnger } from "./answer-in-anger.ts";
import { type AnswerOptions, answerOffline } from "./answer-offline.ts";
import { answerQuestion, replyFrom } from "./answer-question.ts";
import { answerTitle } from "./answer-title.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import type { EarlierTurn } from "./earlier-turn.ts";
import { explainAnswer } from "./explain-answer.ts";
import { answerFact } from "./facts/answer-fact.ts";
import { answerPrice } from "./facts/answer-price.ts";
import { answerWhere } from "./facts/answer-where.ts";
import { rememberFinds } from "./remember-finds.ts";
import { answerSeveral } from "./several/answer-several.ts";
import { splitQuestions } from "./several/split-questions.ts";
import { recogniseSmallTalk, type SmallTalk } from "./small-talk/recognise-small-talk.ts";
import { replyToSmallTalk } from "./small-talk/reply-to-small-talk.ts";
import { saysTooLittle } from "./small-talk/says-too-little.ts";
import { saysTrouble } from "./small-talk/says-trouble.ts";
import { withoutCourtesies } from "./small-talk/without-courtesies.ts";
import { askBack } from "./topics/ask-back.ts";
import { replyToOffer } from "./topics/reply-to-offer.ts";
import { topicsOfField } from "./topics/topics-of-field.ts";

const BALANCED: AnswerOptions = { strictness: "balanced", canHandOver: false };

/**
 * Answers a message, given the turns before it, oldest first: a FAQ that asks this; a choice that
 * was offered; small talk; a message that says too little; several questions; one question.
 * @example answerInDialogue(index, "and on Sunday?", [{ question: "When do you open?", … }])
 */
export function answerInDialogue(
  finder: PassageFinder,
  message: string,
  history: readonly EarlierTurn[],
  options: AnswerOptions = BALANCED,
): DialogueAnswer {
  const index = rememberFinds(finder);
  const language = index.languageOf(message);
  const asked = withoutCourtesies(message, language);
  const sure =
    answerOfFaq(index, message, options) ?? (asked === message ? undefined : answerOfFaq(index, asked, options));
  if (sure) return sure;
  const talk = talkOf(index, message, spokenBefore(index, history), language);
  const ofOffer = replyToOffer(index, message, history.at(-1), options, talk);
  if (ofOffer) return ofOffer;
  if (talk?.act === "explain") return explainAnswer(index, message, talk.language, history, options);
  if (talk) return replyToSmallTalk(message, talk, options);
  const question = onlyQuestion(asked, language);
  const ofQuestion = question === undefined ? undefined : answerOfFaq(index, question, options);
  return ofQuestion ?? answerAsked(index, asked, language, history, options);
}

function answerAsked(
  index: PassageFinder,
  message: string,
  language: Language,
  history: readonly EarlierTurn[],
  options: AnswerOptions,
): DialogueAnswer {
  const titled = answerTitle(index, message, language, options);
  if (titled) return titled;
  const price = history.length === 0 ? answerPrice(index, message, language, options) : undefined;
  if (price) return price;
  if (saysTooLittle(message, language, history)) {
    const fact = history.length === 0 ? answerFact(index, index.find(message), options) : undefined;
    if (fact) return replyFrom(fact, message);
    return (
      answerHeading(index, message, language, options) ??
      answerWhere(index, message, language, options) ??
      askBack(index, message, history, options)
    );
  }
  const ofFault = answerFaultOf(index, message, language, history, options);
  if (ofFault) return ofFault;
  const answer = answerSeveral(index, message, history, options) ?? answerQuestion(index, message, history, options);
  if (answer.answered) return answer;
  const angry = answerInAnger(index, message, history, options, answer);
  if (angry || answer.act !== "decline") return angry ?? answer;
  return answerTitle(index, message, language, options, { byHeading: true }) ?? answer;
}

/** The answer of a FAQ that asks all of the message. */
function answerOfFaq(index: PassageFinder, message: string, options: AnswerOptions): DialogueAnswer | undefined {
  if (!index.asksThis(message)) return undefined;
  const asked = answerOffline(index, message, options);
  const isWhole = asked.answered && isAskedWhole(asked.retrieval, message, index.languageOf(message));
  return isWhole ? replyFrom(asked, message) : undefined;
}

/** "I'm planning a visit. When do you open?" asks one thing, which its story does not hide. */
function onlyQuestion(message: string, language: Language): string | undefined {
  const sentences = splitIntoSentences(message).map(({ start, end }) => message.slice(start, end));
  const [question, ...others] = sentences.filter((sentence) => /\?["”»)]*$/.test(sentence));
  if (question === undefined || others.length > 0 || sentences.length < 2) return undefined;
  return withoutCourtesies(question, language);
}

/**
 * Tells whether a FAQ asks all of the message, and not one of several questions. With few FAQ, what
 * they ask is told apart from articles less surely than from one another.
 */
function isAskedWhole(retrieval: Retrieval, message: string, language: Language): boolean {
  const [best] = retrieval.passages;
  if (best?.genre !== "faq") return false;
  if (best.questionSimilarity === 1) return true;
  // "A problem with the seat" asks nothing that a FAQ about the seat answers.
  const isField = saysTrouble(readWords(message), language) && topicsOfField(retrieval, 1).length > 0;
  return !isField && splitQuestions(message, language).length < 2;
}

/** A mere "si" is a word of several languages, and speaks that of the dialogue, else of the knowledge. */
function talkOf(
  index: PassageFinder,
  message: string,
  before: Language | undefined,
  language: Language,
): SmallTalk | undefined {
  const talk = recogniseSmallTalk(message, before ?? language);
  if (talk?.act !== "acknowledge" || readWords(message).length !== 1) return talk;
  return { ...talk, language: before ?? index.languageOf("") };
}

function spokenBefore(index: PassageFinder, history: readonly EarlierTurn[]): Language | undefined {
  const last = history.at(-1);
  return last && index.languageOf(last.question);
}
