# Generated from docs/reference by sdks/emitter. Change that, not this file.
from __future__ import annotations

import typing as _t
from datetime import datetime as _datetime

from . import types as _types
from ._uploads import Content
from ._value import OMIT, Given
from ._events import ServerSentEvent
from .aio import AsyncDownload, AsyncPages


class AsyncActionsCalls:
    def list(self) -> AsyncPages[_types.KnownAction]: ...


class AsyncAnswerTestsCalls:
    async def create(self, body: Given[_types.NewAnswerTest]) -> _types.AnswerTest: ...
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.AnswerTest]: ...
    async def delete(self, pin_id: str) -> None: ...
    async def run(self) -> _types.AnswerTestRun: ...
    async def report(self) -> _types.AnswerTestReport: ...
    async def get_mail(self) -> _types.AnswerTestMail: ...
    async def put_mail(self, *, wanted: bool) -> _types.AnswerTestMail: ...


class AsyncAppGrantsCalls:
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        everybody: bool = OMIT,
    ) -> AsyncPages[_types.AppGrant]: ...
    async def delete(self, id: str) -> None: ...


class AsyncApprovalsCalls:
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: _t.Union[_t.Literal["pending", "approved", "rejected", "expired", "cancelled"], str] = OMIT,
    ) -> AsyncPages[_types.Approval]: ...
    async def get(self, approval_id: str) -> _types.Approval: ...
    async def decide(
        self,
        approval_id: str,
        *,
        decision: _t.Union[_t.Literal["approved", "rejected"], str],
        request_hash: str = OMIT,
        comment: str = OMIT,
    ) -> _types.Approval: ...


class AsyncAppsCalls:
    async def create(
        self,
        *,
        name: str,
        kind: _t.Union[_t.Literal["confidential", "public"], str],
        scopes: _t.Sequence[Given[_types.Scope]],
        redirect_uris: _t.Sequence[str] = OMIT,
    ) -> _types.AppWithSecret: ...
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.App]: ...
    async def update(
        self,
        id: str,
        *,
        name: str = OMIT,
        redirect_uris: _t.Sequence[str] = OMIT,
        scopes: _t.Sequence[Given[_types.Scope]] = OMIT,
        status: _t.Union[_t.Literal["active", "waiting"], str] = OMIT,
    ) -> _types.App: ...
    async def delete(self, id: str) -> None: ...
    async def renew_secret(self, id: str) -> _types.AppWithSecret: ...
    async def approve(
        self,
        id: str,
        *,
        scopes: _t.Sequence[Given[_types.Scope]],
    ) -> _types.AppApproval: ...


class AsyncAssistantsCalls:
    def list(self) -> AsyncPages[_types.Assistant]: ...
    async def create(
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
    ) -> _types.Assistant: ...
    async def get(self, assistant_id: str) -> _types.Assistant: ...
    async def update(
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
    ) -> _types.Assistant: ...
    async def delete(self, assistant_id: str) -> None: ...
    async def try_(
        self,
        assistant_id: str,
        *,
        message: str,
        session_id: str = OMIT,
        context: Given[_types.ChatContext] = OMIT,
        settings: Given[_types.TryAssistantSettings] = OMIT,
    ) -> _types.ChatAnswer: ...


class AsyncAuditCalls:
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        action: str = OMIT,
    ) -> AsyncPages[_types.AuditEntry]: ...


class AsyncAuthCalls:
    async def sign_up(
        self,
        *,
        email: str,
        password: str,
        session: _t.Literal["cookie"] = OMIT,
        name: str = OMIT,
        workspace_name: str = OMIT,
    ) -> _types.SignedIn: ...
    async def me(self) -> _types.Me: ...
    async def update_me(
        self,
        *,
        name: _t.Optional[str] = OMIT,
        language: _t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str] = OMIT,
    ) -> _types.User: ...
    async def erase_me(self, *, password: str) -> None: ...
    async def sign_in(
        self,
        *,
        email: str,
        password: str,
        session: _t.Literal["cookie"] = OMIT,
        workspace_id: str = OMIT,
    ) -> _t.Union[_types.SignedIn, _types.SecondFactorRequired]: ...
    async def refresh(self, *, refresh_token: str = OMIT) -> _types.SignedIn: ...
    async def sign_out(self, *, refresh_token: str = OMIT) -> None: ...
    async def switch_workspace(self, *, workspace_id: str) -> _types.Access: ...
    async def pass_second_factor(
        self,
        *,
        second_factor_token: str,
        session: _t.Literal["cookie"] = OMIT,
        code: str = OMIT,
        passkey: Given[_types.PasskeyAnswer] = OMIT,
    ) -> _types.SignedIn: ...
    async def make_recovery_codes(self, *, password: str) -> _types.RecoveryCodes: ...
    async def forgot_password(self, *, email: str) -> _types.Accepted: ...
    async def reset_password(self, *, token: str, password: str) -> None: ...
    async def change_password(self, *, password: str, new_password: str) -> None: ...
    async def put_me_picture(self, *, file: Content) -> _types.User: ...
    async def delete_me_picture(self) -> None: ...
    async def verify_email(self, *, token: str, password: str = OMIT) -> _types.Verified: ...
    async def resend_verification(self) -> _types.Accepted: ...


class AsyncBlockedVisitorsCalls:
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.BlockedVisitor]: ...
    async def delete(self, visitor_id: str) -> None: ...


class AsyncBouncesCalls:
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        subscriber_id: str = OMIT,
    ) -> AsyncPages[_types.Bounce]: ...
    async def report(
        self,
        *,
        bounces: _t.Sequence[Given[_types.ReportedBounce]],
    ) -> _types.BounceReceipt: ...
    async def create_address(self) -> _types.BounceAddress: ...
    async def receive_mail(self, token: str, body: Content) -> _types.BounceReceipt: ...


class AsyncCampaignsCalls:
    async def create(
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
    ) -> _types.Campaign: ...
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: _t.Union[_t.Literal["draft", "scheduled", "sending", "paused", "sent", "cancelled"], str] = OMIT,
    ) -> AsyncPages[_types.Campaign]: ...
    async def get(self, campaign_id: str) -> _types.Campaign: ...
    async def update(
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
    ) -> _types.Campaign: ...
    async def delete(self, campaign_id: str) -> None: ...
    async def preview(
        self,
        campaign_id: str,
        *,
        name: str = OMIT,
        contact_id: str = OMIT,
    ) -> _types.CampaignPreview: ...
    async def test(self, campaign_id: str, *, to: _t.Sequence[str] = OMIT) -> _types.TestSent: ...
    async def schedule(self, campaign_id: str, *, at: str, time_zone: str) -> _types.Campaign: ...
    async def send(self, campaign_id: str) -> _types.Campaign: ...
    async def pause(self, campaign_id: str) -> _types.Campaign: ...
    async def resume(self, campaign_id: str) -> _types.Campaign: ...
    async def cancel(self, campaign_id: str) -> _types.Campaign: ...
    def list_mailings(
        self,
        campaign_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: _t.Union[_t.Literal["queued", "claimed", "handed", "sent", "deferred", "failed", "unknown", "skipped", "bounced"], str] = OMIT,
    ) -> AsyncPages[_types.Mailing]: ...
    async def release_mailing(self, campaign_id: str, subscriber_id: str) -> None: ...
    async def report(self, campaign_id: str) -> _types.CampaignReport: ...
    async def report_drawing(self, campaign_id: str) -> str: ...


