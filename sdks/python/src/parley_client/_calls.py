# Generated from docs/reference by sdks/emitter. Change that, not this file.
"""Every call of the API, by its group."""

from __future__ import annotations

import typing as _t
from datetime import datetime as _datetime

from . import types as _types
from ._uploads import Content
from ._value import OMIT, Given
from ._events import ServerSentEvent
from ._group import Download, Group, Pages


class ActionsCalls(Group):
    def list(self) -> Pages[_types.KnownAction]:
        """List what assistants may be allowed to do.

        Scope: `settings:read`.

        Example:
            for item in parley.actions.list(): print(item)
        """
        return self._pages("GET /api/actions", _types.KnownAction)


class AnswerTestsCalls(Group):
    def create(self, body: Given[_types.NewAnswerTest]) -> _types.AnswerTest:
        """Keep a question as a test of an assistant, or a reply that was given.

        The tests run after each change of the knowledge or the settings, where a model answers at
        most every ten minutes, and each asks its question as the first message of a conversation,
        or as a follow-up where the reply was one. Nothing is stored of the conversation, nobody
        is told, and no tool is run. A workspace has at most 200.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.answer_tests.create({"question": "…", "expect": {}})
        """
        return self._call("POST /api/answer-tests", _types.AnswerTest, body=body)

    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.AnswerTest]:
        """List the tests with their newest results.

        Scope: `knowledge:read`.

        Example:
            for item in parley.answer_tests.list(): print(item)
        """
        return self._pages("GET /api/answer-tests", _types.AnswerTest, query={"limit": limit, "cursor": cursor})

    def delete(self, pin_id: str) -> None:
        """Delete a test.

        Scope: `knowledge:write`.

        Example:
            parley.answer_tests.delete(pin_id)
        """
        return self._nothing("DELETE /api/answer-tests/{pinId}", params={"pinId": pin_id})

    def run(self) -> _types.AnswerTestRun:
        """Run all tests.

        They run after the answer: the report tells when. A run that waits already is the same.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.answer_tests.run()
        """
        return self._call("POST /api/answer-tests/run", _types.AnswerTestRun)

    def report(self) -> _types.AnswerTestReport:
        """Show how the tests came out, and what differs from the run before.

        Scope: `knowledge:read`.

        Example:
            answer = parley.answer_tests.report()
        """
        return self._call("GET /api/answer-tests/report", _types.AnswerTestReport)

    def get_mail(self) -> _types.AnswerTestMail:
        """Whether I get a mail when tests come out otherwise.

        For a signed-in member.

        Example:
            answer = parley.answer_tests.get_mail()
        """
        return self._call("GET /api/answer-tests/mail", _types.AnswerTestMail)

    def put_mail(self, *, wanted: bool) -> _types.AnswerTestMail:
        """Get a mail when tests come out otherwise, or stop it.

        For a signed-in member. A member's e-mail address must be verified.

        Example:
            answer = parley.answer_tests.put_mail(wanted=True)
        """
        return self._call("PUT /api/answer-tests/mail", _types.AnswerTestMail, body={"wanted": wanted})


class AppGrantsCalls(Group):
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        everybody: bool = OMIT,
    ) -> Pages[_types.AppGrant]:
        """List the apps that may act for me.

        In this workspace. An owner may list them for all members.

        For a signed-in member.

        Example:
            for item in parley.app_grants.list(): print(item)
        """
        return self._pages("GET /api/oauth/grants", _types.AppGrant, query={"limit": limit, "cursor": cursor, "everybody": everybody})

    def delete(self, id: str) -> None:
        """No longer let an app act for me.

        Every node refuses its tokens within a second. An owner may end what any member gave.

        For a signed-in member.

        Example:
            parley.app_grants.delete(id)
        """
        return self._nothing("DELETE /api/oauth/grants/{id}", params={"id": id})


class ApprovalsCalls(Group):
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: _t.Union[_t.Literal["pending", "approved", "rejected", "expired", "cancelled"], str] = OMIT,
    ) -> Pages[_types.Approval]:
        """List what runs ask people for, newest first.

        Scope: `automation:read`.

        Example:
            for item in parley.approvals.list(): print(item)
        """
        return self._pages("GET /api/approvals", _types.Approval, query={"limit": limit, "cursor": cursor, "status": status})

    def get(self, approval_id: str) -> _types.Approval:
        """Read what a run asks people for.

        Scope: `automation:read`.

        Example:
            answer = parley.approvals.get(approval_id)
        """
        return self._call("GET /api/approvals/{approvalId}", _types.Approval, params={"approvalId": approval_id})

    def decide(
        self,
        approval_id: str,
        *,
        decision: _t.Union[_t.Literal["approved", "rejected"], str],
        request_hash: str = OMIT,
        comment: str = OMIT,
    ) -> _types.Approval:
        """Approve or reject what a run asks for.

        The first decision counts; the run goes on with it. Where the workflow names `approvers`,
        only these members may decide.

        Scope: `approvals:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.approvals.decide(approval_id, decision="approved")
        """
        return self._call("POST /api/approvals/{approvalId}", _types.Approval, params={"approvalId": approval_id}, body={"decision": decision, "requestHash": request_hash, "comment": comment})


class AppsCalls(Group):
    def create(
        self,
        *,
        name: str,
        kind: _t.Union[_t.Literal["confidential", "public"], str],
        scopes: _t.Sequence[Given[_types.Scope]],
        redirect_uris: _t.Sequence[str] = OMIT,
    ) -> _types.AppWithSecret:
        """Make an app.

        Members of every workspace can let it act for them. Only this answer shows the secret of a
        confidential app, which may also act by itself in this workspace (`client_credentials`).
        Sensitive scopes need an owner's approval: for the app by itself, and for members who are
        no owners.

        Scope: `keys:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.apps.create(name="…", kind="confidential", scopes=["settings:read"])
        """
        return self._call("POST /api/oauth/apps", _types.AppWithSecret, body={"name": name, "kind": kind, "scopes": scopes, "redirectUris": redirect_uris})

    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.App]:
        """List the apps.

        Scope: `keys:write`.

        Example:
            for item in parley.apps.list(): print(item)
        """
        return self._pages("GET /api/oauth/apps", _types.App, query={"limit": limit, "cursor": cursor})

    def update(
        self,
        id: str,
        *,
        name: str = OMIT,
        redirect_uris: _t.Sequence[str] = OMIT,
        scopes: _t.Sequence[Given[_types.Scope]] = OMIT,
        status: _t.Union[_t.Literal["active", "waiting"], str] = OMIT,
    ) -> _types.App:
        """Change an app.

        Access tokens with a scope that it lost are refused within a second.

        Scope: `keys:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.apps.update(id)
        """
        return self._call("PATCH /api/oauth/apps/{id}", _types.App, params={"id": id}, body={"name": name, "redirectUris": redirect_uris, "scopes": scopes, "status": status})

    def delete(self, id: str) -> None:
        """End an app.

        With all that members let it do. Every node refuses its tokens within a second.

        Scope: `keys:write`.

        Example:
            parley.apps.delete(id)
        """
        return self._nothing("DELETE /api/oauth/apps/{id}", params={"id": id})

    def renew_secret(self, id: str) -> _types.AppWithSecret:
        """Give a confidential app a new secret.

        Only this answer shows it. The former secret ends at once.

        Scope: `keys:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.apps.renew_secret(id)
        """
        return self._call("POST /api/oauth/apps/{id}/secret", _types.AppWithSecret, params={"id": id})

    def approve(
        self,
        id: str,
        *,
        scopes: _t.Sequence[Given[_types.Scope]],
    ) -> _types.AppApproval:
        """Let an app have sensitive scopes in this workspace.

        Only an owner may do this. The list replaces the former one; an empty list ends the
        approval.

        For a signed-in member. A member's e-mail address must be verified.

        Example:
            answer = parley.apps.approve(id, scopes=["settings:read"])
        """
        return self._call("PUT /api/oauth/apps/{id}/approval", _types.AppApproval, params={"id": id}, body={"scopes": scopes})


class AssistantsCalls(Group):
    def list(self) -> Pages[_types.Assistant]:
        """List the assistants.

        Scope: `settings:read`.

        Example:
            for item in parley.assistants.list(): print(item)
        """
        return self._pages("GET /api/assistants", _types.Assistant)

    def create(
        self,
        *,
        name: str,
        persona: str = OMIT,
        instructions: str = OMIT,
        model: _t.Optional[str] = OMIT,
        fallback_models: _t.Sequence[str] = OMIT,
        knowledge: _t.Optional[Given[_types.NewAssistantKnowledge]] = OMIT,
        actions: _t.Sequence[str] = OMIT,
        languages: _t.Sequence[str] = OMIT,
        greeting: _t.Optional[str] = OMIT,
        strictness: _t.Union[_t.Literal["careful", "balanced", "eager"], str] = OMIT,
        rewrite_follow_ups: bool = OMIT,
        second_look: bool = OMIT,
        max_output_tokens: int = OMIT,
        max_knowledge_tokens: int = OMIT,
        voice: Given[_types.NewAssistantVoice] = OMIT,
        hand_over: Given[_types.NewAssistantHandOver] = OMIT,
        is_default: bool = OMIT,
    ) -> _types.Assistant:
        """Make an assistant.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.assistants.create(name="…")
        """
        return self._call("POST /api/assistants", _types.Assistant, body={"name": name, "persona": persona, "instructions": instructions, "model": model, "fallbackModels": fallback_models, "knowledge": knowledge, "actions": actions, "languages": languages, "greeting": greeting, "strictness": strictness, "rewriteFollowUps": rewrite_follow_ups, "secondLook": second_look, "maxOutputTokens": max_output_tokens, "maxKnowledgeTokens": max_knowledge_tokens, "voice": voice, "handOver": hand_over, "isDefault": is_default})

    def get(self, assistant_id: str) -> _types.Assistant:
        """Show an assistant.

        Scope: `settings:read`.

        Example:
            answer = parley.assistants.get(assistant_id)
        """
        return self._call("GET /api/assistants/{assistantId}", _types.Assistant, params={"assistantId": assistant_id})

    def update(
        self,
        assistant_id: str,
        *,
        persona: str = OMIT,
        instructions: str = OMIT,
        model: _t.Optional[str] = OMIT,
        fallback_models: _t.Sequence[str] = OMIT,
        knowledge: _t.Optional[Given[_types.AssistantChangeKnowledge]] = OMIT,
        actions: _t.Sequence[str] = OMIT,
        languages: _t.Sequence[str] = OMIT,
        greeting: _t.Optional[str] = OMIT,
        strictness: _t.Union[_t.Literal["careful", "balanced", "eager"], str] = OMIT,
        rewrite_follow_ups: bool = OMIT,
        second_look: bool = OMIT,
        max_output_tokens: int = OMIT,
        max_knowledge_tokens: int = OMIT,
        voice: Given[_types.NewAssistantVoice] = OMIT,
        hand_over: Given[_types.NewAssistantHandOver] = OMIT,
        name: str = OMIT,
        is_default: _t.Literal[True] = OMIT,
    ) -> _types.Assistant:
        """Change an assistant.

        The change applies to the next question, on every node.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.assistants.update(assistant_id)
        """
        return self._call("PATCH /api/assistants/{assistantId}", _types.Assistant, params={"assistantId": assistant_id}, body={"persona": persona, "instructions": instructions, "model": model, "fallbackModels": fallback_models, "knowledge": knowledge, "actions": actions, "languages": languages, "greeting": greeting, "strictness": strictness, "rewriteFollowUps": rewrite_follow_ups, "secondLook": second_look, "maxOutputTokens": max_output_tokens, "maxKnowledgeTokens": max_knowledge_tokens, "voice": voice, "handOver": hand_over, "name": name, "isDefault": is_default})

    def delete(self, assistant_id: str) -> None:
        """Remove an assistant.

        Scope: `settings:write`.

        Example:
            parley.assistants.delete(assistant_id)
        """
        return self._nothing("DELETE /api/assistants/{assistantId}", params={"assistantId": assistant_id})

    def try_(
        self,
        assistant_id: str,
        *,
        message: str,
        session_id: str = OMIT,
        context: Given[_types.ChatContext] = OMIT,
        settings: Given[_types.TryAssistantSettings] = OMIT,
    ) -> _types.ChatAnswer:
        """Ask an assistant with settings that are not stored.

        Needs `settings:write` and `conversations:write`. The conversation is one as others:
        delete it when you have seen the answer. With `Accept: text/event-stream` the answer comes
        as `message.started`, `message.delayed` (when the first word takes longer than usual),
        `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or
        `error`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.assistants.try_(assistant_id, message="…")
        """
        return self._call("POST /api/assistants/{assistantId}/try", _types.ChatAnswer, params={"assistantId": assistant_id}, body={"message": message, "sessionId": session_id, "context": context, "settings": settings})


class AuditCalls(Group):
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        action: str = OMIT,
    ) -> Pages[_types.AuditEntry]:
        """Read the audit log: who did what in the workspace.

        Scope: `settings:read`.

        Example:
            for item in parley.audit.list(): print(item)
        """
        return self._pages("GET /api/audit", _types.AuditEntry, query={"limit": limit, "cursor": cursor, "action": action})


class AuthCalls(Group):
    def sign_up(
        self,
        *,
        email: str,
        password: str,
        session: _t.Literal["cookie"] = OMIT,
        name: str = OMIT,
        workspace_name: str = OMIT,
    ) -> _types.SignedIn:
        """Sign up: make an account with a workspace.

        Example:
            answer = parley.auth.sign_up(email="…", password="…")
        """
        return self._call("POST /api/auth/signup", _types.SignedIn, body={"email": email, "password": password, "session": session, "name": name, "workspaceName": workspace_name})

    def me(self) -> _types.Me:
        """Get my account, my workspaces and my scopes.

        For a signed-in member.

        Example:
            answer = parley.auth.me()
        """
        return self._call("GET /api/auth/me", _types.Me)

    def update_me(
        self,
        *,
        name: _t.Optional[str] = OMIT,
        language: _t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str] = OMIT,
    ) -> _types.User:
        """Change my name and my language.

        In every workspace, also beside what you have written before.

        For a signed-in member.

        Example:
            answer = parley.auth.update_me()
        """
        return self._call("PATCH /api/auth/me", _types.User, body={"name": name, "language": language})

    def erase_me(self, *, password: str) -> None:
        """Erase my account.

        Also erases every workspace in which you are the only member, with everything in it. This
        cannot be undone.

        For a signed-in member.

        Example:
            parley.auth.erase_me(password="…")
        """
        return self._nothing("DELETE /api/auth/me", body={"password": password})

    def sign_in(
        self,
        *,
        email: str,
        password: str,
        session: _t.Literal["cookie"] = OMIT,
        workspace_id: str = OMIT,
    ) -> _t.Union[_types.SignedIn, _types.SecondFactorRequired]:
        """Sign in.

        An account with a second factor gets `secondFactorRequired: true` in place of tokens, and
        sends its second factor to `POST /api/auth/second-factor`.

        Example:
            answer = parley.auth.sign_in(email="…", password="…")
        """
        return self._call("POST /api/auth/signin", _t.Union[_types.SignedIn, _types.SecondFactorRequired], body={"email": email, "password": password, "session": session, "workspaceId": workspace_id})

    def refresh(self, *, refresh_token: str = OMIT) -> _types.SignedIn:
        """Exchange a refresh token for the next.

        A second use of a token within 20 seconds gives the same answer. A later use ends the
        session, because somebody must have copied the token. A session in a cookie is refreshed
        with the header `X-Parley-Console: 1` and without a body.

        Example:
            answer = parley.auth.refresh()
        """
        return self._call("POST /api/auth/refresh", _types.SignedIn, body={"refreshToken": refresh_token})

    def sign_out(self, *, refresh_token: str = OMIT) -> None:
        """Sign out.

        Ends the session. Send the access token or, when it has expired, the refresh token in the
        body. With the header `X-Parley-Console: 1`, the session in the cookie ends, too.

        Example:
            parley.auth.sign_out()
        """
        return self._nothing("POST /api/auth/signout", body={"refreshToken": refresh_token})

    def switch_workspace(self, *, workspace_id: str) -> _types.Access:
        """Switch to another of my workspaces.

        The refresh token stays valid. From now on it gives access tokens for that workspace.

        For a signed-in member.

        Example:
            answer = parley.auth.switch_workspace(workspace_id="…")
        """
        return self._call("POST /api/auth/switch", _types.Access, body={"workspaceId": workspace_id})

    def pass_second_factor(
        self,
        *,
        second_factor_token: str,
        session: _t.Literal["cookie"] = OMIT,
        code: str = OMIT,
        passkey: Given[_types.PasskeyAnswer] = OMIT,
    ) -> _types.SignedIn:
        """Finish a sign-in with the second factor.

        Example:
            answer = parley.auth.pass_second_factor(second_factor_token="…")
        """
        return self._call("POST /api/auth/second-factor", _types.SignedIn, body={"secondFactorToken": second_factor_token, "session": session, "code": code, "passkey": passkey})

    def make_recovery_codes(self, *, password: str) -> _types.RecoveryCodes:
        """Make new recovery codes.

        The former ones end.

        For a signed-in member.

        Example:
            answer = parley.auth.make_recovery_codes(password="…")
        """
        return self._call("POST /api/auth/recovery-codes", _types.RecoveryCodes, body={"password": password})

    def forgot_password(self, *, email: str) -> _types.Accepted:
        """Forgot my password: mail a link to choose a new one.

        Gives the same answer for every address, with or without an account. An address that is
        not confirmed yet gets the mail that confirms it, whose page also sets a password.

        Example:
            answer = parley.auth.forgot_password(email="…")
        """
        return self._call("POST /api/auth/forgot-password", _types.Accepted, body={"email": email})

    def reset_password(self, *, token: str, password: str) -> None:
        """Set a new password with a mailed token.

        Ends all sessions. If the address was not confirmed before, a stranger may have signed up
        with it: the account starts again in a new, empty workspace, and its former workspace is
        deleted. Then a token that confirms the address is valid here as well.

        Example:
            parley.auth.reset_password(token="…", password="…")
        """
        return self._nothing("POST /api/auth/reset-password", body={"token": token, "password": password})

    def change_password(self, *, password: str, new_password: str) -> None:
        """Change my password.

        Ends my other sessions.

        For a signed-in member.

        Example:
            parley.auth.change_password(password="…", new_password="…")
        """
        return self._nothing("POST /api/auth/change-password", body={"password": password, "newPassword": new_password})

    def put_me_picture(self, *, file: Content) -> _types.User:
        """Show a picture of me to visitors and colleagues.

        A PNG, JPEG, WebP or GIF of up to 10 MiB. Parley makes it anew, as a JPEG of at most 256
        pixels a side, and keeps nothing else of the file. Visitors see it beside what you write.

        For a signed-in member. A member's e-mail address must be verified.

        Example:
            answer = parley.auth.put_me_picture(file=b"…")
        """
        return self._call("PUT /api/auth/me/picture", _types.User, body={"file": file})

    def delete_me_picture(self) -> None:
        """Erase my picture.

        Its address leads nowhere from now on. Your initials stand in its place.

        For a signed-in member.

        Example:
            parley.auth.delete_me_picture()
        """
        return self._nothing("DELETE /api/auth/me/picture")

    def verify_email(self, *, token: str, password: str = OMIT) -> _types.Verified:
        """Confirm my e-mail address.

        The mailed token proves the mailbox; a session of the account or its password proves that
        you signed up. Without these, choose a new password with `POST /api/auth/reset-password`.
        On a private installation the token is enough.

        Example:
            answer = parley.auth.verify_email(token="…")
        """
        return self._call("POST /api/auth/verify-email", _types.Verified, body={"token": token, "password": password})

    def resend_verification(self) -> _types.Accepted:
        """Mail the confirmation link again.

        For a signed-in member.

        Example:
            answer = parley.auth.resend_verification()
        """
        return self._call("POST /api/auth/verify-email/resend", _types.Accepted)


class BlockedVisitorsCalls(Group):
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.BlockedVisitor]:
        """List who is blocked.

        Scope: `contacts:read`.

        Example:
            for item in parley.blocked_visitors.list(): print(item)
        """
        return self._pages("GET /api/blocked-visitors", _types.BlockedVisitor, query={"limit": limit, "cursor": cursor})

    def delete(self, visitor_id: str) -> None:
        """End a block.

        The answer is the same for a visitor who is not blocked.

        Scope: `contacts:write`.

        Example:
            parley.blocked_visitors.delete(visitor_id)
        """
        return self._nothing("DELETE /api/blocked-visitors/{visitorId}", params={"visitorId": visitor_id})


class BouncesCalls(Group):
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        subscriber_id: str = OMIT,
    ) -> Pages[_types.Bounce]:
        """List what came back, newest first.

        Scope: `newsletter:read`.

        Example:
            for item in parley.bounces.list(): print(item)
        """
        return self._pages("GET /api/newsletter/bounces", _types.Bounce, query={"limit": limit, "cursor": cursor, "subscriberId": subscriber_id})

    def report(
        self,
        *,
        bounces: _t.Sequence[Given[_types.ReportedBounce]],
    ) -> _types.BounceReceipt:
        """Report bounces and complaints that a mail service told of.

        A hard bounce and a complaint end all mails to the subscriber, and so do soft bounces on
        five days within 60. Each mail counts once for each kind.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.bounces.report(bounces=[{"kind": "hard"}])
        """
        return self._call("POST /api/newsletter/bounces", _types.BounceReceipt, body={"bounces": bounces})

    def create_address(self) -> _types.BounceAddress:
        """Make the address where the mails of the bounce mailbox are posted.

        The former address ends. Only a hash of it is stored.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.bounces.create_address()
        """
        return self._call("POST /api/newsletter/bounces/address", _types.BounceAddress, body={})

    def receive_mail(self, token: str, body: Content) -> _types.BounceReceipt:
        """Receive a mail of the bounce mailbox.

        The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field
        `raw`, `email` or `body-mime`. Delivery reports (RFC 3464), spam reports (RFC 5965) and
        bounces in words are read. Only a report with the address or the `Message-ID` that Parley
        gave the mail is counted.

        Example:
            answer = parley.bounces.receive_mail(token, b"…")
        """
        return self._call("POST /api/newsletter/bounces/mail/{token}", _types.BounceReceipt, params={"token": token}, body=body)


class CampaignsCalls(Group):
    def create(
        self,
        *,
        name: str,
        subject: str = OMIT,
        preheader: str = OMIT,
        format: _t.Union[_t.Literal["markdown", "mjml"], str] = OMIT,
        body_: str = OMIT,
        language: _t.Optional[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]] = OMIT,
        sender_name: _t.Optional[str] = OMIT,
        reply_to: _t.Optional[str] = OMIT,
        site_url: _t.Optional[str] = OMIT,
        tracks_opens: bool = OMIT,
        tracks_clicks: bool = OMIT,
        list_ids: _t.Sequence[str] = OMIT,
        segment_id: _t.Optional[str] = OMIT,
        rate_per_minute: _t.Optional[int] = OMIT,
        domain_rate_per_minute: _t.Optional[int] = OMIT,
    ) -> _types.Campaign:
        """Write a campaign.

        A draft: nothing is sent, and nothing must be complete.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.campaigns.create(name="…")
        """
        return self._call("POST /api/newsletter/campaigns", _types.Campaign, body={"name": name, "subject": subject, "preheader": preheader, "format": format, "body": body_, "language": language, "senderName": sender_name, "replyTo": reply_to, "siteUrl": site_url, "tracksOpens": tracks_opens, "tracksClicks": tracks_clicks, "listIds": list_ids, "segmentId": segment_id, "ratePerMinute": rate_per_minute, "domainRatePerMinute": domain_rate_per_minute})

    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: _t.Union[_t.Literal["draft", "scheduled", "sending", "paused", "sent", "cancelled"], str] = OMIT,
    ) -> Pages[_types.Campaign]:
        """List the campaigns, newest first.

        Scope: `newsletter:read`.

        Example:
            for item in parley.campaigns.list(): print(item)
        """
        return self._pages("GET /api/newsletter/campaigns", _types.Campaign, query={"limit": limit, "cursor": cursor, "status": status})

    def get(self, campaign_id: str) -> _types.Campaign:
        """Read a campaign.

        Scope: `newsletter:read`.

        Example:
            answer = parley.campaigns.get(campaign_id)
        """
        return self._call("GET /api/newsletter/campaigns/{campaignId}", _types.Campaign, params={"campaignId": campaign_id})

    def update(
        self,
        campaign_id: str,
        *,
        name: str = OMIT,
        subject: str = OMIT,
        preheader: str = OMIT,
        format: _t.Union[_t.Literal["markdown", "mjml"], str] = OMIT,
        body_: str = OMIT,
        language: _t.Optional[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]] = OMIT,
        sender_name: _t.Optional[str] = OMIT,
        reply_to: _t.Optional[str] = OMIT,
        site_url: _t.Optional[str] = OMIT,
        tracks_opens: bool = OMIT,
        tracks_clicks: bool = OMIT,
        list_ids: _t.Sequence[str] = OMIT,
        segment_id: _t.Optional[str] = OMIT,
        rate_per_minute: _t.Optional[int] = OMIT,
        domain_rate_per_minute: _t.Optional[int] = OMIT,
    ) -> _types.Campaign:
        """Change a draft.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.campaigns.update(campaign_id)
        """
        return self._call("PATCH /api/newsletter/campaigns/{campaignId}", _types.Campaign, params={"campaignId": campaign_id}, body={"name": name, "subject": subject, "preheader": preheader, "format": format, "body": body_, "language": language, "senderName": sender_name, "replyTo": reply_to, "siteUrl": site_url, "tracksOpens": tracks_opens, "tracksClicks": tracks_clicks, "listIds": list_ids, "segmentId": segment_id, "ratePerMinute": rate_per_minute, "domainRatePerMinute": domain_rate_per_minute})

    def delete(self, campaign_id: str) -> None:
        """Delete a campaign that is not at work.

        With what is noted of its mails. Links in its mails lead nowhere then, except those for
        leaving.

        Scope: `newsletter:write`.

        Example:
            parley.campaigns.delete(campaign_id)
        """
        return self._nothing("DELETE /api/newsletter/campaigns/{campaignId}", params={"campaignId": campaign_id})

    def preview(
        self,
        campaign_id: str,
        *,
        name: str = OMIT,
        contact_id: str = OMIT,
    ) -> _types.CampaignPreview:
        """Read a campaign as its readers get it.

        HTML, the plain text for readers without HTML, what was left out, and what sending still
        needs.

        Scope: `newsletter:read`.

        Example:
            answer = parley.campaigns.preview(campaign_id)
        """
        return self._call("GET /api/newsletter/campaigns/{campaignId}/preview", _types.CampaignPreview, params={"campaignId": campaign_id}, query={"name": name, "contactId": contact_id})

    def test(self, campaign_id: str, *, to: _t.Sequence[str] = OMIT) -> _types.TestSent:
        """Send a campaign to members of the workspace as a test.

        To nobody else, so that no stranger gets mails that nobody asked for.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.campaigns.test(campaign_id)
        """
        return self._call("POST /api/newsletter/campaigns/{campaignId}/test", _types.TestSent, params={"campaignId": campaign_id}, body={"to": to})

    def schedule(self, campaign_id: str, *, at: str, time_zone: str) -> _types.Campaign:
        """Send a campaign at a time of a time zone.

        A time that clocks show twice in autumn is the first of the two. One that they skip in
        spring comes as long after the skip.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.campaigns.schedule(campaign_id, at="…", time_zone="…")
        """
        return self._call("POST /api/newsletter/campaigns/{campaignId}/schedule", _types.Campaign, params={"campaignId": campaign_id}, body={"at": at, "timeZone": time_zone})

    def send(self, campaign_id: str) -> _types.Campaign:
        """Send a campaign now.

        Each recipient gets it once. Who leaves while it is being sent gets it no more.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.campaigns.send(campaign_id)
        """
        return self._call("POST /api/newsletter/campaigns/{campaignId}/send", _types.Campaign, params={"campaignId": campaign_id}, body={})

    def pause(self, campaign_id: str) -> _types.Campaign:
        """Pause a campaign: no further mail is handed to the mail server.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.campaigns.pause(campaign_id)
        """
        return self._call("POST /api/newsletter/campaigns/{campaignId}/pause", _types.Campaign, params={"campaignId": campaign_id}, body={})

    def resume(self, campaign_id: str) -> _types.Campaign:
        """Let a paused campaign go on.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.campaigns.resume(campaign_id)
        """
        return self._call("POST /api/newsletter/campaigns/{campaignId}/resume", _types.Campaign, params={"campaignId": campaign_id}, body={})

    def cancel(self, campaign_id: str) -> _types.Campaign:
        """End a campaign, or make a scheduled one a draft again.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.campaigns.cancel(campaign_id)
        """
        return self._call("POST /api/newsletter/campaigns/{campaignId}/cancel", _types.Campaign, params={"campaignId": campaign_id}, body={})

    def list_mailings(
        self,
        campaign_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: _t.Union[_t.Literal["queued", "claimed", "handed", "sent", "deferred", "failed", "unknown", "skipped", "bounced"], str] = OMIT,
    ) -> Pages[_types.Mailing]:
        """List what became of the mails of a campaign.

        Scope: `newsletter:read`.

        Example:
            for item in parley.campaigns.list_mailings(campaign_id): print(item)
        """
        return self._pages("GET /api/newsletter/campaigns/{campaignId}/mailings", _types.Mailing, params={"campaignId": campaign_id}, query={"limit": limit, "cursor": cursor, "status": status})

    def release_mailing(self, campaign_id: str, subscriber_id: str) -> None:
        """Send a mail again of which nobody knows whether it arrived.

        The person may get it twice. Parley never does this by itself.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            parley.campaigns.release_mailing(campaign_id, subscriber_id)
        """
        return self._nothing("POST /api/newsletter/campaigns/{campaignId}/mailings/{subscriberId}/release", params={"campaignId": campaign_id, "subscriberId": subscriber_id}, body={})

    def report(self, campaign_id: str) -> _types.CampaignReport:
        """Read the report of a campaign.

        Scope: `newsletter:read`.

        Example:
            answer = parley.campaigns.report(campaign_id)
        """
        return self._call("GET /api/newsletter/campaigns/{campaignId}/report", _types.CampaignReport, params={"campaignId": campaign_id})

    def report_drawing(self, campaign_id: str) -> str:
        """Get the report of a campaign as a drawing.

        Scope: `newsletter:read`.

        Example:
            answer = parley.campaigns.report_drawing(campaign_id)
        """
        return self._text("GET /api/newsletter/campaigns/{campaignId}/report.svg", params={"campaignId": campaign_id})


