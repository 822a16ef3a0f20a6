// Generated from docs/reference by sdks/emitter. Change that, not this file.

import type { BodyOf, Call, Download, EventsOf, ItemOf, List, OptionsOf, AnswerOf, QueryOf } from "../operation.js";
import type { DatabaseAnswer } from "./api-types.generated.js";

/** The answer of the database, with rows of a type that the caller knows. */
export type DatabaseRows<Row> = Omit<DatabaseAnswer, "rows"> & { rows: Row[] };

export interface ActionsCalls {
  /**
   * List what assistants may be allowed to do.
   * Scope: `settings:read`.
   * @example
   * for await (const item of parley.actions.list()) console.log(item);
   */
  list(options?: OptionsOf<"GET /api/actions">): List<ItemOf<"GET /api/actions">, AnswerOf<"GET /api/actions">>;
}

export interface AnswerTestsCalls {
  /**
   * Keep a question as a test of an assistant, or a reply that was given.
   * The tests run after each change of the knowledge or the settings, where a model answers at most every ten minutes, and each asks its question as the first message of a conversation, or as a follow-up where the reply was one. Nothing is stored of the conversation, nobody is told, and no tool is run. A workspace has at most 200.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.answerTests.create({ question: "…", expect: {} });
   */
  create(body: BodyOf<"POST /api/answer-tests">, options?: OptionsOf<"POST /api/answer-tests">): Call<AnswerOf<"POST /api/answer-tests">>;
  /**
   * List the tests with their newest results.
   * Scope: `knowledge:read`.
   * @example
   * for await (const item of parley.answerTests.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/answer-tests"> & OptionsOf<"GET /api/answer-tests">, options?: OptionsOf<"GET /api/answer-tests">): List<ItemOf<"GET /api/answer-tests">, AnswerOf<"GET /api/answer-tests">>;
  /**
   * Delete a test.
   * Scope: `knowledge:write`.
   * @example
   * await parley.answerTests.delete(pinId);
   */
  delete(pinId: string, options?: OptionsOf<"DELETE /api/answer-tests/{pinId}">): Call<AnswerOf<"DELETE /api/answer-tests/{pinId}">>;
  /**
   * Run all tests.
   * They run after the answer: the report tells when. A run that waits already is the same.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.answerTests.run();
   */
  run(options?: OptionsOf<"POST /api/answer-tests/run">): Call<AnswerOf<"POST /api/answer-tests/run">>;
  /**
   * Show how the tests came out, and what differs from the run before.
   * Scope: `knowledge:read`.
   * @example
   * const answer = await parley.answerTests.report();
   */
  report(options?: OptionsOf<"GET /api/answer-tests/report">): Call<AnswerOf<"GET /api/answer-tests/report">>;
  /**
   * Whether I get a mail when tests come out otherwise.
   * For a signed-in member.
   * @example
   * const answer = await parley.answerTests.getMail();
   */
  getMail(options?: OptionsOf<"GET /api/answer-tests/mail">): Call<AnswerOf<"GET /api/answer-tests/mail">>;
  /**
   * Get a mail when tests come out otherwise, or stop it.
   * For a signed-in member. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.answerTests.putMail({ wanted: true });
   */
  putMail(body: BodyOf<"PUT /api/answer-tests/mail">, options?: OptionsOf<"PUT /api/answer-tests/mail">): Call<AnswerOf<"PUT /api/answer-tests/mail">>;
}

export interface AppGrantsCalls {
  /**
   * List the apps that may act for me.
   * In this workspace. An owner may list them for all members.
   * For a signed-in member.
   * @example
   * for await (const item of parley.appGrants.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/oauth/grants"> & OptionsOf<"GET /api/oauth/grants">, options?: OptionsOf<"GET /api/oauth/grants">): List<ItemOf<"GET /api/oauth/grants">, AnswerOf<"GET /api/oauth/grants">>;
  /**
   * No longer let an app act for me.
   * Every node refuses its tokens within a second. An owner may end what any member gave.
   * For a signed-in member.
   * @example
   * await parley.appGrants.delete(id);
   */
  delete(id: string, options?: OptionsOf<"DELETE /api/oauth/grants/{id}">): Call<AnswerOf<"DELETE /api/oauth/grants/{id}">>;
}

export interface ApprovalsCalls {
  /**
   * List what runs ask people for, newest first.
   * Scope: `automation:read`.
   * @example
   * for await (const item of parley.approvals.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/approvals"> & OptionsOf<"GET /api/approvals">, options?: OptionsOf<"GET /api/approvals">): List<ItemOf<"GET /api/approvals">, AnswerOf<"GET /api/approvals">>;
  /**
   * Read what a run asks people for.
   * Scope: `automation:read`.
   * @example
   * const answer = await parley.approvals.get(approvalId);
   */
  get(approvalId: string, options?: OptionsOf<"GET /api/approvals/{approvalId}">): Call<AnswerOf<"GET /api/approvals/{approvalId}">>;
  /**
   * Approve or reject what a run asks for.
   * The first decision counts; the run goes on with it. Where the workflow names `approvers`, only these members may decide.
   * Scope: `approvals:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.approvals.decide(approvalId, { decision: "approved" });
   */
  decide(approvalId: string, body: BodyOf<"POST /api/approvals/{approvalId}">, options?: OptionsOf<"POST /api/approvals/{approvalId}">): Call<AnswerOf<"POST /api/approvals/{approvalId}">>;
}

export interface AppsCalls {
  /**
   * Make an app.
   * Members of every workspace can let it act for them. Only this answer shows the secret of a confidential app, which may also act by itself in this workspace (`client_credentials`). Sensitive scopes need an owner's approval: for the app by itself, and for members who are no owners.
   * Scope: `keys:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.apps.create({ name: "…", kind: "confidential", scopes: ["settings:read"] });
   */
  create(body: BodyOf<"POST /api/oauth/apps">, options?: OptionsOf<"POST /api/oauth/apps">): Call<AnswerOf<"POST /api/oauth/apps">>;
  /**
   * List the apps.
   * Scope: `keys:write`.
   * @example
   * for await (const item of parley.apps.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/oauth/apps"> & OptionsOf<"GET /api/oauth/apps">, options?: OptionsOf<"GET /api/oauth/apps">): List<ItemOf<"GET /api/oauth/apps">, AnswerOf<"GET /api/oauth/apps">>;
  /**
   * Change an app.
   * Access tokens with a scope that it lost are refused within a second.
   * Scope: `keys:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.apps.update(id);
   */
  update(id: string, body?: BodyOf<"PATCH /api/oauth/apps/{id}">, options?: OptionsOf<"PATCH /api/oauth/apps/{id}">): Call<AnswerOf<"PATCH /api/oauth/apps/{id}">>;
  /**
   * End an app.
   * With all that members let it do. Every node refuses its tokens within a second.
   * Scope: `keys:write`.
   * @example
   * await parley.apps.delete(id);
   */
  delete(id: string, options?: OptionsOf<"DELETE /api/oauth/apps/{id}">): Call<AnswerOf<"DELETE /api/oauth/apps/{id}">>;
  /**
   * Give a confidential app a new secret.
   * Only this answer shows it. The former secret ends at once.
   * Scope: `keys:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.apps.renewSecret(id);
   */
  renewSecret(id: string, options?: OptionsOf<"POST /api/oauth/apps/{id}/secret">): Call<AnswerOf<"POST /api/oauth/apps/{id}/secret">>;
  /**
   * Let an app have sensitive scopes in this workspace.
   * Only an owner may do this. The list replaces the former one; an empty list ends the approval.
   * For a signed-in member. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.apps.approve(id, { scopes: ["settings:read"] });
   */
  approve(id: string, body: BodyOf<"PUT /api/oauth/apps/{id}/approval">, options?: OptionsOf<"PUT /api/oauth/apps/{id}/approval">): Call<AnswerOf<"PUT /api/oauth/apps/{id}/approval">>;
}

export interface AssistantsCalls {
  /**
   * List the assistants.
   * Scope: `settings:read`.
   * @example
   * for await (const item of parley.assistants.list()) console.log(item);
   */
  list(options?: OptionsOf<"GET /api/assistants">): List<ItemOf<"GET /api/assistants">, AnswerOf<"GET /api/assistants">>;
  /**
   * Make an assistant.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.assistants.create({ name: "…" });
   */
  create(body: BodyOf<"POST /api/assistants">, options?: OptionsOf<"POST /api/assistants">): Call<AnswerOf<"POST /api/assistants">>;
  /**
   * Show an assistant.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.assistants.get(assistantId);
   */
  get(assistantId: string, options?: OptionsOf<"GET /api/assistants/{assistantId}">): Call<AnswerOf<"GET /api/assistants/{assistantId}">>;
  /**
   * Change an assistant.
   * The change applies to the next question, on every node.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.assistants.update(assistantId);
   */
  update(assistantId: string, body?: BodyOf<"PATCH /api/assistants/{assistantId}">, options?: OptionsOf<"PATCH /api/assistants/{assistantId}">): Call<AnswerOf<"PATCH /api/assistants/{assistantId}">>;
  /**
   * Remove an assistant.
   * Scope: `settings:write`.
   * @example
   * await parley.assistants.delete(assistantId);
   */
  delete(assistantId: string, options?: OptionsOf<"DELETE /api/assistants/{assistantId}">): Call<AnswerOf<"DELETE /api/assistants/{assistantId}">>;
  /**
   * Ask an assistant with settings that are not stored.
   * Needs `settings:write` and `conversations:write`. The conversation is one as others: delete it when you have seen the answer. With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed` (when the first word takes longer than usual), `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.assistants.try(assistantId, { message: "…" });
   */
  try(assistantId: string, body: BodyOf<"POST /api/assistants/{assistantId}/try">, options?: OptionsOf<"POST /api/assistants/{assistantId}/try">): Call<AnswerOf<"POST /api/assistants/{assistantId}/try">>;
  /**
   * @deprecated Call `parley.assistants.create`.
   */
  make(body: BodyOf<"POST /api/assistants">, options?: OptionsOf<"POST /api/assistants">): Call<AnswerOf<"POST /api/assistants">>;
  /**
   * @deprecated Call `parley.assistants.update`.
   */
  change(assistantId: string, body?: BodyOf<"PATCH /api/assistants/{assistantId}">, options?: OptionsOf<"PATCH /api/assistants/{assistantId}">): Call<AnswerOf<"PATCH /api/assistants/{assistantId}">>;
}

export interface AuditCalls {
  /**
   * Read the audit log: who did what in the workspace.
   * Scope: `settings:read`.
   * @example
   * for await (const item of parley.audit.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/audit"> & OptionsOf<"GET /api/audit">, options?: OptionsOf<"GET /api/audit">): List<ItemOf<"GET /api/audit">, AnswerOf<"GET /api/audit">>;
}

export interface AuthCalls {
  /**
   * Sign up: make an account with a workspace.
   * @example
   * const answer = await parley.auth.signUp({ email: "…", password: "…" });
   */
  signUp(body: BodyOf<"POST /api/auth/signup">, options?: OptionsOf<"POST /api/auth/signup">): Call<AnswerOf<"POST /api/auth/signup">>;
  /**
   * Get my account, my workspaces and my scopes.
   * For a signed-in member.
   * @example
   * const answer = await parley.auth.me();
   */
  me(options?: OptionsOf<"GET /api/auth/me">): Call<AnswerOf<"GET /api/auth/me">>;
  /**
   * Change my name and my language.
   * In every workspace, also beside what you have written before.
   * For a signed-in member.
   * @example
   * const answer = await parley.auth.updateMe();
   */
  updateMe(body?: BodyOf<"PATCH /api/auth/me">, options?: OptionsOf<"PATCH /api/auth/me">): Call<AnswerOf<"PATCH /api/auth/me">>;
  /**
   * Erase my account.
   * Also erases every workspace in which you are the only member, with everything in it. This cannot be undone.
   * For a signed-in member.
   * @example
   * await parley.auth.eraseMe({ password: "…" });
   */
  eraseMe(body: BodyOf<"DELETE /api/auth/me">, options?: OptionsOf<"DELETE /api/auth/me">): Call<AnswerOf<"DELETE /api/auth/me">>;
  /**
   * Sign in.
   * An account with a second factor gets `secondFactorRequired: true` in place of tokens, and sends its second factor to `POST /api/auth/second-factor`.
   * @example
   * const answer = await parley.auth.signIn({ email: "…", password: "…" });
   */
  signIn(body: BodyOf<"POST /api/auth/signin">, options?: OptionsOf<"POST /api/auth/signin">): Call<AnswerOf<"POST /api/auth/signin">>;
  /**
   * Exchange a refresh token for the next.
   * A second use of a token within 20 seconds gives the same answer. A later use ends the session, because somebody must have copied the token. A session in a cookie is refreshed with the header `X-Parley-Console: 1` and without a body.
   * @example
   * const answer = await parley.auth.refresh();
   */
  refresh(body?: BodyOf<"POST /api/auth/refresh"> | string, options?: OptionsOf<"POST /api/auth/refresh">): Call<AnswerOf<"POST /api/auth/refresh">>;
  /**
   * Sign out.
   * Ends the session. Send the access token or, when it has expired, the refresh token in the body. With the header `X-Parley-Console: 1`, the session in the cookie ends, too.
   * @example
   * await parley.auth.signOut();
   */
  signOut(body?: BodyOf<"POST /api/auth/signout">, options?: OptionsOf<"POST /api/auth/signout">): Call<AnswerOf<"POST /api/auth/signout">>;
  /**
   * Switch to another of my workspaces.
   * The refresh token stays valid. From now on it gives access tokens for that workspace.
   * For a signed-in member.
   * @example
   * const answer = await parley.auth.switchWorkspace({ workspaceId: "…" });
   */
  switchWorkspace(body: BodyOf<"POST /api/auth/switch">, options?: OptionsOf<"POST /api/auth/switch">): Call<AnswerOf<"POST /api/auth/switch">>;
  /**
   * Finish a sign-in with the second factor.
   * @example
   * const answer = await parley.auth.passSecondFactor({ secondFactorToken: "…" });
   */
  passSecondFactor(body: BodyOf<"POST /api/auth/second-factor">, options?: OptionsOf<"POST /api/auth/second-factor">): Call<AnswerOf<"POST /api/auth/second-factor">>;
  /**
   * Make new recovery codes.
   * The former ones end.
   * For a signed-in member.
   * @example
   * const answer = await parley.auth.makeRecoveryCodes({ password: "…" });
   */
  makeRecoveryCodes(body: BodyOf<"POST /api/auth/recovery-codes">, options?: OptionsOf<"POST /api/auth/recovery-codes">): Call<AnswerOf<"POST /api/auth/recovery-codes">>;
  /**
   * Forgot my password: mail a link to choose a new one.
   * Gives the same answer for every address, with or without an account. An address that is not confirmed yet gets the mail that confirms it, whose page also sets a password.
   * @example
   * const answer = await parley.auth.forgotPassword({ email: "…" });
   */
  forgotPassword(body: BodyOf<"POST /api/auth/forgot-password">, options?: OptionsOf<"POST /api/auth/forgot-password">): Call<AnswerOf<"POST /api/auth/forgot-password">>;
  /**
   * Set a new password with a mailed token.
   * Ends all sessions. If the address was not confirmed before, a stranger may have signed up with it: the account starts again in a new, empty workspace, and its former workspace is deleted. Then a token that confirms the address is valid here as well.
   * @example
   * await parley.auth.resetPassword({ token: "…", password: "…" });
   */
  resetPassword(body: BodyOf<"POST /api/auth/reset-password">, options?: OptionsOf<"POST /api/auth/reset-password">): Call<AnswerOf<"POST /api/auth/reset-password">>;
  /**
   * Change my password.
   * Ends my other sessions.
   * For a signed-in member.
   * @example
   * await parley.auth.changePassword({ password: "…", newPassword: "…" });
   */
  changePassword(body: BodyOf<"POST /api/auth/change-password">, options?: OptionsOf<"POST /api/auth/change-password">): Call<AnswerOf<"POST /api/auth/change-password">>;
  /**
   * Show a picture of me to visitors and colleagues.
   * A PNG, JPEG, WebP or GIF of up to 10 MiB. Parley makes it anew, as a JPEG of at most 256 pixels a side, and keeps nothing else of the file. Visitors see it beside what you write.
   * For a signed-in member. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.auth.putMePicture({ file: new Blob(["…"]) });
   */
  putMePicture(body: BodyOf<"PUT /api/auth/me/picture">, options?: OptionsOf<"PUT /api/auth/me/picture">): Call<AnswerOf<"PUT /api/auth/me/picture">>;
  /**
   * Erase my picture.
   * Its address leads nowhere from now on. Your initials stand in its place.
   * For a signed-in member.
   * @example
   * await parley.auth.deleteMePicture();
   */
  deleteMePicture(options?: OptionsOf<"DELETE /api/auth/me/picture">): Call<AnswerOf<"DELETE /api/auth/me/picture">>;
  /**
   * Confirm my e-mail address.
   * The mailed token proves the mailbox; a session of the account or its password proves that you signed up. Without these, choose a new password with `POST /api/auth/reset-password`. On a private installation the token is enough.
   * @example
   * const answer = await parley.auth.verifyEmail({ token: "…" });
   */
  verifyEmail(body: BodyOf<"POST /api/auth/verify-email">, options?: OptionsOf<"POST /api/auth/verify-email">): Call<AnswerOf<"POST /api/auth/verify-email">>;
  /**
   * Mail the confirmation link again.
   * For a signed-in member.
   * @example
   * const answer = await parley.auth.resendVerification();
   */
  resendVerification(options?: OptionsOf<"POST /api/auth/verify-email/resend">): Call<AnswerOf<"POST /api/auth/verify-email/resend">>;
}

export interface BlockedVisitorsCalls {
  /**
   * List who is blocked.
   * Scope: `contacts:read`.
   * @example
   * for await (const item of parley.blockedVisitors.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/blocked-visitors"> & OptionsOf<"GET /api/blocked-visitors">, options?: OptionsOf<"GET /api/blocked-visitors">): List<ItemOf<"GET /api/blocked-visitors">, AnswerOf<"GET /api/blocked-visitors">>;
  /**
   * End a block.
   * The answer is the same for a visitor who is not blocked.
   * Scope: `contacts:write`.
   * @example
   * await parley.blockedVisitors.delete(visitorId);
   */
  delete(visitorId: string, options?: OptionsOf<"DELETE /api/blocked-visitors/{visitorId}">): Call<AnswerOf<"DELETE /api/blocked-visitors/{visitorId}">>;
}

export interface BouncesCalls {
  /**
   * List what came back, newest first.
   * Scope: `newsletter:read`.
   * @example
   * for await (const item of parley.bounces.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/newsletter/bounces"> & OptionsOf<"GET /api/newsletter/bounces">, options?: OptionsOf<"GET /api/newsletter/bounces">): List<ItemOf<"GET /api/newsletter/bounces">, AnswerOf<"GET /api/newsletter/bounces">>;
  /**
   * Report bounces and complaints that a mail service told of.
   * A hard bounce and a complaint end all mails to the subscriber, and so do soft bounces on five days within 60. Each mail counts once for each kind.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.bounces.report({ bounces: [{ kind: "hard" }] });
   */
  report(body: BodyOf<"POST /api/newsletter/bounces">, options?: OptionsOf<"POST /api/newsletter/bounces">): Call<AnswerOf<"POST /api/newsletter/bounces">>;
  /**
   * Make the address where the mails of the bounce mailbox are posted.
   * The former address ends. Only a hash of it is stored.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.bounces.createAddress();
   */
  createAddress(body?: BodyOf<"POST /api/newsletter/bounces/address">, options?: OptionsOf<"POST /api/newsletter/bounces/address">): Call<AnswerOf<"POST /api/newsletter/bounces/address">>;
  /**
   * Receive a mail of the bounce mailbox.
   * The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field `raw`, `email` or `body-mime`. Delivery reports (RFC 3464), spam reports (RFC 5965) and bounces in words are read. Only a report with the address or the `Message-ID` that Parley gave the mail is counted.
   * @example
   * const answer = await parley.bounces.receiveMail(token, bytes);
   */
  receiveMail(token: string, body: BodyOf<"POST /api/newsletter/bounces/mail/{token}">, options?: OptionsOf<"POST /api/newsletter/bounces/mail/{token}">): Call<AnswerOf<"POST /api/newsletter/bounces/mail/{token}">>;
}

export interface CampaignsCalls {
  /**
   * Write a campaign.
   * A draft: nothing is sent, and nothing must be complete.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.campaigns.create({ name: "…" });
   */
  create(body: BodyOf<"POST /api/newsletter/campaigns">, options?: OptionsOf<"POST /api/newsletter/campaigns">): Call<AnswerOf<"POST /api/newsletter/campaigns">>;
  /**
   * List the campaigns, newest first.
   * Scope: `newsletter:read`.
   * @example
   * for await (const item of parley.campaigns.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/newsletter/campaigns"> & OptionsOf<"GET /api/newsletter/campaigns">, options?: OptionsOf<"GET /api/newsletter/campaigns">): List<ItemOf<"GET /api/newsletter/campaigns">, AnswerOf<"GET /api/newsletter/campaigns">>;
  /**
   * Read a campaign.
   * Scope: `newsletter:read`.
   * @example
   * const answer = await parley.campaigns.get(campaignId);
   */
  get(campaignId: string, options?: OptionsOf<"GET /api/newsletter/campaigns/{campaignId}">): Call<AnswerOf<"GET /api/newsletter/campaigns/{campaignId}">>;
  /**
   * Change a draft.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.campaigns.update(campaignId);
   */
  update(campaignId: string, body?: BodyOf<"PATCH /api/newsletter/campaigns/{campaignId}">, options?: OptionsOf<"PATCH /api/newsletter/campaigns/{campaignId}">): Call<AnswerOf<"PATCH /api/newsletter/campaigns/{campaignId}">>;
  /**
   * Delete a campaign that is not at work.
   * With what is noted of its mails. Links in its mails lead nowhere then, except those for leaving.
   * Scope: `newsletter:write`.
   * @example
   * await parley.campaigns.delete(campaignId);
   */
  delete(campaignId: string, options?: OptionsOf<"DELETE /api/newsletter/campaigns/{campaignId}">): Call<AnswerOf<"DELETE /api/newsletter/campaigns/{campaignId}">>;
  /**
   * Read a campaign as its readers get it.
   * HTML, the plain text for readers without HTML, what was left out, and what sending still needs.
   * Scope: `newsletter:read`.
   * @example
   * const answer = await parley.campaigns.preview(campaignId);
   */
  preview(campaignId: string, query?: QueryOf<"GET /api/newsletter/campaigns/{campaignId}/preview"> & OptionsOf<"GET /api/newsletter/campaigns/{campaignId}/preview">, options?: OptionsOf<"GET /api/newsletter/campaigns/{campaignId}/preview">): Call<AnswerOf<"GET /api/newsletter/campaigns/{campaignId}/preview">>;
  /**
   * Send a campaign to members of the workspace as a test.
   * To nobody else, so that no stranger gets mails that nobody asked for.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.campaigns.test(campaignId);
   */
  test(campaignId: string, body?: BodyOf<"POST /api/newsletter/campaigns/{campaignId}/test">, options?: OptionsOf<"POST /api/newsletter/campaigns/{campaignId}/test">): Call<AnswerOf<"POST /api/newsletter/campaigns/{campaignId}/test">>;
  /**
   * Send a campaign at a time of a time zone.
   * A time that clocks show twice in autumn is the first of the two. One that they skip in spring comes as long after the skip.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.campaigns.schedule(campaignId, { at: "…", timeZone: "…" });
   */
  schedule(campaignId: string, body: BodyOf<"POST /api/newsletter/campaigns/{campaignId}/schedule">, options?: OptionsOf<"POST /api/newsletter/campaigns/{campaignId}/schedule">): Call<AnswerOf<"POST /api/newsletter/campaigns/{campaignId}/schedule">>;
  /**
   * Send a campaign now.
   * Each recipient gets it once. Who leaves while it is being sent gets it no more.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.campaigns.send(campaignId);
   */
  send(campaignId: string, body?: BodyOf<"POST /api/newsletter/campaigns/{campaignId}/send">, options?: OptionsOf<"POST /api/newsletter/campaigns/{campaignId}/send">): Call<AnswerOf<"POST /api/newsletter/campaigns/{campaignId}/send">>;
  /**
   * Pause a campaign: no further mail is handed to the mail server.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.campaigns.pause(campaignId);
   */
  pause(campaignId: string, body?: BodyOf<"POST /api/newsletter/campaigns/{campaignId}/pause">, options?: OptionsOf<"POST /api/newsletter/campaigns/{campaignId}/pause">): Call<AnswerOf<"POST /api/newsletter/campaigns/{campaignId}/pause">>;
  /**
   * Let a paused campaign go on.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.campaigns.resume(campaignId);
   */
  resume(campaignId: string, body?: BodyOf<"POST /api/newsletter/campaigns/{campaignId}/resume">, options?: OptionsOf<"POST /api/newsletter/campaigns/{campaignId}/resume">): Call<AnswerOf<"POST /api/newsletter/campaigns/{campaignId}/resume">>;
  /**
   * End a campaign, or make a scheduled one a draft again.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.campaigns.cancel(campaignId);
   */
  cancel(campaignId: string, body?: BodyOf<"POST /api/newsletter/campaigns/{campaignId}/cancel">, options?: OptionsOf<"POST /api/newsletter/campaigns/{campaignId}/cancel">): Call<AnswerOf<"POST /api/newsletter/campaigns/{campaignId}/cancel">>;
  /**
   * List what became of the mails of a campaign.
   * Scope: `newsletter:read`.
   * @example
   * for await (const item of parley.campaigns.listMailings(campaignId)) console.log(item);
   */
  listMailings(campaignId: string, query?: QueryOf<"GET /api/newsletter/campaigns/{campaignId}/mailings"> & OptionsOf<"GET /api/newsletter/campaigns/{campaignId}/mailings">, options?: OptionsOf<"GET /api/newsletter/campaigns/{campaignId}/mailings">): List<ItemOf<"GET /api/newsletter/campaigns/{campaignId}/mailings">, AnswerOf<"GET /api/newsletter/campaigns/{campaignId}/mailings">>;
  /**
   * Send a mail again of which nobody knows whether it arrived.
   * The person may get it twice. Parley never does this by itself.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * await parley.campaigns.releaseMailing(campaignId, subscriberId);
   */
  releaseMailing(campaignId: string, subscriberId: string, body?: BodyOf<"POST /api/newsletter/campaigns/{campaignId}/mailings/{subscriberId}/release">, options?: OptionsOf<"POST /api/newsletter/campaigns/{campaignId}/mailings/{subscriberId}/release">): Call<AnswerOf<"POST /api/newsletter/campaigns/{campaignId}/mailings/{subscriberId}/release">>;
  /**
   * Read the report of a campaign.
   * Scope: `newsletter:read`.
   * @example
   * const answer = await parley.campaigns.report(campaignId);
   */
  report(campaignId: string, options?: OptionsOf<"GET /api/newsletter/campaigns/{campaignId}/report">): Call<AnswerOf<"GET /api/newsletter/campaigns/{campaignId}/report">>;
  /**
   * Get the report of a campaign as a drawing.
   * Scope: `newsletter:read`.
   * @example
   * const answer = await parley.campaigns.reportDrawing(campaignId);
   */
  reportDrawing(campaignId: string, options?: OptionsOf<"GET /api/newsletter/campaigns/{campaignId}/report.svg">): Call<AnswerOf<"GET /api/newsletter/campaigns/{campaignId}/report.svg">>;
}