class AsyncChatCalls:
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
    ) -> _t.AsyncIterator[ServerSentEvent]: ...
    def resume(self, session_id: str) -> _t.AsyncIterator[ServerSentEvent]: ...
    async def stop(self, session_id: str) -> _types.ChatStopAnswer: ...


class AsyncChatbotCalls:
    async def send(
        self,
        *,
        message: str,
        session_id: str = OMIT,
        context: Given[_types.ChatContext] = OMIT,
        model: str = OMIT,
        assistant_id: str = OMIT,
    ) -> _types.ChatAnswer: ...
    async def receive(
        self,
        body: _t.Union[Given[_types.UserMessage], Given[_types.ChatbotReceive]],
    ) -> _types.ChatAnswer: ...


class AsyncContactsCalls:
    async def export_user(
        self,
        user_id: str,
        *,
        format: _t.Union[_t.Literal["ndjson", "zip"], str] = OMIT,
    ) -> AsyncDownload: ...
    async def erase_user(self, user_id: str) -> _types.ErasureReceipt: ...
    async def export_one(
        self,
        contact_id: str,
        *,
        format: _t.Union[_t.Literal["ndjson", "zip"], str] = OMIT,
    ) -> AsyncDownload: ...
    async def erase(self, contact_id: str) -> _types.ErasureReceipt: ...
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
    ) -> AsyncPages[_types.Contact]: ...
    async def create(
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
    ) -> _types.Contact: ...
    async def export(
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
    ) -> AsyncDownload: ...
    async def import_(
        self,
        body: Content,
        *,
        dry_run: bool = OMIT,
        mapping: str = OMIT,
        country: str = OMIT,
        encoding: str = OMIT,
        date_format: _t.Union[_t.Literal["DMY", "MDY", "YMD"], str] = OMIT,
    ) -> _types.ImportReport: ...
    async def import_template(self) -> AsyncDownload: ...
    def list_joined_by_number(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.JoinedContact]: ...
    async def get(self, contact_id: str) -> _types.Contact: ...
    async def update(
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
    ) -> _types.Contact: ...
    def timeline(
        self,
        contact_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.TimelineItem]: ...
    async def merge(self, contact_id: str, *, into_id: str) -> _types.Contact: ...
    async def unmerge(self, contact_id: str) -> _types.Contact: ...
    async def part(
        self,
        contact_id: str,
        *,
        identities: _t.Sequence[Given[_types.PartedIdentitiesIdentity]],
        shared_numbers: _t.Sequence[str] = OMIT,
        name: str = OMIT,
    ) -> _types.Contact: ...
    async def confirm_joined(self, contact_id: str) -> None: ...
    async def block(self, contact_id: str) -> _types.Contact: ...
    async def unblock(self, contact_id: str) -> _types.Contact: ...


class AsyncConversationsCalls:
    def events(
        self,
        session_id: str,
        *,
        from_: _t.Union[_t.Literal["start", "now"], str] = OMIT,
    ) -> _t.AsyncIterator[ServerSentEvent]: ...
    async def stop(self, session_id: str) -> _types.ConversationsStopAnswer: ...
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
    ) -> AsyncPages[_types.Conversation]: ...
    async def get(self, session_id: str) -> _types.Conversation: ...
    async def delete(self, session_id: str) -> None: ...
    async def update(
        self,
        session_id: str,
        *,
        assignee_id: _t.Optional[str] = OMIT,
        former_assignee_id: _t.Optional[str] = OMIT,
        contact_id: _t.Optional[str] = OMIT,
    ) -> _types.Conversation: ...
    def list_messages(
        self,
        session_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.Message]: ...
    async def write(self, session_id: str, *, text: str, is_note: bool = OMIT) -> _types.Message: ...
    async def export(self, session_id: str) -> _types.ConversationsExportAnswer: ...
    async def close(self, session_id: str) -> _types.Conversation: ...
    async def block(self, session_id: str) -> _types.BlockedVisitor: ...
    async def unblock(self, session_id: str) -> None: ...
    async def export_all(self) -> AsyncDownload: ...
    async def provenance(self, message_id: str) -> _types.Provenance: ...
    async def hand_over(self, session_id: str, *, message: str = OMIT) -> _types.Conversation: ...
    async def hand_back(self, session_id: str, *, summary: str = OMIT) -> _types.Conversation: ...
    async def put_labels(
        self,
        session_id: str,
        *,
        labels: _t.Sequence[str] = OMIT,
        add: _t.Sequence[str] = OMIT,
        remove: _t.Sequence[str] = OMIT,
    ) -> _types.Conversation: ...
    async def put_snooze(
        self,
        session_id: str,
        *,
        until: _t.Optional[_t.Union[_datetime, str]],
        former: _t.Optional[_t.Union[_datetime, str]] = OMIT,
    ) -> _types.Conversation: ...
    async def draft(self, session_id: str) -> _types.DraftOfReply: ...
    async def attachments(
        self,
        session_id: str,
        *,
        file: Content,
        text: str = OMIT,
    ) -> _types.SentAttachment: ...
    async def get_attachment(self, session_id: str, attachment_id: str) -> AsyncDownload: ...
    async def attachment_preview(self, session_id: str, attachment_id: str) -> AsyncDownload: ...
    async def put_seen(self, session_id: str, *, message_id: str) -> _types.Conversation: ...
    async def give_feedback(
        self,
        message_id: str,
        *,
        helpful: bool,
        comment: str = OMIT,
    ) -> _types.Feedback: ...
    async def get_transcript(self, session_id: str) -> str: ...
    async def mail_transcript(
        self,
        session_id: str,
        *,
        email: str = OMIT,
    ) -> _types.AcceptedTranscript: ...
    async def replay(
        self,
        session_id: str,
        *,
        against: _t.Union[_t.Literal["today", "recorded"], str],
    ) -> _types.ReplayedConversation: ...
    async def put_contact(self, session_id: str, *, email: str) -> None: ...
    async def typing(self, session_id: str, *, is_typing: bool) -> None: ...
    async def viewing(self, session_id: str, *, is_viewing: bool) -> None: ...