class ChatCalls(Group):
    def send(
        self,
        *,
        id: str,
        messages: _t.Sequence[Given[_types.UiChatRequestMessage]],
        trigger: _t.Union[_t.Literal["submit-message", "regenerate-message"], str] = OMIT,
        message_id: _t.Optional[str] = OMIT,
        context: Given[_types.ChatContext] = OMIT,
        model: str = OMIT,
        assistant_id: str = OMIT,
        system: str = OMIT,
        temperature: float = OMIT,
        top_p: float = OMIT,
        top_k: int = OMIT,
        presence_penalty: float = OMIT,
        frequency_penalty: float = OMIT,
        seed: int = OMIT,
        stop_sequences: _t.Sequence[str] = OMIT,
        max_output_tokens: int = OMIT,
        tools: _t.Union[_t.Sequence[Given[_types.UiChatRequestTool]], _t.Mapping[str, Given[_types.UiChatRequestToolsValue]]] = OMIT,
        tool_choice: _t.Union[_t.Literal["auto"], _t.Literal["none"], _t.Literal["required"], Given[_types.UiChatRequestToolChoice]] = OMIT,
        response_format: _t.Union[Given[_types.UiChatRequestResponseFormatText], Given[_types.UiChatRequestResponseFormatJson]] = OMIT,
        **further: _t.Any
    ) -> _t.Iterator[ServerSentEvent]:
        """Ask the assistant, as the AI SDK's useChat does.

        Answers with a UI message stream (`x-vercel-ai-ui-message-stream: v1`). A browser finds
        its visitor token in the answer's header X-Visitor-Token.

        Scope: `conversations:write`, or a publishable key.

        Example:
            for item in parley.chat.send(id="…", messages=[{"role": "…"}]): print(item)
        """
        return self._events("POST /api/chat", body={"id": id, "messages": messages, "trigger": trigger, "messageId": message_id, "context": context, "model": model, "assistantId": assistant_id, "system": system, "temperature": temperature, "topP": top_p, "topK": top_k, "presencePenalty": presence_penalty, "frequencyPenalty": frequency_penalty, "seed": seed, "stopSequences": stop_sequences, "maxOutputTokens": max_output_tokens, "tools": tools, "toolChoice": tool_choice, "responseFormat": response_format, **further})

    def resume(self, session_id: str) -> _t.Iterator[ServerSentEvent]:
        """Stream the pending reply.

        From its beginning, as the AI SDK expects. 204 when no reply is pending.

        Scope: `conversations:write`, or a publishable key.

        Example:
            for item in parley.chat.resume(session_id): print(item)
        """
        return self._events("GET /api/chat/{sessionId}/stream", params={"sessionId": session_id})

    def stop(self, session_id: str) -> _types.ChatStopAnswer:
        """Stop the pending replies.

        Scope: `conversations:write`, or a publishable key.

        Example:
            answer = parley.chat.stop(session_id)
        """
        return self._call("POST /api/chat/{sessionId}/stop", _types.ChatStopAnswer, params={"sessionId": session_id})


class ChatbotCalls(Group):
    def send(
        self,
        *,
        message: str,
        session_id: str = OMIT,
        context: Given[_types.ChatContext] = OMIT,
        model: str = OMIT,
        assistant_id: str = OMIT,
    ) -> _types.ChatAnswer:
        """Send a message to the assistant.

        With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed`
        (when the first word takes longer than usual), `message.delta`, `message.citation`,
        `message.completed`, `message.interrupted` or `error`.

        Scope: `conversations:write`, or a publishable key.

        Example:
            answer = parley.chatbot.send(message="…")
        """
        return self._call("POST /api/chatbot/send", _types.ChatAnswer, body={"message": message, "sessionId": session_id, "context": context, "model": model, "assistantId": assistant_id})

    def receive(
        self,
        body: _t.Union[Given[_types.UserMessage], Given[_types.ChatbotReceive]],
    ) -> _types.ChatAnswer:
        """Send a message from another platform.

        Takes the body of /api/chatbot/send or `{event: "user_message", data}`. With `Accept:
        text/event-stream` the answer comes as `message.started`, `message.delayed` (when the
        first word takes longer than usual), `message.delta`, `message.citation`,
        `message.completed`, `message.interrupted` or `error`.

        Scope: `conversations:write`, or a publishable key.

        Example:
            answer = parley.chatbot.receive({"event": "user_message", "data": {"userId": "…",
            "message": "…"}})
        """
        return self._call("POST /api/chatbot", _types.ChatAnswer, body=body)


class ContactsCalls(Group):
    def export_user(
        self,
        user_id: str,
        *,
        format: _t.Union[_t.Literal["ndjson", "zip"], str] = OMIT,
    ) -> Download:
        """Export everything about a user.

        As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or
        `Accept: application/zip`) with a page to read and a file of JSON for each part. It
        includes what carries the user's id without a proof (`userVerified: false`), and the
        contact that the user is. An unknown user has no lines.

        Scope: `contacts:read`.

        Example:
            parley.contacts.export_user(user_id).read()
        """
        return self._open("GET /api/users/{userId}/export", params={"userId": user_id}, query={"format": format})

    def erase_user(self, user_id: str) -> _types.ErasureReceipt:
        """Erase everything about a user.

        Deletes everything that the export shows, of the contacts too that were merged with it.
        This cannot be undone. The same answer comes when there was nothing to delete.

        Scope: `contacts:write`.

        Example:
            answer = parley.contacts.erase_user(user_id)
        """
        return self._call("DELETE /api/users/{userId}", _types.ErasureReceipt, params={"userId": user_id})

    def export_one(
        self,
        contact_id: str,
        *,
        format: _t.Union[_t.Literal["ndjson", "zip"], str] = OMIT,
    ) -> Download:
        """Export everything about a contact.

        As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or
        `Accept: application/zip`) with a page to read and a file of JSON for each part.

        Scope: `contacts:read`.

        Example:
            parley.contacts.export_one(contact_id).read()
        """
        return self._open("GET /api/contacts/{contactId}/export", params={"contactId": contact_id}, query={"format": format})

    def erase(self, contact_id: str) -> _types.ErasureReceipt:
        """Erase a contact everywhere.

        Deletes everything that the export shows, of the contacts too that were merged with it.
        This cannot be undone.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.contacts.erase(contact_id)
        """
        return self._call("POST /api/contacts/{contactId}/erase", _types.ErasureReceipt, params={"contactId": contact_id})

    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        q: str = OMIT,
        tag: str = OMIT,
        email: str = OMIT,
        phone: str = OMIT,
        user_id: str = OMIT,
        origin: _t.Union[_t.Literal["lead", "chat", "import", "api", "newsletter"], str] = OMIT,
        blocked: bool = OMIT,
        created_after: _t.Union[_datetime, str] = OMIT,
        created_before: _t.Union[_datetime, str] = OMIT,
        segment_id: str = OMIT,
    ) -> Pages[_types.Contact]:
        """List or search the contacts, newest first.

        Scope: `contacts:read`.

        Example:
            for item in parley.contacts.list(): print(item)
        """
        return self._pages("GET /api/contacts", _types.Contact, query={"limit": limit, "cursor": cursor, "q": q, "tag": tag, "email": email, "phone": phone, "userId": user_id, "origin": origin, "blocked": blocked, "createdAfter": created_after, "createdBefore": created_before, "segmentId": segment_id})

    def create(
        self,
        *,
        name: _t.Optional[str] = OMIT,
        email: _t.Optional[str] = OMIT,
        phone: _t.Optional[str] = OMIT,
        country: str = OMIT,
        company: _t.Optional[str] = OMIT,
        tags: _t.Sequence[str] = OMIT,
        custom: _t.Mapping[str, _t.Optional[_t.Union[str, float, bool]]] = OMIT,
        user_id: str = OMIT,
        email_verified: bool = OMIT,
        phone_verified: bool = OMIT,
    ) -> _types.Contact:
        """Make a contact.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.contacts.create()
        """
        return self._call("POST /api/contacts", _types.Contact, body={"name": name, "email": email, "phone": phone, "country": country, "company": company, "tags": tags, "custom": custom, "userId": user_id, "emailVerified": email_verified, "phoneVerified": phone_verified})

    def export(
        self,
        *,
        format: _t.Union[_t.Literal["csv", "ndjson"], str] = OMIT,
        for_: _t.Literal["spreadsheet"] = OMIT,
        q: str = OMIT,
        tag: str = OMIT,
        email: str = OMIT,
        phone: str = OMIT,
        user_id: str = OMIT,
        origin: _t.Union[_t.Literal["lead", "chat", "import", "api", "newsletter"], str] = OMIT,
        blocked: bool = OMIT,
        created_after: _t.Union[_datetime, str] = OMIT,
        created_before: _t.Union[_datetime, str] = OMIT,
        segment_id: str = OMIT,
    ) -> Download:
        """Export the contacts as CSV or as lines of JSON.

        A cell that a spreadsheet would take for a formula begins with an apostrophe.

        Scope: `contacts:read`.

        Example:
            parley.contacts.export().read()
        """
        return self._open("GET /api/contacts/export", query={"format": format, "for": for_, "q": q, "tag": tag, "email": email, "phone": phone, "userId": user_id, "origin": origin, "blocked": blocked, "createdAfter": created_after, "createdBefore": created_before, "segmentId": segment_id})

    def import_(
        self,
        body: Content,
        *,
        dry_run: bool = OMIT,
        mapping: str = OMIT,
        country: str = OMIT,
        encoding: str = OMIT,
        date_format: _t.Union[_t.Literal["DMY", "MDY", "YMD"], str] = OMIT,
    ) -> _types.ImportReport:
        """Import contacts from CSV, lines of JSON, Excel or vCards.

        A row changes the contact of its userId or address, or makes one. A number leads to
        nobody, because people share it: only a row without either is known by its number and
        name. Columns of other names become `custom`. Rows that cannot be read are left out and
        told.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.contacts.import_(b"…")
        """
        return self._call("POST /api/contacts/import", _types.ImportReport, query={"dryRun": dry_run, "mapping": mapping, "country": country, "encoding": encoding, "dateFormat": date_format}, body=body)

    def import_template(self) -> Download:
        """Get a CSV to fill in for an import.

        Scope: `contacts:read`.

        Example:
            parley.contacts.import_template().read()
        """
        return self._open("GET /api/contacts/import/template")

    def list_joined_by_number(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> Pages[_types.JoinedContact]:
        """List the contacts that a phone number may have joined.

        Before, people with one number became one contact. Each proposal is a person who may be
        another one.

        Scope: `contacts:read`.

        Example:
            for item in parley.contacts.list_joined_by_number(): print(item)
        """
        return self._pages("GET /api/contacts/joined-by-number", _types.JoinedContact, query={"limit": limit, "cursor": cursor})

    def get(self, contact_id: str) -> _types.Contact:
        """Read a contact.

        Scope: `contacts:read`.

        Example:
            answer = parley.contacts.get(contact_id)
        """
        return self._call("GET /api/contacts/{contactId}", _types.Contact, params={"contactId": contact_id})

    def update(
        self,
        contact_id: str,
        *,
        name: _t.Optional[str] = OMIT,
        email: _t.Optional[str] = OMIT,
        phone: _t.Optional[str] = OMIT,
        country: str = OMIT,
        company: _t.Optional[str] = OMIT,
        tags: _t.Sequence[str] = OMIT,
        custom: _t.Mapping[str, _t.Optional[_t.Union[str, float, bool]]] = OMIT,
    ) -> _types.Contact:
        """Change a contact.

        A former address or number still leads to the contact; null takes it back.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.contacts.update(contact_id)
        """
        return self._call("PATCH /api/contacts/{contactId}", _types.Contact, params={"contactId": contact_id}, body={"name": name, "email": email, "phone": phone, "country": country, "company": company, "tags": tags, "custom": custom})

    def timeline(
        self,
        contact_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> Pages[_types.TimelineItem]:
        """Read what happened with a contact, newest first.

        Scope: `contacts:read`.

        Example:
            for item in parley.contacts.timeline(contact_id): print(item)
        """
        return self._pages("GET /api/contacts/{contactId}/timeline", _types.TimelineItem, params={"contactId": contact_id}, query={"limit": limit, "cursor": cursor})

    def merge(self, contact_id: str, *, into_id: str) -> _types.Contact:
        """Merge a contact into another one.

        Both are shown as the other one from now on. Nothing is moved, so that `unmerge` restores
        both as they were.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.contacts.merge(contact_id, into_id="…")
        """
        return self._call("POST /api/contacts/{contactId}/merge", _types.Contact, params={"contactId": contact_id}, body={"intoId": into_id})

    def unmerge(self, contact_id: str) -> _types.Contact:
        """End a merge.

        Of this contact, or of the one that was merged into it last.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.contacts.unmerge(contact_id)
        """
        return self._call("POST /api/contacts/{contactId}/unmerge", _types.Contact, params={"contactId": contact_id})

    def part(
        self,
        contact_id: str,
        *,
        identities: _t.Sequence[Given[_types.PartedIdentitiesIdentity]],
        shared_numbers: _t.Sequence[str] = OMIT,
        name: str = OMIT,
    ) -> _types.Contact:
        """Part a contact that is two people.

        Makes a contact of the second person's identities. Leads, subscriptions and conversations
        that name them go along; tags and own fields stay.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.contacts.part(contact_id, identities=[{"kind": "user", "value": "…"}])
        """
        return self._call("POST /api/contacts/{contactId}/part", _types.Contact, params={"contactId": contact_id}, body={"identities": identities, "sharedNumbers": shared_numbers, "name": name})

    def confirm_joined(self, contact_id: str) -> None:
        """Say that a contact is one person, and was joined rightly.

        Scope: `contacts:write`.

        Example:
            parley.contacts.confirm_joined(contact_id)
        """
        return self._nothing("DELETE /api/contacts/{contactId}/joined-by-number", params={"contactId": contact_id})

    def block(self, contact_id: str) -> _types.Contact:
        """Block a contact: chats are refused, and forms are spam.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.contacts.block(contact_id)
        """
        return self._call("POST /api/contacts/{contactId}/block", _types.Contact, params={"contactId": contact_id})

    def unblock(self, contact_id: str) -> _types.Contact:
        """Unblock a contact.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.contacts.unblock(contact_id)
        """
        return self._call("POST /api/contacts/{contactId}/unblock", _types.Contact, params={"contactId": contact_id})


class ConversationsCalls(Group):
    def events(
        self,
        session_id: str,
        *,
        from_: _t.Union[_t.Literal["start", "now"], str] = OMIT,
    ) -> _t.Iterator[ServerSentEvent]:
        """Watch a conversation.

        Goes on after Last-Event-ID without a gap or a repetition, on any node.

        Scope: `conversations:write`, or a publishable key.

        Example:
            for item in parley.conversations.events(session_id): print(item)
        """
        return self._events("GET /api/conversations/{sessionId}/events", params={"sessionId": session_id}, query={"from": from_})

    def stop(self, session_id: str) -> _types.ConversationsStopAnswer:
        """Stop the replies that are under way.

        Scope: `conversations:write`, or a publishable key.

        Example:
            answer = parley.conversations.stop(session_id)
        """
        return self._call("POST /api/conversations/{sessionId}/stop", _types.ConversationsStopAnswer, params={"sessionId": session_id})

    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        q: str = OMIT,
        status: Given[_types.ConversationStatus] = OMIT,
        channel: Given[_types.ConversationChannel] = OMIT,
        assistant_id: str = OMIT,
        user_id: str = OMIT,
        assignee: str = OMIT,
        mine: _t.Literal[True] = OMIT,
        unassigned: _t.Literal[True] = OMIT,
        label: str = OMIT,
        waiting: bool = OMIT,
        snoozed: bool = OMIT,
        from_: _t.Union[_datetime, str] = OMIT,
        to: _t.Union[_datetime, str] = OMIT,
        order: _t.Literal["activity"] = OMIT,
    ) -> Pages[_types.Conversation]:
        """List conversations, or search what was said in them.

        Scope: `conversations:read`.

        Example:
            for item in parley.conversations.list(): print(item)
        """
        return self._pages("GET /api/conversations", _types.Conversation, query={"limit": limit, "cursor": cursor, "q": q, "status": status, "channel": channel, "assistantId": assistant_id, "userId": user_id, "assignee": assignee, "mine": mine, "unassigned": unassigned, "label": label, "waiting": waiting, "snoozed": snoozed, "from": from_, "to": to, "order": order})

    def get(self, session_id: str) -> _types.Conversation:
        """Read a conversation.

        Scope: `conversations:read`.

        Example:
            answer = parley.conversations.get(session_id)
        """
        return self._call("GET /api/conversations/{sessionId}", _types.Conversation, params={"sessionId": session_id})

    def delete(self, session_id: str) -> None:
        """Erase a conversation.

        Deletes the conversation and all its messages. This cannot be undone.

        Scope: `conversations:write`.

        Example:
            parley.conversations.delete(session_id)
        """
        return self._nothing("DELETE /api/conversations/{sessionId}", params={"sessionId": session_id})

    def update(
        self,
        session_id: str,
        *,
        assignee_id: _t.Optional[str] = OMIT,
        former_assignee_id: _t.Optional[str] = OMIT,
        contact_id: _t.Optional[str] = OMIT,
    ) -> _types.Conversation:
        """Assign a conversation to a colleague, or say whose it is.

        Does not hand it over: an assistant that replies goes on. A member who writes to the
        person in a conversation without an assignee, or hands it over, becomes the assignee.

        Scope: `conversations:write`.

        Example:
            answer = parley.conversations.update(session_id)
        """
        return self._call("PATCH /api/conversations/{sessionId}", _types.Conversation, params={"sessionId": session_id}, body={"assigneeId": assignee_id, "formerAssigneeId": former_assignee_id, "contactId": contact_id})

    def list_messages(
        self,
        session_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> Pages[_types.Message]:
        """List the messages of a conversation, oldest first.

        A browser reads the visitor's own conversation, without the notes of the team.

        Scope: `conversations:read`, or a publishable key.

        Example:
            for item in parley.conversations.list_messages(session_id): print(item)
        """
        return self._pages("GET /api/conversations/{sessionId}/messages", _types.Message, params={"sessionId": session_id}, query={"limit": limit, "cursor": cursor})

    def write(self, session_id: str, *, text: str, is_note: bool = OMIT) -> _types.Message:
        """Write to the person, or a note for colleagues.

        A message to the person hands the conversation over to you: the assistant does not reply
        until it is handed back. A note does not.

        Scope: `conversations:write`.

        Example:
            answer = parley.conversations.write(session_id, text="…")
        """
        return self._call("POST /api/conversations/{sessionId}/messages", _types.Message, params={"sessionId": session_id}, body={"text": text, "isNote": is_note})

    def export(self, session_id: str) -> _types.ConversationsExportAnswer:
        """Export a conversation with all its messages.

        Scope: `conversations:read`.

        Example:
            answer = parley.conversations.export(session_id)
        """
        return self._call("GET /api/conversations/{sessionId}/export", _types.ConversationsExportAnswer, params={"sessionId": session_id})

    def close(self, session_id: str) -> _types.Conversation:
        """Close a conversation.

        A browser closes the visitor's own. The next message opens it again.

        Scope: `conversations:write`, or a publishable key.

        Example:
            answer = parley.conversations.close(session_id)
        """
        return self._call("POST /api/conversations/{sessionId}/close", _types.Conversation, params={"sessionId": session_id})

    def block(self, session_id: str) -> _types.BlockedVisitor:
        """Block the visitor or user of a conversation.

        Every request of theirs is refused with visitor-blocked, and their streams end within a
        second. An anonymous visitor can come back as a new one, unless the key requires the
        users' identity.

        Scope: `conversations:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.conversations.block(session_id)
        """
        return self._call("POST /api/conversations/{sessionId}/block", _types.BlockedVisitor, params={"sessionId": session_id})

    def unblock(self, session_id: str) -> None:
        """End the block of the visitor or user of a conversation.

        Scope: `conversations:write`. A member's e-mail address must be verified.

        Example:
            parley.conversations.unblock(session_id)
        """
        return self._nothing("POST /api/conversations/{sessionId}/unblock", params={"sessionId": session_id})

    def export_all(self) -> Download:
        """Export all conversations.

        One JSON document a line, newest conversation first.

        Scope: `conversations:read`.

        Example:
            parley.conversations.export_all().read()
        """
        return self._open("GET /api/export/conversations")

    def provenance(self, message_id: str) -> _types.Provenance:
        """Read from what a reply was made.

        Scope: `conversations:read`.

        Example:
            answer = parley.conversations.provenance(message_id)
        """
        return self._call("GET /api/messages/{messageId}/provenance", _types.Provenance, params={"messageId": message_id})

    def hand_over(self, session_id: str, *, message: str = OMIT) -> _types.Conversation:
        """Hand a conversation over from the assistant to a person.

        A browser asks for a colleague in the visitor's own conversation: the team is told that
        the person waits. Only members and servers may add a message.

        Scope: `conversations:write`, or a publishable key.

        Example:
            answer = parley.conversations.hand_over(session_id)
        """
        return self._call("POST /api/conversations/{sessionId}/hand-over", _types.Conversation, params={"sessionId": session_id}, body={"message": message})

    def hand_back(self, session_id: str, *, summary: str = OMIT) -> _types.Conversation:
        """Hand a conversation back to the assistant.

        Scope: `conversations:write`.

        Example:
            answer = parley.conversations.hand_back(session_id)
        """
        return self._call("POST /api/conversations/{sessionId}/hand-back", _types.Conversation, params={"sessionId": session_id}, body={"summary": summary})

    def put_labels(
        self,
        session_id: str,
        *,
        labels: _t.Sequence[str] = OMIT,
        add: _t.Sequence[str] = OMIT,
        remove: _t.Sequence[str] = OMIT,
    ) -> _types.Conversation:
        """Give a conversation labels.

        No visitor sees them. With `add` and `remove`, what two members do at the same time all
        holds. `labels` replaces them all.

        Scope: `conversations:write`.

        Example:
            answer = parley.conversations.put_labels(session_id)
        """
        return self._call("PUT /api/conversations/{sessionId}/labels", _types.Conversation, params={"sessionId": session_id}, body={"labels": labels, "add": add, "remove": remove})

    def put_snooze(
        self,
        session_id: str,
        *,
        until: _t.Optional[_t.Union[_datetime, str]],
        former: _t.Optional[_t.Union[_datetime, str]] = OMIT,
    ) -> _types.Conversation:
        """Put a conversation off until a time.

        It waits for nobody until then. It comes back by itself at that time, and at once when the
        person writes.

        Scope: `conversations:write`.

        Example:
            answer = parley.conversations.put_snooze(session_id, until="2026-11-20T10:00:00Z")
        """
        return self._call("PUT /api/conversations/{sessionId}/snooze", _types.Conversation, params={"sessionId": session_id}, body={"until": until, "former": former})

    def draft(self, session_id: str) -> _types.DraftOfReply:
        """Have the assistant draft an answer for a member.

        What the assistant would say to the person's last words, for a member to send or change.
        Nothing is stored or sent, and no tool is run. Where a model answers, it costs what a
        reply costs.

        Scope: `conversations:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.conversations.draft(session_id)
        """
        return self._call("POST /api/conversations/{sessionId}/draft", _types.DraftOfReply, params={"sessionId": session_id})

    def attachments(
        self,
        session_id: str,
        *,
        file: Content,
        text: str = OMIT,
    ) -> _types.SentAttachment:
        """Send a file in a conversation.

        A picture (PNG, JPEG, WebP, GIF) or a PDF of up to 10 MiB, 10 in a conversation. It is a
        message of its own, to which the assistant does not reply. A browser may send one where a
        colleague answers, or where the setting `attachments` of the chat allows it before. A
        member or a server takes the conversation over with it. The same file with the same text
        is kept once, so that a retry is safe.

        Scope: `conversations:write`, or a publishable key. A member's e-mail address must be
        verified.

        Example:
            answer = parley.conversations.attachments(session_id, file=b"…")
        """
        return self._call("POST /api/conversations/{sessionId}/attachments", _types.SentAttachment, params={"sessionId": session_id}, body={"file": file, "text": text})

    def get_attachment(self, session_id: str, attachment_id: str) -> Download:
        """Download a file of a conversation.

        As an attachment of the type application/octet-stream, for the conversation's visitor and
        the team.

        Scope: `conversations:read`, or a publishable key.

        Example:
            parley.conversations.get_attachment(session_id, attachment_id).read()
        """
        return self._open("GET /api/conversations/{sessionId}/attachments/{attachmentId}", params={"sessionId": session_id, "attachmentId": attachment_id})

    def attachment_preview(self, session_id: str, attachment_id: str) -> Download:
        """Get a picture of a conversation as it may be shown.

        A JPEG of at most 1,280 pixels a side that Parley made of the picture, without what else
        was in the file.

        Scope: `conversations:read`, or a publishable key.

        Example:
            parley.conversations.attachment_preview(session_id, attachment_id).read()
        """
        return self._open("GET /api/conversations/{sessionId}/attachments/{attachmentId}/preview", params={"sessionId": session_id, "attachmentId": attachment_id})

    def put_seen(self, session_id: str, *, message_id: str) -> _types.Conversation:
        """Say up to which message a conversation was seen.

        A member says it for the team, which ends the person's wait. A browser, or a server, says
        it for the contact. An earlier message than before changes nothing. The stream tells the
        other side at once.

        Scope: `conversations:write`, or a publishable key.

        Example:
            answer = parley.conversations.put_seen(session_id, message_id="…")
        """
        return self._call("PUT /api/conversations/{sessionId}/seen", _types.Conversation, params={"sessionId": session_id}, body={"messageId": message_id})

    def give_feedback(
        self,
        message_id: str,
        *,
        helpful: bool,
        comment: str = OMIT,
    ) -> _types.Feedback:
        """Say whether a reply was helpful.

        Replaces what the same giver said before: the contact, for whom a server speaks too, or a
        member. The question of a reply that was not helpful is listed among the gaps of the
        knowledge.

        Scope: `conversations:write`, or a publishable key.

        Example:
            answer = parley.conversations.give_feedback(message_id, helpful=True)
        """
        return self._call("POST /api/messages/{messageId}/feedback", _types.Feedback, params={"messageId": message_id}, body={"helpful": helpful, "comment": comment})

    def get_transcript(self, session_id: str) -> str:
        """Download a conversation as a text.

        As the person may read it: without notes, the newest 200 messages.

        Scope: `conversations:read`.

        Example:
            answer = parley.conversations.get_transcript(session_id)
        """
        return self._text("GET /api/conversations/{sessionId}/transcript", params={"sessionId": session_id})

    def mail_transcript(
        self,
        session_id: str,
        *,
        email: str = OMIT,
    ) -> _types.AcceptedTranscript:
        """Mail a conversation to the person, or to an address.

        Without notes. A visitor gets three transcripts of a conversation within a day. An address
        that had its mails of this hour gets no more, which a visitor is not told.

        Scope: `conversations:write`, or a publishable key. A member's e-mail address must be
        verified.

        Example:
            answer = parley.conversations.mail_transcript(session_id)
        """
        return self._call("POST /api/conversations/{sessionId}/transcript", _types.AcceptedTranscript, params={"sessionId": session_id}, body={"email": email})

    def replay(
        self,
        session_id: str,
        *,
        against: _t.Union[_t.Literal["today", "recorded"], str],
    ) -> _types.ReplayedConversation:
        """Answer a stored conversation again, and show what differs.

        Turn by turn. Nothing is stored or sent, nobody is told, and no tool is run. Against
        `"today"`: with the knowledge, the settings and the models of now. A reply that rested on
        a tool differs, and each reply of a model costs what a reply costs. Against `"recorded"`:
        to the letter as it was, with what models and tools gave then, and without asking them.
        Where that is impossible, the 409 names what lacks (`lacks`: `engine`, `settings`,
        `knowledge`, `recording`) and for which message (`messageId`).

        Scope: `conversations:read`. A member's e-mail address must be verified.

        Example:
            answer = parley.conversations.replay(session_id, against="today")
        """
        return self._call("POST /api/conversations/{sessionId}/replay", _types.ReplayedConversation, params={"sessionId": session_id}, body={"against": against})

    def put_contact(self, session_id: str, *, email: str) -> None:
        """Leave an e-mail address for answers.

        Of the visitor's own conversation. What a colleague writes, and the visitor has not said
        to have seen after a minute, goes there by mail; an answer to that mail goes on in the
        same conversation, where the workspace has a source of mails. The assistant's answers go
        there once a mail has come from the address.

        Scope: `conversations:write`, or a publishable key. A member's e-mail address must be
        verified.

        Example:
            parley.conversations.put_contact(session_id, email="…")
        """
        return self._nothing("PUT /api/conversations/{sessionId}/contact", params={"sessionId": session_id}, body={"email": email})

    def typing(self, session_id: str, *, is_typing: bool) -> None:
        """Say that you type in a conversation.

        The stream tells the other side. Nothing is stored. A client with an open WebSocket says
        it there: `{type: "typing", conversationId, isTyping}`.

        Scope: `conversations:write`, or a publishable key.

        Example:
            parley.conversations.typing(session_id, is_typing=True)
        """
        return self._nothing("POST /api/conversations/{sessionId}/typing", params={"sessionId": session_id}, body={"isTyping": is_typing})

    def viewing(self, session_id: str, *, is_viewing: bool) -> None:
        """Say that you look at a conversation.

        For members: the stream tells the colleagues at once, and no visitor. Nothing is stored.
        Say it again every 20 seconds; without that it ends after 45.

        Scope: `conversations:read`.

        Example:
            parley.conversations.viewing(session_id, is_viewing=True)
        """
        return self._nothing("POST /api/conversations/{sessionId}/viewing", params={"sessionId": session_id}, body={"isViewing": is_viewing})


class DatabaseCalls(Group):
    def run(self, body: Given[_types.DatabaseRequest]) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.run({"operation": "select", "table": "…"})
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body=body)

    def select(
        self,
        *,
        table: str,
        aggregate: _t.Mapping[str, Given[_types.DatabaseSelectAggregateValue]] = OMIT,
        group_by: _t.Sequence[str] = OMIT,
        columns: _t.Sequence[str] = OMIT,
        where: _t.Mapping[str, _t.Any] = OMIT,
        order_by: _t.Sequence[_t.Union[str, Given[_types.DatabaseRequestSelectOrderByItem]]] = OMIT,
        limit: int = OMIT,
        offset: int = OMIT,
        cursor: str = OMIT,
        embed: _t.Mapping[str, Given[_types.DatabaseRequestSelectEmbedValue]] = OMIT,
        search: Given[_types.DatabaseRequestSelectSearch] = OMIT,
    ) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: select.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.select(table="…")
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "select", "table": table, "aggregate": aggregate, "groupBy": group_by, "columns": columns, "where": where, "orderBy": order_by, "limit": limit, "offset": offset, "cursor": cursor, "embed": embed, "search": search})

    def insert(
        self,
        *,
        table: str,
        rows: _t.Sequence[_t.Mapping[str, _t.Any]],
        returning: _t.Union[_t.Literal[True], _t.Sequence[str]] = OMIT,
    ) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: insert.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.insert(table="…", rows=[{}])
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "insert", "table": table, "rows": rows, "returning": returning})

    def upsert(
        self,
        *,
        table: str,
        rows: _t.Sequence[_t.Mapping[str, _t.Any]],
        on_conflict: _t.Sequence[str] = OMIT,
        update: _t.Sequence[str] = OMIT,
        returning: _t.Union[_t.Literal[True], _t.Sequence[str]] = OMIT,
    ) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: upsert.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.upsert(table="…", rows=[{}])
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "upsert", "table": table, "rows": rows, "onConflict": on_conflict, "update": update, "returning": returning})

    def update(
        self,
        *,
        table: str,
        set: _t.Mapping[str, _t.Any],
        where: _t.Mapping[str, _t.Any] = OMIT,
        all: bool = OMIT,
        returning: _t.Union[_t.Literal[True], _t.Sequence[str]] = OMIT,
    ) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: update.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.update(table="…", set={})
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "update", "table": table, "set": set, "where": where, "all": all, "returning": returning})

    def delete(
        self,
        *,
        table: str,
        where: _t.Mapping[str, _t.Any] = OMIT,
        all: bool = OMIT,
        returning: _t.Union[_t.Literal[True], _t.Sequence[str]] = OMIT,
    ) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: delete.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.delete(table="…")
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "delete", "table": table, "where": where, "all": all, "returning": returning})

    def count(
        self,
        *,
        table: str,
        where: _t.Mapping[str, _t.Any] = OMIT,
    ) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: count.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.count(table="…")
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "count", "table": table, "where": where})

    def create_table(
        self,
        *,
        table: str,
        columns: _t.Sequence[Given[_types.DatabaseRequestCreateTableColumn]],
        indexes: _t.Sequence[Given[_types.DatabaseRequestCreateTableIndexe]] = OMIT,
        schema: _t.Optional[_t.Mapping[str, _t.Any]] = OMIT,
        comment: str = OMIT,
    ) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: createTable.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.create_table(table="…", columns=[{"name": "…", "type":
            "text"}])
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "createTable", "table": table, "columns": columns, "indexes": indexes, "schema": schema, "comment": comment})

    def alter_table(
        self,
        *,
        table: str,
        rename_to: str = OMIT,
        rename_columns: _t.Mapping[str, str] = OMIT,
        add_columns: _t.Sequence[Given[_types.DatabaseRequestCreateTableColumn]] = OMIT,
        alter_columns: _t.Sequence[Given[_types.DatabaseRequestAlterTableAlterColumn]] = OMIT,
        drop_columns: _t.Sequence[str] = OMIT,
        add_indexes: _t.Sequence[Given[_types.DatabaseRequestCreateTableIndexe]] = OMIT,
        drop_indexes: _t.Sequence[str] = OMIT,
        schema: _t.Optional[_t.Mapping[str, _t.Any]] = OMIT,
        comment: _t.Optional[str] = OMIT,
    ) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: alterTable.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.alter_table(table="…")
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "alterTable", "table": table, "renameTo": rename_to, "renameColumns": rename_columns, "addColumns": add_columns, "alterColumns": alter_columns, "dropColumns": drop_columns, "addIndexes": add_indexes, "dropIndexes": drop_indexes, "schema": schema, "comment": comment})

    def drop_table(self, *, table: str) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: dropTable.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.drop_table(table="…")
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "dropTable", "table": table})

    def describe(self, *, table: str = OMIT) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: describe.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.describe()
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "describe", "table": table})

    def sql(self, *, sql: str, params: _t.Sequence[_t.Any] = OMIT) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: sql.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.sql(sql="…")
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "sql", "sql": sql, "params": params})

    def batch(
        self,
        *,
        statements: _t.Sequence[_t.Union[Given[_types.DatabaseRequestSelect], Given[_types.DatabaseRequestInsert], Given[_types.DatabaseRequestUpsert], Given[_types.DatabaseRequestUpdate], Given[_types.DatabaseRequestDelete], Given[_types.DatabaseRequestCount], Given[_types.DatabaseRequestSql]]],
        isolation: _t.Union[_t.Literal["read committed", "repeatable read", "serializable"], str] = OMIT,
    ) -> _types.DatabaseAnswer:
        """Work with the workspace's own tables: batch.

        Each workspace has a PostgreSQL database of its own, made at the first use. `operation`
        says what to do. Scopes: `database:read` for select, count and describe; `database:write`
        for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and
        dropTable; database:sql for SQL, together with `database:read` and the scope of what the
        statement does. `returning` of update, upsert and delete shows stored rows, so it needs
        `database:read` too. Changes of rows are announced as `record.created`, `record.updated`
        and `record.deleted`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.batch(statements=[{"operation": "select", "table": "…"}])
        """
        return self._call("POST /api/database", _types.DatabaseAnswer, body={"operation": "batch", "statements": statements, "isolation": isolation})

    def export(
        self,
        *,
        table: str = OMIT,
        format: _t.Union[_t.Literal["csv", "ndjson"], str] = OMIT,
        for_: _t.Literal["spreadsheet"] = OMIT,
    ) -> Download:
        """Export a table, or the whole database.

        With `table`, its rows as CSV or as lines of JSON, while they are read. In CSV the values
        are PostgreSQL's own texts, as COPY writes them: an empty cell is a missing value, an
        empty cell in quotes an empty text. A spreadsheet may take a text for a formula:
        `for=spreadsheet` guards its cells, and is no longer exact. Lines of JSON are as `select`
        gives them, with every digit. Without `table`, the definitions and rows of all tables, for
        `POST /api/database/restore`. An answer that breaks off is not complete.

        Scope: `database:read`.

        Example:
            parley.database.export().read()
        """
        return self._open("GET /api/database/export", query={"table": table, "format": format, "for": for_})

    def import_(
        self,
        body: _t.Union[_t.Mapping[str, _t.Any], Content],
        *,
        table: str = OMIT,
        file_format: _t.Union[_t.Literal["csv", "ndjson"], str] = OMIT,
        mode: _t.Union[_t.Literal["insert", "upsert"], str] = OMIT,
        on_conflict: str = OMIT,
        date_format: _t.Union[_t.Literal["DMY", "MDY", "YMD"], str] = OMIT,
        dry_run: bool = OMIT,
    ) -> _types.DatabaseImportReport:
        """Import rows into a table, from CSV or from lines of JSON.

        Stores all rows or none, in one transaction, and tells the first hundred rows that were
        not accepted. The first row of a CSV names columns; values are as in an export. Columns
        that PostgreSQL computes are passed over. Rows are checked by the table's JSON Schema and
        announced as `record.created` and `record.updated`. `mode=upsert` may be sent again after
        a failure. With `dryRun=true` the answer is 200 also where rows were not accepted. The
        body is the file, or multipart/form-data: the parameters as fields, and after them a part
        `rows` with the file.

        Scope: `database:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.database.import_(b"…")
        """
        return self._call("POST /api/database/import", _types.DatabaseImportReport, query={"table": table, "fileFormat": file_format, "mode": mode, "onConflict": on_conflict, "dateFormat": date_format, "dryRun": dry_run}, body=body)

    def restore(self, body: Content) -> _types.DatabaseRestoreReport:
        """Restore a whole database from its export.

        Makes the tables, rows, keys, indexes, views and types of an export in a database that has
        none, or leaves it empty. No events are announced. Needs the scopes `database:ddl` and
        `database:write`.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.database.restore(b"…")
        """
        return self._call("POST /api/database/restore", _types.DatabaseRestoreReport, body=body)


