# Generated from docs/reference by sdks/emitter. Change that, not this file.
"""The values that the API takes and gives."""

from __future__ import annotations

import typing as _t
from datetime import datetime as _datetime

from ._uploads import Content
from ._value import Value


class Problem(Value):
    """RFC 9457. `code` never changes; `errors` names the parts of the request that are wrong."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    request_id: str
    errors: _t.Optional[_t.List[ProblemError]] = None


class Health(Value):
    status: _t.Literal["ok"]


class Readiness(Value):
    status: _t.Literal["ok"]
    warnings: _t.List[str]
    """Codes of what is not well although the node can serve: disk-low; read-only while its database
    is moved.
    """
    details: _t.Dict[str, float]
    """How parts of the node are, by name: a node may be ready and not well."""


class Version(Value):
    server: str
    api: str
    node: str


class Retention(Value):
    days: _t.Dict[str, _t.Optional[int]]
    """For how many days each kind of data is kept; null: until it is erased."""
    first_run_at: _t.Dict[str, _datetime]
    """When a change of the last days counts for the first time: a day later at the earliest."""


class RetentionChange(Value):
    days: _t.Dict[str, _t.Optional[int]]
    """Of the kinds that GET shows. What is not named stays."""


class RetentionPreview(Value):
    changes: _t.List[RetentionPreviewChange]
    """The kinds of data of which this workspace has something else; none: it has the default."""


class NewAccount(Value):
    session: _t.Optional[_t.Literal["cookie"]] = None
    """For Parley's own pages: the refresh token is then in a cookie that no script reads, and the
    answer is without it.
    """
    email: str
    """Upper and lower case are the same."""
    password: str
    """10 to 128 characters."""
    name: _t.Optional[str] = None
    workspace_name: _t.Optional[str] = None
    """One line."""


class User(Value):
    id: str
    email: str
    name: _t.Optional[str]
    email_verified: bool
    picture: _t.Optional[str]
    """The path of a JPEG of at most 256 pixels a side, which needs no credential and changes with
    the picture. Null: this person has none.
    """
    language: _t.Optional[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]]
    """The language of mails to this user. Null: nobody chose one, and mails are English."""


class Workspace(Value):
    id: str
    name: str
    role: _t.Union[_t.Literal["owner", "admin", "agent"], str]


class SignedIn(Value):
    user: User
    workspace: Workspace
    access_token: str
    token_type: _t.Literal["Bearer"]
    expires_in: int
    """Seconds until the access token expires."""
    refresh_token: _t.Optional[str] = None
    """Can be used once, at /api/auth/refresh. Left out where a cookie holds it."""


class Me(Value):
    user: User
    workspace: Workspace
    workspaces: _t.List[Workspace]
    """Every workspace that this user is a member of."""
    session_id: str
    scopes: _t.List[Scope]
    workspace_deletes_at: _t.Optional[_datetime]
    """When this workspace is deleted; null: it stays. `POST /api/workspace/keep` takes it back."""
    workspace_awaits_approval: bool
    """This workspace is new and waits for the operator (`PARLEY_SIGNUP=approval`)."""
    second_factors: _t.List[_t.Union[_t.Literal["totp", "passkey", "recovery-code"], str]]
    """What the sign-in asks for beside the password; none: nothing."""
    is_operator: bool
    """Whether this user runs the installation."""


class ChangedUser(Value):
    name: _t.Optional[str] = None
    """Visitors read it beside your answers. One line; null takes it away."""
    language: _t.Optional[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]] = None
    """The language of mails to you."""


class EraseAccount(Value):
    password: str


class Member(Value):
    id: str
    """The user's id."""
    email: str
    name: _t.Optional[str]
    picture: _t.Optional[str]
    """The path of a JPEG of at most 256 pixels a side, which needs no credential and changes with
    the picture. Null: this person has none.
    """
    role: _t.Union[_t.Literal["owner", "admin", "agent"], str]
    email_verified: bool
    has_second_factor: bool
    """Whether the member's sign-in takes a second factor."""
    joined_at: _datetime


class ChangedMember(Value):
    role: _t.Union[_t.Literal["owner", "admin", "agent"], str]


class OfficeHours(Value):
    time_zone: str
    """An IANA name, such as `Europe/Berlin`."""
    days: OfficeHoursDays
    """On a day that is left out, the team is away."""
    closed_message: _t.Optional[str] = None
    """What a person who asks for a colleague is told while the team is away, in place of the
    sentence in the person's language. `{back}` becomes the day and the time when the team is
    back.
    """


class WorkspaceSettings(Value):
    name: str
    """One line."""
    require_second_factor: bool
    """Whether members need a second factor at sign-in. Who has none is answered
    `second-factor-needed`.
    """
    assignment: _t.Union[_t.Literal["manual", "round-robin"], str]
    """Who takes care of a conversation that is handed over to people and has no assignee.
    `round-robin`: the present member who was given one longest ago; when none is present, the
    next who comes.
    """
    office_hours: _t.Optional[OfficeHours]
    """When the team answers. Null: at any time, as far as Parley tells."""
    time_zone: str
    """The organisation's time zone, by its IANA name: "Are you open now?" is answered by its clocks.
    Until it is set, it is the one of the office hours, else UTC.
    """
    waiting_after_minutes: _t.Optional[int]
    """After how many minutes in which no member read or answered it a waiting conversation is
    announced by `conversation.waiting` and by mail. Outside of the office hours no time passes.
    Null: never.
    """
    contact: _t.Optional[str]
    """How people reach the team otherwise: an address or a phone number. Visitors read it when the
    workspace can take nothing more. One line.
    """


class ChangedWorkspaceSettings(Value):
    name: _t.Optional[str] = None
    """One line."""
    require_second_factor: _t.Optional[bool] = None
    """Whether members need a second factor at sign-in. Who has none is answered
    `second-factor-needed`.
    """
    assignment: _t.Optional[_t.Union[_t.Literal["manual", "round-robin"], str]] = None
    """Who takes care of a conversation that is handed over to people and has no assignee.
    `round-robin`: the present member who was given one longest ago; when none is present, the
    next who comes.
    """
    office_hours: _t.Optional[OfficeHours] = None
    """When the team answers. Null: at any time, as far as Parley tells."""
    time_zone: _t.Optional[str] = None
    """The organisation's time zone, by its IANA name: "Are you open now?" is answered by its clocks.
    Until it is set, it is the one of the office hours, else UTC.
    """
    waiting_after_minutes: _t.Optional[int] = None
    """After how many minutes in which no member read or answered it a waiting conversation is
    announced by `conversation.waiting` and by mail. Outside of the office hours no time passes.
    Null: never.
    """
    contact: _t.Optional[str] = None
    """How people reach the team otherwise: an address or a phone number. Visitors read it when the
    workspace can take nothing more. One line.
    """


class NewInvitation(Value):
    email: str
    """Upper and lower case are the same."""
    role: _t.Union[_t.Literal["owner", "admin", "agent"], str]


class InvitationWithLink(Value):
    id: str
    email: str
    role: _t.Union[_t.Literal["owner", "admin", "agent"], str]
    created_at: _datetime
    expires_at: _datetime
    url: _t.Optional[str] = None
    """For you to pass on. It is another link than the mailed one: it does not prove the mailbox, so
    that the address stays unverified. No later answer shows it. Absent for keys, because whoever
    has the link becomes a member.
    """
    is_mailed: bool
    """False when the address had its invitations of this hour: then pass on the `url`, or invite
    once more later.
    """


class Invitation(Value):
    id: str
    email: str
    role: _t.Union[_t.Literal["owner", "admin", "agent"], str]
    created_at: _datetime
    expires_at: _datetime
    invited_by: _t.Optional[str]
    """The member's user id. Null: a key invited."""


class AcceptInvitation(Value):
    session: _t.Optional[_t.Literal["cookie"]] = None
    """For Parley's own pages: the refresh token is then in a cookie that no script reads, and the
    answer is without it.
    """
    token: str
    """From the link of the invitation."""
    name: _t.Optional[str] = None
    """Your name, for a new account."""
    password: _t.Optional[str] = None
    """The password of your account or, for an address without an account, the one that you choose:
    10 to 128 characters. Not needed with an access token of the account.
    """


class Credentials(Value):
    session: _t.Optional[_t.Literal["cookie"]] = None
    """For Parley's own pages: the refresh token is then in a cookie that no script reads, and the
    answer is without it.
    """
    email: str
    """Upper and lower case are the same."""
    password: str
    workspace_id: _t.Optional[str] = None
    """Which of your workspaces to open. Without it, the first one."""


class SecondFactorRequired(Value):
    second_factor_required: _t.Literal[True]
    second_factor_token: str
    """Valid for ten minutes and a few attempts."""
    methods: _t.List[_t.Union[_t.Literal["totp", "passkey", "recovery-code"], str]]
    passkey_options: _t.Optional[_t.Dict[str, _t.Any]] = None
    """For `navigator.credentials.get()`, where the account has passkeys."""


class Refresh(Value):
    refresh_token: _t.Optional[str] = None


class SignOut(Value):
    refresh_token: _t.Optional[str] = None


class Session(Value):
    id: str
    is_current: bool
    user_agent: str
    client_address: str
    created_at: _datetime
    last_seen_at: _datetime
    expires_at: _datetime
    """When the session ends unless it is refreshed before."""


class Switch(Value):
    workspace_id: str


class Access(Value):
    user: User
    workspace: Workspace
    access_token: str
    token_type: _t.Literal["Bearer"]
    expires_in: int
    """Seconds until the access token expires."""


class KeySet(Value):
    keys: _t.List[KeySetKey]


class PasskeyAnswer(Value):
    """What `navigator.credentials.get()` gave, as `toJSON()` writes it."""

    id: str
    raw_id: str
    type: _t.Literal["public-key"]
    client_extension_results: _t.Optional[_t.Dict[str, _t.Any]] = None
    authenticator_attachment: _t.Optional[str] = None
    response: PasskeyAnswerResponse


class SecondFactor(Value):
    """With either a `code` or a `passkey`."""

    session: _t.Optional[_t.Literal["cookie"]] = None
    """For Parley's own pages: the refresh token is then in a cookie that no script reads, and the
    answer is without it.
    """
    second_factor_token: str
    code: _t.Optional[str] = None
    """Six digits of the authenticator app, or a recovery code."""
    passkey: _t.Optional[PasskeyAnswer] = None


class NewTotp(Value):
    secret: str
    """For an authenticator app, in base 32. No later answer shows it."""
    otpauth_url: str
    """The same as an address, which apps read from a QR code."""


class CodeOnly(Value):
    code: str
    """Six digits of the authenticator app, or a recovery code."""


class RecoveryCodes(Value):
    recovery_codes: _t.List[str]
    """Each replaces the second factor once. No later answer shows them."""


class PasswordOnly(Value):
    password: str


class PasskeyOptions(Value):
    options: _t.Dict[str, _t.Any]
    """For `navigator.credentials.create()`."""


class NewPasskey(Value):
    name: _t.Optional[str] = None
    passkey: NewPasskeyPasskey
    """What `navigator.credentials.create()` gave, as `toJSON()` writes it."""


class AddedPasskey(Value):
    id: str
    name: str
    created_at: _datetime
    last_used_at: _t.Optional[_datetime]
    recovery_codes: _t.Optional[_t.List[str]] = None
    """Each replaces the second factor once. No later answer shows them."""


class Passkey(Value):
    id: str
    name: str
    created_at: _datetime
    last_used_at: _t.Optional[_datetime]


class Passkeys(Value):
    data: _t.List[Passkey]


class ForgotPassword(Value):
    email: str
    """Upper and lower case are the same."""


class Accepted(Value):
    status: _t.Literal["accepted"]


class ResetPassword(Value):
    token: str
    """From the link in the mail."""
    password: str
    """10 to 128 characters."""


class ChangePassword(Value):
    password: str
    new_password: str
    """10 to 128 characters."""


class NewPicture(Value):
    file: Content
    """The picture, as a part with a file name."""


class VerifyEmail(Value):
    token: str
    """From the link in the mail."""
    password: _t.Optional[str] = None
    """The password of the sign-up. Not needed with an access token of the account."""


class Verified(Value):
    user: User


class MailSettings(Value):
    smtp_url: _t.Optional[str]
    has_password: bool
    from_: _t.Optional[str]
    dkim: _t.Optional[MailSettingsDkim]


class NewMailSettings(Value):
    smtp_url: _t.Optional[str] = None
    """smtp://user:password@host:587 or smtps://user:password@host:465. With null, mails are kept as
    files in the data folder. Without smtpUrl, the stored value stays.
    """
    from_: _t.Optional[str]
    """The sender: person@example.com or Name <person@example.com>."""
    dkim: _t.Optional[NewMailSettingsDkim] = None
    """Signs mails that are sent by SMTP. Without dkim, the stored value stays; null ends signing."""


class OutgoingMail(Value):
    id: str
    to: str
    subject: str
    text: str
    html: _t.Optional[str] = None
    status: _t.Union[_t.Literal["waiting", "file", "failed"], str]
    """`waiting`: it is sent next or tried again. `file`: there was no mail server. `failed`: it was
    given up.
    """
    attempts: int
    """How often it was tried."""
    reason: _t.Optional[str] = None
    """Why the last attempt failed."""
    next_attempt_at: _t.Optional[_datetime] = None
    created_at: _datetime


class MailTest(Value):
    to: str


class MailTestResult(Value):
    sent_by: _t.Union[_t.Literal["smtp", "folder"], str]


class DatabaseRule(Value):
    table: str
    """A table, which need not exist yet."""
    operations: _t.List[_t.Union[_t.Literal["select", "insert", "upsert", "update", "delete", "count"], str]]
    columns: _t.Optional[_t.List[str]] = None
    """The only columns that are read, written, filtered, sorted, searched and embedded."""
    where: _t.Optional[_t.Dict[str, _t.Any]] = None
    """The only rows that are read and changed, in the form of `where` of `POST /api/database`. What
    the key writes must be such rows too.
    """


class NewApiKey(Value):
    name: str
    kind: _t.Union[_t.Literal["secret", "publishable"], str]
    scopes: _t.Optional[_t.List[Scope]] = None
    """Without it, the key has the scopes that keys of its kind have by default, later versions'
    scopes included.
    """
    allowed_origins: _t.Optional[_t.List[str]] = None
    """The pages that may use a publishable key, each like https://shop.example. Required for
    publishable keys, refused for secret ones.
    """
    allowed_addresses: _t.Optional[_t.List[str]] = None
    """The IP addresses and CIDR ranges from which the key may be used. A call from elsewhere is
    refused. Without it, the key may be used from everywhere. Each is kept in one form:
    `10.1.2.3/8` as `10.0.0.0/8`, and an IPv4-mapped address as its IPv4 address. Tickets and
    client secrets that it makes are for pages, and work from every address.
    """
    allow_browser: _t.Optional[bool] = None
    """Whether pages may send this secret key: requests with an Origin other than the server's own.
    For programs that send one and keep the key to themselves: desktop and mobile apps, extensions
    of browsers and editors, a page on the user's own machine. False where it is left out. Refused
    for publishable keys, which are made for pages.
    """
    expires_at: _t.Optional[_datetime] = None
    require_identity: _t.Optional[bool] = None
    """Whether a publishable key serves only users whose identity is proved with each call."""
    database_rules: _t.Optional[_t.List[DatabaseRule]] = None
    """The only things that a secret key may do in the workspace's own database. Without it, all that
    its scopes allow. With it, the key lacks the scopes by which it could go around the rules:
    `automation:write`, `automation:run`, `approvals:write`, `settings:write`, `database:ddl` and
    database:sql.
    """
    assistant_ids: _t.Optional[_t.List[str]] = None
    """The assistants that a publishable key may use. The first one answers where a message names
    none. Without it, only the default assistant answers, whichever that is at the time. Refused
    for secret keys.
    """


class ApiKeyWithSecret(Value):
    id: str
    name: str
    kind: _t.Union[_t.Literal["secret", "publishable"], str]
    hint: str
    """How the key begins and ends."""
    scopes: _t.List[Scope]
    """What the key may do now."""
    allowed_origins: _t.Optional[_t.List[str]]
    allowed_addresses: _t.Optional[_t.List[str]]
    """Null: the key may be used from everywhere."""
    allow_browser: bool
    """Whether pages of any origin may send this secret key."""
    last_refused_origin: _t.Optional[str]
    """The page that was refused last with this key: of a secret key without `allowBrowser`, any
    page; of a publishable key, one that `allowedOrigins` does not name.
    """
    first_page_origin: _t.Optional[str]
    """The first website that showed the chat with this publishable key; null: none has yet."""
    require_identity: bool
    database_rules: _t.Optional[_t.List[DatabaseRule]]
    """Null: the scopes alone say what the key may do in the workspace's own database. A publishable
    key has those of the key that made it, and assistants act for it within them.
    """
    assistant_ids: _t.Optional[_t.List[str]]
    """Null: a publishable key may use the default assistant only, and a secret key all assistants.
    Assistants that were removed stay in the list and answer nothing.
    """
    expires_at: _t.Optional[_datetime]
    former_accepted_until: _t.Optional[_datetime]
    """Until when the text before the last rotation works."""
    last_used_at: _t.Optional[_datetime]
    last_used_from: _t.Optional[str]
    """The network of the caller at that time: the /24 of an IPv4 address, the /48 of an IPv6
    address.
    """
    created_at: _datetime
    version: str
    """The date of the version of the interface that requests with this key have where they name
    none: that of the request that made it.
    """
    key: str
    """The key itself. No later answer shows it again."""


class ApiKey(Value):
    id: str
    name: str
    kind: _t.Union[_t.Literal["secret", "publishable"], str]
    hint: str
    """How the key begins and ends."""
    scopes: _t.List[Scope]
    """What the key may do now."""
    allowed_origins: _t.Optional[_t.List[str]]
    allowed_addresses: _t.Optional[_t.List[str]]
    """Null: the key may be used from everywhere."""
    allow_browser: bool
    """Whether pages of any origin may send this secret key."""
    last_refused_origin: _t.Optional[str]
    """The page that was refused last with this key: of a secret key without `allowBrowser`, any
    page; of a publishable key, one that `allowedOrigins` does not name.
    """
    first_page_origin: _t.Optional[str]
    """The first website that showed the chat with this publishable key; null: none has yet."""
    require_identity: bool
    database_rules: _t.Optional[_t.List[DatabaseRule]]
    """Null: the scopes alone say what the key may do in the workspace's own database. A publishable
    key has those of the key that made it, and assistants act for it within them.
    """
    assistant_ids: _t.Optional[_t.List[str]]
    """Null: a publishable key may use the default assistant only, and a secret key all assistants.
    Assistants that were removed stay in the list and answer nothing.
    """
    expires_at: _t.Optional[_datetime]
    former_accepted_until: _t.Optional[_datetime]
    """Until when the text before the last rotation works."""
    last_used_at: _t.Optional[_datetime]
    last_used_from: _t.Optional[str]
    """The network of the caller at that time: the /24 of an IPv4 address, the /48 of an IPv6
    address.
    """
    created_at: _datetime
    version: str
    """The date of the version of the interface that requests with this key have where they name
    none: that of the request that made it.
    """


class ApiKeyRotation(Value):
    overlap_seconds: _t.Optional[int] = None
    """How long the text before still works; 0 ends it at once."""


class ApiKeyChange(Value):
    name: _t.Optional[str] = None
    expires_at: _t.Optional[_datetime] = None
    """Null: the key does not end by itself."""
    allowed_origins: _t.Optional[_t.List[str]] = None
    """The pages that may use a publishable key, each like https://shop.example. Required for
    publishable keys, refused for secret ones.
    """
    allowed_addresses: _t.Optional[_t.List[str]] = None
    """Null: the key may be used from everywhere."""
    allow_browser: _t.Optional[bool] = None
    """Whether pages may send this secret key: requests with an Origin other than the server's own.
    For programs that send one and keep the key to themselves: desktop and mobile apps, extensions
    of browsers and editors, a page on the user's own machine. False where it is left out. Refused
    for publishable keys, which are made for pages.
    """


class LeakLabel(Value):
    token_raw: str
    token_type: str
    label: _t.Union[_t.Literal["true_positive", "false_positive"], str]
    """`true_positive`: the text was a secret key that worked, until this report or an earlier one
    ended it. A publishable key is public by design, and a `false_positive`.
    """
    _wire = {"token_raw": "token_raw", "token_type": "token_type"}


class AuditEntry(Value):
    id: str
    actor: AuditEntryActor
    action: str
    """What was done, as noun.verb."""
    target: _t.Optional[AuditEntryTarget]
    """What it was done to. Null: the workspace itself, or nothing that has an id."""
    details: _t.Dict[str, _t.Any]
    client_address: _t.Optional[str]
    created_at: _datetime


class NewApp(Value):
    name: str
    """People read it when they decide."""
    kind: _t.Union[_t.Literal["confidential", "public"], str]
    """A confidential app keeps a secret on a server. A public one runs where people can read it."""
    redirect_uris: _t.Optional[_t.List[str]] = None
    """Where people are sent back to, exactly: https, http on this machine (`127.0.0.1`, `[::1]`,
    `localhost`), or a private scheme with a dot. Empty for an app without pages.
    """
    scopes: _t.List[Scope]
    """The most that the app may have. Nobody gives more than they have themselves."""


class AppWithSecret(Value):
    id: str
    """The `client_id`."""
    name: str
    kind: str
    """`confidential` or `public`."""
    status: str
    """`waiting` until an operator lets an app that registered itself."""
    is_registered: bool
    """The app registered itself, and belongs to no workspace."""
    redirect_uris: _t.List[str]
    scopes: _t.List[Scope]
    approved_scopes: _t.List[Scope]
    """The sensitive scopes that an owner lets the app have in this workspace."""
    created_at: _datetime
    last_used_at: _t.Optional[_datetime]
    client_secret: _t.Optional[str]
    """Only this answer shows it. Null for a public app."""


class App(Value):
    id: str
    """The `client_id`."""
    name: str
    kind: str
    """`confidential` or `public`."""
    status: str
    """`waiting` until an operator lets an app that registered itself."""
    is_registered: bool
    """The app registered itself, and belongs to no workspace."""
    redirect_uris: _t.List[str]
    scopes: _t.List[Scope]
    approved_scopes: _t.List[Scope]
    """The sensitive scopes that an owner lets the app have in this workspace."""
    created_at: _datetime
    last_used_at: _t.Optional[_datetime]


class AppChange(Value):
    name: _t.Optional[str] = None
    """People read it when they decide."""
    redirect_uris: _t.Optional[_t.List[str]] = None
    """Where people are sent back to, exactly: https, http on this machine (`127.0.0.1`, `[::1]`,
    `localhost`), or a private scheme with a dot. Empty for an app without pages.
    """
    scopes: _t.Optional[_t.List[Scope]] = None
    """The most that the app may have. Nobody gives more than they have themselves."""
    status: _t.Optional[_t.Union[_t.Literal["active", "waiting"], str]] = None
    """Only an operator changes it, of an app that registered itself."""


class AppApproval(Value):
    scopes: _t.List[Scope]


class AppRegistration(Value):
    client_name: _t.Optional[str] = None
    redirect_uris: _t.Optional[_t.List[str]] = None
    scope: _t.Optional[str] = None
    token_endpoint_auth_method: _t.Optional[str] = None
    _wire = {"client_name": "client_name", "redirect_uris": "redirect_uris", "token_endpoint_auth_method": "token_endpoint_auth_method"}


class RegisteredApp(Value):
    client_id: str
    client_secret: _t.Optional[str] = None
    client_id_issued_at: int
    client_secret_expires_at: _t.Optional[int] = None
    client_name: str
    redirect_uris: _t.List[str]
    grant_types: _t.List[str]
    response_types: _t.List[str]
    token_endpoint_auth_method: str
    scope: str
    _wire = {"client_id": "client_id", "client_secret": "client_secret", "client_id_issued_at": "client_id_issued_at", "client_secret_expires_at": "client_secret_expires_at", "client_name": "client_name", "redirect_uris": "redirect_uris", "grant_types": "grant_types", "response_types": "response_types", "token_endpoint_auth_method": "token_endpoint_auth_method"}


class OauthError(Value):
    error: str
    error_description: _t.Optional[str] = None
    _wire = {"error_description": "error_description"}


class AppGrant(Value):
    id: str
    app: AppGrantApp
    user_id: str
    """The member for whom the app acts."""
    access: _t.List[AppGrantAccessItem]
    created_at: _datetime
    expires_at: _datetime
    last_used_at: _t.Optional[_datetime]
    """When the app last got an access token."""


class NewTrust(Value):
    name: str
    issuer: str
    """Exactly the tokens' `iss`, such as `https://token.actions.githubusercontent.com`. Its keys are
    found by OpenID discovery, unless `jwks` has them.
    """
    subject: str
    """The tokens' `sub`. A `*` stands for any characters but `:`, so that it stays within one part:
    `repo:acme/shop:ref:refs/heads/*`. Neither of the first two parts may begin with it.
    """
    audience: _t.Optional[str] = None
    """One of the tokens' `aud`. Default: the address of this server, without a slash at its end."""
    claims: _t.Optional[_t.Dict[str, str]] = None
    """Further claims that the tokens must have, exactly: `{"repository_owner_id": "583231"}`."""
    jwks: _t.Optional[NewTrustJwks] = None
    """The issuer's public keys (RFC 7517), for an issuer that this server cannot reach."""
    scopes: _t.List[Scope]
    is_reusable: _t.Optional[bool] = None
    """The same token may be exchanged again until its end, for platforms that leave one in a file.
    Otherwise each token works once.
    """


class Trust(Value):
    id: str
    """The `client_id` of its machines."""
    name: str
    issuer: str
    subject: str
    audience: str
    claims: _t.Dict[str, str]
    jwks: _t.Optional[TrustJwks]
    scopes: _t.List[Scope]
    is_reusable: bool
    user_id: str
    """The owner who answers for it: whoever set or changed it last."""
    is_lapsed: bool
    """That person is no owner any more. It gives no tokens until another owner changes it."""
    created_at: _datetime
    last_used_at: _t.Optional[_datetime]
    last_subject: _t.Optional[str]
    """The `sub` of the machine that used it last."""


class TrustChange(Value):
    name: _t.Optional[str] = None
    subject: _t.Optional[str] = None
    """The tokens' `sub`. A `*` stands for any characters but `:`, so that it stays within one part:
    `repo:acme/shop:ref:refs/heads/*`. Neither of the first two parts may begin with it.
    """
    audience: _t.Optional[str] = None
    """One of the tokens' `aud`. Default: the address of this server, without a slash at its end."""
    claims: _t.Optional[_t.Dict[str, str]] = None
    """Further claims that the tokens must have, exactly: `{"repository_owner_id": "583231"}`."""
    jwks: _t.Optional[TrustChangeJwks] = None
    scopes: _t.Optional[_t.List[Scope]] = None
    is_reusable: _t.Optional[bool] = None
    """The same token may be exchanged again until its end, for platforms that leave one in a file.
    Otherwise each token works once.
    """


class OauthTokenRequest(Value):
    grant_type: str
    client_id: _t.Optional[str] = None
    client_secret: _t.Optional[str] = None
    """Of a confidential app; it may also stand in the header, as Basic."""
    code: _t.Optional[str] = None
    code_verifier: _t.Optional[str] = None
    redirect_uri: _t.Optional[str] = None
    refresh_token: _t.Optional[str] = None
    device_code: _t.Optional[str] = None
    subject_token: _t.Optional[str] = None
    """The token of a machine's platform (RFC 8693)."""
    subject_token_type: _t.Optional[str] = None
    assertion: _t.Optional[str] = None
    """The same token in the form of RFC 7523."""
    scope: _t.Optional[str] = None
    resource: _t.Optional[str] = None
    _wire = {"grant_type": "grant_type", "client_id": "client_id", "client_secret": "client_secret", "code_verifier": "code_verifier", "redirect_uri": "redirect_uri", "refresh_token": "refresh_token", "device_code": "device_code", "subject_token": "subject_token", "subject_token_type": "subject_token_type"}


class OauthTokenAnswer(Value):
    access_token: str
    token_type: str
    expires_in: int
    """Seconds."""
    scope: _t.Optional[str] = None
    refresh_token: _t.Optional[str] = None
    issued_token_type: _t.Optional[str] = None
    """Only of a token that was exchanged (RFC 8693)."""
    _wire = {"access_token": "access_token", "token_type": "token_type", "expires_in": "expires_in", "refresh_token": "refresh_token", "issued_token_type": "issued_token_type"}


class OauthToken(Value):
    token: str
    client_id: _t.Optional[str] = None
    client_secret: _t.Optional[str] = None
    token_type_hint: _t.Optional[str] = None
    _wire = {"client_id": "client_id", "client_secret": "client_secret", "token_type_hint": "token_type_hint"}


class OauthIntrospection(Value):
    active: bool


class OauthAuthorizationRequest(Value):
    client_id: str
    response_type: _t.Literal["code"]
    redirect_uri: str
    """Exactly one of the app's."""
    code_challenge: str
    code_challenge_method: _t.Literal["S256"]
    scope: _t.Optional[str] = None
    """Without it, all that the app may have."""
    resource: _t.Optional[str] = None
    """What the token is for: this server, or this server's /mcp."""
    state: _t.Optional[str] = None
    _wire = {"client_id": "client_id", "response_type": "response_type", "redirect_uri": "redirect_uri", "code_challenge": "code_challenge", "code_challenge_method": "code_challenge_method"}


class OauthPushedRequest(Value):
    request_uri: str
    expires_in: int
    """Seconds."""
    _wire = {"request_uri": "request_uri", "expires_in": "expires_in"}


class OauthDeviceRequest(Value):
    client_id: str
    scope: _t.Optional[str] = None
    resource: _t.Optional[str] = None
    _wire = {"client_id": "client_id"}


class OauthDeviceAnswer(Value):
    device_code: str
    user_code: str
    verification_uri: str
    verification_uri_complete: _t.Optional[str] = None
    expires_in: int
    """Seconds."""
    interval: _t.Optional[int] = None
    """Seconds between two requests."""
    _wire = {"device_code": "device_code", "user_code": "user_code", "verification_uri": "verification_uri", "verification_uri_complete": "verification_uri_complete", "expires_in": "expires_in"}


class OauthDeviceForm(Value):
    xsrf: _t.Optional[str] = None
    user_code: _t.Optional[str] = None
    confirm: _t.Optional[str] = None
    abort: _t.Optional[str] = None
    _wire = {"user_code": "user_code"}


class WorkspaceUse(Value):
    use: WorkspaceUseUse
    quotas: WorkspaceUseQuotas
    """The bounds of each; null: there is none."""


class Operator(Value):
    user_id: str
    email: str
    name: _t.Optional[str]
    made_at: _datetime


class Installation(Value):
    version: str
    """Of the program."""
    api: str
    """The newest version of the interface."""
    schema: int
    """The number of the newest migration of the database."""
    nodes: _t.List[InstallationNode]
    operators: _t.List[Operator]
    backed_up_at: _t.Optional[_datetime]
    """When the newest whole backup was begun; null where none is known."""
    backup_trial: _t.Optional[InstallationBackupTrial]
    """How the server's last trial of a backup came out; null where none has ended."""
    backup_verified_at: _t.Optional[_datetime]
    """When the last trial ended that found everything."""


class Examination(Value):
    findings: _t.List[ExaminationFinding]
    """Empty: nothing is wrong."""
    certificates: _t.List[ExaminationCertificate]
    """Of what the installation calls by TLS, as far as it was reached."""
    full_in_days: _t.Optional[float]
    """When the disk is full at the growth of the last week. Null where nothing grows, or nobody
    knows.
    """


class DefaultRetention(Value):
    days: _t.Dict[str, _t.Optional[int]]
    """For how many days new workspaces keep each kind of data; null: until it is erased."""


class NewOperator(Value):
    user_id: str
    """The id of a person with an account here."""


class NewSignInReset(Value):
    email: str
    """The address with which the person signs in."""
    remove_second_factor: _t.Optional[bool] = None
    """Takes away authenticator app, passkeys and recovery codes."""


class SignInReset(Value):
    user_id: str
    is_mailed: bool
    """The link was mailed. False: mail is not set up."""
    url: _t.Optional[str]


class InstalledWorkspace(Value):
    id: str
    name: str
    owner: _t.Optional[InstalledWorkspaceOwner]
    """The owner who joined first."""
    created_at: _datetime
    last_active_at: _t.Optional[_datetime]
    """When its newest event came; null without one."""
    status: _t.Union[_t.Literal["active", "suspended"], str]
    awaits_approval: bool
    """It is new, and suspended until `PATCH` makes it `active` (`PARLEY_SIGNUP=approval`)."""
    suspended_at: _t.Optional[_datetime]
    reason: _t.Optional[str]
    deletes_at: _t.Optional[_datetime]
    """When it is deleted; null: it stays. Until then it is suspended, too."""
    deleted_by: _t.Optional[_t.Union[_t.Literal["owner", "operator"], str]]
    use: InstalledWorkspaceUse
    """`GET /api/workspace/use` shows the workspace itself what its quotas count."""
    quotas: WorkspaceUseQuotas
    """The bounds that hold for it; null: there is none."""


class WorkspaceDecision(Value):
    status: _t.Optional[_t.Union[_t.Literal["active", "suspended"], str]] = None
    reason: _t.Optional[str] = None
    quotas: _t.Optional[WorkspaceDecisionQuotas] = None
    """Bounds for this workspace alone. Null: that of the settings. What is left out stays."""


