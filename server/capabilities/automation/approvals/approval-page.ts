import { isObject } from "@parley/json";
import { type Html, html } from "../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage, type PageLook } from "../../../kernel/pages/html-page.ts";
import { pageLanguage, showMoment } from "../../../kernel/pages/page-language.ts";
import { Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { findMember, findSettings } from "../../identity/index.ts";
import { approvalChanged, approvalDecided } from "../problems.ts";
import { automationTexts } from "../texts/automation-texts.ts";
import type { AutomationTexts } from "../texts/en.ts";
import { decide } from "./decide.ts";
import { isApprover } from "./find-approvers.ts";
import type { DecisionForm } from "./schema.ts";
import { type ApprovalRow, findByLink } from "./store.ts";

type LinkCall<Body = unknown> = Call<{ token: string }, unknown, Body>;
type LinkedApproval = ApprovalRow & { accountId: string };

/** The page behind the link of a mail. Opening it changes nothing; its buttons decide. */
export const approvalPage = {
  async show(call: LinkCall): Promise<Answer> {
    const approval = await read(call);
    return approval === undefined ? showWrongLink(call) : showApprovalPage(call, approval);
  },

  async submit(call: LinkCall<DecisionForm>): Promise<Answer> {
    const approval = await read(call);
    if (approval === undefined) return showWrongLink(call);
    const { decision, requestHash, comment = "" } = call.body;
    const said = comment.trim() === "" ? null : comment.trim();
    const by = { kind: "member" as const, id: approval.accountId, clientAddress: call.clientAddress };
    try {
      await call.commit((tx) => decide(tx, approval, { decision, requestHash, comment: said }, by));
    } catch (error) {
      // A second press of the button finds the decision made: the page tells which.
      if (!(error instanceof Problem && (error.type === approvalDecided || error.type === approvalChanged)))
        throw error;
    }
    const now = await read(call);
    return now === undefined ? showWrongLink(call) : showApprovalPage(call, now);
  },
};

/** Gives undefined for a wrong link, and when the member may not decide any more. */
async function read({ kernel, params }: LinkCall): Promise<LinkedApproval | undefined> {
  const { query } = kernel.database;
  const approval = await findByLink(query, sha256(params.token));
  if (approval === undefined) return undefined;
  const member = await findMember(query, approval.workspaceId, approval.accountId);
  if (member === undefined || member.status === "disabled" || !isApprover(approval, member)) return undefined;
  return approval;
}

async function showApprovalPage(call: LinkCall, approval: LinkedApproval): Promise<Answer> {
  const language = pageLanguage(null, call.header("accept-language"));
  const texts = automationTexts[language].approvals;
  const { name } = await findSettings(call.kernel.database.query, approval.workspaceId);
  const look: PageLook = { language, workspaceName: name };
  const { status, deadline } = approval;
  const isOpen = status === "pending";
  const until =
    isOpen && deadline !== null ? html`<p>${texts.deadline(showMoment(deadline, language))}</p>` : undefined;
  const page = html`${isOpen ? undefined : alertOf(texts.status[status])}${commentOf(approval)}
<p class="quiet">${texts.askedBy(approval.workflowName, showMoment(approval.createdAt, language))}</p>
<h2>${texts.request}</h2>${htmlOfRequest(approval.request)}${until}${isOpen ? formOf(approval, texts) : undefined}`;
  return htmlPage(200, approval.title, page, look);
}

function formOf({ requestHash }: LinkedApproval, texts: AutomationTexts["approvals"]): Html {
  return html`<form method="post">${hiddenField("requestHash", requestHash)}
<label for="comment">${texts.comment}</label><textarea id="comment" name="comment" rows="3" maxlength="2000"></textarea>
<button name="decision" value="approved">${texts.approve}</button>
<button name="decision" value="rejected" class="second">${texts.reject}</button></form>`;
}

function commentOf({ comment }: LinkedApproval): Html | undefined {
  return comment === null ? undefined : html`<p><bdi>${comment}</bdi></p>`;
}

function showWrongLink(call: LinkCall): Answer {
  const language = pageLanguage(null, call.header("accept-language"));
  const { title, text } = automationTexts[language].approvals.wrongLink;
  return htmlPage(422, title, html`<p>${text}</p>`, { language });
}

/** Deeper parts are shown as JSON. */
const deepestShown = 8;

/** Shows every part of a JSON value to people: nothing of what they approve is left out. */
function htmlOfRequest(value: unknown, depth = 0): Html {
  if (depth > deepestShown) return html`<code>${JSON.stringify(value)}</code>`;
  if (Array.isArray(value)) {
    return html`<ol>${value.map((part) => html`<li>${htmlOfRequest(part, depth + 1)}</li>`)}</ol>`;
  }
  if (isObject(value)) {
    const members = Object.entries(value).map(
      ([name, part]) => html`<dt><strong><bdi>${name}</bdi></strong></dt><dd>${htmlOfRequest(part, depth + 1)}</dd>`,
    );
    return html`<dl>${members}</dl>`;
  }
  if (typeof value === "string" && value !== "")
    return html`${value.split("\n").map((line) => html`<bdi>${line}</bdi><br>`)}`;
  return html`<code>${JSON.stringify(value)}</code>`;
}