class DeliveriesCalls(Group):
    def get(self, delivery_id: str) -> _types.DeliveryWithAttempts:
        """Read a delivery with its attempts.

        Scope: `webhooks:read`.

        Example:
            answer = parley.deliveries.get(delivery_id)
        """
        return self._call("GET /api/webhook/deliveries/{deliveryId}", _types.DeliveryWithAttempts, params={"deliveryId": delivery_id})

    def resend(self, delivery_id: str) -> _types.Delivery:
        """Send a delivery again.

        Scope: `webhooks:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.deliveries.resend(delivery_id)
        """
        return self._call("POST /api/webhook/deliveries/{deliveryId}/resend", _types.Delivery, params={"deliveryId": delivery_id})


class EndpointsCalls(Group):
    def list_event_types(self) -> _types.EventTypeList:
        """List the types of events.

        Scope: `webhooks:read`.

        Example:
            answer = parley.endpoints.list_event_types()
        """
        return self._call("GET /api/webhook/event-types", _types.EventTypeList)

    def create(
        self,
        *,
        url: str,
        events: _t.Sequence[str] = OMIT,
        description: str = OMIT,
        order_by: _t.Union[_t.Literal["none", "conversationId"], str] = OMIT,
        concurrency: int = OMIT,
        rate_limit_per_second: _t.Optional[int] = OMIT,
        asymmetric: bool = OMIT,
    ) -> _types.EndpointWithSecret:
        """Create an endpoint.

        The endpoint gets every matching event from now on, signed as in Standard Webhooks.
        Without `events` it gets every event that you may read.

        Scope: `webhooks:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.endpoints.create(url="…")
        """
        return self._call("POST /api/webhook/endpoints", _types.EndpointWithSecret, body={"url": url, "events": events, "description": description, "orderBy": order_by, "concurrency": concurrency, "rateLimitPerSecond": rate_limit_per_second, "asymmetric": asymmetric})

    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.Endpoint]:
        """List the endpoints.

        Scope: `webhooks:read`.

        Example:
            for item in parley.endpoints.list(): print(item)
        """
        return self._pages("GET /api/webhook/endpoints", _types.Endpoint, query={"limit": limit, "cursor": cursor})

    def get(self, endpoint_id: str) -> _types.Endpoint:
        """Read an endpoint.

        Scope: `webhooks:read`.

        Example:
            answer = parley.endpoints.get(endpoint_id)
        """
        return self._call("GET /api/webhook/endpoints/{endpointId}", _types.Endpoint, params={"endpointId": endpoint_id})

    def update(
        self,
        endpoint_id: str,
        *,
        url: str = OMIT,
        events: _t.Sequence[str] = OMIT,
        description: str = OMIT,
        order_by: _t.Union[_t.Literal["none", "conversationId"], str] = OMIT,
        concurrency: int = OMIT,
        rate_limit_per_second: _t.Optional[int] = OMIT,
        asymmetric: bool = OMIT,
        status: _t.Union[_t.Literal["enabled", "disabled"], str] = OMIT,
        version: str = OMIT,
    ) -> _types.Endpoint:
        """Change an endpoint.

        `status` enables or disables the endpoint. An endpoint that is enabled again gets the
        deliveries that wait; events from while it was disabled need a replay.

        Scope: `webhooks:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.endpoints.update(endpoint_id)
        """
        return self._call("PATCH /api/webhook/endpoints/{endpointId}", _types.Endpoint, params={"endpointId": endpoint_id}, body={"url": url, "events": events, "description": description, "orderBy": order_by, "concurrency": concurrency, "rateLimitPerSecond": rate_limit_per_second, "asymmetric": asymmetric, "status": status, "version": version})

    def delete(self, endpoint_id: str) -> None:
        """Delete an endpoint with its deliveries.

        Scope: `webhooks:write`.

        Example:
            parley.endpoints.delete(endpoint_id)
        """
        return self._nothing("DELETE /api/webhook/endpoints/{endpointId}", params={"endpointId": endpoint_id})

    def rotate_secret(
        self,
        endpoint_id: str,
        *,
        overlap_hours: int = OMIT,
    ) -> _types.RotatedSecret:
        """Replace the secret of an endpoint.

        Messages are signed with the former secrets as well until the overlap ends. An overlap of
        0 hours ends all former secrets at once.

        Scope: `webhooks:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.endpoints.rotate_secret(endpoint_id)
        """
        return self._call("POST /api/webhook/endpoints/{endpointId}/rotate-secret", _types.RotatedSecret, params={"endpointId": endpoint_id}, body={"overlapHours": overlap_hours})

    def test(self, endpoint_id: str) -> _types.Attempt:
        """Send a test event now.

        The answer comes when the endpoint has answered. A test event is not retried.

        Scope: `webhooks:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.endpoints.test(endpoint_id)
        """
        return self._call("POST /api/webhook/endpoints/{endpointId}/test", _types.Attempt, params={"endpointId": endpoint_id})

    def replay(
        self,
        endpoint_id: str,
        *,
        since: _t.Union[_datetime, str],
        until: _t.Union[_datetime, str] = OMIT,
        types: _t.Sequence[str] = OMIT,
        only_failed: bool = OMIT,
    ) -> _types.Replayed:
        """Replay a range of events.

        Sends the matching events of a time span again, with the same message ids; those included
        that the endpoint never got. With `onlyFailed`, leaves out events that were delivered.

        Scope: `webhooks:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.endpoints.replay(endpoint_id, since="2026-11-20T10:00:00Z")
        """
        return self._call("POST /api/webhook/endpoints/{endpointId}/replay", _types.Replayed, params={"endpointId": endpoint_id}, body={"since": since, "until": until, "types": types, "onlyFailed": only_failed})

    def list_deliveries(
        self,
        endpoint_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: Given[_types.DeliveryStatus] = OMIT,
        type: str = OMIT,
    ) -> Pages[_types.Delivery]:
        """List the deliveries of an endpoint, newest event first.

        Scope: `webhooks:read`.

        Example:
            for item in parley.endpoints.list_deliveries(endpoint_id): print(item)
        """
        return self._pages("GET /api/webhook/endpoints/{endpointId}/deliveries", _types.Delivery, params={"endpointId": endpoint_id}, query={"limit": limit, "cursor": cursor, "status": status, "type": type})


class ErasuresCalls(Group):
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.ErasureReceipt]:
        """List the receipts of erasures, newest first.

        Scope: `contacts:read`.

        Example:
            for item in parley.erasures.list(): print(item)
        """
        return self._pages("GET /api/erasures", _types.ErasureReceipt, query={"limit": limit, "cursor": cursor})

    def get(self, erasure_id: str) -> _types.ErasureReceipt:
        """Read the receipt of an erasure.

        Scope: `contacts:read`.

        Example:
            answer = parley.erasures.get(erasure_id)
        """
        return self._call("GET /api/erasures/{erasureId}", _types.ErasureReceipt, params={"erasureId": erasure_id})


class FilesCalls(Group):
    def upload(self, *, file: Content) -> _types.File:
        """Upload a file.

        Multipart with a part that has a file name, up to PARLEY_MAX_FILE_BYTES. It is stored
        encrypted. A file that no source uses is deleted after a day.

        Scope: `files:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.files.upload(file=b"…")
        """
        return self._call("POST /api/files", _types.File, body={"file": file})

    def download(self, file_id: str) -> Download:
        """Download a file.

        The bytes as they were uploaded, as an attachment of the type application/octet-stream.

        Scope: `files:read`.

        Example:
            parley.files.download(file_id).read()
        """
        return self._open("GET /api/files/{fileId}", params={"fileId": file_id})

    def delete(self, file_id: str) -> None:
        """Delete a file.

        What was taught of it stays. Nobody can download it any more.

        Scope: `files:write`.

        Example:
            parley.files.delete(file_id)
        """
        return self._nothing("DELETE /api/files/{fileId}", params={"fileId": file_id})


class FormsCalls(Group):
    def challenge(self, *, key: str = OMIT) -> _types.FormChallenge:
        """Get a signed timestamp and a proof of work for a form.

        For forms with JavaScript. Send the timestamp back as the field `_timestamp`, and the
        solution as the field `altcha`; a challenge is valid for an hour and its solution once.
        The address works as the `challenge` of the ALTCHA widget, with the publishable key as
        `?key=`.

        Scope: `leads:write`, or a publishable key.

        Example:
            answer = parley.forms.challenge()
        """
        return self._call("GET /api/forms/challenge", _types.FormChallenge, query={"key": key})


class InboundEventsCalls(Group):
    def process_from(
        self,
        source_id: str,
        body: _t.Union[Given[_types.InboundWebhook], _t.Sequence[_t.Any]],
        *,
        wait: bool = OMIT,
    ) -> _types.WebhookReceipt:
        """Receive a webhook.

        JSON, or a form: one field `payload` with the JSON, or `event` and the members of the data
        as fields. gzip, deflate and br are decompressed; the bytes as they were sent are signed.
        What names no event is data as a whole, and its kind says what it is: a list of JSON
        (`array`), a form (`form`), text and XML (`text`), or any other bytes (`binary`: the data
        is `{mediaType, base64}`). The raw body is signed by the scheme of the source. The signed
        time may differ from this server's time by 300 s. 202: the event is stored. 200: the
        delivery repeats one of the last 30 days (by its signed webhook-id, else by `id` in the
        body, else by the same body). An unknown source gets the same answer as a wrong signature.

        The signature is the credential.

        Example:
            answer = parley.inbound_events.process_from(source_id, {"event": "…", "data": {}})
        """
        return self._call("POST /api/webhook/process/{sourceId}", _types.WebhookReceipt, params={"sourceId": source_id}, query={"wait": wait}, body=body)

    def process(
        self,
        body: _t.Union[Given[_types.InboundWebhook], _t.Sequence[_t.Any]],
        *,
        source: str = OMIT,
        wait: bool = OMIT,
    ) -> _types.WebhookReceipt:
        """Receive a webhook of a named source, or of the default source.

        ?source= or the header X-Webhook-Source names the source. JSON, or a form: one field
        `payload` with the JSON, or `event` and the members of the data as fields. gzip, deflate
        and br are decompressed; the bytes as they were sent are signed. What names no event is
        data as a whole, and its kind says what it is: a list of JSON (`array`), a form (`form`),
        text and XML (`text`), or any other bytes (`binary`: the data is `{mediaType, base64}`).
        The raw body is signed by the scheme of the source. The signed time may differ from this
        server's time by 300 s. 202: the event is stored. 200: the delivery repeats one of the
        last 30 days (by its signed webhook-id, else by `id` in the body, else by the same body).
        An unknown source gets the same answer as a wrong signature.

        The signature is the credential.

        Example:
            answer = parley.inbound_events.process({"event": "…", "data": {}})
        """
        return self._call("POST /api/webhook/process", _types.WebhookReceipt, query={"source": source, "wait": wait}, body=body)

    def receive_mail(self, source_id: str, body: Content) -> _types.WebhookReceipt:
        """Receive a mail.

        The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field
        `raw`, `email` or `body-mime`. The raw body is signed by the scheme of the source. The
        mail becomes a message in the conversation of the answer that it replies to, else in a new
        one, and the answer is mailed. Automatic mails are stored and not answered. A mail with a
        known Message-ID is a duplicate.

        The signature is the credential.

        Example:
            answer = parley.inbound_events.receive_mail(source_id, b"…")
        """
        return self._call("POST /api/webhook/email/{sourceId}", _types.WebhookReceipt, params={"sourceId": source_id}, body=body)

    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        source_id: str = OMIT,
        kind: str = OMIT,
        status: Given[_types.InboundEventStatus] = OMIT,
    ) -> Pages[_types.InboundEvent]:
        """List the received events.

        The events of the last 30 days, newest first, without their data.

        Scope: `webhooks:read`.

        Example:
            for item in parley.inbound_events.list(): print(item)
        """
        return self._pages("GET /api/webhook/events", _types.InboundEvent, query={"limit": limit, "cursor": cursor, "sourceId": source_id, "kind": kind, "status": status})

    def get(self, event_id: str) -> _types.FullInboundEvent:
        """Read a received event.

        Scope: `webhooks:read`.

        Example:
            answer = parley.inbound_events.get(event_id)
        """
        return self._call("GET /api/webhook/events/{eventId}", _types.FullInboundEvent, params={"eventId": event_id})

    def replay(self, event_id: str) -> _types.WebhookReceipt:
        """Process a received event again.

        A `user_message` is asked and answered again, and the event is announced again.

        Scope: `webhooks:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.inbound_events.replay(event_id)
        """
        return self._call("POST /api/webhook/events/{eventId}/replay", _types.WebhookReceipt, params={"eventId": event_id})


class InboundSourcesCalls(Group):
    def create(
        self,
        *,
        name: str,
        scheme: Given[_types.WebhookScheme] = OMIT,
        secret: str = OMIT,
        schemas: _t.Mapping[str, _t.Mapping[str, _t.Any]] = OMIT,
        format: Given[_types.WebhookFormat] = OMIT,
        address: str = OMIT,
        forwarders: _t.Sequence[str] = OMIT,
    ) -> _types.WebhookSourceWithSecret:
        """Create a source of webhooks.

        A source is another service that sends webhooks here. Only this answer shows its secret.
        The first source of the installation's first workspace becomes the default source.

        Scope: `webhooks:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.inbound_sources.create(name="…")
        """
        return self._call("POST /api/webhook/sources", _types.WebhookSourceWithSecret, body={"name": name, "scheme": scheme, "secret": secret, "schemas": schemas, "format": format, "address": address, "forwarders": forwarders})

    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.WebhookSource]:
        """List the sources of webhooks.

        Scope: `webhooks:read`.

        Example:
            for item in parley.inbound_sources.list(): print(item)
        """
        return self._pages("GET /api/webhook/sources", _types.WebhookSource, query={"limit": limit, "cursor": cursor})

    def get(self, source_id: str) -> _types.WebhookSource:
        """Read a source of webhooks.

        Scope: `webhooks:read`.

        Example:
            answer = parley.inbound_sources.get(source_id)
        """
        return self._call("GET /api/webhook/sources/{sourceId}", _types.WebhookSource, params={"sourceId": source_id})

    def update(
        self,
        source_id: str,
        *,
        name: str = OMIT,
        schemas: _t.Mapping[str, _t.Mapping[str, _t.Any]] = OMIT,
        forwarders: _t.Sequence[str] = OMIT,
        is_default: bool = OMIT,
    ) -> _types.WebhookSource:
        """Change a source of webhooks.

        Scope: `webhooks:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.inbound_sources.update(source_id)
        """
        return self._call("PATCH /api/webhook/sources/{sourceId}", _types.WebhookSource, params={"sourceId": source_id}, body={"name": name, "schemas": schemas, "forwarders": forwarders, "isDefault": is_default})

    def delete(self, source_id: str) -> None:
        """Delete a source of webhooks.

        Its webhooks are refused from now on, and the events that it sent are erased.
        Conversations stay.

        Scope: `webhooks:write`.

        Example:
            parley.inbound_sources.delete(source_id)
        """
        return self._nothing("DELETE /api/webhook/sources/{sourceId}", params={"sourceId": source_id})

    def rotate_secret(
        self,
        source_id: str,
        *,
        overlap_seconds: int = OMIT,
        secret: str = OMIT,
    ) -> _types.WebhookSourceWithSecret:
        """Replace the secret of a source.

        The former secret is accepted as well until the overlap ends. Only this answer shows the
        new secret.

        Scope: `webhooks:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.inbound_sources.rotate_secret(source_id)
        """
        return self._call("POST /api/webhook/sources/{sourceId}/rotate-secret", _types.WebhookSourceWithSecret, params={"sourceId": source_id}, body={"overlapSeconds": overlap_seconds, "secret": secret})


class InstallationCalls(Group):
    def get(self) -> _types.Installation:
        """See what runs here, and who operates it.

        For the operator of the installation.

        Example:
            answer = parley.installation.get()
        """
        return self._call("GET /api/installation", _types.Installation)

    def get_findings(self) -> _types.Examination:
        """Examine the installation.

        The same as `./parley doctor`: settings that contradict each other, backups, disk, jobs,
        mails, certificates and what was left over. It calls the hosts whose certificates it looks
        at, and takes up to ten seconds.

        For the operator of the installation.

        Example:
            answer = parley.installation.get_findings()
        """
        return self._call("GET /api/installation/findings", _types.Examination)

    def get_retention(self) -> _types.DefaultRetention:
        """Read for how long new workspaces keep their data.

        For the operator of the installation.

        Example:
            answer = parley.installation.get_retention()
        """
        return self._call("GET /api/installation/retention", _types.DefaultRetention)

    def update_retention(
        self,
        *,
        days: _t.Mapping[str, _t.Optional[int]],
    ) -> _types.DefaultRetention:
        """Change for how long new workspaces keep their data.

        Workspaces that are there keep what they have; their owners see with `GET
        /api/settings/retention/default` what the default would erase.

        For the operator of the installation. A member's e-mail address must be verified.

        Example:
            answer = parley.installation.update_retention(days={})
        """
        return self._call("PATCH /api/installation/retention", _types.DefaultRetention, body={"days": days})

    def sign_in_resets(
        self,
        *,
        email: str,
        remove_second_factor: bool = OMIT,
    ) -> _types.SignInReset:
        """Help a person who cannot sign in.

        Makes a link for a new password, which is mailed where mail is set up; else you get it and
        pass it on. It works for an hour, and for three days where the address was never
        confirmed: then the account starts again in an empty workspace. The former password works
        until the link is used. The person's workspaces find it in their audit logs. Only a
        signed-in operator may do this.

        For the operator of the installation. A member's e-mail address must be verified.

        Example:
            answer = parley.installation.sign_in_resets(email="…")
        """
        return self._call("POST /api/installation/sign-in-resets", _types.SignInReset, body={"email": email, "removeSecondFactor": remove_second_factor})