class WorkspaceDeletion(Value):
    deletes_at: _datetime
    """Until then `POST /api/workspace/keep` takes it back."""


class IdentitySettings(Value):
    has_secret: bool
    created_at: _t.Optional[_datetime]
    former_accepted_until: _t.Optional[_datetime]
    """Until when a former secret is still accepted."""


class IdentityRotation(Value):
    overlap_seconds: _t.Optional[int] = None
    """How long the former secrets are still accepted; 0 ends them at once."""


class IdentitySecret(Value):
    has_secret: bool
    created_at: _t.Optional[_datetime]
    former_accepted_until: _t.Optional[_datetime]
    """Until when a former secret is still accepted."""
    secret: str
    """Shown this once. Keep it on your server."""


class ErasureReceipt(Value):
    id: str
    erased_at: _t.Optional[_datetime]
    """Null while a failure interrupts the erasure: repeat it."""
    counts: _t.Dict[str, int]
    """How much was erased, by kind: `conversations`, `messages`, `leads`."""
    remains: _t.List[ErasureReceiptRemain]
    """Copies that deleting does not reach, and until when they may be there."""
    kept_hash: str
    """What the audit log and this receipt keep: the id of the contact, or a keyed hash of the user's
    id.
    """


class BlockedVisitor(Value):
    id: str
    """The visitor; the same for every conversation of theirs."""
    user_id: _t.Optional[str]
    """Your own id of a verified user."""
    blocked_at: _datetime


class ContactIdentity(Value):
    kind: _t.Union[_t.Literal["user", "email", "phone"], str]
    value: str
    verified: bool
    """Whether it was proved, and not only claimed."""
    created_at: _datetime


class Contact(Value):
    id: str
    name: _t.Optional[str]
    email: _t.Optional[str]
    phone: _t.Optional[str]
    company: _t.Optional[str]
    tags: _t.List[str]
    custom: _t.Dict[str, _t.Optional[_t.Union[str, float, bool]]]
    """Fields of your own: up to 50 texts, numbers or booleans."""
    identities: _t.List[ContactIdentity]
    """What the person is found by, of merged contacts too. Several contacts may have one number."""
    origin: _t.Union[_t.Literal["lead", "chat", "import", "api", "newsletter"], str]
    blocked: bool
    merged_into_id: _t.Optional[str]
    merged_ids: _t.List[str]
    """The contacts that are shown as part of this one."""
    created_at: _datetime
    updated_at: _datetime


class NewContact(Value):
    name: _t.Optional[str] = None
    email: _t.Optional[str] = None
    phone: _t.Optional[str] = None
    country: _t.Optional[str] = None
    """The country of a phone number without a country code, such as DE."""
    company: _t.Optional[str] = None
    tags: _t.Optional[_t.List[str]] = None
    custom: _t.Optional[_t.Dict[str, _t.Optional[_t.Union[str, float, bool]]]] = None
    """Fields of your own: up to 50 texts, numbers or booleans."""
    user_id: _t.Optional[str] = None
    """Your own id of the user."""
    email_verified: _t.Optional[bool] = None
    """You have checked that the address is the person's."""
    phone_verified: _t.Optional[bool] = None
    """You have checked that the number is the person's."""


class ImportReport(Value):
    dry_run: bool
    rows: int
    created: int
    changed: int
    unchanged: int
    failed: int
    encoding: str
    """How the file was read; `windows-1252` when lines of it were not UTF-8."""
    layout: _t.Optional[str]
    columns: _t.List[ImportReportColumn]
    """Which field each of the first thousand columns was taken for, by the mapping or its usual
    names; null: left out. `left`, `wanted`, `bounced` and `complained` say who gets no mail.
    """
    notes: _t.List[ImportReportNote]
    """The first thousand rows that share something with others: people with one number stay several
    contacts, and rows with one address become one. Others say what of a row was kept as a text,
    shortened or left out. Row 0 is that of the names: columns there seem to say who has left, and
    were not heeded.
    """
    faults: _t.List[ImportReportNote]
    """The first thousand rows that were left out; the first row of people is 1."""
    error_file: _t.Optional[str]
    """All rows that were left out as CSV, with what is wrong as the column `error`, which an import
    passes over: correct it and import it. It ends after 16 million characters; a note then says
    where.
    """


class PartedIdentities(Value):
    identities: _t.List[PartedIdentitiesIdentity]
    """Those of the second person, as the contact has them."""
    shared_numbers: _t.Optional[_t.List[str]] = None
    """Numbers of the contact that both people have."""
    name: _t.Optional[str] = None


class JoinedContact(Value):
    contact_id: str
    name: _t.Optional[str]
    proposals: _t.List[PartedIdentities]
    """Each is a body for `POST /api/contacts/:contactId/part`, if that is another person."""


class ContactChange(Value):
    """`custom` replaces only the fields that it names; null removes one."""

    name: _t.Optional[str] = None
    email: _t.Optional[str] = None
    phone: _t.Optional[str] = None
    country: _t.Optional[str] = None
    """The country of a phone number without a country code, such as DE."""
    company: _t.Optional[str] = None
    tags: _t.Optional[_t.List[str]] = None
    custom: _t.Optional[_t.Dict[str, _t.Optional[_t.Union[str, float, bool]]]] = None
    """Fields of your own: up to 50 texts, numbers or booleans."""


class TimelineItem(Value):
    at: _datetime
    kind: str
    """What it is, such as lead or conversation."""
    id: str
    summary: str
    """A line for a list."""


class MergeInto(Value):
    into_id: str


class ContactFilter(Value):
    """A contact fits when it fits every member."""

    q: _t.Optional[str] = None
    """Words that begin like this: of names, addresses, numbers."""
    tag: _t.Optional[str] = None
    email: _t.Optional[str] = None
    phone: _t.Optional[str] = None
    user_id: _t.Optional[str] = None
    """Your own id of the user."""
    origin: _t.Optional[_t.Union[_t.Literal["lead", "chat", "import", "api", "newsletter"], str]] = None
    blocked: _t.Optional[bool] = None
    created_after: _t.Optional[_datetime] = None
    created_before: _t.Optional[_datetime] = None
    custom: _t.Optional[_t.Dict[str, _t.Optional[_t.Union[str, float, bool]]]] = None
    """Fields of your own: up to 50 texts, numbers or booleans."""
    newsletter: _t.Optional[ContactFilterNewsletter] = None
    """Is a subscriber of the newsletter, of any status unless one is named."""
    opened: _t.Optional[ContactFilterOpened] = None
    """Opened a mail of a campaign that counts opens. Mailings that have ended are forgotten."""
    lead: _t.Optional[ContactFilterLead] = None
    """Has a lead that is not spam, and fits each member."""


class Segment(Value):
    id: str
    name: str
    filter: ContactFilter
    count: int
    """How many contacts fit now, in a list counted up to 10,000. When a list takes long, the last
    ones are not counted: 0, and not exact.
    """
    count_is_exact: bool
    """False when more contacts may fit than `count` says."""
    created_at: _datetime


class NewSegment(Value):
    name: str
    filter: ContactFilter


class SegmentChange(Value):
    name: _t.Optional[str] = None
    filter: _t.Optional[ContactFilter] = None


class AltchaChallenge(Value):
    """In the format of altcha-lib 2."""

    parameters: _t.Dict[str, _t.Any]
    signature: str


class FormChallenge(Value):
    timestamp: str
    """Send it back as the field `_timestamp`."""
    altcha: AltchaChallenge
    parameters: _t.Dict[str, _t.Any]
    """The same challenge, where the ALTCHA widget looks for it."""
    signature: str


class LeadSettings(Value):
    notify: _t.Union[_t.Literal["all", "admins", "assignee", "none"], str]
    """Who is mailed about leads; `admins` at first."""


class NewLead(Value):
    """An e-mail address or a phone number is needed."""

    name: _t.Optional[str] = None
    email: _t.Optional[str] = None
    phone: _t.Optional[str] = None
    company: _t.Optional[str] = None
    message: _t.Optional[str] = None
    source: _t.Optional[str] = None
    form_id: _t.Optional[str] = None
    page: _t.Optional[_t.Union[str, NewLeadPage]] = None
    utm: _t.Optional[_t.Dict[str, str]] = None
    consent: _t.Optional[_t.Union[bool, NewLeadConsent]] = None
    custom: _t.Optional[_t.Dict[str, _t.Optional[_t.Union[str, float, bool]]]] = None
    country: _t.Optional[str] = None
    user_id: _t.Optional[str] = None
    _gotcha: _t.Any = None
    """A field that people do not see. Whoever fills it in is no person."""
    _timestamp: _t.Optional[str] = None
    """The `timestamp` of `GET /api/forms/challenge`."""
    altcha: _t.Optional[str] = None
    """The solution, as the ALTCHA widget writes it: base64 of JSON."""
    _next: _t.Optional[str] = None
    """Of a form: where to go then, on an allowed origin of the key."""
    _language: _t.Optional[str] = None
    """Of a form: the language of the page that answers it, such as de. Else the browser's."""


class CapturedLead(Value):
    id: str
    contact_id: str
    status: _t.Literal["new"]
    created_at: _datetime


class LeadScoreReason(Value):
    rule: str
    points: int


class SpamReason(Value):
    reason: str
    points: int


class Lead(Value):
    id: str
    contact_id: _t.Optional[str]
    status: LeadStatus
    name: _t.Optional[str]
    email: _t.Optional[str]
    phone: _t.Optional[str]
    company: _t.Optional[str]
    message: _t.Optional[str]
    source: _t.Optional[str]
    form_id: _t.Optional[str]
    page: _t.Optional[_t.Union[str, NewLeadPage]]
    utm: _t.Optional[_t.Dict[str, str]]
    consent: _t.Optional[_t.Union[bool, NewLeadConsent]]
    custom: _t.Dict[str, _t.Optional[_t.Union[str, float, bool]]]
    """Fields of your own: up to 50 texts, numbers or booleans."""
    user_id: _t.Optional[str]
    score: int
    """The sum of `scoreReasons`."""
    score_reasons: _t.List[LeadScoreReason]
    spam_points: int
    """From 5 on, a lead is taken for spam when it comes."""
    spam_reasons: _t.List[SpamReason]
    assignee_id: _t.Optional[str]
    created_at: _datetime
    updated_at: _datetime


class LeadScoreRule(Value):
    rule: str
    points: int
    summary: str


class LeadChange(Value):
    status: _t.Optional[LeadStatus] = None
    assignee_id: _t.Optional[str] = None
    custom: _t.Optional[_t.Dict[str, _t.Optional[_t.Union[str, float, bool]]]] = None
    """Fields of your own: up to 50 texts, numbers or booleans."""


class LeadNote(Value):
    id: str
    text: str
    author_id: _t.Optional[str]
    created_at: _datetime


class NewLeadNote(Value):
    text: str


class NewSubscription(Value):
    email: str
    name: _t.Optional[str] = None
    list: _t.Optional[str] = None
    language: _t.Optional[str] = None
    consent: _t.Optional[_t.Union[bool, NewLeadConsent]] = None
    source: _t.Optional[str] = None
    form_id: _t.Optional[str] = None
    page: _t.Optional[str] = None
    _gotcha: _t.Any = None
    """A field that people do not see. Whoever fills it in is no person."""
    _timestamp: _t.Optional[str] = None
    """The `timestamp` of `GET /api/forms/challenge`."""
    altcha: _t.Optional[str] = None
    """The solution, as the ALTCHA widget writes it: base64 of JSON."""
    _next: _t.Optional[str] = None
    """Of a form: where to go then, on an allowed origin of the key."""
    _language: _t.Optional[str] = None
    """The same as `language`, by the name that it has in forms of leads."""


class TakenSubscription(Value):
    status: _t.Literal["pending"]


class NewsletterList(Value):
    id: str
    slug: str
    """What forms name, e.g. `newsletter`."""
    name: str
    description: _t.Optional[str]
    is_public: bool
    """Whether people see the list on their page of preferences."""
    language: _t.Optional[str]
    created_at: _datetime


class NewNewsletterList(Value):
    slug: str
    """What forms name, e.g. `newsletter`."""
    name: str
    description: _t.Optional[str] = None
    is_public: _t.Optional[bool] = None
    """Whether people see the list on their page of preferences."""
    language: _t.Optional[str] = None


class NewsletterListChange(Value):
    slug: _t.Optional[str] = None
    """What forms name, e.g. `newsletter`."""
    name: _t.Optional[str] = None
    description: _t.Optional[str] = None
    is_public: _t.Optional[bool] = None
    """Whether people see the list on their page of preferences."""
    language: _t.Optional[str] = None


class NewsletterSettings(Value):
    sender_name: _t.Optional[str]
    reply_to: _t.Optional[str]
    postal_address: _t.Optional[str]
    accent_colour: _t.Optional[str]
    language: _t.Optional[str]
    bounce_address: _t.Optional[str]


class NewsletterSettingsChange(Value):
    sender_name: _t.Optional[str] = None
    reply_to: _t.Optional[str] = None
    postal_address: _t.Optional[str] = None
    accent_colour: _t.Optional[str] = None
    language: _t.Optional[str] = None
    bounce_address: _t.Optional[str] = None


class SubscriberImportReport(Value):
    dry_run: bool
    rows: int
    created: int
    changed: int
    unchanged: int
    failed: int
    encoding: str
    """How the file was read; `windows-1252` when lines of it were not UTF-8."""
    layout: _t.Optional[str]
    columns: _t.List[SubscriberImportReportColumn]
    """Which field each of the first thousand columns was taken for, by the mapping or its usual
    names; null: left out. `left`, `wanted`, `bounced` and `complained` say who gets no mail.
    """
    notes: _t.List[ImportReportNote]
    """The first thousand rows that share something with others: people with one number stay several
    contacts, and rows with one address become one. Others say what of a row was kept as a text,
    shortened or left out. Row 0 is that of the names: columns there seem to say who has left, and
    were not heeded.
    """
    faults: _t.List[ImportReportNote]
    """The first thousand rows that were left out; the first row of people is 1."""
    error_file: _t.Optional[str]
    """All rows that were left out as CSV, with what is wrong as the column `error`, which an import
    passes over: correct it and import it. It ends after 16 million characters; a note then says
    where.
    """
    unproved: int
    """How many of the created and changed rows are pending because they have no proof of a
    confirmation.
    """


class Subscription(Value):
    list_id: str
    list: str
    """The `slug` of the list."""
    status: _t.Union[_t.Literal["pending", "confirmed", "unsubscribed"], str]
    source: _t.Optional[str]
    requested_at: _datetime
    confirmed_at: _t.Optional[_datetime]
    left_at: _t.Optional[_datetime]


class Subscriber(Value):
    id: str
    status: SubscriberStatus
    email: _t.Optional[str]
    name: _t.Optional[str]
    language: _t.Optional[str]
    contact_id: _t.Optional[str]
    lists: _t.List[Subscription]
    suppressed: _t.Optional[_t.Union[_t.Literal["unsubscribed", "bounced", "complained", "erased", "member"], str]]
    is_spam: bool
    """Taken for spam: it gets no mail until a member releases it."""
    spam_points: int
    spam_reasons: _t.List[SpamReason]
    created_at: _datetime
    updated_at: _datetime


class SubscriptionProof(Value):
    step: _t.Union[_t.Literal["requested", "confirmed", "imported", "unsubscribed", "bounced", "complained"], str]
    list_id: str
    at: _datetime
    ip: _t.Optional[str]
    user_agent: _t.Optional[str]
    form_id: _t.Optional[str]
    page: _t.Optional[str]
    consent: _t.Optional[_t.Union[bool, NewLeadConsent]]
    shown_text: _t.Optional[str]
    language: _t.Optional[str]


class SubscriberDetails(Value):
    id: str
    status: SubscriberStatus
    email: _t.Optional[str]
    name: _t.Optional[str]
    language: _t.Optional[str]
    contact_id: _t.Optional[str]
    lists: _t.List[Subscription]
    suppressed: _t.Optional[_t.Union[_t.Literal["unsubscribed", "bounced", "complained", "erased", "member"], str]]
    is_spam: bool
    """Taken for spam: it gets no mail until a member releases it."""
    spam_points: int
    spam_reasons: _t.List[SpamReason]
    created_at: _datetime
    updated_at: _datetime
    mail_waits_until: _t.Optional[_datetime]
    """The mail that asks for the confirmation waits until then: the mailbox has had its share."""
    proofs: _t.List[SubscriptionProof]


class SubscriberChange(Value):
    name: _t.Optional[str] = None
    language: _t.Optional[str] = None
    is_spam: _t.Optional[bool] = None
    """False releases a sign-up that was taken for spam: its owner is asked by mail."""


class NewsletterLeaving(Value):
    lists: _t.Optional[_t.List[str]] = None
    """The slugs of lists. Without them all, and the address gets no mail until a member allows it."""


class NewsletterStatistics(Value):
    lists: _t.List[NewsletterStatisticsList]
    days: _t.List[NewsletterStatisticsDay]
    """Days in UTC, oldest first."""


class Suppression(Value):
    email: _t.Optional[str]
    reason: SuppressionReason
    created_at: _datetime


class NewSuppression(Value):
    email: str


class Bounce(Value):
    id: str
    subscriber_id: str
    campaign_number: _t.Optional[int]
    kind: _t.Union[_t.Literal["hard", "soft", "complaint"], str]
    """`hard`: no mail arrives there. `soft`: a later mail may arrive. `complaint`: called spam."""
    reason: str
    status: _t.Optional[str]
    at: _datetime


class ReportedBounce(Value):
    """`messageId` or `email` says which mail or reader it was."""

    message_id: _t.Optional[str] = None
    """The `Message-ID` of the mail."""
    email: _t.Optional[str] = None
    kind: _t.Union[_t.Literal["hard", "soft", "complaint"], str]
    """`hard`: no mail arrives there. `soft`: a later mail may arrive. `complaint`: called spam."""
    reason: _t.Optional[str] = None
    status: _t.Optional[str] = None


class ReportedBounces(Value):
    bounces: _t.List[ReportedBounce]


class BounceReceipt(Value):
    data: _t.List[BounceReceiptDataItem]


class BounceAddress(Value):
    url: str
    """Shown once. Mails and reports are posted here without a key."""


class BounceMail(Value):
    raw: _t.Optional[str] = None
    """The whole mail."""


class NewCampaign(Value):
    name: str
    subject: _t.Optional[str] = None
    """May hold variables, such as `{{ firstName | "there" }}`."""
    preheader: _t.Optional[str] = None
    """What mail programs show beside the subject."""
    format: _t.Optional[_t.Union[_t.Literal["markdown", "mjml"], str]] = None
    body: _t.Optional[str] = None
    language: _t.Optional[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]] = None
    sender_name: _t.Optional[str] = None
    reply_to: _t.Optional[str] = None
    site_url: _t.Optional[str] = None
    tracks_opens: _t.Optional[bool] = None
    """Whether opens are noted. Then the mail says so."""
    tracks_clicks: _t.Optional[bool] = None
    """Whether clicks are noted. Then the mail says so."""
    list_ids: _t.Optional[_t.List[str]] = None
    segment_id: _t.Optional[str] = None
    rate_per_minute: _t.Optional[int] = None
    domain_rate_per_minute: _t.Optional[int] = None


class Campaign(Value):
    id: str
    number: int
    name: str
    subject: str
    """May hold variables, such as `{{ firstName | "there" }}`."""
    preheader: str
    """What mail programs show beside the subject."""
    format: _t.Union[_t.Literal["markdown", "mjml"], str]
    body: str
    language: _t.Optional[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]]
    sender_name: _t.Optional[str]
    reply_to: _t.Optional[str]
    site_url: _t.Optional[str]
    tracks_opens: bool
    """Whether opens are noted. Then the mail says so."""
    tracks_clicks: bool
    """Whether clicks are noted. Then the mail says so."""
    list_ids: _t.List[str]
    segment_id: _t.Optional[str]
    rate_per_minute: _t.Optional[int]
    domain_rate_per_minute: _t.Optional[int]
    status: _t.Union[_t.Literal["draft", "scheduled", "sending", "paused", "sent", "cancelled"], str]
    pause_reason: _t.Optional[_t.Union[_t.Literal["member", "mail-server", "bounces"], str]]
    scheduled_at: _t.Optional[_datetime]
    time_zone: _t.Optional[str]
    started_at: _t.Optional[_datetime]
    ended_at: _t.Optional[_datetime]
    created_at: _datetime
    updated_at: _datetime


class CampaignChange(Value):
    name: _t.Optional[str] = None
    subject: _t.Optional[str] = None
    """May hold variables, such as `{{ firstName | "there" }}`."""
    preheader: _t.Optional[str] = None
    """What mail programs show beside the subject."""
    format: _t.Optional[_t.Union[_t.Literal["markdown", "mjml"], str]] = None
    body: _t.Optional[str] = None
    language: _t.Optional[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]] = None
    sender_name: _t.Optional[str] = None
    reply_to: _t.Optional[str] = None
    site_url: _t.Optional[str] = None
    tracks_opens: _t.Optional[bool] = None
    """Whether opens are noted. Then the mail says so."""
    tracks_clicks: _t.Optional[bool] = None
    """Whether clicks are noted. Then the mail says so."""
    list_ids: _t.Optional[_t.List[str]] = None
    segment_id: _t.Optional[str] = None
    rate_per_minute: _t.Optional[int] = None
    domain_rate_per_minute: _t.Optional[int] = None


class CampaignPreview(Value):
    subject: str
    html: str
    url: str
    """The HTML as a page that runs no script, for a frame of Parley's own. It ends after 15 minutes."""
    text: str
    bytes: int
    """Of the HTML. Gmail cuts off what is longer than 102 KiB."""
    warnings: _t.List[str]
    """What was left out of the text, and why a reader may not see all."""
    missing: _t.List[str]
    """What sending still needs."""


class TestSend(Value):
    to: _t.Optional[_t.List[str]] = None
    """Members of the workspace, by id `usr_…` or by e-mail address. Without it the calling member."""


class TestSent(Value):
    sent_to: int


class CampaignSchedule(Value):
    at: str
    """What the clocks of the time zone show then: `2026-12-01T09:00`."""
    time_zone: str
    """An IANA name, such as `Europe/Berlin`."""


class Mailing(Value):
    subscriber_id: str
    status: _t.Union[_t.Literal["queued", "claimed", "handed", "sent", "deferred", "failed", "unknown", "skipped", "bounced"], str]
    """`unknown`: the node died while the mail server had the mail, and nobody knows whether it
    arrived. `skipped`: the subscriber left before it was sent.
    """
    attempts: int
    reason: _t.Optional[str]
    due_at: _t.Optional[_datetime]
    sent_at: _t.Optional[_datetime]
    opened_at: _t.Optional[_datetime]
    clicked_at: _t.Optional[_datetime]


class CampaignReport(Value):
    campaign_id: str
    status: _t.Union[_t.Literal["draft", "scheduled", "sending", "paused", "sent", "cancelled"], str]
    recipients: int
    """Before it is sent: how many would get it now, with a segment counted up to 20,000 readers."""
    mailings: CampaignReportMailings
    opened: _t.Optional[int]
    clicked: _t.Optional[int]
    links: _t.List[CampaignReportLink]
    domains: _t.List[CampaignReportDomain]
    """The ten with the most recipients."""


class NewSeries(Value):
    name: str
    list_id: str
    language: _t.Optional[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]] = None
    site_url: _t.Optional[str] = None
    steps: _t.List[NewSeriesStep]


class Series(Value):
    id: str
    name: str
    list_id: str
    status: _t.Union[_t.Literal["active", "stopped"], str]
    steps: _t.List[SeriesStep]
    created_at: _datetime


class SeriesChange(Value):
    status: _t.Union[_t.Literal["active", "stopped"], str]


class DatabaseAnswer(Value):
    rows: _t.List[_t.Dict[str, _t.Any]]
    """`bigint` and `numeric` are numbers of up to 15 digits, and texts beyond, so that no digit is
    lost. Times are in ISO 8601 and UTC, bytes in base64.
    """
    row_count: int
    """How many rows were read, or changed."""
    fields: _t.List[DatabaseAnswerField]
    duration_ms: float
    next_cursor: _t.Optional[str] = None
    results: _t.Optional[_t.List[DatabaseAnswerResult]] = None
    """Of `batch`: the outcome of each statement."""
    tables: _t.Optional[_t.List[DatabaseAnswerTable]] = None
    """Of `describe`."""
    limits: _t.Optional[_t.Dict[str, _t.Any]] = None
    """Of `describe`."""


class DatabaseImportReport(Value):
    dry_run: bool
    rows: int
    """Rows that were read."""
    inserted: int
    updated: int
    failed: _t.List[DatabaseImportReportFailedItem]
    """The first hundred faults; after that many, reading ends."""


class DatabaseRestoreReport(Value):
    tables: int
    views: int
    rows: int


class NewFile(Value):
    file: Content
    """The file, as a part with a file name."""


class File(Value):
    id: str
    name: str
    """The last segment of the name that the client sent."""
    mime_type: str
    """As the client declared it; it is not verified."""
    bytes: int
    created_at: _datetime


class NewKnowledgeFiles(Value):
    file: _t.List[Content]
    """Parts with a file name: txt, md, mdx, html, pdf, docx, pptx, xlsx, csv, odt, epub, eml, or one
    zip of such files.
    """
    url: _t.Optional[str] = None
    """Where a reader finds the file. Citations lead there."""
    base_url: _t.Optional[str] = None
    """Where the folder of the file is on the web: relative links are made absolute with it, and
    citations lead to the file there.
    """
    question_column: _t.Optional[str] = None
    """The column of a table with the questions, where its name does not say so."""
    answer_column: _t.Optional[str] = None
    """The column with the answers."""
    share_original: _t.Optional[_t.Union[_t.Literal["true", "false"], str]] = None
    external_id: _t.Optional[_t.List[str]] = None
    """Your own name for each file, in their order. The files of an archive are named by their paths."""
    tags: _t.Optional[_t.List[str]] = None
    """Assistants, searches and removals choose sources by tags. Left out: a source keeps those it
    has.
    """


class KnowledgeProblem(Value):
    code: str
    message: str
    """What to do, in English."""
    url: _t.Optional[str]


class AddedKnowledgeSource(Value):
    id: str
    title: str
    """The title of a FAQ is its question."""
    url: _t.Optional[str]
    external_id: _t.Optional[str]
    tags: _t.List[str]
    status: _t.Union[_t.Literal["indexed", "pending", "failed"], str]
    """`indexed`: every question that is asked from now on finds its passages. `pending`: it is being
    learnt, and answers from what is learnt already. `failed`: there was nothing to learn.
    """
    document_id: _t.Optional[str]
    """The document version with the current content. Null for what was learnt: its pages have
    documents.
    """
    version: int
    """The number of document versions until now."""
    created_at: _datetime
    """When the source was added."""
    updated_at: _datetime
    """When the content last changed."""
    type: _t.Union[_t.Literal["text", "faq", "url", "site", "file"], str]
    change: _t.Union[_t.Literal["created", "replaced", "unchanged"], str]
    """What the request did: a source whose `externalId` is known is `replaced`, or `unchanged`."""
    problem: _t.Optional[KnowledgeProblem] = None
    warnings: _t.Optional[_t.List[AddedKnowledgeSourceWarning]] = None
    """What is stored, and may be meant otherwise. Left out where there is nothing."""


class KnowledgeFileNote(Value):
    code: str
    message: str
    """In English, without a word of the file."""


class KnowledgeSource(Value):
    id: str
    title: str
    """The title of a FAQ is its question."""
    url: _t.Optional[str]
    external_id: _t.Optional[str]
    tags: _t.List[str]
    status: _t.Union[_t.Literal["indexed", "pending", "failed"], str]
    """`indexed`: every question that is asked from now on finds its passages. `pending`: it is being
    learnt, and answers from what is learnt already. `failed`: there was nothing to learn.
    """
    document_id: _t.Optional[str]
    """The document version with the current content. Null for what was learnt: its pages have
    documents.
    """
    version: int
    """The number of document versions until now."""
    created_at: _datetime
    """When the source was added."""
    updated_at: _datetime
    """When the content last changed."""
    type: _t.Union[_t.Literal["text", "faq", "url", "site", "file"], str]


class RemovedKnowledgeSources(Value):
    removed: int


class KnowledgeProgress(Value):
    found: int
    """Pages that are known by now."""
    done: int
    """Pages that this look has looked at."""
    changed: int
    unchanged: int
    failed: int
    skipped: int
    """Pages that hold nothing to answer from, or may not be read."""


class ReplacedKnowledgeSource(Value):
    id: str
    title: str
    """The title of a FAQ is its question."""
    url: _t.Optional[str]
    external_id: _t.Optional[str]
    tags: _t.List[str]
    status: _t.Union[_t.Literal["indexed", "pending", "failed"], str]
    """`indexed`: every question that is asked from now on finds its passages. `pending`: it is being
    learnt, and answers from what is learnt already. `failed`: there was nothing to learn.
    """
    document_id: _t.Optional[str]
    """The document version with the current content. Null for what was learnt: its pages have
    documents.
    """
    version: int
    """The number of document versions until now."""
    created_at: _datetime
    """When the source was added."""
    updated_at: _datetime
    """When the content last changed."""
    type: _t.Union[_t.Literal["text", "faq", "url", "site", "file"], str]
    warnings: _t.Optional[_t.List[AddedKnowledgeSourceWarning]] = None
    """What is stored, and may be meant otherwise. Left out where there is nothing."""


class KnowledgeDocumentVersion(Value):
    id: str
    source_id: str
    version: int
    """Counts the document versions of the source."""
    type: _t.Union[_t.Literal["text", "faq"], str]
    title: str
    url: _t.Optional[str]
    content_hash: str
    """SHA-256 of the text in UTF-8, in hexadecimal."""
    created_at: _datetime
    """When this version was stored."""
    retired_at: _t.Optional[_datetime]


class KnowledgeDocument(Value):
    id: str
    source_id: str
    version: int
    """Counts the document versions of the source."""
    type: _t.Union[_t.Literal["text", "faq"], str]
    title: str
    url: _t.Optional[str]
    content_hash: str
    """SHA-256 of the text in UTF-8, in hexadecimal."""
    created_at: _datetime
    """When this version was stored."""
    retired_at: _t.Optional[_datetime]
    text: str
    """The text that citations quote. Their `start` and `end` count its UTF-16 code units."""
    questions: _t.List[str]
    """For a FAQ: the question, then the alternatives. Empty for a text."""


class DocumentPassage(Value):
    section: _t.Optional[str]
    anchor: _t.Optional[str]
    text: str
    """Verbatim: the document's text from `start` to `end`."""
    start: int
    """In UTF-16 code units."""
    end: int


class Synonyms(Value):
    groups: _t.List[_t.List[str]]
    """Each group is a list of words and phrases that mean the same."""


class KnowledgeSearch(Value):
    query: str
    """What to look for, in plain words."""
    limit: _t.Optional[int] = None
    tags: _t.Optional[_t.List[str]] = None
    """Looks only in sources that have one of these tags."""


class FoundPassages(Value):
    passages: _t.List[FoundPassagesPassage]
    """Best first."""


class NewKnowledgeSync(Value):
    tag: str
    """The sources with this tag are brought in step."""


class StartedKnowledgeSync(Value):
    sync_id: str


class KnowledgeSyncPortion(Value):
    sources: _t.List[_t.Union[NewKnowledgeSourcesText, NewKnowledgeSourcesFaq]]


class ReceivedKnowledgeSyncPortion(Value):
    received: int
    """The sync has so many sources until now."""


class KnowledgeSyncEnd(Value):
    dry_run: _t.Optional[bool] = None
    """Only counts, and leaves the sync open."""
    allow_removal: _t.Optional[bool] = None
    """Removes even more than half of the tag's sources."""


class KnowledgeSyncCounts(Value):
    added: int
    replaced: int
    unchanged: int
    removed: int


class KnowledgePage(Value):
    document_id: _t.Optional[str]
    """The document that the page gave, if any."""
    url: _t.Optional[str]
    """Null for a file without an address."""
    title: str
    status: _t.Union[_t.Literal["waiting", "indexed", "skipped", "failed", "gone"], str]
    problem: _t.Optional[KnowledgeProblem]
    words: int
    notes: _t.List[KnowledgeFileNote]
    """What was left out of a file."""
    last_looked_at: _t.Optional[_datetime]


class Gap(Value):
    id: str
    state: GapState
    question: str
    """The wording that people used most."""
    count: int
    """How many questions of the last 180 days ask this."""
    reasons: GapReasons
    """Each question is counted once, by what came first."""
    examples: _t.List[str]
    """How people asked it, the most frequent wording first. At most 10."""
    last_asked_at: _datetime
    nearest: _t.Optional[GapNearest]
    answered_now: bool
    """Whether the engine finds an answer in the knowledge of now, without a model."""
    opened_at: _datetime
    resolved_at: _t.Optional[_datetime]
    source_id: _t.Optional[str]


class Gaps(Value):
    data: _t.List[Gap]
    next_cursor: _t.Optional[str]
    contradictions: _t.List[GapsContradiction]
    """Questions that FAQs answer in different ways: people get one of the answers. At most 100, with
    the first page alone.
    """


class GapMail(Value):
    weekly: bool
    next_at: _t.Optional[_datetime]
    stop_url: _t.Optional[str]