class AsyncDatabaseCalls:
    async def run(self, body: Given[_types.DatabaseRequest]) -> _types.DatabaseAnswer: ...
    async def select(
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
    ) -> _types.DatabaseAnswer: ...
    async def insert(
        self,
        *,
        table: str,
        rows: _t.Sequence[_t.Mapping[str, _t.Any]],
        returning: _t.Union[_t.Literal[True], _t.Sequence[str]] = OMIT,
    ) -> _types.DatabaseAnswer: ...
    async def upsert(
        self,
        *,
        table: str,
        rows: _t.Sequence[_t.Mapping[str, _t.Any]],
        on_conflict: _t.Sequence[str] = OMIT,
        update: _t.Sequence[str] = OMIT,
        returning: _t.Union[_t.Literal[True], _t.Sequence[str]] = OMIT,
    ) -> _types.DatabaseAnswer: ...
    async def update(
        self,
        *,
        table: str,
        set: _t.Mapping[str, _t.Any],
        where: _t.Mapping[str, _t.Any] = OMIT,
        all: bool = OMIT,
        returning: _t.Union[_t.Literal[True], _t.Sequence[str]] = OMIT,
    ) -> _types.DatabaseAnswer: ...
    async def delete(
        self,
        *,
        table: str,
        where: _t.Mapping[str, _t.Any] = OMIT,
        all: bool = OMIT,
        returning: _t.Union[_t.Literal[True], _t.Sequence[str]] = OMIT,
    ) -> _types.DatabaseAnswer: ...
    async def count(
        self,
        *,
        table: str,
        where: _t.Mapping[str, _t.Any] = OMIT,
    ) -> _types.DatabaseAnswer: ...
    async def create_table(
        self,
        *,
        table: str,
        columns: _t.Sequence[Given[_types.DatabaseRequestCreateTableColumn]],
        indexes: _t.Sequence[Given[_types.DatabaseRequestCreateTableIndexe]] = OMIT,
        schema: _t.Optional[_t.Mapping[str, _t.Any]] = OMIT,
        comment: str = OMIT,
    ) -> _types.DatabaseAnswer: ...
    async def alter_table(
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
    ) -> _types.DatabaseAnswer: ...
    async def drop_table(self, *, table: str) -> _types.DatabaseAnswer: ...
    async def describe(self, *, table: str = OMIT) -> _types.DatabaseAnswer: ...
    async def sql(self, *, sql: str, params: _t.Sequence[_t.Any] = OMIT) -> _types.DatabaseAnswer: ...
    async def batch(
        self,
        *,
        statements: _t.Sequence[_t.Union[Given[_types.DatabaseRequestSelect], Given[_types.DatabaseRequestInsert], Given[_types.DatabaseRequestUpsert], Given[_types.DatabaseRequestUpdate], Given[_types.DatabaseRequestDelete], Given[_types.DatabaseRequestCount], Given[_types.DatabaseRequestSql]]],
        isolation: _t.Union[_t.Literal["read committed", "repeatable read", "serializable"], str] = OMIT,
    ) -> _types.DatabaseAnswer: ...
    async def export(
        self,
        *,
        table: str = OMIT,
        format: _t.Union[_t.Literal["csv", "ndjson"], str] = OMIT,
        for_: _t.Literal["spreadsheet"] = OMIT,
    ) -> AsyncDownload: ...
    async def import_(
        self,
        body: _t.Union[_t.Mapping[str, _t.Any], Content],
        *,
        table: str = OMIT,
        file_format: _t.Union[_t.Literal["csv", "ndjson"], str] = OMIT,
        mode: _t.Union[_t.Literal["insert", "upsert"], str] = OMIT,
        on_conflict: str = OMIT,
        date_format: _t.Union[_t.Literal["DMY", "MDY", "YMD"], str] = OMIT,
        dry_run: bool = OMIT,
    ) -> _types.DatabaseImportReport: ...
    async def restore(self, body: Content) -> _types.DatabaseRestoreReport: ...


class AsyncDeliveriesCalls:
    async def get(self, delivery_id: str) -> _types.DeliveryWithAttempts: ...
    async def resend(self, delivery_id: str) -> _types.Delivery: ...


class AsyncEndpointsCalls:
    async def list_event_types(self) -> _types.EventTypeList: ...
    async def create(
        self,
        *,
        url: str,
        events: _t.Sequence[str] = OMIT,
        description: str = OMIT,
        order_by: _t.Union[_t.Literal["none", "conversationId"], str] = OMIT,
        concurrency: int = OMIT,
        rate_limit_per_second: _t.Optional[int] = OMIT,
        asymmetric: bool = OMIT,
    ) -> _types.EndpointWithSecret: ...
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.Endpoint]: ...
    async def get(self, endpoint_id: str) -> _types.Endpoint: ...
    async def update(
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
    ) -> _types.Endpoint: ...
    async def delete(self, endpoint_id: str) -> None: ...
    async def rotate_secret(
        self,
        endpoint_id: str,
        *,
        overlap_hours: int = OMIT,
    ) -> _types.RotatedSecret: ...
    async def test(self, endpoint_id: str) -> _types.Attempt: ...
    async def replay(
        self,
        endpoint_id: str,
        *,
        since: _t.Union[_datetime, str],
        until: _t.Union[_datetime, str] = OMIT,
        types: _t.Sequence[str] = OMIT,
        only_failed: bool = OMIT,
    ) -> _types.Replayed: ...
    def list_deliveries(
        self,
        endpoint_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: Given[_types.DeliveryStatus] = OMIT,
        type: str = OMIT,
    ) -> AsyncPages[_types.Delivery]: ...


class AsyncErasuresCalls:
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.ErasureReceipt]: ...
    async def get(self, erasure_id: str) -> _types.ErasureReceipt: ...


class AsyncFilesCalls:
    async def upload(self, *, file: Content) -> _types.File: ...
    async def download(self, file_id: str) -> AsyncDownload: ...
    async def delete(self, file_id: str) -> None: ...


class AsyncFormsCalls:
    async def challenge(self, *, key: str = OMIT) -> _types.FormChallenge: ...


class AsyncInboundEventsCalls:
    async def process_from(
        self,
        source_id: str,
        body: _t.Union[Given[_types.InboundWebhook], _t.Sequence[_t.Any]],
        *,
        wait: bool = OMIT,
    ) -> _types.WebhookReceipt: ...
    async def process(
        self,
        body: _t.Union[Given[_types.InboundWebhook], _t.Sequence[_t.Any]],
        *,
        source: str = OMIT,
        wait: bool = OMIT,
    ) -> _types.WebhookReceipt: ...
    async def receive_mail(self, source_id: str, body: Content) -> _types.WebhookReceipt: ...
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        source_id: str = OMIT,
        kind: str = OMIT,
        status: Given[_types.InboundEventStatus] = OMIT,
    ) -> AsyncPages[_types.InboundEvent]: ...
    async def get(self, event_id: str) -> _types.FullInboundEvent: ...
    async def replay(self, event_id: str) -> _types.WebhookReceipt: ...


class AsyncInboundSourcesCalls:
    async def create(
        self,
        *,
        name: str,
        scheme: Given[_types.WebhookScheme] = OMIT,
        secret: str = OMIT,
        schemas: _t.Mapping[str, _t.Mapping[str, _t.Any]] = OMIT,
        format: Given[_types.WebhookFormat] = OMIT,
        address: str = OMIT,
        forwarders: _t.Sequence[str] = OMIT,
    ) -> _types.WebhookSourceWithSecret: ...
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.WebhookSource]: ...
    async def get(self, source_id: str) -> _types.WebhookSource: ...
    async def update(
        self,
        source_id: str,
        *,
        name: str = OMIT,
        schemas: _t.Mapping[str, _t.Mapping[str, _t.Any]] = OMIT,
        forwarders: _t.Sequence[str] = OMIT,
        is_default: bool = OMIT,
    ) -> _types.WebhookSource: ...
    async def delete(self, source_id: str) -> None: ...
    async def rotate_secret(
        self,
        source_id: str,
        *,
        overlap_seconds: int = OMIT,
        secret: str = OMIT,
    ) -> _types.WebhookSourceWithSecret: ...


class AsyncInstallationCalls:
    async def get(self) -> _types.Installation: ...
    async def get_findings(self) -> _types.Examination: ...
    async def get_retention(self) -> _types.DefaultRetention: ...
    async def update_retention(
        self,
        *,
        days: _t.Mapping[str, _t.Optional[int]],
    ) -> _types.DefaultRetention: ...
    async def sign_in_resets(
        self,
        *,
        email: str,
        remove_second_factor: bool = OMIT,
    ) -> _types.SignInReset: ...


class AsyncInvitationsCalls:
    async def create(
        self,
        *,
        email: str,
        role: _t.Union[_t.Literal["owner", "admin", "agent"], str],
    ) -> _types.InvitationWithLink: ...
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.Invitation]: ...
    async def delete(self, id: str) -> None: ...
    async def accept(
        self,
        *,
        token: str,
        session: _t.Literal["cookie"] = OMIT,
        name: str = OMIT,
        password: str = OMIT,
    ) -> _types.SignedIn: ...