class InvitationsCalls(Group):
    def create(
        self,
        *,
        email: str,
        role: _t.Union[_t.Literal["owner", "admin", "agent"], str],
    ) -> _types.InvitationWithLink:
        """Invite a person to the workspace.

        Mails a link that works for seven days, and answers members with another one to pass on. A
        caller invites only to roles whose scopes it has itself. The invitation is void once the
        inviter has lost them; that of a key ends with the key. A key with an end, with
        `allowedAddresses` or with `databaseRules` invites nobody, because a member has no such
        bound.

        Scope: `members:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.invitations.create(email="…", role="owner")
        """
        return self._call("POST /api/members/invitations", _types.InvitationWithLink, body={"email": email, "role": role})

    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.Invitation]:
        """List the open invitations.

        Scope: `members:read`.

        Example:
            for item in parley.invitations.list(): print(item)
        """
        return self._pages("GET /api/members/invitations", _types.Invitation, query={"limit": limit, "cursor": cursor})

    def delete(self, id: str) -> None:
        """Withdraw an invitation.

        Takes the scopes of the role itself.

        Scope: `members:write`.

        Example:
            parley.invitations.delete(id)
        """
        return self._nothing("DELETE /api/members/invitations/{id}", params={"id": id})

    def accept(
        self,
        *,
        token: str,
        session: _t.Literal["cookie"] = OMIT,
        name: str = OMIT,
        password: str = OMIT,
    ) -> _types.SignedIn:
        """Accept an invitation and sign in.

        Works under every PARLEY_SIGNUP. An address without an account gets one with the chosen
        `password`. An account proves itself with its access token or its password; one with a
        second factor with its access token.

        Example:
            answer = parley.invitations.accept(token="…")
        """
        return self._call("POST /api/invitations/accept", _types.SignedIn, body={"token": token, "session": session, "name": name, "password": password})


class KeysCalls(Group):
    def create(
        self,
        *,
        name: str,
        kind: _t.Union[_t.Literal["secret", "publishable"], str],
        scopes: _t.Sequence[Given[_types.Scope]] = OMIT,
        allowed_origins: _t.Sequence[str] = OMIT,
        allowed_addresses: _t.Sequence[str] = OMIT,
        allow_browser: bool = OMIT,
        expires_at: _t.Union[_datetime, str] = OMIT,
        require_identity: bool = OMIT,
        database_rules: _t.Sequence[Given[_types.DatabaseRule]] = OMIT,
        assistant_ids: _t.Sequence[str] = OMIT,
    ) -> _types.ApiKeyWithSecret:
        """Make an API key.

        Only this answer shows the key. Without `scopes`, a secret key has all scopes except the
        sensitive ones, and a publishable key all that it may have: those that later versions add
        as well.

        Scope: `keys:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.keys.create(name="…", kind="secret")
        """
        return self._call("POST /api/keys", _types.ApiKeyWithSecret, body={"name": name, "kind": kind, "scopes": scopes, "allowedOrigins": allowed_origins, "allowedAddresses": allowed_addresses, "allowBrowser": allow_browser, "expiresAt": expires_at, "requireIdentity": require_identity, "databaseRules": database_rules, "assistantIds": assistant_ids})

    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.ApiKey]:
        """List the API keys.

        Scope: `keys:write`.

        Example:
            for item in parley.keys.list(): print(item)
        """
        return self._pages("GET /api/keys", _types.ApiKey, query={"limit": limit, "cursor": cursor})

    def rotate(self, id: str, *, overlap_seconds: int = OMIT) -> _types.ApiKeyWithSecret:
        """Give an API key a new text.

        Only this answer shows the new text. The key keeps its id, its rights and its limits. The
        text before works until the overlap ends, or the key itself; a former text that was still
        accepted ends at once, so that there are never more than two. With `overlapSeconds` 0
        every node refuses the text before within a second. A secret key may rotate itself without
        the scope `keys:write`, but not by a former text. Nobody may rotate a key that they could
        not make.

        For members and secret keys, whatever their scopes. A member's e-mail address must be
        verified.

        Example:
            answer = parley.keys.rotate(id)
        """
        return self._call("POST /api/keys/{id}/rotate", _types.ApiKeyWithSecret, params={"id": id}, body={"overlapSeconds": overlap_seconds})

    def update(
        self,
        id: str,
        *,
        name: str = OMIT,
        expires_at: _t.Optional[_t.Union[_datetime, str]] = OMIT,
        allowed_origins: _t.Sequence[str] = OMIT,
        allowed_addresses: _t.Optional[_t.Sequence[str]] = OMIT,
        allow_browser: bool = OMIT,
    ) -> _types.ApiKey:
        """Change the name and the limits of an API key.

        Every node knows new limits within a second. Connections and tickets of the key end then,
        so that they are opened again under the new limits; a new name ends nothing. The limits
        are checked as at the making of a key, and nobody may change a key that they could not
        make.

        Scope: `keys:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.keys.update(id)
        """
        return self._call("PATCH /api/keys/{id}", _types.ApiKey, params={"id": id}, body={"name": name, "expiresAt": expires_at, "allowedOrigins": allowed_origins, "allowedAddresses": allowed_addresses, "allowBrowser": allow_browser})

    def delete(self, id: str) -> None:
        """End an API key.

        Every node refuses the key within a second.

        Scope: `keys:write`.

        Example:
            parley.keys.delete(id)
        """
        return self._nothing("DELETE /api/keys/{id}", params={"id": id})

    def report_leaked(self, body: Given[_types.LeakReport]) -> _t.List[_types.LeakLabel]:
        """Report API keys that were found in public.

        In the form of GitHub's secret scanning partner programme, and signed as there: ECDSA over
        P-256 with SHA-256, by a key that is published at PARLEY_LEAK_REPORT_KEYS. A reported
        secret key is refused on every node within a second, and the owners of its workspace are
        told. When only the former text of a rotated key was found, only that text ends. A text
        without the checksum of a secret key is not looked up.

        The signature is the credential.

        Example:
            answer = parley.keys.report_leaked([{"token": "…", "type": "…"}])
        """
        return self._call("POST /api/keys/report-leaked", _t.List[_types.LeakLabel], body=body)


class KnowledgeCalls(Group):
    def add(
        self,
        body: _t.Union[Given[_types.NewKnowledgeSources], _t.Mapping[str, _t.Any]],
    ) -> _types.AddedKnowledgeSources:
        """Add a source, or up to 500 at once.

        A text, a FAQ, a page (`url`), a whole website (`site`), a file that was uploaded
        (`file`), or `{sources: [...]}`, which stores all of its texts and FAQs or none. Pages and
        sites are learnt after the answer: their `status` is `pending` until then. Or
        multipart/form-data with parts `file`: several of them, and a zip, answer as `{sources:
        [...]}`. A file is read within the request, or after it where it takes more than ten
        seconds; one that cannot be read is refused, and of several it is a source with `status`
        `failed`. A text may be plain text, Markdown or HTML; it is stored as Markdown. With an
        `externalId` that a source has, it replaces that source; the answer is 200 when nothing
        was created. The same again without an `externalId` is the source that is there. A FAQ
        whose question another one answers otherwise is stored, with a warning. Every question
        that is asked after this answer finds them.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge.add({"type": "text", "title": "…", "content": "…"})
        """
        return self._call("POST /api/knowledge/sources", _types.AddedKnowledgeSources, body=body)

    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        type: _t.Union[_t.Literal["text", "faq", "url", "site", "file"], str] = OMIT,
        q: str = OMIT,
        tag: str = OMIT,
        external_id: str = OMIT,
    ) -> Pages[_types.KnowledgeSource]:
        """List the sources.

        Scope: `knowledge:read`.

        Example:
            for item in parley.knowledge.list(): print(item)
        """
        return self._pages("GET /api/knowledge/sources", _types.KnowledgeSource, query={"limit": limit, "cursor": cursor, "type": type, "q": q, "tag": tag, "externalId": external_id})

    def delete_many(
        self,
        *,
        tag: str = OMIT,
        all: bool = OMIT,
    ) -> _types.RemovedKnowledgeSources:
        """Remove the sources with a tag, or all.

        Needs `?tag=` or `?all=true`. Documents that replies cite stay readable for their
        citations. After a failure, send it again: what was removed stays so.

        Scope: `knowledge:write`.

        Example:
            answer = parley.knowledge.delete_many()
        """
        return self._call("DELETE /api/knowledge/sources", _types.RemovedKnowledgeSources, query={"tag": tag, "all": all})

    def get(self, source_id: str) -> _types.FullKnowledgeSource:
        """Read a source.

        Scope: `knowledge:read`.

        Example:
            answer = parley.knowledge.get(source_id)
        """
        return self._call("GET /api/knowledge/sources/{sourceId}", _types.FullKnowledgeSource, params={"sourceId": source_id})

    def replace(
        self,
        source_id: str,
        body: Given[_types.KnowledgeSourceContent],
    ) -> _types.ReplacedKnowledgeSource:
        """Replace the content of a source.

        The previous document stays readable for the citations that quote it, and is deleted when
        there are none. Content that is stored as the same text changes nothing; another `url` is
        a change. Without `externalId` and `tags` the source keeps those that it has.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge.replace(source_id, {"type": "text", "title": "…", "content":
            "…"})
        """
        return self._call("PUT /api/knowledge/sources/{sourceId}", _types.ReplacedKnowledgeSource, params={"sourceId": source_id}, body=body)

    def delete(self, source_id: str, *, purge: bool = OMIT) -> None:
        """Remove a source.

        No further question is answered from the source. Documents that no reply cites are deleted
        at once. The others stay readable for the citations that quote them, unless the source is
        purged: then they are deleted too, and the citations become `withdrawn`. A source that was
        removed before can still be purged.

        Scope: `knowledge:write`.

        Example:
            parley.knowledge.delete(source_id)
        """
        return self._nothing("DELETE /api/knowledge/sources/{sourceId}", params={"sourceId": source_id}, query={"purge": purge})

    def list_versions(
        self,
        source_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> Pages[_types.KnowledgeDocumentVersion]:
        """List all document versions of a source.

        Newest first: the current one, and former ones that replies cite. Also works for a source
        that was removed.

        Scope: `knowledge:read`.

        Example:
            for item in parley.knowledge.list_versions(source_id): print(item)
        """
        return self._pages("GET /api/knowledge/sources/{sourceId}/versions", _types.KnowledgeDocumentVersion, params={"sourceId": source_id}, query={"limit": limit, "cursor": cursor})

    def get_document(self, document_id: str) -> _types.KnowledgeDocument:
        """Read a document version.

        The text that citations quote. Where a reply cites it, it stays readable after its source
        was changed or removed.

        Scope: `knowledge:read`.

        Example:
            answer = parley.knowledge.get_document(document_id)
        """
        return self._call("GET /api/knowledge/documents/{documentId}", _types.KnowledgeDocument, params={"documentId": document_id})

    def list_document_passages(
        self,
        document_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> Pages[_types.DocumentPassage]:
        """List the passages of a document version.

        As the assistant finds and quotes them today, in their order.

        Scope: `knowledge:read`.

        Example:
            for item in parley.knowledge.list_document_passages(document_id): print(item)
        """
        return self._pages("GET /api/knowledge/documents/{documentId}/passages", _types.DocumentPassage, params={"documentId": document_id}, query={"limit": limit, "cursor": cursor})

    def get_synonyms(self) -> _types.Synonyms:
        """Read the synonyms.

        Scope: `knowledge:read`.

        Example:
            answer = parley.knowledge.get_synonyms()
        """
        return self._call("GET /api/knowledge/synonyms", _types.Synonyms)

    def put_synonyms(self, *, groups: _t.Sequence[_t.Sequence[str]]) -> _types.Synonyms:
        """Replace the synonyms.

        Words and phrases that mean the same, for example `bike` and `push cycle`. Every question
        that is asked after this answer uses them.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge.put_synonyms(groups=[["…"]])
        """
        return self._call("PUT /api/knowledge/synonyms", _types.Synonyms, body={"groups": groups})

    def search(
        self,
        *,
        query: str,
        limit: int = OMIT,
        tags: _t.Sequence[str] = OMIT,
    ) -> _types.FoundPassages:
        """Search for passages.

        Scope: `knowledge:read`.

        Example:
            answer = parley.knowledge.search(query="…")
        """
        return self._call("POST /api/knowledge/search", _types.FoundPassages, body={"query": query, "limit": limit, "tags": tags})

    def list_documents(
        self,
        source_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> Pages[_types.KnowledgePage]:
        """List the pages of a source.

        Each page of a site, or the file, with its state, its words, when it was last looked at
        and, where it was not learnt, what to do. Texts and FAQs have none (404).

        Scope: `knowledge:read`.

        Example:
            for item in parley.knowledge.list_documents(source_id): print(item)
        """
        return self._pages("GET /api/knowledge/sources/{sourceId}/documents", _types.KnowledgePage, params={"sourceId": source_id}, query={"limit": limit, "cursor": cursor})

    def refresh(self, source_id: str) -> None:
        """Look again at what a source was learnt from.

        What changed gets a new version, what did not stays, and what is gone is withdrawn after
        two looks a day apart. A source that is being learnt goes on.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            parley.knowledge.refresh(source_id)
        """
        return self._nothing("POST /api/knowledge/sources/{sourceId}/refresh", params={"sourceId": source_id})

    def cancel(self, source_id: str) -> None:
        """Stop learning a source.

        What was learnt until now stays.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            parley.knowledge.cancel(source_id)
        """
        return self._nothing("POST /api/knowledge/sources/{sourceId}/cancel", params={"sourceId": source_id})

    def list_gaps(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        state: Given[_types.GapState] = OMIT,
    ) -> Pages[_types.Gap]:
        """List what was asked and not answered well.

        Questions that ask the same are one gap: unanswered ones, those before a hand-over to a
        person, and those whose reply was not helpful. The most frequent gap is first, of equals
        the last asked. `contradictions` names the FAQs that answer one question in different
        ways.

        Scope: `knowledge:read`.

        Example:
            for item in parley.knowledge.list_gaps(): print(item)
        """
        return self._pages("GET /api/knowledge/gaps", _types.Gap, query={"limit": limit, "cursor": cursor, "state": state})

    def resolve_gap(self, gap_id: str, body: Given[_types.GapResolution]) -> _types.Gap:
        """Resolve a gap: with an answer, with a source, or because it is none.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge.resolve_gap(gap_id, {"answer": "…"})
        """
        return self._call("POST /api/knowledge/gaps/{gapId}/resolve", _types.Gap, params={"gapId": gap_id}, body=body)

    def get_gap_mail(self) -> _types.GapMail:
        """Whether I get the weekly mail about gaps.

        For a signed-in member.

        Example:
            answer = parley.knowledge.get_gap_mail()
        """
        return self._call("GET /api/knowledge/gaps/mail", _types.GapMail)

    def put_gap_mail(self, *, weekly: bool) -> _types.GapMail:
        """Get the weekly mail about gaps, or stop it.

        On Mondays at 8:00 UTC: the ten gaps that were asked most often in the week. No mail when
        there are none.

        For a signed-in member. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge.put_gap_mail(weekly=True)
        """
        return self._call("PUT /api/knowledge/gaps/mail", _types.GapMail, body={"weekly": weekly})

    def get_embeddings(self) -> _types.EmbeddingSetting:
        """Show which model embeds the passages, and how far that has come.

        Scope: `knowledge:read`.

        Example:
            answer = parley.knowledge.get_embeddings()
        """
        return self._call("GET /api/knowledge/embeddings", _types.EmbeddingSetting)

    def put_embeddings(
        self,
        *,
        model: str,
        dimensions: int = OMIT,
        daily_tokens: int = OMIT,
    ) -> _types.EmbeddingSetting:
        """Have a model embed the passages, so that they are found by meaning as well as by words.

        The model embeds two test sentences first. The passages follow in the background, and are
        used when nine of ten have a vector. Another model or another length starts from the
        beginning.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge.put_embeddings(model="…")
        """
        return self._call("PUT /api/knowledge/embeddings", _types.EmbeddingSetting, body={"model": model, "dimensions": dimensions, "dailyTokens": daily_tokens})

    def delete_embeddings(self) -> None:
        """Find passages by their words alone, and delete every vector.

        Scope: `settings:write`.

        Example:
            parley.knowledge.delete_embeddings()
        """
        return self._nothing("DELETE /api/knowledge/embeddings")

    def list_questions(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        origin: _t.Union[_t.Literal["model", "choice"], str] = OMIT,
        document_id: str = OMIT,
    ) -> Pages[_types.AskedQuestion]:
        """List the questions that passages are found by beside their own words, and what a model
        writes of them.

        Scope: `knowledge:read`.

        Example:
            for item in parley.knowledge.list_questions(): print(item)
        """
        return self._pages("GET /api/knowledge/questions", _types.AskedQuestion, query={"limit": limit, "cursor": cursor, "origin": origin, "documentId": document_id})

    def put_questions(
        self,
        *,
        model: str,
        per_section: int = OMIT,
        languages: _t.Sequence[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]] = OMIT,
        max_cost: float = OMIT,
        max_tokens: int = OMIT,
        dry_run: bool = OMIT,
    ) -> _types.QuestionWriting:
        """Have a model write questions that each section answers.

        In the background, section by section. A question that the engine does not lead back to
        its section is thrown away; the others are what the section is found by beside its own
        words, and go with the version of the document. Answers stay the words of the text, and
        ask no model. The answer estimates what the sections that are left take; `dryRun` does
        nothing else. The same again goes on with another ceiling; another model, number or choice
        of languages begins from the start, and forgets what was written.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge.put_questions(model="…")
        """
        return self._call("PUT /api/knowledge/questions", _types.QuestionWriting, body={"model": model, "perSection": per_section, "languages": languages, "maxCost": max_cost, "maxTokens": max_tokens, "dryRun": dry_run})

    def delete_questions(self) -> None:
        """Have no model write questions, and forget those that one wrote.

        Questions that visitors taught by their choices stay.

        Scope: `settings:write`.

        Example:
            parley.knowledge.delete_questions()
        """
        return self._nothing("DELETE /api/knowledge/questions")

    def update_question(self, question_id: str, *, text: str) -> _types.AskedQuestion:
        """Write an asked question in other words.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge.update_question(question_id, text="…")
        """
        return self._call("PATCH /api/knowledge/questions/{questionId}", _types.AskedQuestion, params={"questionId": question_id}, body={"text": text})

    def delete_question(self, question_id: str) -> None:
        """Remove an asked question.

        Its passage is not found by it any more, from the answer on. Visitors who take the same
        choices do not bring it back while the document is taught.

        Scope: `knowledge:write`.

        Example:
            parley.knowledge.delete_question(question_id)
        """
        return self._nothing("DELETE /api/knowledge/questions/{questionId}", params={"questionId": question_id})


class KnowledgeSyncCalls(Group):
    def begin(self, *, tag: str) -> _types.StartedKnowledgeSync:
        """Begin to bring a tag's sources in step.

        For a folder or a catalogue that is loaded again and again: send all of it in portions,
        then finish. Nothing is taught or removed before. A sync of the same tag that is open is
        forgotten, and one that is given nothing for a day.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge_sync.begin(tag="…")
        """
        return self._call("POST /api/knowledge/sync", _types.StartedKnowledgeSync, body={"tag": tag})

    def send(
        self,
        sync_id: str,
        *,
        sources: _t.Sequence[_t.Union[Given[_types.NewKnowledgeSourcesText], Given[_types.NewKnowledgeSourcesFaq]]],
    ) -> _types.ReceivedKnowledgeSyncPortion:
        """Send a portion of a sync.

        Up to 500 sources, any number of times. A source with the `externalId` of an earlier one
        of the sync takes its place. One without is known by its content.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge_sync.send(sync_id, sources=[{"type": "text", "title": "…",
            "content": "…"}])
        """
        return self._call("PUT /api/knowledge/sync/{syncId}", _types.ReceivedKnowledgeSyncPortion, params={"syncId": sync_id}, body={"sources": sources})

    def finish(
        self,
        sync_id: str,
        *,
        dry_run: bool = OMIT,
        allow_removal: bool = OMIT,
    ) -> _types.KnowledgeSyncCounts:
        """Finish a sync.

        The tag's sources are then exactly those that were sent, and every question that is asked
        after this answer finds them. A source that is as it was keeps its version. Answers with
        sync-removes-much when more than half of the tag's sources would go, unless `allowRemoval`
        is sent.

        Scope: `knowledge:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.knowledge_sync.finish(sync_id)
        """
        return self._call("POST /api/knowledge/sync/{syncId}/finish", _types.KnowledgeSyncCounts, params={"syncId": sync_id}, body={"dryRun": dry_run, "allowRemoval": allow_removal})


class LabelsCalls(Group):
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.Label]:
        """List the labels of conversations.

        Scope: `conversations:read`.

        Example:
            for item in parley.labels.list(): print(item)
        """
        return self._pages("GET /api/labels", _types.Label, query={"limit": limit, "cursor": cursor})

    def create(self, *, name: str, colour: Given[_types.LabelColour] = OMIT) -> _types.Label:
        """Make a label for conversations.

        Scope: `conversations:write`.

        Example:
            answer = parley.labels.create(name="…")
        """
        return self._call("POST /api/labels", _types.Label, body={"name": name, "colour": colour})

    def update(
        self,
        label_id: str,
        *,
        name: str = OMIT,
        colour: Given[_types.LabelColour] = OMIT,
    ) -> _types.Label:
        """Rename or colour a label.

        Scope: `conversations:write`.

        Example:
            answer = parley.labels.update(label_id)
        """
        return self._call("PATCH /api/labels/{labelId}", _types.Label, params={"labelId": label_id}, body={"name": name, "colour": colour})

    def delete(self, label_id: str) -> None:
        """Delete a label.

        All conversations lose it.

        Scope: `conversations:write`.

        Example:
            parley.labels.delete(label_id)
        """
        return self._nothing("DELETE /api/labels/{labelId}", params={"labelId": label_id})


class LeadsCalls(Group):
    def create(
        self,
        *,
        name: _t.Optional[str] = OMIT,
        email: _t.Optional[str] = OMIT,
        phone: _t.Optional[str] = OMIT,
        company: _t.Optional[str] = OMIT,
        message: _t.Optional[str] = OMIT,
        source: _t.Optional[str] = OMIT,
        form_id: _t.Optional[str] = OMIT,
        page: _t.Optional[_t.Union[str, Given[_types.NewLeadPage]]] = OMIT,
        utm: _t.Optional[_t.Mapping[str, str]] = OMIT,
        consent: _t.Optional[_t.Union[bool, Given[_types.NewLeadConsent]]] = OMIT,
        custom: _t.Optional[_t.Mapping[str, _t.Optional[_t.Union[str, float, bool]]]] = OMIT,
        country: _t.Optional[str] = OMIT,
        user_id: _t.Optional[str] = OMIT,
        _gotcha: _t.Any = OMIT,
        _timestamp: str = OMIT,
        altcha: str = OMIT,
        _next: str = OMIT,
        _language: str = OMIT,
    ) -> _types.CapturedLead:
        """Take a lead: somebody wants to be contacted.

        JSON, or a plain HTML form with the publishable key as the field `key`. Fields that a form
        has beyond these become `custom`. The answer is the same for spam and for every address. A
        form is answered with a page, or with 303 to `_next`; a browser that sent something wrong,
        with a page that says what.

        Scope: `leads:write`, or a publishable key. A member's e-mail address must be verified.

        Example:
            answer = parley.leads.create()
        """
        return self._call("POST /api/leads", _types.CapturedLead, body={"name": name, "email": email, "phone": phone, "company": company, "message": message, "source": source, "formId": form_id, "page": page, "utm": utm, "consent": consent, "custom": custom, "country": country, "userId": user_id, "_gotcha": _gotcha, "_timestamp": _timestamp, "altcha": altcha, "_next": _next, "_language": _language})

    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: Given[_types.LeadStatus] = OMIT,
        assignee_id: str = OMIT,
        contact_id: str = OMIT,
        source: str = OMIT,
        form_id: str = OMIT,
        email: str = OMIT,
        min_score: int = OMIT,
        created_after: _t.Union[_datetime, str] = OMIT,
        created_before: _t.Union[_datetime, str] = OMIT,
    ) -> Pages[_types.Lead]:
        """List the leads, newest first.

        Spam is left out unless `status=spam`.

        Scope: `leads:read`.

        Example:
            for item in parley.leads.list(): print(item)
        """
        return self._pages("GET /api/leads", _types.Lead, query={"limit": limit, "cursor": cursor, "status": status, "assigneeId": assignee_id, "contactId": contact_id, "source": source, "formId": form_id, "email": email, "minScore": min_score, "createdAfter": created_after, "createdBefore": created_before})

    def export(
        self,
        *,
        format: _t.Union[_t.Literal["csv", "ndjson"], str] = OMIT,
        for_: _t.Literal["spreadsheet"] = OMIT,
        status: Given[_types.LeadStatus] = OMIT,
        assignee_id: str = OMIT,
        contact_id: str = OMIT,
        source: str = OMIT,
        form_id: str = OMIT,
        email: str = OMIT,
        min_score: int = OMIT,
        created_after: _t.Union[_datetime, str] = OMIT,
        created_before: _t.Union[_datetime, str] = OMIT,
    ) -> Download:
        """Export the leads as CSV or as lines of JSON.

        A cell that a spreadsheet would take for a formula begins with an apostrophe.

        Scope: `leads:read`.

        Example:
            parley.leads.export().read()
        """
        return self._open("GET /api/leads/export", query={"format": format, "for": for_, "status": status, "assigneeId": assignee_id, "contactId": contact_id, "source": source, "formId": form_id, "email": email, "minScore": min_score, "createdAfter": created_after, "createdBefore": created_before})

    def import_(
        self,
        body: Content,
        *,
        dry_run: bool = OMIT,
        mapping: str = OMIT,
        country: str = OMIT,
        encoding: str = OMIT,
        date_format: _t.Union[_t.Literal["DMY", "MDY", "YMD"], str] = OMIT,
        status: _t.Union[_t.Literal["new", "contacted", "qualified", "won", "lost", "spam"], str] = OMIT,
        consent: bool = OMIT,
    ) -> _types.ImportReport:
        """Import leads from CSV, lines of JSON, Excel or vCards.

        Each row is a lead, under the contact of its address or number. A row that says what a
        stored lead says is unchanged. Columns of other names become `custom`. Rows that cannot be
        read are left out and told.

        Scope: `leads:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.leads.import_(b"…")
        """
        return self._call("POST /api/leads/import", _types.ImportReport, query={"dryRun": dry_run, "mapping": mapping, "country": country, "encoding": encoding, "dateFormat": date_format, "status": status, "consent": consent}, body=body)

    def import_template(self) -> Download:
        """Get a CSV to fill in for an import.

        Scope: `leads:read`.

        Example:
            parley.leads.import_template().read()
        """
        return self._open("GET /api/leads/import/template")

    def list_score_rules(self) -> _types.LeadsListScoreRulesAnswer:
        """Read the rules by which leads are scored.

        Scope: `leads:read`.

        Example:
            answer = parley.leads.list_score_rules()
        """
        return self._call("GET /api/leads/score-rules", _types.LeadsListScoreRulesAnswer)

    def get(self, lead_id: str) -> _types.Lead:
        """Read a lead.

        Scope: `leads:read`.

        Example:
            answer = parley.leads.get(lead_id)
        """
        return self._call("GET /api/leads/{leadId}", _types.Lead, params={"leadId": lead_id})

    def update(
        self,
        lead_id: str,
        *,
        status: Given[_types.LeadStatus] = OMIT,
        assignee_id: _t.Optional[str] = OMIT,
        custom: _t.Mapping[str, _t.Optional[_t.Union[str, float, bool]]] = OMIT,
    ) -> _types.Lead:
        """Change the status, the assignee or own fields of a lead.

        The status `spam` keeps a lead apart, any other takes it back from there; the filter
        learns from both. Of `custom`, only the named fields change, and null removes one.

        Scope: `leads:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.leads.update(lead_id)
        """
        return self._call("PATCH /api/leads/{leadId}", _types.Lead, params={"leadId": lead_id}, body={"status": status, "assigneeId": assignee_id, "custom": custom})

    def delete(self, lead_id: str) -> None:
        """Erase a lead with its notes.

        Scope: `leads:write`.

        Example:
            parley.leads.delete(lead_id)
        """
        return self._nothing("DELETE /api/leads/{leadId}", params={"leadId": lead_id})

    def list_notes(
        self,
        lead_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> Pages[_types.LeadNote]:
        """List the notes about a lead, newest first.

        Scope: `leads:read`.

        Example:
            for item in parley.leads.list_notes(lead_id): print(item)
        """
        return self._pages("GET /api/leads/{leadId}/notes", _types.LeadNote, params={"leadId": lead_id}, query={"limit": limit, "cursor": cursor})

    def create_note(self, lead_id: str, *, text: str) -> _types.LeadNote:
        """Write a note about a lead.

        Scope: `leads:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.leads.create_note(lead_id, text="…")
        """
        return self._call("POST /api/leads/{leadId}/notes", _types.LeadNote, params={"leadId": lead_id}, body={"text": text})

    def delete_note(self, lead_id: str, note_id: str) -> None:
        """Delete a note.

        Scope: `leads:write`.

        Example:
            parley.leads.delete_note(lead_id, note_id)
        """
        return self._nothing("DELETE /api/leads/{leadId}/notes/{noteId}", params={"leadId": lead_id, "noteId": note_id})


class McpCalls(Group):
    def send(
        self,
        *,
        jsonrpc: _t.Literal["2.0"],
        method: str,
        id: _t.Union[str, int] = OMIT,
        params: _t.Mapping[str, _t.Any] = OMIT,
    ) -> _types.JsonRpcAnswer:
        """Send a message of the Model Context Protocol.

        Streamable HTTP without sessions: each message is independent. X-Session-Id names the
        conversation of `ask_assistant`. A client sees the tools that the scopes of its credential
        allow. A notification is answered with 202.

        For members and secret keys, whatever their scopes.

        Example:
            answer = parley.mcp.send(jsonrpc="2.0", method="…")
        """
        return self._call("POST /mcp", _types.JsonRpcAnswer, body={"jsonrpc": jsonrpc, "method": method, "id": id, "params": params})


class MembersCalls(Group):
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.Member]:
        """List the members.

        Scope: `members:read`.

        Example:
            for item in parley.members.list(): print(item)
        """
        return self._pages("GET /api/members", _types.Member, query={"limit": limit, "cursor": cursor})

    def update(
        self,
        user_id: str,
        *,
        role: _t.Union[_t.Literal["owner", "admin", "agent"], str],
    ) -> _types.Member:
        """Give a member another role.

        Only an owner makes another member an owner, or takes that role away. The last owner stays
        one. A caller gives and takes only roles whose scopes it has itself. A key with an end,
        with `allowedAddresses` or with `databaseRules` gives nobody more, because a member has no
        such bound.

        Scope: `members:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.members.update(user_id, role="owner")
        """
        return self._call("PATCH /api/members/{userId}", _types.Member, params={"userId": user_id}, body={"role": role})

    def delete(self, user_id: str) -> None:
        """Remove a member, or leave the workspace.

        Every node refuses the member within a second. Keys that the member made stay: they are
        the workspace's. Removing another member takes the scope `members:write` and all scopes of
        the member, and removing an owner the role of one.

        For members and secret keys, whatever their scopes.

        Example:
            parley.members.delete(user_id)
        """
        return self._nothing("DELETE /api/members/{userId}", params={"userId": user_id})