class NewGapMail(Value):
    weekly: bool


class ProviderFailure(Value):
    at: _datetime
    """The newest failure, to the minute."""
    since: _datetime
    """The first failure since the model's last answer."""
    fault: _t.Union[_t.Literal["refused-key", "unknown-model", "rate-limited", "refused-request", "unreachable", "too-long", "broken"], str]
    """Why. `refused-key`: the provider refused the key. `unknown-model`: it does not know the model
    or the address. `rate-limited`: its limit is reached. `refused-request`: it refused the
    request. `unreachable`: it could not be reached. `too-long`: the model wrote more than a reply
    may hold. `broken`: it answered with an error, or with what cannot be read.
    """
    reason: _t.Optional[str]
    """What the vendor says, in its own words: at most 300 characters, without what was asked."""
    model: _t.Optional[str]
    """`<provider name>/<model id>`. Null when the provider's list of models could not be read."""


class Provider(Value):
    id: str
    kind: _t.Union[_t.Literal["anthropic", "google", "mistral", "openai", "openai-compatible"], str]
    """The vendor, or the protocol that its server speaks. `openai-compatible`: Ollama, vLLM,
    llama.cpp, LM Studio and others.
    """
    name: str
    base_url: _t.Optional[str]
    has_api_key: bool
    default_model: _t.Optional[str]
    """Answers when nobody names a model. Null: the vendor's, or for `openai-compatible` the first
    one it lists.
    """
    prices: _t.Dict[str, ProviderPricesValue]
    """By model id: the price of a million tokens, in the currency of your budget."""
    first_byte_timeout_ms: int
    last_failure: _t.Optional[ProviderFailure]
    """Of the model that failed last, also in a test call. Null when it has answered since, or the
    provider was changed.
    """
    refused_parts: _t.Dict[str, _t.List[_t.Union[_t.Literal["system", "tools"], str]]]
    """By model id: what the model refuses, as answers and test calls have shown. It is asked without
    tools, or with its instructions at the beginning of the first message. A change of the
    provider forgets it.
    """
    created_at: _datetime


class NewProvider(Value):
    kind: _t.Union[_t.Literal["anthropic", "google", "mistral", "openai", "openai-compatible"], str]
    """The vendor, or the protocol that its server speaks. `openai-compatible`: Ollama, vLLM,
    llama.cpp, LM Studio and others.
    """
    name: str
    """The first part of `<provider name>/<model id>`, unique in the workspace."""
    api_key: _t.Optional[str] = None
    """Stored encrypted. No answer contains it."""
    base_url: _t.Optional[str] = None
    """Required for `openai-compatible`, e.g. `https://models.example/v1`. For the others it replaces
    the vendor's.
    """
    default_model: _t.Optional[str] = None
    prices: _t.Optional[_t.Dict[str, NewProviderPricesValue]] = None
    """By model id: the price of a million tokens, in the currency of your budget."""
    first_byte_timeout_ms: _t.Optional[int] = None
    """So long an answer may take to begin, in milliseconds. Where nothing is said: 15000 for
    `anthropic`, 15000 for `google`, 15000 for `mistral`, 15000 for `openai`, 60000 for
    `openai-compatible`. Then the assistant's next model answers, or the engine. A model that
    loads first, or that thinks in silence, may need more.
    """


class ProviderChange(Value):
    name: _t.Optional[str] = None
    """The first part of `<provider name>/<model id>`, unique in the workspace."""
    api_key: _t.Optional[str] = None
    base_url: _t.Optional[str] = None
    default_model: _t.Optional[str] = None
    prices: _t.Optional[_t.Dict[str, ProviderChangePricesValue]] = None
    """By model id: the price of a million tokens, in the currency of your budget."""
    first_byte_timeout_ms: _t.Optional[int] = None
    """So long an answer may take to begin, in milliseconds. Where nothing is said: 15000 for
    `anthropic`, 15000 for `google`, 15000 for `mistral`, 15000 for `openai`, 60000 for
    `openai-compatible`. Then the assistant's next model answers, or the engine. A model that
    loads first, or that thinks in silence, may need more.
    """


class ProviderTest(Value):
    model: _t.Optional[str] = None


class ProviderTestResult(Value):
    ok: bool
    model: _t.Optional[str]
    detail: str
    """What happened, and what to do next."""
    refused: _t.List[_t.Union[_t.Literal["system", "tools"], str]]
    """The parts that the model refuses: `tools`, or `system` for a system message. Answers are made
    without them.
    """
    reason: _t.Optional[str]
    """What the vendor says about a failure or a refusal, in its own words."""
    text: _t.Optional[str] = None
    """The model's answer."""
    first_byte_ms: _t.Optional[int]
    """So long the answer took to begin, in milliseconds: its first word, thought or call of a tool.
    Null when it did not begin.
    """
    duration_ms: float


class ModelBudget(Value):
    """Hard limits for each calendar month and each day (UTC). Null means no limit."""

    monthly_tokens: _t.Optional[int]
    monthly_cost: _t.Optional[float]
    """Calculated from the providers' `prices`."""
    daily_tokens_per_visitor: _t.Optional[int] = None
    """For each visitor of a browser and each verified user. Left out, a twentieth of
    `monthlyTokens`, and at least 20,000.
    """
    daily_cost_per_visitor: _t.Optional[float] = None
    """Left out, a twentieth of `monthlyCost`."""


class ModelUse(Value):
    month: str
    """`YYYY-MM`, in UTC."""
    budget: ModelBudget
    tokens: int
    cost: float
    models: _t.List[ModelUseModel]
    days: _t.List[ModelUseDay]
    """What each model used on each of the last 31 days, the oldest first. A day without calls has
    none.
    """


class Toolbox(Value):
    id: str
    name: str
    kind: _t.Union[_t.Literal["mcp", "openapi"], str]
    """`mcp`: a server that speaks the Model Context Protocol over streamable HTTP. `openapi`: a
    document of OpenAPI 3 or Swagger 2.
    """
    url: str
    has_headers: bool
    tools: _t.List[ToolboxTool]
    skipped: _t.List[ToolboxSkippedItem]
    """What the server offers and Parley cannot call. At most some 300; the last one counts the rest."""
    read_at: _datetime
    created_at: _datetime


class NewToolbox(Value):
    name: str
    """The tools become the actions `<name>__<tool>`. An assistant with `<name>__*` may use all of
    them.
    """
    kind: _t.Union[_t.Literal["mcp", "openapi"], str]
    """`mcp`: a server that speaks the Model Context Protocol over streamable HTTP. `openapi`: a
    document of OpenAPI 3 or Swagger 2.
    """
    url: str
    headers: _t.Optional[_t.Dict[str, str]] = None
    """Sent with every request to the origin of `url`, e.g. `authorization`. Stored encrypted. No
    answer contains them.
    """


class Assistant(Value):
    name: str
    persona: str
    """The assistant's role and tone."""
    instructions: str
    """What the assistant should do, and what it should not do."""
    model: _t.Optional[str]
    """Null: the default model of the first provider, or the offline engine when there is no
    provider.
    """
    fallback_models: _t.List[str]
    """Answer in this order when the model fails. The offline engine is always the last."""
    knowledge: _t.Optional[AssistantKnowledge]
    """The sources that the assistant answers from: those that are named, and those with one of the
    tags. Null: all sources.
    """
    actions: _t.List[str]
    """Names of the actions that the assistant may use."""
    languages: _t.List[str]
    """Languages that the assistant answers in (BCP 47). Empty: the language of the question."""
    greeting: _t.Optional[str]
    hand_over: AssistantHandOver
    strictness: _t.Union[_t.Literal["careful", "balanced", "eager"], str]
    """How sure the assistant must be to answer from the knowledge without a language model.
    `careful` says more often that it does not know, `eager` answers more often and is wrong more
    often.
    """
    rewrite_follow_ups: bool
    """With a language model: a follow-up ("and on Sunday?") is rewritten by the model into a
    question that stands alone, before passages are looked for. One short call of the model more
    for each follow-up.
    """
    second_look: bool
    """With a language model: sentences whose words and numbers no passage has are shown to the model
    once more, and removed where the passages do not support them. The reply is shown when that is
    done, and not word by word.
    """
    max_output_tokens: int
    max_knowledge_tokens: int
    """With a language model: at most so many tokens of the knowledge are shown to it for a question,
    and for each search of its own. They are estimated at 3.5 characters each. A model with a
    small context window is shown less.
    """
    voice: AssistantVoice
    id: str
    is_default: bool
    """Answers when a request names no assistant."""
    created_at: _t.Optional[_datetime]
    """Null for the default assistant of a new workspace, until somebody changes it."""


class KnownAction(Value):
    name: str
    """Stands in an assistant's `actions`."""
    title: str
    description: str
    """When to use it: models choose by this text."""
    is_read_only: bool
    """False: the assistant asks the person before it acts."""
    scope: _t.Optional[str]
    """What a caller needs to give it to an assistant. Null for a tool of a toolbox:
    `settings:write`.
    """
    toolbox: _t.Optional[str]
    """The name of the toolbox that it is a tool of."""


class NewAssistant(Value):
    persona: _t.Optional[str] = None
    """The assistant's role and tone."""
    instructions: _t.Optional[str] = None
    """What the assistant should do, and what it should not do."""
    model: _t.Optional[str] = None
    """Null: the default model of the first provider, or the offline engine when there is no
    provider.
    """
    fallback_models: _t.Optional[_t.List[str]] = None
    """Answer in this order when the model fails. The offline engine is always the last."""
    knowledge: _t.Optional[NewAssistantKnowledge] = None
    """The sources that the assistant answers from: those that are named, and those with one of the
    tags. Null: all sources.
    """
    actions: _t.Optional[_t.List[str]] = None
    """Names of the actions that the assistant may use."""
    languages: _t.Optional[_t.List[str]] = None
    """Languages that the assistant answers in (BCP 47). Empty: the language of the question."""
    greeting: _t.Optional[str] = None
    strictness: _t.Optional[_t.Union[_t.Literal["careful", "balanced", "eager"], str]] = None
    """How sure the assistant must be to answer from the knowledge without a language model.
    `careful` says more often that it does not know, `eager` answers more often and is wrong more
    often.
    """
    rewrite_follow_ups: _t.Optional[bool] = None
    """With a language model: a follow-up ("and on Sunday?") is rewritten by the model into a
    question that stands alone, before passages are looked for. One short call of the model more
    for each follow-up.
    """
    second_look: _t.Optional[bool] = None
    """With a language model: sentences whose words and numbers no passage has are shown to the model
    once more, and removed where the passages do not support them. The reply is shown when that is
    done, and not word by word.
    """
    max_output_tokens: _t.Optional[int] = None
    max_knowledge_tokens: _t.Optional[int] = None
    """With a language model: at most so many tokens of the knowledge are shown to it for a question,
    and for each search of its own. They are estimated at 3.5 characters each. A model with a
    small context window is shown less.
    """
    voice: _t.Optional[NewAssistantVoice] = None
    hand_over: _t.Optional[NewAssistantHandOver] = None
    name: str
    is_default: _t.Optional[bool] = None


class AssistantChange(Value):
    persona: _t.Optional[str] = None
    """The assistant's role and tone."""
    instructions: _t.Optional[str] = None
    """What the assistant should do, and what it should not do."""
    model: _t.Optional[str] = None
    """Null: the default model of the first provider, or the offline engine when there is no
    provider.
    """
    fallback_models: _t.Optional[_t.List[str]] = None
    """Answer in this order when the model fails. The offline engine is always the last."""
    knowledge: _t.Optional[AssistantChangeKnowledge] = None
    """The sources that the assistant answers from: those that are named, and those with one of the
    tags. Null: all sources.
    """
    actions: _t.Optional[_t.List[str]] = None
    """Names of the actions that the assistant may use."""
    languages: _t.Optional[_t.List[str]] = None
    """Languages that the assistant answers in (BCP 47). Empty: the language of the question."""
    greeting: _t.Optional[str] = None
    strictness: _t.Optional[_t.Union[_t.Literal["careful", "balanced", "eager"], str]] = None
    """How sure the assistant must be to answer from the knowledge without a language model.
    `careful` says more often that it does not know, `eager` answers more often and is wrong more
    often.
    """
    rewrite_follow_ups: _t.Optional[bool] = None
    """With a language model: a follow-up ("and on Sunday?") is rewritten by the model into a
    question that stands alone, before passages are looked for. One short call of the model more
    for each follow-up.
    """
    second_look: _t.Optional[bool] = None
    """With a language model: sentences whose words and numbers no passage has are shown to the model
    once more, and removed where the passages do not support them. The reply is shown when that is
    done, and not word by word.
    """
    max_output_tokens: _t.Optional[int] = None
    max_knowledge_tokens: _t.Optional[int] = None
    """With a language model: at most so many tokens of the knowledge are shown to it for a question,
    and for each search of its own. They are estimated at 3.5 characters each. A model with a
    small context window is shown less.
    """
    voice: _t.Optional[NewAssistantVoice] = None
    hand_over: _t.Optional[NewAssistantHandOver] = None
    name: _t.Optional[str] = None
    is_default: _t.Optional[_t.Literal[True]] = None
    """Makes this assistant the default one in place of the former."""


class EmbeddingSetting(Value):
    state: _t.Union[_t.Literal["off", "embedding", "current", "failing", "waiting"], str]
    """`off`: no model is set, and passages are found by their words alone. `embedding`: passages are
    being embedded. `current`: every passage has its vector. `failing`: the model does not answer,
    and is asked again at `retryAt`. `waiting`: the tokens of this day or the budget of this month
    are used up; it goes on at `retryAt`
    """
    model: _t.Optional[str]
    """`<provider name>/<model id>`."""
    dimensions: _t.Optional[int]
    """As it was asked for. Null: the model's own."""
    total: int
    """Passages with different texts, when they were counted last."""
    embedded: int
    """How many of them have a vector, or are refused by the model."""
    daily_tokens: _t.Optional[int]
    tokens_today: int
    """What passages have taken of `dailyTokens`. Questions are not counted."""
    failed_at: _t.Optional[_datetime]
    """Since the last success."""
    last_failure: _t.Optional[str]
    """Why, and what the vendor says."""
    retry_at: _t.Optional[_datetime]


class NewEmbeddingSetting(Value):
    model: str
    """`<provider name>/<model id>`: a model for embeddings of one of the workspace's providers."""
    dimensions: _t.Optional[int] = None
    """The length of a vector, where the model offers a choice. Left out, the model's own."""
    daily_tokens: _t.Optional[int] = None
    """How many tokens a day (UTC) passages may take. The rest is embedded on the next day. Left out,
    10000000.
    """


class AskedQuestion(Value):
    id: str
    text: str
    """The passage is found by this beside its own words. Nobody is shown it."""
    language: str
    """The language in which it is read: `de`, `en`, `es`, `fr`, `it`, `nl`, `pt`."""
    origin: _t.Union[_t.Literal["model", "choice"], str]
    """`model`: a model wrote it while the text was taught. `choice`: three visitors or more asked
    it, were offered choices and took this one; it counts less than what a text says itself.
    """
    visitors: _t.Optional[int]
    """How many have taken the choice. Null for what a model wrote."""
    source_id: str
    document_id: str
    """With this version of the source the question goes."""
    title: str
    section: _t.Optional[str]
    """The headings above the passage, as citations show them."""
    created_at: _datetime


class AskedQuestions(Value):
    state: _t.Union[_t.Literal["off", "writing", "current", "failing", "waiting", "stopped"], str]
    """`off`: no model writes questions. `writing`: sections are being worked on. `current`: every
    section is done; new ones follow by themselves. `failing`: the model does not answer, and is
    asked again at `retryAt`. `waiting`: the month's budget or the quota of knowledge is used up;
    it goes on at `retryAt`. `stopped`: the ceiling is reached; `lastFailure` says what to do
    """
    model: _t.Optional[str]
    per_section: _t.Optional[int]
    languages: _t.List[str]
    """Empty: the language of each text."""
    max_cost: _t.Optional[float]
    max_tokens: _t.Optional[int]
    sections: int
    """When they were counted last."""
    done: int
    kept: int
    """Questions that lead back to their section."""
    discarded: int
    """Questions that did not, and were thrown away."""
    spent: AskedQuestionsSpent
    estimate: _t.Optional[AskedQuestionsEstimate]
    """In the answer of a PUT; null elsewhere."""
    last_failure: _t.Optional[str]
    retry_at: _t.Optional[_datetime]
    data: _t.List[AskedQuestion]
    next_cursor: _t.Optional[str]


class NewQuestionWriting(Value):
    model: str
    """`<provider name>/<model id>` of one of the workspace's providers."""
    per_section: _t.Optional[int] = None
    """So many for each section and language. Left out, 3."""
    languages: _t.Optional[_t.List[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]]] = None
    """The languages of the visitors. Left out, the language of each text."""
    max_cost: _t.Optional[float] = None
    """Stops before it costs more in all, by the provider's `prices`."""
    max_tokens: _t.Optional[int] = None
    """Stops before it takes more tokens in all. Left out, 5,000,000."""
    dry_run: _t.Optional[bool] = None
    """Only estimates, and starts and changes nothing."""


class QuestionWriting(Value):
    state: _t.Union[_t.Literal["off", "writing", "current", "failing", "waiting", "stopped"], str]
    """`off`: no model writes questions. `writing`: sections are being worked on. `current`: every
    section is done; new ones follow by themselves. `failing`: the model does not answer, and is
    asked again at `retryAt`. `waiting`: the month's budget or the quota of knowledge is used up;
    it goes on at `retryAt`. `stopped`: the ceiling is reached; `lastFailure` says what to do
    """
    model: _t.Optional[str]
    per_section: _t.Optional[int]
    languages: _t.List[str]
    """Empty: the language of each text."""
    max_cost: _t.Optional[float]
    max_tokens: _t.Optional[int]
    sections: int
    """When they were counted last."""
    done: int
    kept: int
    """Questions that lead back to their section."""
    discarded: int
    """Questions that did not, and were thrown away."""
    spent: AskedQuestionsSpent
    estimate: _t.Optional[AskedQuestionsEstimate]
    """In the answer of a PUT; null elsewhere."""
    last_failure: _t.Optional[str]
    retry_at: _t.Optional[_datetime]


class ChangedAskedQuestion(Value):
    text: str
    """In the language that it has."""


class ChatContext(Value):
    user_id: _t.Optional[str] = None
    user_token: _t.Optional[str] = None
    """With a publishable key: proves the user. A JWT, HS256 with the identity secret, of `sub` and
    `exp` (24 hours ahead at most).
    """
    user_hash: _t.Any = None
    """Ended: refused with 422 user-hash-ended. Send `userToken`."""


class TryAssistant(Value):
    message: str
    """What the person says; not only white space. At most 8,000 characters, unless the operator sets
    PARLEY_MAX_MESSAGE.
    """
    session_id: _t.Optional[str] = None
    """Your own name for the conversation, or the `conv_…` id that an earlier answer gave."""
    context: _t.Optional[ChatContext] = None
    settings: _t.Optional[TryAssistantSettings] = None
    """In place of the assistant's own, for this reply alone."""


class Citation(Value):
    source_id: str
    document_id: str
    title: _t.Optional[str]
    url: _t.Optional[str]
    section: _t.Optional[str]
    anchor: _t.Optional[str]
    page: _t.Optional[int]
    passage: _t.Optional[str]
    """Verbatim text of the stored document version. Null when the citation was withdrawn."""
    start: _t.Optional[int]
    """Where the passage starts in that text, in UTF-16 code units."""
    end: _t.Optional[int]
    score: float
    withdrawn: _t.Optional[_t.Literal[True]] = None
    """The source was purged: nothing of it is shown any more. Title, url, section, anchor, page,
    passage, start and end are null.
    """
    supports: _t.Optional[_t.List[CitationSupport]] = None
    """The sentences of the answer that the passage supports. Only in answers of models."""
    highlight: _t.Optional[CitationHighlight] = None
    """The date, amount, place or person that was asked for, in the same text as `start`."""


class Choice(Value):
    title: str
    """Sent as the next message, it takes the choice."""
    source_id: str


class ModelUsage(Value):
    input_tokens: int
    output_tokens: int


class ConsentQuestion(Value):
    """The person is asked to agree to an action. Parley wrote this part of the text: each of its
    lines begins with ┃, which no model can write. Only a yes as the next message runs the action,
    once.
    """

    action: str
    title: str
    input: _t.Any
    """The whole input, also where the text shortens it."""
    hash: str
    """SHA-256 of all of this. A yes is a yes to exactly this."""
    start: int
    """Where in the text the question is, in UTF-16 code units."""
    end: int


class ClientToolCall(Value):
    id: str
    name: str
    input: str
    """JSON as the model wrote it: check it before you use it."""


class ChatAnswer(Value):
    ai_response: str
    """Markdown, never HTML. A model or a document may write markup into it: show it as text, or with
    a renderer that lets no HTML through and loads no images, such as `renderMarkdown` of the
    TypeScript client.
    """
    session_id: str
    conversation_id: str
    message_id: str
    status: _t.Union[_t.Literal["completed", "interrupted", "failed", "handed-over"], str]
    reason: _t.Optional[ReplyEndReason] = None
    answered: bool
    """False when the assistant says that it does not know."""
    confidence: float
    citations: _t.List[Citation]
    choices: _t.Optional[_t.List[Choice]] = None
    """The topics that the assistant offers when it asks back: then `answered` is false, and nothing
    is cited. Absent when it offers none.
    """
    unsupported: _t.Optional[_t.List[ChatAnswerUnsupportedItem]] = None
    """Sentences of a model's answer that no passage supports."""
    model: str
    usage: _t.Optional[ModelUsage] = None
    asks: _t.Optional[ConsentQuestion] = None
    tool_calls: _t.Optional[_t.List[ClientToolCall]] = None
    """Calls of the client's own tools. The reply goes on with their results."""
    asks_for_contact: _t.Optional[_t.Literal[True]] = None
    """The reply asks how the person can be reached. A client may show a form for `POST /api/leads`."""
    handed_over: _t.Optional[_t.Literal[True]] = None
    """With this reply the assistant hands the conversation over to a person and replies no more."""
    visitor_token: _t.Optional[str] = None
    """For publishable keys: send the newest one as X-Visitor-Token with later calls. It ends after
    90 days.
    """


class SendMessage(Value):
    message: str
    """What the person says; not only white space. At most 8,000 characters, unless the operator sets
    PARLEY_MAX_MESSAGE.
    """
    session_id: _t.Optional[str] = None
    """Your own name for the conversation, or the `conv_…` id that an earlier answer gave."""
    context: _t.Optional[ChatContext] = None
    model: _t.Optional[str] = None
    """`<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its name or an alias.
    Left out, the conversation's assistant with its own model. Ignored for publishable keys.
    """
    assistant_id: _t.Optional[str] = None
    """Who answers in this conversation from now on. Left out, it does not change."""


class UserMessage(Value):
    event: _t.Literal["user_message"]
    data: UserMessageData


class Colleague(Value):
    """A member of the team. Without a name, the person has given none or the account was erased."""

    id: str
    name: _t.Optional[str]
    picture: _t.Optional[str]
    """The path of a JPEG of at most 256 pixels a side, which needs no credential and changes with
    the picture. Null: this person has none.
    """


class ConversationMatch(Value):
    """The newest message that fits `q`. Only in a search."""

    message_id: str
    author: Author
    is_note: _t.Optional[_t.Literal[True]] = None
    text: str
    """A part of the message, around the first word that was found."""
    spans: _t.List[ConversationMatchSpan]
    """The words that were found, in that text."""


class Label(Value):
    id: str
    name: str
    colour: LabelColour
    created_at: _datetime


class Conversation(Value):
    id: str
    session_id: str
    status: ConversationStatus
    channel: ConversationChannel
    assistant_id: _t.Optional[str]
    assignee: _t.Optional[Colleague]
    """The colleague who takes care of the conversation."""
    user_id: _t.Optional[str]
    user_verified: bool
    contact: _t.Optional[ConversationContact] = None
    """The contact who speaks; `confirmed` when a member has said so. A call is by its number, which
    is no proof. No browser is told.
    """
    last_message: _t.Optional[ConversationLastMessage] = None
    """The last message that is no note. In lists alone."""
    match: _t.Optional[ConversationMatch] = None
    labels: _t.Optional[_t.List[Label]] = None
    """Of the team, by name. No browser is told."""
    snoozed_until: _t.Optional[_datetime] = None
    """The team has put it off until then. No browser is told."""
    is_blocked: _t.Optional[bool] = None
    """Whether its person is blocked. Not in lists, and no browser is told."""
    is_visitor: bool
    """Whether a browser holds it with a publishable key."""
    context: _t.Dict[str, _t.Any]
    forked_from: _t.Optional[str] = None
    """The conversation that a client told another continuation of."""
    seen: ConversationSeen
    """The last message that each side has said to have seen."""
    message_count: int
    created_at: _datetime
    updated_at: _datetime


class Attachment(Value):
    attachment_id: str
    name: str
    mime_type: str
    """By its bytes, whatever the sender declared."""
    bytes: int
    url: str
    """The file, as an attachment. Only the conversation's visitor and the team can open it."""
    preview: _t.Optional[AttachmentPreview] = None
    """A picture, encoded again as a JPEG that may be shown. Absent where it cannot be decoded."""


class Feedback(Value):
    """For the team only. What the contact says is shown before what members say."""

    helpful: bool
    comment: _t.Optional[str]
    given_at: _datetime
    given_by: FeedbackGiver
    member_id: _t.Optional[str] = None


class Message(Value):
    id: str
    session_id: str
    conversation_id: str
    author: Author
    text: str
    status: MessageStatus
    reason: _t.Optional[ReplyEndReason] = None
    created_at: _datetime
    ended_at: _t.Optional[_datetime] = None
    reply_to: _t.Optional[str] = None
    answered: _t.Optional[bool] = None
    confidence: _t.Optional[float] = None
    citations: _t.Optional[_t.List[Citation]] = None
    choices: _t.Optional[_t.List[Choice]] = None
    """The topics that the assistant offers when it asks back: then `answered` is false, and nothing
    is cited. Absent when it offers none.
    """
    unsupported: _t.Optional[_t.List[MessageUnsupportedItem]] = None
    model: _t.Optional[str] = None
    usage: _t.Optional[ModelUsage] = None
    asks: _t.Optional[ConsentQuestion] = None
    tool_calls: _t.Optional[_t.List[ClientToolCall]] = None
    attachments: _t.Optional[_t.List[Attachment]] = None
    """The files that came with it."""
    origin: _t.Optional[_t.Union[_t.Literal["caller", "fork"], str]] = None
    """`caller`: told as history by the caller. `fork`: copied with what came before the fork."""
    is_note: _t.Optional[_t.Literal[True]] = None
    """For colleagues only: no visitor is shown it."""
    member_id: _t.Optional[str] = None
    member: _t.Optional[Colleague] = None
    contact: _t.Optional[MessageContact] = None
    """The contact who wrote it into a conversation of another one, such as somebody in copy."""
    feedback: _t.Optional[Feedback] = None


class Provenance(Value):
    message_id: str
    model: str
    answered: bool
    confidence: float
    knowledge_version: int
    """The state of the knowledge that the reply was made from."""
    read_as: _t.Optional[str] = None
    """The question as it was understood, with words of the questions before."""
    by_meaning: _t.Optional[_t.Literal[True]] = None
    """The passages were ranked by their meaning as well as by their words."""
    citations: _t.List[ProvenanceCitation]
    considered: _t.List[ProvenanceConsideredItem]
    """The passages that retrieval found, best first, cited or not."""
    shown: _t.Optional[_t.List[ProvenanceShownItem]] = None
    """What the model that wrote the reply was shown of the knowledge, in this order. Without a model
    there is none.
    """
    actions: _t.Optional[_t.List[str]] = None
    """The tools that the model called."""
    failures: _t.Optional[_t.List[ProvenanceFailure]] = None
    """The models that were asked before and did not answer."""
    removed: _t.Optional[_t.List[str]] = None
    """Sentences of the model that a second look took out, because its passages do not support them."""
    left_out: _t.Optional[_t.List[_t.Union[_t.Literal["system", "tools"], str]]] = None
    """What the model refuses, so that it was asked without."""


class NewMemberMessage(Value):
    text: str
    """What the person says; not only white space. At most 8,000 characters, unless the operator sets
    PARLEY_MAX_MESSAGE.
    """
    is_note: _t.Optional[bool] = None
    """For colleagues only. Without it, the message also hands the conversation over to the member."""


class HandOver(Value):
    message: _t.Optional[str] = None
    """A last message to the person."""


class HandBack(Value):
    summary: _t.Optional[str] = None
    """What the assistant should know. No visitor sees it."""


class ChangedConversation(Value):
    assignee_id: _t.Optional[str] = None
    """A member of the workspace; null for nobody."""
    former_assignee_id: _t.Optional[str] = None
    """The assignee that you saw. Where it is another one by now, nothing changes: it is a conflict."""
    contact_id: _t.Optional[str] = None
    """The contact who speaks, for instance in a call; null for nobody who is known."""


class NewLabel(Value):
    name: str
    """Not only white space. Another label of the workspace may not have it, in small letters or
    capitals.
    """
    colour: _t.Optional[LabelColour] = None
    """Left out, it is grey."""


class ChangedLabel(Value):
    name: _t.Optional[str] = None
    """Not only white space. Another label of the workspace may not have it, in small letters or
    capitals.
    """
    colour: _t.Optional[LabelColour] = None


class LabelsOfConversation(Value):
    """Labels by id or by name. Send `labels`, or `add` and `remove`, which go well with what a
    colleague does.
    """

    labels: _t.Optional[_t.List[str]] = None
    """All that it has from now on."""
    add: _t.Optional[_t.List[str]] = None
    """It gets these, whatever others do at the same time."""
    remove: _t.Optional[_t.List[str]] = None
    """It loses these."""


class Snooze(Value):
    until: _t.Optional[_datetime]
    """In the future, at most a year ahead. Null ends the snooze."""
    former: _t.Optional[_datetime] = None
    """The `snoozedUntil` that you saw. Where a colleague has changed it meanwhile, it is a conflict."""


class SavedReply(Value):
    id: str
    title: str
    text: str
    """Markdown. Whoever inserts it puts values in place of `{{name}}` and `{{firstName}}` of the
    person, `{{memberName}}` and `{{workspaceName}}`.
    """
    shortcut: _t.Optional[str]
    created_at: _datetime
    updated_at: _datetime


class NewSavedReply(Value):
    title: str
    text: str
    """Markdown. Whoever inserts it puts values in place of `{{name}}` and `{{firstName}}` of the
    person, `{{memberName}}` and `{{workspaceName}}`.
    """
    shortcut: _t.Optional[str] = None
    """What a member types after `/`: letters, digits, `-` and `_`. No other saved reply has it."""


class ChangedSavedReply(Value):
    title: _t.Optional[str] = None
    text: _t.Optional[str] = None
    """Markdown. Whoever inserts it puts values in place of `{{name}}` and `{{firstName}}` of the
    person, `{{memberName}}` and `{{workspaceName}}`.
    """
    shortcut: _t.Optional[str] = None
    """What a member types after `/`: letters, digits, `-` and `_`. No other saved reply has it."""


class DraftOfReply(Value):
    text: str
    """Markdown. Empty where there is nothing to answer, or the person asks for a colleague."""
    citations: _t.List[Citation]
    answered: bool
    """False when the assistant knows no answer."""
    confidence: float
    model: str


class NewAttachment(Value):
    file: Content
    """A picture or a PDF, as a part with a file name."""
    text: _t.Optional[str] = None
    """What is said with it. Left out, the text is the name of the file."""


class SentAttachment(Value):
    attachment_id: str
    name: str
    mime_type: str
    """By its bytes, whatever the sender declared."""
    bytes: int
    url: str
    """The file, as an attachment. Only the conversation's visitor and the team can open it."""
    preview: _t.Optional[AttachmentPreview] = None
    """A picture, encoded again as a JPEG that may be shown. Absent where it cannot be decoded."""
    message_id: str
    """The message with which it came."""


class SeenMessage(Value):
    message_id: str
    """Everything up to this message was seen."""


class NewFeedback(Value):
    helpful: bool
    comment: _t.Optional[str] = None
    """Why. White space alone is no comment."""


class TranscriptRequest(Value):
    email: _t.Optional[str] = None
    """Left out, the address that the user of the conversation has proved. A visitor names that one,
    or one that the visitor wrote or left in the conversation.
    """


class AcceptedTranscript(Value):
    status: _t.Literal["accepted"]


class ReplayOfConversation(Value):
    against: _t.Union[_t.Literal["today", "recorded"], str]
    """`today`: the knowledge, the settings and the models of now. `recorded`: what the replies were
    made of, where all of it is still there.
    """


class ReplayedConversation(Value):
    messages: _t.List[ReplayedConversationMessage]
    """A reply for each stored one of the assistant, oldest first. At most the first 50."""


class AnswerExpectation(Value):
    source_id: _t.Optional[str] = None
    """The answer cites this source."""
    holds: _t.Optional[_t.List[str]] = None
    """The answer holds each of these texts."""
    declines: _t.Optional[_t.Literal[True]] = None
    """The assistant says that it does not know."""