class AsyncKeysCalls:
    async def create(
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
    ) -> _types.ApiKeyWithSecret: ...
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.ApiKey]: ...
    async def rotate(self, id: str, *, overlap_seconds: int = OMIT) -> _types.ApiKeyWithSecret: ...
    async def update(
        self,
        id: str,
        *,
        name: str = OMIT,
        expires_at: _t.Optional[_t.Union[_datetime, str]] = OMIT,
        allowed_origins: _t.Sequence[str] = OMIT,
        allowed_addresses: _t.Optional[_t.Sequence[str]] = OMIT,
        allow_browser: bool = OMIT,
    ) -> _types.ApiKey: ...
    async def delete(self, id: str) -> None: ...
    async def report_leaked(self, body: Given[_types.LeakReport]) -> _t.List[_types.LeakLabel]: ...


class AsyncKnowledgeCalls:
    async def add(
        self,
        body: _t.Union[Given[_types.NewKnowledgeSources], _t.Mapping[str, _t.Any]],
    ) -> _types.AddedKnowledgeSources: ...
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        type: _t.Union[_t.Literal["text", "faq", "url", "site", "file"], str] = OMIT,
        q: str = OMIT,
        tag: str = OMIT,
        external_id: str = OMIT,
    ) -> AsyncPages[_types.KnowledgeSource]: ...
    async def delete_many(
        self,
        *,
        tag: str = OMIT,
        all: bool = OMIT,
    ) -> _types.RemovedKnowledgeSources: ...
    async def get(self, source_id: str) -> _types.FullKnowledgeSource: ...
    async def replace(
        self,
        source_id: str,
        body: Given[_types.KnowledgeSourceContent],
    ) -> _types.ReplacedKnowledgeSource: ...
    async def delete(self, source_id: str, *, purge: bool = OMIT) -> None: ...
    def list_versions(
        self,
        source_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.KnowledgeDocumentVersion]: ...
    async def get_document(self, document_id: str) -> _types.KnowledgeDocument: ...
    def list_document_passages(
        self,
        document_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.DocumentPassage]: ...
    async def get_synonyms(self) -> _types.Synonyms: ...
    async def put_synonyms(self, *, groups: _t.Sequence[_t.Sequence[str]]) -> _types.Synonyms: ...
    async def search(
        self,
        *,
        query: str,
        limit: int = OMIT,
        tags: _t.Sequence[str] = OMIT,
    ) -> _types.FoundPassages: ...
    def list_documents(
        self,
        source_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.KnowledgePage]: ...
    async def refresh(self, source_id: str) -> None: ...
    async def cancel(self, source_id: str) -> None: ...
    def list_gaps(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        state: Given[_types.GapState] = OMIT,
    ) -> AsyncPages[_types.Gap]: ...
    async def resolve_gap(self, gap_id: str, body: Given[_types.GapResolution]) -> _types.Gap: ...
    async def get_gap_mail(self) -> _types.GapMail: ...
    async def put_gap_mail(self, *, weekly: bool) -> _types.GapMail: ...
    async def get_embeddings(self) -> _types.EmbeddingSetting: ...
    async def put_embeddings(
        self,
        *,
        model: str,
        dimensions: int = OMIT,
        daily_tokens: int = OMIT,
    ) -> _types.EmbeddingSetting: ...
    async def delete_embeddings(self) -> None: ...
    def list_questions(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        origin: _t.Union[_t.Literal["model", "choice"], str] = OMIT,
        document_id: str = OMIT,
    ) -> AsyncPages[_types.AskedQuestion]: ...
    async def put_questions(
        self,
        *,
        model: str,
        per_section: int = OMIT,
        languages: _t.Sequence[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]] = OMIT,
        max_cost: float = OMIT,
        max_tokens: int = OMIT,
        dry_run: bool = OMIT,
    ) -> _types.QuestionWriting: ...
    async def delete_questions(self) -> None: ...
    async def update_question(self, question_id: str, *, text: str) -> _types.AskedQuestion: ...
    async def delete_question(self, question_id: str) -> None: ...


class AsyncKnowledgeSyncCalls:
    async def begin(self, *, tag: str) -> _types.StartedKnowledgeSync: ...
    async def send(
        self,
        sync_id: str,
        *,
        sources: _t.Sequence[_t.Union[Given[_types.NewKnowledgeSourcesText], Given[_types.NewKnowledgeSourcesFaq]]],
    ) -> _types.ReceivedKnowledgeSyncPortion: ...
    async def finish(
        self,
        sync_id: str,
        *,
        dry_run: bool = OMIT,
        allow_removal: bool = OMIT,
    ) -> _types.KnowledgeSyncCounts: ...


class AsyncLabelsCalls:
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.Label]: ...
    async def create(self, *, name: str, colour: Given[_types.LabelColour] = OMIT) -> _types.Label: ...
    async def update(
        self,
        label_id: str,
        *,
        name: str = OMIT,
        colour: Given[_types.LabelColour] = OMIT,
    ) -> _types.Label: ...
    async def delete(self, label_id: str) -> None: ...


class AsyncLeadsCalls:
    async def create(
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
    ) -> _types.CapturedLead: ...
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
    ) -> AsyncPages[_types.Lead]: ...
    async def export(
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
    ) -> AsyncDownload: ...
    async def import_(
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
    ) -> _types.ImportReport: ...
    async def import_template(self) -> AsyncDownload: ...
    async def list_score_rules(self) -> _types.LeadsListScoreRulesAnswer: ...
    async def get(self, lead_id: str) -> _types.Lead: ...
    async def update(
        self,
        lead_id: str,
        *,
        status: Given[_types.LeadStatus] = OMIT,
        assignee_id: _t.Optional[str] = OMIT,
        custom: _t.Mapping[str, _t.Optional[_t.Union[str, float, bool]]] = OMIT,
    ) -> _types.Lead: ...
    async def delete(self, lead_id: str) -> None: ...
    def list_notes(
        self,
        lead_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.LeadNote]: ...
    async def create_note(self, lead_id: str, *, text: str) -> _types.LeadNote: ...
    async def delete_note(self, lead_id: str, note_id: str) -> None: ...


class AsyncMcpCalls:
    async def send(
        self,
        *,
        jsonrpc: _t.Literal["2.0"],
        method: str,
        id: _t.Union[str, int] = OMIT,
        params: _t.Mapping[str, _t.Any] = OMIT,
    ) -> _types.JsonRpcAnswer: ...


class AsyncMembersCalls:
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.Member]: ...
    async def update(
        self,
        user_id: str,
        *,
        role: _t.Union[_t.Literal["owner", "admin", "agent"], str],
    ) -> _types.Member: ...
    async def delete(self, user_id: str) -> None: ...


class AsyncModelAliasesCalls:
    async def get(self) -> _types.ModelAliases: ...
    async def put(self, **further: _t.Any) -> _types.ModelAliases: ...


class AsyncModelsCalls:
    async def use(self) -> _types.ModelUse: ...
    async def put_budget(
        self,
        *,
        monthly_tokens: _t.Optional[int],
        monthly_cost: _t.Optional[float],
        daily_tokens_per_visitor: _t.Optional[int] = OMIT,
        daily_cost_per_visitor: _t.Optional[float] = OMIT,
    ) -> _types.ModelBudget: ...