class ModelAliasesCalls(Group):
    def get(self) -> _types.ModelAliases:
        """Show the aliases of assistants.

        Scope: `settings:read`.

        Example:
            answer = parley.model_aliases.get()
        """
        return self._call("GET /api/model-aliases", _types.ModelAliases)

    def put(self, **further: _t.Any) -> _types.ModelAliases:
        """Set the aliases of assistants.

        Replaces all aliases. A request that sends an alias as its `model` is answered by that
        assistant, for clients that can send only names such as `gpt-4o`. Parley reads a model's
        name in this order: `parley` and `parley-offline`, the id of an assistant, an alias,
        `<provider name>/<model id>`, the name of an assistant. An alias goes with its assistant
        when that one is removed.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.model_aliases.put()
        """
        return self._call("PUT /api/model-aliases", _types.ModelAliases, body={**further})


class ModelsCalls(Group):
    def use(self) -> _types.ModelUse:
        """Show what the models used this month, and the budget.

        Scope: `settings:read`.

        Example:
            answer = parley.models.use()
        """
        return self._call("GET /api/model-use", _types.ModelUse)

    def put_budget(
        self,
        *,
        monthly_tokens: _t.Optional[int],
        monthly_cost: _t.Optional[float],
        daily_tokens_per_visitor: _t.Optional[int] = OMIT,
        daily_cost_per_visitor: _t.Optional[float] = OMIT,
    ) -> _types.ModelBudget:
        """Set the monthly budget.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.models.put_budget(monthly_tokens=0, monthly_cost=0)
        """
        return self._call("PUT /api/model-budget", _types.ModelBudget, body={"monthlyTokens": monthly_tokens, "monthlyCost": monthly_cost, "dailyTokensPerVisitor": daily_tokens_per_visitor, "dailyCostPerVisitor": daily_cost_per_visitor})


class NewsletterCalls(Group):
    def subscribe(
        self,
        *,
        email: str,
        name: _t.Optional[str] = OMIT,
        list: _t.Optional[str] = OMIT,
        language: _t.Optional[str] = OMIT,
        consent: _t.Optional[_t.Union[bool, Given[_types.NewLeadConsent]]] = OMIT,
        source: _t.Optional[str] = OMIT,
        form_id: _t.Optional[str] = OMIT,
        page: _t.Optional[str] = OMIT,
        _gotcha: _t.Any = OMIT,
        _timestamp: str = OMIT,
        altcha: str = OMIT,
        _next: str = OMIT,
        _language: str = OMIT,
    ) -> _types.TakenSubscription:
        """Sign up for the newsletter.

        JSON, or a plain HTML form with the publishable key as the field `key`. The owner of the
        address is asked by mail, and only the button behind that mail's link confirms. The answer
        is the same for every address, also for spam and for an address that is confirmed or has
        left. A mailbox gets at most two such mails a day (one, where the sign-up is suspicious)
        and four in 30 days; what these limits hold back waits, as `mailWaitsUntil` of the
        subscriber says.

        Scope: `newsletter:write`, or a publishable key. A member's e-mail address must be
        verified.

        Example:
            answer = parley.newsletter.subscribe(email="…")
        """
        return self._call("POST /api/newsletter", _types.TakenSubscription, body={"email": email, "name": name, "list": list, "language": language, "consent": consent, "source": source, "formId": form_id, "page": page, "_gotcha": _gotcha, "_timestamp": _timestamp, "altcha": altcha, "_next": _next, "_language": _language})

    def statistics(self, *, days: int = OMIT, list: str = OMIT) -> _types.NewsletterStatistics:
        """Count the subscribers of each list, and sign-ups by day.

        Scope: `newsletter:read`.

        Example:
            answer = parley.newsletter.statistics()
        """
        return self._call("GET /api/newsletter/statistics", _types.NewsletterStatistics, query={"days": days, "list": list})


class NewsletterListsCalls(Group):
    def list(self) -> _types.NewsletterListsListAnswer:
        """List the lists of the newsletter, oldest first.

        A workspace begins with the list `newsletter`.

        Scope: `newsletter:read`.

        Example:
            answer = parley.newsletter_lists.list()
        """
        return self._call("GET /api/newsletter/lists", _types.NewsletterListsListAnswer)

    def create(
        self,
        *,
        slug: str,
        name: str,
        description: _t.Optional[str] = OMIT,
        is_public: bool = OMIT,
        language: _t.Optional[str] = OMIT,
    ) -> _types.NewsletterList:
        """Make a list.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.newsletter_lists.create(slug="…", name="…")
        """
        return self._call("POST /api/newsletter/lists", _types.NewsletterList, body={"slug": slug, "name": name, "description": description, "isPublic": is_public, "language": language})

    def update(
        self,
        list_id: str,
        *,
        slug: str = OMIT,
        name: str = OMIT,
        description: _t.Optional[str] = OMIT,
        is_public: bool = OMIT,
        language: _t.Optional[str] = OMIT,
    ) -> _types.NewsletterList:
        """Change a list.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.newsletter_lists.update(list_id)
        """
        return self._call("PATCH /api/newsletter/lists/{listId}", _types.NewsletterList, params={"listId": list_id}, body={"slug": slug, "name": name, "description": description, "isPublic": is_public, "language": language})

    def delete(self, list_id: str, *, force: bool = OMIT) -> None:
        """Delete a list and its subscriptions.

        Scope: `newsletter:write`.

        Example:
            parley.newsletter_lists.delete(list_id)
        """
        return self._nothing("DELETE /api/newsletter/lists/{listId}", params={"listId": list_id}, query={"force": force})


class OauthCalls(Group):
    def register(
        self,
        *,
        client_name: str = OMIT,
        redirect_uris: _t.Sequence[str] = OMIT,
        scope: str = OMIT,
        token_endpoint_auth_method: str = OMIT,
        **further: _t.Any
    ) -> _types.RegisteredApp:
        """Let a program register itself as an app.

        RFC 7591, where PARLEY_OAUTH_REGISTRATION is `open` or `approval`. Without a use an app
        ends after three days.

        Example:
            answer = parley.oauth.register()
        """
        return self._call("POST /oauth/register", _types.RegisteredApp, body={"client_name": client_name, "redirect_uris": redirect_uris, "scope": scope, "token_endpoint_auth_method": token_endpoint_auth_method, **further})

    def token(self, body: Content) -> _types.OauthTokenAnswer:
        """Get an access token for an app.

        RFC 6749: for a code (with `code_verifier`), a refresh token, a device's code, or an app
        by itself. A code and a refresh token work once. For a machine whose platform a workspace
        trusts, also RFC 8693 (`subject_token`) and RFC 7523 (`assertion`), with the id of the
        trust as `client_id`.

        Example:
            answer = parley.oauth.token(b"…")
        """
        return self._call("POST /oauth/token", _types.OauthTokenAnswer, body=body)

    def revoke(self, body: Content) -> None:
        """End a token of an app.

        RFC 7009. A refresh token ends with all that the app may do by it, an access token alone.
        Every node refuses it within a second. An app may end its own tokens.

        Example:
            parley.oauth.revoke(b"…")
        """
        return self._nothing("POST /oauth/revoke", body=body)

    def introspect(self, body: Content) -> _types.OauthIntrospection:
        """Ask whether a token is valid.

        RFC 7662. An app is told of its own tokens.

        Example:
            answer = parley.oauth.introspect(b"…")
        """
        return self._call("POST /oauth/introspect", _types.OauthIntrospection, body=body)

    def push(self, body: Content) -> _types.OauthPushedRequest:
        """Send what an authorization asks for beforehand.

        RFC 9126. The answer's `request_uri` then stands for it at /oauth/authorize.

        Example:
            answer = parley.oauth.push(b"…")
        """
        return self._call("POST /oauth/par", _types.OauthPushedRequest, body=body)

    def begin_device(self, body: Content) -> _types.OauthDeviceAnswer:
        """Ask for a code with which a person lets in a device.

        RFC 8628. The person types `user_code` at `verification_uri`.

        Example:
            answer = parley.oauth.begin_device(b"…")
        """
        return self._call("POST /oauth/device", _types.OauthDeviceAnswer, body=body)

    def authorize(self) -> str:
        """Ask a person to let an app act for them.

        Example:
            answer = parley.oauth.authorize()
        """
        return self._text("GET /oauth/authorize")


class OpenaiCalls(Group):
    def create_chat_completion(
        self,
        *,
        messages: _t.Sequence[Given[_types.ChatCompletionRequestMessage]],
        model: _t.Optional[str] = OMIT,
        stream: _t.Optional[bool] = OMIT,
        stream_options: _t.Optional[Given[_types.ChatCompletionRequestStreamOptions]] = OMIT,
        user: _t.Optional[str] = OMIT,
        safety_identifier: _t.Any = OMIT,
        prompt_cache_key: _t.Any = OMIT,
        prompt_cache_options: _t.Any = OMIT,
        prompt_cache_retention: _t.Any = OMIT,
        service_tier: _t.Any = OMIT,
        store: _t.Any = OMIT,
        temperature: _t.Optional[float] = OMIT,
        top_p: _t.Optional[float] = OMIT,
        tools: _t.Optional[_t.Sequence[Given[_types.ChatCompletionRequestTool]]] = OMIT,
        tool_choice: _t.Optional[_t.Union[_t.Literal["none"], _t.Literal["auto"], _t.Literal["required"], Given[_types.ChatCompletionRequestToolChoice]]] = OMIT,
        parallel_tool_calls: _t.Any = OMIT,
        top_logprobs: _t.Any = OMIT,
        moderation: _t.Any = OMIT,
        metadata: _t.Optional[Given[_types.ChatCompletionRequestMetadata]] = OMIT,
        max_tokens: _t.Optional[int] = OMIT,
        max_completion_tokens: _t.Optional[int] = OMIT,
        stop: _t.Optional[_t.Union[str, _t.Sequence[str]]] = OMIT,
        presence_penalty: _t.Optional[float] = OMIT,
        frequency_penalty: _t.Optional[float] = OMIT,
        seed: _t.Optional[int] = OMIT,
        top_k: _t.Optional[int] = OMIT,
        reasoning_effort: _t.Optional[str] = OMIT,
        response_format: _t.Optional[Given[_types.ChatCompletionRequestResponseFormat]] = OMIT,
        verbosity: _t.Any = OMIT,
        prediction: _t.Any = OMIT,
        n: _t.Optional[int] = OMIT,
        best_of: _t.Any = OMIT,
        logprobs: _t.Any = OMIT,
        logit_bias: _t.Any = OMIT,
        audio: _t.Any = OMIT,
        modalities: _t.Any = OMIT,
        functions: _t.Any = OMIT,
        function_call: _t.Any = OMIT,
        web_search_options: _t.Any = OMIT,
        assistant_id: str = OMIT,
        **further: _t.Any
    ) -> _types.ChatCompletion:
        """Ask the assistant, as in OpenAI's chat completions.

        The question goes to the conversation that X-Session-Id or `metadata.sessionId` names.
        Without a name, Parley looks for the conversation whose messages are those before the
        last, and begins a new conversation when there is none. With `stream: true` the answer
        comes as Server-Sent Events.

        Scope: `conversations:write`.

        Example:
            answer = parley.openai.create_chat_completion(messages=[{"role": "…"}])
        """
        return self._call("POST /v1/chat/completions", _types.ChatCompletion, body={"messages": messages, "model": model, "stream": stream, "stream_options": stream_options, "user": user, "safety_identifier": safety_identifier, "prompt_cache_key": prompt_cache_key, "prompt_cache_options": prompt_cache_options, "prompt_cache_retention": prompt_cache_retention, "service_tier": service_tier, "store": store, "temperature": temperature, "top_p": top_p, "tools": tools, "tool_choice": tool_choice, "parallel_tool_calls": parallel_tool_calls, "top_logprobs": top_logprobs, "moderation": moderation, "metadata": metadata, "max_tokens": max_tokens, "max_completion_tokens": max_completion_tokens, "stop": stop, "presence_penalty": presence_penalty, "frequency_penalty": frequency_penalty, "seed": seed, "top_k": top_k, "reasoning_effort": reasoning_effort, "response_format": response_format, "verbosity": verbosity, "prediction": prediction, "n": n, "best_of": best_of, "logprobs": logprobs, "logit_bias": logit_bias, "audio": audio, "modalities": modalities, "functions": functions, "function_call": function_call, "web_search_options": web_search_options, "assistantId": assistant_id, **further})

    def create_embeddings(
        self,
        *,
        model: str,
        input: _t.Union[str, _t.Sequence[str]],
        dimensions: _t.Optional[int] = OMIT,
        encoding_format: _t.Optional[_t.Union[_t.Literal["float"], _t.Literal["base64"]]] = OMIT,
        user: _t.Optional[str] = OMIT,
        **further: _t.Any
    ) -> _types.Embeddings:
        """Embed texts with a model of a provider.

        Scope: `knowledge:read`.

        Example:
            answer = parley.openai.create_embeddings(model="…", input="…")
        """
        return self._call("POST /v1/embeddings", _types.Embeddings, body={"model": model, "input": input, "dimensions": dimensions, "encoding_format": encoding_format, "user": user, **further})

    def list_models(self) -> _types.OpenaiListModelsAnswer:
        """List the models that a question can name.

        Scope: `conversations:write`.

        Example:
            answer = parley.openai.list_models()
        """
        return self._call("GET /v1/models", _types.OpenaiListModelsAnswer)

    def get_model(self, model: str) -> _types.Model:
        """Read one model.

        Scope: `conversations:write`.

        Example:
            answer = parley.openai.get_model(model)
        """
        return self._call("GET /v1/models/{model}", _types.Model, params={"model": model})

    def get_model_of_provider(self, provider: str, model: str) -> _types.Model:
        """Read one model of a provider.

        For clients that do not encode the slash of `<provider name>/<model id>`.

        Scope: `conversations:write`.

        Example:
            answer = parley.openai.get_model_of_provider(provider, model)
        """
        return self._call("GET /v1/models/{provider}/{model}", _types.Model, params={"provider": provider, "model": model})

    def create_realtime_client_secret(
        self,
        *,
        expires_after: _t.Optional[Given[_types.NewRealtimeClientSecretExpiresAfter]] = OMIT,
        session: _t.Optional[Given[_types.NewRealtimeClientSecretSession]] = OMIT,
        **further: _t.Any
    ) -> _types.RealtimeClientSecret:
        """Make a client secret for a page, as in OpenAI's Realtime API.

        For a page that shall talk by `/v1/realtime` without a key: sessions begin with these
        settings. The page may change sound, voice and turn-taking, and neither model,
        instructions nor tools.

        Scope: `voice:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.openai.create_realtime_client_secret()
        """
        return self._call("POST /v1/realtime/client_secrets", _types.RealtimeClientSecret, body={"expires_after": expires_after, "session": session, **further})

    def realtime_socket(
        self,
        *,
        model: str = OMIT,
        language: str = OMIT,
        voice: str = OMIT,
        ticket: str = OMIT,
    ) -> str:
        """Talk with the assistant, as in OpenAI's Realtime API.

        A WebSocket with OpenAI's events, in the names of the released protocol; with the header
        `OpenAI-Beta: realtime=v1` in those of its preview. What is said goes to a conversation
        that has the session's id as its name, or that X-Session-Id names. A browser with a
        publishable key is a visitor of its own, and sends neither instructions nor tools.

        Scope: `voice:write`, or a publishable key.

        Example:
            answer = parley.openai.realtime_socket()
        """
        return self._socket("GET /v1/realtime", query={"model": model, "language": language, "voice": voice, "ticket": ticket})

    def create_response(
        self,
        *,
        input: _t.Union[str, _t.Sequence[Given[_types.ResponseRequestInputItem]]],
        instructions: _t.Optional[str] = OMIT,
        model: _t.Optional[str] = OMIT,
        stream: _t.Optional[bool] = OMIT,
        stream_options: _t.Any = OMIT,
        user: _t.Optional[str] = OMIT,
        safety_identifier: _t.Any = OMIT,
        prompt_cache_key: _t.Any = OMIT,
        prompt_cache_options: _t.Any = OMIT,
        prompt_cache_retention: _t.Any = OMIT,
        service_tier: _t.Any = OMIT,
        store: _t.Any = OMIT,
        temperature: _t.Optional[float] = OMIT,
        top_p: _t.Optional[float] = OMIT,
        tools: _t.Optional[_t.Sequence[Given[_types.ResponseRequestTool]]] = OMIT,
        tool_choice: _t.Optional[_t.Union[_t.Literal["none"], _t.Literal["auto"], _t.Literal["required"], Given[_types.ChatCompletionRequestToolChoice]]] = OMIT,
        parallel_tool_calls: _t.Any = OMIT,
        top_logprobs: _t.Any = OMIT,
        moderation: _t.Any = OMIT,
        previous_response_id: _t.Optional[str] = OMIT,
        conversation: _t.Optional[_t.Union[str, Given[_types.ResponseRequestConversation]]] = OMIT,
        background: _t.Optional[bool] = OMIT,
        metadata: _t.Optional[_t.Mapping[str, str]] = OMIT,
        max_output_tokens: _t.Optional[int] = OMIT,
        reasoning: _t.Optional[Given[_types.ResponseRequestReasoning]] = OMIT,
        text: _t.Optional[Given[_types.ResponseRequestText]] = OMIT,
        include: _t.Any = OMIT,
        max_tool_calls: _t.Any = OMIT,
        truncation: _t.Any = OMIT,
        context_management: _t.Any = OMIT,
        prompt: _t.Any = OMIT,
        assistant_id: str = OMIT,
        **further: _t.Any
    ) -> _types.Response:
        """Ask the assistant, as in OpenAI's responses.

        The question goes to the conversation that X-Session-Id, `metadata.sessionId`,
        `conversation` or `previous_response_id` names. Without a name, Parley looks for the
        conversation whose messages are the earlier input items, and begins a new conversation
        when there is none. With `stream: true` the answer comes as Server-Sent Events.

        Scope: `conversations:write`.

        Example:
            answer = parley.openai.create_response(input="…")
        """
        return self._call("POST /v1/responses", _types.Response, body={"input": input, "instructions": instructions, "model": model, "stream": stream, "stream_options": stream_options, "user": user, "safety_identifier": safety_identifier, "prompt_cache_key": prompt_cache_key, "prompt_cache_options": prompt_cache_options, "prompt_cache_retention": prompt_cache_retention, "service_tier": service_tier, "store": store, "temperature": temperature, "top_p": top_p, "tools": tools, "tool_choice": tool_choice, "parallel_tool_calls": parallel_tool_calls, "top_logprobs": top_logprobs, "moderation": moderation, "previous_response_id": previous_response_id, "conversation": conversation, "background": background, "metadata": metadata, "max_output_tokens": max_output_tokens, "reasoning": reasoning, "text": text, "include": include, "max_tool_calls": max_tool_calls, "truncation": truncation, "context_management": context_management, "prompt": prompt, "assistantId": assistant_id, **further})

    def get_response(
        self,
        response_id: str,
        *,
        stream: bool = OMIT,
        starting_after: int = OMIT,
    ) -> _types.Response:
        """Read a response, or stream its events again.

        With `stream=true` the same events come again, only those after `starting_after`.

        Scope: `conversations:read`.

        Example:
            answer = parley.openai.get_response(response_id)
        """
        return self._call("GET /v1/responses/{responseId}", _types.Response, params={"responseId": response_id}, query={"stream": stream, "starting_after": starting_after})

    def delete_response(self, response_id: str) -> _types.OpenaiDeleteResponseAnswer:
        """Delete a response.

        From then on there is no response with this id. The messages stay in their conversation:
        `DELETE /api/conversations/:sessionId` erases it.

        Scope: `conversations:write`.

        Example:
            answer = parley.openai.delete_response(response_id)
        """
        return self._call("DELETE /v1/responses/{responseId}", _types.OpenaiDeleteResponseAnswer, params={"responseId": response_id})

    def list_input_items(
        self,
        response_id: str,
        *,
        order: _t.Union[_t.Literal["asc", "desc"], str] = OMIT,
        limit: int = OMIT,
        after: str = OMIT,
    ) -> _types.InputItemList:
        """List what a response answers.

        The stored messages up to its question, newest first unless `order` is asc.

        Scope: `conversations:read`.

        Example:
            answer = parley.openai.list_input_items(response_id)
        """
        return self._call("GET /v1/responses/{responseId}/input_items", _types.InputItemList, params={"responseId": response_id}, query={"order": order, "limit": limit, "after": after})

    def cancel_response(self, response_id: str) -> _types.Response:
        """Cancel a response.

        Stops this response. The others of its conversation go on.

        Scope: `conversations:write`.

        Example:
            answer = parley.openai.cancel_response(response_id)
        """
        return self._call("POST /v1/responses/{responseId}/cancel", _types.Response, params={"responseId": response_id})

    def speak(
        self,
        *,
        model: str,
        input: str,
        voice: _t.Union[str, Given[_types.SpeechRequestVoice]],
        instructions: _t.Optional[str] = OMIT,
        response_format: _t.Optional[_t.Union[_t.Literal["wav"], _t.Literal["pcm"], _t.Literal["mp3"], _t.Literal["opus"], _t.Literal["aac"], _t.Literal["flac"]]] = OMIT,
        speed: _t.Optional[float] = OMIT,
        stream_format: _t.Optional[_t.Union[_t.Literal["audio"], _t.Literal["sse"]]] = OMIT,
        **further: _t.Any
    ) -> Download:
        """Say a text, as in OpenAI's speech API.

        The sound comes while it is made, mono with 24,000 samples a second: `wav`, `pcm` (PCM16,
        little-endian), or `mp3` where the operator has installed an encoder. Other formats are
        refused. Without `response_format` it is MP3 where there is an encoder, else WAV: the
        Content-Type says which. With `stream_format: sse` the events `speech.audio.delta` have it
        in base64.

        Scope: `voice:write`.

        Example:
            parley.openai.speak(model="…", input="…", voice="…").read()
        """
        return self._open("POST /v1/audio/speech", body={"model": model, "input": input, "voice": voice, "instructions": instructions, "response_format": response_format, "speed": speed, "stream_format": stream_format, **further})

    def transcribe(
        self,
        *,
        file: Content,
        model: str,
        language: str = OMIT,
        response_format: _t.Union[_t.Literal["json", "text", "srt", "verbose_json", "vtt"], str] = OMIT,
        stream: bool = OMIT,
        prompt: str = OMIT,
        temperature: float = OMIT,
    ) -> _types.Transcription:
        """Transcribe a recording.

        By the workspace's first speech provider that knows the language. Without one, only
        phrases that the default assistant knows are understood. A recording is not stored.

        Scope: `voice:write`.

        Example:
            answer = parley.openai.transcribe(file=b"…", model="…")
        """
        return self._call("POST /v1/audio/transcriptions", _types.Transcription, body={"file": file, "model": model, "language": language, "response_format": response_format, "stream": stream, "prompt": prompt, "temperature": temperature})


class OperatorsCalls(Group):
    def create(self, *, user_id: str) -> _types.Operator:
        """Make a person an operator.

        The person has all rights of an operator at the next request. Only a signed-in operator
        may do this.

        For the operator of the installation. A member's e-mail address must be verified.

        Example:
            answer = parley.operators.create(user_id="…")
        """
        return self._call("POST /api/installation/operators", _types.Operator, body={"userId": user_id})

    def delete(self, user_id: str) -> None:
        """Remove an operator.

        The last one stays. Only a signed-in operator may do this.

        For the operator of the installation.

        Example:
            parley.operators.delete(user_id)
        """
        return self._nothing("DELETE /api/installation/operators/{userId}", params={"userId": user_id})


class OverviewCalls(Group):
    def needs(self) -> _types.NeedsMe:
        """Count what waits for a person.

        Each count needs the scope that its description names, and is null without it.

        For members and secret keys, whatever their scopes.

        Example:
            answer = parley.overview.needs()
        """
        return self._call("GET /api/needs-me", _types.NeedsMe)

    def statistics(
        self,
        *,
        from_: str = OMIT,
        to: str = OMIT,
        by: _t.Union[_t.Literal["day", "assistant", "page", "channel"], str] = OMIT,
    ) -> _types.Statistics:
        """Count conversations and what became of them, by day, assistant, page or channel.

        Of more than 20,000 conversations in the time the newest count. Deleted ones do not count.
        `leads` needs `leads:read`, and `subscribers` needs `newsletter:read`; each is null
        without it.

        Scope: `conversations:read`.

        Example:
            answer = parley.overview.statistics()
        """
        return self._call("GET /api/statistics", _types.Statistics, query={"from": from_, "to": to, "by": by})