class AnswerTest(Value):
    id: str
    question: str
    earlier_questions: _t.List[str]
    """The test asks these before, oldest first, and the engine answers them: so many as a follow-up
    is understood from.
    """
    assistant_id: _t.Optional[str]
    """Null: the default assistant."""
    expect: AnswerExpectation
    message_id: _t.Optional[str]
    """The reply that it was made from."""
    created_at: _datetime
    result: _t.Optional[AnswerTestResult]
    """The newest result. Null until it was run."""
    before: _t.Optional[AnswerTestBefore]
    """The result of the run before, where the newest one differs. Null where nothing changed."""


class AnswerTestRun(Value):
    status: _t.Literal["accepted"]


class AnswerTestReport(Value):
    ran_at: _t.Optional[_datetime]
    """When the newest run ended. Null before the first."""
    is_pending: bool
    """Whether a run is under way, or about to begin."""
    passed: int
    failed: int
    changed: _t.List[AnswerTest]
    """The tests that came out otherwise than in the run before."""
    failing: _t.List[AnswerTest]
    """The tests that do not pass."""


class AnswerTestMail(Value):
    wanted: bool
    """Whether I get a mail when a run comes out otherwise than the one before."""


class InboundWebhook(Value):
    event: str
    """The kind of event. `type` is accepted as well."""
    data: _t.Dict[str, _t.Any]
    id: _t.Any = None
    """A text or a whole number: a delivery with the same id is a repeated one. Anything else counts
    as no id.
    """


class WebhookReceipt(Value):
    event_id: str
    status: _t.Union[_t.Literal["accepted", "duplicate", "processed"], str]
    session_id: _t.Optional[str] = None
    conversation_id: _t.Optional[str] = None
    message_id: _t.Optional[str] = None
    ai_response: _t.Optional[str] = None
    answered: _t.Optional[bool] = None
    confidence: _t.Optional[float] = None
    citations: _t.Optional[_t.List[_t.Dict[str, _t.Any]]] = None
    choices: _t.Optional[_t.List[Choice]] = None
    """The topics that the assistant offers when it asks back: then `answered` is false, and nothing
    is cited. Absent when it offers none.
    """


class LeftAddress(Value):
    email: str


class IncomingMail(Value):
    raw: _t.Optional[str] = None
    """The whole mail."""


class NewWebhookSource(Value):
    name: str
    scheme: _t.Optional[WebhookScheme] = None
    secret: _t.Optional[str] = None
    """The secret that the sender gave you (Stripe, or a sender of Standard Webhooks: `whsec_…`, or
    its public key `whpk_…`). Created if left out.
    """
    schemas: _t.Optional[_t.Dict[str, _t.Dict[str, _t.Any]]] = None
    """A JSON Schema for each kind of event (2020-12, without regular expressions and recursion).
    Data that does not match is refused.
    """
    format: _t.Optional[WebhookFormat] = None
    address: _t.Optional[str] = None
    """With the format `email`: the address whose mails the sender passes on. Replies to answers go
    there.
    """
    forwarders: _t.Optional[_t.List[str]] = None
    """With the format `email`: the senders that speak for people, such as the form of a site. Only
    of their mails, `Reply-To` is the person.
    """


class WebhookSourceWithSecret(Value):
    id: str
    name: str
    scheme: WebhookScheme
    format: WebhookFormat
    address: _t.Optional[str] = None
    """With the format `email`: the address whose mails the sender passes on. Replies to answers go
    there.
    """
    forwarders: _t.Optional[_t.List[str]] = None
    """With the format `email`: the senders that speak for people, such as the form of a site. Only
    of their mails, `Reply-To` is the person.
    """
    url: str
    """The URL that the sender posts to."""
    is_default: bool
    schemas: _t.Dict[str, _t.Dict[str, _t.Any]]
    former_secrets_end_at: _t.List[_datetime]
    """Until when each secret from before a rotation is accepted."""
    created_at: _datetime
    secret: str
    """Shown in this answer only. The whole text is the key. With `standard`, the key is what follows
    `whsec_`, in base64.
    """


class WebhookSource(Value):
    id: str
    name: str
    scheme: WebhookScheme
    format: WebhookFormat
    address: _t.Optional[str] = None
    """With the format `email`: the address whose mails the sender passes on. Replies to answers go
    there.
    """
    forwarders: _t.Optional[_t.List[str]] = None
    """With the format `email`: the senders that speak for people, such as the form of a site. Only
    of their mails, `Reply-To` is the person.
    """
    url: str
    """The URL that the sender posts to."""
    is_default: bool
    schemas: _t.Dict[str, _t.Dict[str, _t.Any]]
    former_secrets_end_at: _t.List[_datetime]
    """Until when each secret from before a rotation is accepted."""
    created_at: _datetime


class WebhookSourceChange(Value):
    name: _t.Optional[str] = None
    schemas: _t.Optional[_t.Dict[str, _t.Dict[str, _t.Any]]] = None
    """A JSON Schema for each kind of event (2020-12, without regular expressions and recursion).
    Data that does not match is refused.
    """
    forwarders: _t.Optional[_t.List[str]] = None
    """With the format `email`: the senders that speak for people, such as the form of a site. Only
    of their mails, `Reply-To` is the person.
    """
    is_default: _t.Optional[bool] = None
    """Whether requests without a source belong to this one. Only the operator may set it."""


class WebhookSecretRotation(Value):
    overlap_seconds: _t.Optional[int] = None
    """How long the former secret is accepted as well."""
    secret: _t.Optional[str] = None
    """The secret that the sender gave you (Stripe, or a sender of Standard Webhooks: `whsec_…`, or
    its public key `whpk_…`). Created if left out.
    """


class InboundEvent(Value):
    id: str
    source_id: str
    kind: str
    status: InboundEventStatus
    received_at: _datetime
    processed_at: _t.Optional[_datetime]
    conversation_id: _t.Optional[str] = None
    """The conversation of a `user_message`."""
    message_id: _t.Optional[str] = None
    """The reply to a `user_message`."""
    fault: _t.Optional[str] = None
    """Why the event failed."""


class FullInboundEvent(Value):
    id: str
    source_id: str
    kind: str
    status: InboundEventStatus
    received_at: _datetime
    processed_at: _t.Optional[_datetime]
    conversation_id: _t.Optional[str] = None
    """The conversation of a `user_message`."""
    message_id: _t.Optional[str] = None
    """The reply to a `user_message`."""
    fault: _t.Optional[str] = None
    """Why the event failed."""
    data: _t.Any
    """An object; a list with the kind `array`, a text with `text`, and `{mediaType, base64}` with
    `binary`. Null if the content was erased together with its conversation.
    """
    note: _t.Optional[str] = None
    """What to do so that such a mail is answered."""


class EventType(Value):
    type: str
    summary: str
    visible_to: str
    """The scope that the creator of an endpoint needs to get this event."""
    schema: _t.Any
    """JSON Schema of `data` as it is delivered."""


class EventTypeList(Value):
    data: _t.List[EventType]


class NewEndpoint(Value):
    url: str
    """An http or https URL. A private address is refused, now and at every attempt."""
    events: _t.Optional[_t.List[str]] = None
    description: _t.Optional[str] = None
    order_by: _t.Optional[_t.Union[_t.Literal["none", "conversationId"], str]] = None
    """With `conversationId`, the events of one conversation are delivered one after the other, each
    when the one before it has ended.
    """
    concurrency: _t.Optional[int] = None
    """How many requests may be in flight at once."""
    rate_limit_per_second: _t.Optional[int] = None
    asymmetric: _t.Optional[bool] = None
    """Sign with Ed25519 as well (`v1a`). The receiver then verifies with `publicKey` and needs no
    secret.
    """


class EndpointWithSecret(Value):
    id: str
    url: str
    description: str
    events: _t.List[str]
    matching_events: _t.List[str]
    """The types that the endpoint gets now: those that `events` matches and that its creator may
    read.
    """
    order_by: _t.Union[_t.Literal["none", "conversationId"], str]
    """With `conversationId`, the events of one conversation are delivered one after the other, each
    when the one before it has ended.
    """
    concurrency: int
    rate_limit_per_second: _t.Optional[int]
    status: _t.Union[_t.Literal["enabled", "disabled"], str]
    disabled_reason: _t.Optional[_t.Union[_t.Literal["manual", "failing", "gone"], str]]
    circuit: _t.Union[_t.Literal["closed", "open"], str]
    """`open`: ten failures in a row. One delivery at a time probes the endpoint until it answers."""
    failing_since: _t.Optional[_datetime]
    paused_until: _t.Optional[_datetime]
    public_key: _t.Optional[str]
    previous_secret_ends_at: _t.Optional[_datetime]
    version: str
    """The date of the version of the interface that messages have: that of the request that made it."""
    created_at: _datetime
    updated_at: _datetime
    secret: str
    """`whsec_…`: verifies the `v1` signatures. Shown in this answer only."""


class Endpoint(Value):
    id: str
    url: str
    description: str
    events: _t.List[str]
    matching_events: _t.List[str]
    """The types that the endpoint gets now: those that `events` matches and that its creator may
    read.
    """
    order_by: _t.Union[_t.Literal["none", "conversationId"], str]
    """With `conversationId`, the events of one conversation are delivered one after the other, each
    when the one before it has ended.
    """
    concurrency: int
    rate_limit_per_second: _t.Optional[int]
    status: _t.Union[_t.Literal["enabled", "disabled"], str]
    disabled_reason: _t.Optional[_t.Union[_t.Literal["manual", "failing", "gone"], str]]
    circuit: _t.Union[_t.Literal["closed", "open"], str]
    """`open`: ten failures in a row. One delivery at a time probes the endpoint until it answers."""
    failing_since: _t.Optional[_datetime]
    paused_until: _t.Optional[_datetime]
    public_key: _t.Optional[str]
    previous_secret_ends_at: _t.Optional[_datetime]
    version: str
    """The date of the version of the interface that messages have: that of the request that made it."""
    created_at: _datetime
    updated_at: _datetime


class EndpointChange(Value):
    url: _t.Optional[str] = None
    """An http or https URL. A private address is refused, now and at every attempt."""
    events: _t.Optional[_t.List[str]] = None
    description: _t.Optional[str] = None
    order_by: _t.Optional[_t.Union[_t.Literal["none", "conversationId"], str]] = None
    """With `conversationId`, the events of one conversation are delivered one after the other, each
    when the one before it has ended.
    """
    concurrency: _t.Optional[int] = None
    """How many requests may be in flight at once."""
    rate_limit_per_second: _t.Optional[int] = None
    asymmetric: _t.Optional[bool] = None
    """Sign with Ed25519 as well (`v1a`). The receiver then verifies with `publicKey` and needs no
    secret.
    """
    status: _t.Optional[_t.Union[_t.Literal["enabled", "disabled"], str]] = None
    version: _t.Optional[str] = None
    """The date of the version that messages have."""


class SecretRotation(Value):
    overlap_hours: _t.Optional[int] = None
    """How long messages are signed with the former secret as well."""


class RotatedSecret(Value):
    secret: str
    """`whsec_…`: verifies the `v1` signatures. Shown in this answer only."""
    previous_secret_ends_at: _t.Optional[_datetime]


class Attempt(Value):
    number: int
    at: _datetime
    duration_ms: int
    status_code: _t.Optional[int]
    error: _t.Optional[_t.Union[_t.Literal["address-refused", "timeout", "connection-failed", "answer-too-large"], str]]
    request: AttemptRequest
    response: _t.Optional[AttemptResponse]


class Replay(Value):
    since: _datetime
    until: _t.Optional[_datetime] = None
    types: _t.Optional[_t.List[str]] = None
    only_failed: _t.Optional[bool] = None
    """Leave out events that were delivered, e.g. after an outage."""


class Replayed(Value):
    count: int


class Delivery(Value):
    id: str
    endpoint_id: str
    event_id: str
    """Sent as `webhook-id`: the same at every attempt."""
    type: str
    position: int
    status: DeliveryStatus
    attempt_count: int
    next_attempt_at: _t.Optional[_datetime]
    created_at: _datetime
    ended_at: _t.Optional[_datetime]


class DeliveryWithAttempts(Value):
    id: str
    endpoint_id: str
    event_id: str
    """Sent as `webhook-id`: the same at every attempt."""
    type: str
    position: int
    status: DeliveryStatus
    attempt_count: int
    next_attempt_at: _t.Optional[_datetime]
    created_at: _datetime
    ended_at: _t.Optional[_datetime]
    attempts: _t.List[Attempt]
    """The newest 50, oldest first."""


class Approval(Value):
    id: str
    run_id: str
    workflow: str
    title: str
    request: _t.Any
    """What exactly is approved."""
    request_hash: str
    """SHA-256 of the canonical JSON (RFC 8785) of `{title, request}`, in hexadecimal."""
    status: _t.Union[_t.Literal["pending", "approved", "rejected", "expired", "cancelled"], str]
    approvers: _t.Optional[_t.List[str]]
    deadline: _t.Optional[_datetime]
    escalate_to: _t.Optional[str]
    escalated_at: _t.Optional[_datetime]
    decided_by: _t.Optional[ApprovalDecidedBy]
    comment: _t.Optional[str]
    created_at: _datetime
    decided_at: _t.Optional[_datetime]


class WorkflowSecret(Value):
    name: str
    created_at: _datetime
    updated_at: _datetime


class NewWorkflowSecret(Value):
    value: _t.Union[str, _t.Dict[str, _t.Union[str, _t.List[str], _t.Dict[str, str]]]]
    """A text, or an object: `{username, password}`, or a whole policy such as `{authority, grant,
    client: {id, secret}}`. At most 16 KiB.
    """


class NeedsMe(Value):
    """What waits for a person. Null: the caller lacks the scope that is named. The largest number
    stands for more, too.
    """

    waiting: _t.Optional[int]
    """Conversations in which a person waits for the team (`conversations:read`)."""
    unassigned: _t.Optional[int]
    """Conversations with the team that nobody has taken (`conversations:read`)."""
    leads: _t.Optional[int]
    """Leads that are new (`leads:read`)."""
    gaps: _t.Optional[int]
    """Questions without an answer that the knowledge of now does not answer (`knowledge:read`)."""
    failed_runs: _t.Optional[int]
    """Runs that failed in the last seven days and were not resumed (`automation:read`)."""
    failing_providers: _t.Optional[int]
    """Providers of which a model does not answer (`settings:read`)."""
    failing_endpoints: _t.Optional[int]
    """Endpoints that fail, or that were disabled because they did (`webhooks:read`)."""
    unsent_mails: _t.Optional[int]
    """Mails that were given up, became files without a mail server, or wait after a failure
    (`settings:read`).
    """


class TotalFigures(Value):
    """Of the whole time."""

    conversations: int
    """Began, with a question of a person."""
    answered: int
    """Of these: the assistant answered at least once, and no person was needed."""
    declined: int
    """Of these: the assistant said at least once that it does not know."""
    handed_over: int
    """Of these: passed to the team, or taken by it."""
    median_first_answer_ms: _t.Optional[float]
    """From the first question to the end of the first answer, by the assistant or a person."""
    helpful: int
    """Replies that the person found helpful."""
    unhelpful: int
    leads: _t.Optional[int]
    """Came in that time, without spam. Null: not counted by this key."""
    subscribers: _t.Optional[int]
    """Confirmed in that time. Null: not counted by this key."""


class Figures(Value):
    key: _t.Optional[str]
    """The day (`2026-11-20`), the assistant's id, the page, or the channel. Null: the default
    assistant, or no page was told.
    """
    conversations: int
    """Began, with a question of a person."""
    answered: int
    """Of these: the assistant answered at least once, and no person was needed."""
    declined: int
    """Of these: the assistant said at least once that it does not know."""
    handed_over: int
    """Of these: passed to the team, or taken by it."""
    median_first_answer_ms: _t.Optional[float]
    """From the first question to the end of the first answer, by the assistant or a person."""
    helpful: int
    """Replies that the person found helpful."""
    unhelpful: int
    leads: _t.Optional[int]
    """Came in that time, without spam. Null: not counted by this key."""
    subscribers: _t.Optional[int]
    """Confirmed in that time. Null: not counted by this key."""


class Statistics(Value):
    from_: str
    to: str
    """The last day, which counts."""
    time_zone: str
    """The workspace's, in which days begin."""
    total: TotalFigures
    data: _t.List[Figures]
    """Days without anything are there, too, the oldest first. Others: the most conversations first."""


class StreamTicket(Value):
    ticket: str
    expires_at: _datetime


class Typing(Value):
    is_typing: bool


class Viewing(Value):
    is_viewing: bool


class VoiceModel(Value):
    id: str
    """The `voice_model` of POST /api/voice/start."""
    name: str
    language: str
    """The first of `languages`; `mul` for a voice that speaks them all."""
    languages: _t.List[str]
    """BCP 47. Empty: all that the provider knows."""
    provider: str
    """`embedded` for what comes with Parley, else what the operator has installed, or the name of a
    provider.
    """
    rate_hz: int
    """Samples a second of what it speaks."""
    is_default: bool
    """Speaks its language where a request names no voice."""


class SpeechProvider(Value):
    id: str
    kind: _t.Union[_t.Literal["deepgram", "elevenlabs", "openai", "openai-compatible"], str]
    """The vendor, or the protocol that its server speaks. `openai-compatible`: a server with
    OpenAI's `/audio/speech` (as `pcm`) and `/audio/transcriptions`.
    """
    name: str
    base_url: _t.Optional[str]
    has_api_key: bool
    voices: _t.List[SpeechProviderVoice]
    speech_model: _t.Optional[str]
    """Null where a voice is a model."""
    recognition_model: _t.Optional[str]
    """Null: the provider does not listen."""
    recognition_languages: _t.List[str]
    """BCP 47. Empty: all that the model knows."""
    rate_hz: int
    created_at: _datetime


class NewSpeechProvider(Value):
    kind: _t.Union[_t.Literal["deepgram", "elevenlabs", "openai", "openai-compatible"], str]
    """The vendor, or the protocol that its server speaks. `openai-compatible`: a server with
    OpenAI's `/audio/speech` (as `pcm`) and `/audio/transcriptions`.
    """
    name: str
    """The first part of its voices' ids, unique among the speech providers of the workspace."""
    api_key: _t.Optional[str] = None
    """Stored encrypted. No answer contains it."""
    base_url: _t.Optional[str] = None
    """Required for `openai-compatible`, e.g. `https://speech.example/v1`. For the others it replaces
    the vendor's.
    """
    voices: _t.Optional[_t.List[NewSpeechProviderVoice]] = None
    """Voices by the ids that the vendor gives them. Empty: the provider does not speak."""
    speech_model: _t.Optional[str] = None
    recognition_model: _t.Optional[str] = None
    """Null: the provider does not listen."""
    recognition_languages: _t.Optional[_t.List[str]] = None
    """BCP 47. Empty: all that the model knows."""
    rate_hz: _t.Optional[_t.Literal[8000, 16000, 22050, 24000, 44100, 48000]] = None
    """Samples a second that the provider speaks with."""


class SpeechProviderChange(Value):
    name: _t.Optional[str] = None
    """The first part of its voices' ids, unique among the speech providers of the workspace."""
    api_key: _t.Optional[str] = None
    base_url: _t.Optional[str] = None
    voices: _t.Optional[_t.List[SpeechProviderChangeVoice]] = None
    """Voices by the ids that the vendor gives them. Empty: the provider does not speak."""
    speech_model: _t.Optional[str] = None
    recognition_model: _t.Optional[str] = None
    """Null: the provider does not listen."""
    recognition_languages: _t.Optional[_t.List[str]] = None
    """BCP 47. Empty: all that the model knows."""
    rate_hz: _t.Optional[_t.Literal[8000, 16000, 22050, 24000, 44100, 48000]] = None
    """Samples a second that the provider speaks with."""


class SpeechProviderTest(Value):
    ok: bool
    speech: _t.Optional[SpeechProviderTestSpeech]
    """Null: the provider does not speak."""
    recognition: _t.Optional[SpeechProviderTestSpeech]
    """Null: the provider does not listen."""


class StartVoice(Value):
    api_key: _t.Optional[str] = None
    """The key of the Authorization header once more, if at all."""
    language: str
    """BCP 47, e.g. `en-US`."""
    voice_model: str
    """The id of a voice of GET /api/voice/models."""
    endpoint: _t.Optional[str] = None
    """Your own address, which the answer repeats. It is never called."""
    assistant_id: _t.Optional[str] = None
    """Who answers. Left out, the session's own assistant, or the default one."""
    session_id: _t.Optional[str] = None
    """A voice session of yours to go on with, e.g. after a lost connection: its conversation
    continues.
    """
    conversation: _t.Optional[str] = None
    """The session id of a conversation of yours, such as that of a chat: what is said goes on there.
    Left out, the session has one of its own.
    """
    record: _t.Optional[bool] = None
    """`false`: the session is not recorded, whatever the assistant's `recordingNotice` says."""
    _wire = {"api_key": "api_key", "voice_model": "voice_model"}


class VoiceCapabilities(Value):
    """What a voice conversation can do with the parts that serve it."""

    speech: VoiceCapabilitiesSpeech
    recognition: VoiceCapabilitiesRecognition
    detail: str
    """The same for people."""


class StartedVoice(Value):
    session_id: str
    """`voice_…`. The conversation has this name too, unless the start named another one."""
    web_socket_url: str
    """Opens one WebSocket, until `expiresAt`."""
    language: str
    voice_model: str
    expires_at: _datetime
    capabilities: VoiceCapabilities
    endpoint: _t.Optional[str] = None
    visitor_token: _t.Optional[str] = None
    """For browsers: the proof that the conversation is theirs."""


class VoiceSession(Value):
    id: str
    """`voice_…`. The conversation has this name too, unless the start named another one."""
    state: VoiceSessionState
    way: _t.Union[_t.Literal["web-socket", "realtime", "twilio", "conversation-relay"], str]
    language: str
    voice_model: str
    conversation_id: _t.Optional[str]
    """Null before the first turn."""
    created_at: _datetime
    connected_at: _t.Optional[_datetime]
    ended_at: _t.Optional[_datetime]
    end_reason: _t.Optional[str]
    expires_at: _datetime


class VoiceTurn(Value):
    """When what happened, in milliseconds since the session was connected."""

    turn: int
    message_id: _t.Optional[str]
    """The reply in the conversation."""
    speech_end_ms: _t.Optional[float] = None
    """The last speech of the person."""
    decision_ms: _t.Optional[float] = None
    """The person's turn was taken to be over."""
    transcript_ms: _t.Optional[float] = None
    """The words were known."""
    asked_ms: _t.Optional[float] = None
    """The question was stored."""
    first_text_ms: _t.Optional[float] = None
    """The first words of the reply were there."""
    first_sound_ms: _t.Optional[float] = None
    """Their first sound was made."""
    first_frame_ms: _t.Optional[float] = None
    """It was sent."""
    barge_in_ms: _t.Optional[float] = None
    """A person spoke into the reply."""
    silent_ms: _t.Optional[float] = None
    """The last sound was sent."""
    end_ms: _t.Optional[float] = None
    """The turn was over."""


class VoiceSessionWithTurns(Value):
    id: str
    """`voice_…`. The conversation has this name too, unless the start named another one."""
    state: VoiceSessionState
    way: _t.Union[_t.Literal["web-socket", "realtime", "twilio", "conversation-relay"], str]
    language: str
    voice_model: str
    conversation_id: _t.Optional[str]
    """Null before the first turn."""
    created_at: _datetime
    connected_at: _t.Optional[_datetime]
    ended_at: _t.Optional[_datetime]
    end_reason: _t.Optional[str]
    expires_at: _datetime
    turns: _t.List[VoiceTurn]
    """The last 500."""


class VoiceRecording(Value):
    id: str
    """`rec_…`"""
    session_id: str
    """`voice_…`"""
    state: _t.Union[_t.Literal["recording", "complete", "interrupted", "failed"], str]
    """`interrupted`: the server crashed, and what it had stored is kept. `failed`: see `reason`;
    what was stored before is kept.
    """
    reason: _t.Optional[_t.Union[_t.Literal["no-room", "storage-too-slow"], str]]
    """`no-room`: the workspace's recordings had all the room that PARLEY_MAX_RECORDINGS_MB gives.
    `storage-too-slow`: the database could not keep up.
    """
    notice: str
    """What the person was told."""
    seconds: float
    bytes: int
    """At rest, compressed and encrypted."""
    started_at: _datetime
    ended_at: _t.Optional[_datetime]


class VoiceRecordingList(Value):
    data: _t.List[VoiceRecording]
    """One for each connection of the session, oldest first."""


class VoiceChannelWithSecret(Value):
    id: str
    kind: VoiceChannelKind
    name: str
    url: str
    """What the platform calls."""
    assistant_id: _t.Optional[str]
    language: _t.Optional[str]
    greeting: _t.Optional[str]
    answer_within_ms: _t.Optional[int]
    skill_id: _t.Optional[str] = None
    mode: _t.Optional[VoiceCallMode] = None
    created_at: _datetime
    secret: _t.Optional[str] = None
    """Of the Dialogflow kinds: the header X-Channel-Secret of the webhook. Shown in this answer
    only.
    """


class VoiceChannel(Value):
    id: str
    kind: VoiceChannelKind
    name: str
    url: str
    """What the platform calls."""
    assistant_id: _t.Optional[str]
    language: _t.Optional[str]
    greeting: _t.Optional[str]
    answer_within_ms: _t.Optional[int]
    skill_id: _t.Optional[str] = None
    mode: _t.Optional[VoiceCallMode] = None
    created_at: _datetime


class VoiceChannelChange(Value):
    name: _t.Optional[str] = None
    assistant_id: _t.Optional[str] = None
    language: _t.Optional[str] = None
    greeting: _t.Optional[str] = None
    answer_within_ms: _t.Optional[int] = None
    skill_id: _t.Optional[str] = None
    """The id of the Alexa skill: `amzn1.ask.skill.…`. Requests of other skills are refused."""
    auth_token: _t.Optional[str] = None
    """The auth token of the Twilio account, which signs its requests. Stored encrypted, and not
    shown again.
    """
    mode: _t.Optional[VoiceCallMode] = None


class VoicebotQuestion(Value):
    session_id: _t.Optional[str] = None
    """Your own name for the conversation, or the `conv_…` id that an earlier answer gave."""
    text: _t.Optional[str] = None
    """What the person says; not only white space. At most 8,000 characters, unless the operator sets
    PARLEY_MAX_MESSAGE.
    """
    audio: _t.Optional[_t.Union[str, _t.Literal[True]]] = None
    """What the person said, as sound in base64, in place of `text`; the answer then has sound too.
    `true`, with a `text`: the answer shall have sound.
    """
    mime_type: _t.Optional[str] = None
    """Of `audio`: `audio/wav` (also when left out), `audio/pcm;rate=16000` (PCM16, little-endian,
    mono), or `audio/basic` (µ-law, 8 kHz).
    """
    language: _t.Optional[str] = None
    """BCP 47, e.g. `en-US`. Left out: what the text is in."""
    voice_model: _t.Optional[str] = None
    """Of the sound: an id of GET /api/voice/models."""
    assistant_id: _t.Optional[str] = None
    """Who answers in this conversation from now on. Left out, it does not change."""
    context: _t.Optional[ChatContext] = None
    _wire = {"voice_model": "voice_model"}


class VoicebotAnswer(Value):
    conversation_id: _t.Optional[str] = None
    message_id: _t.Optional[str] = None
    status: _t.Optional[_t.Union[_t.Literal["completed", "interrupted", "failed", "handed-over"], str]] = None
    reason: _t.Optional[ReplyEndReason] = None
    answered: _t.Optional[bool] = None
    """False when the assistant says that it does not know."""
    confidence: _t.Optional[float] = None
    citations: _t.Optional[_t.List[Citation]] = None
    choices: _t.Optional[_t.List[Choice]] = None
    """The topics that the assistant offers when it asks back: then `answered` is false, and nothing
    is cited. Absent when it offers none.
    """
    unsupported: _t.Optional[_t.List[VoicebotAnswerUnsupportedItem]] = None
    """Sentences of a model's answer that no passage supports."""
    model: _t.Optional[str] = None
    usage: _t.Optional[ModelUsage] = None
    asks: _t.Optional[ConsentQuestion] = None
    tool_calls: _t.Optional[_t.List[ClientToolCall]] = None
    """Calls of the client's own tools. The reply goes on with their results."""
    asks_for_contact: _t.Optional[_t.Literal[True]] = None
    """The reply asks how the person can be reached. A client may show a form for `POST /api/leads`."""
    handed_over: _t.Optional[_t.Literal[True]] = None
    """With this reply the assistant hands the conversation over to a person and replies no more."""
    visitor_token: _t.Optional[str] = None
    """For publishable keys: send the newest one as X-Visitor-Token with later calls. It ends after
    90 days.
    """
    session_id: _t.Optional[str]
    """Null when nothing was understood, so that no conversation began."""
    ai_response: str
    """What is to be said: plain text, without Markdown, addresses and citation marks."""
    ssml: str
    """The same as SSML."""
    audio: _t.Optional[str] = None
    """The same as sound: a WAV file in base64, of two minutes at most."""
    mime_type: _t.Optional[str] = None
    """Of `audio`."""
    transcript: _t.Optional[str] = None
    """What was understood of the sound."""
    end_session: bool
    """The person has taken leave."""


class PlainMessage(Value):
    message: str
    """What the person says; not only white space. At most 8,000 characters, unless the operator sets
    PARLEY_MAX_MESSAGE.
    """
    proof: _t.Optional[str] = None


class WidgetSettings(Value):
    key_id: _t.Optional[str]
    """Null: what holds for keys that say nothing themselves."""
    name: _t.Optional[str]
    """Who speaks. Null: the workspace's name."""
    greeting: _t.Optional[str]
    """Null: a greeting in the visitor's language."""
    colour: _t.Optional[str]
    """`#rrggbb`. Null: Parley's own."""
    avatar_file_id: _t.Optional[str]
    launcher: _t.Optional[str]
    """Text on the button that opens the chat. Null: an icon alone."""
    suggestions: _t.List[str]
    """Questions that a visitor asks with one click, each one line."""
    theme: _t.Union[_t.Literal["auto", "light", "dark"], str]
    """`auto` follows the visitor's device."""
    position: _t.Union[_t.Literal["right", "left"], str]
    languages: _t.List[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]]
    """The languages of its buttons and labels; the first where none fits the visitor. Empty: all."""
    hand_over: bool
    """Whether a button asks for a person."""
    ask_feedback: bool
    """Whether it asks if an answer helped."""
    attachments: _t.Union[_t.Literal["never", "taken-over", "always"], str]
    """When a visitor may send pictures and PDF files. `taken-over`: once a colleague answers."""
    page: bool
    """Whether `/chat/<publishable key>` shows the chat as a page of its own."""
    voice: bool
    """Whether a button lets the visitor speak, where the workspace speaks and understands the
    language.
    """
    lead_form: bool
    """Whether a form for a name and an address is there where the assistant asks for them."""


class ChangedWidgetSettings(Value):
    """Null takes a choice back: the default counts again."""

    name: _t.Optional[str] = None
    greeting: _t.Optional[str] = None
    colour: _t.Optional[str] = None
    launcher: _t.Optional[str] = None
    suggestions: _t.Optional[_t.List[str]] = None
    theme: _t.Optional[_t.Union[_t.Literal["auto", "light", "dark"], str]] = None
    position: _t.Optional[_t.Union[_t.Literal["right", "left"], str]] = None
    languages: _t.Optional[_t.List[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]]] = None
    hand_over: _t.Optional[bool] = None
    ask_feedback: _t.Optional[bool] = None
    attachments: _t.Optional[_t.Union[_t.Literal["never", "taken-over", "always"], str]] = None
    page: _t.Optional[bool] = None
    voice: _t.Optional[bool] = None
    lead_form: _t.Optional[bool] = None
    avatar_file_id: _t.Optional[str] = None


class WidgetConfig(Value):
    key_id: _t.Optional[str]
    """Null: what holds for keys that say nothing themselves."""
    name: str
    """One line."""
    greeting: _t.Optional[str]
    """Null: a greeting in the visitor's language."""
    colour: _t.Optional[str]
    """`#rrggbb`. Null: Parley's own."""
    avatar_file_id: _t.Optional[str]
    launcher: _t.Optional[str]
    """Text on the button that opens the chat. Null: an icon alone."""
    suggestions: _t.List[str]
    """Questions that a visitor asks with one click, each one line."""
    theme: _t.Union[_t.Literal["auto", "light", "dark"], str]
    """`auto` follows the visitor's device."""
    position: _t.Union[_t.Literal["right", "left"], str]
    languages: _t.List[_t.Union[_t.Literal["en", "de", "fr", "es", "it", "nl", "pt"], str]]
    """The languages of its buttons and labels; the first where none fits the visitor. Empty: all."""
    hand_over: bool
    """Whether a button asks for a person."""
    ask_feedback: bool
    """Whether it asks if an answer helped."""
    attachments: _t.Union[_t.Literal["never", "taken-over", "always"], str]
    """When a visitor may send pictures and PDF files. `taken-over`: once a colleague answers."""
    page: bool
    """Whether `/chat/<publishable key>` shows the chat as a page of its own."""
    voice: bool
    """Whether a button lets the visitor speak, where the workspace speaks and understands the
    language.
    """
    lead_form: bool
    """Whether a form for a name and an address is there where the assistant asks for them."""
    avatar: _t.Optional[str]
    """The path of the picture. Null: there is none."""
    voices: _t.List[WidgetConfigVoice]
    """What `POST /api/voice/start` takes, for each language in which a visitor can speak. Empty:
    none.
    """
    team_opens_at: _t.Optional[_datetime]
    """When people answer next, by the office hours: a time that is past means now. Null: no hours
    are set.
    """
    usual_answer_seconds: _t.Optional[int]
    """Half of the visitors of the last four weeks who wanted a person had an answer within this
    time. Null: fewer than five had one.
    """


