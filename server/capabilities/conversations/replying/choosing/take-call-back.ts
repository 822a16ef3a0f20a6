import {
  type ContactDetails,
  type PersonRequest,
  readConsent,
  readContactDetails,
  readPersonRequest,
} from "@parley/engine";
import { parseEmailAddress } from "@parley/json";
import { parsePhoneNumber } from "../../../contacts/index.ts";
import { type EndOfReply, sayOnly } from "../end-of-reply.ts";
import type { FoundPassages } from "../finding/find-passages.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";
import { handOverEnd } from "./hand-over-end.ts";

/** An address is asked for so often in a row. */
const mostTimesAsked = 2;

/**
 * The reply to a wish for a call back (`wish`), or to the message after the assistant asked for an
 * address or repeated one. It asks for what is missing, or takes the lead and repeats what it took. A
 * number without its country code leads nowhere by itself: a colleague gets the conversation, if that
 * is allowed. Undefined for what is answered like any message.
 */
export function takeCallBack(
  assistant: ChosenAssistant,
  { question }: PendingReply,
  found: FoundPassages,
  wish?: PersonRequest,
): EndOfReply | undefined {
  const { actions } = assistant.settings;
  const talk = wish === undefined ? found.callBack : undefined;
  if (!actions.includes("capture_lead") || (wish === undefined && talk === undefined)) return undefined;
  // A name and a number are in no language.
  const { language } = wish ?? (talk && readPersonRequest(talk.texts[0]!, found.language)) ?? found;
  const { phrases } = language;
  const isAsked = talk?.step === "asked";
  if (talk && readConsent(question) === "no")
    return isAsked ? sayOnly(found.offlineEnd, phrases.notDone) : askEnd(found, phrases.askForContact);
  const now = readContactDetails(question, language, talk !== undefined);
  const before = talk?.texts.map((text, at) => readContactDetails(text, language, at > 0)) ?? [];
  // Details that the person repeats are right, unless the message gives another address.
  const isCorrection = talk?.step === "noted" && addressesOf(now) !== undefined;
  const details: ContactDetails = Object.assign({}, ...(isCorrection ? before.map(onlyName) : before), now);
  const addresses = addressesOf(details);
  if (addresses && (talk?.step !== "noted" || isCorrection)) {
    const lead = {
      ...(details.name && { name: details.name }),
      ...addresses,
      message: talk?.texts[0] ?? question,
      isCorrection,
    };
    const shown = [lead.name, lead.phone, lead.email].filter((value) => value).map((value) => `- ${value}`);
    const end = sayOnly(found.offlineEnd, phrases.contactNoted(shown.join("\n")));
    return { ...end, provenance: { ...end.provenance, callBack: "noted" }, lead };
  }
  if (talk?.step === "noted") return undefined;
  if (now.phone !== undefined && actions.includes("hand_over"))
    return handOverEnd(assistant, { ...found, language }, { reason: "asked", phone: now.phone });
  if (wish !== undefined) return askEnd(found, phrases.askForContact);
  const isTired = talk!.texts.length >= mostTimesAsked;
  return found.answer.answered || isTired ? undefined : askEnd(found, phrases.askForContactAgain);
}

function askEnd({ offlineEnd }: FoundPassages, text: string): EndOfReply {
  const end = sayOnly(offlineEnd, text);
  return { ...end, provenance: { ...end.provenance, callBack: "asked" } };
}

const onlyName = ({ name }: ContactDetails): ContactDetails => (name === undefined ? {} : { name });

/** In the form in which they are stored; undefined when there is none by which a person can be reached. */
function addressesOf({ email, phone }: ContactDetails): { email: string | null; phone: string | null } | undefined {
  const addresses = {
    email: (email && parseEmailAddress(email)) || null,
    phone: (phone && parsePhoneNumber(phone)) || null,
  };
  return addresses.email === null && addresses.phone === null ? undefined : addresses;
}