class PagesCalls(Group):
    def get_invitation(self, *, token: str = OMIT) -> str:
        """Open the page of an invitation.

        Example:
            answer = parley.pages.get_invitation()
        """
        return self._text("GET /account/invitation", query={"token": token})

    def invitation(self, *, token: str = OMIT, name: str = OMIT, password: str = OMIT) -> str:
        """Accept an invitation on that page.

        Example:
            answer = parley.pages.invitation()
        """
        return self._text("POST /account/invitation", body={"token": token, "name": name, "password": password})

    def get_second_factor(self) -> str:
        """Open the page that sets up an authenticator app.

        Example:
            answer = parley.pages.get_second_factor()
        """
        return self._text("GET /account/second-factor")

    def second_factor(self, *, email: str = OMIT, password: str = OMIT) -> str:
        """Show the secret for the app on that page.

        For an account without a second factor, which its password proves. No session is started.

        Example:
            answer = parley.pages.second_factor()
        """
        return self._text("POST /account/second-factor", body={"email": email, "password": password})

    def confirm_second_factor(self, *, token: str = OMIT, code: str = OMIT) -> str:
        """Confirm the app with its first code on that page.

        Example:
            answer = parley.pages.confirm_second_factor()
        """
        return self._text("POST /account/second-factor/confirm", body={"token": token, "code": code})

    def picture(self, picture: str) -> Download:
        """Get the picture of a person.

        By the address in `picture` of a member, or of the colleague who wrote a message.

        Example:
            parley.pages.picture(picture).read()
        """
        return self._open("GET /pictures/{picture}", params={"picture": picture})

    def get_verify_email(self, *, token: str = OMIT) -> str:
        """Open the page that confirms an address.

        Example:
            answer = parley.pages.get_verify_email()
        """
        return self._text("GET /account/verify-email", query={"token": token})

    def verify_email(
        self,
        *,
        token: str = OMIT,
        password: str = OMIT,
        new_password: str = OMIT,
    ) -> str:
        """Confirm an address on that page.

        Example:
            answer = parley.pages.verify_email()
        """
        return self._text("POST /account/verify-email", body={"token": token, "password": password, "newPassword": new_password})

    def get_reset_password(self, *, token: str = OMIT) -> str:
        """Open the page that sets a new password.

        Example:
            answer = parley.pages.get_reset_password()
        """
        return self._text("GET /account/reset-password", query={"token": token})

    def reset_password(
        self,
        *,
        token: str = OMIT,
        password: str = OMIT,
        new_password: str = OMIT,
    ) -> str:
        """Set a new password on that page.

        Example:
            answer = parley.pages.reset_password()
        """
        return self._text("POST /account/reset-password", body={"token": token, "password": password, "newPassword": new_password})

    def get_outbox(self) -> str:
        """Open the page that shows the operator the mails that were not sent.

        Example:
            answer = parley.pages.get_outbox()
        """
        return self._text("GET /account/outbox")

    def outbox(self, *, email: str = OMIT, password: str = OMIT, code: str = OMIT) -> str:
        """Show the mails that were not sent on that page.

        The newest 100, to the operator, whom the password proves, and a code where the account
        has a second factor. No session is started.

        Example:
            answer = parley.pages.outbox()
        """
        return self._text("POST /account/outbox", body={"email": email, "password": password, "code": code})

    def device(self, *, user_code: str = OMIT) -> str:
        """Open the page on which a device's code is typed.

        Example:
            answer = parley.pages.device()
        """
        return self._text("GET /oauth/device", query={"user_code": user_code})

    def app_return(self, uid: str) -> str:
        """Go back to the app with the person's decision.

        Example:
            answer = parley.pages.app_return(uid)
        """
        return self._text("GET /oauth/authorize/{uid}", params={"uid": uid})

    def get_device_code(self, *, user_code: str = OMIT) -> str:
        """Open that page by the address that the device shows.

        Example:
            answer = parley.pages.get_device_code()
        """
        return self._text("GET /oauth/device/verify", query={"user_code": user_code})

    def device_code(self, body: Content) -> str:
        """Send the code on that page.

        Example:
            answer = parley.pages.device_code(b"…")
        """
        return self._text("POST /oauth/device/verify", body=body)

    def device_return(self, uid: str) -> str:
        """Show that the device was let in.

        Example:
            answer = parley.pages.device_return(uid)
        """
        return self._text("GET /oauth/device/verify/{uid}", params={"uid": uid})

    def get_app_consent(self, uid: str) -> str:
        """Open the page that asks a person for an app.

        Example:
            answer = parley.pages.get_app_consent(uid)
        """
        return self._text("GET /oauth/consent/{uid}", params={"uid": uid})

    def app_consent(
        self,
        uid: str,
        *,
        email: str = OMIT,
        password: str = OMIT,
        proof: str = OMIT,
        code: str = OMIT,
        passkey: str = OMIT,
        client_data_json: str = OMIT,
        authenticator_data: str = OMIT,
        signature: str = OMIT,
        workspace: str = OMIT,
        decision: str = OMIT,
    ) -> str:
        """Sign in, and let the app act or not, on that page.

        Three forms, one after another: the sign-in, a second factor, the decision. No session is
        started.

        Example:
            answer = parley.pages.app_consent(uid)
        """
        return self._text("POST /oauth/consent/{uid}", params={"uid": uid}, body={"email": email, "password": password, "proof": proof, "code": code, "passkey": passkey, "clientDataJSON": client_data_json, "authenticatorData": authenticator_data, "signature": signature, "workspace": workspace, "decision": decision})

    def oauth_script(self, script: str) -> str:
        """Get a script of that page.

        Example:
            answer = parley.pages.oauth_script(script)
        """
        return self._text("GET /oauth/scripts/{script}", params={"script": script})

    def lead(self, token: str) -> str:
        """Open the page of a lead.

        Example:
            answer = parley.pages.lead(token)
        """
        return self._text("GET /lead/{token}", params={"token": token})

    def get_confirmation(self, token: str) -> str:
        """Open the page that confirms a sign-up.

        Example:
            answer = parley.pages.get_confirmation(token)
        """
        return self._text("GET /newsletter/confirm/{token}", params={"token": token})

    def confirmation(self, token: str) -> str:
        """Confirm a sign-up on that page.

        Example:
            answer = parley.pages.confirmation(token)
        """
        return self._text("POST /newsletter/confirm/{token}", params={"token": token}, body={})

    def get_leaving(self, token: str) -> str:
        """Open the page that ends the mails of a newsletter.

        Example:
            answer = parley.pages.get_leaving(token)
        """
        return self._text("GET /newsletter/leave/{token}", params={"token": token})

    def leaving(self, token: str) -> str:
        """End the mails of a newsletter.

        The button of the page, and one click in a mail program (RFC 8058):
        `List-Unsubscribe=One-Click` as a form. Without credential, cookie or redirect; to call it
        twice is no error.

        Example:
            answer = parley.pages.leaving(token)
        """
        return self._text("POST /newsletter/leave/{token}", params={"token": token})

    def get_preferences(self, token: str) -> str:
        """Open the page on which a reader chooses lists.

        Example:
            answer = parley.pages.get_preferences(token)
        """
        return self._text("GET /newsletter/preferences/{token}", params={"token": token})

    def preferences(self, token: str, **further: _t.Any) -> str:
        """Choose lists on that page.

        Example:
            answer = parley.pages.preferences(token)
        """
        return self._text("POST /newsletter/preferences/{token}", params={"token": token}, body={**further})

    def mail_preview(self, token: str) -> str:
        """Open the preview of a campaign in a frame.

        The `url` of a preview. The mail is written anew, as the campaign is now.

        Example:
            answer = parley.pages.mail_preview(token)
        """
        return self._text("GET /newsletter/preview/{token}", params={"token": token})

    def mail(self, token: str) -> str:
        """Open a mail of a campaign in the browser.

        Example:
            answer = parley.pages.mail(token)
        """
        return self._text("GET /newsletter/view/{token}", params={"token": token})

    def click(self, token: str, link: str) -> str:
        """Follow a link of a campaign that notes clicks.

        Example:
            answer = parley.pages.click(token, link)
        """
        return self._text("GET /newsletter/click/{token}/{link}", params={"token": token, "link": link})

    def opened(self, token: str) -> Download:
        """Get the image of a campaign that notes opens.

        Example:
            parley.pages.opened(token).read()
        """
        return self._open("GET /newsletter/open/{token}", params={"token": token})

    def file(self, token: str) -> Download:
        """Download a file by a link.

        Citations have such links. Each ends after an hour.

        Example:
            parley.pages.file(token).read()
        """
        return self._open("GET /files/{token}", params={"token": token})

    def get_gap_mail(self, *, token: str = OMIT) -> str:
        """Open the page that stops the weekly mail.

        Example:
            answer = parley.pages.get_gap_mail()
        """
        return self._text("GET /account/gap-mail", query={"token": token})

    def gap_mail(self, *, token: str = OMIT, token_: str = OMIT) -> str:
        """Stop the weekly mail.

        Example:
            answer = parley.pages.gap_mail()
        """
        return self._text("POST /account/gap-mail", query={"token": token_}, body={"token": token})

    def get_approval(self, token: str) -> str:
        """Open the page of an approval.

        Example:
            answer = parley.pages.get_approval(token)
        """
        return self._text("GET /approvals/{token}", params={"token": token})

    def approval(
        self,
        token: str,
        *,
        decision: _t.Union[_t.Literal["approved", "rejected"], str],
        request_hash: str,
        comment: str = OMIT,
    ) -> str:
        """Approve or reject on that page.

        Example:
            answer = parley.pages.approval(token, decision="approved", request_hash="…")
        """
        return self._text("POST /approvals/{token}", params={"token": token}, body={"decision": decision, "requestHash": request_hash, "comment": comment})

    def voice(self, *, lang: str = OMIT) -> str:
        """Open the page on which a voice is tried.

        Example:
            answer = parley.pages.voice()
        """
        return self._text("GET /voice", query={"lang": lang})

    def voice_script(self, script: str) -> str:
        """Get a script of that page.

        Example:
            answer = parley.pages.voice_script(script)
        """
        return self._text("GET /voice/{script}", params={"script": script})

    def widget_script(self) -> str:
        """Get the script that puts the chat on a page.

        `<script src="…/widget.js" data-key="parley_pk_…" async></script>`.

        Example:
            answer = parley.pages.widget_script()
        """
        return self._text("GET /widget.js")

    def widget_avatar(self, token: str) -> Download:
        """Get the picture of a chat.

        Example:
            parley.pages.widget_avatar(token).read()
        """
        return self._open("GET /widget/avatar/{token}", params={"token": token})

    def widget_file(self, build: str, file: str) -> str:
        """Get a script that the chat loads when it is opened.

        Example:
            answer = parley.pages.widget_file(build, file)
        """
        return self._text("GET /widget/{build}/{file}", params={"build": build, "file": file})

    def chat(self, key: str, *, lang: str = OMIT, plain: str = OMIT) -> str:
        """Open the chat as a page of its own.

        For a link or a QR code. The setting `page` of the chat turns it off.

        Example:
            answer = parley.pages.chat(key)
        """
        return self._text("GET /chat/{key}", params={"key": key}, query={"lang": lang, "plain": plain})

    def send_chat(self, key: str, *, message: str, proof: str = OMIT, lang: str = OMIT) -> None:
        """Send a message from the chat's page without scripts.

        The form of that page. The answer leads back to the page, which shows the conversation. A
        cookie of this path keeps the visitor for a day.

        Example:
            parley.pages.send_chat(key, message="…")
        """
        return self._nothing("POST /chat/{key}", params={"key": key}, query={"lang": lang}, body={"message": message, "proof": proof})

    def widget_preview(
        self,
        *,
        key: str = OMIT,
        name: str = OMIT,
        greeting: str = OMIT,
        suggestions: str = OMIT,
        colour: str = OMIT,
        theme: str = OMIT,
        position: str = OMIT,
        launcher: str = OMIT,
        lang: str = OMIT,
        frame: _t.Union[_t.Literal["phone", "desktop"], str] = OMIT,
    ) -> str:
        """Try how the chat looks.

        A page that shows the chat of a publishable key on a phone and on a desktop, with the
        colours, texts and place in its address, and the line for a page that has them. Nothing is
        stored.

        Example:
            answer = parley.pages.widget_preview()
        """
        return self._text("GET /widget/preview", query={"key": key, "name": name, "greeting": greeting, "suggestions": suggestions, "colour": colour, "theme": theme, "position": position, "launcher": launcher, "lang": lang, "frame": frame})

    def widget_settings(self, file: str) -> _types.WidgetConfig:
        """Get what a page needs to show the chat, as a file.

        `<publishable key>.json`. A page of an origin that the key does not name is refused.

        Example:
            answer = parley.pages.widget_settings(file)
        """
        return self._call("GET /widget/settings/{file}", _types.WidgetConfig, params={"file": file})

    def console(self) -> str:
        """Open the console.

        For people in a browser. While it is being built, a page says so and loads itself again.
        `PARLEY_CONSOLE=off` leaves it out. On an installation without an account it leads to the
        page that makes the first one.

        Example:
            answer = parley.pages.console()
        """
        return self._text("GET /console")

    def console_page(self, page: str) -> str:
        """Open a page of the console.

        For people in a browser. While it is being built, a page says so and loads itself again.
        `PARLEY_CONSOLE=off` leaves it out.

        Example:
            answer = parley.pages.console_page(page)
        """
        return self._text("GET /console/{page}", params={"page": page})

    def console_thing(self, page: str, thing: str) -> str:
        """Open one thing in the console.

        For people in a browser. While it is being built, a page says so and loads itself again.
        `PARLEY_CONSOLE=off` leaves it out.

        Example:
            answer = parley.pages.console_thing(page, thing)
        """
        return self._text("GET /console/{page}/{thing}", params={"page": page, "thing": thing})

    def console_file(self, file: str) -> Download:
        """Get a file of the console.

        Its name changes with its content, so that browsers keep it for good.

        Example:
            parley.pages.console_file(file).read()
        """
        return self._open("GET /console/assets/{file}", params={"file": file})

    def workspace_export(self, token: str) -> Download:
        """Download an export of a workspace by its link.

        Example:
            parley.pages.workspace_export(token).read()
        """
        return self._open("GET /workspace-exports/{token}", params={"token": token})


class PasskeysCalls(Group):
    def options(self) -> _types.PasskeyOptions:
        """Begin to add a passkey.

        For a signed-in member.

        Example:
            answer = parley.passkeys.options()
        """
        return self._call("POST /api/auth/passkeys/options", _types.PasskeyOptions)

    def create(
        self,
        *,
        passkey: Given[_types.NewPasskeyPasskey],
        name: str = OMIT,
    ) -> _types.AddedPasskey:
        """Add a passkey.

        Gives recovery codes, unless the account has some.

        For a signed-in member.

        Example:
            answer = parley.passkeys.create(passkey={"id": "…", "rawId": "…", "type":
            "public-key", "response": {"clientDataJSON": "…", "attestationObject": "…"}})
        """
        return self._call("POST /api/auth/passkeys", _types.AddedPasskey, body={"passkey": passkey, "name": name})

    def list(self) -> _types.Passkeys:
        """List my passkeys.

        For a signed-in member.

        Example:
            answer = parley.passkeys.list()
        """
        return self._call("GET /api/auth/passkeys", _types.Passkeys)

    def delete(self, id: str, *, password: str) -> None:
        """Remove a passkey.

        For a signed-in member.

        Example:
            parley.passkeys.delete(id, password="…")
        """
        return self._nothing("DELETE /api/auth/passkeys/{id}", params={"id": id}, body={"password": password})


class ProvidersCalls(Group):
    def list(self) -> Pages[_types.Provider]:
        """List the providers of language models.

        Scope: `settings:read`.

        Example:
            for item in parley.providers.list(): print(item)
        """
        return self._pages("GET /api/providers", _types.Provider)

    def create(
        self,
        *,
        kind: _t.Union[_t.Literal["anthropic", "google", "mistral", "openai", "openai-compatible"], str],
        name: str,
        api_key: str = OMIT,
        base_url: str = OMIT,
        default_model: str = OMIT,
        prices: _t.Mapping[str, Given[_types.NewProviderPricesValue]] = OMIT,
        first_byte_timeout_ms: int = OMIT,
    ) -> _types.Provider:
        """Add a provider of language models.

        Assistants that name no model answer through the first provider.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.providers.create(kind="anthropic", name="…")
        """
        return self._call("POST /api/providers", _types.Provider, body={"kind": kind, "name": name, "apiKey": api_key, "baseUrl": base_url, "defaultModel": default_model, "prices": prices, "firstByteTimeoutMs": first_byte_timeout_ms})

    def get(self, provider_id: str) -> _types.Provider:
        """Show a provider.

        Scope: `settings:read`.

        Example:
            answer = parley.providers.get(provider_id)
        """
        return self._call("GET /api/providers/{providerId}", _types.Provider, params={"providerId": provider_id})

    def update(
        self,
        provider_id: str,
        *,
        name: str = OMIT,
        api_key: _t.Optional[str] = OMIT,
        base_url: _t.Optional[str] = OMIT,
        default_model: _t.Optional[str] = OMIT,
        prices: _t.Mapping[str, Given[_types.ProviderChangePricesValue]] = OMIT,
        first_byte_timeout_ms: int = OMIT,
    ) -> _types.Provider:
        """Change a provider.

        A new `baseUrl` needs the `apiKey` again.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.providers.update(provider_id)
        """
        return self._call("PATCH /api/providers/{providerId}", _types.Provider, params={"providerId": provider_id}, body={"name": name, "apiKey": api_key, "baseUrl": base_url, "defaultModel": default_model, "prices": prices, "firstByteTimeoutMs": first_byte_timeout_ms})

    def delete(self, provider_id: str) -> None:
        """Remove a provider.

        Scope: `settings:write`.

        Example:
            parley.providers.delete(provider_id)
        """
        return self._nothing("DELETE /api/providers/{providerId}", params={"providerId": provider_id})

    def test(self, provider_id: str, *, model: str = OMIT) -> _types.ProviderTestResult:
        """Send one sentence to a model and show its answer.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.providers.test(provider_id)
        """
        return self._call("POST /api/providers/{providerId}/test", _types.ProviderTestResult, params={"providerId": provider_id}, body={"model": model})


class RunsCalls(Group):
    def cancel_many(
        self,
        *,
        workflow: str = OMIT,
        caused_by: str = OMIT,
        all: _t.Literal[True] = OMIT,
    ) -> _types.RunsCancelManyAnswer:
        """End many runs.

        Those of a workflow, those that an event or a run has caused, or all: exactly one of the
        three. 202: the runs that were under way end soon, and the events that they have emitted
        start no run. Runs that start later go on.

        Scope: `automation:run`. A member's e-mail address must be verified.

        Example:
            answer = parley.runs.cancel_many()
        """
        return self._call("POST /api/runs/cancel", _types.RunsCancelManyAnswer, body={"workflow": workflow, "causedBy": caused_by, "all": all})

    def list(
        self,
        *,
        workflow: str = OMIT,
        status: _t.Union[_t.Literal["queued", "running", "waiting", "completed", "faulted", "cancelled"], str] = OMIT,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> Pages[_types.RunsListItem]:
        """List runs, newest first.

        Scope: `automation:read`.

        Example:
            for item in parley.runs.list(): print(item)
        """
        return self._pages("GET /api/runs", _types.RunsListItem, query={"workflow": workflow, "status": status, "limit": limit, "cursor": cursor})

    def get(self, run_id: str, *, wait: int = OMIT) -> _types.RunsGetAnswer:
        """Read a run with its timeline.

        With `?wait`, 200 for a run that has ended in time, else 202.

        Scope: `automation:read`.

        Example:
            answer = parley.runs.get(run_id)
        """
        return self._call("GET /api/runs/{runId}", _types.RunsGetAnswer, params={"runId": run_id}, query={"wait": wait})

    def tasks(
        self,
        run_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> Pages[_types.RunsGetAnswerTimelineItem]:
        """List the tasks of a run, in the order of their starts.

        Scope: `automation:read`.

        Example:
            for item in parley.runs.tasks(run_id): print(item)
        """
        return self._pages("GET /api/runs/{runId}/tasks", _types.RunsGetAnswerTimelineItem, params={"runId": run_id}, query={"limit": limit, "cursor": cursor})

    def cancel(self, run_id: str) -> _types.RunsListItem:
        """End a run.

        The task under way is cut off; its effect may be unknown. 202: the run ends soon.

        Scope: `automation:run`. A member's e-mail address must be verified.

        Example:
            answer = parley.runs.cancel(run_id)
        """
        return self._call("POST /api/runs/{runId}/cancel", _types.RunsListItem, params={"runId": run_id})

    def resume(
        self,
        run_id: str,
        *,
        from_task: str = OMIT,
        definition: _t.Union[_t.Literal["latest"], int] = OMIT,
        input: _t.Any = OMIT,
    ) -> _types.RunsListItem:
        """Let a run go on that has failed, was cancelled, or waits.

        What has ended is not done again. The tasks at which the run stopped begin again, or the
        run goes on from `fromTask`, with its own definition or with another version of it. A call
        whose effect is unknown is made again: look at the other side first. Idempotency keys stay
        the same. A run that waits goes on waiting, except for a retry, which is made at once.

        Scope: `automation:run`. A member's e-mail address must be verified.

        Example:
            answer = parley.runs.resume(run_id)
        """
        return self._call("POST /api/runs/{runId}/resume", _types.RunsListItem, params={"runId": run_id}, body={"fromTask": from_task, "definition": definition, "input": input})

    def retry(
        self,
        run_id: str,
        *,
        definition: _t.Union[_t.Literal["latest"], int] = OMIT,
    ) -> _types.RunsRetryAnswer:
        """Start a new run with the input of a run that has ended.

        With the newest version of the workflow, unless `definition` says another.

        Scope: `automation:run`. A member's e-mail address must be verified.

        Example:
            answer = parley.runs.retry(run_id)
        """
        return self._call("POST /api/runs/{runId}/retry", _types.RunsRetryAnswer, params={"runId": run_id}, body={"definition": definition})


class SavedRepliesCalls(Group):
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.SavedReply]:
        """List the saved replies.

        Scope: `conversations:read`.

        Example:
            for item in parley.saved_replies.list(): print(item)
        """
        return self._pages("GET /api/saved-replies", _types.SavedReply, query={"limit": limit, "cursor": cursor})

    def create(
        self,
        *,
        title: str,
        text: str,
        shortcut: _t.Optional[str] = OMIT,
    ) -> _types.SavedReply:
        """Save a reply.

        Scope: `conversations:write`.

        Example:
            answer = parley.saved_replies.create(title="…", text="…")
        """
        return self._call("POST /api/saved-replies", _types.SavedReply, body={"title": title, "text": text, "shortcut": shortcut})

    def update(
        self,
        saved_reply_id: str,
        *,
        title: str = OMIT,
        text: str = OMIT,
        shortcut: _t.Optional[str] = OMIT,
    ) -> _types.SavedReply:
        """Change a saved reply.

        Scope: `conversations:write`.

        Example:
            answer = parley.saved_replies.update(saved_reply_id)
        """
        return self._call("PATCH /api/saved-replies/{savedReplyId}", _types.SavedReply, params={"savedReplyId": saved_reply_id}, body={"title": title, "text": text, "shortcut": shortcut})

    def delete(self, saved_reply_id: str) -> None:
        """Delete a saved reply.

        Scope: `conversations:write`.

        Example:
            parley.saved_replies.delete(saved_reply_id)
        """
        return self._nothing("DELETE /api/saved-replies/{savedReplyId}", params={"savedReplyId": saved_reply_id})


class SegmentsCalls(Group):
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.Segment]:
        """List the segments with their counts, newest first.

        Scope: `contacts:read`.

        Example:
            for item in parley.segments.list(): print(item)
        """
        return self._pages("GET /api/segments", _types.Segment, query={"limit": limit, "cursor": cursor})

    def create(self, *, name: str, filter: Given[_types.ContactFilter]) -> _types.Segment:
        """Save a filter of contacts as a segment.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.segments.create(name="…", filter={})
        """
        return self._call("POST /api/segments", _types.Segment, body={"name": name, "filter": filter})

    def get(self, segment_id: str) -> _types.Segment:
        """Read a segment with its count.

        Scope: `contacts:read`.

        Example:
            answer = parley.segments.get(segment_id)
        """
        return self._call("GET /api/segments/{segmentId}", _types.Segment, params={"segmentId": segment_id})

    def update(
        self,
        segment_id: str,
        *,
        name: str = OMIT,
        filter: Given[_types.ContactFilter] = OMIT,
    ) -> _types.Segment:
        """Rename a segment, or give it another filter.

        Scope: `contacts:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.segments.update(segment_id)
        """
        return self._call("PATCH /api/segments/{segmentId}", _types.Segment, params={"segmentId": segment_id}, body={"name": name, "filter": filter})

    def delete(self, segment_id: str) -> None:
        """Delete a segment; its contacts stay.

        Scope: `contacts:write`.

        Example:
            parley.segments.delete(segment_id)
        """
        return self._nothing("DELETE /api/segments/{segmentId}", params={"segmentId": segment_id})


class SeriesCalls(Group):
    def create(
        self,
        *,
        name: str,
        list_id: str,
        steps: _t.Sequence[Given[_types.NewSeriesStep]],
        language: _t.Optional[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]] = OMIT,
        site_url: _t.Optional[str] = OMIT,
    ) -> _types.Series:
        """Start a series: mails that follow the confirmation of each subscriber.

        Each step goes once to each subscriber who confirms from now on, as long as the subscriber
        stays.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.series.create(name="…", list_id="…", steps=[{"delayMinutes": 0,
            "subject": "…", "body": "…"}])
        """
        return self._call("POST /api/newsletter/series", _types.Series, body={"name": name, "listId": list_id, "steps": steps, "language": language, "siteUrl": site_url})

    def list(self) -> _types.SeriesListAnswer:
        """List the series.

        Scope: `newsletter:read`.

        Example:
            answer = parley.series.list()
        """
        return self._call("GET /api/newsletter/series", _types.SeriesListAnswer)

    def get(self, series_id: str) -> _types.Series:
        """Read a series.

        Scope: `newsletter:read`.

        Example:
            answer = parley.series.get(series_id)
        """
        return self._call("GET /api/newsletter/series/{seriesId}", _types.Series, params={"seriesId": series_id})

    def update(
        self,
        series_id: str,
        *,
        status: _t.Union[_t.Literal["active", "stopped"], str],
    ) -> _types.Series:
        """Stop a series, or let it go on.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.series.update(series_id, status="active")
        """
        return self._call("PATCH /api/newsletter/series/{seriesId}", _types.Series, params={"seriesId": series_id}, body={"status": status})

    def delete(self, series_id: str) -> None:
        """Delete a series.

        Scope: `newsletter:write`.

        Example:
            parley.series.delete(series_id)
        """
        return self._nothing("DELETE /api/newsletter/series/{seriesId}", params={"seriesId": series_id})


class SessionsCalls(Group):
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.Session]:
        """List my sessions.

        For a signed-in member.

        Example:
            for item in parley.sessions.list(): print(item)
        """
        return self._pages("GET /api/auth/sessions", _types.Session, query={"limit": limit, "cursor": cursor})

    def end_others(self) -> None:
        """End all sessions except this one.

        For a signed-in member.

        Example:
            parley.sessions.end_others()
        """
        return self._nothing("DELETE /api/auth/sessions")

    def delete(self, id: str) -> None:
        """End a session.

        For a signed-in member.

        Example:
            parley.sessions.delete(id)
        """
        return self._nothing("DELETE /api/auth/sessions/{id}", params={"id": id})