class AsyncNewsletterCalls:
    async def subscribe(
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
    ) -> _types.TakenSubscription: ...
    async def statistics(self, *, days: int = OMIT, list: str = OMIT) -> _types.NewsletterStatistics: ...


class AsyncNewsletterListsCalls:
    async def list(self) -> _types.NewsletterListsListAnswer: ...
    async def create(
        self,
        *,
        slug: str,
        name: str,
        description: _t.Optional[str] = OMIT,
        is_public: bool = OMIT,
        language: _t.Optional[str] = OMIT,
    ) -> _types.NewsletterList: ...
    async def update(
        self,
        list_id: str,
        *,
        slug: str = OMIT,
        name: str = OMIT,
        description: _t.Optional[str] = OMIT,
        is_public: bool = OMIT,
        language: _t.Optional[str] = OMIT,
    ) -> _types.NewsletterList: ...
    async def delete(self, list_id: str, *, force: bool = OMIT) -> None: ...


class AsyncOauthCalls:
    async def register(
        self,
        *,
        client_name: str = OMIT,
        redirect_uris: _t.Sequence[str] = OMIT,
        scope: str = OMIT,
        token_endpoint_auth_method: str = OMIT,
        **further: _t.Any
    ) -> _types.RegisteredApp: ...
    async def token(self, body: Content) -> _types.OauthTokenAnswer: ...
    async def revoke(self, body: Content) -> None: ...
    async def introspect(self, body: Content) -> _types.OauthIntrospection: ...
    async def push(self, body: Content) -> _types.OauthPushedRequest: ...
    async def begin_device(self, body: Content) -> _types.OauthDeviceAnswer: ...
    async def authorize(self) -> str: ...


class AsyncOpenaiCalls:
    async def create_chat_completion(
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
    ) -> _types.ChatCompletion: ...
    async def create_embeddings(
        self,
        *,
        model: str,
        input: _t.Union[str, _t.Sequence[str]],
        dimensions: _t.Optional[int] = OMIT,
        encoding_format: _t.Optional[_t.Union[_t.Literal["float"], _t.Literal["base64"]]] = OMIT,
        user: _t.Optional[str] = OMIT,
        **further: _t.Any
    ) -> _types.Embeddings: ...
    async def list_models(self) -> _types.OpenaiListModelsAnswer: ...
    async def get_model(self, model: str) -> _types.Model: ...
    async def get_model_of_provider(self, provider: str, model: str) -> _types.Model: ...
    async def create_realtime_client_secret(
        self,
        *,
        expires_after: _t.Optional[Given[_types.NewRealtimeClientSecretExpiresAfter]] = OMIT,
        session: _t.Optional[Given[_types.NewRealtimeClientSecretSession]] = OMIT,
        **further: _t.Any
    ) -> _types.RealtimeClientSecret: ...
    def realtime_socket(
        self,
        *,
        model: str = OMIT,
        language: str = OMIT,
        voice: str = OMIT,
        ticket: str = OMIT,
    ) -> str: ...
    async def create_response(
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
    ) -> _types.Response: ...
    async def get_response(
        self,
        response_id: str,
        *,
        stream: bool = OMIT,
        starting_after: int = OMIT,
    ) -> _types.Response: ...
    async def delete_response(self, response_id: str) -> _types.OpenaiDeleteResponseAnswer: ...
    async def list_input_items(
        self,
        response_id: str,
        *,
        order: _t.Union[_t.Literal["asc", "desc"], str] = OMIT,
        limit: int = OMIT,
        after: str = OMIT,
    ) -> _types.InputItemList: ...
    async def cancel_response(self, response_id: str) -> _types.Response: ...
    async def speak(
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
    ) -> AsyncDownload: ...
    async def transcribe(
        self,
        *,
        file: Content,
        model: str,
        language: str = OMIT,
        response_format: _t.Union[_t.Literal["json", "text", "srt", "verbose_json", "vtt"], str] = OMIT,
        stream: bool = OMIT,
        prompt: str = OMIT,
        temperature: float = OMIT,
    ) -> _types.Transcription: ...


class AsyncOperatorsCalls:
    async def create(self, *, user_id: str) -> _types.Operator: ...
    async def delete(self, user_id: str) -> None: ...


class AsyncOverviewCalls:
    async def needs(self) -> _types.NeedsMe: ...
    async def statistics(
        self,
        *,
        from_: str = OMIT,
        to: str = OMIT,
        by: _t.Union[_t.Literal["day", "assistant", "page", "channel"], str] = OMIT,
    ) -> _types.Statistics: ...


class AsyncPagesCalls:
    async def get_invitation(self, *, token: str = OMIT) -> str: ...
    async def invitation(self, *, token: str = OMIT, name: str = OMIT, password: str = OMIT) -> str: ...
    async def get_second_factor(self) -> str: ...
    async def second_factor(self, *, email: str = OMIT, password: str = OMIT) -> str: ...
    async def confirm_second_factor(self, *, token: str = OMIT, code: str = OMIT) -> str: ...
    async def picture(self, picture: str) -> AsyncDownload: ...
    async def get_verify_email(self, *, token: str = OMIT) -> str: ...
    async def verify_email(
        self,
        *,
        token: str = OMIT,
        password: str = OMIT,
        new_password: str = OMIT,
    ) -> str: ...
    async def get_reset_password(self, *, token: str = OMIT) -> str: ...
    async def reset_password(
        self,
        *,
        token: str = OMIT,
        password: str = OMIT,
        new_password: str = OMIT,
    ) -> str: ...
    async def get_outbox(self) -> str: ...
    async def outbox(self, *, email: str = OMIT, password: str = OMIT, code: str = OMIT) -> str: ...
    async def device(self, *, user_code: str = OMIT) -> str: ...
    async def app_return(self, uid: str) -> str: ...
    async def get_device_code(self, *, user_code: str = OMIT) -> str: ...
    async def device_code(self, body: Content) -> str: ...
    async def device_return(self, uid: str) -> str: ...
    async def get_app_consent(self, uid: str) -> str: ...
    async def app_consent(
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
    ) -> str: ...
    async def oauth_script(self, script: str) -> str: ...
    async def lead(self, token: str) -> str: ...
    async def get_confirmation(self, token: str) -> str: ...
    async def confirmation(self, token: str) -> str: ...
    async def get_leaving(self, token: str) -> str: ...
    async def leaving(self, token: str) -> str: ...
    async def get_preferences(self, token: str) -> str: ...
    async def preferences(self, token: str, **further: _t.Any) -> str: ...
    async def mail_preview(self, token: str) -> str: ...
    async def mail(self, token: str) -> str: ...
    async def click(self, token: str, link: str) -> str: ...
    async def opened(self, token: str) -> AsyncDownload: ...
    async def file(self, token: str) -> AsyncDownload: ...
    async def get_gap_mail(self, *, token: str = OMIT) -> str: ...
    async def gap_mail(self, *, token: str = OMIT, token_: str = OMIT) -> str: ...
    async def get_approval(self, token: str) -> str: ...
    async def approval(
        self,
        token: str,
        *,
        decision: _t.Union[_t.Literal["approved", "rejected"], str],
        request_hash: str,
        comment: str = OMIT,
    ) -> str: ...
    async def voice(self, *, lang: str = OMIT) -> str: ...
    async def voice_script(self, script: str) -> str: ...
    async def widget_script(self) -> str: ...
    async def widget_avatar(self, token: str) -> AsyncDownload: ...
    async def widget_file(self, build: str, file: str) -> str: ...
    async def chat(self, key: str, *, lang: str = OMIT, plain: str = OMIT) -> str: ...
    async def send_chat(self, key: str, *, message: str, proof: str = OMIT, lang: str = OMIT) -> None: ...
    async def widget_preview(
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
    ) -> str: ...
    async def widget_settings(self, file: str) -> _types.WidgetConfig: ...
    async def console(self) -> str: ...
    async def console_page(self, page: str) -> str: ...
    async def console_thing(self, page: str, thing: str) -> str: ...
    async def console_file(self, file: str) -> AsyncDownload: ...
    async def workspace_export(self, token: str) -> AsyncDownload: ...


