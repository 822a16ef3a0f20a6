import { ParleyProblem, ParleyUnreachable } from "@parley/client";
import { useState } from "react";
import { useTexts } from "../texts/texts.ts";
import { Icon } from "./icon.tsx";

/**
 * Says what went wrong in the problem's own sentence, and gives the id of the request to copy. A right that lacks is
 * no fault, and trying again cannot bring it: it is said quietly.
 */
export function ProblemNotice({ error, again }: { error: unknown; again?: (() => void) | undefined }) {
  const texts = useTexts();
  const [isCopied, setCopied] = useState(false);
  const isForbidden = error instanceof ParleyProblem && error.code === "forbidden";
  // Neither a right that lacks nor what is gone comes by another try, and nobody needs to look it up.
  const isFinal = isForbidden || (error instanceof ParleyProblem && error.code === "not-found");
  const requestId = error instanceof ParleyProblem && !isFinal ? error.requestId : undefined;
  return (
    <div className={isForbidden ? "problem lacks-right" : "problem"} role="alert">
      <Icon name={isForbidden ? "lock" : "triangle-alert"} />
      <span className="grow">{sentenceOf(error, texts.problem)}</span>
      {requestId !== undefined && (
        <button
          type="button"
          className="id"
          title={requestId}
          onClick={() => void navigator.clipboard.writeText(requestId).then(() => setCopied(true))}
        >
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? texts.problem.copied : texts.problem.copyId}
        </button>
      )}
      {again !== undefined && !isFinal && (
        <button type="button" className="button" onClick={again}>
          {texts.problem.again}
        </button>
      )}
    </div>
  );
}

function sentenceOf(error: unknown, texts: ReturnType<typeof useTexts>["problem"]): string {
  if (error instanceof ParleyUnreachable) return texts.unreachable;
  if (!(error instanceof ParleyProblem)) return texts.unknown;
  if (error.code === "forbidden") return texts.forbidden;
  const known = (texts.byCode as Record<string, string | undefined>)[error.code];
  if (known !== undefined) return known;
  // A pointer such as /body/text is for programs. The field itself is marked where the page shows one.
  if (!error.detail.startsWith("/")) return error.detail;
  const messages = [...new Set(error.errors.map(({ message }) => message))];
  return messages.map((message) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`).join(" ") || error.detail;
}