class SpeechProvidersCalls(Group):
    def list(self) -> Pages[_types.SpeechProvider]:
        """List the speech providers.

        Scope: `settings:read`.

        Example:
            for item in parley.speech_providers.list(): print(item)
        """
        return self._pages("GET /api/voice/providers", _types.SpeechProvider)

    def create(
        self,
        *,
        kind: _t.Union[_t.Literal["deepgram", "elevenlabs", "openai", "openai-compatible"], str],
        name: str,
        api_key: str = OMIT,
        base_url: str = OMIT,
        voices: _t.Sequence[Given[_types.NewSpeechProviderVoice]] = OMIT,
        speech_model: str = OMIT,
        recognition_model: _t.Optional[str] = OMIT,
        recognition_languages: _t.Sequence[str] = OMIT,
        rate_hz: _t.Literal[8000, 16000, 22050, 24000, 44100, 48000] = OMIT,
    ) -> _types.SpeechProvider:
        """Add a speech provider.

        Voice conversations that name no voice speak and listen through the first provider that
        knows their language.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.speech_providers.create(kind="deepgram", name="…")
        """
        return self._call("POST /api/voice/providers", _types.SpeechProvider, body={"kind": kind, "name": name, "apiKey": api_key, "baseUrl": base_url, "voices": voices, "speechModel": speech_model, "recognitionModel": recognition_model, "recognitionLanguages": recognition_languages, "rateHz": rate_hz})

    def get(self, speech_provider_id: str) -> _types.SpeechProvider:
        """Show a speech provider.

        Scope: `settings:read`.

        Example:
            answer = parley.speech_providers.get(speech_provider_id)
        """
        return self._call("GET /api/voice/providers/{speechProviderId}", _types.SpeechProvider, params={"speechProviderId": speech_provider_id})

    def update(
        self,
        speech_provider_id: str,
        *,
        name: str = OMIT,
        api_key: _t.Optional[str] = OMIT,
        base_url: _t.Optional[str] = OMIT,
        voices: _t.Sequence[Given[_types.SpeechProviderChangeVoice]] = OMIT,
        speech_model: str = OMIT,
        recognition_model: _t.Optional[str] = OMIT,
        recognition_languages: _t.Sequence[str] = OMIT,
        rate_hz: _t.Literal[8000, 16000, 22050, 24000, 44100, 48000] = OMIT,
    ) -> _types.SpeechProvider:
        """Change a speech provider.

        A new `baseUrl` needs the `apiKey` again.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.speech_providers.update(speech_provider_id)
        """
        return self._call("PATCH /api/voice/providers/{speechProviderId}", _types.SpeechProvider, params={"speechProviderId": speech_provider_id}, body={"name": name, "apiKey": api_key, "baseUrl": base_url, "voices": voices, "speechModel": speech_model, "recognitionModel": recognition_model, "recognitionLanguages": recognition_languages, "rateHz": rate_hz})

    def delete(self, speech_provider_id: str) -> None:
        """Remove a speech provider.

        Scope: `settings:write`.

        Example:
            parley.speech_providers.delete(speech_provider_id)
        """
        return self._nothing("DELETE /api/voice/providers/{speechProviderId}", params={"speechProviderId": speech_provider_id})

    def test(self, speech_provider_id: str) -> _types.SpeechProviderTest:
        """Let a speech provider speak and listen once.

        A provider that fails gives a result with `ok: false`, not a problem.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.speech_providers.test(speech_provider_id)
        """
        return self._call("POST /api/voice/providers/{speechProviderId}/test", _types.SpeechProviderTest, params={"speechProviderId": speech_provider_id})


class StreamCalls(Group):
    def events(
        self,
        *,
        ticket: str = OMIT,
        since: int = OMIT,
        events: str = OMIT,
        conversation: str = OMIT,
    ) -> _t.Iterator[ServerSentEvent]:
        """Stream events as they happen.

        Every event that the caller may see, in commit order, over a WebSocket or as Server-Sent
        Events. Each event has a `position`. Connect again with `since` (or Last-Event-ID), and
        the stream continues there without gaps or repetitions. Over a WebSocket the client may
        send `{type: "ping"}` and `{type: "typing", conversationId, isTyping}`. The stream ends
        when the credential of the caller expires (WebSockets with code 4401). Before that, a
        member may send `{type: "token", accessToken}` with a fresh access token: the WebSocket
        stays open with the rights of the new token, and `{type: "token", expiresAt}` confirms it.

        For every valid credential, including publishable keys.

        Example:
            for item in parley.stream.events(): print(item)
        """
        return self._events("GET /api/stream", query={"ticket": ticket, "since": since, "events": events, "conversation": conversation})

    def create_ticket(self) -> _types.StreamTicket:
        """Create a ticket for /api/stream.

        For browsers, which cannot send an Authorization header to `/api/stream`. Open
        `/api/stream?ticket=…` instead. A ticket opens one WebSocket. Server-Sent Events may
        reconnect with it until it ends after 15 minutes.

        For every valid credential, including publishable keys.

        Example:
            answer = parley.stream.create_ticket()
        """
        return self._call("POST /api/stream/tickets", _types.StreamTicket)


class SubscribersCalls(Group):
    def export(
        self,
        *,
        format: _t.Union[_t.Literal["csv", "ndjson"], str] = OMIT,
        for_: _t.Literal["spreadsheet"] = OMIT,
        status: Given[_types.SubscriberStatus] = OMIT,
        list: str = OMIT,
        email: str = OMIT,
        spam: bool = OMIT,
        created_after: _t.Union[_datetime, str] = OMIT,
        created_before: _t.Union[_datetime, str] = OMIT,
    ) -> Download:
        """Export the subscribers and their proofs as CSV or as lines of JSON.

        CSV has a row for each list of a subscriber. Lines of JSON have every proof.

        Scope: `newsletter:read`.

        Example:
            parley.subscribers.export().read()
        """
        return self._open("GET /api/newsletter/subscribers/export", query={"format": format, "for": for_, "status": status, "list": list, "email": email, "spam": spam, "createdAfter": created_after, "createdBefore": created_before})

    def import_(
        self,
        body: Content,
        *,
        dry_run: bool = OMIT,
        mapping: str = OMIT,
        country: str = OMIT,
        encoding: str = OMIT,
        date_format: _t.Union[_t.Literal["DMY", "MDY", "YMD"], str] = OMIT,
        status: _t.Union[_t.Literal["pending", "confirmed", "unsubscribed", "bounced", "complained"], str] = OMIT,
        list: str = OMIT,
        consent: str = OMIT,
        ask: bool = OMIT,
    ) -> _types.SubscriberImportReport:
        """Import subscribers from CSV, lines of JSON, Excel or vCards.

        With a proof (`confirmedAt`, and `confirmIp` or `consent`) a person is confirmed, without
        one pending, which `unproved` counts; `ask=true` asks these by mail, as the limits allow.
        Rows with the status `unsubscribed`, `bounced` or `complained`, or with a column that says
        so, are kept from all mails. Suppressed addresses and rows that cannot be read are left
        out and told. Who has left a list stays off it.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.subscribers.import_(b"…")
        """
        return self._call("POST /api/newsletter/subscribers/import", _types.SubscriberImportReport, query={"dryRun": dry_run, "mapping": mapping, "country": country, "encoding": encoding, "dateFormat": date_format, "status": status, "list": list, "consent": consent, "ask": ask}, body=body)

    def import_template(self) -> Download:
        """Get a CSV to fill in for an import.

        Scope: `newsletter:read`.

        Example:
            parley.subscribers.import_template().read()
        """
        return self._open("GET /api/newsletter/subscribers/import/template")

    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: Given[_types.SubscriberStatus] = OMIT,
        list: str = OMIT,
        email: str = OMIT,
        spam: bool = OMIT,
        created_after: _t.Union[_datetime, str] = OMIT,
        created_before: _t.Union[_datetime, str] = OMIT,
    ) -> Pages[_types.Subscriber]:
        """List the subscribers, newest first.

        Spam is left out unless `spam=true`. With `list`, the status is the one on that list.

        Scope: `newsletter:read`.

        Example:
            for item in parley.subscribers.list(): print(item)
        """
        return self._pages("GET /api/newsletter/subscribers", _types.Subscriber, query={"limit": limit, "cursor": cursor, "status": status, "list": list, "email": email, "spam": spam, "createdAfter": created_after, "createdBefore": created_before})

    def get(self, subscriber_id: str) -> _types.SubscriberDetails:
        """Read a subscriber with the proofs of every step.

        Scope: `newsletter:read`.

        Example:
            answer = parley.subscribers.get(subscriber_id)
        """
        return self._call("GET /api/newsletter/subscribers/{subscriberId}", _types.SubscriberDetails, params={"subscriberId": subscriber_id})

    def update(
        self,
        subscriber_id: str,
        *,
        name: _t.Optional[str] = OMIT,
        language: _t.Optional[str] = OMIT,
        is_spam: bool = OMIT,
    ) -> _types.SubscriberDetails:
        """Change a subscriber, or say whether the sign-up is spam.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.subscribers.update(subscriber_id)
        """
        return self._call("PATCH /api/newsletter/subscribers/{subscriberId}", _types.SubscriberDetails, params={"subscriberId": subscriber_id}, body={"name": name, "language": language, "isSpam": is_spam})

    def delete(self, subscriber_id: str) -> None:
        """Erase a subscriber.

        What is left is a keyed hash of the address, which gets no mail, and the times of the
        proofs. A sign-up that its owner confirms is possible again.

        Scope: `newsletter:write`.

        Example:
            parley.subscribers.delete(subscriber_id)
        """
        return self._nothing("DELETE /api/newsletter/subscribers/{subscriberId}", params={"subscriberId": subscriber_id})

    def unsubscribe(
        self,
        subscriber_id: str,
        *,
        lists: _t.Sequence[str] = OMIT,
    ) -> _types.SubscriberDetails:
        """End subscriptions of a subscriber.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.subscribers.unsubscribe(subscriber_id)
        """
        return self._call("POST /api/newsletter/subscribers/{subscriberId}/unsubscribe", _types.SubscriberDetails, params={"subscriberId": subscriber_id}, body={"lists": lists})


class SuppressionsCalls(Group):
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        reason: Given[_types.SuppressionReason] = OMIT,
        email: str = OMIT,
    ) -> Pages[_types.Suppression]:
        """List the addresses that get no mail, newest first.

        Addresses are kept as keyed hashes. The address itself is shown while a subscriber has it,
        and is null after an erasure. With `email`, whether this one is among them.

        Scope: `newsletter:read`.

        Example:
            for item in parley.suppressions.list(): print(item)
        """
        return self._pages("GET /api/newsletter/suppressions", _types.Suppression, query={"limit": limit, "cursor": cursor, "reason": reason, "email": email})

    def create(self, *, email: str) -> _types.Suppression:
        """Keep an address from all mails of the newsletter.

        Scope: `newsletter:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.suppressions.create(email="…")
        """
        return self._call("POST /api/newsletter/suppressions", _types.Suppression, body={"email": email})

    def delete(self, email: str) -> None:
        """Let an address get mails again.

        It still gets only mails of lists that its owner confirms.

        Scope: `newsletter:write`.

        Example:
            parley.suppressions.delete(email)
        """
        return self._nothing("DELETE /api/newsletter/suppressions/{email}", params={"email": email})


class SystemCalls(Group):
    def live(self) -> _types.Health:
        """Check that the process runs.

        Example:
            answer = parley.system.live()
        """
        return self._call("GET /livez", _types.Health)

    def ready(self) -> _types.Readiness:
        """Check that requests can be served.

        A write commits and takes room on the database's disk, the schema is one that this node
        may serve, the clocks agree to 30 seconds, the node is registered and its jobs move. A
        refusal has all its reasons, with a code each. A node stays ready beside a newer schema
        for as long as the newer release admits it. At most one check a second is made for all
        callers.

        Example:
            answer = parley.system.ready()
        """
        return self._call("GET /readyz", _types.Readiness)

    def version(self) -> _types.Version:
        """The versions of this server.

        Example:
            answer = parley.system.version()
        """
        return self._call("GET /version", _types.Version)

    def metrics(self) -> str:
        """Metrics for Prometheus.

        Only for the operator: an access token, or a secret key of the operator's workspace with
        settings:read.

        Scope: `settings:read`.

        Example:
            answer = parley.system.metrics()
        """
        return self._text("GET /metrics")

    def openapi(self, *, version: str = OMIT) -> _t.Dict[str, _t.Any]:
        """The reference as an OpenAPI document.

        Example:
            answer = parley.system.openapi()
        """
        return self._call("GET /openapi.json", _t.Dict[str, _t.Any], query={"version": version})

    def docs(self) -> str:
        """The reference as pages.

        Example:
            answer = parley.system.docs()
        """
        return self._text("GET /docs")

    def problems(self) -> str:
        """Every error code.

        Example:
            answer = parley.system.problems()
        """
        return self._text("GET /docs/problems")

    def search_docs(self, *, q: str = OMIT) -> str:
        """Search the reference.

        Example:
            answer = parley.system.search_docs()
        """
        return self._text("GET /docs/search", query={"q": q})

    def docs_file(self, file: str) -> str:
        """Get a file of the reference's pages.

        Example:
            answer = parley.system.docs_file(file)
        """
        return self._call("GET /docs/assets/{file}", str, params={"file": file})

    def docs_guide(self, guide: str) -> str:
        """Read a guide.

        Example:
            answer = parley.system.docs_guide(guide)
        """
        return self._text("GET /docs/guides/{guide}", params={"guide": guide})

    def docs_chapter(self, chapter: str) -> str:
        """Read a page of the reference.

        Example:
            answer = parley.system.docs_chapter(chapter)
        """
        return self._text("GET /docs/{chapter}", params={"chapter": chapter})

    def llms(self) -> str:
        """List the pages for language models.

        Example:
            answer = parley.system.llms()
        """
        return self._text("GET /llms.txt")

    def client_file(self, file: str) -> Download:
        """Get the client library.

        `chat.js`, `live.js`, `files.js`, `voice.js`, `oauth.js` and `parley.js` are modules for
        `<script type="module">`. `npm install <this server>/client/typescript.tgz` installs the
        package. `parley_client-<version>-py3-none-any.whl` is the package for Python, which `pip
        install` takes by its whole address. `go.zip` is the module for Go, `php.zip` the package
        for PHP, and `ruby.zip` the gem.

        Example:
            parley.system.client_file(file).read()
        """
        return self._open("GET /client/{file}", params={"file": file})

    def client_file_of_version(self, version: str, file: str) -> Download:
        """Get the client library of one version.

        It never changes. A server has the version that belongs to it, and no other.

        Example:
            parley.system.client_file_of_version(version, file).read()
        """
        return self._open("GET /client/{version}/{file}", params={"version": version, "file": file})

    def key_set(self) -> _types.KeySet:
        """Get the public keys of access tokens.

        Example:
            answer = parley.system.key_set()
        """
        return self._call("GET /.well-known/jwks.json", _types.KeySet)

    def get_oauth_authorization_server(self) -> _types.OauthMetadata:
        """Get the addresses and abilities of the authorization server.

        Example:
            answer = parley.system.get_oauth_authorization_server()
        """
        return self._call("GET /.well-known/oauth-authorization-server", _types.OauthMetadata)

    def get_openid_configuration(self) -> _types.OauthMetadata:
        """Get the addresses and abilities of the authorization server.

        Example:
            answer = parley.system.get_openid_configuration()
        """
        return self._call("GET /.well-known/openid-configuration", _types.OauthMetadata)

    def get_oauth_protected_resource(self) -> _types.OauthMetadata:
        """Get where to sign in for the API.

        Example:
            answer = parley.system.get_oauth_protected_resource()
        """
        return self._call("GET /.well-known/oauth-protected-resource", _types.OauthMetadata)

    def get_oauth_protected_resource_mcp(self) -> _types.OauthMetadata:
        """Get where to sign in for the Model Context Protocol.

        Example:
            answer = parley.system.get_oauth_protected_resource_mcp()
        """
        return self._call("GET /.well-known/oauth-protected-resource/mcp", _types.OauthMetadata)


class ToolboxesCalls(Group):
    def list(self) -> Pages[_types.Toolbox]:
        """List the toolboxes.

        Scope: `settings:read`.

        Example:
            for item in parley.toolboxes.list(): print(item)
        """
        return self._pages("GET /api/toolboxes", _types.Toolbox)

    def create(
        self,
        *,
        name: str,
        kind: _t.Union[_t.Literal["mcp", "openapi"], str],
        url: str,
        headers: _t.Mapping[str, str] = OMIT,
    ) -> _types.Toolbox:
        """Add the tools of an MCP server or of an OpenAPI document as a toolbox.

        An assistant may use the tools that its `actions` name.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.toolboxes.create(name="…", kind="mcp", url="…")
        """
        return self._call("POST /api/toolboxes", _types.Toolbox, body={"name": name, "kind": kind, "url": url, "headers": headers})

    def refresh(self, toolbox_id: str) -> _types.Toolbox:
        """Read the tools of a toolbox again.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.toolboxes.refresh(toolbox_id)
        """
        return self._call("POST /api/toolboxes/{toolboxId}/refresh", _types.Toolbox, params={"toolboxId": toolbox_id})

    def delete(self, toolbox_id: str) -> None:
        """Remove a toolbox.

        Scope: `settings:write`.

        Example:
            parley.toolboxes.delete(toolbox_id)
        """
        return self._nothing("DELETE /api/toolboxes/{toolboxId}", params={"toolboxId": toolbox_id})


class TotpCalls(Group):
    def create(self) -> _types.NewTotp:
        """Set up an authenticator app.

        It counts once `POST /api/auth/totp/confirm` has got a code of it.

        For a signed-in member.

        Example:
            answer = parley.totp.create()
        """
        return self._call("POST /api/auth/totp", _types.NewTotp)

    def delete(self, *, code: str) -> None:
        """Remove the authenticator app.

        For a signed-in member.

        Example:
            parley.totp.delete(code="…")
        """
        return self._nothing("DELETE /api/auth/totp", body={"code": code})

    def confirm(self, *, code: str) -> _types.RecoveryCodes:
        """Confirm the authenticator app with its first code.

        Gives recovery codes, unless the account has some.

        For a signed-in member.

        Example:
            answer = parley.totp.confirm(code="…")
        """
        return self._call("POST /api/auth/totp/confirm", _types.RecoveryCodes, body={"code": code})


class TrustsCalls(Group):
    def create(
        self,
        *,
        name: str,
        issuer: str,
        subject: str,
        scopes: _t.Sequence[Given[_types.Scope]],
        audience: str = OMIT,
        claims: _t.Mapping[str, str] = OMIT,
        jwks: Given[_types.NewTrustJwks] = OMIT,
        is_reusable: bool = OMIT,
    ) -> _types.Trust:
        """Trust the machines of a platform.

        A machine exchanges a signed token of its platform (a CI, a cluster) for an access token
        of ten minutes at `/oauth/token`, so that it needs no key. Only an owner may do this, and
        answers for it: the trust stops when they are no owner any more.

        For a signed-in member. A member's e-mail address must be verified.

        Example:
            answer = parley.trusts.create(name="…", issuer="…", subject="…",
            scopes=["settings:read"])
        """
        return self._call("POST /api/oauth/trusts", _types.Trust, body={"name": name, "issuer": issuer, "subject": subject, "scopes": scopes, "audience": audience, "claims": claims, "jwks": jwks, "isReusable": is_reusable})

    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.Trust]:
        """List the trusts.

        Only an owner may do this.

        For a signed-in member.

        Example:
            for item in parley.trusts.list(): print(item)
        """
        return self._pages("GET /api/oauth/trusts", _types.Trust, query={"limit": limit, "cursor": cursor})

    def update(
        self,
        id: str,
        *,
        name: str = OMIT,
        subject: str = OMIT,
        audience: str = OMIT,
        claims: _t.Mapping[str, str] = OMIT,
        jwks: _t.Optional[Given[_types.TrustChangeJwks]] = OMIT,
        scopes: _t.Sequence[Given[_types.Scope]] = OMIT,
        is_reusable: bool = OMIT,
    ) -> _types.Trust:
        """Change a trust, or answer for it from now on.

        Only an owner may do this. The access tokens of before are refused within a second.

        For a signed-in member. A member's e-mail address must be verified.

        Example:
            answer = parley.trusts.update(id)
        """
        return self._call("PATCH /api/oauth/trusts/{id}", _types.Trust, params={"id": id}, body={"name": name, "subject": subject, "audience": audience, "claims": claims, "jwks": jwks, "scopes": scopes, "isReusable": is_reusable})

    def delete(self, id: str) -> None:
        """No longer trust these machines.

        Only an owner may do this. Every node refuses their access tokens within a second.

        For a signed-in member.

        Example:
            parley.trusts.delete(id)
        """
        return self._nothing("DELETE /api/oauth/trusts/{id}", params={"id": id})


class VoiceCalls(Group):
    def list_models(self) -> Pages[_types.VoiceModel]:
        """List the voices.

        Those of the workspace's speech providers come first, then those of the installation.

        Scope: `voice:write`.

        Example:
            for item in parley.voice.list_models(): print(item)
        """
        return self._pages("GET /api/voice/models", _types.VoiceModel)

    def start(
        self,
        *,
        language: str,
        voice_model: str,
        api_key: str = OMIT,
        endpoint: str = OMIT,
        assistant_id: str = OMIT,
        session_id: str = OMIT,
        conversation: str = OMIT,
        record: bool = OMIT,
    ) -> _types.StartedVoice:
        """Start a conversation by voice.

        Open `webSocketUrl` and send sound. See the guide on voice for the messages of the
        WebSocket.

        Scope: `voice:write`, or a publishable key.

        Example:
            answer = parley.voice.start(language="…", voice_model="…")
        """
        return self._call("POST /api/voice/start", _types.StartedVoice, body={"language": language, "voice_model": voice_model, "api_key": api_key, "endpoint": endpoint, "assistantId": assistant_id, "sessionId": session_id, "conversation": conversation, "record": record})


class VoiceChannelsCalls(Group):
    def create(self, body: Given[_types.NewVoiceChannel]) -> _types.VoiceChannelWithSecret:
        """Create a voice channel.

        A channel is a voice platform outside that talks with an assistant: Alexa, Dialogflow,
        Twilio. It sends no bearer token; each request has the platform's own proof.

        Scope: `voice:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.voice_channels.create({"kind": "alexa", "skillId": "…"})
        """
        return self._call("POST /api/voice/channels", _types.VoiceChannelWithSecret, body=body)

    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.VoiceChannel]:
        """List the voice channels.

        Scope: `voice:write`.

        Example:
            for item in parley.voice_channels.list(): print(item)
        """
        return self._pages("GET /api/voice/channels", _types.VoiceChannel, query={"limit": limit, "cursor": cursor})

    def get(self, channel_id: str) -> _types.VoiceChannel:
        """Read a voice channel.

        Scope: `voice:write`.

        Example:
            answer = parley.voice_channels.get(channel_id)
        """
        return self._call("GET /api/voice/channels/{channelId}", _types.VoiceChannel, params={"channelId": channel_id})

    def update(
        self,
        channel_id: str,
        *,
        name: str = OMIT,
        assistant_id: _t.Optional[str] = OMIT,
        language: _t.Optional[str] = OMIT,
        greeting: _t.Optional[str] = OMIT,
        answer_within_ms: _t.Optional[int] = OMIT,
        skill_id: str = OMIT,
        auth_token: str = OMIT,
        mode: Given[_types.VoiceCallMode] = OMIT,
    ) -> _types.VoiceChannel:
        """Change a voice channel.

        Scope: `voice:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.voice_channels.update(channel_id)
        """
        return self._call("PATCH /api/voice/channels/{channelId}", _types.VoiceChannel, params={"channelId": channel_id}, body={"name": name, "assistantId": assistant_id, "language": language, "greeting": greeting, "answerWithinMs": answer_within_ms, "skillId": skill_id, "authToken": auth_token, "mode": mode})

    def delete(self, channel_id: str) -> None:
        """Delete a voice channel.

        Its platform gets no more answers. The conversations stay.

        Scope: `voice:write`.

        Example:
            parley.voice_channels.delete(channel_id)
        """
        return self._nothing("DELETE /api/voice/channels/{channelId}", params={"channelId": channel_id})

    def twilio_socket(self, channel_id: str) -> str:
        """Lead a phone call by its sound (Twilio Media Streams).

        For `<Connect><Stream>` of TwiML, which a channel with the mode `stream` answers. Parley
        hears and speaks: µ-law at 8 kHz, `mark` to know what was heard, `clear` when the caller
        interrupts. Keys become a message after `#` or a pause.

        The signature is the credential.

        Example:
            answer = parley.voice_channels.twilio_socket(channel_id)
        """
        return self._socket("GET /api/voice/twilio/{channelId}", params={"channelId": channel_id})

    def conversation_relay_socket(self, channel_id: str) -> str:
        """Lead a phone call by texts (Twilio ConversationRelay).

        For `<Connect><ConversationRelay>` of TwiML, which a channel with the mode
        `conversation-relay` answers. Twilio hears and speaks; each `prompt` is a question, and
        the answer is sent as `text` while it is written.

        The signature is the credential.

        Example:
            answer = parley.voice_channels.conversation_relay_socket(channel_id)
        """
        return self._socket("GET /api/voice/conversation-relay/{channelId}", params={"channelId": channel_id})


class VoiceRecordingsCalls(Group):
    def download(self, voice_recording_id: str) -> Download:
        """Get the sound of a recording.

        WAV with the person on the left and the assistant on the right. The audit log says who got
        it.

        Scope: `conversations:read`.

        Example:
            parley.voice_recordings.download(voice_recording_id).read()
        """
        return self._open("GET /api/voice/recordings/{voiceRecordingId}/sound", params={"voiceRecordingId": voice_recording_id})

    def delete(self, voice_recording_id: str) -> None:
        """Delete a recording.

        Scope: `conversations:write`.

        Example:
            parley.voice_recordings.delete(voice_recording_id)
        """
        return self._nothing("DELETE /api/voice/recordings/{voiceRecordingId}", params={"voiceRecordingId": voice_recording_id})


class VoiceSessionsCalls(Group):
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.VoiceSession]:
        """List the voice sessions, newest first.

        Scope: `conversations:read`.

        Example:
            for item in parley.voice_sessions.list(): print(item)
        """
        return self._pages("GET /api/voice/sessions", _types.VoiceSession, query={"limit": limit, "cursor": cursor})

    def get(self, voice_session_id: str) -> _types.VoiceSessionWithTurns:
        """Get a voice session, with what happened when in its turns.

        Scope: `conversations:read`.

        Example:
            answer = parley.voice_sessions.get(voice_session_id)
        """
        return self._call("GET /api/voice/sessions/{voiceSessionId}", _types.VoiceSessionWithTurns, params={"voiceSessionId": voice_session_id})

    def socket(
        self,
        voice_session_id: str,
        *,
        ticket: str = OMIT,
        conversation: str = OMIT,
        rate: _t.Literal[8000, 16000, 24000] = OMIT,
        codec: _t.Union[_t.Literal["pcm16", "opus"], str] = OMIT,
    ) -> str:
        """Talk, over a WebSocket.

        Binary frames are PCM16, little-endian, mono, or Opus (`codec`). JSON frames that you may
        send: `{type: "text", text}`, `{type: "audio.end"}`, `{type: "interrupt", playedMs}`,
        `{type: "token", accessToken}`. You get `session.ready`, `speech.started`,
        `speech.stopped`, `transcript`, `response.started`, `response.text`,
        `response.audio.done`, `response.interrupted`, `response.completed`, `error` and
        `session.ended`. After `speech.started` no sound of an earlier response comes.

        Scope: `voice:write`, or a publishable key.

        Example:
            answer = parley.voice_sessions.socket(voice_session_id)
        """
        return self._socket("GET /api/voice/sessions/{voiceSessionId}/socket", params={"voiceSessionId": voice_session_id}, query={"ticket": ticket, "conversation": conversation, "rate": rate, "codec": codec})

    def list_recordings(self, voice_session_id: str) -> _types.VoiceRecordingList:
        """List the recordings of a voice session.

        Scope: `conversations:read`.

        Example:
            answer = parley.voice_sessions.list_recordings(voice_session_id)
        """
        return self._call("GET /api/voice/sessions/{voiceSessionId}/recordings", _types.VoiceRecordingList, params={"voiceSessionId": voice_session_id})


class VoicebotCalls(Group):
    def ask(
        self,
        body: _t.Union[Given[_types.VoicebotQuestion], Given[_types.VoicePlatformRequest]],
    ) -> _t.Union[_types.VoicebotAnswer, _t.Dict[str, _t.Any]]:
        """Ask by voice.

        For voice assistants of your own: a question as text or sound, answered in words that can
        be said. A request of Alexa, Dialogflow or Twilio is recognised by its shape and answered
        in the platform's form; where the platform can send no key, make a channel.

        Scope: `voice:write`, or a publishable key.

        Example:
            answer = parley.voicebot.ask({})
        """
        return self._call("POST /api/voicebot", _t.Union[_types.VoicebotAnswer, _t.Dict[str, _t.Any]], body=body)

    def answer(self, channel_id: str, **further: _t.Any) -> _t.Dict[str, _t.Any]:
        """Answer a voice platform.

        What Alexa, Dialogflow or Twilio posts to the `url` of a channel. The answer is in the
        platform's own form, and leaves before the platform's time limit: the whole of it, its
        first sentences, or a request to go on.

        The signature is the credential.

        Example:
            answer = parley.voicebot.answer(channel_id)
        """
        return self._call("POST /api/voicebot/{channelId}", _t.Dict[str, _t.Any], params={"channelId": channel_id}, body={**further})


