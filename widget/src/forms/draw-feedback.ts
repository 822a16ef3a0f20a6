import { element, report, safely } from "../element.ts";
import type { Message } from "../message.ts";
import type { WindowTexts } from "../texts/en.ts";

type Give = (messageId: string, helpful: boolean, comment?: string) => Promise<unknown>;

/** Asks once for each answer whether it helped, and what was wrong when it did not. */
export function drawFeedback(
  texts: WindowTexts,
  give: Give,
): { of(last: Message | undefined): HTMLElement | undefined } {
  const rows = new Map<string, HTMLElement>();
  return {
    of(last) {
      const isAnswer =
        last?.author === "assistant" && last.state === "done" && last.answered && last.citations.length > 0;
      if (!isAnswer) return undefined;
      const known = rows.get(last.id) ?? drawRow(last.id, texts, give);
      rows.set(last.id, known);
      return known;
    },
  };
}

function drawRow(messageId: string, texts: WindowTexts, give: Give): HTMLElement {
  const row = element("div", { class: "fb", role: "group", "aria-label": texts.didItHelp });
  const thank = () => row.replaceChildren(element("span", { role: "status" }, texts.thanks));
  const tell = (helpful: boolean, comment?: string) => give(messageId, helpful, comment).catch(report);
  const [yes, no] = [choice(texts.yes), choice(texts.no)];
  yes.addEventListener(
    "click",
    safely(() => {
      tell(true);
      thank();
    }),
  );
  no.addEventListener(
    "click",
    safely(() => {
      tell(false);
      askWhy();
    }),
  );
  function askWhy(): void {
    const field = element("textarea", {
      "aria-label": texts.whatWasWrong,
      placeholder: texts.whatWasWrong,
      maxlength: "2000",
    });
    const send = choice(texts.send);
    send.addEventListener(
      "click",
      safely(() => {
        const comment = field.value.trim();
        if (comment !== "") tell(false, comment);
        thank();
      }),
    );
    row.replaceChildren(field, send);
    field.focus();
    // The button below the field is to be seen as well.
    row.scrollIntoView({ block: "nearest" });
  }
  row.append(element("span", { dir: "auto" }, texts.didItHelp), yes, no);
  return row;
}

function choice(text: string): HTMLButtonElement {
  return element("button", { type: "button" }, text);
}