class ChatCompletionRequest(Value):
    """Parameters that are not listed here are accepted without effect."""

    messages: _t.List[ChatCompletionRequestMessage]
    """The last message is the question of the user, or the result of your function."""
    model: _t.Optional[str] = None
    stream: _t.Optional[bool] = None
    stream_options: _t.Optional[ChatCompletionRequestStreamOptions] = None
    user: _t.Optional[str] = None
    safety_identifier: _t.Any = None
    """Accepted without effect."""
    prompt_cache_key: _t.Any = None
    """Accepted without effect."""
    prompt_cache_options: _t.Any = None
    """Accepted without effect."""
    prompt_cache_retention: _t.Any = None
    """Accepted without effect."""
    service_tier: _t.Any = None
    """Accepted without effect."""
    store: _t.Any = None
    """Accepted without effect. Parley stores every answer with its conversation."""
    temperature: _t.Optional[float] = None
    top_p: _t.Optional[float] = None
    tools: _t.Optional[_t.List[ChatCompletionRequestTool]] = None
    tool_choice: _t.Optional[_t.Union[_t.Literal["none"], _t.Literal["auto"], _t.Literal["required"], ChatCompletionRequestToolChoice]] = None
    parallel_tool_calls: _t.Any = None
    """Accepted without effect. A model may call several functions in one answer."""
    top_logprobs: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley gives no log probabilities."""
    moderation: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley does not moderate."""
    metadata: _t.Optional[ChatCompletionRequestMetadata] = None
    """`sessionId` names the conversation. Parley does not store the rest."""
    max_tokens: _t.Optional[int] = None
    max_completion_tokens: _t.Optional[int] = None
    stop: _t.Optional[_t.Union[str, _t.List[str]]] = None
    presence_penalty: _t.Optional[float] = None
    frequency_penalty: _t.Optional[float] = None
    seed: _t.Optional[int] = None
    top_k: _t.Optional[int] = None
    reasoning_effort: _t.Optional[str] = None
    response_format: _t.Optional[ChatCompletionRequestResponseFormat] = None
    verbosity: _t.Any = None
    """Accepted without effect."""
    prediction: _t.Any = None
    """Accepted without effect."""
    n: _t.Optional[int] = None
    best_of: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley gives one answer to a question."""
    logprobs: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley gives no log probabilities."""
    logit_bias: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley does not pass on a bias of tokens."""
    audio: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley answers with text only."""
    modalities: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley answers with text only."""
    functions: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Send `tools` in its place."""
    function_call: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Send `tool_choice` in its place."""
    web_search_options: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley does not search the web."""
    assistant_id: _t.Optional[str] = None
    """Who answers in this conversation from now on. Left out, it does not change."""
    _wire = {"stream_options": "stream_options", "safety_identifier": "safety_identifier", "prompt_cache_key": "prompt_cache_key", "prompt_cache_options": "prompt_cache_options", "prompt_cache_retention": "prompt_cache_retention", "service_tier": "service_tier", "top_p": "top_p", "tool_choice": "tool_choice", "parallel_tool_calls": "parallel_tool_calls", "top_logprobs": "top_logprobs", "max_tokens": "max_tokens", "max_completion_tokens": "max_completion_tokens", "presence_penalty": "presence_penalty", "frequency_penalty": "frequency_penalty", "top_k": "top_k", "reasoning_effort": "reasoning_effort", "response_format": "response_format", "best_of": "best_of", "logit_bias": "logit_bias", "function_call": "function_call", "web_search_options": "web_search_options"}


class ChatCompletion(Value):
    id: str
    object: _t.Literal["chat.completion"]
    created: int
    model: str
    choices: _t.List[ChatCompletionChoice]
    usage: ChatCompletionUsage
    parley: ChatCompletionParley


class OpenAiError(Value):
    """OpenAI's clients throw this as an error of their own classes."""

    error: OpenAiErrorError


class EmbeddingRequest(Value):
    model: str
    """`<provider name>/<model id>`, or the id alone."""
    input: _t.Union[str, _t.List[str]]
    dimensions: _t.Optional[int] = None
    encoding_format: _t.Optional[_t.Union[_t.Literal["float"], _t.Literal["base64"]]] = None
    user: _t.Optional[str] = None
    _wire = {"encoding_format": "encoding_format"}


class Embeddings(Value):
    object: _t.Literal["list"]
    model: str
    data: _t.List[EmbeddingsDataItem]
    usage: EmbeddingsUsage


class Model(Value):
    id: str
    object: _t.Literal["model"]
    created: int
    owned_by: str
    _wire = {"owned_by": "owned_by"}


class NewRealtimeClientSecret(Value):
    expires_after: _t.Optional[NewRealtimeClientSecretExpiresAfter] = None
    session: _t.Optional[NewRealtimeClientSecretSession] = None
    _wire = {"expires_after": "expires_after"}


class RealtimeClientSecret(Value):
    value: str
    """Begins with `ek_`, and takes the place of a key at `/v1/realtime` only."""
    expires_at: int
    """Seconds since 1970."""
    session: _t.Dict[str, _t.Any]
    """The settings that its sessions begin with."""
    _wire = {"expires_at": "expires_at"}


class ResponseRequest(Value):
    """Parameters that are not listed here are accepted without effect."""

    input: _t.Union[str, _t.List[ResponseRequestInputItem]]
    """The last item is the question of the user, or the result of your function."""
    instructions: _t.Optional[str] = None
    model: _t.Optional[str] = None
    stream: _t.Optional[bool] = None
    stream_options: _t.Any = None
    """`include_usage`; the rest has no effect."""
    user: _t.Optional[str] = None
    safety_identifier: _t.Any = None
    """Accepted without effect."""
    prompt_cache_key: _t.Any = None
    """Accepted without effect."""
    prompt_cache_options: _t.Any = None
    """Accepted without effect."""
    prompt_cache_retention: _t.Any = None
    """Accepted without effect."""
    service_tier: _t.Any = None
    """Accepted without effect."""
    store: _t.Any = None
    """Accepted without effect. Parley stores every answer with its conversation."""
    temperature: _t.Optional[float] = None
    top_p: _t.Optional[float] = None
    tools: _t.Optional[_t.List[ResponseRequestTool]] = None
    tool_choice: _t.Optional[_t.Union[_t.Literal["none"], _t.Literal["auto"], _t.Literal["required"], ChatCompletionRequestToolChoice]] = None
    parallel_tool_calls: _t.Any = None
    """Accepted without effect. A model may call several functions in one answer."""
    top_logprobs: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley gives no log probabilities."""
    moderation: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley does not moderate."""
    previous_response_id: _t.Optional[str] = None
    conversation: _t.Optional[_t.Union[str, ResponseRequestConversation]] = None
    background: _t.Optional[bool] = None
    metadata: _t.Optional[_t.Dict[str, str]] = None
    max_output_tokens: _t.Optional[int] = None
    reasoning: _t.Optional[ResponseRequestReasoning] = None
    text: _t.Optional[ResponseRequestText] = None
    include: _t.Any = None
    """Accepted without effect."""
    max_tool_calls: _t.Any = None
    """Accepted without effect. It limits tools of OpenAI, which Parley has not."""
    truncation: _t.Any = None
    """Accepted without effect."""
    context_management: _t.Any = None
    """Accepted without effect."""
    prompt: _t.Any = None
    """Refused with 400 `unsupported-parameter`. Parley has no stored prompts: send `instructions`."""
    assistant_id: _t.Optional[str] = None
    """Who answers in this conversation from now on. Left out, it does not change."""
    _wire = {"stream_options": "stream_options", "safety_identifier": "safety_identifier", "prompt_cache_key": "prompt_cache_key", "prompt_cache_options": "prompt_cache_options", "prompt_cache_retention": "prompt_cache_retention", "service_tier": "service_tier", "top_p": "top_p", "tool_choice": "tool_choice", "parallel_tool_calls": "parallel_tool_calls", "top_logprobs": "top_logprobs", "previous_response_id": "previous_response_id", "max_output_tokens": "max_output_tokens", "max_tool_calls": "max_tool_calls", "context_management": "context_management"}


class Response(Value):
    id: str
    object: _t.Literal["response"]
    created_at: int
    status: _t.Union[_t.Literal["in_progress", "completed", "incomplete", "cancelled", "failed"], str]
    model: str
    output: _t.List[_t.Union[ResponseOutputItemMessage, ResponseOutputItemFunctionCall]]
    conversation: ResponseConversation
    previous_response_id: _t.Optional[str]
    error: _t.Optional[ResponseError]
    incomplete_details: _t.Optional[ResponseIncompleteDetails]
    usage: _t.Optional[ResponseUsage]
    metadata: _t.Dict[str, str]
    """What the request had, with `sessionId`; with `answered` and `confidence` once there is an
    answer; and with `status: handed-over` when a person answers.
    """
    _wire = {"created_at": "created_at", "previous_response_id": "previous_response_id", "incomplete_details": "incomplete_details"}


class InputItemList(Value):
    object: _t.Literal["list"]
    data: _t.List[InputItemListDataItem]
    first_id: _t.Optional[str]
    last_id: _t.Optional[str]
    has_more: bool
    _wire = {"first_id": "first_id", "last_id": "last_id", "has_more": "has_more"}


class SpeechRequest(Value):
    model: str
    """`tts-1` or any other name: the voice decides who speaks."""
    input: str
    """What to say."""
    voice: _t.Union[str, SpeechRequestVoice]
    """The id of a voice of GET /api/voice/models. A name of OpenAI's, such as `alloy`, means the
    workspace's first voice.
    """
    instructions: _t.Optional[str] = None
    """Without effect."""
    response_format: _t.Optional[_t.Union[_t.Literal["wav"], _t.Literal["pcm"], _t.Literal["mp3"], _t.Literal["opus"], _t.Literal["aac"], _t.Literal["flac"]]] = None
    speed: _t.Optional[float] = None
    stream_format: _t.Optional[_t.Union[_t.Literal["audio"], _t.Literal["sse"]]] = None
    _wire = {"response_format": "response_format", "stream_format": "stream_format"}


class TranscriptionForm(Value):
    file: Content
    """A file of at most 25 MB and ten minutes: WAV (PCM, floating point, µ-law or A-law), or Opus in
    Ogg or WebM, as browsers record it. MP3 where the operator has installed a decoder.
    """
    model: str
    """`whisper-1` and its kin: the workspace's own recognizer. The name of a speech provider: that
    one.
    """
    language: _t.Optional[str] = None
    """BCP 47 or ISO 639-1, such as `en`."""
    response_format: _t.Optional[_t.Union[_t.Literal["json", "text", "srt", "verbose_json", "vtt"], str]] = None
    """`json` by default."""
    stream: _t.Optional[bool] = None
    """Server-Sent Events, one delta for each part that is understood."""
    prompt: _t.Optional[str] = None
    """Is not used."""
    temperature: _t.Optional[float] = None
    """Is not used."""
    _wire = {"response_format": "response_format"}


class Transcription(Value):
    """With `verbose_json` also the language, the duration and the segments."""

    text: str
    """Empty when nothing was understood."""
    usage: _t.Optional[TranscriptionUsage] = None
    task: _t.Optional[_t.Literal["transcribe"]] = None
    language: _t.Optional[str] = None
    duration: _t.Optional[float] = None
    """In seconds."""
    segments: _t.Optional[_t.List[TranscriptionSegment]] = None


class UiChatRequest(Value):
    id: str
    """The chat's id. Parley uses it as the session id, unless X-Session-Id names another."""
    messages: _t.List[UiChatRequestMessage]
    """What the model sees of the chat. The last message is the question, or the assistant's message
    with the results of the page's tools. With a publishable key Parley reads the last question
    only, and takes the earlier messages from the stored conversation.
    """
    trigger: _t.Optional[_t.Union[_t.Literal["submit-message", "regenerate-message"], str]] = None
    """`regenerate-message` asks for another reply to the last question, which is stored once."""
    message_id: _t.Optional[str] = None
    context: _t.Optional[ChatContext] = None
    model: _t.Optional[str] = None
    """`<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its name or an alias.
    Left out, the conversation's assistant with its own model. Ignored for publishable keys.
    """
    assistant_id: _t.Optional[str] = None
    """Who answers in this conversation from now on. Left out, it does not change."""
    system: _t.Optional[str] = None
    """Instructions in addition to the assistant's. Without effect for publishable keys."""
    temperature: _t.Optional[float] = None
    top_p: _t.Optional[float] = None
    top_k: _t.Optional[int] = None
    presence_penalty: _t.Optional[float] = None
    frequency_penalty: _t.Optional[float] = None
    seed: _t.Optional[int] = None
    stop_sequences: _t.Optional[_t.List[str]] = None
    """Without a language model Parley cuts the text."""
    max_output_tokens: _t.Optional[int] = None
    """Without a language model Parley cuts the text."""
    tools: _t.Optional[_t.Union[_t.List[UiChatRequestTool], _t.Dict[str, UiChatRequestToolsValue]]] = None
    """The page's tools: a list, or an object by name. A call of one ends the reply; the next request
    brings its result. Needs a language model, and is refused with a publishable key.
    """
    tool_choice: _t.Optional[_t.Union[_t.Literal["auto"], _t.Literal["none"], _t.Literal["required"], UiChatRequestToolChoice]] = None
    response_format: _t.Optional[_t.Union[UiChatRequestResponseFormatText, UiChatRequestResponseFormatJson]] = None
    """`json` needs a language model, and is refused with a publishable key."""


class JsonRpcMessage(Value):
    jsonrpc: _t.Literal["2.0"]
    id: _t.Optional[_t.Union[str, int]] = None
    method: str
    params: _t.Optional[_t.Dict[str, _t.Any]] = None


class JsonRpcAnswer(Value):
    jsonrpc: _t.Literal["2.0"]
    id: _t.Optional[_t.Union[str, int]] = None
    result: _t.Optional[_t.Dict[str, _t.Any]] = None
    error: _t.Optional[JsonRpcAnswerError] = None


class JsonRpcError(Value):
    jsonrpc: _t.Literal["2.0"]
    id: None
    error: JsonRpcErrorError


class NewWorkspaceExport(Value):
    passphrase: _t.Optional[str] = None
    """Encrypts the file. Only then its secrets come along: keys of providers, secrets of webhooks
    and workflows.
    """
    code: _t.Optional[str] = None
    """Of the authenticator app, or a recovery code, where the workspace requires a second factor."""


class WorkspaceExport(Value):
    id: str
    status: _t.Union[_t.Literal["waiting", "running", "ready", "failed"], str]
    is_encrypted: bool
    rows: int
    """So many were written until now."""
    files: int
    bytes: int
    """Of the file."""
    sha256: _t.Optional[str]
    """Of the file, in hexadecimal; null until it is ready."""
    reason: _t.Optional[str]
    """Why it failed."""
    created_at: _datetime
    ended_at: _t.Optional[_datetime]
    ends_at: _datetime
    """The file is deleted then."""
    url: _t.Optional[str]
    """Gives the file to its holder, without a sign-in, until `urlEndsAt`."""
    url_ends_at: _t.Optional[_datetime]


class WorkspaceFile(Value):
    passphrase: _t.Optional[str] = None
    """Of an encrypted file. It comes before the file."""
    file: Content
    """An export of a workspace."""


class ImportedWorkspace(Value):
    id: str
    name: str
    moment: str
    """It is as it was at this time."""
    rows: int
    files: int
    file_bytes: int
    missing_files: int
    """The former installation had no bytes of so many."""
    has_secrets: bool
    """False: enter keys of providers and secrets of webhooks again."""
    is_suspended: bool
    """It was suspended where it comes from, and still is."""
    stopped: ImportedWorkspaceStopped
    """So many were under way. They are paused, disabled, inactive or cancelled now."""
    members: _t.List[ImportedWorkspaceMember]


class MemberInvited(Value):
    invitation_id: str
    role: _t.Union[_t.Literal["owner", "admin", "agent"], str]


class MemberJoined(Value):
    user_id: str
    role: _t.Union[_t.Literal["owner", "admin", "agent"], str]


class MemberChanged(Value):
    user_id: str
    role: _t.Union[_t.Literal["owner", "admin", "agent"], str]


class MemberRemoved(Value):
    user_id: str


class WorkspaceChanged(Value):
    settings: _t.List[str]
    """The names of those that were sent."""


class WorkspaceSuspended(Value):
    reason: _t.Optional[str]
    """What the operator says about it."""


class ApiKeyRevoked(Value):
    key_id: str


class ApiKeyChanged(Value):
    key_id: str
    changed: _t.List[str]
    """The fields that were sent."""


class ApiKeyRotated(Value):
    key_id: str
    former_accepted_until: _datetime
    """Until when the former text works."""


class ApiKeyExpiring(Value):
    key_id: str
    name: str
    expires_at: _datetime
    """When the key ends."""
    days_left: int


class ApiKeyLeaked(Value):
    key_id: str
    name: str
    url: _t.Optional[str]
    """Where the scanner found it."""
    is_ended: bool
    """False when only the former text of a rotated key was found: the key goes on with its new text."""


class ApiKeyPageSeen(Value):
    key_id: str
    origin: str
    """The page's."""


class QuotaNeared(Value):
    quota: _t.Union[_t.Literal["runs", "runBytes", "eventBytes", "knowledgeBytes", "fileBytes"], str]
    percent: int
    """80 or 95."""
    used: int
    limit: int


class RecordChange(Value):
    table: str
    key: _t.Optional[_t.Dict[str, _t.Any]]
    """The primary key of the row, for example `{"id": 7}`. null where one event tells of all rows of
    a statement: in a table without a primary key, of a TRUNCATE, and of a statement that changes
    more than 10,000 rows.
    """


class RecordUpdate(Value):
    table: str
    key: _t.Optional[_t.Dict[str, _t.Any]]
    """The primary key of the row, for example `{"id": 7}`. null where one event tells of all rows of
    a statement: in a table without a primary key, of a TRUNCATE, and of a statement that changes
    more than 10,000 rows.
    """
    old: _t.Optional[_t.Dict[str, _t.Any]]
    """The values before, of the columns that changed. null where there is no key, and where old and
    new values have more than 8,000 characters together.
    """
    new: _t.Optional[_t.Dict[str, _t.Any]]
    """The values since then, of the columns that changed. null where there is no key, and where old
    and new values have more than 8,000 characters together.
    """


class ReceivedInboundEvent(Value):
    event_id: str
    source_id: str
    kind: str
    event: str
    """The kind, under the name that senders use."""
    data: _t.Any
    """An object; a list with the kind `array`, a text with `text`, and `{mediaType, base64}` with
    `binary`.
    """
    received_at: _datetime


class DeliveryExhausted(Value):
    delivery_id: str
    endpoint_id: str
    event_id: str
    event_type: str
    attempts: int


class EndpointDisabled(Value):
    endpoint_id: str
    reason: _t.Union[_t.Literal["failing", "gone"], str]


class EndpointRecovered(Value):
    endpoint_id: str


class EndpointTested(Value):
    endpoint_id: str


class ProblemError(Value):
    pointer: str
    message: str


class RetentionPreviewChange(Value):
    kind: str
    days: _t.Optional[int]
    """What new workspaces get."""
    current_days: _t.Optional[int]
    """What this workspace has."""
    would_erase: int
    """So many things are older now, at most."""


class OfficeHoursDays(Value):
    mon: _t.Optional[_t.List[_t.List[str]]] = None
    """From when to when, as `["09:00", "12:30"]`, earliest first."""
    tue: _t.Optional[_t.List[_t.List[str]]] = None
    """From when to when, as `["09:00", "12:30"]`, earliest first."""
    wed: _t.Optional[_t.List[_t.List[str]]] = None
    """From when to when, as `["09:00", "12:30"]`, earliest first."""
    thu: _t.Optional[_t.List[_t.List[str]]] = None
    """From when to when, as `["09:00", "12:30"]`, earliest first."""
    fri: _t.Optional[_t.List[_t.List[str]]] = None
    """From when to when, as `["09:00", "12:30"]`, earliest first."""
    sat: _t.Optional[_t.List[_t.List[str]]] = None
    """From when to when, as `["09:00", "12:30"]`, earliest first."""
    sun: _t.Optional[_t.List[_t.List[str]]] = None
    """From when to when, as `["09:00", "12:30"]`, earliest first."""


class KeySetKey(Value):
    kty: _t.Literal["OKP"]
    crv: _t.Literal["Ed25519"]
    x: str
    kid: str
    alg: _t.Literal["EdDSA"]
    use: _t.Literal["sig"]


class PasskeyAnswerResponse(Value):
    client_data_json: str
    authenticator_data: str
    signature: str
    user_handle: _t.Optional[str] = None
    _wire = {"client_data_json": "clientDataJSON"}


class NewPasskeyPasskey(Value):
    id: str
    raw_id: str
    type: _t.Literal["public-key"]
    client_extension_results: _t.Optional[_t.Dict[str, _t.Any]] = None
    authenticator_attachment: _t.Optional[str] = None
    response: NewPasskeyPasskeyResponse


class NewPasskeyPasskeyResponse(Value):
    client_data_json: str
    attestation_object: str
    transports: _t.Optional[_t.List[str]] = None
    _wire = {"client_data_json": "clientDataJSON"}


class MailSettingsDkim(Value):
    domain: str
    selector: str
    record: MailSettingsDkimRecord
    """Publish this record in the DNS of the domain."""


class MailSettingsDkimRecord(Value):
    name: str
    type: _t.Literal["TXT"]
    value: str


class NewMailSettingsDkim(Value):
    domain: str
    """The domain of the sender's address."""
    selector: str
    """Names the key, for example parley1."""
    private_key: _t.Optional[str] = None
    """An RSA key as PEM, which no answer shows. Without it, the stored key of the same domain and
    selector stays; for others Parley makes one.
    """


class LeakReportItem(Value):
    token: str
    """The text that was found."""
    type: str
    """The scanner's name of the kind of text."""
    url: _t.Optional[str] = None
    """Where it was found. May be empty. Of a longer one, the first 4,000 characters are kept."""
    source: _t.Optional[str] = None
    """The kind of place, e.g. commit. Of a longer one, the first 100 characters are kept."""


class AuditEntryActor(Value):
    kind: str
    id: _t.Optional[str]


class AuditEntryTarget(Value):
    kind: str
    """A noun, like that of `action`: `user`, `api-key`."""
    id: str


class AppGrantApp(Value):
    id: str
    name: str


class AppGrantAccessItem(Value):
    audience: str
    """What the app's tokens are for."""
    scopes: _t.List[str]


class NewTrustJwks(Value):
    keys: _t.List[NewTrustJwksKey]


class NewTrustJwksKey(Value):
    kty: str


class TrustJwks(Value):
    keys: _t.List[_t.Any]


class TrustChangeJwks(Value):
    keys: _t.List[TrustChangeJwksKey]


class TrustChangeJwksKey(Value):
    kty: str


class WorkspaceUseUse(Value):
    runs: int
    """Runs of workflows that wait or are executed."""
    run_bytes: int
    """Bytes of all runs, with their tasks and the events that they emitted."""
    event_bytes: int
    """Bytes of the events and of received webhooks."""
    knowledge_bytes: int
    """Bytes of the texts that assistants know, with former versions that replies cite."""
    file_bytes: int
    """Bytes of recordings."""
    conversations: _t.Optional[int]
    leads: _t.Optional[int]
    subscribers: _t.Optional[int]


class WorkspaceUseQuotas(Value):
    runs: _t.Optional[int]
    run_bytes: _t.Optional[int]
    event_bytes: _t.Optional[int]
    knowledge_bytes: _t.Optional[int]
    file_bytes: _t.Optional[int]
    conversations: _t.Optional[int]
    leads: _t.Optional[int]
    subscribers: _t.Optional[int]
    chain_runs: _t.Optional[int]


class InstallationNode(Value):
    id: str
    started_at: _datetime
    seen_at: _datetime


class InstallationBackupTrial(Value):
    ended_at: _datetime
    is_whole: bool
    failure: _t.Optional[str]


class ExaminationFinding(Value):
    code: str
    """Stable, such as `backup-missing`."""
    level: _t.Union[_t.Literal["broken", "advice"], str]
    """What is broken keeps something from working."""
    sentence: str
    """What is wrong and, where it is known, what to do."""


class ExaminationCertificate(Value):
    host: str
    use: str
    """Who calls the host, and what for."""
    days_left: int
    """Below zero for one that has expired."""


class InstalledWorkspaceOwner(Value):
    id: str
    email: str
    name: _t.Optional[str]


class InstalledWorkspaceUse(Value):
    members: int
    conversations: int
    passages: int
    """An estimate by the length of its documents."""
    database_bytes: int
    file_bytes: int
    mails: int
    """Mails of campaigns that were sent."""
    model_cost: float
    """Of the current month, by the prices of its providers."""


class WorkspaceDecisionQuotas(Value):
    runs: _t.Optional[int] = None
    run_bytes: _t.Optional[int] = None
    event_bytes: _t.Optional[int] = None
    knowledge_bytes: _t.Optional[int] = None
    file_bytes: _t.Optional[int] = None
    conversations: _t.Optional[int] = None
    leads: _t.Optional[int] = None
    subscribers: _t.Optional[int] = None
    chain_runs: _t.Optional[int] = None


class ErasureReceiptRemain(Value):
    where: str
    until: _t.Optional[_datetime]
    """Null: not yet over, or not known to Parley."""
    note: str


class ImportReportColumn(Value):
    name: str
    field: _t.Optional[str]


class ImportReportNote(Value):
    row: int
    field: str
    message: str


class PartedIdentitiesIdentity(Value):
    kind: _t.Union[_t.Literal["user", "email", "phone"], str]
    value: str


class ContactFilterNewsletter(Value):
    status: _t.Optional[_t.Union[_t.Literal["pending", "confirmed", "unsubscribed", "bounced", "complained"], str]] = None
    list_id: _t.Optional[str] = None
    """Only of this list; `status` is then the one on it."""


class ContactFilterOpened(Value):
    campaign_id: _t.Optional[str] = None
    """Only this campaign; without it, any."""
    within_days: _t.Optional[int] = None


class ContactFilterLead(Value):
    status: _t.Optional[_t.Union[_t.Literal["new", "contacted", "qualified", "won", "lost"], str]] = None
    min_score: _t.Optional[int] = None


class NewLeadPage(Value):
    url: _t.Optional[str] = None
    title: _t.Optional[str] = None
    referrer: _t.Optional[str] = None


class NewLeadConsent(Value):
    given: bool
    text: _t.Optional[str] = None
    """What the person agreed to, word for word."""
    version: _t.Optional[str] = None


class SubscriberImportReportColumn(Value):
    name: str
    field: _t.Optional[str]


class NewsletterStatisticsList(Value):
    list_id: str
    list: str
    """The `slug`."""
    name: str
    pending: int
    confirmed: int
    unsubscribed: int
    bounced: int
    complained: int
    erased: int


class NewsletterStatisticsDay(Value):
    day: str
    sign_ups: int
    confirmations: int
    departures: int


class BounceReceiptDataItem(Value):
    outcome: _t.Union[_t.Literal["counted", "counted-before", "no-report", "unknown-mail"], str]
    kind: _t.Optional[_t.Union[_t.Literal["hard", "soft", "complaint"], str]]
    reason: str
    status: _t.Optional[str]


class CampaignReportMailings(Value):
    queued: int
    claimed: int
    handed: int
    sent: int
    deferred: int
    failed: int
    unknown: int
    skipped: int
    bounced: int


class CampaignReportLink(Value):
    url: str
    clicks: int


class CampaignReportDomain(Value):
    domain: str
    recipients: int
    sent: int
    failed: int


class NewSeriesStep(Value):
    delay_minutes: int
    """After the confirmation, or after the step before."""
    subject: str
    """May hold variables, such as `{{ firstName | "there" }}`."""
    preheader: _t.Optional[str] = None
    """What mail programs show beside the subject."""
    format: _t.Optional[_t.Union[_t.Literal["markdown", "mjml"], str]] = None
    body: str


class SeriesStep(Value):
    delay_minutes: int
    """After the confirmation, or after the step before."""
    campaign_id: str
    subject: str
    status: _t.Union[_t.Literal["draft", "scheduled", "sending", "paused", "sent", "cancelled"], str]
    """`sending`, or `paused`: resume it as a campaign, by `campaignId`."""
    pause_reason: _t.Optional[_t.Union[_t.Literal["member", "mail-server", "bounces"], str]]


class DatabaseRequestSelect(Value):
    operation: _t.Literal["select"]
    table: str
    """The table's name, exactly as it was created."""
    aggregate: _t.Optional[_t.Dict[str, DatabaseRequestSelectAggregateValue]] = None
    """What is computed of the rows, by the names in the answer. Goes with `where`, `groupBy` and
    `limit` alone.
    """
    group_by: _t.Optional[_t.List[str]] = None
    """With `aggregate`: one row for each combination of their values, in their order."""
    columns: _t.Optional[_t.List[str]] = None
    """By default all."""
    where: _t.Optional[_t.Dict[str, _t.Any]] = None
    """Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`,
    `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike`
    ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as
    it is written; members of a JSON value; items of an array). Several columns and several
    operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes
    one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks
    for a missing value. As in SQL, a comparison with a missing value does not hold, and neither
    does its opposite.
    """
    order_by: _t.Optional[_t.List[_t.Union[str, DatabaseRequestSelectOrderByItem]]] = None
    """By default the primary key."""
    limit: _t.Optional[int] = None
    offset: _t.Optional[int] = None
    cursor: _t.Optional[str] = None
    """The `nextCursor` of the answer before, with the same table, `where`, `orderBy` and `search`."""
    embed: _t.Optional[_t.Dict[str, DatabaseRequestSelectEmbedValue]] = None
    """Related rows, each under a name of its own: one object, or null, where their columns are
    unique, else a list.
    """
    search: _t.Optional[DatabaseRequestSelectSearch] = None
    """Full-text search. The best rows come first, unless `orderBy` says otherwise."""


class DatabaseRequestSelectAggregateValue(Value):
    op: _t.Union[_t.Literal["count", "sum", "avg", "min", "max"], str]
    column: _t.Optional[str] = None
    """Needed by all but `count`, which counts rows without it."""


class DatabaseRequestSelectOrderByItem(Value):
    column: str
    """A column."""
    direction: _t.Optional[_t.Union[_t.Literal["asc", "desc"], str]] = None
    nulls: _t.Optional[_t.Union[_t.Literal["first", "last"], str]] = None
    """Where rows without a value stand. By default last, and first with `desc`."""


class DatabaseRequestSelectEmbedValue(Value):
    table: str
    """The table's name, exactly as it was created."""
    on: _t.Dict[str, str]
    """`{theirColumn: "ourColumn"}`: which of their rows belong to one of ours."""
    columns: _t.Optional[_t.List[str]] = None
    """Their columns. By default all."""
    where: _t.Optional[_t.Dict[str, _t.Any]] = None
    """Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`,
    `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike`
    ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as
    it is written; members of a JSON value; items of an array). Several columns and several
    operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes
    one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks
    for a missing value. As in SQL, a comparison with a missing value does not hold, and neither
    does its opposite.
    """
    order_by: _t.Optional[_t.List[_t.Union[str, DatabaseRequestSelectOrderByItem]]] = None
    """By default the primary key."""
    limit: _t.Optional[int] = None


class DatabaseRequestSelectSearch(Value):
    columns: _t.List[str]
    text: str
    """Up to 32 words that must all occur; `or`, `"a phrase"` and `-without` as in web searches."""
    language: _t.Optional[str] = None
    """A text search configuration of PostgreSQL, such as `english`. `simple` takes words as they
    are.
    """


class DatabaseRequestInsert(Value):
    operation: _t.Literal["insert"]
    table: str
    """The table's name, exactly as it was created."""
    rows: _t.List[_t.Dict[str, _t.Any]]
    """All rows are stored, or none."""
    returning: _t.Optional[_t.Union[_t.Literal[True], _t.List[str]]] = None
    """Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty."""


class DatabaseRequestUpsert(Value):
    operation: _t.Literal["upsert"]
    table: str
    """The table's name, exactly as it was created."""
    rows: _t.List[_t.Dict[str, _t.Any]]
    """All rows are stored, or none."""
    on_conflict: _t.Optional[_t.List[str]] = None
    """The columns of a primary key or a unique constraint. By default the primary key."""
    update: _t.Optional[_t.List[str]] = None
    """What a row that exists already takes over. By default every column that is sent. `[]`:
    nothing.
    """
    returning: _t.Optional[_t.Union[_t.Literal[True], _t.List[str]]] = None
    """Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty."""


class DatabaseRequestUpdate(Value):
    operation: _t.Literal["update"]
    table: str
    """The table's name, exactly as it was created."""
    set: _t.Dict[str, _t.Any]
    """New values by column."""
    where: _t.Optional[_t.Dict[str, _t.Any]] = None
    """Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`,
    `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike`
    ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as
    it is written; members of a JSON value; items of an array). Several columns and several
    operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes
    one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks
    for a missing value. As in SQL, a comparison with a missing value does not hold, and neither
    does its opposite.
    """
    all: _t.Optional[bool] = None
    """Whether every row is meant. Needed where `where` leaves out nothing."""
    returning: _t.Optional[_t.Union[_t.Literal[True], _t.List[str]]] = None
    """Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty."""