export interface ChatCalls {
  /**
   * Ask the assistant, as the AI SDK's useChat does.
   * Answers with a UI message stream (`x-vercel-ai-ui-message-stream: v1`). A browser finds its visitor token in the answer's header X-Visitor-Token.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * for await (const event of parley.chat.send({ id: "…", messages: [{ role: "…" }] })) console.log(event.data);
   */
  send(body: BodyOf<"POST /api/chat">, options?: OptionsOf<"POST /api/chat">): EventsOf;
  /**
   * Stream the pending reply.
   * From its beginning, as the AI SDK expects. 204 when no reply is pending.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * for await (const event of parley.chat.resume(sessionId)) console.log(event.data);
   */
  resume(sessionId: string, options?: OptionsOf<"GET /api/chat/{sessionId}/stream">): EventsOf;
  /**
   * Stop the pending replies.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * const answer = await parley.chat.stop(sessionId);
   */
  stop(sessionId: string, options?: OptionsOf<"POST /api/chat/{sessionId}/stop">): Call<AnswerOf<"POST /api/chat/{sessionId}/stop">>;
}

export interface ChatbotCalls {
  /**
   * Send a message to the assistant.
   * With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed` (when the first word takes longer than usual), `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * const answer = await parley.chatbot.send({ message: "…" });
   */
  send(body: BodyOf<"POST /api/chatbot/send">, options?: OptionsOf<"POST /api/chatbot/send">): Call<AnswerOf<"POST /api/chatbot/send">>;
  /**
   * Send a message from another platform.
   * Takes the body of /api/chatbot/send or `{event: "user_message", data}`. With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed` (when the first word takes longer than usual), `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * const answer = await parley.chatbot.receive({ event: "user_message", data: { userId: "…", message: "…" } });
   */
  receive(body: BodyOf<"POST /api/chatbot">, options?: OptionsOf<"POST /api/chatbot">): Call<AnswerOf<"POST /api/chatbot">>;
}

export interface ContactsCalls {
  /**
   * Export everything about a user.
   * As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or `Accept: application/zip`) with a page to read and a file of JSON for each part. It includes what carries the user's id without a proof (`userVerified: false`), and the contact that the user is. An unknown user has no lines.
   * Scope: `contacts:read`.
   * @example
   * const text = await (await parley.contacts.exportUser(userId)).text();
   */
  exportUser(userId: string, query?: QueryOf<"GET /api/users/{userId}/export"> & OptionsOf<"GET /api/users/{userId}/export">, options?: OptionsOf<"GET /api/users/{userId}/export">): Call<Download>;
  /**
   * Erase everything about a user.
   * Deletes everything that the export shows, of the contacts too that were merged with it. This cannot be undone. The same answer comes when there was nothing to delete.
   * Scope: `contacts:write`.
   * @example
   * const answer = await parley.contacts.eraseUser(userId);
   */
  eraseUser(userId: string, options?: OptionsOf<"DELETE /api/users/{userId}">): Call<AnswerOf<"DELETE /api/users/{userId}">>;
  /**
   * Export everything about a contact.
   * As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or `Accept: application/zip`) with a page to read and a file of JSON for each part.
   * Scope: `contacts:read`.
   * @example
   * const text = await (await parley.contacts.exportOne(contactId)).text();
   */
  exportOne(contactId: string, query?: QueryOf<"GET /api/contacts/{contactId}/export"> & OptionsOf<"GET /api/contacts/{contactId}/export">, options?: OptionsOf<"GET /api/contacts/{contactId}/export">): Call<Download>;
  /**
   * Erase a contact everywhere.
   * Deletes everything that the export shows, of the contacts too that were merged with it. This cannot be undone.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.contacts.erase(contactId);
   */
  erase(contactId: string, options?: OptionsOf<"POST /api/contacts/{contactId}/erase">): Call<AnswerOf<"POST /api/contacts/{contactId}/erase">>;
  /**
   * List or search the contacts, newest first.
   * Scope: `contacts:read`.
   * @example
   * for await (const item of parley.contacts.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/contacts"> & OptionsOf<"GET /api/contacts">, options?: OptionsOf<"GET /api/contacts">): List<ItemOf<"GET /api/contacts">, AnswerOf<"GET /api/contacts">>;
  /**
   * Make a contact.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.contacts.create();
   */
  create(body?: BodyOf<"POST /api/contacts">, options?: OptionsOf<"POST /api/contacts">): Call<AnswerOf<"POST /api/contacts">>;
  /**
   * Export the contacts as CSV or as lines of JSON.
   * A cell that a spreadsheet would take for a formula begins with an apostrophe.
   * Scope: `contacts:read`.
   * @example
   * const text = await (await parley.contacts.export()).text();
   */
  export(query?: QueryOf<"GET /api/contacts/export"> & OptionsOf<"GET /api/contacts/export">, options?: OptionsOf<"GET /api/contacts/export">): Call<Download>;
  /**
   * Import contacts from CSV, lines of JSON, Excel or vCards.
   * A row changes the contact of its userId or address, or makes one. A number leads to nobody, because people share it: only a row without either is known by its number and name. Columns of other names become `custom`. Rows that cannot be read are left out and told.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.contacts.import(bytes);
   */
  import(body: BodyOf<"POST /api/contacts/import">, query?: QueryOf<"POST /api/contacts/import"> & OptionsOf<"POST /api/contacts/import">, options?: OptionsOf<"POST /api/contacts/import">): Call<AnswerOf<"POST /api/contacts/import">>;
  /**
   * Get a CSV to fill in for an import.
   * Scope: `contacts:read`.
   * @example
   * const text = await (await parley.contacts.importTemplate()).text();
   */
  importTemplate(options?: OptionsOf<"GET /api/contacts/import/template">): Call<Download>;
  /**
   * List the contacts that a phone number may have joined.
   * Before, people with one number became one contact. Each proposal is a person who may be another one.
   * Scope: `contacts:read`.
   * @example
   * for await (const item of parley.contacts.listJoinedByNumber()) console.log(item);
   */
  listJoinedByNumber(query?: QueryOf<"GET /api/contacts/joined-by-number"> & OptionsOf<"GET /api/contacts/joined-by-number">, options?: OptionsOf<"GET /api/contacts/joined-by-number">): List<ItemOf<"GET /api/contacts/joined-by-number">, AnswerOf<"GET /api/contacts/joined-by-number">>;
  /**
   * Read a contact.
   * Scope: `contacts:read`.
   * @example
   * const answer = await parley.contacts.get(contactId);
   */
  get(contactId: string, options?: OptionsOf<"GET /api/contacts/{contactId}">): Call<AnswerOf<"GET /api/contacts/{contactId}">>;
  /**
   * Change a contact.
   * A former address or number still leads to the contact; null takes it back.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.contacts.update(contactId);
   */
  update(contactId: string, body?: BodyOf<"PATCH /api/contacts/{contactId}">, options?: OptionsOf<"PATCH /api/contacts/{contactId}">): Call<AnswerOf<"PATCH /api/contacts/{contactId}">>;
  /**
   * Read what happened with a contact, newest first.
   * Scope: `contacts:read`.
   * @example
   * for await (const item of parley.contacts.timeline(contactId)) console.log(item);
   */
  timeline(contactId: string, query?: QueryOf<"GET /api/contacts/{contactId}/timeline"> & OptionsOf<"GET /api/contacts/{contactId}/timeline">, options?: OptionsOf<"GET /api/contacts/{contactId}/timeline">): List<ItemOf<"GET /api/contacts/{contactId}/timeline">, AnswerOf<"GET /api/contacts/{contactId}/timeline">>;
  /**
   * Merge a contact into another one.
   * Both are shown as the other one from now on. Nothing is moved, so that `unmerge` restores both as they were.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.contacts.merge(contactId, { intoId: "…" });
   */
  merge(contactId: string, body: BodyOf<"POST /api/contacts/{contactId}/merge">, options?: OptionsOf<"POST /api/contacts/{contactId}/merge">): Call<AnswerOf<"POST /api/contacts/{contactId}/merge">>;
  /**
   * End a merge.
   * Of this contact, or of the one that was merged into it last.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.contacts.unmerge(contactId);
   */
  unmerge(contactId: string, options?: OptionsOf<"POST /api/contacts/{contactId}/unmerge">): Call<AnswerOf<"POST /api/contacts/{contactId}/unmerge">>;
  /**
   * Part a contact that is two people.
   * Makes a contact of the second person's identities. Leads, subscriptions and conversations that name them go along; tags and own fields stay.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.contacts.part(contactId, { identities: [{ kind: "user", value: "…" }] });
   */
  part(contactId: string, body: BodyOf<"POST /api/contacts/{contactId}/part">, options?: OptionsOf<"POST /api/contacts/{contactId}/part">): Call<AnswerOf<"POST /api/contacts/{contactId}/part">>;
  /**
   * Say that a contact is one person, and was joined rightly.
   * Scope: `contacts:write`.
   * @example
   * await parley.contacts.confirmJoined(contactId);
   */
  confirmJoined(contactId: string, options?: OptionsOf<"DELETE /api/contacts/{contactId}/joined-by-number">): Call<AnswerOf<"DELETE /api/contacts/{contactId}/joined-by-number">>;
  /**
   * Block a contact: chats are refused, and forms are spam.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.contacts.block(contactId);
   */
  block(contactId: string, options?: OptionsOf<"POST /api/contacts/{contactId}/block">): Call<AnswerOf<"POST /api/contacts/{contactId}/block">>;
  /**
   * Unblock a contact.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.contacts.unblock(contactId);
   */
  unblock(contactId: string, options?: OptionsOf<"POST /api/contacts/{contactId}/unblock">): Call<AnswerOf<"POST /api/contacts/{contactId}/unblock">>;
}

export interface ConversationsCalls {
  /**
   * Watch a conversation.
   * Goes on after Last-Event-ID without a gap or a repetition, on any node.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * for await (const event of parley.conversations.events(sessionId)) console.log(event.data);
   */
  events(sessionId: string, query?: QueryOf<"GET /api/conversations/{sessionId}/events"> & OptionsOf<"GET /api/conversations/{sessionId}/events">, options?: OptionsOf<"GET /api/conversations/{sessionId}/events">): EventsOf;
  /**
   * Stop the replies that are under way.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * const answer = await parley.conversations.stop(sessionId);
   */
  stop(sessionId: string, options?: OptionsOf<"POST /api/conversations/{sessionId}/stop">): Call<AnswerOf<"POST /api/conversations/{sessionId}/stop">>;
  /**
   * List conversations, or search what was said in them.
   * Scope: `conversations:read`.
   * @example
   * for await (const item of parley.conversations.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/conversations"> & OptionsOf<"GET /api/conversations">, options?: OptionsOf<"GET /api/conversations">): List<ItemOf<"GET /api/conversations">, AnswerOf<"GET /api/conversations">>;
  /**
   * Read a conversation.
   * Scope: `conversations:read`.
   * @example
   * const answer = await parley.conversations.get(sessionId);
   */
  get(sessionId: string, options?: OptionsOf<"GET /api/conversations/{sessionId}">): Call<AnswerOf<"GET /api/conversations/{sessionId}">>;
  /**
   * Erase a conversation.
   * Deletes the conversation and all its messages. This cannot be undone.
   * Scope: `conversations:write`.
   * @example
   * await parley.conversations.delete(sessionId);
   */
  delete(sessionId: string, options?: OptionsOf<"DELETE /api/conversations/{sessionId}">): Call<AnswerOf<"DELETE /api/conversations/{sessionId}">>;
  /**
   * Assign a conversation to a colleague, or say whose it is.
   * Does not hand it over: an assistant that replies goes on. A member who writes to the person in a conversation without an assignee, or hands it over, becomes the assignee.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.conversations.update(sessionId);
   */
  update(sessionId: string, body?: BodyOf<"PATCH /api/conversations/{sessionId}">, options?: OptionsOf<"PATCH /api/conversations/{sessionId}">): Call<AnswerOf<"PATCH /api/conversations/{sessionId}">>;
  /**
   * List the messages of a conversation, oldest first.
   * A browser reads the visitor's own conversation, without the notes of the team.
   * Scope: `conversations:read`, or a publishable key.
   * @example
   * for await (const item of parley.conversations.listMessages(sessionId)) console.log(item);
   */
  listMessages(sessionId: string, query?: QueryOf<"GET /api/conversations/{sessionId}/messages"> & OptionsOf<"GET /api/conversations/{sessionId}/messages">, options?: OptionsOf<"GET /api/conversations/{sessionId}/messages">): List<ItemOf<"GET /api/conversations/{sessionId}/messages">, AnswerOf<"GET /api/conversations/{sessionId}/messages">>;
  /**
   * Write to the person, or a note for colleagues.
   * A message to the person hands the conversation over to you: the assistant does not reply until it is handed back. A note does not.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.conversations.write(sessionId, { text: "…" });
   */
  write(sessionId: string, body: BodyOf<"POST /api/conversations/{sessionId}/messages">, options?: OptionsOf<"POST /api/conversations/{sessionId}/messages">): Call<AnswerOf<"POST /api/conversations/{sessionId}/messages">>;
  /**
   * Export a conversation with all its messages.
   * Scope: `conversations:read`.
   * @example
   * const answer = await parley.conversations.export(sessionId);
   */
  export(sessionId: string, options?: OptionsOf<"GET /api/conversations/{sessionId}/export">): Call<AnswerOf<"GET /api/conversations/{sessionId}/export">>;
  /**
   * Close a conversation.
   * A browser closes the visitor's own. The next message opens it again.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * const answer = await parley.conversations.close(sessionId);
   */
  close(sessionId: string, options?: OptionsOf<"POST /api/conversations/{sessionId}/close">): Call<AnswerOf<"POST /api/conversations/{sessionId}/close">>;
  /**
   * Block the visitor or user of a conversation.
   * Every request of theirs is refused with visitor-blocked, and their streams end within a second. An anonymous visitor can come back as a new one, unless the key requires the users' identity.
   * Scope: `conversations:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.conversations.block(sessionId);
   */
  block(sessionId: string, options?: OptionsOf<"POST /api/conversations/{sessionId}/block">): Call<AnswerOf<"POST /api/conversations/{sessionId}/block">>;
  /**
   * End the block of the visitor or user of a conversation.
   * Scope: `conversations:write`. A member's e-mail address must be verified.
   * @example
   * await parley.conversations.unblock(sessionId);
   */
  unblock(sessionId: string, options?: OptionsOf<"POST /api/conversations/{sessionId}/unblock">): Call<AnswerOf<"POST /api/conversations/{sessionId}/unblock">>;
  /**
   * Export all conversations.
   * One JSON document a line, newest conversation first.
   * Scope: `conversations:read`.
   * @example
   * const text = await (await parley.conversations.exportAll()).text();
   */
  exportAll(options?: OptionsOf<"GET /api/export/conversations">): Call<Download>;
  /**
   * Read from what a reply was made.
   * Scope: `conversations:read`.
   * @example
   * const answer = await parley.conversations.provenance(messageId);
   */
  provenance(messageId: string, options?: OptionsOf<"GET /api/messages/{messageId}/provenance">): Call<AnswerOf<"GET /api/messages/{messageId}/provenance">>;
  /**
   * Hand a conversation over from the assistant to a person.
   * A browser asks for a colleague in the visitor's own conversation: the team is told that the person waits. Only members and servers may add a message.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * const answer = await parley.conversations.handOver(sessionId);
   */
  handOver(sessionId: string, body?: BodyOf<"POST /api/conversations/{sessionId}/hand-over">, options?: OptionsOf<"POST /api/conversations/{sessionId}/hand-over">): Call<AnswerOf<"POST /api/conversations/{sessionId}/hand-over">>;
  /**
   * Hand a conversation back to the assistant.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.conversations.handBack(sessionId);
   */
  handBack(sessionId: string, body?: BodyOf<"POST /api/conversations/{sessionId}/hand-back">, options?: OptionsOf<"POST /api/conversations/{sessionId}/hand-back">): Call<AnswerOf<"POST /api/conversations/{sessionId}/hand-back">>;
  /**
   * Give a conversation labels.
   * No visitor sees them. With `add` and `remove`, what two members do at the same time all holds. `labels` replaces them all.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.conversations.putLabels(sessionId);
   */
  putLabels(sessionId: string, body?: BodyOf<"PUT /api/conversations/{sessionId}/labels">, options?: OptionsOf<"PUT /api/conversations/{sessionId}/labels">): Call<AnswerOf<"PUT /api/conversations/{sessionId}/labels">>;
  /**
   * Put a conversation off until a time.
   * It waits for nobody until then. It comes back by itself at that time, and at once when the person writes.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.conversations.putSnooze(sessionId, { until: "…" });
   */
  putSnooze(sessionId: string, body: BodyOf<"PUT /api/conversations/{sessionId}/snooze">, options?: OptionsOf<"PUT /api/conversations/{sessionId}/snooze">): Call<AnswerOf<"PUT /api/conversations/{sessionId}/snooze">>;
  /**
   * Have the assistant draft an answer for a member.
   * What the assistant would say to the person's last words, for a member to send or change. Nothing is stored or sent, and no tool is run. Where a model answers, it costs what a reply costs.
   * Scope: `conversations:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.conversations.draft(sessionId);
   */
  draft(sessionId: string, options?: OptionsOf<"POST /api/conversations/{sessionId}/draft">): Call<AnswerOf<"POST /api/conversations/{sessionId}/draft">>;
  /**
   * Send a file in a conversation.
   * A picture (PNG, JPEG, WebP, GIF) or a PDF of up to 10 MiB, 10 in a conversation. It is a message of its own, to which the assistant does not reply. A browser may send one where a colleague answers, or where the setting `attachments` of the chat allows it before. A member or a server takes the conversation over with it. The same file with the same text is kept once, so that a retry is safe.
   * Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.conversations.attachments(sessionId, { file: new Blob(["…"]) });
   */
  attachments(sessionId: string, body: BodyOf<"POST /api/conversations/{sessionId}/attachments">, options?: OptionsOf<"POST /api/conversations/{sessionId}/attachments">): Call<AnswerOf<"POST /api/conversations/{sessionId}/attachments">>;
  /**
   * Download a file of a conversation.
   * As an attachment of the type application/octet-stream, for the conversation's visitor and the team.
   * Scope: `conversations:read`, or a publishable key.
   * @example
   * const text = await (await parley.conversations.getAttachment(sessionId, attachmentId)).text();
   */
  getAttachment(sessionId: string, attachmentId: string, options?: OptionsOf<"GET /api/conversations/{sessionId}/attachments/{attachmentId}">): Call<Download>;
  /**
   * Get a picture of a conversation as it may be shown.
   * A JPEG of at most 1,280 pixels a side that Parley made of the picture, without what else was in the file.
   * Scope: `conversations:read`, or a publishable key.
   * @example
   * const text = await (await parley.conversations.attachmentPreview(sessionId, attachmentId)).text();
   */
  attachmentPreview(sessionId: string, attachmentId: string, options?: OptionsOf<"GET /api/conversations/{sessionId}/attachments/{attachmentId}/preview">): Call<Download>;
  /**
   * Say up to which message a conversation was seen.
   * A member says it for the team, which ends the person's wait. A browser, or a server, says it for the contact. An earlier message than before changes nothing. The stream tells the other side at once.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * const answer = await parley.conversations.putSeen(sessionId, { messageId: "…" });
   */
  putSeen(sessionId: string, body: BodyOf<"PUT /api/conversations/{sessionId}/seen">, options?: OptionsOf<"PUT /api/conversations/{sessionId}/seen">): Call<AnswerOf<"PUT /api/conversations/{sessionId}/seen">>;
  /**
   * Say whether a reply was helpful.
   * Replaces what the same giver said before: the contact, for whom a server speaks too, or a member. The question of a reply that was not helpful is listed among the gaps of the knowledge.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * const answer = await parley.conversations.giveFeedback(messageId, { helpful: true });
   */
  giveFeedback(messageId: string, body: BodyOf<"POST /api/messages/{messageId}/feedback">, options?: OptionsOf<"POST /api/messages/{messageId}/feedback">): Call<AnswerOf<"POST /api/messages/{messageId}/feedback">>;
  /**
   * Download a conversation as a text.
   * As the person may read it: without notes, the newest 200 messages.
   * Scope: `conversations:read`.
   * @example
   * const answer = await parley.conversations.getTranscript(sessionId);
   */
  getTranscript(sessionId: string, options?: OptionsOf<"GET /api/conversations/{sessionId}/transcript">): Call<AnswerOf<"GET /api/conversations/{sessionId}/transcript">>;
  /**
   * Mail a conversation to the person, or to an address.
   * Without notes. A visitor gets three transcripts of a conversation within a day. An address that had its mails of this hour gets no more, which a visitor is not told.
   * Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.conversations.mailTranscript(sessionId);
   */
  mailTranscript(sessionId: string, body?: BodyOf<"POST /api/conversations/{sessionId}/transcript">, options?: OptionsOf<"POST /api/conversations/{sessionId}/transcript">): Call<AnswerOf<"POST /api/conversations/{sessionId}/transcript">>;
  /**
   * Answer a stored conversation again, and show what differs.
   * Turn by turn. Nothing is stored or sent, nobody is told, and no tool is run. Against `"today"`: with the knowledge, the settings and the models of now. A reply that rested on a tool differs, and each reply of a model costs what a reply costs. Against `"recorded"`: to the letter as it was, with what models and tools gave then, and without asking them. Where that is impossible, the 409 names what lacks (`lacks`: `engine`, `settings`, `knowledge`, `recording`) and for which message (`messageId`).
   * Scope: `conversations:read`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.conversations.replay(sessionId, { against: "today" });
   */
  replay(sessionId: string, body: BodyOf<"POST /api/conversations/{sessionId}/replay">, options?: OptionsOf<"POST /api/conversations/{sessionId}/replay">): Call<AnswerOf<"POST /api/conversations/{sessionId}/replay">>;
  /**
   * Leave an e-mail address for answers.
   * Of the visitor's own conversation. What a colleague writes, and the visitor has not said to have seen after a minute, goes there by mail; an answer to that mail goes on in the same conversation, where the workspace has a source of mails. The assistant's answers go there once a mail has come from the address.
   * Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified.
   * @example
   * await parley.conversations.putContact(sessionId, { email: "…" });
   */
  putContact(sessionId: string, body: BodyOf<"PUT /api/conversations/{sessionId}/contact">, options?: OptionsOf<"PUT /api/conversations/{sessionId}/contact">): Call<AnswerOf<"PUT /api/conversations/{sessionId}/contact">>;
  /**
   * Say that you type in a conversation.
   * The stream tells the other side. Nothing is stored. A client with an open WebSocket says it there: `{type: "typing", conversationId, isTyping}`.
   * Scope: `conversations:write`, or a publishable key.
   * @example
   * await parley.conversations.typing(sessionId, { isTyping: true });
   */
  typing(sessionId: string, body: BodyOf<"POST /api/conversations/{sessionId}/typing">, options?: OptionsOf<"POST /api/conversations/{sessionId}/typing">): Call<AnswerOf<"POST /api/conversations/{sessionId}/typing">>;
  /**
   * Say that you look at a conversation.
   * For members: the stream tells the colleagues at once, and no visitor. Nothing is stored. Say it again every 20 seconds; without that it ends after 45.
   * Scope: `conversations:read`.
   * @example
   * await parley.conversations.viewing(sessionId, { isViewing: true });
   */
  viewing(sessionId: string, body: BodyOf<"POST /api/conversations/{sessionId}/viewing">, options?: OptionsOf<"POST /api/conversations/{sessionId}/viewing">): Call<AnswerOf<"POST /api/conversations/{sessionId}/viewing">>;
  /**
   * @deprecated Call `parley.conversations.listMessages`.
   */
  messages(sessionId: string, query?: QueryOf<"GET /api/conversations/{sessionId}/messages"> & OptionsOf<"GET /api/conversations/{sessionId}/messages">, options?: OptionsOf<"GET /api/conversations/{sessionId}/messages">): List<ItemOf<"GET /api/conversations/{sessionId}/messages">, AnswerOf<"GET /api/conversations/{sessionId}/messages">>;
}