class AsyncPasskeysCalls:
    async def options(self) -> _types.PasskeyOptions: ...
    async def create(
        self,
        *,
        passkey: Given[_types.NewPasskeyPasskey],
        name: str = OMIT,
    ) -> _types.AddedPasskey: ...
    async def list(self) -> _types.Passkeys: ...
    async def delete(self, id: str, *, password: str) -> None: ...


class AsyncProvidersCalls:
    def list(self) -> AsyncPages[_types.Provider]: ...
    async def create(
        self,
        *,
        kind: _t.Union[_t.Literal["anthropic", "google", "mistral", "openai", "openai-compatible"], str],
        name: str,
        api_key: str = OMIT,
        base_url: str = OMIT,
        default_model: str = OMIT,
        prices: _t.Mapping[str, Given[_types.NewProviderPricesValue]] = OMIT,
        first_byte_timeout_ms: int = OMIT,
    ) -> _types.Provider: ...
    async def get(self, provider_id: str) -> _types.Provider: ...
    async def update(
        self,
        provider_id: str,
        *,
        name: str = OMIT,
        api_key: _t.Optional[str] = OMIT,
        base_url: _t.Optional[str] = OMIT,
        default_model: _t.Optional[str] = OMIT,
        prices: _t.Mapping[str, Given[_types.ProviderChangePricesValue]] = OMIT,
        first_byte_timeout_ms: int = OMIT,
    ) -> _types.Provider: ...
    async def delete(self, provider_id: str) -> None: ...
    async def test(self, provider_id: str, *, model: str = OMIT) -> _types.ProviderTestResult: ...


class AsyncRunsCalls:
    async def cancel_many(
        self,
        *,
        workflow: str = OMIT,
        caused_by: str = OMIT,
        all: _t.Literal[True] = OMIT,
    ) -> _types.RunsCancelManyAnswer: ...
    def list(
        self,
        *,
        workflow: str = OMIT,
        status: _t.Union[_t.Literal["queued", "running", "waiting", "completed", "faulted", "cancelled"], str] = OMIT,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.RunsListItem]: ...
    async def get(self, run_id: str, *, wait: int = OMIT) -> _types.RunsGetAnswer: ...
    def tasks(
        self,
        run_id: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.RunsGetAnswerTimelineItem]: ...
    async def cancel(self, run_id: str) -> _types.RunsListItem: ...
    async def resume(
        self,
        run_id: str,
        *,
        from_task: str = OMIT,
        definition: _t.Union[_t.Literal["latest"], int] = OMIT,
        input: _t.Any = OMIT,
    ) -> _types.RunsListItem: ...
    async def retry(
        self,
        run_id: str,
        *,
        definition: _t.Union[_t.Literal["latest"], int] = OMIT,
    ) -> _types.RunsRetryAnswer: ...


class AsyncSavedRepliesCalls:
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.SavedReply]: ...
    async def create(
        self,
        *,
        title: str,
        text: str,
        shortcut: _t.Optional[str] = OMIT,
    ) -> _types.SavedReply: ...
    async def update(
        self,
        saved_reply_id: str,
        *,
        title: str = OMIT,
        text: str = OMIT,
        shortcut: _t.Optional[str] = OMIT,
    ) -> _types.SavedReply: ...
    async def delete(self, saved_reply_id: str) -> None: ...


class AsyncSegmentsCalls:
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.Segment]: ...
    async def create(self, *, name: str, filter: Given[_types.ContactFilter]) -> _types.Segment: ...
    async def get(self, segment_id: str) -> _types.Segment: ...
    async def update(
        self,
        segment_id: str,
        *,
        name: str = OMIT,
        filter: Given[_types.ContactFilter] = OMIT,
    ) -> _types.Segment: ...
    async def delete(self, segment_id: str) -> None: ...


class AsyncSeriesCalls:
    async def create(
        self,
        *,
        name: str,
        list_id: str,
        steps: _t.Sequence[Given[_types.NewSeriesStep]],
        language: _t.Optional[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]] = OMIT,
        site_url: _t.Optional[str] = OMIT,
    ) -> _types.Series: ...
    async def list(self) -> _types.SeriesListAnswer: ...
    async def get(self, series_id: str) -> _types.Series: ...
    async def update(
        self,
        series_id: str,
        *,
        status: _t.Union[_t.Literal["active", "stopped"], str],
    ) -> _types.Series: ...
    async def delete(self, series_id: str) -> None: ...


class AsyncSessionsCalls:
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.Session]: ...
    async def end_others(self) -> None: ...
    async def delete(self, id: str) -> None: ...


class AsyncSpeechProvidersCalls:
    def list(self) -> AsyncPages[_types.SpeechProvider]: ...
    async def create(
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
    ) -> _types.SpeechProvider: ...
    async def get(self, speech_provider_id: str) -> _types.SpeechProvider: ...
    async def update(
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
    ) -> _types.SpeechProvider: ...
    async def delete(self, speech_provider_id: str) -> None: ...
    async def test(self, speech_provider_id: str) -> _types.SpeechProviderTest: ...


class AsyncStreamCalls:
    def events(
        self,
        *,
        ticket: str = OMIT,
        since: int = OMIT,
        events: str = OMIT,
        conversation: str = OMIT,
    ) -> _t.AsyncIterator[ServerSentEvent]: ...
    async def create_ticket(self) -> _types.StreamTicket: ...


class AsyncSubscribersCalls:
    async def export(
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
    ) -> AsyncDownload: ...
    async def import_(
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
    ) -> _types.SubscriberImportReport: ...
    async def import_template(self) -> AsyncDownload: ...
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
    ) -> AsyncPages[_types.Subscriber]: ...
    async def get(self, subscriber_id: str) -> _types.SubscriberDetails: ...
    async def update(
        self,
        subscriber_id: str,
        *,
        name: _t.Optional[str] = OMIT,
        language: _t.Optional[str] = OMIT,
        is_spam: bool = OMIT,
    ) -> _types.SubscriberDetails: ...
    async def delete(self, subscriber_id: str) -> None: ...
    async def unsubscribe(
        self,
        subscriber_id: str,
        *,
        lists: _t.Sequence[str] = OMIT,
    ) -> _types.SubscriberDetails: ...


class AsyncSuppressionsCalls:
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        reason: Given[_types.SuppressionReason] = OMIT,
        email: str = OMIT,
    ) -> AsyncPages[_types.Suppression]: ...
    async def create(self, *, email: str) -> _types.Suppression: ...
    async def delete(self, email: str) -> None: ...