class DatabaseRequestDelete(Value):
    operation: _t.Literal["delete"]
    table: str
    """The table's name, exactly as it was created."""
    where: _t.Optional[_t.Dict[str, _t.Any]] = None
    """Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`,
    `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike`
    ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as
    it is written; members of a JSON value; items of an array). Several columns and several
    operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes
    one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks
    for a missing value. As in SQL, a comparison with a missing value does not hold, and neither
    does its opposite.
    """
    all: _t.Optional[bool] = None
    """Whether every row is meant. Needed where `where` leaves out nothing."""
    returning: _t.Optional[_t.Union[_t.Literal[True], _t.List[str]]] = None
    """Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty."""


class DatabaseRequestCount(Value):
    operation: _t.Literal["count"]
    table: str
    """The table's name, exactly as it was created."""
    where: _t.Optional[_t.Dict[str, _t.Any]] = None
    """Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`,
    `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike`
    ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as
    it is written; members of a JSON value; items of an array). Several columns and several
    operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes
    one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks
    for a missing value. As in SQL, a comparison with a missing value does not hold, and neither
    does its opposite.
    """


class DatabaseRequestCreateTable(Value):
    operation: _t.Literal["createTable"]
    table: str
    """At most 63 bytes."""
    columns: _t.List[DatabaseRequestCreateTableColumn]
    indexes: _t.Optional[_t.List[DatabaseRequestCreateTableIndexe]] = None
    schema: _t.Optional[_t.Dict[str, _t.Any]] = None
    """A JSON Schema that every row sent by `insert`, `upsert` and `update` must fit. An update is
    checked for the columns that it sets. SQL is not checked by it.
    """
    comment: _t.Optional[str] = None


class DatabaseRequestCreateTableColumn(Value):
    name: str
    """At most 63 bytes."""
    type: str
    """`text`, `integer`, `bigint`, `smallint`, `numeric`, `numeric(10,2)`, `boolean`, `timestamptz`,
    `timestamp`, `date`, `time`, `interval`, `uuid`, `jsonb`, `json`, `double`, `real`, `bytea`,
    `varchar(200)`, `serial`, `bigserial`; a list of them with `[]` at the end, such as `text[]`.
    """
    primary_key: _t.Optional[bool] = None
    """Several columns with it make one primary key of all of them."""
    not_null: _t.Optional[bool] = None
    unique: _t.Optional[bool] = None
    default: _t.Any = None
    """A value; or what is made for each row: `{now: true}`, `{uuid: true}` (random), `{uuid: 7}`
    (ordered by time). Rows are numbered by the types `serial` and `bigserial`.
    """
    references: _t.Optional[_t.Union[str, DatabaseRequestCreateTableColumnReferences]] = None
    """The row of another table that the value must name: `table.column`."""


class DatabaseRequestCreateTableColumnReferences(Value):
    table: str
    """The table's name, exactly as it was created."""
    column: str
    """A column that is unique there."""
    on_delete: _t.Optional[_t.Union[_t.Literal["restrict", "cascade", "set null", "set default", "no action"], str]] = None


class DatabaseRequestCreateTableIndexe(Value):
    columns: _t.List[str]
    name: _t.Optional[str] = None
    """By default made of the names of table and columns."""
    unique: _t.Optional[bool] = None
    full_text: _t.Optional[_t.Union[bool, str]] = None
    """Makes `search` over these columns fast: `true`, or the `language` that searches name."""


class DatabaseRequestAlterTable(Value):
    operation: _t.Literal["alterTable"]
    table: str
    """The table's name, exactly as it was created."""
    rename_to: _t.Optional[str] = None
    """The table's next name."""
    rename_columns: _t.Optional[_t.Dict[str, str]] = None
    """`{name: nextName}`. The other parts of the same request use the names from before."""
    add_columns: _t.Optional[_t.List[DatabaseRequestCreateTableColumn]] = None
    alter_columns: _t.Optional[_t.List[DatabaseRequestAlterTableAlterColumn]] = None
    drop_columns: _t.Optional[_t.List[str]] = None
    """Their values are lost."""
    add_indexes: _t.Optional[_t.List[DatabaseRequestCreateTableIndexe]] = None
    drop_indexes: _t.Optional[_t.List[str]] = None
    schema: _t.Optional[_t.Dict[str, _t.Any]] = None
    """A JSON Schema that every row sent by `insert`, `upsert` and `update` must fit. An update is
    checked for the columns that it sets. SQL is not checked by it.
    """
    comment: _t.Optional[str] = None


class DatabaseRequestAlterTableAlterColumn(Value):
    name: str
    """The column."""
    type: _t.Optional[str] = None
    not_null: _t.Optional[bool] = None
    default: _t.Any = None
    """As for new columns. Null takes the default away."""


class DatabaseRequestDropTable(Value):
    operation: _t.Literal["dropTable"]
    table: str
    """The table's name, exactly as it was created."""


class DatabaseRequestDescribe(Value):
    operation: _t.Literal["describe"]
    table: _t.Optional[str] = None
    """The table's name, exactly as it was created."""


class DatabaseRequestSql(Value):
    operation: _t.Literal["sql"]
    sql: str
    """One statement; parameters are $1, $2, …"""
    params: _t.Optional[_t.List[_t.Any]] = None


class DatabaseRequestBatch(Value):
    operation: _t.Literal["batch"]
    statements: _t.List[_t.Union[DatabaseRequestSelect, DatabaseRequestInsert, DatabaseRequestUpsert, DatabaseRequestUpdate, DatabaseRequestDelete, DatabaseRequestCount, DatabaseRequestSql]]
    isolation: _t.Optional[_t.Union[_t.Literal["read committed", "repeatable read", "serializable"], str]] = None
    """PostgreSQL's isolation of the transaction, `read committed` without it. With another one, a
    batch that others came before is 409 `rows-locked`: send it again.
    """


class DatabaseAnswerField(Value):
    name: str
    type: str
    """PostgreSQL's name of the type, such as `timestamp with time zone`."""


class DatabaseAnswerResult(Value):
    rows: _t.List[_t.Dict[str, _t.Any]]
    """`bigint` and `numeric` are numbers of up to 15 digits, and texts beyond, so that no digit is
    lost. Times are in ISO 8601 and UTC, bytes in base64.
    """
    row_count: int
    """How many rows were read, or changed."""
    fields: _t.List[DatabaseAnswerResultField]
    next_cursor: _t.Optional[str] = None


class DatabaseAnswerResultField(Value):
    name: str
    type: str
    """PostgreSQL's name of the type, such as `timestamp with time zone`."""


class DatabaseAnswerTable(Value):
    name: str
    kind: _t.Union[_t.Literal["table", "view"], str]
    comment: _t.Optional[str]
    columns: _t.List[DatabaseAnswerTableColumn]
    primary_key: _t.List[str]
    unique_keys: _t.List[_t.List[str]]
    foreign_keys: _t.List[DatabaseAnswerTableForeignKey]
    indexes: _t.List[DatabaseAnswerTableIndexe]
    schema: _t.Optional[_t.Dict[str, _t.Any]]
    estimated_rows: _t.Optional[int]
    bytes: int
    """On disk, with indexes."""


class DatabaseAnswerTableColumn(Value):
    name: str
    type: str
    not_null: bool
    has_default: bool
    is_generated: bool
    is_identity: bool
    comment: _t.Optional[str]


class DatabaseAnswerTableForeignKey(Value):
    columns: _t.List[str]
    table: str
    references: _t.List[str]


class DatabaseAnswerTableIndexe(Value):
    name: str
    definition: str
    is_unique: bool


class DatabaseImportReportFailedItem(Value):
    row: int
    """The first row is 1; the header of a CSV does not count."""
    column: _t.Optional[str]
    pointer: str
    """Where in the file, as a JSON pointer: `/rows/0/email`."""
    message: str


class NewKnowledgeSourcesText(Value):
    type: _t.Literal["text"]
    title: str
    """What the text is about."""
    content: str
    """Plain text, Markdown or HTML. It is stored and cited as Markdown: front matter, HTML and
    images (except their alternative texts) are left out, and relative links become absolute.
    Other text and all code stay exactly as they were sent.
    """
    url: _t.Optional[str] = None
    """Where a reader finds the text. It is shown with citations and never fetched. Relative links in
    the text are made absolute with it. Blanks around it and line breaks are left out, and other
    blanks are encoded, as a browser does.
    """
    external_id: _t.Optional[str] = None
    """Your own name for the source, unique in the workspace: a path, or the key of a record."""
    tags: _t.Optional[_t.List[str]] = None
    """Assistants, searches and removals choose sources by tags. Left out: a source keeps those it
    has.
    """


class NewKnowledgeSourcesFaq(Value):
    type: _t.Literal["faq"]
    question: str
    """The question as people ask it."""
    answer: str
    """The answer, which is cleaned like a text. What is stored is given verbatim."""
    alternatives: _t.Optional[_t.List[str]] = None
    url: _t.Optional[str] = None
    """Where a reader finds the text. It is shown with citations and never fetched. Relative links in
    the text are made absolute with it. Blanks around it and line breaks are left out, and other
    blanks are encoded, as a browser does.
    """
    external_id: _t.Optional[str] = None
    """Your own name for the source, unique in the workspace: a path, or the key of a record."""
    tags: _t.Optional[_t.List[str]] = None
    """Assistants, searches and removals choose sources by tags. Left out: a source keeps those it
    has.
    """


class NewKnowledgeSourcesUrl(Value):
    type: _t.Literal["url"]
    url: str
    """One page. It is fetched and read now, and again as `refresh` says."""
    refresh: _t.Optional[str] = None
    """Looks again after so long: `1h` to `23h`, or `1d` to `30d`. Null or left out: never by itself."""
    external_id: _t.Optional[str] = None
    """Your own name for the source, unique in the workspace: a path, or the key of a record."""
    tags: _t.Optional[_t.List[str]] = None
    """Assistants, searches and removals choose sources by tags. Left out: a source keeps those it
    has.
    """


class NewKnowledgeSourcesSite(Value):
    type: _t.Literal["site"]
    url: str
    """The page where a site begins. Pages of the same host are read, as its robots.txt allows."""
    max_pages: _t.Optional[int] = None
    include: _t.Optional[_t.List[str]] = None
    """Only pages whose path matches one of these; `*` stands for any characters: `/help/*`."""
    exclude: _t.Optional[_t.List[str]] = None
    """No pages whose path matches one of these."""
    refresh: _t.Optional[str] = None
    """Looks again after so long: `1h` to `23h`, or `1d` to `30d`. Null or left out: never by itself."""
    external_id: _t.Optional[str] = None
    """Your own name for the source, unique in the workspace: a path, or the key of a record."""
    tags: _t.Optional[_t.List[str]] = None
    """Assistants, searches and removals choose sources by tags. Left out: a source keeps those it
    has.
    """


class NewKnowledgeSourcesFile(Value):
    type: _t.Literal["file"]
    file_id: str
    """A file of POST /api/files that no other source has."""
    url: _t.Optional[str] = None
    """Where a reader finds the file. Citations lead there."""
    base_url: _t.Optional[str] = None
    """Where the folder of the file is on the web: relative links are made absolute with it, and
    citations lead to the file there.
    """
    question_column: _t.Optional[str] = None
    """The column of a table with the questions, where its name does not say so."""
    answer_column: _t.Optional[str] = None
    """The column with the answers."""
    share_original: _t.Optional[bool] = None
    """Citations have a link of an hour to the file, for everybody who reads them."""
    external_id: _t.Optional[str] = None
    """Your own name for the source, unique in the workspace: a path, or the key of a record."""
    tags: _t.Optional[_t.List[str]] = None
    """Assistants, searches and removals choose sources by tags. Left out: a source keeps those it
    has.
    """


class NewKnowledgeSourcesSources(Value):
    sources: _t.List[_t.Union[NewKnowledgeSourcesText, NewKnowledgeSourcesFaq]]


class AddedKnowledgeSourceWarning(Value):
    code: _t.Literal["other-answer"]
    """`other-answer`: another FAQ has one of these questions, and another answer."""
    message: str
    """What to do, in plain words."""
    question: str
    """The question, as the other FAQ has it."""
    source_id: str
    """The other FAQ."""


class AddedKnowledgeSources2(Value):
    sources: _t.List[AddedKnowledgeSource]
    """In the order they were sent."""
    notes: _t.Optional[_t.List[KnowledgeFileNote]] = None
    """What of an archive was left out."""


class FullKnowledgeSourceText(Value):
    id: str
    title: str
    """The title of a FAQ is its question."""
    url: _t.Optional[str]
    external_id: _t.Optional[str]
    tags: _t.List[str]
    status: _t.Union[_t.Literal["indexed", "pending", "failed"], str]
    """`indexed`: every question that is asked from now on finds its passages. `pending`: it is being
    learnt, and answers from what is learnt already. `failed`: there was nothing to learn.
    """
    document_id: _t.Optional[str]
    """The document version with the current content. Null for what was learnt: its pages have
    documents.
    """
    version: int
    """The number of document versions until now."""
    created_at: _datetime
    """When the source was added."""
    updated_at: _datetime
    """When the content last changed."""
    type: _t.Literal["text"]
    content: str
    """The text as it is stored."""


class FullKnowledgeSourceFaq(Value):
    id: str
    title: str
    """The title of a FAQ is its question."""
    url: _t.Optional[str]
    external_id: _t.Optional[str]
    tags: _t.List[str]
    status: _t.Union[_t.Literal["indexed", "pending", "failed"], str]
    """`indexed`: every question that is asked from now on finds its passages. `pending`: it is being
    learnt, and answers from what is learnt already. `failed`: there was nothing to learn.
    """
    document_id: _t.Optional[str]
    """The document version with the current content. Null for what was learnt: its pages have
    documents.
    """
    version: int
    """The number of document versions until now."""
    created_at: _datetime
    """When the source was added."""
    updated_at: _datetime
    """When the content last changed."""
    type: _t.Literal["faq"]
    question: str
    answer: str
    alternatives: _t.List[str]


class FullKnowledgeSourceId(Value):
    id: str
    title: str
    """The title of a FAQ is its question."""
    url: _t.Optional[str]
    external_id: _t.Optional[str]
    tags: _t.List[str]
    status: _t.Union[_t.Literal["indexed", "pending", "failed"], str]
    """`indexed`: every question that is asked from now on finds its passages. `pending`: it is being
    learnt, and answers from what is learnt already. `failed`: there was nothing to learn.
    """
    document_id: _t.Optional[str]
    """The document version with the current content. Null for what was learnt: its pages have
    documents.
    """
    version: int
    """The number of document versions until now."""
    created_at: _datetime
    """When the source was added."""
    updated_at: _datetime
    """When the content last changed."""
    type: _t.Union[_t.Literal["url", "site"], str]
    refresh: _t.Optional[str]
    """Looks again after so long."""
    max_pages: _t.Optional[int] = None
    include: _t.Optional[_t.List[str]] = None
    exclude: _t.Optional[_t.List[str]] = None
    progress: KnowledgeProgress
    problem: _t.Optional[KnowledgeProblem]


class FullKnowledgeSourceFile(Value):
    id: str
    title: str
    """The title of a FAQ is its question."""
    url: _t.Optional[str]
    external_id: _t.Optional[str]
    tags: _t.List[str]
    status: _t.Union[_t.Literal["indexed", "pending", "failed"], str]
    """`indexed`: every question that is asked from now on finds its passages. `pending`: it is being
    learnt, and answers from what is learnt already. `failed`: there was nothing to learn.
    """
    document_id: _t.Optional[str]
    """The document version with the current content. Null for what was learnt: its pages have
    documents.
    """
    version: int
    """The number of document versions until now."""
    created_at: _datetime
    """When the source was added."""
    updated_at: _datetime
    """When the content last changed."""
    type: _t.Literal["file"]
    file_id: str
    file_name: str
    mime_type: str
    """As the client declared it; it is not verified."""
    share_original: bool
    progress: KnowledgeProgress
    problem: _t.Optional[KnowledgeProblem]


class FoundPassagesPassage(Value):
    source_id: str
    document_id: str
    title: str
    url: _t.Optional[str]
    section: _t.Optional[str]
    anchor: _t.Optional[str]
    page: _t.Optional[int]
    text: str
    """Verbatim: the document's text from `start` to `end`."""
    start: int
    """In UTF-16 code units."""
    end: int
    score: float
    """Higher is nearer. Scores of different queries are only roughly comparable."""


class GapReasons(Value):
    unanswered: int
    """The assistant said that it does not know."""
    unhelpful: int
    """Feedback said that the reply was not helpful."""
    handed_over: int
    """A person took over after this question."""


class GapNearest(Value):
    source_id: str
    title: str
    url: _t.Optional[str]
    section: _t.Optional[str]
    anchor: _t.Optional[str]
    page: _t.Optional[int]


class GapsContradiction(Value):
    question: str
    sources: _t.List[GapsContradictionSource]
    """The FAQs that answer it, each otherwise than another, the oldest first. At most 10."""


class GapsContradictionSource(Value):
    source_id: str
    question: str


class GapResolutionAnswer(Value):
    answer: str
    """Makes a FAQ with this answer."""
    question: _t.Optional[str] = None
    """The question of the FAQ; else that of the gap."""
    alternatives: _t.Optional[_t.List[str]] = None
    """Of the FAQ; else the examples, without those that hold addresses or long numbers."""


class GapResolutionSourceId(Value):
    source_id: str
    """The source that answers it. A FAQ gets the examples as alternatives. A text stays as it is:
    the gap opens again when the same is asked and not answered.
    """


class GapResolutionTrue(Value):
    ignore: _t.Literal[True]


class ProviderPricesValue(Value):
    input: float
    output: float


class NewProviderPricesValue(Value):
    input: float
    output: float


class ProviderChangePricesValue(Value):
    input: float
    output: float


class ModelUseModel(Value):
    model: str
    calls: int
    input_tokens: int
    output_tokens: int
    cost: float


class ModelUseDay(Value):
    day: str
    """`YYYY-MM-DD`, in UTC."""
    model: str
    calls: int
    input_tokens: int
    output_tokens: int
    cost: float


class ToolboxTool(Value):
    action: str
    """The name of the tool in an assistant's `actions`."""
    title: str
    """How the tool is called in a question to the user. The action, where the server gives no title."""
    description: str
    is_read_only: bool
    """False: the assistant asks the user before it runs the tool."""


class ToolboxSkippedItem(Value):
    operation: str
    """The method and the path, or the name of an MCP server's tool."""
    reason: str


class AssistantKnowledge(Value):
    source_ids: _t.List[str]
    tags: _t.Optional[_t.List[str]] = None
    """All sources that have one of these tags."""


class AssistantHandOver(Value):
    after_unanswered: _t.Optional[int]
    """Hands over to a person after this many unanswered questions in a row. Null: never."""
    phrases: _t.List[str]
    """Hands over to a person when a message contains one of these phrases, in upper or lower case."""
    message: _t.Optional[str]
    """Sent to the user at the hand-over. Null: a standard sentence in the user's language."""


class AssistantVoice(Value):
    greeting: _t.Optional[str]
    """Said when a conversation by voice begins. Null: the assistant's greeting."""
    phrases: _t.List[str]
    """What people may say beside the questions of the FAQs and the titles of the texts, for a
    recognizer that knows phrases only. `<city>` stands for a value of the slot `city`; `<number>`
    (0 to 999), `<digits>` and `<letters>` are slots that need no values.
    """
    slots: _t.Dict[str, _t.List[str]]
    """What stands for `<name>` in the phrases."""
    recording_notice: _t.Optional[str]
    """Said when a conversation by voice begins: that it is recorded, why, and how the person
    refuses. Null: nothing is recorded.
    """


class NewAssistantKnowledge(Value):
    source_ids: _t.Optional[_t.List[str]] = None
    tags: _t.Optional[_t.List[str]] = None
    """All sources that have one of these tags."""


class NewAssistantVoice(Value):
    greeting: _t.Optional[str] = None
    """Said when a conversation by voice begins. Null: the assistant's greeting."""
    phrases: _t.Optional[_t.List[str]] = None
    """What people may say beside the questions of the FAQs and the titles of the texts, for a
    recognizer that knows phrases only. `<city>` stands for a value of the slot `city`; `<number>`
    (0 to 999), `<digits>` and `<letters>` are slots that need no values.
    """
    slots: _t.Optional[_t.Dict[str, _t.List[str]]] = None
    """What stands for `<name>` in the phrases."""
    recording_notice: _t.Optional[str] = None
    """Said when a conversation by voice begins: that it is recorded, why, and how the person
    refuses. Null: nothing is recorded.
    """


class NewAssistantHandOver(Value):
    after_unanswered: _t.Optional[int] = None
    """Hands over to a person after this many unanswered questions in a row. Null: never."""
    phrases: _t.Optional[_t.List[str]] = None
    """Hands over to a person when a message contains one of these phrases, in upper or lower case."""
    message: _t.Optional[str] = None
    """Sent to the user at the hand-over. Null: a standard sentence in the user's language."""


class AssistantChangeKnowledge(Value):
    source_ids: _t.Optional[_t.List[str]] = None
    tags: _t.Optional[_t.List[str]] = None
    """All sources that have one of these tags."""


class AskedQuestionsSpent(Value):
    input_tokens: int
    output_tokens: int
    cost: _t.Optional[float]
    """By the provider's `prices`. Null for a model without a price."""


class AskedQuestionsEstimate(Value):
    sections: int
    input_tokens: int
    output_tokens: int
    cost: _t.Optional[float]
    """By the provider's `prices`. Null for a model without a price."""


class TryAssistantSettings(Value):
    persona: _t.Optional[str] = None
    """The assistant's role and tone."""
    instructions: _t.Optional[str] = None
    """What the assistant should do, and what it should not do."""
    model: _t.Optional[str] = None
    """Null: the default model of the first provider, or the offline engine when there is no
    provider.
    """
    fallback_models: _t.Optional[_t.List[str]] = None
    """Answer in this order when the model fails. The offline engine is always the last."""
    knowledge: _t.Optional[TryAssistantSettingsKnowledge] = None
    """The sources that the assistant answers from: those that are named, and those with one of the
    tags. Null: all sources.
    """
    actions: _t.Optional[_t.List[str]] = None
    """Names of the actions that the assistant may use."""
    languages: _t.Optional[_t.List[str]] = None
    """Languages that the assistant answers in (BCP 47). Empty: the language of the question."""
    greeting: _t.Optional[str] = None
    strictness: _t.Optional[_t.Union[_t.Literal["careful", "balanced", "eager"], str]] = None
    """How sure the assistant must be to answer from the knowledge without a language model.
    `careful` says more often that it does not know, `eager` answers more often and is wrong more
    often.
    """
    rewrite_follow_ups: _t.Optional[bool] = None
    """With a language model: a follow-up ("and on Sunday?") is rewritten by the model into a
    question that stands alone, before passages are looked for. One short call of the model more
    for each follow-up.
    """
    second_look: _t.Optional[bool] = None
    """With a language model: sentences whose words and numbers no passage has are shown to the model
    once more, and removed where the passages do not support them. The reply is shown when that is
    done, and not word by word.
    """
    max_output_tokens: _t.Optional[int] = None
    max_knowledge_tokens: _t.Optional[int] = None
    """With a language model: at most so many tokens of the knowledge are shown to it for a question,
    and for each search of its own. They are estimated at 3.5 characters each. A model with a
    small context window is shown less.
    """
    voice: _t.Optional[NewAssistantVoice] = None
    hand_over: _t.Optional[NewAssistantHandOver] = None
    name: _t.Optional[str] = None


class TryAssistantSettingsKnowledge(Value):
    source_ids: _t.Optional[_t.List[str]] = None
    tags: _t.Optional[_t.List[str]] = None
    """All sources that have one of these tags."""


class CitationSupport(Value):
    start: int
    end: int


class CitationHighlight(Value):
    kind: _t.Union[_t.Literal["money", "moment", "extent", "weight", "size", "number", "place", "person"], str]
    start: int
    end: int


class ChatAnswerUnsupportedItem(Value):
    start: int
    end: int


class UserMessageData(Value):
    user_id: str
    message: str
    """What the person says; not only white space. At most 8,000 characters, unless the operator sets
    PARLEY_MAX_MESSAGE.
    """
    timestamp: _t.Optional[_datetime] = None
    session_id: _t.Optional[str] = None
    """Your own name for the conversation, or the `conv_…` id that an earlier answer gave."""
    user_hash: _t.Any = None
    """Ended: refused with 422 user-hash-ended. Send `userToken`."""


class ConversationMatchSpan(Value):
    start: int
    end: int


class ConversationContact(Value):
    id: str
    confirmed: bool
    name: _t.Optional[str]


class ConversationLastMessage(Value):
    author: Author
    text: str
    """Its first 200 characters."""
    created_at: _datetime
    answered: _t.Optional[bool] = None


class ConversationSeen(Value):
    contact: _t.Optional[str]
    team: _t.Optional[str]


class AttachmentPreview(Value):
    url: str
    width: int
    height: int


class MessageUnsupportedItem(Value):
    start: int
    end: int


class MessageContact(Value):
    id: str
    name: _t.Optional[str]


class ProvenanceCitation(Value):
    source_id: str
    document_id: str
    title: _t.Optional[str]
    url: _t.Optional[str]
    section: _t.Optional[str]
    anchor: _t.Optional[str]
    page: _t.Optional[int]
    passage: _t.Optional[str]
    """Verbatim text of the stored document version. Null when the citation was withdrawn."""
    start: _t.Optional[int]
    """Where the passage starts in that text, in UTF-16 code units."""
    end: _t.Optional[int]
    score: float
    withdrawn: _t.Optional[_t.Literal[True]] = None
    """The source was purged: nothing of it is shown any more. Title, url, section, anchor, page,
    passage, start and end are null.
    """
    supports: _t.Optional[_t.List[ProvenanceCitationSupport]] = None
    """The sentences of the answer that the passage supports. Only in answers of models."""
    highlight: _t.Optional[CitationHighlight] = None
    """The date, amount, place or person that was asked for, in the same text as `start`."""
    content_hash: str
    """SHA-256 of the document version's text, in hexadecimal. Empty when the citation was withdrawn."""
    is_current: bool
    """Whether that version is still what the source says."""


class ProvenanceCitationSupport(Value):
    start: int
    end: int


class ProvenanceConsideredItem(Value):
    document_id: str
    start: int
    end: int
    score: float
    coverage: float


class ProvenanceShownItem(Value):
    document_id: str
    section: _t.Optional[str]
    """The headings above it, as `Billing > Refunds`."""
    start: int
    end: int
    tokens: int
    """An estimate, at 3.5 characters each."""


class ProvenanceFailure(Value):
    model: str
    cause: str
    """For example `refused-request`, `unreachable`, `budget-reached`, `empty`."""
    reason: _t.Optional[str] = None
    """What the vendor says, without what was asked."""


class ReplayedConversationMessage(Value):
    message_id: str
    """The stored reply."""
    text: str
    """The reply of the replay."""
    same: bool
    """Whether that is the stored text, to the letter."""
    citations_same: bool
    """Whether the same passages of the same sources are cited, in the same order."""


class NewAnswerTestQuestion(Value):
    question: str
    """Asked as the first message of a conversation."""
    assistant_id: _t.Optional[str] = None
    """Left out: the default assistant."""
    expect: AnswerExpectation


class NewAnswerTestMessageId(Value):
    message_id: str
    """A reply. The test asks its question after those before it, and expects what it cited; of a
    reply without citations, that it says the same or declines again.
    """


class AnswerTestResult(Value):
    passed: bool
    answered: bool
    source_ids: _t.List[str]
    """The sources that the answer cites."""
    faults: _t.List[AnswerTestResultFault]


class AnswerTestResultFault(Value):
    code: _t.Union[_t.Literal["declined", "answered", "other-source", "text-missing"], str]
    expected: _t.Optional[str] = None
    """The source that was not cited, or the text that is missing."""


class AnswerTestBefore(Value):
    passed: bool
    answered: bool
    source_ids: _t.List[str]
    """The sources that the answer cites."""


class AttemptRequest(Value):
    url: str
    """The present URL of the endpoint."""
    headers: _t.Dict[str, str]
    body: str
    """As far as the event log stores it: without texts that an event only refers to."""


class AttemptResponse(Value):
    headers: _t.Dict[str, str]
    body: str
    """At most 4,096 characters, without quotes of the message."""


class ApprovalDecidedBy(Value):
    kind: _t.Union[_t.Literal["member", "secret-key"], str]
    id: str


class SpeechProviderVoice(Value):
    id: str
    languages: _t.List[str]
    """BCP 47. Empty: all that the model knows."""


class NewSpeechProviderVoice(Value):
    id: str
    languages: _t.Optional[_t.List[str]] = None
    """BCP 47. Empty: all that the model knows."""


class SpeechProviderChangeVoice(Value):
    id: str
    languages: _t.Optional[_t.List[str]] = None
    """BCP 47. Empty: all that the model knows."""


class SpeechProviderTestSpeech(Value):
    ok: bool
    detail: str
    """What happened, and what to do next."""
    duration_ms: int
    """Until the first sound, or from the last sound until the text."""


class VoiceCapabilitiesSpeech(Value):
    voice: str
    provider: str
    """`embedded` for what comes with Parley, else what the operator has installed, or the name of a
    provider.
    """
    languages: _t.List[str]
    """BCP 47. Empty: all that the provider knows."""
    rate_hz: int


class VoiceCapabilitiesRecognition(Value):
    mode: _t.Union[_t.Literal["closed-grammar", "open-vocabulary", "none"], str]
    """`closed-grammar`: understands whole phrases that the assistant knows, and nothing else.
    `open-vocabulary`: free speech. `none`: nothing listens in this language, so send text.
    """
    provider: _t.Optional[str]
    languages: _t.List[str]
    """BCP 47. Empty: all that the provider knows."""


class NewVoiceChannelAlexa(Value):
    kind: _t.Literal["alexa"]
    skill_id: str
    """The id of the Alexa skill: `amzn1.ask.skill.…`. Requests of other skills are refused."""
    name: _t.Optional[str] = None
    assistant_id: _t.Optional[str] = None
    """Who answers. Left out, the default assistant."""
    language: _t.Optional[str] = None
    """BCP 47. What the platform says of a request counts more."""
    greeting: _t.Optional[str] = None
    """Said when a conversation begins. Left out, the assistant's own greeting."""
    answer_within_ms: _t.Optional[int] = None
    """The answer leaves within this time, the whole of it or a part; the rest is said with the next
    request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500 for
    Dialogflow, 10,000 for Twilio.
    """


class NewVoiceChannelDialogflowEs(Value):
    kind: _t.Literal["dialogflow-es"]
    name: _t.Optional[str] = None
    assistant_id: _t.Optional[str] = None
    """Who answers. Left out, the default assistant."""
    language: _t.Optional[str] = None
    """BCP 47. What the platform says of a request counts more."""
    greeting: _t.Optional[str] = None
    """Said when a conversation begins. Left out, the assistant's own greeting."""
    answer_within_ms: _t.Optional[int] = None
    """The answer leaves within this time, the whole of it or a part; the rest is said with the next
    request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500 for
    Dialogflow, 10,000 for Twilio.
    """


class NewVoiceChannelDialogflowCx(Value):
    kind: _t.Literal["dialogflow-cx"]
    name: _t.Optional[str] = None
    assistant_id: _t.Optional[str] = None
    """Who answers. Left out, the default assistant."""
    language: _t.Optional[str] = None
    """BCP 47. What the platform says of a request counts more."""
    greeting: _t.Optional[str] = None
    """Said when a conversation begins. Left out, the assistant's own greeting."""
    answer_within_ms: _t.Optional[int] = None
    """The answer leaves within this time, the whole of it or a part; the rest is said with the next
    request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500 for
    Dialogflow, 10,000 for Twilio.
    """


class NewVoiceChannelTwilio(Value):
    kind: _t.Literal["twilio"]
    auth_token: str
    """The auth token of the Twilio account, which signs its requests. Stored encrypted, and not
    shown again.
    """
    mode: _t.Optional[VoiceCallMode] = None
    name: _t.Optional[str] = None
    assistant_id: _t.Optional[str] = None
    """Who answers. Left out, the default assistant."""
    language: _t.Optional[str] = None
    """BCP 47. What the platform says of a request counts more."""
    greeting: _t.Optional[str] = None
    """Said when a conversation begins. Left out, the assistant's own greeting."""
    answer_within_ms: _t.Optional[int] = None
    """The answer leaves within this time, the whole of it or a part; the rest is said with the next
    request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500 for
    Dialogflow, 10,000 for Twilio.
    """


class VoicePlatformRequestRequest(Value):
    request: VoicePlatformRequestRequestRequest


class VoicePlatformRequestRequestRequest(Value):
    type: str


class VoicePlatformRequestQueryResult(Value):
    query_result: _t.Dict[str, _t.Any]


class VoicePlatformRequestFulfillmentInfo(Value):
    fulfillment_info: _t.Dict[str, _t.Any]


class VoicePlatformRequestCallSid(Value):
    call_sid: str
    _wire = {"call_sid": "CallSid"}


class VoicebotAnswerUnsupportedItem(Value):
    start: int
    end: int