class WidgetCalls(Group):
    def get(self, *, key_id: str = OMIT) -> _types.WidgetSettings:
        """Read how the chat on websites looks and speaks.

        Scope: `settings:read`.

        Example:
            answer = parley.widget.get()
        """
        return self._call("GET /api/widget", _types.WidgetSettings, query={"keyId": key_id})

    def update(
        self,
        *,
        name: _t.Optional[str] = OMIT,
        greeting: _t.Optional[str] = OMIT,
        colour: _t.Optional[str] = OMIT,
        launcher: _t.Optional[str] = OMIT,
        suggestions: _t.Optional[_t.Sequence[str]] = OMIT,
        theme: _t.Optional[_t.Union[_t.Literal["auto", "light", "dark"], str]] = OMIT,
        position: _t.Optional[_t.Union[_t.Literal["right", "left"], str]] = OMIT,
        languages: _t.Optional[_t.Sequence[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]]] = OMIT,
        hand_over: _t.Optional[bool] = OMIT,
        ask_feedback: _t.Optional[bool] = OMIT,
        attachments: _t.Optional[_t.Union[_t.Literal["never", "taken-over", "always"], str]] = OMIT,
        page: _t.Optional[bool] = OMIT,
        voice: _t.Optional[bool] = OMIT,
        lead_form: _t.Optional[bool] = OMIT,
        avatar_file_id: _t.Optional[str] = OMIT,
        key_id: str = OMIT,
    ) -> _types.WidgetSettings:
        """Change how the chat on websites looks and speaks.

        For one publishable key, or for all that choose nothing themselves. Pages have it after
        five minutes at the latest, or when they are loaded anew.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.widget.update()
        """
        return self._call("PATCH /api/widget", _types.WidgetSettings, query={"keyId": key_id}, body={"name": name, "greeting": greeting, "colour": colour, "launcher": launcher, "suggestions": suggestions, "theme": theme, "position": position, "languages": languages, "handOver": hand_over, "askFeedback": ask_feedback, "attachments": attachments, "page": page, "voice": voice, "leadForm": lead_form, "avatarFileId": avatar_file_id})

    def get_config(self, *, key_id: str = OMIT) -> _types.WidgetConfig:
        """Read what a page needs to show the chat.

        For apps that show a chat of their own. A publishable key gets its own settings.

        Scope: `settings:read`, or a publishable key.

        Example:
            answer = parley.widget.get_config()
        """
        return self._call("GET /api/widget/config", _types.WidgetConfig, query={"keyId": key_id})


class WorkflowSecretsCalls(Group):
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.WorkflowSecret]:
        """List the names of the secrets of workflows.

        No answer shows a value.

        Scope: `automation:write`.

        Example:
            for item in parley.workflow_secrets.list(): print(item)
        """
        return self._pages("GET /api/automation/secrets", _types.WorkflowSecret, query={"limit": limit, "cursor": cursor})

    def put(
        self,
        name: str,
        *,
        value: _t.Union[str, _t.Mapping[str, _t.Union[str, _t.Sequence[str], _t.Mapping[str, str]]]],
    ) -> _types.WorkflowSecret:
        """Save a secret of workflows.

        Workflows that list it in `use.secrets` read it as `$secrets.NAME`. It is stored
        encrypted, and kept out of what runs show.

        Scope: `automation:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.workflow_secrets.put(name, value="…")
        """
        return self._call("PUT /api/automation/secrets/{name}", _types.WorkflowSecret, params={"name": name}, body={"value": value})

    def delete(self, name: str) -> None:
        """Delete a secret of workflows.

        Scope: `automation:write`.

        Example:
            parley.workflow_secrets.delete(name)
        """
        return self._nothing("DELETE /api/automation/secrets/{name}", params={"name": name})


class WorkflowsCalls(Group):
    def put(
        self,
        name: str,
        body: _t.Union[_t.Any, str],
        *,
        activate: bool = OMIT,
    ) -> _types.WorkflowsPutAnswer:
        """Save a workflow.

        The body is the document itself: Serverless Workflow DSL (Open Workflow Specification)
        1.0.3, in YAML or JSON. A changed document is a new version. Saving activates its schedule
        and its triggers, unless `?activate=false`.

        Scope: `automation:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.workflows.put(name, {})
        """
        return self._call("PUT /api/workflows/{name}", _types.WorkflowsPutAnswer, params={"name": name}, query={"activate": activate}, body=body)

    def get(self, name: str) -> _types.WorkflowsGetAnswer:
        """Read a workflow.

        Scope: `automation:read`.

        Example:
            answer = parley.workflows.get(name)
        """
        return self._call("GET /api/workflows/{name}", _types.WorkflowsGetAnswer, params={"name": name})

    def update(
        self,
        name: str,
        *,
        active: bool,
        queued: _t.Union[_t.Literal["hold", "cancel"], str] = OMIT,
    ) -> _types.WorkflowsUpdateAnswer:
        """Activate or deactivate a workflow.

        Nothing starts an inactive workflow by itself. Its queued runs, and those that are asked
        for meanwhile, wait until it is active (`waitingFor: {kind: "activation"}`), or end with
        `queued: "cancel"`.

        Scope: `automation:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.workflows.update(name, active=True)
        """
        return self._call("PATCH /api/workflows/{name}", _types.WorkflowsUpdateAnswer, params={"name": name}, body={"active": active, "queued": queued})

    def delete(self, name: str) -> None:
        """Delete a workflow with its versions.

        Its runs stay. Those under way are cancelled.

        Scope: `automation:write`.

        Example:
            parley.workflows.delete(name)
        """
        return self._nothing("DELETE /api/workflows/{name}", params={"name": name})

    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> Pages[_types.WorkflowsListItem]:
        """List the workflows by name.

        Scope: `automation:read`.

        Example:
            for item in parley.workflows.list(): print(item)
        """
        return self._pages("GET /api/workflows", _types.WorkflowsListItem, query={"limit": limit, "cursor": cursor})

    def list_versions(
        self,
        name: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> Pages[_types.WorkflowsListVersionsItem]:
        """List the versions of a workflow, newest first.

        Scope: `automation:read`.

        Example:
            for item in parley.workflows.list_versions(name): print(item)
        """
        return self._pages("GET /api/workflows/{name}/versions", _types.WorkflowsListVersionsItem, params={"name": name}, query={"limit": limit, "cursor": cursor})

    def validate(self, body: _t.Union[_t.Any, str]) -> _types.WorkflowsValidateAnswer:
        """Check a workflow without saving it.

        Scope: `automation:read`.

        Example:
            answer = parley.workflows.validate({})
        """
        return self._call("POST /api/workflows/validate", _types.WorkflowsValidateAnswer, body=body)

    def get_version(
        self,
        name: str,
        version: int,
        *,
        format: _t.Union[_t.Literal["json", "source"], str] = OMIT,
    ) -> _t.Union[_types.WorkflowsGetVersionAnswer, str]:
        """Read a version of a workflow.

        Scope: `automation:read`.

        Example:
            answer = parley.workflows.get_version(name, version)
        """
        return self._call("GET /api/workflows/{name}/versions/{version}", _t.Union[_types.WorkflowsGetVersionAnswer, str], params={"name": name, "version": version}, query={"format": format})

    def version_diff(
        self,
        name: str,
        version: int,
        *,
        against: int = OMIT,
    ) -> _types.WorkflowsVersionDiffAnswer:
        """Compare a version of a workflow with another.

        Says what is different in `version`. Without `against`, the version before it is compared.

        Scope: `automation:read`.

        Example:
            answer = parley.workflows.version_diff(name, version)
        """
        return self._call("GET /api/workflows/{name}/versions/{version}/diff", _types.WorkflowsVersionDiffAnswer, params={"name": name, "version": version}, query={"against": against})

    def restore_version(self, name: str, version: int) -> _types.WorkflowsPutAnswer:
        """Save a version of a workflow again as the newest.

        Scope: `automation:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.workflows.restore_version(name, version)
        """
        return self._call("POST /api/workflows/{name}/versions/{version}/restore", _types.WorkflowsPutAnswer, params={"name": name, "version": version})

    def export(self, name: str) -> _t.Union[_t.Any, str]:
        """Download the document of a workflow as it was sent.

        Scope: `automation:read`.

        Example:
            answer = parley.workflows.export(name)
        """
        return self._call("GET /api/workflows/{name}/export", _t.Union[_t.Any, str], params={"name": name})

    def dry_run(
        self,
        name: str,
        *,
        since_events: int = OMIT,
        input: _t.Any = OMIT,
        definition: str = OMIT,
    ) -> _types.WorkflowsDryRunAnswer:
        """Try a workflow, or a draft of it, with what happened before.

        Executes it in memory with the newest events that start it, or else with the inputs of its
        newest runs. Nothing is sent or stored: a call gives what the same task gave in the
        recorded run, or null. Waits end at once, and approvals are given; a task that waits for
        events that were not recorded ends the dry run. A draft needs `automation:write` too.
        Without `input` it needs `automation:read`, and uses only events that the caller may read.
        Takes at most 10 seconds.

        Scope: `automation:run`. A member's e-mail address must be verified.

        Example:
            answer = parley.workflows.dry_run(name)
        """
        return self._call("POST /api/workflows/{name}/dry-run", _types.WorkflowsDryRunAnswer, params={"name": name}, body={"sinceEvents": since_events, "input": input, "definition": definition})

    def run(
        self,
        *,
        workflow: str,
        input: _t.Any = OMIT,
        wait: int = OMIT,
    ) -> _types.RunsRetryAnswer:
        """Run a workflow.

        202 at once; with `?wait`, 200 and the output of a run that ends in time.

        Scope: `automation:run`. A member's e-mail address must be verified.

        Example:
            answer = parley.workflows.run(workflow="…")
        """
        return self._call("POST /api/automation", _types.RunsRetryAnswer, query={"wait": wait}, body={"workflow": workflow, "input": input})


class WorkspaceCalls(Group):
    def use(self) -> _types.WorkspaceUse:
        """Read what the workspace stores, and how much it may store.

        At a bound new work is refused with quota-exceeded. Leads, conversations and sign-ups go
        on, unless the operator has set a bound for them.

        Scope: `settings:read`.

        Example:
            answer = parley.workspace.use()
        """
        return self._call("GET /api/workspace/use", _types.WorkspaceUse)

    def delete(self) -> _types.WorkspaceDeletion:
        """Have the workspace deleted after seven days.

        Only an owner may do this. The workspace is suspended at once, its owners get a mail, and
        `POST /api/workspace/keep` takes it back. Then all that it has is deleted, and the
        accounts of people who are in no other workspace. A second call changes nothing.

        For a signed-in member.

        Example:
            answer = parley.workspace.delete()
        """
        return self._call("DELETE /api/workspace", _types.WorkspaceDeletion)

    def keep(self) -> None:
        """Keep the workspace that waits for its deletion.

        Only an owner may do this. A deletion that the operator decided is the operator's to take
        back.

        For a signed-in member. A member's e-mail address must be verified.

        Example:
            parley.workspace.keep()
        """
        return self._nothing("POST /api/workspace/keep")

    def export(self, *, passphrase: str = OMIT, code: str = OMIT) -> _types.WorkspaceExport:
        """Begin to write the whole workspace into one file.

        Only an owner may do this. A job writes every row, the workspace's own tables, files and
        recordings, as they are at one moment, for `POST /api/installation/workspaces/import` of
        another installation. Ids stay. Sign-ins do not come along, and secrets only with a
        `passphrase`, which nobody can replace. One export is written at a time, and five begin in
        a day.

        For a signed-in member. A member's e-mail address must be verified.

        Example:
            answer = parley.workspace.export()
        """
        return self._call("POST /api/workspace/export", _types.WorkspaceExport, body={"passphrase": passphrase, "code": code})

    def get_export(self, export_id: str) -> _types.WorkspaceExport:
        """See how far an export is, and get the link to its file.

        Only an owner may do this. Each answer has a link of its own, which ends after an hour.

        For a signed-in member.

        Example:
            answer = parley.workspace.get_export(export_id)
        """
        return self._call("GET /api/workspace/export/{exportId}", _types.WorkspaceExport, params={"exportId": export_id})


class WorkspaceSettingsCalls(Group):
    def get_retention(self) -> _types.Retention:
        """Read for how long each kind of data is kept.

        Scope: `settings:read`.

        Example:
            answer = parley.workspace_settings.get_retention()
        """
        return self._call("GET /api/settings/retention", _types.Retention)

    def update_retention(self, *, days: _t.Mapping[str, _t.Optional[int]]) -> _types.Retention:
        """Change for how long kinds of data are kept.

        What is older is erased every night and announced like any erasure. A change counts from
        the first night after a whole day.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.workspace_settings.update_retention(days={})
        """
        return self._call("PATCH /api/settings/retention", _types.Retention, body={"days": days})

    def preview_retention(
        self,
        *,
        days: _t.Mapping[str, _t.Optional[int]],
    ) -> _types.RetentionPreview:
        """See how much a change would erase.

        Nothing is changed. `PATCH /api/settings/retention` makes the change.

        Scope: `settings:read`. A member's e-mail address must be verified.

        Example:
            answer = parley.workspace_settings.preview_retention(days={})
        """
        return self._call("POST /api/settings/retention/preview", _types.RetentionPreview, body={"days": days})

    def get_retention_default(self) -> _types.RetentionPreview:
        """See what the default of the installation would change here.

        The operator says for how long new workspaces keep their data. An older workspace keeps
        what it has until it takes the default.

        Scope: `settings:read`.

        Example:
            answer = parley.workspace_settings.get_retention_default()
        """
        return self._call("GET /api/settings/retention/default", _types.RetentionPreview)

    def default_retention(self) -> _types.Retention:
        """Keep data for as long as new workspaces do.

        As any change, it counts from the first night after a whole day, and can be taken back
        until then.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.workspace_settings.default_retention()
        """
        return self._call("POST /api/settings/retention/default", _types.Retention)

    def get_workspace(self) -> _types.WorkspaceSettings:
        """Get the settings of the workspace.

        Scope: `settings:read`.

        Example:
            answer = parley.workspace_settings.get_workspace()
        """
        return self._call("GET /api/settings/workspace", _types.WorkspaceSettings)

    def update_workspace(
        self,
        *,
        name: str = OMIT,
        require_second_factor: bool = OMIT,
        assignment: _t.Union[_t.Literal["manual", "round-robin"], str] = OMIT,
        office_hours: _t.Optional[Given[_types.OfficeHours]] = OMIT,
        time_zone: str = OMIT,
        waiting_after_minutes: _t.Optional[int] = OMIT,
        contact: _t.Optional[str] = OMIT,
    ) -> _types.WorkspaceSettings:
        """Change the settings of the workspace.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.workspace_settings.update_workspace()
        """
        return self._call("PATCH /api/settings/workspace", _types.WorkspaceSettings, body={"name": name, "requireSecondFactor": require_second_factor, "assignment": assignment, "officeHours": office_hours, "timeZone": time_zone, "waitingAfterMinutes": waiting_after_minutes, "contact": contact})

    def get_mail(self) -> _types.MailSettings:
        """Get the mail settings.

        For the operator of the installation.

        Example:
            answer = parley.workspace_settings.get_mail()
        """
        return self._call("GET /api/settings/mail", _types.MailSettings)

    def put_mail(
        self,
        *,
        from_: _t.Optional[str],
        smtp_url: _t.Optional[str] = OMIT,
        dkim: _t.Optional[Given[_types.NewMailSettingsDkim]] = OMIT,
    ) -> _types.MailSettings:
        """Replace the mail settings.

        For the operator of the installation. A member's e-mail address must be verified.

        Example:
            answer = parley.workspace_settings.put_mail(from_="…")
        """
        return self._call("PUT /api/settings/mail", _types.MailSettings, body={"from": from_, "smtpUrl": smtp_url, "dkim": dkim})

    def list_mail_outbox(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: _t.Union[_t.Literal["waiting", "file", "failed"], str] = OMIT,
    ) -> Pages[_types.OutgoingMail]:
        """List the mails that were not sent.

        Newest first, of all nodes: mails that became files because there is no mail server, wait
        or were given up. They hold links that sign people in, so only the operator in person sees
        them, and no key. Kept for 7 days, at most 1,000.

        For the operator of the installation.

        Example:
            for item in parley.workspace_settings.list_mail_outbox(): print(item)
        """
        return self._pages("GET /api/settings/mail/outbox", _types.OutgoingMail, query={"limit": limit, "cursor": cursor, "status": status})

    def test_mail(self, *, to: str) -> _types.MailTestResult:
        """Send a test mail.

        Answers when the mail server has accepted the mail. Without a mail server, the mail is a
        file in the data folder.

        For the operator of the installation. A member's e-mail address must be verified.

        Example:
            answer = parley.workspace_settings.test_mail(to="…")
        """
        return self._call("POST /api/settings/mail/test", _types.MailTestResult, body={"to": to})

    def get_identity(self) -> _types.IdentitySettings:
        """Whether users can prove who they are.

        Says since when there is an identity secret, and never the secret.

        Scope: `settings:read`.

        Example:
            answer = parley.workspace_settings.get_identity()
        """
        return self._call("GET /api/settings/identity", _types.IdentitySettings)

    def rotate_identity_secret(self, *, overlap_seconds: int = OMIT) -> _types.IdentitySecret:
        """Make a new identity secret.

        Your server signs with this secret who the user of a page is. Only this answer shows it.
        Former secrets are still accepted until the overlap ends.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.workspace_settings.rotate_identity_secret()
        """
        return self._call("POST /api/settings/identity/rotate-secret", _types.IdentitySecret, body={"overlapSeconds": overlap_seconds})

    def get_leads(self) -> _types.LeadSettings:
        """Read which members are mailed about leads.

        Scope: `settings:read`.

        Example:
            answer = parley.workspace_settings.get_leads()
        """
        return self._call("GET /api/settings/leads", _types.LeadSettings)

    def update_leads(
        self,
        *,
        notify: _t.Union[_t.Literal["all", "admins", "assignee", "none"], str],
    ) -> _types.LeadSettings:
        """Choose which members are mailed about leads.

        `all` members, the owners and `admins`, only the `assignee` of a lead, or `none`. Except
        with `none`, a member is also told of leads that another one gives them.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.workspace_settings.update_leads(notify="all")
        """
        return self._call("PATCH /api/settings/leads", _types.LeadSettings, body={"notify": notify})

    def get_newsletter(self) -> _types.NewsletterSettings:
        """Read who speaks in the newsletter, and how.

        Scope: `settings:read`.

        Example:
            answer = parley.workspace_settings.get_newsletter()
        """
        return self._call("GET /api/settings/newsletter", _types.NewsletterSettings)

    def update_newsletter(
        self,
        *,
        sender_name: _t.Optional[str] = OMIT,
        reply_to: _t.Optional[str] = OMIT,
        postal_address: _t.Optional[str] = OMIT,
        accent_colour: _t.Optional[str] = OMIT,
        language: _t.Optional[str] = OMIT,
        bounce_address: _t.Optional[str] = OMIT,
    ) -> _types.NewsletterSettings:
        """Change who speaks in the newsletter, and how.

        The name, the colour and the language are those of the pages and mails. Null takes one
        back.

        Scope: `settings:write`. A member's e-mail address must be verified.

        Example:
            answer = parley.workspace_settings.update_newsletter()
        """
        return self._call("PATCH /api/settings/newsletter", _types.NewsletterSettings, body={"senderName": sender_name, "replyTo": reply_to, "postalAddress": postal_address, "accentColour": accent_colour, "language": language, "bounceAddress": bounce_address})


class WorkspacesCalls(Group):
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        awaits_approval: bool = OMIT,
    ) -> Pages[_types.InstalledWorkspace]:
        """List the workspaces with what they use, newest first.

        For the operator of the installation.

        Example:
            for item in parley.workspaces.list(): print(item)
        """
        return self._pages("GET /api/installation/workspaces", _types.InstalledWorkspace, query={"limit": limit, "cursor": cursor, "awaitsApproval": awaits_approval})

    def update(
        self,
        workspace_id: str,
        *,
        status: _t.Union[_t.Literal["active", "suspended"], str] = OMIT,
        reason: _t.Optional[str] = OMIT,
        quotas: Given[_types.WorkspaceDecisionQuotas] = OMIT,
    ) -> _types.InstalledWorkspace:
        """Suspend a workspace, let it go on, or set its quotas.

        While it is suspended nothing begins: runs, campaigns, schedules, models, deliveries and
        calls wait, and go on afterwards. Its callers get workspace-suspended, and senders of
        webhooks 503 with Retry-After. Leaving a newsletter, preferences, erasure and export go
        on; its owners sign in, read and delete.

        For the operator of the installation. A member's e-mail address must be verified.

        Example:
            answer = parley.workspaces.update(workspace_id)
        """
        return self._call("PATCH /api/installation/workspaces/{workspaceId}", _types.InstalledWorkspace, params={"workspaceId": workspace_id}, body={"status": status, "reason": reason, "quotas": quotas})

    def delete(self, workspace_id: str) -> _types.InstalledWorkspace:
        """Have a workspace deleted after seven days.

        It is suspended at once, its owners get a mail, and `POST …/keep` takes it back. Then all
        that it has is deleted, and the accounts of people who are in no other workspace. A second
        call changes nothing.

        For the operator of the installation.

        Example:
            answer = parley.workspaces.delete(workspace_id)
        """
        return self._call("DELETE /api/installation/workspaces/{workspaceId}", _types.InstalledWorkspace, params={"workspaceId": workspace_id})

    def keep(self, workspace_id: str) -> _types.InstalledWorkspace:
        """Keep a workspace that waits for its deletion.

        For the operator of the installation. A member's e-mail address must be verified.

        Example:
            answer = parley.workspaces.keep(workspace_id)
        """
        return self._call("POST /api/installation/workspaces/{workspaceId}/keep", _types.InstalledWorkspace, params={"workspaceId": workspace_id})

    def import_(self, *, file: Content, passphrase: str = OMIT) -> _types.ImportedWorkspace:
        """Make a workspace of an export of another installation.

        All of it or nothing. What the installation has already is named by workspace-clash.
        Members whose address is unknown here get an account without a password and a link to
        choose one; others are invited. Campaigns are paused, endpoints of webhooks disabled,
        workflows inactive and their runs cancelled, because the former installation may go on.
        The passphrase comes before the file.

        For the operator of the installation. A member's e-mail address must be verified.

        Example:
            answer = parley.workspaces.import_(file=b"…")
        """
        return self._call("POST /api/installation/workspaces/import", _types.ImportedWorkspace, body={"file": file, "passphrase": passphrase})


class Calls:
    """Every call of the API, by its group."""

    @property
    def actions(self) -> ActionsCalls:
        return ActionsCalls(self)

    @property
    def answer_tests(self) -> AnswerTestsCalls:
        return AnswerTestsCalls(self)

    @property
    def app_grants(self) -> AppGrantsCalls:
        return AppGrantsCalls(self)

    @property
    def approvals(self) -> ApprovalsCalls:
        return ApprovalsCalls(self)

    @property
    def apps(self) -> AppsCalls:
        return AppsCalls(self)

    @property
    def assistants(self) -> AssistantsCalls:
        return AssistantsCalls(self)

    @property
    def audit(self) -> AuditCalls:
        return AuditCalls(self)

    @property
    def auth(self) -> AuthCalls:
        return AuthCalls(self)

    @property
    def blocked_visitors(self) -> BlockedVisitorsCalls:
        return BlockedVisitorsCalls(self)

    @property
    def bounces(self) -> BouncesCalls:
        return BouncesCalls(self)

    @property
    def campaigns(self) -> CampaignsCalls:
        return CampaignsCalls(self)

    @property
    def chat(self) -> ChatCalls:
        return ChatCalls(self)

    @property
    def chatbot(self) -> ChatbotCalls:
        return ChatbotCalls(self)

    @property
    def contacts(self) -> ContactsCalls:
        return ContactsCalls(self)

    @property
    def conversations(self) -> ConversationsCalls:
        return ConversationsCalls(self)

    @property
    def database(self) -> DatabaseCalls:
        return DatabaseCalls(self)

    @property
    def deliveries(self) -> DeliveriesCalls:
        return DeliveriesCalls(self)

    @property
    def endpoints(self) -> EndpointsCalls:
        return EndpointsCalls(self)

    @property
    def erasures(self) -> ErasuresCalls:
        return ErasuresCalls(self)

    @property
    def files(self) -> FilesCalls:
        return FilesCalls(self)

    @property
    def forms(self) -> FormsCalls:
        return FormsCalls(self)

    @property
    def inbound_events(self) -> InboundEventsCalls:
        return InboundEventsCalls(self)

    @property
    def inbound_sources(self) -> InboundSourcesCalls:
        return InboundSourcesCalls(self)

    @property
    def installation(self) -> InstallationCalls:
        return InstallationCalls(self)

    @property
    def invitations(self) -> InvitationsCalls:
        return InvitationsCalls(self)

    @property
    def keys(self) -> KeysCalls:
        return KeysCalls(self)

    @property
    def knowledge(self) -> KnowledgeCalls:
        return KnowledgeCalls(self)

    @property
    def knowledge_sync(self) -> KnowledgeSyncCalls:
        return KnowledgeSyncCalls(self)

    @property
    def labels(self) -> LabelsCalls:
        return LabelsCalls(self)

    @property
    def leads(self) -> LeadsCalls:
        return LeadsCalls(self)

    @property
    def mcp(self) -> McpCalls:
        return McpCalls(self)

    @property
    def members(self) -> MembersCalls:
        return MembersCalls(self)

    @property
    def model_aliases(self) -> ModelAliasesCalls:
        return ModelAliasesCalls(self)

    @property
    def models(self) -> ModelsCalls:
        return ModelsCalls(self)

    @property
    def newsletter(self) -> NewsletterCalls:
        return NewsletterCalls(self)

    @property
    def newsletter_lists(self) -> NewsletterListsCalls:
        return NewsletterListsCalls(self)

    @property
    def oauth(self) -> OauthCalls:
        return OauthCalls(self)

    @property
    def openai(self) -> OpenaiCalls:
        return OpenaiCalls(self)

    @property
    def operators(self) -> OperatorsCalls:
        return OperatorsCalls(self)

    @property
    def overview(self) -> OverviewCalls:
        return OverviewCalls(self)

    @property
    def pages(self) -> PagesCalls:
        return PagesCalls(self)

    @property
    def passkeys(self) -> PasskeysCalls:
        return PasskeysCalls(self)

    @property
    def providers(self) -> ProvidersCalls:
        return ProvidersCalls(self)

    @property
    def runs(self) -> RunsCalls:
        return RunsCalls(self)

    @property
    def saved_replies(self) -> SavedRepliesCalls:
        return SavedRepliesCalls(self)

    @property
    def segments(self) -> SegmentsCalls:
        return SegmentsCalls(self)

    @property
    def series(self) -> SeriesCalls:
        return SeriesCalls(self)

    @property
    def sessions(self) -> SessionsCalls:
        return SessionsCalls(self)

    @property
    def speech_providers(self) -> SpeechProvidersCalls:
        return SpeechProvidersCalls(self)

    @property
    def stream(self) -> StreamCalls:
        return StreamCalls(self)

    @property
    def subscribers(self) -> SubscribersCalls:
        return SubscribersCalls(self)

    @property
    def suppressions(self) -> SuppressionsCalls:
        return SuppressionsCalls(self)

    @property
    def system(self) -> SystemCalls:
        return SystemCalls(self)

    @property
    def toolboxes(self) -> ToolboxesCalls:
        return ToolboxesCalls(self)

    @property
    def totp(self) -> TotpCalls:
        return TotpCalls(self)

    @property
    def trusts(self) -> TrustsCalls:
        return TrustsCalls(self)

    @property
    def voice(self) -> VoiceCalls:
        return VoiceCalls(self)

    @property
    def voice_channels(self) -> VoiceChannelsCalls:
        return VoiceChannelsCalls(self)

    @property
    def voice_recordings(self) -> VoiceRecordingsCalls:
        return VoiceRecordingsCalls(self)

    @property
    def voice_sessions(self) -> VoiceSessionsCalls:
        return VoiceSessionsCalls(self)

    @property
    def voicebot(self) -> VoicebotCalls:
        return VoicebotCalls(self)

    @property
    def widget(self) -> WidgetCalls:
        return WidgetCalls(self)

    @property
    def workflow_secrets(self) -> WorkflowSecretsCalls:
        return WorkflowSecretsCalls(self)

    @property
    def workflows(self) -> WorkflowsCalls:
        return WorkflowsCalls(self)

    @property
    def workspace(self) -> WorkspaceCalls:
        return WorkspaceCalls(self)

    @property
    def workspace_settings(self) -> WorkspaceSettingsCalls:
        return WorkspaceSettingsCalls(self)

    @property
    def workspaces(self) -> WorkspacesCalls:
        return WorkspacesCalls(self)