class AsyncSystemCalls:
    async def live(self) -> _types.Health: ...
    async def ready(self) -> _types.Readiness: ...
    async def version(self) -> _types.Version: ...
    async def metrics(self) -> str: ...
    async def openapi(self, *, version: str = OMIT) -> _t.Dict[str, _t.Any]: ...
    async def docs(self) -> str: ...
    async def problems(self) -> str: ...
    async def search_docs(self, *, q: str = OMIT) -> str: ...
    async def docs_file(self, file: str) -> str: ...
    async def docs_guide(self, guide: str) -> str: ...
    async def docs_chapter(self, chapter: str) -> str: ...
    async def llms(self) -> str: ...
    async def client_file(self, file: str) -> AsyncDownload: ...
    async def client_file_of_version(self, version: str, file: str) -> AsyncDownload: ...
    async def key_set(self) -> _types.KeySet: ...
    async def get_oauth_authorization_server(self) -> _types.OauthMetadata: ...
    async def get_openid_configuration(self) -> _types.OauthMetadata: ...
    async def get_oauth_protected_resource(self) -> _types.OauthMetadata: ...
    async def get_oauth_protected_resource_mcp(self) -> _types.OauthMetadata: ...


class AsyncToolboxesCalls:
    def list(self) -> AsyncPages[_types.Toolbox]: ...
    async def create(
        self,
        *,
        name: str,
        kind: _t.Union[_t.Literal["mcp", "openapi"], str],
        url: str,
        headers: _t.Mapping[str, str] = OMIT,
    ) -> _types.Toolbox: ...
    async def refresh(self, toolbox_id: str) -> _types.Toolbox: ...
    async def delete(self, toolbox_id: str) -> None: ...


class AsyncTotpCalls:
    async def create(self) -> _types.NewTotp: ...
    async def delete(self, *, code: str) -> None: ...
    async def confirm(self, *, code: str) -> _types.RecoveryCodes: ...


class AsyncTrustsCalls:
    async def create(
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
    ) -> _types.Trust: ...
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.Trust]: ...
    async def update(
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
    ) -> _types.Trust: ...
    async def delete(self, id: str) -> None: ...


class AsyncVoiceCalls:
    def list_models(self) -> AsyncPages[_types.VoiceModel]: ...
    async def start(
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
    ) -> _types.StartedVoice: ...


class AsyncVoiceChannelsCalls:
    async def create(self, body: Given[_types.NewVoiceChannel]) -> _types.VoiceChannelWithSecret: ...
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.VoiceChannel]: ...
    async def get(self, channel_id: str) -> _types.VoiceChannel: ...
    async def update(
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
    ) -> _types.VoiceChannel: ...
    async def delete(self, channel_id: str) -> None: ...
    def twilio_socket(self, channel_id: str) -> str: ...
    def conversation_relay_socket(self, channel_id: str) -> str: ...


class AsyncVoiceRecordingsCalls:
    async def download(self, voice_recording_id: str) -> AsyncDownload: ...
    async def delete(self, voice_recording_id: str) -> None: ...


class AsyncVoiceSessionsCalls:
    def list(self, *, limit: int = OMIT, cursor: str = OMIT) -> AsyncPages[_types.VoiceSession]: ...
    async def get(self, voice_session_id: str) -> _types.VoiceSessionWithTurns: ...
    def socket(
        self,
        voice_session_id: str,
        *,
        ticket: str = OMIT,
        conversation: str = OMIT,
        rate: _t.Literal[8000, 16000, 24000] = OMIT,
        codec: _t.Union[_t.Literal["pcm16", "opus"], str] = OMIT,
    ) -> str: ...
    async def list_recordings(self, voice_session_id: str) -> _types.VoiceRecordingList: ...


class AsyncVoicebotCalls:
    async def ask(
        self,
        body: _t.Union[Given[_types.VoicebotQuestion], Given[_types.VoicePlatformRequest]],
    ) -> _t.Union[_types.VoicebotAnswer, _t.Dict[str, _t.Any]]: ...
    async def answer(self, channel_id: str, **further: _t.Any) -> _t.Dict[str, _t.Any]: ...


class AsyncWidgetCalls:
    async def get(self, *, key_id: str = OMIT) -> _types.WidgetSettings: ...
    async def update(
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
    ) -> _types.WidgetSettings: ...
    async def get_config(self, *, key_id: str = OMIT) -> _types.WidgetConfig: ...


class AsyncWorkflowSecretsCalls:
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.WorkflowSecret]: ...
    async def put(
        self,
        name: str,
        *,
        value: _t.Union[str, _t.Mapping[str, _t.Union[str, _t.Sequence[str], _t.Mapping[str, str]]]],
    ) -> _types.WorkflowSecret: ...
    async def delete(self, name: str) -> None: ...


class AsyncWorkflowsCalls:
    async def put(
        self,
        name: str,
        body: _t.Union[_t.Any, str],
        *,
        activate: bool = OMIT,
    ) -> _types.WorkflowsPutAnswer: ...
    async def get(self, name: str) -> _types.WorkflowsGetAnswer: ...
    async def update(
        self,
        name: str,
        *,
        active: bool,
        queued: _t.Union[_t.Literal["hold", "cancel"], str] = OMIT,
    ) -> _types.WorkflowsUpdateAnswer: ...
    async def delete(self, name: str) -> None: ...
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.WorkflowsListItem]: ...
    def list_versions(
        self,
        name: str,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
    ) -> AsyncPages[_types.WorkflowsListVersionsItem]: ...
    async def validate(self, body: _t.Union[_t.Any, str]) -> _types.WorkflowsValidateAnswer: ...
    async def get_version(
        self,
        name: str,
        version: int,
        *,
        format: _t.Union[_t.Literal["json", "source"], str] = OMIT,
    ) -> _t.Union[_types.WorkflowsGetVersionAnswer, str]: ...
    async def version_diff(
        self,
        name: str,
        version: int,
        *,
        against: int = OMIT,
    ) -> _types.WorkflowsVersionDiffAnswer: ...
    async def restore_version(self, name: str, version: int) -> _types.WorkflowsPutAnswer: ...
    async def export(self, name: str) -> _t.Union[_t.Any, str]: ...
    async def dry_run(
        self,
        name: str,
        *,
        since_events: int = OMIT,
        input: _t.Any = OMIT,
        definition: str = OMIT,
    ) -> _types.WorkflowsDryRunAnswer: ...
    async def run(
        self,
        *,
        workflow: str,
        input: _t.Any = OMIT,
        wait: int = OMIT,
    ) -> _types.RunsRetryAnswer: ...


class AsyncWorkspaceCalls:
    async def use(self) -> _types.WorkspaceUse: ...
    async def delete(self) -> _types.WorkspaceDeletion: ...
    async def keep(self) -> None: ...
    async def export(self, *, passphrase: str = OMIT, code: str = OMIT) -> _types.WorkspaceExport: ...
    async def get_export(self, export_id: str) -> _types.WorkspaceExport: ...