export interface DatabaseCalls {
  /**
   * Work with the workspace's own tables.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.run({ operation: "select", table: "…" });
   */
  run<Row = Record<string, unknown>>(body: BodyOf<"POST /api/database">, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: select.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.select({ table: "…" });
   */
  select<Row = Record<string, unknown>>(body: {
    /** The table's name, exactly as it was created. */
    table: string;
    /** What is computed of the rows, by the names in the answer. Goes with `where`, `groupBy` and `limit` alone. */
    aggregate?: {
      [name: string]: {
        op: "count" | "sum" | "avg" | "min" | "max";
        /** Needed by all but `count`, which counts rows without it. */
        column?: string;
      };
    };
    /** With `aggregate`: one row for each combination of their values, in their order. */
    groupBy?: Array<string>;
    /** By default all. */
    columns?: Array<string>;
    /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
    where?: {
      [name: string]: unknown;
    };
    /** By default the primary key. */
    orderBy?: Array<string | {
      /** A column. */
      column: string;
      direction?: "asc" | "desc";
      /** Where rows without a value stand. By default last, and first with `desc`. */
      nulls?: "first" | "last";
    }>;
    limit?: number;
    offset?: number;
    /** The `nextCursor` of the answer before, with the same table, `where`, `orderBy` and `search`. */
    cursor?: string;
    /** Related rows, each under a name of its own: one object, or null, where their columns are unique, else a list. */
    embed?: {
      [name: string]: {
        /** The table's name, exactly as it was created. */
        table: string;
        /** `{theirColumn: "ourColumn"}`: which of their rows belong to one of ours. */
        on: {
          [name: string]: string;
        };
        /** Their columns. By default all. */
        columns?: Array<string>;
        /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
        where?: {
          [name: string]: unknown;
        };
        /** By default the primary key. */
        orderBy?: Array<string | {
          /** A column. */
          column: string;
          direction?: "asc" | "desc";
          /** Where rows without a value stand. By default last, and first with `desc`. */
          nulls?: "first" | "last";
        }>;
        limit?: number;
      };
    };
    /** Full-text search. The best rows come first, unless `orderBy` says otherwise. */
    search?: {
      columns: Array<string>;
      /** Up to 32 words that must all occur; `or`, `"a phrase"` and `-without` as in web searches. */
      text: string;
      /** A text search configuration of PostgreSQL, such as `english`. `simple` takes words as they are. */
      language?: string;
    };
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: insert.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.insert({ table: "…", rows: [{}] });
   */
  insert<Row = Record<string, unknown>>(body: {
    /** The table's name, exactly as it was created. */
    table: string;
    /** All rows are stored, or none. */
    rows: Array<{
      [name: string]: unknown;
    }>;
    /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
    returning?: true | Array<string>;
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: upsert.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.upsert({ table: "…", rows: [{}] });
   */
  upsert<Row = Record<string, unknown>>(body: {
    /** The table's name, exactly as it was created. */
    table: string;
    /** All rows are stored, or none. */
    rows: Array<{
      [name: string]: unknown;
    }>;
    /** The columns of a primary key or a unique constraint. By default the primary key. */
    onConflict?: Array<string>;
    /** What a row that exists already takes over. By default every column that is sent. `[]`: nothing. */
    update?: Array<string>;
    /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
    returning?: true | Array<string>;
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: update.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.update({ table: "…", set: {} });
   */
  update<Row = Record<string, unknown>>(body: {
    /** The table's name, exactly as it was created. */
    table: string;
    /** New values by column. */
    set: {
      [name: string]: unknown;
    };
    /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
    where?: {
      [name: string]: unknown;
    };
    /** Whether every row is meant. Needed where `where` leaves out nothing. */
    all?: boolean;
    /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
    returning?: true | Array<string>;
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: delete.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.delete({ table: "…" });
   */
  delete<Row = Record<string, unknown>>(body: {
    /** The table's name, exactly as it was created. */
    table: string;
    /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
    where?: {
      [name: string]: unknown;
    };
    /** Whether every row is meant. Needed where `where` leaves out nothing. */
    all?: boolean;
    /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
    returning?: true | Array<string>;
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: count.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.count({ table: "…" });
   */
  count<Row = Record<string, unknown>>(body: {
    /** The table's name, exactly as it was created. */
    table: string;
    /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
    where?: {
      [name: string]: unknown;
    };
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: createTable.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.createTable({ table: "…", columns: [{ name: "…", type: "text" }] });
   */
  createTable<Row = Record<string, unknown>>(body: {
    /** At most 63 bytes. */
    table: string;
    columns: Array<{
      /** At most 63 bytes. */
      name: string;
      /** `text`, `integer`, `bigint`, `smallint`, `numeric`, `numeric(10,2)`, `boolean`, `timestamptz`, `timestamp`, `date`, `time`, `interval`, `uuid`, `jsonb`, `json`, `double`, `real`, `bytea`, `varchar(200)`, `serial`, `bigserial`; a list of them with `[]` at the end, such as `text[]`. */
      type: string;
      /** Several columns with it make one primary key of all of them. */
      primaryKey?: boolean;
      notNull?: boolean;
      unique?: boolean;
      /** A value; or what is made for each row: `{now: true}`, `{uuid: true}` (random), `{uuid: 7}` (ordered by time). Rows are numbered by the types `serial` and `bigserial`. */
      default?: unknown;
      /** The row of another table that the value must name: `table.column`. */
      references?: string | {
        /** The table's name, exactly as it was created. */
        table: string;
        /** A column that is unique there. */
        column: string;
        onDelete?: "restrict" | "cascade" | "set null" | "set default" | "no action";
      };
    }>;
    indexes?: Array<{
      columns: Array<string>;
      /** By default made of the names of table and columns. */
      name?: string;
      unique?: boolean;
      /** Makes `search` over these columns fast: `true`, or the `language` that searches name. */
      fullText?: boolean | string;
    }>;
    /** A JSON Schema that every row sent by `insert`, `upsert` and `update` must fit. An update is checked for the columns that it sets. SQL is not checked by it. */
    schema?: {
      [name: string]: unknown;
    } | null;
    comment?: string;
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: alterTable.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.alterTable({ table: "…" });
   */
  alterTable<Row = Record<string, unknown>>(body: {
    /** The table's name, exactly as it was created. */
    table: string;
    /** The table's next name. */
    renameTo?: string;
    /** `{name: nextName}`. The other parts of the same request use the names from before. */
    renameColumns?: {
      [name: string]: string;
    };
    addColumns?: Array<{
      /** At most 63 bytes. */
      name: string;
      /** `text`, `integer`, `bigint`, `smallint`, `numeric`, `numeric(10,2)`, `boolean`, `timestamptz`, `timestamp`, `date`, `time`, `interval`, `uuid`, `jsonb`, `json`, `double`, `real`, `bytea`, `varchar(200)`, `serial`, `bigserial`; a list of them with `[]` at the end, such as `text[]`. */
      type: string;
      /** Several columns with it make one primary key of all of them. */
      primaryKey?: boolean;
      notNull?: boolean;
      unique?: boolean;
      /** A value; or what is made for each row: `{now: true}`, `{uuid: true}` (random), `{uuid: 7}` (ordered by time). Rows are numbered by the types `serial` and `bigserial`. */
      default?: unknown;
      /** The row of another table that the value must name: `table.column`. */
      references?: string | {
        /** The table's name, exactly as it was created. */
        table: string;
        /** A column that is unique there. */
        column: string;
        onDelete?: "restrict" | "cascade" | "set null" | "set default" | "no action";
      };
    }>;
    alterColumns?: Array<{
      /** The column. */
      name: string;
      type?: string;
      notNull?: boolean;
      /** As for new columns. Null takes the default away. */
      default?: unknown;
    }>;
    /** Their values are lost. */
    dropColumns?: Array<string>;
    addIndexes?: Array<{
      columns: Array<string>;
      /** By default made of the names of table and columns. */
      name?: string;
      unique?: boolean;
      /** Makes `search` over these columns fast: `true`, or the `language` that searches name. */
      fullText?: boolean | string;
    }>;
    dropIndexes?: Array<string>;
    /** A JSON Schema that every row sent by `insert`, `upsert` and `update` must fit. An update is checked for the columns that it sets. SQL is not checked by it. */
    schema?: {
      [name: string]: unknown;
    } | null;
    comment?: string | null;
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: dropTable.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.dropTable({ table: "…" });
   */
  dropTable<Row = Record<string, unknown>>(body: {
    /** The table's name, exactly as it was created. */
    table: string;
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: describe.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.describe();
   */
  describe<Row = Record<string, unknown>>(body?: {
    /** The table's name, exactly as it was created. */
    table?: string;
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: sql.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.sql({ sql: "…" });
   */
  sql<Row = Record<string, unknown>>(body: {
    /** One statement; parameters are $1, $2, … */
    sql: string;
    params?: Array<unknown>;
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Work with the workspace's own tables: batch.
   * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.batch({ statements: [{ operation: "select", table: "…" }] });
   */
  batch<Row = Record<string, unknown>>(body: {
    statements: Array<{
      operation: "select";
      /** The table's name, exactly as it was created. */
      table: string;
      /** What is computed of the rows, by the names in the answer. Goes with `where`, `groupBy` and `limit` alone. */
      aggregate?: {
        [name: string]: {
          op: "count" | "sum" | "avg" | "min" | "max";
          /** Needed by all but `count`, which counts rows without it. */
          column?: string;
        };
      };
      /** With `aggregate`: one row for each combination of their values, in their order. */
      groupBy?: Array<string>;
      /** By default all. */
      columns?: Array<string>;
      /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
      where?: {
        [name: string]: unknown;
      };
      /** By default the primary key. */
      orderBy?: Array<string | {
        /** A column. */
        column: string;
        direction?: "asc" | "desc";
        /** Where rows without a value stand. By default last, and first with `desc`. */
        nulls?: "first" | "last";
      }>;
      limit?: number;
      offset?: number;
      /** The `nextCursor` of the answer before, with the same table, `where`, `orderBy` and `search`. */
      cursor?: string;
      /** Related rows, each under a name of its own: one object, or null, where their columns are unique, else a list. */
      embed?: {
        [name: string]: {
          /** The table's name, exactly as it was created. */
          table: string;
          /** `{theirColumn: "ourColumn"}`: which of their rows belong to one of ours. */
          on: {
            [name: string]: string;
          };
          /** Their columns. By default all. */
          columns?: Array<string>;
          /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
          where?: {
            [name: string]: unknown;
          };
          /** By default the primary key. */
          orderBy?: Array<string | {
            /** A column. */
            column: string;
            direction?: "asc" | "desc";
            /** Where rows without a value stand. By default last, and first with `desc`. */
            nulls?: "first" | "last";
          }>;
          limit?: number;
        };
      };
      /** Full-text search. The best rows come first, unless `orderBy` says otherwise. */
      search?: {
        columns: Array<string>;
        /** Up to 32 words that must all occur; `or`, `"a phrase"` and `-without` as in web searches. */
        text: string;
        /** A text search configuration of PostgreSQL, such as `english`. `simple` takes words as they are. */
        language?: string;
      };
    } | {
      operation: "insert";
      /** The table's name, exactly as it was created. */
      table: string;
      /** All rows are stored, or none. */
      rows: Array<{
        [name: string]: unknown;
      }>;
      /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
      returning?: true | Array<string>;
    } | {
      operation: "upsert";
      /** The table's name, exactly as it was created. */
      table: string;
      /** All rows are stored, or none. */
      rows: Array<{
        [name: string]: unknown;
      }>;
      /** The columns of a primary key or a unique constraint. By default the primary key. */
      onConflict?: Array<string>;
      /** What a row that exists already takes over. By default every column that is sent. `[]`: nothing. */
      update?: Array<string>;
      /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
      returning?: true | Array<string>;
    } | {
      operation: "update";
      /** The table's name, exactly as it was created. */
      table: string;
      /** New values by column. */
      set: {
        [name: string]: unknown;
      };
      /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
      where?: {
        [name: string]: unknown;
      };
      /** Whether every row is meant. Needed where `where` leaves out nothing. */
      all?: boolean;
      /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
      returning?: true | Array<string>;
    } | {
      operation: "delete";
      /** The table's name, exactly as it was created. */
      table: string;
      /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
      where?: {
        [name: string]: unknown;
      };
      /** Whether every row is meant. Needed where `where` leaves out nothing. */
      all?: boolean;
      /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
      returning?: true | Array<string>;
    } | {
      operation: "count";
      /** The table's name, exactly as it was created. */
      table: string;
      /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
      where?: {
        [name: string]: unknown;
      };
    } | {
      operation: "sql";
      /** One statement; parameters are $1, $2, … */
      sql: string;
      params?: Array<unknown>;
    }>;
    /** PostgreSQL's isolation of the transaction, `read committed` without it. With another one, a batch that others came before is 409 `rows-locked`: send it again. */
    isolation?: "read committed" | "repeatable read" | "serializable";
  }, options?: OptionsOf<"POST /api/database">): Call<DatabaseRows<Row>>;
  /**
   * Export a table, or the whole database.
   * With `table`, its rows as CSV or as lines of JSON, while they are read. In CSV the values are PostgreSQL's own texts, as COPY writes them: an empty cell is a missing value, an empty cell in quotes an empty text. A spreadsheet may take a text for a formula: `for=spreadsheet` guards its cells, and is no longer exact. Lines of JSON are as `select` gives them, with every digit. Without `table`, the definitions and rows of all tables, for `POST /api/database/restore`. An answer that breaks off is not complete.
   * Scope: `database:read`.
   * @example
   * const text = await (await parley.database.export()).text();
   */
  export(query?: QueryOf<"GET /api/database/export"> & OptionsOf<"GET /api/database/export">, options?: OptionsOf<"GET /api/database/export">): Call<Download>;
  /**
   * Import rows into a table, from CSV or from lines of JSON.
   * Stores all rows or none, in one transaction, and tells the first hundred rows that were not accepted. The first row of a CSV names columns; values are as in an export. Columns that PostgreSQL computes are passed over. Rows are checked by the table's JSON Schema and announced as `record.created` and `record.updated`. `mode=upsert` may be sent again after a failure. With `dryRun=true` the answer is 200 also where rows were not accepted. The body is the file, or multipart/form-data: the parameters as fields, and after them a part `rows` with the file.
   * Scope: `database:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.import(new Blob(["…"]));
   */
  import(body: BodyOf<"POST /api/database/import">, query?: QueryOf<"POST /api/database/import"> & OptionsOf<"POST /api/database/import">, options?: OptionsOf<"POST /api/database/import">): Call<AnswerOf<"POST /api/database/import">>;
  /**
   * Restore a whole database from its export.
   * Makes the tables, rows, keys, indexes, views and types of an export in a database that has none, or leaves it empty. No events are announced. Needs the scopes `database:ddl` and `database:write`.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.database.restore(bytes);
   */
  restore(body: BodyOf<"POST /api/database/restore">, options?: OptionsOf<"POST /api/database/restore">): Call<AnswerOf<"POST /api/database/restore">>;
}

export interface DeliveriesCalls {
  /**
   * Read a delivery with its attempts.
   * Scope: `webhooks:read`.
   * @example
   * const answer = await parley.deliveries.get(deliveryId);
   */
  get(deliveryId: string, options?: OptionsOf<"GET /api/webhook/deliveries/{deliveryId}">): Call<AnswerOf<"GET /api/webhook/deliveries/{deliveryId}">>;
  /**
   * Send a delivery again.
   * Scope: `webhooks:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.deliveries.resend(deliveryId);
   */
  resend(deliveryId: string, options?: OptionsOf<"POST /api/webhook/deliveries/{deliveryId}/resend">): Call<AnswerOf<"POST /api/webhook/deliveries/{deliveryId}/resend">>;
}

export interface EndpointsCalls {
  /**
   * List the types of events.
   * Scope: `webhooks:read`.
   * @example
   * const answer = await parley.endpoints.listEventTypes();
   */
  listEventTypes(options?: OptionsOf<"GET /api/webhook/event-types">): Call<AnswerOf<"GET /api/webhook/event-types">>;
  /**
   * Create an endpoint.
   * The endpoint gets every matching event from now on, signed as in Standard Webhooks. Without `events` it gets every event that you may read.
   * Scope: `webhooks:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.endpoints.create({ url: "…" });
   */
  create(body: BodyOf<"POST /api/webhook/endpoints">, options?: OptionsOf<"POST /api/webhook/endpoints">): Call<AnswerOf<"POST /api/webhook/endpoints">>;
  /**
   * List the endpoints.
   * Scope: `webhooks:read`.
   * @example
   * for await (const item of parley.endpoints.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/webhook/endpoints"> & OptionsOf<"GET /api/webhook/endpoints">, options?: OptionsOf<"GET /api/webhook/endpoints">): List<ItemOf<"GET /api/webhook/endpoints">, AnswerOf<"GET /api/webhook/endpoints">>;
  /**
   * Read an endpoint.
   * Scope: `webhooks:read`.
   * @example
   * const answer = await parley.endpoints.get(endpointId);
   */
  get(endpointId: string, options?: OptionsOf<"GET /api/webhook/endpoints/{endpointId}">): Call<AnswerOf<"GET /api/webhook/endpoints/{endpointId}">>;
  /**
   * Change an endpoint.
   * `status` enables or disables the endpoint. An endpoint that is enabled again gets the deliveries that wait; events from while it was disabled need a replay.
   * Scope: `webhooks:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.endpoints.update(endpointId);
   */
  update(endpointId: string, body?: BodyOf<"PATCH /api/webhook/endpoints/{endpointId}">, options?: OptionsOf<"PATCH /api/webhook/endpoints/{endpointId}">): Call<AnswerOf<"PATCH /api/webhook/endpoints/{endpointId}">>;
  /**
   * Delete an endpoint with its deliveries.
   * Scope: `webhooks:write`.
   * @example
   * await parley.endpoints.delete(endpointId);
   */
  delete(endpointId: string, options?: OptionsOf<"DELETE /api/webhook/endpoints/{endpointId}">): Call<AnswerOf<"DELETE /api/webhook/endpoints/{endpointId}">>;
  /**
   * Replace the secret of an endpoint.
   * Messages are signed with the former secrets as well until the overlap ends. An overlap of 0 hours ends all former secrets at once.
   * Scope: `webhooks:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.endpoints.rotateSecret(endpointId);
   */
  rotateSecret(endpointId: string, body?: BodyOf<"POST /api/webhook/endpoints/{endpointId}/rotate-secret">, options?: OptionsOf<"POST /api/webhook/endpoints/{endpointId}/rotate-secret">): Call<AnswerOf<"POST /api/webhook/endpoints/{endpointId}/rotate-secret">>;
  /**
   * Send a test event now.
   * The answer comes when the endpoint has answered. A test event is not retried.
   * Scope: `webhooks:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.endpoints.test(endpointId);
   */
  test(endpointId: string, options?: OptionsOf<"POST /api/webhook/endpoints/{endpointId}/test">): Call<AnswerOf<"POST /api/webhook/endpoints/{endpointId}/test">>;
  /**
   * Replay a range of events.
   * Sends the matching events of a time span again, with the same message ids; those included that the endpoint never got. With `onlyFailed`, leaves out events that were delivered.
   * Scope: `webhooks:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.endpoints.replay(endpointId, { since: "…" });
   */
  replay(endpointId: string, body: BodyOf<"POST /api/webhook/endpoints/{endpointId}/replay">, options?: OptionsOf<"POST /api/webhook/endpoints/{endpointId}/replay">): Call<AnswerOf<"POST /api/webhook/endpoints/{endpointId}/replay">>;
  /**
   * List the deliveries of an endpoint, newest event first.
   * Scope: `webhooks:read`.
   * @example
   * for await (const item of parley.endpoints.listDeliveries(endpointId)) console.log(item);
   */
  listDeliveries(endpointId: string, query?: QueryOf<"GET /api/webhook/endpoints/{endpointId}/deliveries"> & OptionsOf<"GET /api/webhook/endpoints/{endpointId}/deliveries">, options?: OptionsOf<"GET /api/webhook/endpoints/{endpointId}/deliveries">): List<ItemOf<"GET /api/webhook/endpoints/{endpointId}/deliveries">, AnswerOf<"GET /api/webhook/endpoints/{endpointId}/deliveries">>;
  /**
   * @deprecated Call `parley.deliveries.resend`.
   */
  resend(deliveryId: string, options?: OptionsOf<"POST /api/webhook/deliveries/{deliveryId}/resend">): Call<AnswerOf<"POST /api/webhook/deliveries/{deliveryId}/resend">>;
  /**
   * @deprecated Call `parley.endpoints.create`.
   */
  make(body: BodyOf<"POST /api/webhook/endpoints">, options?: OptionsOf<"POST /api/webhook/endpoints">): Call<AnswerOf<"POST /api/webhook/endpoints">>;
  /**
   * @deprecated Call `parley.endpoints.update`.
   */
  change(endpointId: string, body?: BodyOf<"PATCH /api/webhook/endpoints/{endpointId}">, options?: OptionsOf<"PATCH /api/webhook/endpoints/{endpointId}">): Call<AnswerOf<"PATCH /api/webhook/endpoints/{endpointId}">>;
  /**
   * @deprecated Call `parley.endpoints.listDeliveries`.
   */
  deliveries(endpointId: string, query?: QueryOf<"GET /api/webhook/endpoints/{endpointId}/deliveries"> & OptionsOf<"GET /api/webhook/endpoints/{endpointId}/deliveries">, options?: OptionsOf<"GET /api/webhook/endpoints/{endpointId}/deliveries">): List<ItemOf<"GET /api/webhook/endpoints/{endpointId}/deliveries">, AnswerOf<"GET /api/webhook/endpoints/{endpointId}/deliveries">>;
}

export interface ErasuresCalls {
  /**
   * List the receipts of erasures, newest first.
   * Scope: `contacts:read`.
   * @example
   * for await (const item of parley.erasures.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/erasures"> & OptionsOf<"GET /api/erasures">, options?: OptionsOf<"GET /api/erasures">): List<ItemOf<"GET /api/erasures">, AnswerOf<"GET /api/erasures">>;
  /**
   * Read the receipt of an erasure.
   * Scope: `contacts:read`.
   * @example
   * const answer = await parley.erasures.get(erasureId);
   */
  get(erasureId: string, options?: OptionsOf<"GET /api/erasures/{erasureId}">): Call<AnswerOf<"GET /api/erasures/{erasureId}">>;
}

export interface FilesCalls {
  /**
   * Upload a file.
   * Multipart with a part that has a file name, up to PARLEY_MAX_FILE_BYTES. It is stored encrypted. A file that no source uses is deleted after a day.
   * Scope: `files:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.files.upload({ file: new Blob(["…"]) });
   */
  upload(body: BodyOf<"POST /api/files">, options?: OptionsOf<"POST /api/files">): Call<AnswerOf<"POST /api/files">>;
  /**
   * Download a file.
   * The bytes as they were uploaded, as an attachment of the type application/octet-stream.
   * Scope: `files:read`.
   * @example
   * const text = await (await parley.files.download(fileId)).text();
   */
  download(fileId: string, options?: OptionsOf<"GET /api/files/{fileId}">): Call<Download>;
  /**
   * Delete a file.
   * What was taught of it stays. Nobody can download it any more.
   * Scope: `files:write`.
   * @example
   * await parley.files.delete(fileId);
   */
  delete(fileId: string, options?: OptionsOf<"DELETE /api/files/{fileId}">): Call<AnswerOf<"DELETE /api/files/{fileId}">>;
}

export interface FormsCalls {
  /**
   * Get a signed timestamp and a proof of work for a form.
   * For forms with JavaScript. Send the timestamp back as the field `_timestamp`, and the solution as the field `altcha`; a challenge is valid for an hour and its solution once. The address works as the `challenge` of the ALTCHA widget, with the publishable key as `?key=`.
   * Scope: `leads:write`, or a publishable key.
   * @example
   * const answer = await parley.forms.challenge();
   */
  challenge(query?: QueryOf<"GET /api/forms/challenge"> & OptionsOf<"GET /api/forms/challenge">, options?: OptionsOf<"GET /api/forms/challenge">): Call<AnswerOf<"GET /api/forms/challenge">>;
}

export interface InboundEventsCalls {
  /**
   * Receive a webhook.
   * JSON, or a form: one field `payload` with the JSON, or `event` and the members of the data as fields. gzip, deflate and br are decompressed; the bytes as they were sent are signed. What names no event is data as a whole, and its kind says what it is: a list of JSON (`array`), a form (`form`), text and XML (`text`), or any other bytes (`binary`: the data is `{mediaType, base64}`). The raw body is signed by the scheme of the source. The signed time may differ from this server's time by 300 s. 202: the event is stored. 200: the delivery repeats one of the last 30 days (by its signed webhook-id, else by `id` in the body, else by the same body). An unknown source gets the same answer as a wrong signature.
   * The signature is the credential.
   * @example
   * const answer = await parley.inboundEvents.processFrom(sourceId, { event: "…", data: {} });
   */
  processFrom(sourceId: string, body: BodyOf<"POST /api/webhook/process/{sourceId}">, query?: QueryOf<"POST /api/webhook/process/{sourceId}"> & OptionsOf<"POST /api/webhook/process/{sourceId}">, options?: OptionsOf<"POST /api/webhook/process/{sourceId}">): Call<AnswerOf<"POST /api/webhook/process/{sourceId}">>;
  /**
   * Receive a webhook of a named source, or of the default source.
   * ?source= or the header X-Webhook-Source names the source. JSON, or a form: one field `payload` with the JSON, or `event` and the members of the data as fields. gzip, deflate and br are decompressed; the bytes as they were sent are signed. What names no event is data as a whole, and its kind says what it is: a list of JSON (`array`), a form (`form`), text and XML (`text`), or any other bytes (`binary`: the data is `{mediaType, base64}`). The raw body is signed by the scheme of the source. The signed time may differ from this server's time by 300 s. 202: the event is stored. 200: the delivery repeats one of the last 30 days (by its signed webhook-id, else by `id` in the body, else by the same body). An unknown source gets the same answer as a wrong signature.
   * The signature is the credential.
   * @example
   * const answer = await parley.inboundEvents.process({ event: "…", data: {} });
   */
  process(body: BodyOf<"POST /api/webhook/process">, query?: QueryOf<"POST /api/webhook/process"> & OptionsOf<"POST /api/webhook/process">, options?: OptionsOf<"POST /api/webhook/process">): Call<AnswerOf<"POST /api/webhook/process">>;
  /**
   * Receive a mail.
   * The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field `raw`, `email` or `body-mime`. The raw body is signed by the scheme of the source. The mail becomes a message in the conversation of the answer that it replies to, else in a new one, and the answer is mailed. Automatic mails are stored and not answered. A mail with a known Message-ID is a duplicate.
   * The signature is the credential.
   * @example
   * const answer = await parley.inboundEvents.receiveMail(sourceId, bytes);
   */
  receiveMail(sourceId: string, body: BodyOf<"POST /api/webhook/email/{sourceId}">, options?: OptionsOf<"POST /api/webhook/email/{sourceId}">): Call<AnswerOf<"POST /api/webhook/email/{sourceId}">>;
  /**
   * List the received events.
   * The events of the last 30 days, newest first, without their data.
   * Scope: `webhooks:read`.
   * @example
   * for await (const item of parley.inboundEvents.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/webhook/events"> & OptionsOf<"GET /api/webhook/events">, options?: OptionsOf<"GET /api/webhook/events">): List<ItemOf<"GET /api/webhook/events">, AnswerOf<"GET /api/webhook/events">>;
  /**
   * Read a received event.
   * Scope: `webhooks:read`.
   * @example
   * const answer = await parley.inboundEvents.get(eventId);
   */
  get(eventId: string, options?: OptionsOf<"GET /api/webhook/events/{eventId}">): Call<AnswerOf<"GET /api/webhook/events/{eventId}">>;
  /**
   * Process a received event again.
   * A `user_message` is asked and answered again, and the event is announced again.
   * Scope: `webhooks:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.inboundEvents.replay(eventId);
   */
  replay(eventId: string, options?: OptionsOf<"POST /api/webhook/events/{eventId}/replay">): Call<AnswerOf<"POST /api/webhook/events/{eventId}/replay">>;
}

export interface InboundSourcesCalls {
  /**
   * Create a source of webhooks.
   * A source is another service that sends webhooks here. Only this answer shows its secret. The first source of the installation's first workspace becomes the default source.
   * Scope: `webhooks:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.inboundSources.create({ name: "…" });
   */
  create(body: BodyOf<"POST /api/webhook/sources">, options?: OptionsOf<"POST /api/webhook/sources">): Call<AnswerOf<"POST /api/webhook/sources">>;
  /**
   * List the sources of webhooks.
   * Scope: `webhooks:read`.
   * @example
   * for await (const item of parley.inboundSources.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/webhook/sources"> & OptionsOf<"GET /api/webhook/sources">, options?: OptionsOf<"GET /api/webhook/sources">): List<ItemOf<"GET /api/webhook/sources">, AnswerOf<"GET /api/webhook/sources">>;
  /**
   * Read a source of webhooks.
   * Scope: `webhooks:read`.
   * @example
   * const answer = await parley.inboundSources.get(sourceId);
   */
  get(sourceId: string, options?: OptionsOf<"GET /api/webhook/sources/{sourceId}">): Call<AnswerOf<"GET /api/webhook/sources/{sourceId}">>;
  /**
   * Change a source of webhooks.
   * Scope: `webhooks:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.inboundSources.update(sourceId);
   */
  update(sourceId: string, body?: BodyOf<"PATCH /api/webhook/sources/{sourceId}">, options?: OptionsOf<"PATCH /api/webhook/sources/{sourceId}">): Call<AnswerOf<"PATCH /api/webhook/sources/{sourceId}">>;
  /**
   * Delete a source of webhooks.
   * Its webhooks are refused from now on, and the events that it sent are erased. Conversations stay.
   * Scope: `webhooks:write`.
   * @example
   * await parley.inboundSources.delete(sourceId);
   */
  delete(sourceId: string, options?: OptionsOf<"DELETE /api/webhook/sources/{sourceId}">): Call<AnswerOf<"DELETE /api/webhook/sources/{sourceId}">>;
  /**
   * Replace the secret of a source.
   * The former secret is accepted as well until the overlap ends. Only this answer shows the new secret.
   * Scope: `webhooks:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.inboundSources.rotateSecret(sourceId);
   */
  rotateSecret(sourceId: string, body?: BodyOf<"POST /api/webhook/sources/{sourceId}/rotate-secret">, options?: OptionsOf<"POST /api/webhook/sources/{sourceId}/rotate-secret">): Call<AnswerOf<"POST /api/webhook/sources/{sourceId}/rotate-secret">>;
  /**
   * @deprecated Call `parley.inboundEvents.list`.
   */
  events(query?: QueryOf<"GET /api/webhook/events"> & OptionsOf<"GET /api/webhook/events">, options?: OptionsOf<"GET /api/webhook/events">): List<ItemOf<"GET /api/webhook/events">, AnswerOf<"GET /api/webhook/events">>;
  /**
   * @deprecated Call `parley.inboundSources.create`.
   */
  make(body: BodyOf<"POST /api/webhook/sources">, options?: OptionsOf<"POST /api/webhook/sources">): Call<AnswerOf<"POST /api/webhook/sources">>;
  /**
   * @deprecated Call `parley.inboundSources.update`.
   */
  change(sourceId: string, body?: BodyOf<"PATCH /api/webhook/sources/{sourceId}">, options?: OptionsOf<"PATCH /api/webhook/sources/{sourceId}">): Call<AnswerOf<"PATCH /api/webhook/sources/{sourceId}">>;
}

export interface InstallationCalls {
  /**
   * See what runs here, and who operates it.
   * For the operator of the installation.
   * @example
   * const answer = await parley.installation.get();
   */
  get(options?: OptionsOf<"GET /api/installation">): Call<AnswerOf<"GET /api/installation">>;
  /**
   * Examine the installation.
   * The same as `./parley doctor`: settings that contradict each other, backups, disk, jobs, mails, certificates and what was left over. It calls the hosts whose certificates it looks at, and takes up to ten seconds.
   * For the operator of the installation.
   * @example
   * const answer = await parley.installation.getFindings();
   */
  getFindings(options?: OptionsOf<"GET /api/installation/findings">): Call<AnswerOf<"GET /api/installation/findings">>;
  /**
   * Read for how long new workspaces keep their data.
   * For the operator of the installation.
   * @example
   * const answer = await parley.installation.getRetention();
   */
  getRetention(options?: OptionsOf<"GET /api/installation/retention">): Call<AnswerOf<"GET /api/installation/retention">>;
  /**
   * Change for how long new workspaces keep their data.
   * Workspaces that are there keep what they have; their owners see with `GET /api/settings/retention/default` what the default would erase.
   * For the operator of the installation. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.installation.updateRetention({ days: {} });
   */
  updateRetention(body: BodyOf<"PATCH /api/installation/retention">, options?: OptionsOf<"PATCH /api/installation/retention">): Call<AnswerOf<"PATCH /api/installation/retention">>;
  /**
   * Help a person who cannot sign in.
   * Makes a link for a new password, which is mailed where mail is set up; else you get it and pass it on. It works for an hour, and for three days where the address was never confirmed: then the account starts again in an empty workspace. The former password works until the link is used. The person's workspaces find it in their audit logs. Only a signed-in operator may do this.
   * For the operator of the installation. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.installation.signInResets({ email: "…" });
   */
  signInResets(body: BodyOf<"POST /api/installation/sign-in-resets">, options?: OptionsOf<"POST /api/installation/sign-in-resets">): Call<AnswerOf<"POST /api/installation/sign-in-resets">>;
}

export interface InvitationsCalls {
  /**
   * Invite a person to the workspace.
   * Mails a link that works for seven days, and answers members with another one to pass on. A caller invites only to roles whose scopes it has itself. The invitation is void once the inviter has lost them; that of a key ends with the key. A key with an end, with `allowedAddresses` or with `databaseRules` invites nobody, because a member has no such bound.
   * Scope: `members:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.invitations.create({ email: "…", role: "owner" });
   */
  create(body: BodyOf<"POST /api/members/invitations">, options?: OptionsOf<"POST /api/members/invitations">): Call<AnswerOf<"POST /api/members/invitations">>;
  /**
   * List the open invitations.
   * Scope: `members:read`.
   * @example
   * for await (const item of parley.invitations.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/members/invitations"> & OptionsOf<"GET /api/members/invitations">, options?: OptionsOf<"GET /api/members/invitations">): List<ItemOf<"GET /api/members/invitations">, AnswerOf<"GET /api/members/invitations">>;
  /**
   * Withdraw an invitation.
   * Takes the scopes of the role itself.
   * Scope: `members:write`.
   * @example
   * await parley.invitations.delete(id);
   */
  delete(id: string, options?: OptionsOf<"DELETE /api/members/invitations/{id}">): Call<AnswerOf<"DELETE /api/members/invitations/{id}">>;
  /**
   * Accept an invitation and sign in.
   * Works under every PARLEY_SIGNUP. An address without an account gets one with the chosen `password`. An account proves itself with its access token or its password; one with a second factor with its access token.
   * @example
   * const answer = await parley.invitations.accept({ token: "…" });
   */
  accept(body: BodyOf<"POST /api/invitations/accept">, options?: OptionsOf<"POST /api/invitations/accept">): Call<AnswerOf<"POST /api/invitations/accept">>;
}

export interface KeysCalls {
  /**
   * Make an API key.
   * Only this answer shows the key. Without `scopes`, a secret key has all scopes except the sensitive ones, and a publishable key all that it may have: those that later versions add as well.
   * Scope: `keys:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.keys.create({ name: "…", kind: "secret" });
   */
  create(body: BodyOf<"POST /api/keys">, options?: OptionsOf<"POST /api/keys">): Call<AnswerOf<"POST /api/keys">>;
  /**
   * List the API keys.
   * Scope: `keys:write`.
   * @example
   * for await (const item of parley.keys.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/keys"> & OptionsOf<"GET /api/keys">, options?: OptionsOf<"GET /api/keys">): List<ItemOf<"GET /api/keys">, AnswerOf<"GET /api/keys">>;
  /**
   * Give an API key a new text.
   * Only this answer shows the new text. The key keeps its id, its rights and its limits. The text before works until the overlap ends, or the key itself; a former text that was still accepted ends at once, so that there are never more than two. With `overlapSeconds` 0 every node refuses the text before within a second. A secret key may rotate itself without the scope `keys:write`, but not by a former text. Nobody may rotate a key that they could not make.
   * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.keys.rotate(id);
   */
  rotate(id: string, body?: BodyOf<"POST /api/keys/{id}/rotate">, options?: OptionsOf<"POST /api/keys/{id}/rotate">): Call<AnswerOf<"POST /api/keys/{id}/rotate">>;
  /**
   * Change the name and the limits of an API key.
   * Every node knows new limits within a second. Connections and tickets of the key end then, so that they are opened again under the new limits; a new name ends nothing. The limits are checked as at the making of a key, and nobody may change a key that they could not make.
   * Scope: `keys:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.keys.update(id);
   */
  update(id: string, body?: BodyOf<"PATCH /api/keys/{id}">, options?: OptionsOf<"PATCH /api/keys/{id}">): Call<AnswerOf<"PATCH /api/keys/{id}">>;
  /**
   * End an API key.
   * Every node refuses the key within a second.
   * Scope: `keys:write`.
   * @example
   * await parley.keys.delete(id);
   */
  delete(id: string, options?: OptionsOf<"DELETE /api/keys/{id}">): Call<AnswerOf<"DELETE /api/keys/{id}">>;
  /**
   * Report API keys that were found in public.
   * In the form of GitHub's secret scanning partner programme, and signed as there: ECDSA over P-256 with SHA-256, by a key that is published at PARLEY_LEAK_REPORT_KEYS. A reported secret key is refused on every node within a second, and the owners of its workspace are told. When only the former text of a rotated key was found, only that text ends. A text without the checksum of a secret key is not looked up.
   * The signature is the credential.
   * @example
   * const answer = await parley.keys.reportLeaked([{ token: "…", type: "…" }]);
   */
  reportLeaked(body: BodyOf<"POST /api/keys/report-leaked">, options?: OptionsOf<"POST /api/keys/report-leaked">): Call<AnswerOf<"POST /api/keys/report-leaked">>;
  /**
   * @deprecated Call `parley.keys.create`.
   */
  make(body: BodyOf<"POST /api/keys">, options?: OptionsOf<"POST /api/keys">): Call<AnswerOf<"POST /api/keys">>;
}

export interface KnowledgeCalls {
  /**
   * Add a source, or up to 500 at once.
   * A text, a FAQ, a page (`url`), a whole website (`site`), a file that was uploaded (`file`), or `{sources: [...]}`, which stores all of its texts and FAQs or none. Pages and sites are learnt after the answer: their `status` is `pending` until then. Or multipart/form-data with parts `file`: several of them, and a zip, answer as `{sources: [...]}`. A file is read within the request, or after it where it takes more than ten seconds; one that cannot be read is refused, and of several it is a source with `status` `failed`. A text may be plain text, Markdown or HTML; it is stored as Markdown. With an `externalId` that a source has, it replaces that source; the answer is 200 when nothing was created. The same again without an `externalId` is the source that is there. A FAQ whose question another one answers otherwise is stored, with a warning. Every question that is asked after this answer finds them.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledge.add({ type: "text", title: "…", content: "…" });
   */
  add(body: BodyOf<"POST /api/knowledge/sources">, options?: OptionsOf<"POST /api/knowledge/sources">): Call<AnswerOf<"POST /api/knowledge/sources">>;
  /**
   * List the sources.
   * Scope: `knowledge:read`.
   * @example
   * for await (const item of parley.knowledge.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/knowledge/sources"> & OptionsOf<"GET /api/knowledge/sources">, options?: OptionsOf<"GET /api/knowledge/sources">): List<ItemOf<"GET /api/knowledge/sources">, AnswerOf<"GET /api/knowledge/sources">>;
  /**
   * Remove the sources with a tag, or all.
   * Needs `?tag=` or `?all=true`. Documents that replies cite stay readable for their citations. After a failure, send it again: what was removed stays so.
   * Scope: `knowledge:write`.
   * @example
   * const answer = await parley.knowledge.deleteMany();
   */
  deleteMany(query?: QueryOf<"DELETE /api/knowledge/sources"> & OptionsOf<"DELETE /api/knowledge/sources">, options?: OptionsOf<"DELETE /api/knowledge/sources">): Call<AnswerOf<"DELETE /api/knowledge/sources">>;
  /**
   * Read a source.
   * Scope: `knowledge:read`.
   * @example
   * const answer = await parley.knowledge.get(sourceId);
   */
  get(sourceId: string, options?: OptionsOf<"GET /api/knowledge/sources/{sourceId}">): Call<AnswerOf<"GET /api/knowledge/sources/{sourceId}">>;
  /**
   * Replace the content of a source.
   * The previous document stays readable for the citations that quote it, and is deleted when there are none. Content that is stored as the same text changes nothing; another `url` is a change. Without `externalId` and `tags` the source keeps those that it has.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledge.replace(sourceId, { type: "text", title: "…", content: "…" });
   */
  replace(sourceId: string, body: BodyOf<"PUT /api/knowledge/sources/{sourceId}">, options?: OptionsOf<"PUT /api/knowledge/sources/{sourceId}">): Call<AnswerOf<"PUT /api/knowledge/sources/{sourceId}">>;
  /**
   * Remove a source.
   * No further question is answered from the source. Documents that no reply cites are deleted at once. The others stay readable for the citations that quote them, unless the source is purged: then they are deleted too, and the citations become `withdrawn`. A source that was removed before can still be purged.
   * Scope: `knowledge:write`.
   * @example
   * await parley.knowledge.delete(sourceId);
   */
  delete(sourceId: string, query?: QueryOf<"DELETE /api/knowledge/sources/{sourceId}"> & OptionsOf<"DELETE /api/knowledge/sources/{sourceId}">, options?: OptionsOf<"DELETE /api/knowledge/sources/{sourceId}">): Call<AnswerOf<"DELETE /api/knowledge/sources/{sourceId}">>;
  /**
   * List all document versions of a source.
   * Newest first: the current one, and former ones that replies cite. Also works for a source that was removed.
   * Scope: `knowledge:read`.
   * @example
   * for await (const item of parley.knowledge.listVersions(sourceId)) console.log(item);
   */
  listVersions(sourceId: string, query?: QueryOf<"GET /api/knowledge/sources/{sourceId}/versions"> & OptionsOf<"GET /api/knowledge/sources/{sourceId}/versions">, options?: OptionsOf<"GET /api/knowledge/sources/{sourceId}/versions">): List<ItemOf<"GET /api/knowledge/sources/{sourceId}/versions">, AnswerOf<"GET /api/knowledge/sources/{sourceId}/versions">>;
  /**
   * Read a document version.
   * The text that citations quote. Where a reply cites it, it stays readable after its source was changed or removed.
   * Scope: `knowledge:read`.
   * @example
   * const answer = await parley.knowledge.getDocument(documentId);
   */
  getDocument(documentId: string, options?: OptionsOf<"GET /api/knowledge/documents/{documentId}">): Call<AnswerOf<"GET /api/knowledge/documents/{documentId}">>;
  /**
   * List the passages of a document version.
   * As the assistant finds and quotes them today, in their order.
   * Scope: `knowledge:read`.
   * @example
   * for await (const item of parley.knowledge.listDocumentPassages(documentId)) console.log(item);
   */
  listDocumentPassages(documentId: string, query?: QueryOf<"GET /api/knowledge/documents/{documentId}/passages"> & OptionsOf<"GET /api/knowledge/documents/{documentId}/passages">, options?: OptionsOf<"GET /api/knowledge/documents/{documentId}/passages">): List<ItemOf<"GET /api/knowledge/documents/{documentId}/passages">, AnswerOf<"GET /api/knowledge/documents/{documentId}/passages">>;
  /**
   * Read the synonyms.
   * Scope: `knowledge:read`.
   * @example
   * const answer = await parley.knowledge.getSynonyms();
   */
  getSynonyms(options?: OptionsOf<"GET /api/knowledge/synonyms">): Call<AnswerOf<"GET /api/knowledge/synonyms">>;
  /**
   * Replace the synonyms.
   * Words and phrases that mean the same, for example `bike` and `push cycle`. Every question that is asked after this answer uses them.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledge.putSynonyms({ groups: [["…"]] });
   */
  putSynonyms(body: BodyOf<"PUT /api/knowledge/synonyms">, options?: OptionsOf<"PUT /api/knowledge/synonyms">): Call<AnswerOf<"PUT /api/knowledge/synonyms">>;
  /**
   * Search for passages.
   * Scope: `knowledge:read`.
   * @example
   * const answer = await parley.knowledge.search({ query: "…" });
   */
  search(body: BodyOf<"POST /api/knowledge/search">, options?: OptionsOf<"POST /api/knowledge/search">): Call<AnswerOf<"POST /api/knowledge/search">>;
  /**
   * List the pages of a source.
   * Each page of a site, or the file, with its state, its words, when it was last looked at and, where it was not learnt, what to do. Texts and FAQs have none (404).
   * Scope: `knowledge:read`.
   * @example
   * for await (const item of parley.knowledge.listDocuments(sourceId)) console.log(item);
   */
  listDocuments(sourceId: string, query?: QueryOf<"GET /api/knowledge/sources/{sourceId}/documents"> & OptionsOf<"GET /api/knowledge/sources/{sourceId}/documents">, options?: OptionsOf<"GET /api/knowledge/sources/{sourceId}/documents">): List<ItemOf<"GET /api/knowledge/sources/{sourceId}/documents">, AnswerOf<"GET /api/knowledge/sources/{sourceId}/documents">>;
  /**
   * Look again at what a source was learnt from.
   * What changed gets a new version, what did not stays, and what is gone is withdrawn after two looks a day apart. A source that is being learnt goes on.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * await parley.knowledge.refresh(sourceId);
   */
  refresh(sourceId: string, options?: OptionsOf<"POST /api/knowledge/sources/{sourceId}/refresh">): Call<AnswerOf<"POST /api/knowledge/sources/{sourceId}/refresh">>;
  /**
   * Stop learning a source.
   * What was learnt until now stays.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * await parley.knowledge.cancel(sourceId);
   */
  cancel(sourceId: string, options?: OptionsOf<"POST /api/knowledge/sources/{sourceId}/cancel">): Call<AnswerOf<"POST /api/knowledge/sources/{sourceId}/cancel">>;
  /**
   * List what was asked and not answered well.
   * Questions that ask the same are one gap: unanswered ones, those before a hand-over to a person, and those whose reply was not helpful. The most frequent gap is first, of equals the last asked. `contradictions` names the FAQs that answer one question in different ways.
   * Scope: `knowledge:read`.
   * @example
   * for await (const item of parley.knowledge.listGaps()) console.log(item);
   */
  listGaps(query?: QueryOf<"GET /api/knowledge/gaps"> & OptionsOf<"GET /api/knowledge/gaps">, options?: OptionsOf<"GET /api/knowledge/gaps">): List<ItemOf<"GET /api/knowledge/gaps">, AnswerOf<"GET /api/knowledge/gaps">>;
  /**
   * Resolve a gap: with an answer, with a source, or because it is none.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledge.resolveGap(gapId, { answer: "…" });
   */
  resolveGap(gapId: string, body: BodyOf<"POST /api/knowledge/gaps/{gapId}/resolve">, options?: OptionsOf<"POST /api/knowledge/gaps/{gapId}/resolve">): Call<AnswerOf<"POST /api/knowledge/gaps/{gapId}/resolve">>;
  /**
   * Whether I get the weekly mail about gaps.
   * For a signed-in member.
   * @example
   * const answer = await parley.knowledge.getGapMail();
   */
  getGapMail(options?: OptionsOf<"GET /api/knowledge/gaps/mail">): Call<AnswerOf<"GET /api/knowledge/gaps/mail">>;
  /**
   * Get the weekly mail about gaps, or stop it.
   * On Mondays at 8:00 UTC: the ten gaps that were asked most often in the week. No mail when there are none.
   * For a signed-in member. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledge.putGapMail({ weekly: true });
   */
  putGapMail(body: BodyOf<"PUT /api/knowledge/gaps/mail">, options?: OptionsOf<"PUT /api/knowledge/gaps/mail">): Call<AnswerOf<"PUT /api/knowledge/gaps/mail">>;
  /**
   * Show which model embeds the passages, and how far that has come.
   * Scope: `knowledge:read`.
   * @example
   * const answer = await parley.knowledge.getEmbeddings();
   */
  getEmbeddings(options?: OptionsOf<"GET /api/knowledge/embeddings">): Call<AnswerOf<"GET /api/knowledge/embeddings">>;
  /**
   * Have a model embed the passages, so that they are found by meaning as well as by words.
   * The model embeds two test sentences first. The passages follow in the background, and are used when nine of ten have a vector. Another model or another length starts from the beginning.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledge.putEmbeddings({ model: "…" });
   */
  putEmbeddings(body: BodyOf<"PUT /api/knowledge/embeddings">, options?: OptionsOf<"PUT /api/knowledge/embeddings">): Call<AnswerOf<"PUT /api/knowledge/embeddings">>;
  /**
   * Find passages by their words alone, and delete every vector.
   * Scope: `settings:write`.
   * @example
   * await parley.knowledge.deleteEmbeddings();
   */
  deleteEmbeddings(options?: OptionsOf<"DELETE /api/knowledge/embeddings">): Call<AnswerOf<"DELETE /api/knowledge/embeddings">>;
  /**
   * List the questions that passages are found by beside their own words, and what a model writes of them.
   * Scope: `knowledge:read`.
   * @example
   * for await (const item of parley.knowledge.listQuestions()) console.log(item);
   */
  listQuestions(query?: QueryOf<"GET /api/knowledge/questions"> & OptionsOf<"GET /api/knowledge/questions">, options?: OptionsOf<"GET /api/knowledge/questions">): List<ItemOf<"GET /api/knowledge/questions">, AnswerOf<"GET /api/knowledge/questions">>;
  /**
   * Have a model write questions that each section answers.
   * In the background, section by section. A question that the engine does not lead back to its section is thrown away; the others are what the section is found by beside its own words, and go with the version of the document. Answers stay the words of the text, and ask no model. The answer estimates what the sections that are left take; `dryRun` does nothing else. The same again goes on with another ceiling; another model, number or choice of languages begins from the start, and forgets what was written.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledge.putQuestions({ model: "…" });
   */
  putQuestions(body: BodyOf<"PUT /api/knowledge/questions">, options?: OptionsOf<"PUT /api/knowledge/questions">): Call<AnswerOf<"PUT /api/knowledge/questions">>;
  /**
   * Have no model write questions, and forget those that one wrote.
   * Questions that visitors taught by their choices stay.
   * Scope: `settings:write`.
   * @example
   * await parley.knowledge.deleteQuestions();
   */
  deleteQuestions(options?: OptionsOf<"DELETE /api/knowledge/questions">): Call<AnswerOf<"DELETE /api/knowledge/questions">>;
  /**
   * Write an asked question in other words.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledge.updateQuestion(questionId, { text: "…" });
   */
  updateQuestion(questionId: string, body: BodyOf<"PATCH /api/knowledge/questions/{questionId}">, options?: OptionsOf<"PATCH /api/knowledge/questions/{questionId}">): Call<AnswerOf<"PATCH /api/knowledge/questions/{questionId}">>;
  /**
   * Remove an asked question.
   * Its passage is not found by it any more, from the answer on. Visitors who take the same choices do not bring it back while the document is taught.
   * Scope: `knowledge:write`.
   * @example
   * await parley.knowledge.deleteQuestion(questionId);
   */
  deleteQuestion(questionId: string, options?: OptionsOf<"DELETE /api/knowledge/questions/{questionId}">): Call<AnswerOf<"DELETE /api/knowledge/questions/{questionId}">>;
  /**
   * @deprecated Call `parley.knowledge.listGaps`.
   */
  gaps(query?: QueryOf<"GET /api/knowledge/gaps"> & OptionsOf<"GET /api/knowledge/gaps">, options?: OptionsOf<"GET /api/knowledge/gaps">): List<ItemOf<"GET /api/knowledge/gaps">, AnswerOf<"GET /api/knowledge/gaps">>;
  /**
   * @deprecated Call `parley.knowledge.getGapMail`.
   */
  gapMail(options?: OptionsOf<"GET /api/knowledge/gaps/mail">): Call<AnswerOf<"GET /api/knowledge/gaps/mail">>;
  /**
   * @deprecated Call `parley.knowledge.putGapMail`.
   */
  setGapMail(body: BodyOf<"PUT /api/knowledge/gaps/mail">, options?: OptionsOf<"PUT /api/knowledge/gaps/mail">): Call<AnswerOf<"PUT /api/knowledge/gaps/mail">>;
}

export interface KnowledgeSyncCalls {
  /**
   * Begin to bring a tag's sources in step.
   * For a folder or a catalogue that is loaded again and again: send all of it in portions, then finish. Nothing is taught or removed before. A sync of the same tag that is open is forgotten, and one that is given nothing for a day.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledgeSync.begin({ tag: "…" });
   */
  begin(body: BodyOf<"POST /api/knowledge/sync">, options?: OptionsOf<"POST /api/knowledge/sync">): Call<AnswerOf<"POST /api/knowledge/sync">>;
  /**
   * Send a portion of a sync.
   * Up to 500 sources, any number of times. A source with the `externalId` of an earlier one of the sync takes its place. One without is known by its content.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledgeSync.send(syncId, { sources: [{ type: "text", title: "…", content: "…" }] });
   */
  send(syncId: string, body: BodyOf<"PUT /api/knowledge/sync/{syncId}">, options?: OptionsOf<"PUT /api/knowledge/sync/{syncId}">): Call<AnswerOf<"PUT /api/knowledge/sync/{syncId}">>;
  /**
   * Finish a sync.
   * The tag's sources are then exactly those that were sent, and every question that is asked after this answer finds them. A source that is as it was keeps its version. Answers with sync-removes-much when more than half of the tag's sources would go, unless `allowRemoval` is sent.
   * Scope: `knowledge:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.knowledgeSync.finish(syncId);
   */
  finish(syncId: string, body?: BodyOf<"POST /api/knowledge/sync/{syncId}/finish">, options?: OptionsOf<"POST /api/knowledge/sync/{syncId}/finish">): Call<AnswerOf<"POST /api/knowledge/sync/{syncId}/finish">>;
}

export interface LabelsCalls {
  /**
   * List the labels of conversations.
   * Scope: `conversations:read`.
   * @example
   * for await (const item of parley.labels.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/labels"> & OptionsOf<"GET /api/labels">, options?: OptionsOf<"GET /api/labels">): List<ItemOf<"GET /api/labels">, AnswerOf<"GET /api/labels">>;
  /**
   * Make a label for conversations.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.labels.create({ name: "…" });
   */
  create(body: BodyOf<"POST /api/labels">, options?: OptionsOf<"POST /api/labels">): Call<AnswerOf<"POST /api/labels">>;
  /**
   * Rename or colour a label.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.labels.update(labelId);
   */
  update(labelId: string, body?: BodyOf<"PATCH /api/labels/{labelId}">, options?: OptionsOf<"PATCH /api/labels/{labelId}">): Call<AnswerOf<"PATCH /api/labels/{labelId}">>;
  /**
   * Delete a label.
   * All conversations lose it.
   * Scope: `conversations:write`.
   * @example
   * await parley.labels.delete(labelId);
   */
  delete(labelId: string, options?: OptionsOf<"DELETE /api/labels/{labelId}">): Call<AnswerOf<"DELETE /api/labels/{labelId}">>;
}

export interface LeadsCalls {
  /**
   * Take a lead: somebody wants to be contacted.
   * JSON, or a plain HTML form with the publishable key as the field `key`. Fields that a form has beyond these become `custom`. The answer is the same for spam and for every address. A form is answered with a page, or with 303 to `_next`; a browser that sent something wrong, with a page that says what.
   * Scope: `leads:write`, or a publishable key. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.leads.create();
   */
  create(body?: BodyOf<"POST /api/leads">, options?: OptionsOf<"POST /api/leads">): Call<AnswerOf<"POST /api/leads">>;
  /**
   * List the leads, newest first.
   * Spam is left out unless `status=spam`.
   * Scope: `leads:read`.
   * @example
   * for await (const item of parley.leads.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/leads"> & OptionsOf<"GET /api/leads">, options?: OptionsOf<"GET /api/leads">): List<ItemOf<"GET /api/leads">, AnswerOf<"GET /api/leads">>;
  /**
   * Export the leads as CSV or as lines of JSON.
   * A cell that a spreadsheet would take for a formula begins with an apostrophe.
   * Scope: `leads:read`.
   * @example
   * const text = await (await parley.leads.export()).text();
   */
  export(query?: QueryOf<"GET /api/leads/export"> & OptionsOf<"GET /api/leads/export">, options?: OptionsOf<"GET /api/leads/export">): Call<Download>;
  /**
   * Import leads from CSV, lines of JSON, Excel or vCards.
   * Each row is a lead, under the contact of its address or number. A row that says what a stored lead says is unchanged. Columns of other names become `custom`. Rows that cannot be read are left out and told.
   * Scope: `leads:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.leads.import(bytes);
   */
  import(body: BodyOf<"POST /api/leads/import">, query?: QueryOf<"POST /api/leads/import"> & OptionsOf<"POST /api/leads/import">, options?: OptionsOf<"POST /api/leads/import">): Call<AnswerOf<"POST /api/leads/import">>;
  /**
   * Get a CSV to fill in for an import.
   * Scope: `leads:read`.
   * @example
   * const text = await (await parley.leads.importTemplate()).text();
   */
  importTemplate(options?: OptionsOf<"GET /api/leads/import/template">): Call<Download>;
  /**
   * Read the rules by which leads are scored.
   * Scope: `leads:read`.
   * @example
   * const answer = await parley.leads.listScoreRules();
   */
  listScoreRules(options?: OptionsOf<"GET /api/leads/score-rules">): Call<AnswerOf<"GET /api/leads/score-rules">>;
  /**
   * Read a lead.
   * Scope: `leads:read`.
   * @example
   * const answer = await parley.leads.get(leadId);
   */
  get(leadId: string, options?: OptionsOf<"GET /api/leads/{leadId}">): Call<AnswerOf<"GET /api/leads/{leadId}">>;
  /**
   * Change the status, the assignee or own fields of a lead.
   * The status `spam` keeps a lead apart, any other takes it back from there; the filter learns from both. Of `custom`, only the named fields change, and null removes one.
   * Scope: `leads:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.leads.update(leadId);
   */
  update(leadId: string, body?: BodyOf<"PATCH /api/leads/{leadId}">, options?: OptionsOf<"PATCH /api/leads/{leadId}">): Call<AnswerOf<"PATCH /api/leads/{leadId}">>;
  /**
   * Erase a lead with its notes.
   * Scope: `leads:write`.
   * @example
   * await parley.leads.delete(leadId);
   */
  delete(leadId: string, options?: OptionsOf<"DELETE /api/leads/{leadId}">): Call<AnswerOf<"DELETE /api/leads/{leadId}">>;
  /**
   * List the notes about a lead, newest first.
   * Scope: `leads:read`.
   * @example
   * for await (const item of parley.leads.listNotes(leadId)) console.log(item);
   */
  listNotes(leadId: string, query?: QueryOf<"GET /api/leads/{leadId}/notes"> & OptionsOf<"GET /api/leads/{leadId}/notes">, options?: OptionsOf<"GET /api/leads/{leadId}/notes">): List<ItemOf<"GET /api/leads/{leadId}/notes">, AnswerOf<"GET /api/leads/{leadId}/notes">>;
  /**
   * Write a note about a lead.
   * Scope: `leads:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.leads.createNote(leadId, { text: "…" });
   */
  createNote(leadId: string, body: BodyOf<"POST /api/leads/{leadId}/notes">, options?: OptionsOf<"POST /api/leads/{leadId}/notes">): Call<AnswerOf<"POST /api/leads/{leadId}/notes">>;
  /**
   * Delete a note.
   * Scope: `leads:write`.
   * @example
   * await parley.leads.deleteNote(leadId, noteId);
   */
  deleteNote(leadId: string, noteId: string, options?: OptionsOf<"DELETE /api/leads/{leadId}/notes/{noteId}">): Call<AnswerOf<"DELETE /api/leads/{leadId}/notes/{noteId}">>;
}

export interface McpCalls {
  /**
   * Send a message of the Model Context Protocol.
   * Streamable HTTP without sessions: each message is independent. X-Session-Id names the conversation of `ask_assistant`. A client sees the tools that the scopes of its credential allow. A notification is answered with 202.
   * For members and secret keys, whatever their scopes.
   * @example
   * const answer = await parley.mcp.send({ jsonrpc: "2.0", method: "…" });
   */
  send(body: BodyOf<"POST /mcp">, options?: OptionsOf<"POST /mcp">): Call<AnswerOf<"POST /mcp">>;
}

export interface MembersCalls {
  /**
   * List the members.
   * Scope: `members:read`.
   * @example
   * for await (const item of parley.members.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/members"> & OptionsOf<"GET /api/members">, options?: OptionsOf<"GET /api/members">): List<ItemOf<"GET /api/members">, AnswerOf<"GET /api/members">>;
  /**
   * Give a member another role.
   * Only an owner makes another member an owner, or takes that role away. The last owner stays one. A caller gives and takes only roles whose scopes it has itself. A key with an end, with `allowedAddresses` or with `databaseRules` gives nobody more, because a member has no such bound.
   * Scope: `members:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.members.update(userId, { role: "owner" });
   */
  update(userId: string, body: BodyOf<"PATCH /api/members/{userId}">, options?: OptionsOf<"PATCH /api/members/{userId}">): Call<AnswerOf<"PATCH /api/members/{userId}">>;
  /**
   * Remove a member, or leave the workspace.
   * Every node refuses the member within a second. Keys that the member made stay: they are the workspace's. Removing another member takes the scope `members:write` and all scopes of the member, and removing an owner the role of one.
   * For members and secret keys, whatever their scopes.
   * @example
   * await parley.members.delete(userId);
   */
  delete(userId: string, options?: OptionsOf<"DELETE /api/members/{userId}">): Call<AnswerOf<"DELETE /api/members/{userId}">>;
}

export interface ModelAliasesCalls {
  /**
   * Show the aliases of assistants.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.modelAliases.get();
   */
  get(options?: OptionsOf<"GET /api/model-aliases">): Call<AnswerOf<"GET /api/model-aliases">>;
  /**
   * Set the aliases of assistants.
   * Replaces all aliases. A request that sends an alias as its `model` is answered by that assistant, for clients that can send only names such as `gpt-4o`. Parley reads a model's name in this order: `parley` and `parley-offline`, the id of an assistant, an alias, `<provider name>/<model id>`, the name of an assistant. An alias goes with its assistant when that one is removed.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.modelAliases.put();
   */
  put(body?: BodyOf<"PUT /api/model-aliases">, options?: OptionsOf<"PUT /api/model-aliases">): Call<AnswerOf<"PUT /api/model-aliases">>;
}

export interface ModelsCalls {
  /**
   * Show what the models used this month, and the budget.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.models.use();
   */
  use(options?: OptionsOf<"GET /api/model-use">): Call<AnswerOf<"GET /api/model-use">>;
  /**
   * Set the monthly budget.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.models.putBudget({ monthlyTokens: 0, monthlyCost: 0 });
   */
  putBudget(body: BodyOf<"PUT /api/model-budget">, options?: OptionsOf<"PUT /api/model-budget">): Call<AnswerOf<"PUT /api/model-budget">>;
}

export interface NewsletterCalls {
  /**
   * Sign up for the newsletter.
   * JSON, or a plain HTML form with the publishable key as the field `key`. The owner of the address is asked by mail, and only the button behind that mail's link confirms. The answer is the same for every address, also for spam and for an address that is confirmed or has left. A mailbox gets at most two such mails a day (one, where the sign-up is suspicious) and four in 30 days; what these limits hold back waits, as `mailWaitsUntil` of the subscriber says.
   * Scope: `newsletter:write`, or a publishable key. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.newsletter.subscribe({ email: "…" });
   */
  subscribe(body: BodyOf<"POST /api/newsletter">, options?: OptionsOf<"POST /api/newsletter">): Call<AnswerOf<"POST /api/newsletter">>;
  /**
   * Count the subscribers of each list, and sign-ups by day.
   * Scope: `newsletter:read`.
   * @example
   * const answer = await parley.newsletter.statistics();
   */
  statistics(query?: QueryOf<"GET /api/newsletter/statistics"> & OptionsOf<"GET /api/newsletter/statistics">, options?: OptionsOf<"GET /api/newsletter/statistics">): Call<AnswerOf<"GET /api/newsletter/statistics">>;
}

export interface NewsletterListsCalls {
  /**
   * List the lists of the newsletter, oldest first.
   * A workspace begins with the list `newsletter`.
   * Scope: `newsletter:read`.
   * @example
   * const answer = await parley.newsletterLists.list();
   */
  list(options?: OptionsOf<"GET /api/newsletter/lists">): Call<AnswerOf<"GET /api/newsletter/lists">>;
  /**
   * Make a list.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.newsletterLists.create({ slug: "…", name: "…" });
   */
  create(body: BodyOf<"POST /api/newsletter/lists">, options?: OptionsOf<"POST /api/newsletter/lists">): Call<AnswerOf<"POST /api/newsletter/lists">>;
  /**
   * Change a list.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.newsletterLists.update(listId);
   */
  update(listId: string, body?: BodyOf<"PATCH /api/newsletter/lists/{listId}">, options?: OptionsOf<"PATCH /api/newsletter/lists/{listId}">): Call<AnswerOf<"PATCH /api/newsletter/lists/{listId}">>;
  /**
   * Delete a list and its subscriptions.
   * Scope: `newsletter:write`.
   * @example
   * await parley.newsletterLists.delete(listId);
   */
  delete(listId: string, query?: QueryOf<"DELETE /api/newsletter/lists/{listId}"> & OptionsOf<"DELETE /api/newsletter/lists/{listId}">, options?: OptionsOf<"DELETE /api/newsletter/lists/{listId}">): Call<AnswerOf<"DELETE /api/newsletter/lists/{listId}">>;
}

export interface OauthCalls {
  /**
   * Let a program register itself as an app.
   * RFC 7591, where PARLEY_OAUTH_REGISTRATION is `open` or `approval`. Without a use an app ends after three days.
   * @example
   * const answer = await parley.oauth.register();
   */
  register(body?: BodyOf<"POST /oauth/register">, options?: OptionsOf<"POST /oauth/register">): Call<AnswerOf<"POST /oauth/register">>;
  /**
   * Get an access token for an app.
   * RFC 6749: for a code (with `code_verifier`), a refresh token, a device's code, or an app by itself. A code and a refresh token work once. For a machine whose platform a workspace trusts, also RFC 8693 (`subject_token`) and RFC 7523 (`assertion`), with the id of the trust as `client_id`.
   * @example
   * const answer = await parley.oauth.token(bytes);
   */
  token(body: BodyOf<"POST /oauth/token">, options?: OptionsOf<"POST /oauth/token">): Call<AnswerOf<"POST /oauth/token">>;
  /**
   * End a token of an app.
   * RFC 7009. A refresh token ends with all that the app may do by it, an access token alone. Every node refuses it within a second. An app may end its own tokens.
   * @example
   * await parley.oauth.revoke(bytes);
   */
  revoke(body: BodyOf<"POST /oauth/revoke">, options?: OptionsOf<"POST /oauth/revoke">): Call<AnswerOf<"POST /oauth/revoke">>;
  /**
   * Ask whether a token is valid.
   * RFC 7662. An app is told of its own tokens.
   * @example
   * const answer = await parley.oauth.introspect(bytes);
   */
  introspect(body: BodyOf<"POST /oauth/introspect">, options?: OptionsOf<"POST /oauth/introspect">): Call<AnswerOf<"POST /oauth/introspect">>;
  /**
   * Send what an authorization asks for beforehand.
   * RFC 9126. The answer's `request_uri` then stands for it at /oauth/authorize.
   * @example
   * const answer = await parley.oauth.push(bytes);
   */
  push(body: BodyOf<"POST /oauth/par">, options?: OptionsOf<"POST /oauth/par">): Call<AnswerOf<"POST /oauth/par">>;
  /**
   * Ask for a code with which a person lets in a device.
   * RFC 8628. The person types `user_code` at `verification_uri`.
   * @example
   * const answer = await parley.oauth.beginDevice(bytes);
   */
  beginDevice(body: BodyOf<"POST /oauth/device">, options?: OptionsOf<"POST /oauth/device">): Call<AnswerOf<"POST /oauth/device">>;
  /**
   * Ask a person to let an app act for them.
   * @example
   * const answer = await parley.oauth.authorize();
   */
  authorize(options?: OptionsOf<"GET /oauth/authorize">): Call<AnswerOf<"GET /oauth/authorize">>;
}

export interface OpenaiCalls {
  /**
   * Ask the assistant, as in OpenAI's chat completions.
   * The question goes to the conversation that X-Session-Id or `metadata.sessionId` names. Without a name, Parley looks for the conversation whose messages are those before the last, and begins a new conversation when there is none. With `stream: true` the answer comes as Server-Sent Events.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.openai.createChatCompletion({ messages: [{ role: "…" }] });
   */
  createChatCompletion(body: BodyOf<"POST /v1/chat/completions">, options?: OptionsOf<"POST /v1/chat/completions">): Call<AnswerOf<"POST /v1/chat/completions">>;
  /**
   * Embed texts with a model of a provider.
   * Scope: `knowledge:read`.
   * @example
   * const answer = await parley.openai.createEmbeddings({ model: "…", input: "…" });
   */
  createEmbeddings(body: BodyOf<"POST /v1/embeddings">, options?: OptionsOf<"POST /v1/embeddings">): Call<AnswerOf<"POST /v1/embeddings">>;
  /**
   * List the models that a question can name.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.openai.listModels();
   */
  listModels(options?: OptionsOf<"GET /v1/models">): Call<AnswerOf<"GET /v1/models">>;
  /**
   * Read one model.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.openai.getModel(model);
   */
  getModel(model: string, options?: OptionsOf<"GET /v1/models/{model}">): Call<AnswerOf<"GET /v1/models/{model}">>;
  /**
   * Read one model of a provider.
   * For clients that do not encode the slash of `<provider name>/<model id>`.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.openai.getModelOfProvider(provider, model);
   */
  getModelOfProvider(provider: string, model: string, options?: OptionsOf<"GET /v1/models/{provider}/{model}">): Call<AnswerOf<"GET /v1/models/{provider}/{model}">>;
  /**
   * Make a client secret for a page, as in OpenAI's Realtime API.
   * For a page that shall talk by `/v1/realtime` without a key: sessions begin with these settings. The page may change sound, voice and turn-taking, and neither model, instructions nor tools.
   * Scope: `voice:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.openai.createRealtimeClientSecret();
   */
  createRealtimeClientSecret(body?: BodyOf<"POST /v1/realtime/client_secrets">, options?: OptionsOf<"POST /v1/realtime/client_secrets">): Call<AnswerOf<"POST /v1/realtime/client_secrets">>;
  /**
   * Talk with the assistant, as in OpenAI's Realtime API.
   * A WebSocket with OpenAI's events, in the names of the released protocol; with the header `OpenAI-Beta: realtime=v1` in those of its preview. What is said goes to a conversation that has the session's id as its name, or that X-Session-Id names. A browser with a publishable key is a visitor of its own, and sends neither instructions nor tools.
   * Scope: `voice:write`, or a publishable key.
   * @example
   * const socket = new WebSocket(parley.openai.realtimeSocket());
   */
  realtimeSocket(query?: QueryOf<"GET /v1/realtime"> & OptionsOf<"GET /v1/realtime">): string;
  /**
   * Ask the assistant, as in OpenAI's responses.
   * The question goes to the conversation that X-Session-Id, `metadata.sessionId`, `conversation` or `previous_response_id` names. Without a name, Parley looks for the conversation whose messages are the earlier input items, and begins a new conversation when there is none. With `stream: true` the answer comes as Server-Sent Events.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.openai.createResponse({ input: "…" });
   */
  createResponse(body: BodyOf<"POST /v1/responses">, options?: OptionsOf<"POST /v1/responses">): Call<AnswerOf<"POST /v1/responses">>;
  /**
   * Read a response, or stream its events again.
   * With `stream=true` the same events come again, only those after `starting_after`.
   * Scope: `conversations:read`.
   * @example
   * const answer = await parley.openai.getResponse(responseId);
   */
  getResponse(responseId: string, query?: QueryOf<"GET /v1/responses/{responseId}"> & OptionsOf<"GET /v1/responses/{responseId}">, options?: OptionsOf<"GET /v1/responses/{responseId}">): Call<AnswerOf<"GET /v1/responses/{responseId}">>;
  /**
   * Delete a response.
   * From then on there is no response with this id. The messages stay in their conversation: `DELETE /api/conversations/:sessionId` erases it.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.openai.deleteResponse(responseId);
   */
  deleteResponse(responseId: string, options?: OptionsOf<"DELETE /v1/responses/{responseId}">): Call<AnswerOf<"DELETE /v1/responses/{responseId}">>;
  /**
   * List what a response answers.
   * The stored messages up to its question, newest first unless `order` is asc.
   * Scope: `conversations:read`.
   * @example
   * const answer = await parley.openai.listInputItems(responseId);
   */
  listInputItems(responseId: string, query?: QueryOf<"GET /v1/responses/{responseId}/input_items"> & OptionsOf<"GET /v1/responses/{responseId}/input_items">, options?: OptionsOf<"GET /v1/responses/{responseId}/input_items">): Call<AnswerOf<"GET /v1/responses/{responseId}/input_items">>;
  /**
   * Cancel a response.
   * Stops this response. The others of its conversation go on.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.openai.cancelResponse(responseId);
   */
  cancelResponse(responseId: string, options?: OptionsOf<"POST /v1/responses/{responseId}/cancel">): Call<AnswerOf<"POST /v1/responses/{responseId}/cancel">>;
  /**
   * Say a text, as in OpenAI's speech API.
   * The sound comes while it is made, mono with 24,000 samples a second: `wav`, `pcm` (PCM16, little-endian), or `mp3` where the operator has installed an encoder. Other formats are refused. Without `response_format` it is MP3 where there is an encoder, else WAV: the Content-Type says which. With `stream_format: sse` the events `speech.audio.delta` have it in base64.
   * Scope: `voice:write`.
   * @example
   * const text = await (await parley.openai.speak({ model: "…", input: "…", voice: "…" })).text();
   */
  speak(body: BodyOf<"POST /v1/audio/speech">, options?: OptionsOf<"POST /v1/audio/speech">): Call<Download>;
  /**
   * Transcribe a recording.
   * By the workspace's first speech provider that knows the language. Without one, only phrases that the default assistant knows are understood. A recording is not stored.
   * Scope: `voice:write`.
   * @example
   * const answer = await parley.openai.transcribe({ file: new Blob(["…"]), model: "…" });
   */
  transcribe(body: BodyOf<"POST /v1/audio/transcriptions">, options?: OptionsOf<"POST /v1/audio/transcriptions">): Call<AnswerOf<"POST /v1/audio/transcriptions">>;
}

export interface OperatorsCalls {
  /**
   * Make a person an operator.
   * The person has all rights of an operator at the next request. Only a signed-in operator may do this.
   * For the operator of the installation. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.operators.create({ userId: "…" });
   */
  create(body: BodyOf<"POST /api/installation/operators">, options?: OptionsOf<"POST /api/installation/operators">): Call<AnswerOf<"POST /api/installation/operators">>;
  /**
   * Remove an operator.
   * The last one stays. Only a signed-in operator may do this.
   * For the operator of the installation.
   * @example
   * await parley.operators.delete(userId);
   */
  delete(userId: string, options?: OptionsOf<"DELETE /api/installation/operators/{userId}">): Call<AnswerOf<"DELETE /api/installation/operators/{userId}">>;
}

export interface OverviewCalls {
  /**
   * Count what waits for a person.
   * Each count needs the scope that its description names, and is null without it.
   * For members and secret keys, whatever their scopes.
   * @example
   * const answer = await parley.overview.needs();
   */
  needs(options?: OptionsOf<"GET /api/needs-me">): Call<AnswerOf<"GET /api/needs-me">>;
  /**
   * Count conversations and what became of them, by day, assistant, page or channel.
   * Of more than 20,000 conversations in the time the newest count. Deleted ones do not count. `leads` needs `leads:read`, and `subscribers` needs `newsletter:read`; each is null without it.
   * Scope: `conversations:read`.
   * @example
   * const answer = await parley.overview.statistics();
   */
  statistics(query?: QueryOf<"GET /api/statistics"> & OptionsOf<"GET /api/statistics">, options?: OptionsOf<"GET /api/statistics">): Call<AnswerOf<"GET /api/statistics">>;
}

export interface PagesCalls {
  /**
   * Open the page of an invitation.
   * @example
   * const answer = await parley.pages.getInvitation();
   */
  getInvitation(query?: QueryOf<"GET /account/invitation"> & OptionsOf<"GET /account/invitation">, options?: OptionsOf<"GET /account/invitation">): Call<AnswerOf<"GET /account/invitation">>;
  /**
   * Accept an invitation on that page.
   * @example
   * const answer = await parley.pages.invitation();
   */
  invitation(body?: BodyOf<"POST /account/invitation">, options?: OptionsOf<"POST /account/invitation">): Call<AnswerOf<"POST /account/invitation">>;
  /**
   * Open the page that sets up an authenticator app.
   * @example
   * const answer = await parley.pages.getSecondFactor();
   */
  getSecondFactor(options?: OptionsOf<"GET /account/second-factor">): Call<AnswerOf<"GET /account/second-factor">>;
  /**
   * Show the secret for the app on that page.
   * For an account without a second factor, which its password proves. No session is started.
   * @example
   * const answer = await parley.pages.secondFactor();
   */
  secondFactor(body?: BodyOf<"POST /account/second-factor">, options?: OptionsOf<"POST /account/second-factor">): Call<AnswerOf<"POST /account/second-factor">>;
  /**
   * Confirm the app with its first code on that page.
   * @example
   * const answer = await parley.pages.confirmSecondFactor();
   */
  confirmSecondFactor(body?: BodyOf<"POST /account/second-factor/confirm">, options?: OptionsOf<"POST /account/second-factor/confirm">): Call<AnswerOf<"POST /account/second-factor/confirm">>;
  /**
   * Get the picture of a person.
   * By the address in `picture` of a member, or of the colleague who wrote a message.
   * @example
   * const text = await (await parley.pages.picture(picture)).text();
   */
  picture(picture: string, options?: OptionsOf<"GET /pictures/{picture}">): Call<Download>;
  /**
   * Open the page that confirms an address.
   * @example
   * const answer = await parley.pages.getVerifyEmail();
   */
  getVerifyEmail(query?: QueryOf<"GET /account/verify-email"> & OptionsOf<"GET /account/verify-email">, options?: OptionsOf<"GET /account/verify-email">): Call<AnswerOf<"GET /account/verify-email">>;
  /**
   * Confirm an address on that page.
   * @example
   * const answer = await parley.pages.verifyEmail();
   */
  verifyEmail(body?: BodyOf<"POST /account/verify-email">, options?: OptionsOf<"POST /account/verify-email">): Call<AnswerOf<"POST /account/verify-email">>;
  /**
   * Open the page that sets a new password.
   * @example
   * const answer = await parley.pages.getResetPassword();
   */
  getResetPassword(query?: QueryOf<"GET /account/reset-password"> & OptionsOf<"GET /account/reset-password">, options?: OptionsOf<"GET /account/reset-password">): Call<AnswerOf<"GET /account/reset-password">>;
  /**
   * Set a new password on that page.
   * @example
   * const answer = await parley.pages.resetPassword();
   */
  resetPassword(body?: BodyOf<"POST /account/reset-password">, options?: OptionsOf<"POST /account/reset-password">): Call<AnswerOf<"POST /account/reset-password">>;
  /**
   * Open the page that shows the operator the mails that were not sent.
   * @example
   * const answer = await parley.pages.getOutbox();
   */
  getOutbox(options?: OptionsOf<"GET /account/outbox">): Call<AnswerOf<"GET /account/outbox">>;
  /**
   * Show the mails that were not sent on that page.
   * The newest 100, to the operator, whom the password proves, and a code where the account has a second factor. No session is started.
   * @example
   * const answer = await parley.pages.outbox();
   */
  outbox(body?: BodyOf<"POST /account/outbox">, options?: OptionsOf<"POST /account/outbox">): Call<AnswerOf<"POST /account/outbox">>;
  /**
   * Open the page on which a device's code is typed.
   * @example
   * const answer = await parley.pages.device();
   */
  device(query?: QueryOf<"GET /oauth/device"> & OptionsOf<"GET /oauth/device">, options?: OptionsOf<"GET /oauth/device">): Call<AnswerOf<"GET /oauth/device">>;
  /**
   * Go back to the app with the person's decision.
   * @example
   * const answer = await parley.pages.appReturn(uid);
   */
  appReturn(uid: string, options?: OptionsOf<"GET /oauth/authorize/{uid}">): Call<AnswerOf<"GET /oauth/authorize/{uid}">>;
  /**
   * Open that page by the address that the device shows.
   * @example
   * const answer = await parley.pages.getDeviceCode();
   */
  getDeviceCode(query?: QueryOf<"GET /oauth/device/verify"> & OptionsOf<"GET /oauth/device/verify">, options?: OptionsOf<"GET /oauth/device/verify">): Call<AnswerOf<"GET /oauth/device/verify">>;
  /**
   * Send the code on that page.
   * @example
   * const answer = await parley.pages.deviceCode(bytes);
   */
  deviceCode(body: BodyOf<"POST /oauth/device/verify">, options?: OptionsOf<"POST /oauth/device/verify">): Call<AnswerOf<"POST /oauth/device/verify">>;
  /**
   * Show that the device was let in.
   * @example
   * const answer = await parley.pages.deviceReturn(uid);
   */
  deviceReturn(uid: string, options?: OptionsOf<"GET /oauth/device/verify/{uid}">): Call<AnswerOf<"GET /oauth/device/verify/{uid}">>;
  /**
   * Open the page that asks a person for an app.
   * @example
   * const answer = await parley.pages.getAppConsent(uid);
   */
  getAppConsent(uid: string, options?: OptionsOf<"GET /oauth/consent/{uid}">): Call<AnswerOf<"GET /oauth/consent/{uid}">>;
  /**
   * Sign in, and let the app act or not, on that page.
   * Three forms, one after another: the sign-in, a second factor, the decision. No session is started.
   * @example
   * const answer = await parley.pages.appConsent(uid);
   */
  appConsent(uid: string, body?: BodyOf<"POST /oauth/consent/{uid}">, options?: OptionsOf<"POST /oauth/consent/{uid}">): Call<AnswerOf<"POST /oauth/consent/{uid}">>;
  /**
   * Get a script of that page.
   * @example
   * const answer = await parley.pages.oauthScript(script);
   */
  oauthScript(script: string, options?: OptionsOf<"GET /oauth/scripts/{script}">): Call<AnswerOf<"GET /oauth/scripts/{script}">>;
  /**
   * Open the page of a lead.
   * @example
   * const answer = await parley.pages.lead(token);
   */
  lead(token: string, options?: OptionsOf<"GET /lead/{token}">): Call<AnswerOf<"GET /lead/{token}">>;
  /**
   * Open the page that confirms a sign-up.
   * @example
   * const answer = await parley.pages.getConfirmation(token);
   */
  getConfirmation(token: string, options?: OptionsOf<"GET /newsletter/confirm/{token}">): Call<AnswerOf<"GET /newsletter/confirm/{token}">>;
  /**
   * Confirm a sign-up on that page.
   * @example
   * const answer = await parley.pages.confirmation(token);
   */
  confirmation(token: string, body?: BodyOf<"POST /newsletter/confirm/{token}">, options?: OptionsOf<"POST /newsletter/confirm/{token}">): Call<AnswerOf<"POST /newsletter/confirm/{token}">>;
  /**
   * Open the page that ends the mails of a newsletter.
   * @example
   * const answer = await parley.pages.getLeaving(token);
   */
  getLeaving(token: string, options?: OptionsOf<"GET /newsletter/leave/{token}">): Call<AnswerOf<"GET /newsletter/leave/{token}">>;
  /**
   * End the mails of a newsletter.
   * The button of the page, and one click in a mail program (RFC 8058): `List-Unsubscribe=One-Click` as a form. Without credential, cookie or redirect; to call it twice is no error.
   * @example
   * const answer = await parley.pages.leaving(token);
   */
  leaving(token: string, options?: OptionsOf<"POST /newsletter/leave/{token}">): Call<AnswerOf<"POST /newsletter/leave/{token}">>;
  /**
   * Open the page on which a reader chooses lists.
   * @example
   * const answer = await parley.pages.getPreferences(token);
   */
  getPreferences(token: string, options?: OptionsOf<"GET /newsletter/preferences/{token}">): Call<AnswerOf<"GET /newsletter/preferences/{token}">>;
  /**
   * Choose lists on that page.
   * @example
   * const answer = await parley.pages.preferences(token);
   */
  preferences(token: string, body?: BodyOf<"POST /newsletter/preferences/{token}">, options?: OptionsOf<"POST /newsletter/preferences/{token}">): Call<AnswerOf<"POST /newsletter/preferences/{token}">>;
  /**
   * Open the preview of a campaign in a frame.
   * The `url` of a preview. The mail is written anew, as the campaign is now.
   * @example
   * const answer = await parley.pages.mailPreview(token);
   */
  mailPreview(token: string, options?: OptionsOf<"GET /newsletter/preview/{token}">): Call<AnswerOf<"GET /newsletter/preview/{token}">>;
  /**
   * Open a mail of a campaign in the browser.
   * @example
   * const answer = await parley.pages.mail(token);
   */
  mail(token: string, options?: OptionsOf<"GET /newsletter/view/{token}">): Call<AnswerOf<"GET /newsletter/view/{token}">>;
  /**
   * Follow a link of a campaign that notes clicks.
   * @example
   * const answer = await parley.pages.click(token, link);
   */
  click(token: string, link: string, options?: OptionsOf<"GET /newsletter/click/{token}/{link}">): Call<AnswerOf<"GET /newsletter/click/{token}/{link}">>;
  /**
   * Get the image of a campaign that notes opens.
   * @example
   * const text = await (await parley.pages.opened(token)).text();
   */
  opened(token: string, options?: OptionsOf<"GET /newsletter/open/{token}">): Call<Download>;
  /**
   * Download a file by a link.
   * Citations have such links. Each ends after an hour.
   * @example
   * const text = await (await parley.pages.file(token)).text();
   */
  file(token: string, options?: OptionsOf<"GET /files/{token}">): Call<Download>;
  /**
   * Open the page that stops the weekly mail.
   * @example
   * const answer = await parley.pages.getGapMail();
   */
  getGapMail(query?: QueryOf<"GET /account/gap-mail"> & OptionsOf<"GET /account/gap-mail">, options?: OptionsOf<"GET /account/gap-mail">): Call<AnswerOf<"GET /account/gap-mail">>;
  /**
   * Stop the weekly mail.
   * @example
   * const answer = await parley.pages.gapMail();
   */
  gapMail(body?: BodyOf<"POST /account/gap-mail">, query?: QueryOf<"POST /account/gap-mail"> & OptionsOf<"POST /account/gap-mail">, options?: OptionsOf<"POST /account/gap-mail">): Call<AnswerOf<"POST /account/gap-mail">>;
  /**
   * Open the page of an approval.
   * @example
   * const answer = await parley.pages.getApproval(token);
   */
  getApproval(token: string, options?: OptionsOf<"GET /approvals/{token}">): Call<AnswerOf<"GET /approvals/{token}">>;
  /**
   * Approve or reject on that page.
   * @example
   * const answer = await parley.pages.approval(token, { decision: "approved", requestHash: "…" });
   */
  approval(token: string, body: BodyOf<"POST /approvals/{token}">, options?: OptionsOf<"POST /approvals/{token}">): Call<AnswerOf<"POST /approvals/{token}">>;
  /**
   * Open the page on which a voice is tried.
   * @example
   * const answer = await parley.pages.voice();
   */
  voice(query?: QueryOf<"GET /voice"> & OptionsOf<"GET /voice">, options?: OptionsOf<"GET /voice">): Call<AnswerOf<"GET /voice">>;
  /**
   * Get a script of that page.
   * @example
   * const answer = await parley.pages.voiceScript(script);
   */
  voiceScript(script: string, options?: OptionsOf<"GET /voice/{script}">): Call<AnswerOf<"GET /voice/{script}">>;
  /**
   * Get the script that puts the chat on a page.
   * `<script src="…/widget.js" data-key="parley_pk_…" async></script>`.
   * @example
   * const answer = await parley.pages.widgetScript();
   */
  widgetScript(options?: OptionsOf<"GET /widget.js">): Call<AnswerOf<"GET /widget.js">>;
  /**
   * Get the picture of a chat.
   * @example
   * const text = await (await parley.pages.widgetAvatar(token)).text();
   */
  widgetAvatar(token: string, options?: OptionsOf<"GET /widget/avatar/{token}">): Call<Download>;
  /**
   * Get a script that the chat loads when it is opened.
   * @example
   * const answer = await parley.pages.widgetFile(build, file);
   */
  widgetFile(build: string, file: string, options?: OptionsOf<"GET /widget/{build}/{file}">): Call<AnswerOf<"GET /widget/{build}/{file}">>;
  /**
   * Open the chat as a page of its own.
   * For a link or a QR code. The setting `page` of the chat turns it off.
   * @example
   * const answer = await parley.pages.chat(key);
   */
  chat(key: string, query?: QueryOf<"GET /chat/{key}"> & OptionsOf<"GET /chat/{key}">, options?: OptionsOf<"GET /chat/{key}">): Call<AnswerOf<"GET /chat/{key}">>;
  /**
   * Send a message from the chat's page without scripts.
   * The form of that page. The answer leads back to the page, which shows the conversation. A cookie of this path keeps the visitor for a day.
   * @example
   * await parley.pages.sendChat(key, { message: "…" });
   */
  sendChat(key: string, body: BodyOf<"POST /chat/{key}">, query?: QueryOf<"POST /chat/{key}"> & OptionsOf<"POST /chat/{key}">, options?: OptionsOf<"POST /chat/{key}">): Call<AnswerOf<"POST /chat/{key}">>;
  /**
   * Try how the chat looks.
   * A page that shows the chat of a publishable key on a phone and on a desktop, with the colours, texts and place in its address, and the line for a page that has them. Nothing is stored.
   * @example
   * const answer = await parley.pages.widgetPreview();
   */
  widgetPreview(query?: QueryOf<"GET /widget/preview"> & OptionsOf<"GET /widget/preview">, options?: OptionsOf<"GET /widget/preview">): Call<AnswerOf<"GET /widget/preview">>;
  /**
   * Get what a page needs to show the chat, as a file.
   * `<publishable key>.json`. A page of an origin that the key does not name is refused.
   * @example
   * const answer = await parley.pages.widgetSettings(file);
   */
  widgetSettings(file: string, options?: OptionsOf<"GET /widget/settings/{file}">): Call<AnswerOf<"GET /widget/settings/{file}">>;
  /**
   * Open the console.
   * For people in a browser. While it is being built, a page says so and loads itself again. `PARLEY_CONSOLE=off` leaves it out. On an installation without an account it leads to the page that makes the first one.
   * @example
   * const answer = await parley.pages.console();
   */
  console(options?: OptionsOf<"GET /console">): Call<AnswerOf<"GET /console">>;
  /**
   * Open a page of the console.
   * For people in a browser. While it is being built, a page says so and loads itself again. `PARLEY_CONSOLE=off` leaves it out.
   * @example
   * const answer = await parley.pages.consolePage(page);
   */
  consolePage(page: string, options?: OptionsOf<"GET /console/{page}">): Call<AnswerOf<"GET /console/{page}">>;
  /**
   * Open one thing in the console.
   * For people in a browser. While it is being built, a page says so and loads itself again. `PARLEY_CONSOLE=off` leaves it out.
   * @example
   * const answer = await parley.pages.consoleThing(page, thing);
   */
  consoleThing(page: string, thing: string, options?: OptionsOf<"GET /console/{page}/{thing}">): Call<AnswerOf<"GET /console/{page}/{thing}">>;
  /**
   * Get a file of the console.
   * Its name changes with its content, so that browsers keep it for good.
   * @example
   * const text = await (await parley.pages.consoleFile(file)).text();
   */
  consoleFile(file: string, options?: OptionsOf<"GET /console/assets/{file}">): Call<Download>;
  /**
   * Download an export of a workspace by its link.
   * @example
   * const text = await (await parley.pages.workspaceExport(token)).text();
   */
  workspaceExport(token: string, options?: OptionsOf<"GET /workspace-exports/{token}">): Call<Download>;
}

export interface PasskeysCalls {
  /**
   * Begin to add a passkey.
   * For a signed-in member.
   * @example
   * const answer = await parley.passkeys.options();
   */
  options(options?: OptionsOf<"POST /api/auth/passkeys/options">): Call<AnswerOf<"POST /api/auth/passkeys/options">>;
  /**
   * Add a passkey.
   * Gives recovery codes, unless the account has some.
   * For a signed-in member.
   * @example
   * const answer = await parley.passkeys.create({ passkey: { id: "…", rawId: "…", type: "public-key", response: { clientDataJSON: "…", attestationObject: "…" } } });
   */
  create(body: BodyOf<"POST /api/auth/passkeys">, options?: OptionsOf<"POST /api/auth/passkeys">): Call<AnswerOf<"POST /api/auth/passkeys">>;
  /**
   * List my passkeys.
   * For a signed-in member.
   * @example
   * const answer = await parley.passkeys.list();
   */
  list(options?: OptionsOf<"GET /api/auth/passkeys">): Call<AnswerOf<"GET /api/auth/passkeys">>;
  /**
   * Remove a passkey.
   * For a signed-in member.
   * @example
   * await parley.passkeys.delete(id, { password: "…" });
   */
  delete(id: string, body: BodyOf<"DELETE /api/auth/passkeys/{id}">, options?: OptionsOf<"DELETE /api/auth/passkeys/{id}">): Call<AnswerOf<"DELETE /api/auth/passkeys/{id}">>;
}

export interface ProvidersCalls {
  /**
   * List the providers of language models.
   * Scope: `settings:read`.
   * @example
   * for await (const item of parley.providers.list()) console.log(item);
   */
  list(options?: OptionsOf<"GET /api/providers">): List<ItemOf<"GET /api/providers">, AnswerOf<"GET /api/providers">>;
  /**
   * Add a provider of language models.
   * Assistants that name no model answer through the first provider.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.providers.create({ kind: "anthropic", name: "…" });
   */
  create(body: BodyOf<"POST /api/providers">, options?: OptionsOf<"POST /api/providers">): Call<AnswerOf<"POST /api/providers">>;
  /**
   * Show a provider.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.providers.get(providerId);
   */
  get(providerId: string, options?: OptionsOf<"GET /api/providers/{providerId}">): Call<AnswerOf<"GET /api/providers/{providerId}">>;
  /**
   * Change a provider.
   * A new `baseUrl` needs the `apiKey` again.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.providers.update(providerId);
   */
  update(providerId: string, body?: BodyOf<"PATCH /api/providers/{providerId}">, options?: OptionsOf<"PATCH /api/providers/{providerId}">): Call<AnswerOf<"PATCH /api/providers/{providerId}">>;
  /**
   * Remove a provider.
   * Scope: `settings:write`.
   * @example
   * await parley.providers.delete(providerId);
   */
  delete(providerId: string, options?: OptionsOf<"DELETE /api/providers/{providerId}">): Call<AnswerOf<"DELETE /api/providers/{providerId}">>;
  /**
   * Send one sentence to a model and show its answer.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.providers.test(providerId);
   */
  test(providerId: string, body?: BodyOf<"POST /api/providers/{providerId}/test">, options?: OptionsOf<"POST /api/providers/{providerId}/test">): Call<AnswerOf<"POST /api/providers/{providerId}/test">>;
  /**
   * @deprecated Call `parley.providers.create`.
   */
  add(body: BodyOf<"POST /api/providers">, options?: OptionsOf<"POST /api/providers">): Call<AnswerOf<"POST /api/providers">>;
  /**
   * @deprecated Call `parley.providers.update`.
   */
  change(providerId: string, body?: BodyOf<"PATCH /api/providers/{providerId}">, options?: OptionsOf<"PATCH /api/providers/{providerId}">): Call<AnswerOf<"PATCH /api/providers/{providerId}">>;
}

export interface RunsCalls {
  /**
   * End many runs.
   * Those of a workflow, those that an event or a run has caused, or all: exactly one of the three. 202: the runs that were under way end soon, and the events that they have emitted start no run. Runs that start later go on.
   * Scope: `automation:run`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.runs.cancelMany();
   */
  cancelMany(body?: BodyOf<"POST /api/runs/cancel">, options?: OptionsOf<"POST /api/runs/cancel">): Call<AnswerOf<"POST /api/runs/cancel">>;
  /**
   * List runs, newest first.
   * Scope: `automation:read`.
   * @example
   * for await (const item of parley.runs.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/runs"> & OptionsOf<"GET /api/runs">, options?: OptionsOf<"GET /api/runs">): List<ItemOf<"GET /api/runs">, AnswerOf<"GET /api/runs">>;
  /**
   * Read a run with its timeline.
   * With `?wait`, 200 for a run that has ended in time, else 202.
   * Scope: `automation:read`.
   * @example
   * const answer = await parley.runs.get(runId);
   */
  get(runId: string, query?: QueryOf<"GET /api/runs/{runId}"> & OptionsOf<"GET /api/runs/{runId}">, options?: OptionsOf<"GET /api/runs/{runId}">): Call<AnswerOf<"GET /api/runs/{runId}">>;
  /**
   * List the tasks of a run, in the order of their starts.
   * Scope: `automation:read`.
   * @example
   * for await (const item of parley.runs.tasks(runId)) console.log(item);
   */
  tasks(runId: string, query?: QueryOf<"GET /api/runs/{runId}/tasks"> & OptionsOf<"GET /api/runs/{runId}/tasks">, options?: OptionsOf<"GET /api/runs/{runId}/tasks">): List<ItemOf<"GET /api/runs/{runId}/tasks">, AnswerOf<"GET /api/runs/{runId}/tasks">>;
  /**
   * End a run.
   * The task under way is cut off; its effect may be unknown. 202: the run ends soon.
   * Scope: `automation:run`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.runs.cancel(runId);
   */
  cancel(runId: string, options?: OptionsOf<"POST /api/runs/{runId}/cancel">): Call<AnswerOf<"POST /api/runs/{runId}/cancel">>;
  /**
   * Let a run go on that has failed, was cancelled, or waits.
   * What has ended is not done again. The tasks at which the run stopped begin again, or the run goes on from `fromTask`, with its own definition or with another version of it. A call whose effect is unknown is made again: look at the other side first. Idempotency keys stay the same. A run that waits goes on waiting, except for a retry, which is made at once.
   * Scope: `automation:run`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.runs.resume(runId);
   */
  resume(runId: string, body?: BodyOf<"POST /api/runs/{runId}/resume">, options?: OptionsOf<"POST /api/runs/{runId}/resume">): Call<AnswerOf<"POST /api/runs/{runId}/resume">>;
  /**
   * Start a new run with the input of a run that has ended.
   * With the newest version of the workflow, unless `definition` says another.
   * Scope: `automation:run`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.runs.retry(runId);
   */
  retry(runId: string, body?: BodyOf<"POST /api/runs/{runId}/retry">, options?: OptionsOf<"POST /api/runs/{runId}/retry">): Call<AnswerOf<"POST /api/runs/{runId}/retry">>;
}

export interface SavedRepliesCalls {
  /**
   * List the saved replies.
   * Scope: `conversations:read`.
   * @example
   * for await (const item of parley.savedReplies.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/saved-replies"> & OptionsOf<"GET /api/saved-replies">, options?: OptionsOf<"GET /api/saved-replies">): List<ItemOf<"GET /api/saved-replies">, AnswerOf<"GET /api/saved-replies">>;
  /**
   * Save a reply.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.savedReplies.create({ title: "…", text: "…" });
   */
  create(body: BodyOf<"POST /api/saved-replies">, options?: OptionsOf<"POST /api/saved-replies">): Call<AnswerOf<"POST /api/saved-replies">>;
  /**
   * Change a saved reply.
   * Scope: `conversations:write`.
   * @example
   * const answer = await parley.savedReplies.update(savedReplyId);
   */
  update(savedReplyId: string, body?: BodyOf<"PATCH /api/saved-replies/{savedReplyId}">, options?: OptionsOf<"PATCH /api/saved-replies/{savedReplyId}">): Call<AnswerOf<"PATCH /api/saved-replies/{savedReplyId}">>;
  /**
   * Delete a saved reply.
   * Scope: `conversations:write`.
   * @example
   * await parley.savedReplies.delete(savedReplyId);
   */
  delete(savedReplyId: string, options?: OptionsOf<"DELETE /api/saved-replies/{savedReplyId}">): Call<AnswerOf<"DELETE /api/saved-replies/{savedReplyId}">>;
}

export interface SegmentsCalls {
  /**
   * List the segments with their counts, newest first.
   * Scope: `contacts:read`.
   * @example
   * for await (const item of parley.segments.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/segments"> & OptionsOf<"GET /api/segments">, options?: OptionsOf<"GET /api/segments">): List<ItemOf<"GET /api/segments">, AnswerOf<"GET /api/segments">>;
  /**
   * Save a filter of contacts as a segment.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.segments.create({ name: "…", filter: {} });
   */
  create(body: BodyOf<"POST /api/segments">, options?: OptionsOf<"POST /api/segments">): Call<AnswerOf<"POST /api/segments">>;
  /**
   * Read a segment with its count.
   * Scope: `contacts:read`.
   * @example
   * const answer = await parley.segments.get(segmentId);
   */
  get(segmentId: string, options?: OptionsOf<"GET /api/segments/{segmentId}">): Call<AnswerOf<"GET /api/segments/{segmentId}">>;
  /**
   * Rename a segment, or give it another filter.
   * Scope: `contacts:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.segments.update(segmentId);
   */
  update(segmentId: string, body?: BodyOf<"PATCH /api/segments/{segmentId}">, options?: OptionsOf<"PATCH /api/segments/{segmentId}">): Call<AnswerOf<"PATCH /api/segments/{segmentId}">>;
  /**
   * Delete a segment; its contacts stay.
   * Scope: `contacts:write`.
   * @example
   * await parley.segments.delete(segmentId);
   */
  delete(segmentId: string, options?: OptionsOf<"DELETE /api/segments/{segmentId}">): Call<AnswerOf<"DELETE /api/segments/{segmentId}">>;
}

export interface SeriesCalls {
  /**
   * Start a series: mails that follow the confirmation of each subscriber.
   * Each step goes once to each subscriber who confirms from now on, as long as the subscriber stays.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.series.create({ name: "…", listId: "…", steps: [{ delayMinutes: 0, subject: "…", body: "…" }] });
   */
  create(body: BodyOf<"POST /api/newsletter/series">, options?: OptionsOf<"POST /api/newsletter/series">): Call<AnswerOf<"POST /api/newsletter/series">>;
  /**
   * List the series.
   * Scope: `newsletter:read`.
   * @example
   * const answer = await parley.series.list();
   */
  list(options?: OptionsOf<"GET /api/newsletter/series">): Call<AnswerOf<"GET /api/newsletter/series">>;
  /**
   * Read a series.
   * Scope: `newsletter:read`.
   * @example
   * const answer = await parley.series.get(seriesId);
   */
  get(seriesId: string, options?: OptionsOf<"GET /api/newsletter/series/{seriesId}">): Call<AnswerOf<"GET /api/newsletter/series/{seriesId}">>;
  /**
   * Stop a series, or let it go on.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.series.update(seriesId, { status: "active" });
   */
  update(seriesId: string, body: BodyOf<"PATCH /api/newsletter/series/{seriesId}">, options?: OptionsOf<"PATCH /api/newsletter/series/{seriesId}">): Call<AnswerOf<"PATCH /api/newsletter/series/{seriesId}">>;
  /**
   * Delete a series.
   * Scope: `newsletter:write`.
   * @example
   * await parley.series.delete(seriesId);
   */
  delete(seriesId: string, options?: OptionsOf<"DELETE /api/newsletter/series/{seriesId}">): Call<AnswerOf<"DELETE /api/newsletter/series/{seriesId}">>;
}

export interface SessionsCalls {
  /**
   * List my sessions.
   * For a signed-in member.
   * @example
   * for await (const item of parley.sessions.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/auth/sessions"> & OptionsOf<"GET /api/auth/sessions">, options?: OptionsOf<"GET /api/auth/sessions">): List<ItemOf<"GET /api/auth/sessions">, AnswerOf<"GET /api/auth/sessions">>;
  /**
   * End all sessions except this one.
   * For a signed-in member.
   * @example
   * await parley.sessions.endOthers();
   */
  endOthers(options?: OptionsOf<"DELETE /api/auth/sessions">): Call<AnswerOf<"DELETE /api/auth/sessions">>;
  /**
   * End a session.
   * For a signed-in member.
   * @example
   * await parley.sessions.delete(id);
   */
  delete(id: string, options?: OptionsOf<"DELETE /api/auth/sessions/{id}">): Call<AnswerOf<"DELETE /api/auth/sessions/{id}">>;
}

export interface SpeechProvidersCalls {
  /**
   * List the speech providers.
   * Scope: `settings:read`.
   * @example
   * for await (const item of parley.speechProviders.list()) console.log(item);
   */
  list(options?: OptionsOf<"GET /api/voice/providers">): List<ItemOf<"GET /api/voice/providers">, AnswerOf<"GET /api/voice/providers">>;
  /**
   * Add a speech provider.
   * Voice conversations that name no voice speak and listen through the first provider that knows their language.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.speechProviders.create({ kind: "deepgram", name: "…" });
   */
  create(body: BodyOf<"POST /api/voice/providers">, options?: OptionsOf<"POST /api/voice/providers">): Call<AnswerOf<"POST /api/voice/providers">>;
  /**
   * Show a speech provider.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.speechProviders.get(speechProviderId);
   */
  get(speechProviderId: string, options?: OptionsOf<"GET /api/voice/providers/{speechProviderId}">): Call<AnswerOf<"GET /api/voice/providers/{speechProviderId}">>;
  /**
   * Change a speech provider.
   * A new `baseUrl` needs the `apiKey` again.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.speechProviders.update(speechProviderId);
   */
  update(speechProviderId: string, body?: BodyOf<"PATCH /api/voice/providers/{speechProviderId}">, options?: OptionsOf<"PATCH /api/voice/providers/{speechProviderId}">): Call<AnswerOf<"PATCH /api/voice/providers/{speechProviderId}">>;
  /**
   * Remove a speech provider.
   * Scope: `settings:write`.
   * @example
   * await parley.speechProviders.delete(speechProviderId);
   */
  delete(speechProviderId: string, options?: OptionsOf<"DELETE /api/voice/providers/{speechProviderId}">): Call<AnswerOf<"DELETE /api/voice/providers/{speechProviderId}">>;
  /**
   * Let a speech provider speak and listen once.
   * A provider that fails gives a result with `ok: false`, not a problem.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.speechProviders.test(speechProviderId);
   */
  test(speechProviderId: string, options?: OptionsOf<"POST /api/voice/providers/{speechProviderId}/test">): Call<AnswerOf<"POST /api/voice/providers/{speechProviderId}/test">>;
}

export interface StreamCalls {
  /**
   * Stream events as they happen.
   * Every event that the caller may see, in commit order, over a WebSocket or as Server-Sent Events. Each event has a `position`. Connect again with `since` (or Last-Event-ID), and the stream continues there without gaps or repetitions. Over a WebSocket the client may send `{type: "ping"}` and `{type: "typing", conversationId, isTyping}`. The stream ends when the credential of the caller expires (WebSockets with code 4401). Before that, a member may send `{type: "token", accessToken}` with a fresh access token: the WebSocket stays open with the rights of the new token, and `{type: "token", expiresAt}` confirms it.
   * For every valid credential, including publishable keys.
   * @example
   * for await (const event of parley.stream.events()) console.log(event.data);
   */
  events(query?: QueryOf<"GET /api/stream"> & OptionsOf<"GET /api/stream">, options?: OptionsOf<"GET /api/stream">): EventsOf;
  /**
   * Create a ticket for /api/stream.
   * For browsers, which cannot send an Authorization header to `/api/stream`. Open `/api/stream?ticket=…` instead. A ticket opens one WebSocket. Server-Sent Events may reconnect with it until it ends after 15 minutes.
   * For every valid credential, including publishable keys.
   * @example
   * const answer = await parley.stream.createTicket();
   */
  createTicket(options?: OptionsOf<"POST /api/stream/tickets">): Call<AnswerOf<"POST /api/stream/tickets">>;
}

export interface SubscribersCalls {
  /**
   * Export the subscribers and their proofs as CSV or as lines of JSON.
   * CSV has a row for each list of a subscriber. Lines of JSON have every proof.
   * Scope: `newsletter:read`.
   * @example
   * const text = await (await parley.subscribers.export()).text();
   */
  export(query?: QueryOf<"GET /api/newsletter/subscribers/export"> & OptionsOf<"GET /api/newsletter/subscribers/export">, options?: OptionsOf<"GET /api/newsletter/subscribers/export">): Call<Download>;
  /**
   * Import subscribers from CSV, lines of JSON, Excel or vCards.
   * With a proof (`confirmedAt`, and `confirmIp` or `consent`) a person is confirmed, without one pending, which `unproved` counts; `ask=true` asks these by mail, as the limits allow. Rows with the status `unsubscribed`, `bounced` or `complained`, or with a column that says so, are kept from all mails. Suppressed addresses and rows that cannot be read are left out and told. Who has left a list stays off it.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.subscribers.import(bytes);
   */
  import(body: BodyOf<"POST /api/newsletter/subscribers/import">, query?: QueryOf<"POST /api/newsletter/subscribers/import"> & OptionsOf<"POST /api/newsletter/subscribers/import">, options?: OptionsOf<"POST /api/newsletter/subscribers/import">): Call<AnswerOf<"POST /api/newsletter/subscribers/import">>;
  /**
   * Get a CSV to fill in for an import.
   * Scope: `newsletter:read`.
   * @example
   * const text = await (await parley.subscribers.importTemplate()).text();
   */
  importTemplate(options?: OptionsOf<"GET /api/newsletter/subscribers/import/template">): Call<Download>;
  /**
   * List the subscribers, newest first.
   * Spam is left out unless `spam=true`. With `list`, the status is the one on that list.
   * Scope: `newsletter:read`.
   * @example
   * for await (const item of parley.subscribers.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/newsletter/subscribers"> & OptionsOf<"GET /api/newsletter/subscribers">, options?: OptionsOf<"GET /api/newsletter/subscribers">): List<ItemOf<"GET /api/newsletter/subscribers">, AnswerOf<"GET /api/newsletter/subscribers">>;
  /**
   * Read a subscriber with the proofs of every step.
   * Scope: `newsletter:read`.
   * @example
   * const answer = await parley.subscribers.get(subscriberId);
   */
  get(subscriberId: string, options?: OptionsOf<"GET /api/newsletter/subscribers/{subscriberId}">): Call<AnswerOf<"GET /api/newsletter/subscribers/{subscriberId}">>;
  /**
   * Change a subscriber, or say whether the sign-up is spam.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.subscribers.update(subscriberId);
   */
  update(subscriberId: string, body?: BodyOf<"PATCH /api/newsletter/subscribers/{subscriberId}">, options?: OptionsOf<"PATCH /api/newsletter/subscribers/{subscriberId}">): Call<AnswerOf<"PATCH /api/newsletter/subscribers/{subscriberId}">>;
  /**
   * Erase a subscriber.
   * What is left is a keyed hash of the address, which gets no mail, and the times of the proofs. A sign-up that its owner confirms is possible again.
   * Scope: `newsletter:write`.
   * @example
   * await parley.subscribers.delete(subscriberId);
   */
  delete(subscriberId: string, options?: OptionsOf<"DELETE /api/newsletter/subscribers/{subscriberId}">): Call<AnswerOf<"DELETE /api/newsletter/subscribers/{subscriberId}">>;
  /**
   * End subscriptions of a subscriber.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.subscribers.unsubscribe(subscriberId);
   */
  unsubscribe(subscriberId: string, body?: BodyOf<"POST /api/newsletter/subscribers/{subscriberId}/unsubscribe">, options?: OptionsOf<"POST /api/newsletter/subscribers/{subscriberId}/unsubscribe">): Call<AnswerOf<"POST /api/newsletter/subscribers/{subscriberId}/unsubscribe">>;
}

export interface SuppressionsCalls {
  /**
   * List the addresses that get no mail, newest first.
   * Addresses are kept as keyed hashes. The address itself is shown while a subscriber has it, and is null after an erasure. With `email`, whether this one is among them.
   * Scope: `newsletter:read`.
   * @example
   * for await (const item of parley.suppressions.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/newsletter/suppressions"> & OptionsOf<"GET /api/newsletter/suppressions">, options?: OptionsOf<"GET /api/newsletter/suppressions">): List<ItemOf<"GET /api/newsletter/suppressions">, AnswerOf<"GET /api/newsletter/suppressions">>;
  /**
   * Keep an address from all mails of the newsletter.
   * Scope: `newsletter:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.suppressions.create({ email: "…" });
   */
  create(body: BodyOf<"POST /api/newsletter/suppressions">, options?: OptionsOf<"POST /api/newsletter/suppressions">): Call<AnswerOf<"POST /api/newsletter/suppressions">>;
  /**
   * Let an address get mails again.
   * It still gets only mails of lists that its owner confirms.
   * Scope: `newsletter:write`.
   * @example
   * await parley.suppressions.delete(email);
   */
  delete(email: string, options?: OptionsOf<"DELETE /api/newsletter/suppressions/{email}">): Call<AnswerOf<"DELETE /api/newsletter/suppressions/{email}">>;
}

export interface SystemCalls {
  /**
   * Check that the process runs.
   * @example
   * const answer = await parley.system.live();
   */
  live(options?: OptionsOf<"GET /livez">): Call<AnswerOf<"GET /livez">>;
  /**
   * Check that requests can be served.
   * A write commits and takes room on the database's disk, the schema is one that this node may serve, the clocks agree to 30 seconds, the node is registered and its jobs move. A refusal has all its reasons, with a code each. A node stays ready beside a newer schema for as long as the newer release admits it. At most one check a second is made for all callers.
   * @example
   * const answer = await parley.system.ready();
   */
  ready(options?: OptionsOf<"GET /readyz">): Call<AnswerOf<"GET /readyz">>;
  /**
   * The versions of this server.
   * @example
   * const answer = await parley.system.version();
   */
  version(options?: OptionsOf<"GET /version">): Call<AnswerOf<"GET /version">>;
  /**
   * Metrics for Prometheus.
   * Only for the operator: an access token, or a secret key of the operator's workspace with settings:read.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.system.metrics();
   */
  metrics(options?: OptionsOf<"GET /metrics">): Call<AnswerOf<"GET /metrics">>;
  /**
   * The reference as an OpenAPI document.
   * @example
   * const answer = await parley.system.openapi();
   */
  openapi(query?: QueryOf<"GET /openapi.json"> & OptionsOf<"GET /openapi.json">, options?: OptionsOf<"GET /openapi.json">): Call<AnswerOf<"GET /openapi.json">>;
  /**
   * The reference as pages.
   * @example
   * const answer = await parley.system.docs();
   */
  docs(options?: OptionsOf<"GET /docs">): Call<AnswerOf<"GET /docs">>;
  /**
   * Every error code.
   * @example
   * const answer = await parley.system.problems();
   */
  problems(options?: OptionsOf<"GET /docs/problems">): Call<AnswerOf<"GET /docs/problems">>;
  /**
   * Search the reference.
   * @example
   * const answer = await parley.system.searchDocs();
   */
  searchDocs(query?: QueryOf<"GET /docs/search"> & OptionsOf<"GET /docs/search">, options?: OptionsOf<"GET /docs/search">): Call<AnswerOf<"GET /docs/search">>;
  /**
   * Get a file of the reference's pages.
   * @example
   * const answer = await parley.system.docsFile(file);
   */
  docsFile(file: string, options?: OptionsOf<"GET /docs/assets/{file}">): Call<AnswerOf<"GET /docs/assets/{file}">>;
  /**
   * Read a guide.
   * @example
   * const answer = await parley.system.docsGuide(guide);
   */
  docsGuide(guide: string, options?: OptionsOf<"GET /docs/guides/{guide}">): Call<AnswerOf<"GET /docs/guides/{guide}">>;
  /**
   * Read a page of the reference.
   * @example
   * const answer = await parley.system.docsChapter(chapter);
   */
  docsChapter(chapter: string, options?: OptionsOf<"GET /docs/{chapter}">): Call<AnswerOf<"GET /docs/{chapter}">>;
  /**
   * List the pages for language models.
   * @example
   * const answer = await parley.system.llms();
   */
  llms(options?: OptionsOf<"GET /llms.txt">): Call<AnswerOf<"GET /llms.txt">>;
  /**
   * Get the client library.
   * `chat.js`, `live.js`, `files.js`, `voice.js`, `oauth.js` and `parley.js` are modules for `<script type="module">`. `npm install <this server>/client/typescript.tgz` installs the package. `parley_client-<version>-py3-none-any.whl` is the package for Python, which `pip install` takes by its whole address. `go.zip` is the module for Go, `php.zip` the package for PHP, and `ruby.zip` the gem.
   * @example
   * const text = await (await parley.system.clientFile(file)).text();
   */
  clientFile(file: string, options?: OptionsOf<"GET /client/{file}">): Call<Download>;
  /**
   * Get the client library of one version.
   * It never changes. A server has the version that belongs to it, and no other.
   * @example
   * const text = await (await parley.system.clientFileOfVersion(version, file)).text();
   */
  clientFileOfVersion(version: string, file: string, options?: OptionsOf<"GET /client/{version}/{file}">): Call<Download>;
  /**
   * Get the public keys of access tokens.
   * @example
   * const answer = await parley.system.keySet();
   */
  keySet(options?: OptionsOf<"GET /.well-known/jwks.json">): Call<AnswerOf<"GET /.well-known/jwks.json">>;
  /**
   * Get the addresses and abilities of the authorization server.
   * @example
   * const answer = await parley.system.getOauthAuthorizationServer();
   */
  getOauthAuthorizationServer(options?: OptionsOf<"GET /.well-known/oauth-authorization-server">): Call<AnswerOf<"GET /.well-known/oauth-authorization-server">>;
  /**
   * Get the addresses and abilities of the authorization server.
   * @example
   * const answer = await parley.system.getOpenidConfiguration();
   */
  getOpenidConfiguration(options?: OptionsOf<"GET /.well-known/openid-configuration">): Call<AnswerOf<"GET /.well-known/openid-configuration">>;
  /**
   * Get where to sign in for the API.
   * @example
   * const answer = await parley.system.getOauthProtectedResource();
   */
  getOauthProtectedResource(options?: OptionsOf<"GET /.well-known/oauth-protected-resource">): Call<AnswerOf<"GET /.well-known/oauth-protected-resource">>;
  /**
   * Get where to sign in for the Model Context Protocol.
   * @example
   * const answer = await parley.system.getOauthProtectedResourceMcp();
   */
  getOauthProtectedResourceMcp(options?: OptionsOf<"GET /.well-known/oauth-protected-resource/mcp">): Call<AnswerOf<"GET /.well-known/oauth-protected-resource/mcp">>;
}

export interface ToolboxesCalls {
  /**
   * List the toolboxes.
   * Scope: `settings:read`.
   * @example
   * for await (const item of parley.toolboxes.list()) console.log(item);
   */
  list(options?: OptionsOf<"GET /api/toolboxes">): List<ItemOf<"GET /api/toolboxes">, AnswerOf<"GET /api/toolboxes">>;
  /**
   * Add the tools of an MCP server or of an OpenAPI document as a toolbox.
   * An assistant may use the tools that its `actions` name.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.toolboxes.create({ name: "…", kind: "mcp", url: "…" });
   */
  create(body: BodyOf<"POST /api/toolboxes">, options?: OptionsOf<"POST /api/toolboxes">): Call<AnswerOf<"POST /api/toolboxes">>;
  /**
   * Read the tools of a toolbox again.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.toolboxes.refresh(toolboxId);
   */
  refresh(toolboxId: string, options?: OptionsOf<"POST /api/toolboxes/{toolboxId}/refresh">): Call<AnswerOf<"POST /api/toolboxes/{toolboxId}/refresh">>;
  /**
   * Remove a toolbox.
   * Scope: `settings:write`.
   * @example
   * await parley.toolboxes.delete(toolboxId);
   */
  delete(toolboxId: string, options?: OptionsOf<"DELETE /api/toolboxes/{toolboxId}">): Call<AnswerOf<"DELETE /api/toolboxes/{toolboxId}">>;
}

export interface TotpCalls {
  /**
   * Set up an authenticator app.
   * It counts once `POST /api/auth/totp/confirm` has got a code of it.
   * For a signed-in member.
   * @example
   * const answer = await parley.totp.create();
   */
  create(options?: OptionsOf<"POST /api/auth/totp">): Call<AnswerOf<"POST /api/auth/totp">>;
  /**
   * Remove the authenticator app.
   * For a signed-in member.
   * @example
   * await parley.totp.delete({ code: "…" });
   */
  delete(body: BodyOf<"DELETE /api/auth/totp">, options?: OptionsOf<"DELETE /api/auth/totp">): Call<AnswerOf<"DELETE /api/auth/totp">>;
  /**
   * Confirm the authenticator app with its first code.
   * Gives recovery codes, unless the account has some.
   * For a signed-in member.
   * @example
   * const answer = await parley.totp.confirm({ code: "…" });
   */
  confirm(body: BodyOf<"POST /api/auth/totp/confirm">, options?: OptionsOf<"POST /api/auth/totp/confirm">): Call<AnswerOf<"POST /api/auth/totp/confirm">>;
}

export interface TrustsCalls {
  /**
   * Trust the machines of a platform.
   * A machine exchanges a signed token of its platform (a CI, a cluster) for an access token of ten minutes at `/oauth/token`, so that it needs no key. Only an owner may do this, and answers for it: the trust stops when they are no owner any more.
   * For a signed-in member. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.trusts.create({ name: "…", issuer: "…", subject: "…", scopes: ["settings:read"] });
   */
  create(body: BodyOf<"POST /api/oauth/trusts">, options?: OptionsOf<"POST /api/oauth/trusts">): Call<AnswerOf<"POST /api/oauth/trusts">>;
  /**
   * List the trusts.
   * Only an owner may do this.
   * For a signed-in member.
   * @example
   * for await (const item of parley.trusts.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/oauth/trusts"> & OptionsOf<"GET /api/oauth/trusts">, options?: OptionsOf<"GET /api/oauth/trusts">): List<ItemOf<"GET /api/oauth/trusts">, AnswerOf<"GET /api/oauth/trusts">>;
  /**
   * Change a trust, or answer for it from now on.
   * Only an owner may do this. The access tokens of before are refused within a second.
   * For a signed-in member. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.trusts.update(id);
   */
  update(id: string, body?: BodyOf<"PATCH /api/oauth/trusts/{id}">, options?: OptionsOf<"PATCH /api/oauth/trusts/{id}">): Call<AnswerOf<"PATCH /api/oauth/trusts/{id}">>;
  /**
   * No longer trust these machines.
   * Only an owner may do this. Every node refuses their access tokens within a second.
   * For a signed-in member.
   * @example
   * await parley.trusts.delete(id);
   */
  delete(id: string, options?: OptionsOf<"DELETE /api/oauth/trusts/{id}">): Call<AnswerOf<"DELETE /api/oauth/trusts/{id}">>;
}

export interface VoiceCalls {
  /**
   * List the voices.
   * Those of the workspace's speech providers come first, then those of the installation.
   * Scope: `voice:write`.
   * @example
   * for await (const item of parley.voice.listModels()) console.log(item);
   */
  listModels(options?: OptionsOf<"GET /api/voice/models">): List<ItemOf<"GET /api/voice/models">, AnswerOf<"GET /api/voice/models">>;
  /**
   * Start a conversation by voice.
   * Open `webSocketUrl` and send sound. See the guide on voice for the messages of the WebSocket.
   * Scope: `voice:write`, or a publishable key.
   * @example
   * const answer = await parley.voice.start({ language: "…", voice_model: "…" });
   */
  start(body: BodyOf<"POST /api/voice/start">, options?: OptionsOf<"POST /api/voice/start">): Call<AnswerOf<"POST /api/voice/start">>;
}

export interface VoiceChannelsCalls {
  /**
   * Create a voice channel.
   * A channel is a voice platform outside that talks with an assistant: Alexa, Dialogflow, Twilio. It sends no bearer token; each request has the platform's own proof.
   * Scope: `voice:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.voiceChannels.create({ kind: "alexa", skillId: "…" });
   */
  create(body: BodyOf<"POST /api/voice/channels">, options?: OptionsOf<"POST /api/voice/channels">): Call<AnswerOf<"POST /api/voice/channels">>;
  /**
   * List the voice channels.
   * Scope: `voice:write`.
   * @example
   * for await (const item of parley.voiceChannels.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/voice/channels"> & OptionsOf<"GET /api/voice/channels">, options?: OptionsOf<"GET /api/voice/channels">): List<ItemOf<"GET /api/voice/channels">, AnswerOf<"GET /api/voice/channels">>;
  /**
   * Read a voice channel.
   * Scope: `voice:write`.
   * @example
   * const answer = await parley.voiceChannels.get(channelId);
   */
  get(channelId: string, options?: OptionsOf<"GET /api/voice/channels/{channelId}">): Call<AnswerOf<"GET /api/voice/channels/{channelId}">>;
  /**
   * Change a voice channel.
   * Scope: `voice:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.voiceChannels.update(channelId);
   */
  update(channelId: string, body?: BodyOf<"PATCH /api/voice/channels/{channelId}">, options?: OptionsOf<"PATCH /api/voice/channels/{channelId}">): Call<AnswerOf<"PATCH /api/voice/channels/{channelId}">>;
  /**
   * Delete a voice channel.
   * Its platform gets no more answers. The conversations stay.
   * Scope: `voice:write`.
   * @example
   * await parley.voiceChannels.delete(channelId);
   */
  delete(channelId: string, options?: OptionsOf<"DELETE /api/voice/channels/{channelId}">): Call<AnswerOf<"DELETE /api/voice/channels/{channelId}">>;
  /**
   * Lead a phone call by its sound (Twilio Media Streams).
   * For `<Connect><Stream>` of TwiML, which a channel with the mode `stream` answers. Parley hears and speaks: µ-law at 8 kHz, `mark` to know what was heard, `clear` when the caller interrupts. Keys become a message after `#` or a pause.
   * The signature is the credential.
   * @example
   * const socket = new WebSocket(parley.voiceChannels.twilioSocket(channelId));
   */
  twilioSocket(channelId: string): string;
  /**
   * Lead a phone call by texts (Twilio ConversationRelay).
   * For `<Connect><ConversationRelay>` of TwiML, which a channel with the mode `conversation-relay` answers. Twilio hears and speaks; each `prompt` is a question, and the answer is sent as `text` while it is written.
   * The signature is the credential.
   * @example
   * const socket = new WebSocket(parley.voiceChannels.conversationRelaySocket(channelId));
   */
  conversationRelaySocket(channelId: string): string;
}

export interface VoiceRecordingsCalls {
  /**
   * Get the sound of a recording.
   * WAV with the person on the left and the assistant on the right. The audit log says who got it.
   * Scope: `conversations:read`.
   * @example
   * const text = await (await parley.voiceRecordings.download(voiceRecordingId)).text();
   */
  download(voiceRecordingId: string, options?: OptionsOf<"GET /api/voice/recordings/{voiceRecordingId}/sound">): Call<Download>;
  /**
   * Delete a recording.
   * Scope: `conversations:write`.
   * @example
   * await parley.voiceRecordings.delete(voiceRecordingId);
   */
  delete(voiceRecordingId: string, options?: OptionsOf<"DELETE /api/voice/recordings/{voiceRecordingId}">): Call<AnswerOf<"DELETE /api/voice/recordings/{voiceRecordingId}">>;
}

export interface VoiceSessionsCalls {
  /**
   * List the voice sessions, newest first.
   * Scope: `conversations:read`.
   * @example
   * for await (const item of parley.voiceSessions.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/voice/sessions"> & OptionsOf<"GET /api/voice/sessions">, options?: OptionsOf<"GET /api/voice/sessions">): List<ItemOf<"GET /api/voice/sessions">, AnswerOf<"GET /api/voice/sessions">>;
  /**
   * Get a voice session, with what happened when in its turns.
   * Scope: `conversations:read`.
   * @example
   * const answer = await parley.voiceSessions.get(voiceSessionId);
   */
  get(voiceSessionId: string, options?: OptionsOf<"GET /api/voice/sessions/{voiceSessionId}">): Call<AnswerOf<"GET /api/voice/sessions/{voiceSessionId}">>;
  /**
   * Talk, over a WebSocket.
   * Binary frames are PCM16, little-endian, mono, or Opus (`codec`). JSON frames that you may send: `{type: "text", text}`, `{type: "audio.end"}`, `{type: "interrupt", playedMs}`, `{type: "token", accessToken}`. You get `session.ready`, `speech.started`, `speech.stopped`, `transcript`, `response.started`, `response.text`, `response.audio.done`, `response.interrupted`, `response.completed`, `error` and `session.ended`. After `speech.started` no sound of an earlier response comes.
   * Scope: `voice:write`, or a publishable key.
   * @example
   * const socket = new WebSocket(parley.voiceSessions.socket(voiceSessionId));
   */
  socket(voiceSessionId: string, query?: QueryOf<"GET /api/voice/sessions/{voiceSessionId}/socket"> & OptionsOf<"GET /api/voice/sessions/{voiceSessionId}/socket">): string;
  /**
   * List the recordings of a voice session.
   * Scope: `conversations:read`.
   * @example
   * const answer = await parley.voiceSessions.listRecordings(voiceSessionId);
   */
  listRecordings(voiceSessionId: string, options?: OptionsOf<"GET /api/voice/sessions/{voiceSessionId}/recordings">): Call<AnswerOf<"GET /api/voice/sessions/{voiceSessionId}/recordings">>;
}

export interface VoicebotCalls {
  /**
   * Ask by voice.
   * For voice assistants of your own: a question as text or sound, answered in words that can be said. A request of Alexa, Dialogflow or Twilio is recognised by its shape and answered in the platform's form; where the platform can send no key, make a channel.
   * Scope: `voice:write`, or a publishable key.
   * @example
   * const answer = await parley.voicebot.ask({});
   */
  ask(body: BodyOf<"POST /api/voicebot">, options?: OptionsOf<"POST /api/voicebot">): Call<AnswerOf<"POST /api/voicebot">>;
  /**
   * Answer a voice platform.
   * What Alexa, Dialogflow or Twilio posts to the `url` of a channel. The answer is in the platform's own form, and leaves before the platform's time limit: the whole of it, its first sentences, or a request to go on.
   * The signature is the credential.
   * @example
   * const answer = await parley.voicebot.answer(channelId);
   */
  answer(channelId: string, body?: BodyOf<"POST /api/voicebot/{channelId}">, options?: OptionsOf<"POST /api/voicebot/{channelId}">): Call<AnswerOf<"POST /api/voicebot/{channelId}">>;
}

export interface WidgetCalls {
  /**
   * Read how the chat on websites looks and speaks.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.widget.get();
   */
  get(query?: QueryOf<"GET /api/widget"> & OptionsOf<"GET /api/widget">, options?: OptionsOf<"GET /api/widget">): Call<AnswerOf<"GET /api/widget">>;
  /**
   * Change how the chat on websites looks and speaks.
   * For one publishable key, or for all that choose nothing themselves. Pages have it after five minutes at the latest, or when they are loaded anew.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.widget.update();
   */
  update(body?: BodyOf<"PATCH /api/widget">, query?: QueryOf<"PATCH /api/widget"> & OptionsOf<"PATCH /api/widget">, options?: OptionsOf<"PATCH /api/widget">): Call<AnswerOf<"PATCH /api/widget">>;
  /**
   * Read what a page needs to show the chat.
   * For apps that show a chat of their own. A publishable key gets its own settings.
   * Scope: `settings:read`, or a publishable key.
   * @example
   * const answer = await parley.widget.getConfig();
   */
  getConfig(query?: QueryOf<"GET /api/widget/config"> & OptionsOf<"GET /api/widget/config">, options?: OptionsOf<"GET /api/widget/config">): Call<AnswerOf<"GET /api/widget/config">>;
}

export interface WorkflowSecretsCalls {
  /**
   * List the names of the secrets of workflows.
   * No answer shows a value.
   * Scope: `automation:write`.
   * @example
   * for await (const item of parley.workflowSecrets.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/automation/secrets"> & OptionsOf<"GET /api/automation/secrets">, options?: OptionsOf<"GET /api/automation/secrets">): List<ItemOf<"GET /api/automation/secrets">, AnswerOf<"GET /api/automation/secrets">>;
  /**
   * Save a secret of workflows.
   * Workflows that list it in `use.secrets` read it as `$secrets.NAME`. It is stored encrypted, and kept out of what runs show.
   * Scope: `automation:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workflowSecrets.put(name, { value: "…" });
   */
  put(name: string, body: BodyOf<"PUT /api/automation/secrets/{name}">, options?: OptionsOf<"PUT /api/automation/secrets/{name}">): Call<AnswerOf<"PUT /api/automation/secrets/{name}">>;
  /**
   * Delete a secret of workflows.
   * Scope: `automation:write`.
   * @example
   * await parley.workflowSecrets.delete(name);
   */
  delete(name: string, options?: OptionsOf<"DELETE /api/automation/secrets/{name}">): Call<AnswerOf<"DELETE /api/automation/secrets/{name}">>;
}

export interface WorkflowsCalls {
  /**
   * Save a workflow.
   * The body is the document itself: Serverless Workflow DSL (Open Workflow Specification) 1.0.3, in YAML or JSON. A changed document is a new version. Saving activates its schedule and its triggers, unless `?activate=false`.
   * Scope: `automation:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workflows.put(name, {});
   */
  put(name: string, body: BodyOf<"PUT /api/workflows/{name}">, query?: QueryOf<"PUT /api/workflows/{name}"> & OptionsOf<"PUT /api/workflows/{name}">, options?: OptionsOf<"PUT /api/workflows/{name}">): Call<AnswerOf<"PUT /api/workflows/{name}">>;
  /**
   * Read a workflow.
   * Scope: `automation:read`.
   * @example
   * const answer = await parley.workflows.get(name);
   */
  get(name: string, options?: OptionsOf<"GET /api/workflows/{name}">): Call<AnswerOf<"GET /api/workflows/{name}">>;
  /**
   * Activate or deactivate a workflow.
   * Nothing starts an inactive workflow by itself. Its queued runs, and those that are asked for meanwhile, wait until it is active (`waitingFor: {kind: "activation"}`), or end with `queued: "cancel"`.
   * Scope: `automation:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workflows.update(name, { active: true });
   */
  update(name: string, body: BodyOf<"PATCH /api/workflows/{name}">, options?: OptionsOf<"PATCH /api/workflows/{name}">): Call<AnswerOf<"PATCH /api/workflows/{name}">>;
  /**
   * Delete a workflow with its versions.
   * Its runs stay. Those under way are cancelled.
   * Scope: `automation:write`.
   * @example
   * await parley.workflows.delete(name);
   */
  delete(name: string, options?: OptionsOf<"DELETE /api/workflows/{name}">): Call<AnswerOf<"DELETE /api/workflows/{name}">>;
  /**
   * List the workflows by name.
   * Scope: `automation:read`.
   * @example
   * for await (const item of parley.workflows.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/workflows"> & OptionsOf<"GET /api/workflows">, options?: OptionsOf<"GET /api/workflows">): List<ItemOf<"GET /api/workflows">, AnswerOf<"GET /api/workflows">>;
  /**
   * List the versions of a workflow, newest first.
   * Scope: `automation:read`.
   * @example
   * for await (const item of parley.workflows.listVersions(name)) console.log(item);
   */
  listVersions(name: string, query?: QueryOf<"GET /api/workflows/{name}/versions"> & OptionsOf<"GET /api/workflows/{name}/versions">, options?: OptionsOf<"GET /api/workflows/{name}/versions">): List<ItemOf<"GET /api/workflows/{name}/versions">, AnswerOf<"GET /api/workflows/{name}/versions">>;
  /**
   * Check a workflow without saving it.
   * Scope: `automation:read`.
   * @example
   * const answer = await parley.workflows.validate({});
   */
  validate(body: BodyOf<"POST /api/workflows/validate">, options?: OptionsOf<"POST /api/workflows/validate">): Call<AnswerOf<"POST /api/workflows/validate">>;
  /**
   * Read a version of a workflow.
   * Scope: `automation:read`.
   * @example
   * const answer = await parley.workflows.getVersion(name, version);
   */
  getVersion(name: string, version: number, query?: QueryOf<"GET /api/workflows/{name}/versions/{version}"> & OptionsOf<"GET /api/workflows/{name}/versions/{version}">, options?: OptionsOf<"GET /api/workflows/{name}/versions/{version}">): Call<AnswerOf<"GET /api/workflows/{name}/versions/{version}">>;
  /**
   * Compare a version of a workflow with another.
   * Says what is different in `version`. Without `against`, the version before it is compared.
   * Scope: `automation:read`.
   * @example
   * const answer = await parley.workflows.versionDiff(name, version);
   */
  versionDiff(name: string, version: number, query?: QueryOf<"GET /api/workflows/{name}/versions/{version}/diff"> & OptionsOf<"GET /api/workflows/{name}/versions/{version}/diff">, options?: OptionsOf<"GET /api/workflows/{name}/versions/{version}/diff">): Call<AnswerOf<"GET /api/workflows/{name}/versions/{version}/diff">>;
  /**
   * Save a version of a workflow again as the newest.
   * Scope: `automation:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workflows.restoreVersion(name, version);
   */
  restoreVersion(name: string, version: number, options?: OptionsOf<"POST /api/workflows/{name}/versions/{version}/restore">): Call<AnswerOf<"POST /api/workflows/{name}/versions/{version}/restore">>;
  /**
   * Download the document of a workflow as it was sent.
   * Scope: `automation:read`.
   * @example
   * const answer = await parley.workflows.export(name);
   */
  export(name: string, options?: OptionsOf<"GET /api/workflows/{name}/export">): Call<AnswerOf<"GET /api/workflows/{name}/export">>;
  /**
   * Try a workflow, or a draft of it, with what happened before.
   * Executes it in memory with the newest events that start it, or else with the inputs of its newest runs. Nothing is sent or stored: a call gives what the same task gave in the recorded run, or null. Waits end at once, and approvals are given; a task that waits for events that were not recorded ends the dry run. A draft needs `automation:write` too. Without `input` it needs `automation:read`, and uses only events that the caller may read. Takes at most 10 seconds.
   * Scope: `automation:run`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workflows.dryRun(name);
   */
  dryRun(name: string, body?: BodyOf<"POST /api/workflows/{name}/dry-run">, options?: OptionsOf<"POST /api/workflows/{name}/dry-run">): Call<AnswerOf<"POST /api/workflows/{name}/dry-run">>;
  /**
   * Run a workflow.
   * 202 at once; with `?wait`, 200 and the output of a run that ends in time.
   * Scope: `automation:run`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workflows.run({ workflow: "…" });
   */
  run(body: BodyOf<"POST /api/automation">, query?: QueryOf<"POST /api/automation"> & OptionsOf<"POST /api/automation">, options?: OptionsOf<"POST /api/automation">): Call<AnswerOf<"POST /api/automation">>;
}

export interface WorkspaceCalls {
  /**
   * Read what the workspace stores, and how much it may store.
   * At a bound new work is refused with quota-exceeded. Leads, conversations and sign-ups go on, unless the operator has set a bound for them.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.workspace.use();
   */
  use(options?: OptionsOf<"GET /api/workspace/use">): Call<AnswerOf<"GET /api/workspace/use">>;
  /**
   * Have the workspace deleted after seven days.
   * Only an owner may do this. The workspace is suspended at once, its owners get a mail, and `POST /api/workspace/keep` takes it back. Then all that it has is deleted, and the accounts of people who are in no other workspace. A second call changes nothing.
   * For a signed-in member.
   * @example
   * const answer = await parley.workspace.delete();
   */
  delete(options?: OptionsOf<"DELETE /api/workspace">): Call<AnswerOf<"DELETE /api/workspace">>;
  /**
   * Keep the workspace that waits for its deletion.
   * Only an owner may do this. A deletion that the operator decided is the operator's to take back.
   * For a signed-in member. A member's e-mail address must be verified.
   * @example
   * await parley.workspace.keep();
   */
  keep(options?: OptionsOf<"POST /api/workspace/keep">): Call<AnswerOf<"POST /api/workspace/keep">>;
  /**
   * Begin to write the whole workspace into one file.
   * Only an owner may do this. A job writes every row, the workspace's own tables, files and recordings, as they are at one moment, for `POST /api/installation/workspaces/import` of another installation. Ids stay. Sign-ins do not come along, and secrets only with a `passphrase`, which nobody can replace. One export is written at a time, and five begin in a day.
   * For a signed-in member. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspace.export();
   */
  export(body?: BodyOf<"POST /api/workspace/export">, options?: OptionsOf<"POST /api/workspace/export">): Call<AnswerOf<"POST /api/workspace/export">>;
  /**
   * See how far an export is, and get the link to its file.
   * Only an owner may do this. Each answer has a link of its own, which ends after an hour.
   * For a signed-in member.
   * @example
   * const answer = await parley.workspace.getExport(exportId);
   */
  getExport(exportId: string, options?: OptionsOf<"GET /api/workspace/export/{exportId}">): Call<AnswerOf<"GET /api/workspace/export/{exportId}">>;
}

export interface WorkspaceSettingsCalls {
  /**
   * Read for how long each kind of data is kept.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.workspaceSettings.getRetention();
   */
  getRetention(options?: OptionsOf<"GET /api/settings/retention">): Call<AnswerOf<"GET /api/settings/retention">>;
  /**
   * Change for how long kinds of data are kept.
   * What is older is erased every night and announced like any erasure. A change counts from the first night after a whole day.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaceSettings.updateRetention({ days: {} });
   */
  updateRetention(body: BodyOf<"PATCH /api/settings/retention">, options?: OptionsOf<"PATCH /api/settings/retention">): Call<AnswerOf<"PATCH /api/settings/retention">>;
  /**
   * See how much a change would erase.
   * Nothing is changed. `PATCH /api/settings/retention` makes the change.
   * Scope: `settings:read`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaceSettings.previewRetention({ days: {} });
   */
  previewRetention(body: BodyOf<"POST /api/settings/retention/preview">, options?: OptionsOf<"POST /api/settings/retention/preview">): Call<AnswerOf<"POST /api/settings/retention/preview">>;
  /**
   * See what the default of the installation would change here.
   * The operator says for how long new workspaces keep their data. An older workspace keeps what it has until it takes the default.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.workspaceSettings.getRetentionDefault();
   */
  getRetentionDefault(options?: OptionsOf<"GET /api/settings/retention/default">): Call<AnswerOf<"GET /api/settings/retention/default">>;
  /**
   * Keep data for as long as new workspaces do.
   * As any change, it counts from the first night after a whole day, and can be taken back until then.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaceSettings.defaultRetention();
   */
  defaultRetention(options?: OptionsOf<"POST /api/settings/retention/default">): Call<AnswerOf<"POST /api/settings/retention/default">>;
  /**
   * Get the settings of the workspace.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.workspaceSettings.getWorkspace();
   */
  getWorkspace(options?: OptionsOf<"GET /api/settings/workspace">): Call<AnswerOf<"GET /api/settings/workspace">>;
  /**
   * Change the settings of the workspace.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaceSettings.updateWorkspace();
   */
  updateWorkspace(body?: BodyOf<"PATCH /api/settings/workspace">, options?: OptionsOf<"PATCH /api/settings/workspace">): Call<AnswerOf<"PATCH /api/settings/workspace">>;
  /**
   * Get the mail settings.
   * For the operator of the installation.
   * @example
   * const answer = await parley.workspaceSettings.getMail();
   */
  getMail(options?: OptionsOf<"GET /api/settings/mail">): Call<AnswerOf<"GET /api/settings/mail">>;
  /**
   * Replace the mail settings.
   * For the operator of the installation. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaceSettings.putMail({ from: "…" });
   */
  putMail(body: BodyOf<"PUT /api/settings/mail">, options?: OptionsOf<"PUT /api/settings/mail">): Call<AnswerOf<"PUT /api/settings/mail">>;
  /**
   * List the mails that were not sent.
   * Newest first, of all nodes: mails that became files because there is no mail server, wait or were given up. They hold links that sign people in, so only the operator in person sees them, and no key. Kept for 7 days, at most 1,000.
   * For the operator of the installation.
   * @example
   * for await (const item of parley.workspaceSettings.listMailOutbox()) console.log(item);
   */
  listMailOutbox(query?: QueryOf<"GET /api/settings/mail/outbox"> & OptionsOf<"GET /api/settings/mail/outbox">, options?: OptionsOf<"GET /api/settings/mail/outbox">): List<ItemOf<"GET /api/settings/mail/outbox">, AnswerOf<"GET /api/settings/mail/outbox">>;
  /**
   * Send a test mail.
   * Answers when the mail server has accepted the mail. Without a mail server, the mail is a file in the data folder.
   * For the operator of the installation. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaceSettings.testMail({ to: "…" });
   */
  testMail(body: BodyOf<"POST /api/settings/mail/test">, options?: OptionsOf<"POST /api/settings/mail/test">): Call<AnswerOf<"POST /api/settings/mail/test">>;
  /**
   * Whether users can prove who they are.
   * Says since when there is an identity secret, and never the secret.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.workspaceSettings.getIdentity();
   */
  getIdentity(options?: OptionsOf<"GET /api/settings/identity">): Call<AnswerOf<"GET /api/settings/identity">>;
  /**
   * Make a new identity secret.
   * Your server signs with this secret who the user of a page is. Only this answer shows it. Former secrets are still accepted until the overlap ends.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaceSettings.rotateIdentitySecret();
   */
  rotateIdentitySecret(body?: BodyOf<"POST /api/settings/identity/rotate-secret">, options?: OptionsOf<"POST /api/settings/identity/rotate-secret">): Call<AnswerOf<"POST /api/settings/identity/rotate-secret">>;
  /**
   * Read which members are mailed about leads.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.workspaceSettings.getLeads();
   */
  getLeads(options?: OptionsOf<"GET /api/settings/leads">): Call<AnswerOf<"GET /api/settings/leads">>;
  /**
   * Choose which members are mailed about leads.
   * `all` members, the owners and `admins`, only the `assignee` of a lead, or `none`. Except with `none`, a member is also told of leads that another one gives them.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaceSettings.updateLeads({ notify: "all" });
   */
  updateLeads(body: BodyOf<"PATCH /api/settings/leads">, options?: OptionsOf<"PATCH /api/settings/leads">): Call<AnswerOf<"PATCH /api/settings/leads">>;
  /**
   * Read who speaks in the newsletter, and how.
   * Scope: `settings:read`.
   * @example
   * const answer = await parley.workspaceSettings.getNewsletter();
   */
  getNewsletter(options?: OptionsOf<"GET /api/settings/newsletter">): Call<AnswerOf<"GET /api/settings/newsletter">>;
  /**
   * Change who speaks in the newsletter, and how.
   * The name, the colour and the language are those of the pages and mails. Null takes one back.
   * Scope: `settings:write`. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaceSettings.updateNewsletter();
   */
  updateNewsletter(body?: BodyOf<"PATCH /api/settings/newsletter">, options?: OptionsOf<"PATCH /api/settings/newsletter">): Call<AnswerOf<"PATCH /api/settings/newsletter">>;
}

export interface WorkspacesCalls {
  /**
   * List the workspaces with what they use, newest first.
   * For the operator of the installation.
   * @example
   * for await (const item of parley.workspaces.list()) console.log(item);
   */
  list(query?: QueryOf<"GET /api/installation/workspaces"> & OptionsOf<"GET /api/installation/workspaces">, options?: OptionsOf<"GET /api/installation/workspaces">): List<ItemOf<"GET /api/installation/workspaces">, AnswerOf<"GET /api/installation/workspaces">>;
  /**
   * Suspend a workspace, let it go on, or set its quotas.
   * While it is suspended nothing begins: runs, campaigns, schedules, models, deliveries and calls wait, and go on afterwards. Its callers get workspace-suspended, and senders of webhooks 503 with Retry-After. Leaving a newsletter, preferences, erasure and export go on; its owners sign in, read and delete.
   * For the operator of the installation. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaces.update(workspaceId);
   */
  update(workspaceId: string, body?: BodyOf<"PATCH /api/installation/workspaces/{workspaceId}">, options?: OptionsOf<"PATCH /api/installation/workspaces/{workspaceId}">): Call<AnswerOf<"PATCH /api/installation/workspaces/{workspaceId}">>;
  /**
   * Have a workspace deleted after seven days.
   * It is suspended at once, its owners get a mail, and `POST …/keep` takes it back. Then all that it has is deleted, and the accounts of people who are in no other workspace. A second call changes nothing.
   * For the operator of the installation.
   * @example
   * const answer = await parley.workspaces.delete(workspaceId);
   */
  delete(workspaceId: string, options?: OptionsOf<"DELETE /api/installation/workspaces/{workspaceId}">): Call<AnswerOf<"DELETE /api/installation/workspaces/{workspaceId}">>;
  /**
   * Keep a workspace that waits for its deletion.
   * For the operator of the installation. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaces.keep(workspaceId);
   */
  keep(workspaceId: string, options?: OptionsOf<"POST /api/installation/workspaces/{workspaceId}/keep">): Call<AnswerOf<"POST /api/installation/workspaces/{workspaceId}/keep">>;
  /**
   * Make a workspace of an export of another installation.
   * All of it or nothing. What the installation has already is named by workspace-clash. Members whose address is unknown here get an account without a password and a link to choose one; others are invited. Campaigns are paused, endpoints of webhooks disabled, workflows inactive and their runs cancelled, because the former installation may go on. The passphrase comes before the file.
   * For the operator of the installation. A member's e-mail address must be verified.
   * @example
   * const answer = await parley.workspaces.import({ file: new Blob(["…"]) });
   */
  import(body: BodyOf<"POST /api/installation/workspaces/import">, options?: OptionsOf<"POST /api/installation/workspaces/import">): Call<AnswerOf<"POST /api/installation/workspaces/import">>;
}

/** Every call of the API, by its group. */
export interface Calls {
  readonly actions: ActionsCalls;
  readonly answerTests: AnswerTestsCalls;
  readonly appGrants: AppGrantsCalls;
  readonly approvals: ApprovalsCalls;
  readonly apps: AppsCalls;
  readonly assistants: AssistantsCalls;
  readonly audit: AuditCalls;
  readonly auth: AuthCalls;
  readonly blockedVisitors: BlockedVisitorsCalls;
  readonly bounces: BouncesCalls;
  readonly campaigns: CampaignsCalls;
  readonly chat: ChatCalls;
  readonly chatbot: ChatbotCalls;
  readonly contacts: ContactsCalls;
  readonly conversations: ConversationsCalls;
  readonly database: DatabaseCalls;
  readonly deliveries: DeliveriesCalls;
  readonly endpoints: EndpointsCalls;
  readonly erasures: ErasuresCalls;
  readonly files: FilesCalls;
  readonly forms: FormsCalls;
  readonly inboundEvents: InboundEventsCalls;
  readonly inboundSources: InboundSourcesCalls;
  readonly installation: InstallationCalls;
  readonly invitations: InvitationsCalls;
  readonly keys: KeysCalls;
  readonly knowledge: KnowledgeCalls;
  readonly knowledgeSync: KnowledgeSyncCalls;
  readonly labels: LabelsCalls;
  readonly leads: LeadsCalls;
  readonly mcp: McpCalls;
  readonly members: MembersCalls;
  readonly modelAliases: ModelAliasesCalls;
  readonly models: ModelsCalls;
  readonly newsletter: NewsletterCalls;
  readonly newsletterLists: NewsletterListsCalls;
  readonly oauth: OauthCalls;
  readonly openai: OpenaiCalls;
  readonly operators: OperatorsCalls;
  readonly overview: OverviewCalls;
  readonly pages: PagesCalls;
  readonly passkeys: PasskeysCalls;
  readonly providers: ProvidersCalls;
  readonly runs: RunsCalls;
  readonly savedReplies: SavedRepliesCalls;
  readonly segments: SegmentsCalls;
  readonly series: SeriesCalls;
  readonly sessions: SessionsCalls;
  readonly speechProviders: SpeechProvidersCalls;
  readonly stream: StreamCalls;
  readonly subscribers: SubscribersCalls;
  readonly suppressions: SuppressionsCalls;
  readonly system: SystemCalls;
  readonly toolboxes: ToolboxesCalls;
  readonly totp: TotpCalls;
  readonly trusts: TrustsCalls;
  readonly voice: VoiceCalls;
  readonly voiceChannels: VoiceChannelsCalls;
  readonly voiceRecordings: VoiceRecordingsCalls;
  readonly voiceSessions: VoiceSessionsCalls;
  readonly voicebot: VoicebotCalls;
  readonly widget: WidgetCalls;
  readonly workflowSecrets: WorkflowSecretsCalls;
  readonly workflows: WorkflowsCalls;
  readonly workspace: WorkspaceCalls;
  readonly workspaceSettings: WorkspaceSettingsCalls;
  readonly workspaces: WorkspacesCalls;
}