class WidgetConfigVoice(Value):
    language: str
    voice_model: str


class ChatCompletionRequestMessage(Value):
    role: str
    """`system`, `developer`, `user`, `assistant`, `tool` or `function`."""
    content: _t.Optional[_t.Union[str, _t.List[ChatCompletionRequestMessageContentItem]]] = None
    name: _t.Optional[str] = None
    tool_calls: _t.Optional[_t.List[ChatCompletionRequestMessageToolCall]] = None
    tool_call_id: _t.Optional[str] = None
    function_call: _t.Optional[ChatCompletionRequestMessageFunctionCall] = None
    _wire = {"tool_calls": "tool_calls", "tool_call_id": "tool_call_id", "function_call": "function_call"}


class ChatCompletionRequestMessageContentItem(Value):
    type: str
    """Texts and, in messages of the user, images."""
    text: _t.Optional[str] = None
    refusal: _t.Optional[str] = None
    image_url: _t.Optional[_t.Union[str, ChatCompletionRequestMessageContentItemImageUrl]] = None
    _wire = {"image_url": "image_url"}


class ChatCompletionRequestMessageContentItemImageUrl(Value):
    url: str


class ChatCompletionRequestMessageToolCall(Value):
    id: str
    function: _t.Optional[ChatCompletionRequestMessageToolCallFunction] = None


class ChatCompletionRequestMessageToolCallFunction(Value):
    name: str
    arguments: str


class ChatCompletionRequestMessageFunctionCall(Value):
    name: str
    arguments: str


class ChatCompletionRequestStreamOptions(Value):
    include_usage: _t.Optional[bool] = None
    _wire = {"include_usage": "include_usage"}


class ChatCompletionRequestTool(Value):
    type: str
    function: _t.Optional[ChatCompletionRequestToolFunction] = None


class ChatCompletionRequestToolFunction(Value):
    name: str
    description: _t.Optional[str] = None
    parameters: _t.Optional[_t.Dict[str, _t.Any]] = None


class ChatCompletionRequestToolChoice(Value):
    type: str
    name: _t.Optional[str] = None
    function: _t.Optional[ChatCompletionRequestToolChoiceFunction] = None
    mode: _t.Optional[str] = None
    tools: _t.Optional[_t.List[_t.Any]] = None
    allowed_tools: _t.Any = None
    _wire = {"allowed_tools": "allowed_tools"}


class ChatCompletionRequestToolChoiceFunction(Value):
    name: _t.Optional[str] = None


class ChatCompletionRequestMetadata(Value):
    session_id: _t.Optional[str] = None
    """Your own name for the conversation, or the `conv_…` id that an earlier answer gave."""


class ChatCompletionRequestResponseFormat(Value):
    type: str
    json_schema: _t.Optional[ChatCompletionRequestResponseFormatJsonSchema] = None
    _wire = {"json_schema": "json_schema"}


class ChatCompletionRequestResponseFormatJsonSchema(Value):
    name: _t.Optional[str] = None
    description: _t.Optional[str] = None
    schema: _t.Optional[_t.Dict[str, _t.Any]] = None
    strict: _t.Optional[bool] = None


class ChatCompletionChoice(Value):
    index: int
    message: ChatCompletionChoiceMessage
    logprobs: None
    finish_reason: _t.Union[_t.Literal["stop", "length", "content_filter", "tool_calls"], str]
    """`length`: the answer was cut at a limit. `tool_calls`: it goes on with the results of your
    functions.
    """
    _wire = {"finish_reason": "finish_reason"}


class ChatCompletionChoiceMessage(Value):
    role: _t.Literal["assistant"]
    content: _t.Optional[str]
    """Null when there are only tool calls."""
    refusal: None
    annotations: _t.List[ChatCompletionChoiceMessageAnnotation]
    tool_calls: _t.Optional[_t.List[ChatCompletionChoiceMessageToolCall]] = None
    _wire = {"tool_calls": "tool_calls"}


class ChatCompletionChoiceMessageAnnotation(Value):
    type: _t.Literal["url_citation"]
    url_citation: ChatCompletionChoiceMessageAnnotationUrlCitation
    _wire = {"url_citation": "url_citation"}


class ChatCompletionChoiceMessageAnnotationUrlCitation(Value):
    start_index: int
    end_index: int
    title: str
    url: str
    _wire = {"start_index": "start_index", "end_index": "end_index"}


class ChatCompletionChoiceMessageToolCall(Value):
    id: str
    type: _t.Literal["function"]
    function: ChatCompletionChoiceMessageToolCallFunction


class ChatCompletionChoiceMessageToolCallFunction(Value):
    name: str
    arguments: str


class ChatCompletionUsage(Value):
    prompt_tokens: int
    completion_tokens: int
    total_tokens: int
    prompt_tokens_details: ChatCompletionUsagePromptTokensDetails
    completion_tokens_details: ChatCompletionUsageCompletionTokensDetails
    _wire = {"prompt_tokens": "prompt_tokens", "completion_tokens": "completion_tokens", "total_tokens": "total_tokens", "prompt_tokens_details": "prompt_tokens_details", "completion_tokens_details": "completion_tokens_details"}


class ChatCompletionUsagePromptTokensDetails(Value):
    cached_tokens: int
    audio_tokens: int
    _wire = {"cached_tokens": "cached_tokens", "audio_tokens": "audio_tokens"}


class ChatCompletionUsageCompletionTokensDetails(Value):
    reasoning_tokens: int
    audio_tokens: int
    accepted_prediction_tokens: int
    rejected_prediction_tokens: int
    _wire = {"reasoning_tokens": "reasoning_tokens", "audio_tokens": "audio_tokens", "accepted_prediction_tokens": "accepted_prediction_tokens", "rejected_prediction_tokens": "rejected_prediction_tokens"}


class ChatCompletionParley(Value):
    session_id: str
    conversation_id: str
    message_id: str
    status: str
    reason: _t.Optional[ReplyEndReason] = None
    answered: bool
    confidence: float
    citations: _t.List[Citation]
    choices: _t.Optional[_t.List[Choice]] = None
    """The topics that the assistant offers when it asks back: then `answered` is false, and nothing
    is cited. Absent when it offers none.
    """
    handed_over: _t.Optional[_t.Literal[True]] = None
    """With this answer the assistant hands the conversation over to a person."""


class OpenAiErrorError(Value):
    message: str
    type: str
    param: _t.Optional[str]
    code: _t.Optional[str]


class EmbeddingsDataItem(Value):
    object: _t.Literal["embedding"]
    index: int
    embedding: _t.Union[_t.List[float], str]


class EmbeddingsUsage(Value):
    prompt_tokens: int
    total_tokens: int
    _wire = {"prompt_tokens": "prompt_tokens", "total_tokens": "total_tokens"}


class NewRealtimeClientSecretExpiresAfter(Value):
    anchor: _t.Optional[_t.Literal["created_at"]] = None
    seconds: _t.Optional[int] = None


class NewRealtimeClientSecretSession(Value):
    instructions: _t.Optional[str] = None
    output_modalities: _t.Optional[_t.List[_t.Union[_t.Literal["text", "audio"], str]]] = None
    tools: _t.Optional[_t.List[NewRealtimeClientSecretSessionTool]] = None
    tool_choice: _t.Optional[_t.Union[_t.Union[_t.Literal["auto", "none", "required"], str], NewRealtimeClientSecretSessionToolChoice]] = None
    max_output_tokens: _t.Optional[_t.Union[int, _t.Literal["inf"]]] = None
    type: _t.Optional[_t.Literal["realtime"]] = None
    audio: _t.Optional[NewRealtimeClientSecretSessionAudio] = None
    model: _t.Optional[str] = None
    """As `model` of the other APIs. The holder has no choice."""
    _wire = {"output_modalities": "output_modalities", "tool_choice": "tool_choice", "max_output_tokens": "max_output_tokens"}


class NewRealtimeClientSecretSessionTool(Value):
    type: str
    name: str
    description: _t.Optional[str] = None
    parameters: _t.Optional[_t.Dict[str, _t.Any]] = None


class NewRealtimeClientSecretSessionToolChoice(Value):
    type: str
    name: _t.Optional[str] = None


class NewRealtimeClientSecretSessionAudio(Value):
    input: _t.Optional[NewRealtimeClientSecretSessionAudioInput] = None
    output: _t.Optional[NewRealtimeClientSecretSessionAudioOutput] = None


class NewRealtimeClientSecretSessionAudioInput(Value):
    format: _t.Optional[NewRealtimeClientSecretSessionAudioInputFormat] = None
    transcription: _t.Optional[NewRealtimeClientSecretSessionAudioInputTranscription] = None
    noise_reduction: _t.Optional[_t.Dict[str, _t.Any]] = None
    turn_detection: _t.Optional[NewRealtimeClientSecretSessionAudioInputTurnDetection] = None
    _wire = {"noise_reduction": "noise_reduction", "turn_detection": "turn_detection"}


class NewRealtimeClientSecretSessionAudioInputFormat(Value):
    type: _t.Union[_t.Literal["audio/pcm", "audio/pcmu", "audio/pcma"], str]
    rate: _t.Optional[int] = None


class NewRealtimeClientSecretSessionAudioInputTranscription(Value):
    language: _t.Optional[str] = None


class NewRealtimeClientSecretSessionAudioInputTurnDetection(Value):
    type: _t.Union[_t.Literal["server_vad", "semantic_vad"], str]
    create_response: _t.Optional[bool] = None
    interrupt_response: _t.Optional[bool] = None
    threshold: _t.Optional[float] = None
    prefix_padding_ms: _t.Optional[int] = None
    silence_duration_ms: _t.Optional[int] = None
    eagerness: _t.Optional[_t.Union[_t.Literal["low", "medium", "high", "auto"], str]] = None
    idle_timeout_ms: _t.Optional[int] = None
    _wire = {"create_response": "create_response", "interrupt_response": "interrupt_response", "prefix_padding_ms": "prefix_padding_ms", "silence_duration_ms": "silence_duration_ms", "idle_timeout_ms": "idle_timeout_ms"}


class NewRealtimeClientSecretSessionAudioOutput(Value):
    format: _t.Optional[NewRealtimeClientSecretSessionAudioOutputFormat] = None
    voice: _t.Optional[_t.Union[str, NewRealtimeClientSecretSessionAudioOutputVoice]] = None
    speed: _t.Optional[float] = None


class NewRealtimeClientSecretSessionAudioOutputFormat(Value):
    type: _t.Union[_t.Literal["audio/pcm", "audio/pcmu", "audio/pcma"], str]
    rate: _t.Optional[int] = None


class NewRealtimeClientSecretSessionAudioOutputVoice(Value):
    id: str


class ResponseRequestInputItem(Value):
    type: _t.Optional[str] = None
    """`message`, `function_call`, `function_call_output`, `item_reference`, or `reasoning`, which
    has no effect.
    """
    id: _t.Optional[str] = None
    role: _t.Optional[str] = None
    """`system`, `developer`, `user` or `assistant`."""
    content: _t.Optional[_t.Union[str, _t.List[ChatCompletionRequestMessageContentItem]]] = None
    call_id: _t.Optional[str] = None
    name: _t.Optional[str] = None
    arguments: _t.Optional[str] = None
    output: _t.Optional[_t.Union[str, _t.List[ChatCompletionRequestMessageContentItem]]] = None
    _wire = {"call_id": "call_id"}


class ResponseRequestTool(Value):
    name: _t.Optional[str] = None
    description: _t.Optional[str] = None
    parameters: _t.Optional[_t.Dict[str, _t.Any]] = None
    type: str


class ResponseRequestConversation(Value):
    id: str


class ResponseRequestReasoning(Value):
    effort: _t.Optional[str] = None


class ResponseRequestText(Value):
    format: _t.Optional[ResponseRequestTextFormat] = None


class ResponseRequestTextFormat(Value):
    type: str
    name: _t.Optional[str] = None
    description: _t.Optional[str] = None
    schema: _t.Optional[_t.Dict[str, _t.Any]] = None
    strict: _t.Optional[bool] = None


class ResponseOutputItemMessage(Value):
    type: _t.Literal["message"]
    id: str
    status: _t.Union[_t.Literal["in_progress", "completed", "incomplete"], str]
    role: _t.Literal["assistant"]
    content: _t.List[ResponseOutputItemMessageContentItem]


class ResponseOutputItemMessageContentItem(Value):
    type: _t.Literal["output_text"]
    text: str
    annotations: _t.List[_t.Union[ResponseOutputItemMessageContentItemAnnotationUrlCitation, ResponseOutputItemMessageContentItemAnnotationFileCitation]]
    logprobs: _t.List[_t.Any]


class ResponseOutputItemMessageContentItemAnnotationUrlCitation(Value):
    type: _t.Literal["url_citation"]
    start_index: int
    end_index: int
    title: str
    url: str
    _wire = {"start_index": "start_index", "end_index": "end_index"}


class ResponseOutputItemMessageContentItemAnnotationFileCitation(Value):
    type: _t.Literal["file_citation"]
    file_id: str
    """The id of the document."""
    filename: str
    index: int
    _wire = {"file_id": "file_id"}


class ResponseOutputItemFunctionCall(Value):
    type: _t.Literal["function_call"]
    id: str
    call_id: str
    name: str
    arguments: str
    status: _t.Union[_t.Literal["in_progress", "completed", "incomplete"], str]
    _wire = {"call_id": "call_id"}


class ResponseConversation(Value):
    id: str


class ResponseError(Value):
    code: str
    message: str


class ResponseIncompleteDetails(Value):
    reason: _t.Union[_t.Literal["max_output_tokens", "content_filter"], str]


class ResponseUsage(Value):
    input_tokens: int
    input_tokens_details: ResponseUsageInputTokensDetails
    output_tokens: int
    output_tokens_details: ResponseUsageOutputTokensDetails
    total_tokens: int
    _wire = {"input_tokens": "input_tokens", "input_tokens_details": "input_tokens_details", "output_tokens": "output_tokens", "output_tokens_details": "output_tokens_details", "total_tokens": "total_tokens"}


class ResponseUsageInputTokensDetails(Value):
    cached_tokens: int
    _wire = {"cached_tokens": "cached_tokens"}


class ResponseUsageOutputTokensDetails(Value):
    reasoning_tokens: int
    _wire = {"reasoning_tokens": "reasoning_tokens"}


class InputItemListDataItem(Value):
    id: str
    type: _t.Literal["message"]
    status: _t.Literal["completed"]
    role: _t.Union[_t.Literal["user", "assistant"], str]
    content: _t.List[_t.Union[InputItemListDataItemContentItemInputText, ResponseOutputItemMessageContentItem]]


class InputItemListDataItemContentItemInputText(Value):
    type: _t.Literal["input_text"]
    text: str


class SpeechRequestVoice(Value):
    id: str


class TranscriptionUsage(Value):
    type: _t.Literal["duration"]
    seconds: float


class TranscriptionSegment(Value):
    id: int
    seek: int
    start: float
    end: float
    text: str
    tokens: _t.List[int]
    temperature: float
    avg_logprob: float
    compression_ratio: float
    no_speech_prob: float
    _wire = {"avg_logprob": "avg_logprob", "compression_ratio": "compression_ratio", "no_speech_prob": "no_speech_prob"}


class UiChatRequestMessage(Value):
    id: _t.Optional[str] = None
    role: str
    """`system`, `user` or `assistant`."""
    parts: _t.Optional[_t.List[UiChatRequestMessagePart]] = None


class UiChatRequestMessagePart(Value):
    type: str
    """`text`, `file` (an image), `tool-<name>` or `dynamic-tool`. Parley ignores `reasoning`,
    `step-start`, `source-…` and `data-…`.
    """
    text: _t.Optional[str] = None
    url: _t.Optional[str] = None
    """Of a file: an https address, or a data URL."""
    media_type: _t.Optional[str] = None
    tool_call_id: _t.Optional[str] = None
    tool_name: _t.Optional[str] = None
    state: _t.Optional[str] = None
    input: _t.Any = None
    raw_input: _t.Any = None
    output: _t.Any = None
    error_text: _t.Optional[str] = None


class UiChatRequestTool(Value):
    name: str
    description: _t.Optional[str] = None
    input_schema: _t.Optional[_t.Dict[str, _t.Any]] = None
    """A JSON Schema. Parley passes it on to the model."""
    parameters: _t.Optional[_t.Dict[str, _t.Any]] = None
    """A JSON Schema. Parley passes it on to the model."""


class UiChatRequestToolsValue(Value):
    description: _t.Optional[str] = None
    input_schema: _t.Optional[_t.Dict[str, _t.Any]] = None
    """A JSON Schema. Parley passes it on to the model."""
    parameters: _t.Optional[_t.Dict[str, _t.Any]] = None
    """A JSON Schema. Parley passes it on to the model."""


class UiChatRequestToolChoice(Value):
    type: _t.Literal["tool"]
    tool_name: str


class UiChatRequestResponseFormatText(Value):
    type: _t.Literal["text"]


class UiChatRequestResponseFormatJson(Value):
    type: _t.Literal["json"]
    schema: _t.Optional[_t.Dict[str, _t.Any]] = None
    """A JSON Schema. Parley passes it on to the model."""
    name: _t.Optional[str] = None
    description: _t.Optional[str] = None


class JsonRpcAnswerError(Value):
    code: int
    message: str


class JsonRpcErrorError(Value):
    code: int
    message: str
    data: JsonRpcErrorErrorData


class JsonRpcErrorErrorData(Value):
    code: str
    request_id: str


class ImportedWorkspaceStopped(Value):
    campaigns: int
    endpoints: int
    runs: int
    series: int
    workflows: int


class ImportedWorkspaceMember(Value):
    user_id: str
    """The id at the former installation."""
    email: str
    role: _t.Union[_t.Literal["owner", "admin", "agent"], str]
    became: _t.Union[_t.Literal["member", "invited"], str]
    """`member`: with an account that has no password yet. `invited`: the address or the id is known
    here.
    """
    url: _t.Optional[str]


class ChatStopAnswer(Value):
    stopped: _t.List[str]


class ChatbotReceive(Value):
    message: str
    """What the person says; not only white space. At most 8,000 characters, unless the operator sets
    PARLEY_MAX_MESSAGE.
    """
    session_id: _t.Optional[str] = None
    """Your own name for the conversation, or the `conv_…` id that an earlier answer gave."""
    context: _t.Optional[ChatContext] = None
    model: _t.Optional[str] = None
    """`<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its name or an alias.
    Left out, the conversation's assistant with its own model. Ignored for publishable keys.
    """
    assistant_id: _t.Optional[str] = None
    """Who answers in this conversation from now on. Left out, it does not change."""
    event: None = None


class ConversationsStopAnswer(Value):
    stopped: _t.List[str]


class ConversationsExportAnswer(Value):
    conversation: Conversation
    messages: _t.List[Message]


class DatabaseSelectAggregateValue(Value):
    op: _t.Union[_t.Literal["count", "sum", "avg", "min", "max"], str]
    column: _t.Optional[str] = None
    """Needed by all but `count`, which counts rows without it."""


class LeadsListScoreRulesAnswer(Value):
    data: _t.List[LeadScoreRule]


class NewsletterListsListAnswer(Value):
    data: _t.List[NewsletterList]


class OpenaiListModelsAnswer(Value):
    object: _t.Literal["list"]
    data: _t.List[Model]


class OpenaiDeleteResponseAnswer(Value):
    id: str
    object: _t.Literal["response"]
    deleted: _t.Literal[True]


class RunsCancelManyAnswer(Value):
    cancelled: int
    """So many runs were under way, and end."""


class RunsListItem(Value):
    id: str
    workflow: str
    version: int
    status: _t.Union[_t.Literal["queued", "running", "waiting", "completed", "faulted", "cancelled"], str]
    started_by: _t.Union[_t.Literal["api", "event", "schedule", "action", "run"], str]
    waiting_for: _t.Optional[RunsListItemWaitingFor] = None
    error: _t.Optional[RunsListItemError]
    created_at: _datetime
    started_at: _t.Optional[_datetime]
    ended_at: _t.Optional[_datetime]
    is_limited: _t.Optional[_t.Literal[True]] = None
    """Your key has `databaseRules`, and this run had others: its input, output, error and tasks,
    which may show rows beyond them, are left out.
    """


class RunsListItemWaitingFor(Value):
    kind: _t.Union[_t.Literal["timer", "event", "approval", "retry", "run", "activation"], str]
    until: _t.Optional[_datetime] = None


class RunsListItemError(Value):
    type: str
    status: int
    title: _t.Optional[str] = None
    detail: _t.Optional[str] = None
    instance: _t.Optional[str] = None
    """JSON Pointer to the task."""


class RunsGetAnswer(Value):
    id: str
    workflow: str
    version: int
    status: _t.Union[_t.Literal["queued", "running", "waiting", "completed", "faulted", "cancelled"], str]
    started_by: _t.Union[_t.Literal["api", "event", "schedule", "action", "run"], str]
    waiting_for: _t.Optional[RunsGetAnswerWaitingFor] = None
    error: _t.Optional[RunsListItemError]
    created_at: _datetime
    started_at: _t.Optional[_datetime]
    ended_at: _t.Optional[_datetime]
    is_limited: _t.Optional[_t.Literal[True]] = None
    """Your key has `databaseRules`, and this run had others: its input, output, error and tasks,
    which may show rows beyond them, are left out.
    """
    input: _t.Any
    output: _t.Any
    cost: RunsGetAnswerCost
    """Of all of its tasks."""
    timeline: _t.List[RunsGetAnswerTimelineItem]
    """The first 1,000 tasks. GET …/tasks has all."""


class RunsGetAnswerWaitingFor(Value):
    kind: _t.Union[_t.Literal["timer", "event", "approval", "retry", "run", "activation"], str]
    until: _t.Optional[_datetime] = None


class RunsGetAnswerCost(Value):
    calls: int
    input_tokens: int
    output_tokens: int
    duration_ms: int
    """From its start to its end, or until now."""


class RunsGetAnswerTimelineItem(Value):
    pointer: str
    name: str
    kind: str
    iteration: _t.Optional[int] = None
    """Of the nearest loop, from 0."""
    status: _t.Union[_t.Literal["running", "waiting", "completed", "faulted", "cancelled", "skipped"], str]
    attempt: int
    """Of the nearest `try`, or of the `try` itself: from 1."""
    started_at: _datetime
    ended_at: _t.Optional[_datetime]
    duration_ms: _t.Optional[int]
    input: _t.Any
    output: _t.Any
    error: _t.Optional[RunsListItemError] = None
    waiting_for: _t.Optional[RunsGetAnswerTimelineItemWaitingFor] = None
    effect: _t.Optional[_t.Union[_t.Literal["done", "not-sent", "unknown"], str]] = None
    cost: _t.Optional[RunsGetAnswerTimelineItemCost] = None


class RunsGetAnswerTimelineItemWaitingFor(Value):
    kind: _t.Union[_t.Literal["timer", "event", "approval", "retry", "run", "activation"], str]
    until: _t.Optional[_datetime] = None


class RunsGetAnswerTimelineItemCost(Value):
    calls: _t.Optional[int] = None
    input_tokens: _t.Optional[int] = None
    output_tokens: _t.Optional[int] = None


class RunsRetryAnswer(Value):
    run_id: str
    status: _t.Union[_t.Literal["queued", "running", "waiting", "completed", "faulted", "cancelled"], str]
    output: _t.Any = None
    """With `?wait`, of a run that ended in time."""
    error: _t.Optional[RunsListItemError] = None


class SeriesListAnswer(Value):
    data: _t.List[Series]


class WorkflowsPutAnswer(Value):
    id: str
    name: str
    version: int
    """Counts the changed saves from 1."""
    document_version: str
    """`document.version`."""
    title: _t.Optional[str] = None
    is_active: bool
    """Whether its schedule and its triggers start runs."""
    schedule: _t.Optional[_t.Any]
    next_run_at: _t.Optional[_datetime]
    trigger_problem: _t.Optional[WorkflowsPutAnswerTriggerProblem] = None
    """Why its events or its schedule last started no run. Saving and activating clear it."""
    database_rules: _t.Optional[_t.List[_t.Any]] = None
    """Its calls in the workspace's database stay within these rules, because a key that had them may
    have saved it. A member lifts this by saving it once more.
    """
    created_at: _datetime
    updated_at: _datetime
    problems: _t.Optional[_t.List[WorkflowsPutAnswerProblem]] = None
    """Warnings and hints, where there are any."""


class WorkflowsPutAnswerTriggerProblem(Value):
    message: str
    at: _datetime


class WorkflowsPutAnswerProblem(Value):
    line: int
    """From 1."""
    column: int
    """From 1."""
    pointer: str
    """JSON Pointer to the part of the document."""
    message: str
    severity: _t.Union[_t.Literal["error", "warning", "hint"], str]
    """A document is valid with warnings and hints: it runs, and may do another thing than was meant."""


class WorkflowsGetAnswer(Value):
    id: str
    name: str
    version: int
    """Counts the changed saves from 1."""
    document_version: str
    """`document.version`."""
    title: _t.Optional[str] = None
    is_active: bool
    """Whether its schedule and its triggers start runs."""
    schedule: _t.Optional[_t.Any]
    next_run_at: _t.Optional[_datetime]
    trigger_problem: _t.Optional[WorkflowsGetAnswerTriggerProblem] = None
    """Why its events or its schedule last started no run. Saving and activating clear it."""
    database_rules: _t.Optional[_t.List[_t.Any]] = None
    """Its calls in the workspace's database stay within these rules, because a key that had them may
    have saved it. A member lifts this by saving it once more.
    """
    created_at: _datetime
    updated_at: _datetime
    definition: _t.Any
    """The document as JSON."""
    problems: _t.Optional[_t.List[WorkflowsPutAnswerProblem]] = None
    """Warnings and hints. For errors, the document would be refused today: it was saved before they
    were known, and goes on running. Left out where it cannot be checked now.
    """


class WorkflowsGetAnswerTriggerProblem(Value):
    message: str
    at: _datetime


class WorkflowsUpdateAnswer(Value):
    id: str
    name: str
    version: int
    """Counts the changed saves from 1."""
    document_version: str
    """`document.version`."""
    title: _t.Optional[str] = None
    is_active: bool
    """Whether its schedule and its triggers start runs."""
    schedule: _t.Optional[_t.Any]
    next_run_at: _t.Optional[_datetime]
    trigger_problem: _t.Optional[WorkflowsUpdateAnswerTriggerProblem] = None
    """Why its events or its schedule last started no run. Saving and activating clear it."""
    database_rules: _t.Optional[_t.List[_t.Any]] = None
    """Its calls in the workspace's database stay within these rules, because a key that had them may
    have saved it. A member lifts this by saving it once more.
    """
    created_at: _datetime
    updated_at: _datetime
    cancelled: _t.Optional[int] = None
    """With `queued: "cancel"`: so many queued runs end."""


class WorkflowsUpdateAnswerTriggerProblem(Value):
    message: str
    at: _datetime


class WorkflowsListItem(Value):
    id: str
    name: str
    version: int
    """Counts the changed saves from 1."""
    document_version: str
    """`document.version`."""
    title: _t.Optional[str] = None
    is_active: bool
    """Whether its schedule and its triggers start runs."""
    schedule: _t.Optional[_t.Any]
    next_run_at: _t.Optional[_datetime]
    trigger_problem: _t.Optional[WorkflowsListItemTriggerProblem] = None
    """Why its events or its schedule last started no run. Saving and activating clear it."""
    database_rules: _t.Optional[_t.List[_t.Any]] = None
    """Its calls in the workspace's database stay within these rules, because a key that had them may
    have saved it. A member lifts this by saving it once more.
    """
    created_at: _datetime
    updated_at: _datetime


class WorkflowsListItemTriggerProblem(Value):
    message: str
    at: _datetime


class WorkflowsListVersionsItem(Value):
    version: int
    document_version: str
    created_at: _datetime


class WorkflowsValidateAnswer(Value):
    valid: bool
    problems: _t.List[WorkflowsPutAnswerProblem]


class WorkflowsGetVersionAnswer(Value):
    version: int
    document_version: str
    created_at: _datetime
    definition: _t.Any
    """The document as JSON."""


class WorkflowsVersionDiffAnswer(Value):
    version: int
    against: int
    changes: _t.List[WorkflowsVersionDiffAnswerChange]
    text: str
    """The texts by lines, in the unified format."""


class WorkflowsVersionDiffAnswerChange(Value):
    pointer: str
    """With the names of tasks in place of their places."""
    change: _t.Union[_t.Literal["added", "removed", "changed", "moved"], str]
    before: _t.Any = None
    after: _t.Any = None


class WorkflowsDryRunAnswer(Value):
    data: _t.List[WorkflowsDryRunAnswerDataItem]
    is_complete: bool
    """False: the time or the size was not enough for all."""


class WorkflowsDryRunAnswerDataItem(Value):
    event: _t.Any = None
    """The event that would have started it."""
    input: _t.Any
    recorded: _t.Optional[WorkflowsDryRunAnswerDataItemRecorded] = None
    dry: WorkflowsDryRunAnswerDataItemDry
    is_same: _t.Optional[bool]
    """Null where nothing was recorded."""
    differences: _t.List[WorkflowsDryRunAnswerDataItemDifference]
    """The tasks that ended differently: the first 100."""


class WorkflowsDryRunAnswerDataItemRecorded(Value):
    run_id: str
    status: str
    output: _t.Any


class WorkflowsDryRunAnswerDataItemDry(Value):
    status: str
    output: _t.Any
    error: _t.Optional[RunsListItemError]
    timeline: _t.List[RunsGetAnswerTimelineItem]
    """The first 200 tasks."""


class WorkflowsDryRunAnswerDataItemDifference(Value):
    pointer: str
    recorded: _t.Optional[WorkflowsDryRunAnswerDataItemDifferenceRecorded]
    dry: _t.Optional[WorkflowsDryRunAnswerDataItemDifferenceDry]


class WorkflowsDryRunAnswerDataItemDifferenceRecorded(Value):
    status: str
    output: _t.Any


class WorkflowsDryRunAnswerDataItemDifferenceDry(Value):
    status: str
    output: _t.Any


class VisitorBlockedEventData(Value):
    visitor_id: str


class VisitorUnblockedEventData(Value):
    visitor_id: str


class ContactMergedEventData(Value):
    contact_id: str
    into_id: str


class ContactUnmergedEventData(Value):
    contact_id: str
    into_id: str


class ContactErasedEventData(Value):
    contact_id: str


class LeadNotedEventData(Value):
    lead_id: str
    note_id: str


class LeadDeletedEventData(Value):
    lead_id: str


class SubscriberConfirmedEventData(Value):
    subscriber_id: str
    list_id: str
    contact_id: _t.Optional[str]
    by: _t.Union[_t.Literal["opt-in", "preferences", "import"], str]
    """`import`: a file brought the proof. Such a person is not welcomed by a series."""


class SubscriberLeftEventData(Value):
    subscriber_id: str
    list_ids: _t.List[str]
    reason: _t.Union[_t.Literal["unsubscribed", "complained", "bounced", "erased", "member"], str]


class SubscriberBouncedEventData(Value):
    subscriber_id: str
    campaign_number: _t.Optional[int] = None
    kind: _t.Union[_t.Literal["hard", "soft", "complaint"], str]


class CampaignStartedEventData(Value):
    campaign_id: str
    number: int
    name: str


class CampaignPausedEventData(Value):
    campaign_id: str
    number: int
    name: str
    reason: _t.Union[_t.Literal["member", "mail-server", "bounces"], str]


class CampaignSentEventData(Value):
    campaign_id: str
    number: int
    name: str
    sent: int
    failed: int
    unknown: int


class CampaignCancelledEventData(Value):
    campaign_id: str
    number: int
    name: str
    from_: _t.Union[_t.Literal["draft", "scheduled", "sending", "paused", "sent", "cancelled"], str]


class SourceStartedEventData(Value):
    source_id: str
    type: _t.Union[_t.Literal["url", "site", "file"], str]
    title: str


class SourceIndexedEventData(Value):
    source_id: str
    document_id: _t.Optional[str]
    """Null for what was learnt from a page, a site or a file."""
    type: _t.Union[_t.Literal["text", "faq", "url", "site", "file"], str]
    title: str
    version: int


class SourceFailedEventData(Value):
    source_id: str
    type: _t.Union[_t.Literal["url", "site", "file"], str]
    title: str
    problem: str
    """The code of the reason."""


class SourceRemovedEventData(Value):
    source_id: str
    purged: _t.Optional[_t.Literal[True]] = None
    """The citations of the source were withdrawn too."""


class SynonymsChangedEventData(Value):
    group_count: int


class GapOpenedEventData(Value):
    gap_id: str
    reopened: _t.Optional[_t.Literal[True]] = None
    """It was resolved, and was asked again."""


class GapResolvedEventData(Value):
    gap_id: str
    state: _t.Union[_t.Literal["resolved", "ignored"], str]
    source_id: _t.Optional[str] = None


class ProviderChangedEventData(Value):
    provider_id: str


class ProviderRemovedEventData(Value):
    provider_id: str


class ProviderFailingEventData(Value):
    provider_id: str
    model: _t.Optional[str]
    """`<provider name>/<model id>`. Null when the provider's list of models could not be read."""
    fault: str
    """As in `lastFailure`."""
    reason: _t.Optional[str]
    """What the vendor says, in its own words."""


class ProviderRecoveredEventData(Value):
    provider_id: str
    model: _t.Optional[str]
    """`<provider name>/<model id>`. Null when the provider's list of models could not be read."""