class AsyncWorkspaceSettingsCalls:
    async def get_retention(self) -> _types.Retention: ...
    async def update_retention(self, *, days: _t.Mapping[str, _t.Optional[int]]) -> _types.Retention: ...
    async def preview_retention(
        self,
        *,
        days: _t.Mapping[str, _t.Optional[int]],
    ) -> _types.RetentionPreview: ...
    async def get_retention_default(self) -> _types.RetentionPreview: ...
    async def default_retention(self) -> _types.Retention: ...
    async def get_workspace(self) -> _types.WorkspaceSettings: ...
    async def update_workspace(
        self,
        *,
        name: str = OMIT,
        require_second_factor: bool = OMIT,
        assignment: _t.Union[_t.Literal["manual", "round-robin"], str] = OMIT,
        office_hours: _t.Optional[Given[_types.OfficeHours]] = OMIT,
        time_zone: str = OMIT,
        waiting_after_minutes: _t.Optional[int] = OMIT,
        contact: _t.Optional[str] = OMIT,
    ) -> _types.WorkspaceSettings: ...
    async def get_mail(self) -> _types.MailSettings: ...
    async def put_mail(
        self,
        *,
        from_: _t.Optional[str],
        smtp_url: _t.Optional[str] = OMIT,
        dkim: _t.Optional[Given[_types.NewMailSettingsDkim]] = OMIT,
    ) -> _types.MailSettings: ...
    def list_mail_outbox(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        status: _t.Union[_t.Literal["waiting", "file", "failed"], str] = OMIT,
    ) -> AsyncPages[_types.OutgoingMail]: ...
    async def test_mail(self, *, to: str) -> _types.MailTestResult: ...
    async def get_identity(self) -> _types.IdentitySettings: ...
    async def rotate_identity_secret(self, *, overlap_seconds: int = OMIT) -> _types.IdentitySecret: ...
    async def get_leads(self) -> _types.LeadSettings: ...
    async def update_leads(
        self,
        *,
        notify: _t.Union[_t.Literal["all", "admins", "assignee", "none"], str],
    ) -> _types.LeadSettings: ...
    async def get_newsletter(self) -> _types.NewsletterSettings: ...
    async def update_newsletter(
        self,
        *,
        sender_name: _t.Optional[str] = OMIT,
        reply_to: _t.Optional[str] = OMIT,
        postal_address: _t.Optional[str] = OMIT,
        accent_colour: _t.Optional[str] = OMIT,
        language: _t.Optional[str] = OMIT,
        bounce_address: _t.Optional[str] = OMIT,
    ) -> _types.NewsletterSettings: ...


class AsyncWorkspacesCalls:
    def list(
        self,
        *,
        limit: int = OMIT,
        cursor: str = OMIT,
        awaits_approval: bool = OMIT,
    ) -> AsyncPages[_types.InstalledWorkspace]: ...
    async def update(
        self,
        workspace_id: str,
        *,
        status: _t.Union[_t.Literal["active", "suspended"], str] = OMIT,
        reason: _t.Optional[str] = OMIT,
        quotas: Given[_types.WorkspaceDecisionQuotas] = OMIT,
    ) -> _types.InstalledWorkspace: ...
    async def delete(self, workspace_id: str) -> _types.InstalledWorkspace: ...
    async def keep(self, workspace_id: str) -> _types.InstalledWorkspace: ...
    async def import_(self, *, file: Content, passphrase: str = OMIT) -> _types.ImportedWorkspace: ...


class AsyncCalls:
    @property
    def actions(self) -> AsyncActionsCalls: ...
    @property
    def answer_tests(self) -> AsyncAnswerTestsCalls: ...
    @property
    def app_grants(self) -> AsyncAppGrantsCalls: ...
    @property
    def approvals(self) -> AsyncApprovalsCalls: ...
    @property
    def apps(self) -> AsyncAppsCalls: ...
    @property
    def assistants(self) -> AsyncAssistantsCalls: ...
    @property
    def audit(self) -> AsyncAuditCalls: ...
    @property
    def auth(self) -> AsyncAuthCalls: ...
    @property
    def blocked_visitors(self) -> AsyncBlockedVisitorsCalls: ...
    @property
    def bounces(self) -> AsyncBouncesCalls: ...
    @property
    def campaigns(self) -> AsyncCampaignsCalls: ...
    @property
    def chat(self) -> AsyncChatCalls: ...
    @property
    def chatbot(self) -> AsyncChatbotCalls: ...
    @property
    def contacts(self) -> AsyncContactsCalls: ...
    @property
    def conversations(self) -> AsyncConversationsCalls: ...
    @property
    def database(self) -> AsyncDatabaseCalls: ...
    @property
    def deliveries(self) -> AsyncDeliveriesCalls: ...
    @property
    def endpoints(self) -> AsyncEndpointsCalls: ...
    @property
    def erasures(self) -> AsyncErasuresCalls: ...
    @property
    def files(self) -> AsyncFilesCalls: ...
    @property
    def forms(self) -> AsyncFormsCalls: ...
    @property
    def inbound_events(self) -> AsyncInboundEventsCalls: ...
    @property
    def inbound_sources(self) -> AsyncInboundSourcesCalls: ...
    @property
    def installation(self) -> AsyncInstallationCalls: ...
    @property
    def invitations(self) -> AsyncInvitationsCalls: ...
    @property
    def keys(self) -> AsyncKeysCalls: ...
    @property
    def knowledge(self) -> AsyncKnowledgeCalls: ...
    @property
    def knowledge_sync(self) -> AsyncKnowledgeSyncCalls: ...
    @property
    def labels(self) -> AsyncLabelsCalls: ...
    @property
    def leads(self) -> AsyncLeadsCalls: ...
    @property
    def mcp(self) -> AsyncMcpCalls: ...
    @property
    def members(self) -> AsyncMembersCalls: ...
    @property
    def model_aliases(self) -> AsyncModelAliasesCalls: ...
    @property
    def models(self) -> AsyncModelsCalls: ...
    @property
    def newsletter(self) -> AsyncNewsletterCalls: ...
    @property
    def newsletter_lists(self) -> AsyncNewsletterListsCalls: ...
    @property
    def oauth(self) -> AsyncOauthCalls: ...
    @property
    def openai(self) -> AsyncOpenaiCalls: ...
    @property
    def operators(self) -> AsyncOperatorsCalls: ...
    @property
    def overview(self) -> AsyncOverviewCalls: ...
    @property
    def pages(self) -> AsyncPagesCalls: ...
    @property
    def passkeys(self) -> AsyncPasskeysCalls: ...
    @property
    def providers(self) -> AsyncProvidersCalls: ...
    @property
    def runs(self) -> AsyncRunsCalls: ...
    @property
    def saved_replies(self) -> AsyncSavedRepliesCalls: ...
    @property
    def segments(self) -> AsyncSegmentsCalls: ...
    @property
    def series(self) -> AsyncSeriesCalls: ...
    @property
    def sessions(self) -> AsyncSessionsCalls: ...
    @property
    def speech_providers(self) -> AsyncSpeechProvidersCalls: ...
    @property
    def stream(self) -> AsyncStreamCalls: ...
    @property
    def subscribers(self) -> AsyncSubscribersCalls: ...
    @property
    def suppressions(self) -> AsyncSuppressionsCalls: ...
    @property
    def system(self) -> AsyncSystemCalls: ...
    @property
    def toolboxes(self) -> AsyncToolboxesCalls: ...
    @property
    def totp(self) -> AsyncTotpCalls: ...
    @property
    def trusts(self) -> AsyncTrustsCalls: ...
    @property
    def voice(self) -> AsyncVoiceCalls: ...
    @property
    def voice_channels(self) -> AsyncVoiceChannelsCalls: ...
    @property
    def voice_recordings(self) -> AsyncVoiceRecordingsCalls: ...
    @property
    def voice_sessions(self) -> AsyncVoiceSessionsCalls: ...
    @property
    def voicebot(self) -> AsyncVoicebotCalls: ...
    @property
    def widget(self) -> AsyncWidgetCalls: ...
    @property
    def workflow_secrets(self) -> AsyncWorkflowSecretsCalls: ...
    @property
    def workflows(self) -> AsyncWorkflowsCalls: ...
    @property
    def workspace(self) -> AsyncWorkspaceCalls: ...
    @property
    def workspace_settings(self) -> AsyncWorkspaceSettingsCalls: ...
    @property
    def workspaces(self) -> AsyncWorkspacesCalls: ...