class ModelBudgetReachedEventData(Value):
    month: str


class ToolboxChangedEventData(Value):
    toolbox_id: str


class ToolboxRemovedEventData(Value):
    toolbox_id: str


class AssistantChangedEventData(Value):
    assistant_id: str


class AssistantRemovedEventData(Value):
    assistant_id: str


class EmbeddingsChangedEventData(Value):
    model: _t.Optional[str]
    """`<provider name>/<model id>`. Null when it was removed."""


class QuestionsChangedEventData(Value):
    model: _t.Optional[str]
    """`<provider name>/<model id>`. Null when it was ended."""


class ConversationStartedEventData(Value):
    conversation_id: str


class MessageFeedbackGivenEventData(Value):
    conversation_id: str
    message_id: str
    helpful: bool
    given_by: FeedbackGiver


class NoteCreatedEventData(Value):
    conversation_id: str
    message_id: str


class ConversationHandedOverEventData(Value):
    conversation_id: str
    reason: HandOverReason
    member_id: _t.Optional[str] = None


class ConversationAssignedEventData(Value):
    conversation_id: str
    assignee_id: _t.Optional[str]
    reason: AssignmentReason
    member_id: _t.Optional[str] = None
    """The member who did it; absent when no member did."""


class ConversationLabelledEventData(Value):
    conversation_id: str
    added: _t.List[str]
    removed: _t.List[str]
    member_id: _t.Optional[str] = None
    """The member who did it; absent when no member did."""


class ConversationSnoozedEventData(Value):
    conversation_id: str
    until: _t.Optional[_datetime]
    member_id: _t.Optional[str] = None
    """The member who did it; absent when the time has come."""


class LabelChangedEventData(Value):
    label_id: str


class SavedReplyChangedEventData(Value):
    saved_reply_id: str


class ConversationWaitingEventData(Value):
    conversation_id: str
    since: _datetime
    assignee_id: _t.Optional[str]


class ConversationHandedBackEventData(Value):
    conversation_id: str


class ConversationIdentifiedEventData(Value):
    conversation_id: str


class ConversationClosedEventData(Value):
    conversation_id: str


class ConversationDeletedEventData(Value):
    conversation_id: str


class PinsChangedEventData(Value):
    passed: int
    """So many tests pass now."""
    failed: int
    changed: _t.List[PinsChangedEventDataChangedItem]


class PinsChangedEventDataChangedItem(Value):
    pin_id: str
    passed: bool


class RunStartedEventData(Value):
    run_id: str
    workflow: str
    version: int


class RunFaultedEventData(Value):
    run_id: str
    workflow: str
    version: int
    error: RunFaultedEventDataError


class RunFaultedEventDataError(Value):
    type: str
    status: int
    title: _t.Optional[str] = None
    instance: _t.Optional[str] = None


class CloudEventEmittedEventData(Value):
    run_id: str
    event: CloudEventEmittedEventDataEvent


class CloudEventEmittedEventDataEvent(Value):
    type: str
    source: str
    id: str


class ApprovalRequestedEventData(Value):
    approval_id: str
    run_id: str
    workflow: str
    is_escalation: bool


class ApprovalDecidedEventData(Value):
    approval_id: str
    run_id: str
    workflow: str
    decision: _t.Union[_t.Literal["approved", "rejected"], str]


class ApprovalEndedEventData(Value):
    approval_id: str
    run_id: str
    workflow: str
    status: _t.Union[_t.Literal["expired", "cancelled"], str]


class SpeechProviderChangedEventData(Value):
    provider_id: str


class SpeechProviderRemovedEventData(Value):
    provider_id: str


class VoiceSessionEndedEventData(Value):
    session_id: str
    conversation_id: _t.Optional[str]
    state: _t.Union[_t.Literal["ended", "expired", "failed"], str]
    reason: str
    duration_ms: int
    """For how long it was connected."""


class WidgetChangedEventData(Value):
    key_id: _t.Optional[str]
    """Null: the default of the workspace."""
    settings: _t.List[str]
    """The names of the changed settings."""


class MemberInvitedEvent(Value):
    """A person was invited to become a member of the workspace."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["member.invited"]
    timestamp: _datetime
    data: MemberInvited


class MemberJoinedEvent(Value):
    """A person became a member of the workspace."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["member.joined"]
    timestamp: _datetime
    data: MemberJoined


class MemberChangedEvent(Value):
    """A member got another role."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["member.changed"]
    timestamp: _datetime
    data: MemberChanged


class MemberRemovedEvent(Value):
    """A person is no longer a member of the workspace."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["member.removed"]
    timestamp: _datetime
    data: MemberRemoved


class WorkspaceChangedEvent(Value):
    """Settings of the workspace were changed; read them for their values."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["workspace.changed"]
    timestamp: _datetime
    data: WorkspaceChanged


class WorkspaceSuspendedEvent(Value):
    """The operator of the installation suspended the workspace: nothing begins, and what waits is
    kept.
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["workspace.suspended"]
    timestamp: _datetime
    data: WorkspaceSuspended


class WorkspaceResumedEvent(Value):
    """The workspace is no longer suspended: what waited goes on."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["workspace.resumed"]
    timestamp: _datetime
    data: WorkspaceResumed


class ApiKeyRevokedEvent(Value):
    """An API key was deleted and is refused from now on."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["api-key.revoked"]
    timestamp: _datetime
    data: ApiKeyRevoked


class ApiKeyChangedEvent(Value):
    """The name or the limits of an API key were changed."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["api-key.changed"]
    timestamp: _datetime
    data: ApiKeyChanged


class ApiKeyRotatedEvent(Value):
    """An API key got a new text."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["api-key.rotated"]
    timestamp: _datetime
    data: ApiKeyRotated


class ApiKeyExpiringEvent(Value):
    """An API key ends soon: announced fourteen days and three days before its end."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["api-key.expiring"]
    timestamp: _datetime
    data: ApiKeyExpiring


class ApiKeyLeakedEvent(Value):
    """A scanner found an API key in public, and what it found is refused from now on."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["api-key.leaked"]
    timestamp: _datetime
    data: ApiKeyLeaked


class ApiKeyPageSeenEvent(Value):
    """A page of a website showed the chat with an API key for the first time."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["api-key.page-seen"]
    timestamp: _datetime
    data: ApiKeyPageSeen


class QuotaNearedEvent(Value):
    """80 or 95 percent of a quota of the workspace are used."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["quota.neared"]
    timestamp: _datetime
    data: QuotaNeared


class VisitorBlockedEvent(Value):
    """A visitor or user was blocked: every request of theirs is refused from now on.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["visitor.blocked"]
    timestamp: _datetime
    data: VisitorBlockedEventData


class VisitorUnblockedEvent(Value):
    """A visitor or user is no longer blocked.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["visitor.unblocked"]
    timestamp: _datetime
    data: VisitorUnblockedEventData


class ContactCreatedEvent(Value):
    """A person became a contact: by a lead, an import, or a call.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["contact.created"]
    timestamp: _datetime
    data: Contact


class ContactChangedEvent(Value):
    """What is known of a contact was changed, or the contact was blocked or unblocked.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["contact.changed"]
    timestamp: _datetime
    data: Contact


class ContactMergedEvent(Value):
    """A contact is shown as part of another one from now on.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["contact.merged"]
    timestamp: _datetime
    data: ContactMergedEventData


class ContactUnmergedEvent(Value):
    """A contact stands for itself again.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["contact.unmerged"]
    timestamp: _datetime
    data: ContactUnmergedEventData


class ContactErasedEvent(Value):
    """A contact and everything that was kept of the person was erased.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["contact.erased"]
    timestamp: _datetime
    data: ContactErasedEventData


class LeadCapturedEvent(Value):
    """A person asked to be contacted. Spam is not announced; a lead that turns out to be none is.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["lead.captured"]
    timestamp: _datetime
    data: Lead


class LeadChangedEvent(Value):
    """The status, the assignee or a field of a lead was changed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["lead.changed"]
    timestamp: _datetime
    data: Lead


class LeadNotedEvent(Value):
    """A colleague wrote a note about a lead.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["lead.noted"]
    timestamp: _datetime
    data: LeadNotedEventData


class LeadDeletedEvent(Value):
    """A lead and its notes were erased.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["lead.deleted"]
    timestamp: _datetime
    data: LeadDeletedEventData


class SubscriberConfirmedEvent(Value):
    """A person confirmed that they want the mails of a list. Each list is an event of its own.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["subscriber.confirmed"]
    timestamp: _datetime
    data: SubscriberConfirmedEventData


class SubscriberLeftEvent(Value):
    """A subscriber gets no more mails of these lists.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["subscriber.left"]
    timestamp: _datetime
    data: SubscriberLeftEventData


class SubscriberBouncedEvent(Value):
    """A mail to a subscriber came back, or the subscriber called it spam.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["subscriber.bounced"]
    timestamp: _datetime
    data: SubscriberBouncedEventData


class CampaignStartedEvent(Value):
    """A campaign began to be sent, or goes on.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["campaign.started"]
    timestamp: _datetime
    data: CampaignStartedEventData


class CampaignPausedEvent(Value):
    """A campaign waits: a member paused it, the mail server fails (it is tried again), or too many
    mails come back (a member lets it go on)..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["campaign.paused"]
    timestamp: _datetime
    data: CampaignPausedEventData


class CampaignSentEvent(Value):
    """Every recipient of a campaign is dealt with.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["campaign.sent"]
    timestamp: _datetime
    data: CampaignSentEventData


class CampaignCancelledEvent(Value):
    """A campaign was ended before all of its mails went out.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["campaign.cancelled"]
    timestamp: _datetime
    data: CampaignCancelledEventData


class RecordCreatedEvent(Value):
    """A row was inserted into a table of the workspace. Rows of statements in SQL are announced too.
    The row itself is read with `select`..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["record.created"]
    timestamp: _datetime
    data: RecordChange


class RecordUpdatedEvent(Value):
    """A row of a table was changed. A statement that leaves a row as it was announces nothing of it.
    Rows of statements in SQL are announced too. The row itself is read with `select`..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["record.updated"]
    timestamp: _datetime
    data: RecordUpdate


class RecordDeletedEvent(Value):
    """A row of a table was deleted. Rows of statements in SQL are announced too. The row itself is
    read with `select`..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["record.deleted"]
    timestamp: _datetime
    data: RecordChange


class SourceStartedEvent(Value):
    """A page, a site or a file is being learnt, or looked at again.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["source.started"]
    timestamp: _datetime
    data: SourceStartedEventData


class SourceIndexedEvent(Value):
    """A source was added, or its content or its tags were replaced. Questions are answered from it
    from now on..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["source.indexed"]
    timestamp: _datetime
    data: SourceIndexedEventData


class SourceFailedEvent(Value):
    """Nothing could be learnt from a page, a site or a file.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["source.failed"]
    timestamp: _datetime
    data: SourceFailedEventData


class SourceRemovedEvent(Value):
    """A source was removed. No further question is answered from it.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["source.removed"]
    timestamp: _datetime
    data: SourceRemovedEventData


class SynonymsChangedEvent(Value):
    """The synonyms were replaced.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["synonyms.changed"]
    timestamp: _datetime
    data: SynonymsChangedEventData


class GapOpenedEvent(Value):
    """People ask what the knowledge does not answer. GET /api/knowledge/gaps has their words.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["gap.opened"]
    timestamp: _datetime
    data: GapOpenedEventData


class GapResolvedEvent(Value):
    """A gap was resolved by a source, or is ignored from now on.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["gap.resolved"]
    timestamp: _datetime
    data: GapResolvedEventData


class ProviderChangedEvent(Value):
    """A provider of language models was added or changed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["provider.changed"]
    timestamp: _datetime
    data: ProviderChangedEventData


class ProviderRemovedEvent(Value):
    """A provider of language models was removed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["provider.removed"]
    timestamp: _datetime
    data: ProviderRemovedEventData


class ProviderFailingEvent(Value):
    """A model of a provider stopped answering. Announced once, until it answers again or the
    provider is changed: see `lastFailure` of the provider..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["provider.failing"]
    timestamp: _datetime
    data: ProviderFailingEventData


class ProviderRecoveredEvent(Value):
    """A model of a provider that was failing answers again, or the provider was changed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["provider.recovered"]
    timestamp: _datetime
    data: ProviderRecoveredEventData


class ModelBudgetReachedEvent(Value):
    """The month's budget for language models is used up. The offline engine answers until the budget
    is raised or the month ends..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["model-budget.reached"]
    timestamp: _datetime
    data: ModelBudgetReachedEventData


class ToolboxChangedEvent(Value):
    """A toolbox was added, or its tools were read again.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["toolbox.changed"]
    timestamp: _datetime
    data: ToolboxChangedEventData


class ToolboxRemovedEvent(Value):
    """A toolbox was removed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["toolbox.removed"]
    timestamp: _datetime
    data: ToolboxRemovedEventData


class AssistantChangedEvent(Value):
    """An assistant was added or changed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["assistant.changed"]
    timestamp: _datetime
    data: AssistantChangedEventData


class AssistantRemovedEvent(Value):
    """An assistant was removed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["assistant.removed"]
    timestamp: _datetime
    data: AssistantRemovedEventData


class ModelAliasesChangedEvent(Value):
    """The names that stand for assistants as the `model` of a request were set.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["model-aliases.changed"]
    timestamp: _datetime
    data: _t.Dict[str, _t.Any]


class EmbeddingsChangedEvent(Value):
    """The model that embeds the passages was set, changed or removed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["embeddings.changed"]
    timestamp: _datetime
    data: EmbeddingsChangedEventData


class QuestionsChangedEvent(Value):
    """A model was set that writes questions for the knowledge, or what it wrote was forgotten.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["questions.changed"]
    timestamp: _datetime
    data: QuestionsChangedEventData


class ConversationStartedEvent(Value):
    """A conversation was started.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["conversation.started"]
    timestamp: _datetime
    data: ConversationStartedEventData


class MessageCreatedEvent(Value):
    """A message was added to a conversation; a reply is announced when it has ended.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["message.created"]
    timestamp: _datetime
    data: Message


class MessageFeedbackGivenEvent(Value):
    """A reply of the assistant was found helpful or not. The comment stays with the message.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["message.feedback-given"]
    timestamp: _datetime
    data: MessageFeedbackGivenEventData


class NoteCreatedEvent(Value):
    """A note for colleagues was added to a conversation.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["note.created"]
    timestamp: _datetime
    data: NoteCreatedEventData


class ConversationHandedOverEvent(Value):
    """A conversation was handed over to a person: from now on the assistant does not reply.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["conversation.handed-over"]
    timestamp: _datetime
    data: ConversationHandedOverEventData


class ConversationAssignedEvent(Value):
    """A conversation got another assignee, or has none any more.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["conversation.assigned"]
    timestamp: _datetime
    data: ConversationAssignedEventData


class ConversationLabelledEvent(Value):
    """A conversation got labels, or lost some.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["conversation.labelled"]
    timestamp: _datetime
    data: ConversationLabelledEventData


class ConversationSnoozedEvent(Value):
    """A conversation was put off until a time, or is back: then `until` is null. A person's message
    ends a snooze without it..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["conversation.snoozed"]
    timestamp: _datetime
    data: ConversationSnoozedEventData


class LabelChangedEvent(Value):
    """A label for conversations was made, changed or deleted.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["label.changed"]
    timestamp: _datetime
    data: LabelChangedEventData


class SavedReplyChangedEvent(Value):
    """A saved reply was made, changed or deleted.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["saved-reply.changed"]
    timestamp: _datetime
    data: SavedReplyChangedEventData


class ConversationWaitingEvent(Value):
    """No member has read or answered a conversation that waits for one, for as long as the workspace
    allows..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["conversation.waiting"]
    timestamp: _datetime
    data: ConversationWaitingEventData


class ConversationHandedBackEvent(Value):
    """A conversation was handed back to the assistant, which replies again.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["conversation.handed-back"]
    timestamp: _datetime
    data: ConversationHandedBackEventData


class ConversationIdentifiedEvent(Value):
    """A visitor proved which user they are. The conversation belongs to that user from now on.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["conversation.identified"]
    timestamp: _datetime
    data: ConversationIdentifiedEventData


class ConversationClosedEvent(Value):
    """A conversation was closed; the next message opens it again.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["conversation.closed"]
    timestamp: _datetime
    data: ConversationClosedEventData


class ConversationDeletedEvent(Value):
    """A conversation and its messages were erased.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["conversation.deleted"]
    timestamp: _datetime
    data: ConversationDeletedEventData


class PinsChangedEvent(Value):
    """Tests of the assistants were run, and some came out otherwise than before. GET
    /api/answer-tests/report says how..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["pins.changed"]
    timestamp: _datetime
    data: PinsChangedEventData


class InboundEventReceivedEvent(Value):
    """A webhook arrived for one of the workspace's sources.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["inbound-event.received"]
    timestamp: _datetime
    data: ReceivedInboundEvent


class DeliveryExhaustedEvent(Value):
    """An event could not be delivered to an endpoint. It is not retried any more.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["delivery.exhausted"]
    timestamp: _datetime
    data: DeliveryExhausted


class EndpointDisabledEvent(Value):
    """An endpoint was disabled because it failed for five days, or because it answered 410 Gone.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["endpoint.disabled"]
    timestamp: _datetime
    data: EndpointDisabled


class EndpointRecoveredEvent(Value):
    """An endpoint that was disabled for failing answers again. It gets the events that it missed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["endpoint.recovered"]
    timestamp: _datetime
    data: EndpointRecovered


class EndpointTestedEvent(Value):
    """A test, by a person or by Parley, of whether the endpoint answers. Sent whatever the
    endpoint's `events` are..
    """

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["endpoint.tested"]
    timestamp: _datetime
    data: EndpointTested


class RunStartedEvent(Value):
    """A run of a workflow began, or was queued.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["run.started"]
    timestamp: _datetime
    data: RunStartedEventData


class RunResumedEvent(Value):
    """A run goes on that had failed, was cancelled, or waited.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["run.resumed"]
    timestamp: _datetime
    data: RunStartedEventData


class RunCompletedEvent(Value):
    """A run came to its end.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["run.completed"]
    timestamp: _datetime
    data: RunStartedEventData


class RunFaultedEvent(Value):
    """A run ended with an error that nothing in its workflow caught.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["run.faulted"]
    timestamp: _datetime
    data: RunFaultedEventData


class RunCancelledEvent(Value):
    """A member or a server ended a run.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["run.cancelled"]
    timestamp: _datetime
    data: RunStartedEventData


class CloudEventEmittedEvent(Value):
    """A workflow emitted an event of a type of its own. `event` has the CloudEvents form.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["cloud-event.emitted"]
    timestamp: _datetime
    data: CloudEventEmittedEventData


class ApprovalRequestedEvent(Value):
    """A run asked people for a decision, or asked further people once the deadline had passed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["approval.requested"]
    timestamp: _datetime
    data: ApprovalRequestedEventData


class ApprovalDecidedEvent(Value):
    """A member or a server decided what a run had asked for.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["approval.decided"]
    timestamp: _datetime
    data: ApprovalDecidedEventData


class ApprovalEndedEvent(Value):
    """An approval ended without a decision: its deadline passed, or its run went on without it.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["approval.ended"]
    timestamp: _datetime
    data: ApprovalEndedEventData


class SpeechProviderChangedEvent(Value):
    """A speech provider was added or changed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["speech-provider.changed"]
    timestamp: _datetime
    data: SpeechProviderChangedEventData


class SpeechProviderRemovedEvent(Value):
    """A speech provider was removed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["speech-provider.removed"]
    timestamp: _datetime
    data: SpeechProviderRemovedEventData


class VoiceSessionEndedEvent(Value):
    """A voice session was closed, expired or failed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["voice-session.ended"]
    timestamp: _datetime
    data: VoiceSessionEndedEventData


class WidgetChangedEvent(Value):
    """The look or the words of the chat on websites have changed.."""

    id: str
    """It is the same in each attempt."""
    type: _t.Literal["widget.changed"]
    timestamp: _datetime
    data: WidgetChangedEventData


Scope = _t.Union[_t.Literal["settings:read", "settings:write", "members:read", "members:write", "keys:write", "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read", "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read", "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write", "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run", "approvals:write", "voice:write"], str]

LeakReport = _t.List[LeakReportItem]

OauthMetadata = _t.Dict[str, _t.Any]

LeadStatus = _t.Union[_t.Literal["new", "contacted", "qualified", "won", "lost", "spam"], str]

SubscriberStatus = _t.Union[_t.Literal["pending", "confirmed", "unsubscribed", "bounced", "complained", "erased"], str]

SuppressionReason = _t.Union[_t.Literal["unsubscribed", "bounced", "complained", "erased", "member"], str]

EmptyBody = _t.Dict[str, _t.Any]

DatabaseRequest = _t.Union[DatabaseRequestSelect, DatabaseRequestInsert, DatabaseRequestUpsert, DatabaseRequestUpdate, DatabaseRequestDelete, DatabaseRequestCount, DatabaseRequestCreateTable, DatabaseRequestAlterTable, DatabaseRequestDropTable, DatabaseRequestDescribe, DatabaseRequestSql, DatabaseRequestBatch]

NewKnowledgeSources = _t.Union[NewKnowledgeSourcesText, NewKnowledgeSourcesFaq, NewKnowledgeSourcesUrl, NewKnowledgeSourcesSite, NewKnowledgeSourcesFile, NewKnowledgeSourcesSources]

AddedKnowledgeSources = _t.Union[AddedKnowledgeSource, AddedKnowledgeSources2]

FullKnowledgeSource = _t.Union[FullKnowledgeSourceText, FullKnowledgeSourceFaq, FullKnowledgeSourceId, FullKnowledgeSourceFile]

KnowledgeSourceContent = _t.Union[NewKnowledgeSourcesText, NewKnowledgeSourcesFaq]

GapState = _t.Union[_t.Literal["open", "resolved", "ignored"], str]
"""`resolved`: a source answers it. It opens again when it is asked after that and not answered.
`ignored` stays so.
"""

GapResolution = _t.Union[GapResolutionAnswer, GapResolutionSourceId, GapResolutionTrue]

ModelAliases = _t.Dict[str, str]
"""By name: the id of the assistant that answers when a request sends this name as its `model`, for
instance `gpt-4o`.
"""

ReplyEndReason = _t.Union[_t.Literal["stopped", "token-limit", "content-filter", "too-long", "too-slow", "model-failed", "node-stopped", "node-died", "error"], str]
"""Why a reply is interrupted or failed. `stopped`: the reply was stopped, or a member took over.
`token-limit`: the limit of tokens was reached. `content-filter`: the model's provider held the
rest back. `too-long`, `too-slow`: the model wrote too much or for too long. `model-failed`: after
its first words. `node-stopped`: the server stopped. `node-died`: the server that made it crashed;
a reply that has crashed two of them is not tried again.
"""

ConversationStatus = _t.Union[_t.Literal["open", "handed-over", "closed"], str]
"""`handed-over`: a person answers, and the assistant does not reply."""

ConversationChannel = _t.Union[_t.Literal["web", "api", "voice", "email", "webhook", "workflow"], str]
"""The way in which the conversation came in. `web`: a browser holds it. `api`: a program began it."""

Author = _t.Union[_t.Literal["contact", "assistant", "member", "system"], str]

LabelColour = _t.Union[_t.Literal["grey", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"], str]

MessageStatus = _t.Union[_t.Literal["pending", "completed", "interrupted", "failed"], str]

FeedbackGiver = _t.Union[_t.Literal["contact", "member"], str]
"""`contact`: the visitor or user, or a server in their name. `member`: a colleague."""

NewAnswerTest = _t.Union[NewAnswerTestQuestion, NewAnswerTestMessageId]

WebhookScheme = _t.Union[_t.Literal["parley", "github", "standard"], str]
"""How senders sign. `parley`: `t=<unix s>,v1=<hex>`, as Stripe does. `github`: `sha256=<hex>`.
`standard`: Standard Webhooks.
"""

WebhookFormat = _t.Union[_t.Literal["events", "email"], str]
"""What the sender posts: `events` as `{event, data}`, or whole mails, which become messages
(`email`).
"""

InboundEventStatus = _t.Union[_t.Literal["accepted", "processed", "failed"], str]

DeliveryStatus = _t.Union[_t.Literal["pending", "delivered", "failed", "exhausted", "cancelled"], str]
"""`failed`: the endpoint answered 410 Gone. `exhausted`: the last attempt failed. `cancelled`: the
content of the event was erased.
"""

VoiceSessionState = _t.Union[_t.Literal["created", "connected", "ended", "expired", "failed"], str]

VoiceCallMode = _t.Union[_t.Literal["gather", "stream", "conversation-relay"], str]
"""`gather`: Twilio recognises each sentence and speaks the answer. `stream`: Parley hears and speaks
(Media Streams). `conversation-relay`: Twilio recognises and speaks, without pauses between
requests.
"""

NewVoiceChannel = _t.Union[NewVoiceChannelAlexa, NewVoiceChannelDialogflowEs, NewVoiceChannelDialogflowCx, NewVoiceChannelTwilio]

VoiceChannelKind = _t.Union[_t.Literal["alexa", "dialogflow-es", "dialogflow-cx", "twilio"], str]
"""The voice platform that calls the channel."""

VoicePlatformRequest = _t.Union[VoicePlatformRequestRequest, VoicePlatformRequestQueryResult, VoicePlatformRequestFulfillmentInfo, VoicePlatformRequestCallSid]
"""As Alexa, Dialogflow ES, Dialogflow CX and Twilio send it."""

WorkspaceResumed = _t.Dict[str, _t.Any]

HandOverReason = _t.Union[_t.Literal["asked", "unanswered", "rule", "member"], str]

AssignmentReason = _t.Union[_t.Literal["by-hand", "taken-over", "by-rule", "member-removed"], str]
"""`by-hand`: it was assigned by a request. `taken-over`: the member answers it, and it had no
assignee. `by-rule`: by the setting `assignment`. `member-removed`: its assignee is no longer a
member.
"""

WebhookEvent = _t.Union[
    MemberInvitedEvent,
    MemberJoinedEvent,
    MemberChangedEvent,
    MemberRemovedEvent,
    WorkspaceChangedEvent,
    WorkspaceSuspendedEvent,
    WorkspaceResumedEvent,
    ApiKeyRevokedEvent,
    ApiKeyChangedEvent,
    ApiKeyRotatedEvent,
    ApiKeyExpiringEvent,
    ApiKeyLeakedEvent,
    ApiKeyPageSeenEvent,
    QuotaNearedEvent,
    VisitorBlockedEvent,
    VisitorUnblockedEvent,
    ContactCreatedEvent,
    ContactChangedEvent,
    ContactMergedEvent,
    ContactUnmergedEvent,
    ContactErasedEvent,
    LeadCapturedEvent,
    LeadChangedEvent,
    LeadNotedEvent,
    LeadDeletedEvent,
    SubscriberConfirmedEvent,
    SubscriberLeftEvent,
    SubscriberBouncedEvent,
    CampaignStartedEvent,
    CampaignPausedEvent,
    CampaignSentEvent,
    CampaignCancelledEvent,
    RecordCreatedEvent,
    RecordUpdatedEvent,
    RecordDeletedEvent,
    SourceStartedEvent,
    SourceIndexedEvent,
    SourceFailedEvent,
    SourceRemovedEvent,
    SynonymsChangedEvent,
    GapOpenedEvent,
    GapResolvedEvent,
    ProviderChangedEvent,
    ProviderRemovedEvent,
    ProviderFailingEvent,
    ProviderRecoveredEvent,
    ModelBudgetReachedEvent,
    ToolboxChangedEvent,
    ToolboxRemovedEvent,
    AssistantChangedEvent,
    AssistantRemovedEvent,
    ModelAliasesChangedEvent,
    EmbeddingsChangedEvent,
    QuestionsChangedEvent,
    ConversationStartedEvent,
    MessageCreatedEvent,
    MessageFeedbackGivenEvent,
    NoteCreatedEvent,
    ConversationHandedOverEvent,
    ConversationAssignedEvent,
    ConversationLabelledEvent,
    ConversationSnoozedEvent,
    LabelChangedEvent,
    SavedReplyChangedEvent,
    ConversationWaitingEvent,
    ConversationHandedBackEvent,
    ConversationIdentifiedEvent,
    ConversationClosedEvent,
    ConversationDeletedEvent,
    PinsChangedEvent,
    InboundEventReceivedEvent,
    DeliveryExhaustedEvent,
    EndpointDisabledEvent,
    EndpointRecoveredEvent,
    EndpointTestedEvent,
    RunStartedEvent,
    RunResumedEvent,
    RunCompletedEvent,
    RunFaultedEvent,
    RunCancelledEvent,
    CloudEventEmittedEvent,
    ApprovalRequestedEvent,
    ApprovalDecidedEvent,
    ApprovalEndedEvent,
    SpeechProviderChangedEvent,
    SpeechProviderRemovedEvent,
    VoiceSessionEndedEvent,
    WidgetChangedEvent,
]
"""Everything that webhook endpoints and streams receive, told apart by its `type`."""

ProblemCode = _t.Union[
    _t.Literal[
        "address-not-allowed",
        "address-refused",
        "all-needed",
        "already-member",
        "ambiguous-model",
        "api-key-mismatch",
        "approval-changed",
        "approval-decided",
        "attachment-type-not-allowed",
        "attachments-not-allowed",
        "body-too-large",
        "bounce-mail-unreadable",
        "budget-used-up",
        "campaign-invalid",
        "campaign-not-ready",
        "campaign-status-conflict",
        "cannot-be-done",
        "chain-too-long",
        "check-violation",
        "clock-differs",
        "conflict",
        "contact-already-merged",
        "contact-not-merged",
        "database-busy",
        "database-connections",
        "database-full",
        "database-memory",
        "database-not-empty",
        "database-read-only",
        "database-slow",
        "database-unreachable",
        "disk-full",
        "draining",
        "email-taken",
        "email-unverified",
        "export-under-way",
        "file-empty",
        "file-kind-unknown",
        "file-locked",
        "file-missing",
        "file-scanned",
        "file-too-large",
        "file-unreadable",
        "forbidden",
        "foreign-key-violation",
        "headers-too-large",
        "idempotency-key-reused",
        "identity-taken",
        "import-refused",
        "installation-read-only",
        "internal-error",
        "invalid-credentials",
        "invalid-link",
        "invalid-passkey",
        "invalid-refresh-token",
        "invalid-request",
        "jobs-stalled",
        "last-operator",
        "last-owner",
        "lead-status-conflict",
        "leak-report-refused",
        "mail-failed",
        "mail-unreadable",
        "mailing-status-conflict",
        "malformed-json",
        "method-not-allowed",
        "model-not-found",
        "name-taken",
        "no-recognizer",
        "no-text",
        "no-workspace",
        "node-outdated",
        "node-unregistered",
        "not-found",
        "not-null-violation",
        "number-too-large",
        "oauth-access-denied",
        "oauth-authorization-pending",
        "oauth-expired-token",
        "oauth-invalid-grant",
        "oauth-invalid-redirect-uri",
        "oauth-invalid-scope",
        "oauth-invalid-target",
        "oauth-unauthorized-client",
        "oauth-unsupported-grant-type",
        "oauth-unsupported-response-mode",
        "oauth-unsupported-response-type",
        "oauth-unsupported-token-type",
        "operator-needed",
        "origin-not-allowed",
        "outside-of-rule",
        "overloaded",
        "proof-refused",
        "provider-failed",
        "provider-name-taken",
        "quota-exceeded",
        "rate-limited",
        "registration-closed",
        "replay-impossible",
        "reply-failed",
        "reply-interrupted",
        "reply-stopped",
        "request-in-progress",
        "request-timeout",
        "restore-refused",
        "result-too-large",
        "row-not-accepted",
        "rows-locked",
        "run-status-conflict",
        "run-taken-over",
        "schema-behind",
        "second-factor-needed",
        "secret-key-in-browser",
        "segment-name-taken",
        "signature-expired",
        "signature-invalid",
        "signature-missing",
        "signup-closed",
        "sound-unreadable",
        "speech-failed",
        "sql-not-allowed",
        "sql-off",
        "sql-syntax-error",
        "statement-refused",
        "statement-timeout",
        "statement-too-large",
        "sync-removes-much",
        "task-unknown",
        "too-complex",
        "too-many-attachments",
        "too-many-secrets",
        "too-many-voice-sessions",
        "too-many-workflows",
        "toolbox-name-taken",
        "toolbox-unreadable",
        "unauthenticated",
        "unavailable",
        "unique-violation",
        "unknown-action",
        "unknown-assignee",
        "unknown-assistant",
        "unknown-column",
        "unknown-language",
        "unknown-model",
        "unknown-table",
        "unknown-voice",
        "unsupported-media-type",
        "unsupported-parameter",
        "unverified-person",
        "user-hash-ended",
        "user-proof-invalid",
        "user-proof-missing",
        "value-not-accepted",
        "version-unknown",
        "visitor-blocked",
        "visitor-token-invalid",
        "weak-password",
        "webhook-data-refused",
        "webhook-source-missing",
        "workflow-invalid",
        "workspace-clash",
        "workspace-database-missing",
        "workspace-file-refused",
        "workspace-suspended",
        "wrong-code",
        "wrong-password",
    ],
    str,
]
"""The stable code of a problem. A newer server may send others."""
