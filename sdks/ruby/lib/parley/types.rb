# frozen_string_literal: true

# Generated from docs/reference by sdks/emitter. Change that, not this file.

module Parley
  # The values that the API takes and gives.
  module Types
    # RFC 9457. `code` never changes; `errors` names the parts of the request that are wrong.
    class Problem < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] status
      #   @return [Integer]
      member :status, "status", required: true
      # @!attribute [r] detail
      #   @return [String]
      member :detail, "detail", required: true
      # @!attribute [r] code
      #   @return [String]
      member :code, "code", required: true
      # @!attribute [r] request_id
      #   @return [String]
      member :request_id, "requestId", required: true
      # @!attribute [r] errors
      #   @return [Array<Types::ProblemError>, nil]
      member :errors, "errors", reading: [:list, :ProblemError]
    end

    # Health is a value of the API.
    class Health < Value
      # @!attribute [r] status
      #   @return ["ok"]
      member :status, "status", required: true, tag: "ok"
    end

    # Readiness is a value of the API.
    class Readiness < Value
      # @!attribute [r] status
      #   @return ["ok"]
      member :status, "status", required: true, tag: "ok"
      # @!attribute [r] warnings
      #   @return [Array<String>] Codes of what is not well although the node can serve: disk-low; read-only
      #   while its database is moved.
      member :warnings, "warnings", required: true
      # @!attribute [r] details
      #   @return [Hash{String => Numeric}] How parts of the node are, by name: a node may be ready and not
      #   well.
      member :details, "details", required: true
    end

    # Version is a value of the API.
    class Version < Value
      # @!attribute [r] server
      #   @return [String]
      member :server, "server", required: true
      # @!attribute [r] api
      #   @return [String]
      member :api, "api", required: true
      # @!attribute [r] node
      #   @return [String]
      member :node, "node", required: true
    end

    # Retention is a value of the API.
    class Retention < Value
      # @!attribute [r] days
      #   @return [Hash{String => Integer, nil}] For how many days each kind of data is kept; null: until it
      #   is erased.
      member :days, "days", required: true
      # @!attribute [r] first_run_at
      #   @return [Hash{String => Time}] When a change of the last days counts for the first time: a day later
      #   at the earliest.
      member :first_run_at, "firstRunAt", reading: [:map, :time], required: true
    end

    # RetentionChange is a value of the API.
    class RetentionChange < Value
      # @!attribute [r] days
      #   @return [Hash{String => Integer, nil}] Of the kinds that GET shows. What is not named stays.
      member :days, "days", required: true
    end

    # RetentionPreview is a value of the API.
    class RetentionPreview < Value
      # @!attribute [r] changes
      #   @return [Array<Types::RetentionPreviewChange>] The kinds of data of which this workspace has
      #   something else; none: it has the default.
      member :changes, "changes", reading: [:list, :RetentionPreviewChange], required: true
    end

    # NewAccount is a value of the API.
    class NewAccount < Value
      # @!attribute [r] session
      #   @return ["cookie", nil] For Parley's own pages: the refresh token is then in a cookie that no script
      #   reads, and the answer is without it.
      member :session, "session"
      # @!attribute [r] email
      #   @return [String] Upper and lower case are the same.
      member :email, "email", required: true
      # @!attribute [r] password
      #   @return [String] 10 to 128 characters.
      member :password, "password", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] workspace_name
      #   @return [String, nil] One line.
      member :workspace_name, "workspaceName"
    end

    # User is a value of the API.
    class User < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] email
      #   @return [String]
      member :email, "email", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
      # @!attribute [r] email_verified
      #   @return [Boolean]
      member :email_verified, "emailVerified", required: true
      # @!attribute [r] picture
      #   @return [String, nil] The path of a JPEG of at most 256 pixels a side, which needs no credential and
      #   changes with the picture. Null: this person has none.
      member :picture, "picture", required: true
      # @!attribute [r] language
      #   @return ["en", "de", "fr", "es", "it", "nl", "pt", nil] The language of mails to this user. Null:
      #   nobody chose one, and mails are English.
      member :language, "language", required: true
    end

    # Workspace is a value of the API.
    class Workspace < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] role
      #   @return ["owner", "admin", "agent"]
      member :role, "role", required: true
    end

    # SignedIn is a value of the API.
    class SignedIn < Value
      # @!attribute [r] user
      #   @return [Types::User]
      member :user, "user", reading: :User, required: true
      # @!attribute [r] workspace
      #   @return [Types::Workspace]
      member :workspace, "workspace", reading: :Workspace, required: true
      # @!attribute [r] access_token
      #   @return [String]
      member :access_token, "accessToken", required: true
      # @!attribute [r] token_type
      #   @return ["Bearer"]
      member :token_type, "tokenType", required: true, tag: "Bearer"
      # @!attribute [r] expires_in
      #   @return [Integer] Seconds until the access token expires.
      member :expires_in, "expiresIn", required: true
      # @!attribute [r] refresh_token
      #   @return [String, nil] Can be used once, at /api/auth/refresh. Left out where a cookie holds it.
      member :refresh_token, "refreshToken"
    end

    # Me is a value of the API.
    class Me < Value
      # @!attribute [r] user
      #   @return [Types::User]
      member :user, "user", reading: :User, required: true
      # @!attribute [r] workspace
      #   @return [Types::Workspace]
      member :workspace, "workspace", reading: :Workspace, required: true
      # @!attribute [r] workspaces
      #   @return [Array<Types::Workspace>] Every workspace that this user is a member of.
      member :workspaces, "workspaces", reading: [:list, :Workspace], required: true
      # @!attribute [r] session_id
      #   @return [String]
      member :session_id, "sessionId", required: true
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">]
      member :scopes, "scopes", required: true
      # @!attribute [r] workspace_deletes_at
      #   @return [Time, nil] When this workspace is deleted; null: it stays. `POST /api/workspace/keep` takes
      #   it back.
      member :workspace_deletes_at, "workspaceDeletesAt", reading: :time, required: true
      # @!attribute [r] workspace_awaits_approval
      #   @return [Boolean] This workspace is new and waits for the operator (`PARLEY_SIGNUP=approval`).
      member :workspace_awaits_approval, "workspaceAwaitsApproval", required: true
      # @!attribute [r] second_factors
      #   @return [Array<"totp", "passkey", "recovery-code">] What the sign-in asks for beside the password;
      #   none: nothing.
      member :second_factors, "secondFactors", required: true
      # @!attribute [r] is_operator
      #   @return [Boolean] Whether this user runs the installation.
      member :is_operator, "isOperator", required: true
    end

    # ChangedUser is a value of the API.
    class ChangedUser < Value
      # @!attribute [r] name
      #   @return [String, nil] Visitors read it beside your answers. One line; null takes it away.
      member :name, "name"
      # @!attribute [r] language
      #   @return ["en", "de", "fr", "es", "it", "nl", "pt", nil] The language of mails to you.
      member :language, "language"
    end

    # EraseAccount is a value of the API.
    class EraseAccount < Value
      # @!attribute [r] password
      #   @return [String]
      member :password, "password", required: true
    end

    # Member is a value of the API.
    class Member < Value
      # @!attribute [r] id
      #   @return [String] The user's id.
      member :id, "id", required: true
      # @!attribute [r] email
      #   @return [String]
      member :email, "email", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
      # @!attribute [r] picture
      #   @return [String, nil] The path of a JPEG of at most 256 pixels a side, which needs no credential and
      #   changes with the picture. Null: this person has none.
      member :picture, "picture", required: true
      # @!attribute [r] role
      #   @return ["owner", "admin", "agent"]
      member :role, "role", required: true
      # @!attribute [r] email_verified
      #   @return [Boolean]
      member :email_verified, "emailVerified", required: true
      # @!attribute [r] has_second_factor
      #   @return [Boolean] Whether the member's sign-in takes a second factor.
      member :has_second_factor, "hasSecondFactor", required: true
      # @!attribute [r] joined_at
      #   @return [Time]
      member :joined_at, "joinedAt", reading: :time, required: true
    end

    # ChangedMember is a value of the API.
    class ChangedMember < Value
      # @!attribute [r] role
      #   @return ["owner", "admin", "agent"]
      member :role, "role", required: true
    end

    # OfficeHours is a value of the API.
    class OfficeHours < Value
      # @!attribute [r] time_zone
      #   @return [String] An IANA name, such as `Europe/Berlin`.
      member :time_zone, "timeZone", required: true
      # @!attribute [r] days
      #   @return [Types::OfficeHoursDays] On a day that is left out, the team is away.
      member :days, "days", reading: :OfficeHoursDays, required: true
      # @!attribute [r] closed_message
      #   @return [String, nil] What a person who asks for a colleague is told while the team is away, in
      #   place of the sentence in the person's language. `{back}` becomes the day and the time when the team
      #   is back.
      member :closed_message, "closedMessage"
    end

    # WorkspaceSettings is a value of the API.
    class WorkspaceSettings < Value
      # @!attribute [r] name
      #   @return [String] One line.
      member :name, "name", required: true
      # @!attribute [r] require_second_factor
      #   @return [Boolean] Whether members need a second factor at sign-in. Who has none is answered
      #   `second-factor-needed`.
      member :require_second_factor, "requireSecondFactor", required: true
      # @!attribute [r] assignment
      #   @return ["manual", "round-robin"] Who takes care of a conversation that is handed over to people and
      #   has no assignee. `round-robin`: the present member who was given one longest ago; when none is
      #   present, the next who comes.
      member :assignment, "assignment", required: true
      # @!attribute [r] office_hours
      #   @return [Types::OfficeHours, nil] When the team answers. Null: at any time, as far as Parley tells.
      member :office_hours, "officeHours", reading: :OfficeHours, required: true
      # @!attribute [r] time_zone
      #   @return [String] The organisation's time zone, by its IANA name: "Are you open now?" is answered by
      #   its clocks. Until it is set, it is the one of the office hours, else UTC.
      member :time_zone, "timeZone", required: true
      # @!attribute [r] waiting_after_minutes
      #   @return [Integer, nil] After how many minutes in which no member read or answered it a waiting
      #   conversation is announced by `conversation.waiting` and by mail. Outside of the office hours no time
      #   passes. Null: never.
      member :waiting_after_minutes, "waitingAfterMinutes", required: true
      # @!attribute [r] contact
      #   @return [String, nil] How people reach the team otherwise: an address or a phone number. Visitors
      #   read it when the workspace can take nothing more. One line.
      member :contact, "contact", required: true
    end

    # ChangedWorkspaceSettings is a value of the API.
    class ChangedWorkspaceSettings < Value
      # @!attribute [r] name
      #   @return [String, nil] One line.
      member :name, "name"
      # @!attribute [r] require_second_factor
      #   @return [Boolean, nil] Whether members need a second factor at sign-in. Who has none is answered
      #   `second-factor-needed`.
      member :require_second_factor, "requireSecondFactor"
      # @!attribute [r] assignment
      #   @return ["manual", "round-robin", nil] Who takes care of a conversation that is handed over to
      #   people and has no assignee. `round-robin`: the present member who was given one longest ago; when
      #   none is present, the next who comes.
      member :assignment, "assignment"
      # @!attribute [r] office_hours
      #   @return [Types::OfficeHours, nil] When the team answers. Null: at any time, as far as Parley tells.
      member :office_hours, "officeHours", reading: :OfficeHours
      # @!attribute [r] time_zone
      #   @return [String, nil] The organisation's time zone, by its IANA name: "Are you open now?" is
      #   answered by its clocks. Until it is set, it is the one of the office hours, else UTC.
      member :time_zone, "timeZone"
      # @!attribute [r] waiting_after_minutes
      #   @return [Integer, nil] After how many minutes in which no member read or answered it a waiting
      #   conversation is announced by `conversation.waiting` and by mail. Outside of the office hours no time
      #   passes. Null: never.
      member :waiting_after_minutes, "waitingAfterMinutes"
      # @!attribute [r] contact
      #   @return [String, nil] How people reach the team otherwise: an address or a phone number. Visitors
      #   read it when the workspace can take nothing more. One line.
      member :contact, "contact"
    end

    # NewInvitation is a value of the API.
    class NewInvitation < Value
      # @!attribute [r] email
      #   @return [String] Upper and lower case are the same.
      member :email, "email", required: true
      # @!attribute [r] role
      #   @return ["owner", "admin", "agent"]
      member :role, "role", required: true
    end

    # InvitationWithLink is a value of the API.
    class InvitationWithLink < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] email
      #   @return [String]
      member :email, "email", required: true
      # @!attribute [r] role
      #   @return ["owner", "admin", "agent"]
      member :role, "role", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] expires_at
      #   @return [Time]
      member :expires_at, "expiresAt", reading: :time, required: true
      # @!attribute [r] url
      #   @return [String, nil] For you to pass on. It is another link than the mailed one: it does not prove
      #   the mailbox, so that the address stays unverified. No later answer shows it. Absent for keys,
      #   because whoever has the link becomes a member.
      member :url, "url"
      # @!attribute [r] is_mailed
      #   @return [Boolean] False when the address had its invitations of this hour: then pass on the `url`,
      #   or invite once more later.
      member :is_mailed, "isMailed", required: true
    end

    # Invitation is a value of the API.
    class Invitation < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] email
      #   @return [String]
      member :email, "email", required: true
      # @!attribute [r] role
      #   @return ["owner", "admin", "agent"]
      member :role, "role", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] expires_at
      #   @return [Time]
      member :expires_at, "expiresAt", reading: :time, required: true
      # @!attribute [r] invited_by
      #   @return [String, nil] The member's user id. Null: a key invited.
      member :invited_by, "invitedBy", required: true
    end

    # AcceptInvitation is a value of the API.
    class AcceptInvitation < Value
      # @!attribute [r] session
      #   @return ["cookie", nil] For Parley's own pages: the refresh token is then in a cookie that no script
      #   reads, and the answer is without it.
      member :session, "session"
      # @!attribute [r] token
      #   @return [String] From the link of the invitation.
      member :token, "token", required: true
      # @!attribute [r] name
      #   @return [String, nil] Your name, for a new account.
      member :name, "name"
      # @!attribute [r] password
      #   @return [String, nil] The password of your account or, for an address without an account, the one
      #   that you choose: 10 to 128 characters. Not needed with an access token of the account.
      member :password, "password"
    end

    # Credentials is a value of the API.
    class Credentials < Value
      # @!attribute [r] session
      #   @return ["cookie", nil] For Parley's own pages: the refresh token is then in a cookie that no script
      #   reads, and the answer is without it.
      member :session, "session"
      # @!attribute [r] email
      #   @return [String] Upper and lower case are the same.
      member :email, "email", required: true
      # @!attribute [r] password
      #   @return [String]
      member :password, "password", required: true
      # @!attribute [r] workspace_id
      #   @return [String, nil] Which of your workspaces to open. Without it, the first one.
      member :workspace_id, "workspaceId"
    end

    # SecondFactorRequired is a value of the API.
    class SecondFactorRequired < Value
      # @!attribute [r] second_factor_required
      #   @return [true]
      member :second_factor_required, "secondFactorRequired", required: true, tag: true
      # @!attribute [r] second_factor_token
      #   @return [String] Valid for ten minutes and a few attempts.
      member :second_factor_token, "secondFactorToken", required: true
      # @!attribute [r] methods_
      #   @return [Array<"totp", "passkey", "recovery-code">]
      member :methods_, "methods", required: true
      # @!attribute [r] passkey_options
      #   @return [Hash{String => Object}, nil] For `navigator.credentials.get()`, where the account has
      #   passkeys.
      member :passkey_options, "passkeyOptions"
    end

    # Refresh is a value of the API.
    class Refresh < Value
      # @!attribute [r] refresh_token
      #   @return [String, nil]
      member :refresh_token, "refreshToken"
    end

    # SignOut is a value of the API.
    class SignOut < Value
      # @!attribute [r] refresh_token
      #   @return [String, nil]
      member :refresh_token, "refreshToken"
    end

    # Session is a value of the API.
    class Session < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] is_current
      #   @return [Boolean]
      member :is_current, "isCurrent", required: true
      # @!attribute [r] user_agent
      #   @return [String]
      member :user_agent, "userAgent", required: true
      # @!attribute [r] client_address
      #   @return [String]
      member :client_address, "clientAddress", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] last_seen_at
      #   @return [Time]
      member :last_seen_at, "lastSeenAt", reading: :time, required: true
      # @!attribute [r] expires_at
      #   @return [Time] When the session ends unless it is refreshed before.
      member :expires_at, "expiresAt", reading: :time, required: true
    end

    # Switch is a value of the API.
    class Switch < Value
      # @!attribute [r] workspace_id
      #   @return [String]
      member :workspace_id, "workspaceId", required: true
    end

    # Access is a value of the API.
    class Access < Value
      # @!attribute [r] user
      #   @return [Types::User]
      member :user, "user", reading: :User, required: true
      # @!attribute [r] workspace
      #   @return [Types::Workspace]
      member :workspace, "workspace", reading: :Workspace, required: true
      # @!attribute [r] access_token
      #   @return [String]
      member :access_token, "accessToken", required: true
      # @!attribute [r] token_type
      #   @return ["Bearer"]
      member :token_type, "tokenType", required: true, tag: "Bearer"
      # @!attribute [r] expires_in
      #   @return [Integer] Seconds until the access token expires.
      member :expires_in, "expiresIn", required: true
    end

    # KeySet is a value of the API.
    class KeySet < Value
      # @!attribute [r] keys
      #   @return [Array<Types::KeySetKey>]
      member :keys, "keys", reading: [:list, :KeySetKey], required: true
    end

    # What `navigator.credentials.get()` gave, as `toJSON()` writes it.
    class PasskeyAnswer < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] raw_id
      #   @return [String]
      member :raw_id, "rawId", required: true
      # @!attribute [r] type
      #   @return ["public-key"]
      member :type, "type", required: true, tag: "public-key"
      # @!attribute [r] client_extension_results
      #   @return [Hash{String => Object}, nil]
      member :client_extension_results, "clientExtensionResults"
      # @!attribute [r] authenticator_attachment
      #   @return [String, nil]
      member :authenticator_attachment, "authenticatorAttachment"
      # @!attribute [r] response
      #   @return [Types::PasskeyAnswerResponse]
      member :response, "response", reading: :PasskeyAnswerResponse, required: true
    end

    # With either a `code` or a `passkey`.
    class SecondFactor < Value
      # @!attribute [r] session
      #   @return ["cookie", nil] For Parley's own pages: the refresh token is then in a cookie that no script
      #   reads, and the answer is without it.
      member :session, "session"
      # @!attribute [r] second_factor_token
      #   @return [String]
      member :second_factor_token, "secondFactorToken", required: true
      # @!attribute [r] code
      #   @return [String, nil] Six digits of the authenticator app, or a recovery code.
      member :code, "code"
      # @!attribute [r] passkey
      #   @return [Types::PasskeyAnswer, nil]
      member :passkey, "passkey", reading: :PasskeyAnswer
    end

    # NewTotp is a value of the API.
    class NewTotp < Value
      # @!attribute [r] secret
      #   @return [String] For an authenticator app, in base 32. No later answer shows it.
      member :secret, "secret", required: true
      # @!attribute [r] otpauth_url
      #   @return [String] The same as an address, which apps read from a QR code.
      member :otpauth_url, "otpauthUrl", required: true
    end

    # CodeOnly is a value of the API.
    class CodeOnly < Value
      # @!attribute [r] code
      #   @return [String] Six digits of the authenticator app, or a recovery code.
      member :code, "code", required: true
    end

    # RecoveryCodes is a value of the API.
    class RecoveryCodes < Value
      # @!attribute [r] recovery_codes
      #   @return [Array<String>] Each replaces the second factor once. No later answer shows them.
      member :recovery_codes, "recoveryCodes", required: true
    end

    # PasswordOnly is a value of the API.
    class PasswordOnly < Value
      # @!attribute [r] password
      #   @return [String]
      member :password, "password", required: true
    end

    # PasskeyOptions is a value of the API.
    class PasskeyOptions < Value
      # @!attribute [r] options
      #   @return [Hash{String => Object}] For `navigator.credentials.create()`.
      member :options, "options", required: true
    end

    # NewPasskey is a value of the API.
    class NewPasskey < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] passkey
      #   @return [Types::NewPasskeyPasskey] What `navigator.credentials.create()` gave, as `toJSON()` writes
      #   it.
      member :passkey, "passkey", reading: :NewPasskeyPasskey, required: true
    end

    # AddedPasskey is a value of the API.
    class AddedPasskey < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] last_used_at
      #   @return [Time, nil]
      member :last_used_at, "lastUsedAt", reading: :time, required: true
      # @!attribute [r] recovery_codes
      #   @return [Array<String>, nil] Each replaces the second factor once. No later answer shows them.
      member :recovery_codes, "recoveryCodes"
    end

    # Passkey is a value of the API.
    class Passkey < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] last_used_at
      #   @return [Time, nil]
      member :last_used_at, "lastUsedAt", reading: :time, required: true
    end

    # Passkeys is a value of the API.
    class Passkeys < Value
      # @!attribute [r] data
      #   @return [Array<Types::Passkey>]
      member :data, "data", reading: [:list, :Passkey], required: true
    end

    # ForgotPassword is a value of the API.
    class ForgotPassword < Value
      # @!attribute [r] email
      #   @return [String] Upper and lower case are the same.
      member :email, "email", required: true
    end

    # Accepted is a value of the API.
    class Accepted < Value
      # @!attribute [r] status
      #   @return ["accepted"]
      member :status, "status", required: true, tag: "accepted"
    end

    # ResetPassword is a value of the API.
    class ResetPassword < Value
      # @!attribute [r] token
      #   @return [String] From the link in the mail.
      member :token, "token", required: true
      # @!attribute [r] password
      #   @return [String] 10 to 128 characters.
      member :password, "password", required: true
    end

    # ChangePassword is a value of the API.
    class ChangePassword < Value
      # @!attribute [r] password
      #   @return [String]
      member :password, "password", required: true
      # @!attribute [r] new_password
      #   @return [String] 10 to 128 characters.
      member :new_password, "newPassword", required: true
    end

    # NewPicture is a value of the API.
    class NewPicture < Value
      # @!attribute [r] file
      #   @return [Upload] The picture, as a part with a file name.
      member :file, "file", required: true
    end

    # VerifyEmail is a value of the API.
    class VerifyEmail < Value
      # @!attribute [r] token
      #   @return [String] From the link in the mail.
      member :token, "token", required: true
      # @!attribute [r] password
      #   @return [String, nil] The password of the sign-up. Not needed with an access token of the account.
      member :password, "password"
    end

    # Verified is a value of the API.
    class Verified < Value
      # @!attribute [r] user
      #   @return [Types::User]
      member :user, "user", reading: :User, required: true
    end

    # MailSettings is a value of the API.
    class MailSettings < Value
      # @!attribute [r] smtp_url
      #   @return [String, nil]
      member :smtp_url, "smtpUrl", required: true
      # @!attribute [r] has_password
      #   @return [Boolean]
      member :has_password, "hasPassword", required: true
      # @!attribute [r] from
      #   @return [String, nil]
      member :from, "from", required: true
      # @!attribute [r] dkim
      #   @return [Types::MailSettingsDkim, nil]
      member :dkim, "dkim", reading: :MailSettingsDkim, required: true
    end

    # NewMailSettings is a value of the API.
    class NewMailSettings < Value
      # @!attribute [r] smtp_url
      #   @return [String, nil] smtp://user:password@host:587 or smtps://user:password@host:465. With null,
      #   mails are kept as files in the data folder. Without smtpUrl, the stored value stays.
      member :smtp_url, "smtpUrl"
      # @!attribute [r] from
      #   @return [String, nil] The sender: person@example.com or Name <person@example.com>.
      member :from, "from", required: true
      # @!attribute [r] dkim
      #   @return [Types::NewMailSettingsDkim, nil] Signs mails that are sent by SMTP. Without dkim, the
      #   stored value stays; null ends signing.
      member :dkim, "dkim", reading: :NewMailSettingsDkim
    end

    # OutgoingMail is a value of the API.
    class OutgoingMail < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] to
      #   @return [String]
      member :to, "to", required: true
      # @!attribute [r] subject
      #   @return [String]
      member :subject, "subject", required: true
      # @!attribute [r] text
      #   @return [String]
      member :text, "text", required: true
      # @!attribute [r] html
      #   @return [String, nil]
      member :html, "html"
      # @!attribute [r] status
      #   @return ["waiting", "file", "failed"] `waiting`: it is sent next or tried again. `file`: there was
      #   no mail server. `failed`: it was given up.
      member :status, "status", required: true
      # @!attribute [r] attempts
      #   @return [Integer] How often it was tried.
      member :attempts, "attempts", required: true
      # @!attribute [r] reason
      #   @return [String, nil] Why the last attempt failed.
      member :reason, "reason"
      # @!attribute [r] next_attempt_at
      #   @return [Time, nil]
      member :next_attempt_at, "nextAttemptAt", reading: :time
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # MailTest is a value of the API.
    class MailTest < Value
      # @!attribute [r] to
      #   @return [String]
      member :to, "to", required: true
    end

    # MailTestResult is a value of the API.
    class MailTestResult < Value
      # @!attribute [r] sent_by
      #   @return ["smtp", "folder"]
      member :sent_by, "sentBy", required: true
    end

    # DatabaseRule is a value of the API.
    class DatabaseRule < Value
      # @!attribute [r] table
      #   @return [String] A table, which need not exist yet.
      member :table, "table", required: true
      # @!attribute [r] operations
      #   @return [Array<"select", "insert", "upsert", "update", "delete", "count">]
      member :operations, "operations", required: true
      # @!attribute [r] columns
      #   @return [Array<String>, nil] The only columns that are read, written, filtered, sorted, searched and
      #   embedded.
      member :columns, "columns"
      # @!attribute [r] where
      #   @return [Hash{String => Object}, nil] The only rows that are read and changed, in the form of
      #   `where` of `POST /api/database`. What the key writes must be such rows too.
      member :where, "where"
    end

    # NewApiKey is a value of the API.
    class NewApiKey < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] kind
      #   @return ["secret", "publishable"]
      member :kind, "kind", required: true
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">, nil] Without it, the key has the scopes that keys of its kind
      #   have by default, later versions' scopes included.
      member :scopes, "scopes"
      # @!attribute [r] allowed_origins
      #   @return [Array<String>, nil] The pages that may use a publishable key, each like
      #   https://shop.example. Required for publishable keys, refused for secret ones.
      member :allowed_origins, "allowedOrigins"
      # @!attribute [r] allowed_addresses
      #   @return [Array<String>, nil] The IP addresses and CIDR ranges from which the key may be used. A call
      #   from elsewhere is refused. Without it, the key may be used from everywhere. Each is kept in one
      #   form: `10.1.2.3/8` as `10.0.0.0/8`, and an IPv4-mapped address as its IPv4 address. Tickets and
      #   client secrets that it makes are for pages, and work from every address.
      member :allowed_addresses, "allowedAddresses"
      # @!attribute [r] allow_browser
      #   @return [Boolean, nil] Whether pages may send this secret key: requests with an Origin other than
      #   the server's own. For programs that send one and keep the key to themselves: desktop and mobile
      #   apps, extensions of browsers and editors, a page on the user's own machine. False where it is left
      #   out. Refused for publishable keys, which are made for pages.
      member :allow_browser, "allowBrowser"
      # @!attribute [r] expires_at
      #   @return [Time, nil]
      member :expires_at, "expiresAt", reading: :time
      # @!attribute [r] require_identity
      #   @return [Boolean, nil] Whether a publishable key serves only users whose identity is proved with
      #   each call.
      member :require_identity, "requireIdentity"
      # @!attribute [r] database_rules
      #   @return [Array<Types::DatabaseRule>, nil] The only things that a secret key may do in the
      #   workspace's own database. Without it, all that its scopes allow. With it, the key lacks the scopes
      #   by which it could go around the rules: `automation:write`, `automation:run`, `approvals:write`,
      #   `settings:write`, `database:ddl` and database:sql.
      member :database_rules, "databaseRules", reading: [:list, :DatabaseRule]
      # @!attribute [r] assistant_ids
      #   @return [Array<String>, nil] The assistants that a publishable key may use. The first one answers
      #   where a message names none. Without it, only the default assistant answers, whichever that is at the
      #   time. Refused for secret keys.
      member :assistant_ids, "assistantIds"
    end

    # ApiKeyWithSecret is a value of the API.
    class ApiKeyWithSecret < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] kind
      #   @return ["secret", "publishable"]
      member :kind, "kind", required: true
      # @!attribute [r] hint
      #   @return [String] How the key begins and ends.
      member :hint, "hint", required: true
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">] What the key may do now.
      member :scopes, "scopes", required: true
      # @!attribute [r] allowed_origins
      #   @return [Array<String>, nil]
      member :allowed_origins, "allowedOrigins", required: true
      # @!attribute [r] allowed_addresses
      #   @return [Array<String>, nil] Null: the key may be used from everywhere.
      member :allowed_addresses, "allowedAddresses", required: true
      # @!attribute [r] allow_browser
      #   @return [Boolean] Whether pages of any origin may send this secret key.
      member :allow_browser, "allowBrowser", required: true
      # @!attribute [r] last_refused_origin
      #   @return [String, nil] The page that was refused last with this key: of a secret key without
      #   `allowBrowser`, any page; of a publishable key, one that `allowedOrigins` does not name.
      member :last_refused_origin, "lastRefusedOrigin", required: true
      # @!attribute [r] first_page_origin
      #   @return [String, nil] The first website that showed the chat with this publishable key; null: none
      #   has yet.
      member :first_page_origin, "firstPageOrigin", required: true
      # @!attribute [r] require_identity
      #   @return [Boolean]
      member :require_identity, "requireIdentity", required: true
      # @!attribute [r] database_rules
      #   @return [Array<Types::DatabaseRule>, nil] Null: the scopes alone say what the key may do in the
      #   workspace's own database. A publishable key has those of the key that made it, and assistants act
      #   for it within them.
      member :database_rules, "databaseRules", reading: [:list, :DatabaseRule], required: true
      # @!attribute [r] assistant_ids
      #   @return [Array<String>, nil] Null: a publishable key may use the default assistant only, and a
      #   secret key all assistants. Assistants that were removed stay in the list and answer nothing.
      member :assistant_ids, "assistantIds", required: true
      # @!attribute [r] expires_at
      #   @return [Time, nil]
      member :expires_at, "expiresAt", reading: :time, required: true
      # @!attribute [r] former_accepted_until
      #   @return [Time, nil] Until when the text before the last rotation works.
      member :former_accepted_until, "formerAcceptedUntil", reading: :time, required: true
      # @!attribute [r] last_used_at
      #   @return [Time, nil]
      member :last_used_at, "lastUsedAt", reading: :time, required: true
      # @!attribute [r] last_used_from
      #   @return [String, nil] The network of the caller at that time: the /24 of an IPv4 address, the /48 of
      #   an IPv6 address.
      member :last_used_from, "lastUsedFrom", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] version
      #   @return [String] The date of the version of the interface that requests with this key have where
      #   they name none: that of the request that made it.
      member :version, "version", required: true
      # @!attribute [r] key
      #   @return [String] The key itself. No later answer shows it again.
      member :key, "key", required: true
    end

    # ApiKey is a value of the API.
    class ApiKey < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] kind
      #   @return ["secret", "publishable"]
      member :kind, "kind", required: true
      # @!attribute [r] hint
      #   @return [String] How the key begins and ends.
      member :hint, "hint", required: true
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">] What the key may do now.
      member :scopes, "scopes", required: true
      # @!attribute [r] allowed_origins
      #   @return [Array<String>, nil]
      member :allowed_origins, "allowedOrigins", required: true
      # @!attribute [r] allowed_addresses
      #   @return [Array<String>, nil] Null: the key may be used from everywhere.
      member :allowed_addresses, "allowedAddresses", required: true
      # @!attribute [r] allow_browser
      #   @return [Boolean] Whether pages of any origin may send this secret key.
      member :allow_browser, "allowBrowser", required: true
      # @!attribute [r] last_refused_origin
      #   @return [String, nil] The page that was refused last with this key: of a secret key without
      #   `allowBrowser`, any page; of a publishable key, one that `allowedOrigins` does not name.
      member :last_refused_origin, "lastRefusedOrigin", required: true
      # @!attribute [r] first_page_origin
      #   @return [String, nil] The first website that showed the chat with this publishable key; null: none
      #   has yet.
      member :first_page_origin, "firstPageOrigin", required: true
      # @!attribute [r] require_identity
      #   @return [Boolean]
      member :require_identity, "requireIdentity", required: true
      # @!attribute [r] database_rules
      #   @return [Array<Types::DatabaseRule>, nil] Null: the scopes alone say what the key may do in the
      #   workspace's own database. A publishable key has those of the key that made it, and assistants act
      #   for it within them.
      member :database_rules, "databaseRules", reading: [:list, :DatabaseRule], required: true
      # @!attribute [r] assistant_ids
      #   @return [Array<String>, nil] Null: a publishable key may use the default assistant only, and a
      #   secret key all assistants. Assistants that were removed stay in the list and answer nothing.
      member :assistant_ids, "assistantIds", required: true
      # @!attribute [r] expires_at
      #   @return [Time, nil]
      member :expires_at, "expiresAt", reading: :time, required: true
      # @!attribute [r] former_accepted_until
      #   @return [Time, nil] Until when the text before the last rotation works.
      member :former_accepted_until, "formerAcceptedUntil", reading: :time, required: true
      # @!attribute [r] last_used_at
      #   @return [Time, nil]
      member :last_used_at, "lastUsedAt", reading: :time, required: true
      # @!attribute [r] last_used_from
      #   @return [String, nil] The network of the caller at that time: the /24 of an IPv4 address, the /48 of
      #   an IPv6 address.
      member :last_used_from, "lastUsedFrom", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] version
      #   @return [String] The date of the version of the interface that requests with this key have where
      #   they name none: that of the request that made it.
      member :version, "version", required: true
    end

    # ApiKeyRotation is a value of the API.
    class ApiKeyRotation < Value
      # @!attribute [r] overlap_seconds
      #   @return [Integer, nil] How long the text before still works; 0 ends it at once.
      member :overlap_seconds, "overlapSeconds"
    end

    # ApiKeyChange is a value of the API.
    class ApiKeyChange < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] expires_at
      #   @return [Time, nil] Null: the key does not end by itself.
      member :expires_at, "expiresAt", reading: :time
      # @!attribute [r] allowed_origins
      #   @return [Array<String>, nil] The pages that may use a publishable key, each like
      #   https://shop.example. Required for publishable keys, refused for secret ones.
      member :allowed_origins, "allowedOrigins"
      # @!attribute [r] allowed_addresses
      #   @return [Array<String>, nil] Null: the key may be used from everywhere.
      member :allowed_addresses, "allowedAddresses"
      # @!attribute [r] allow_browser
      #   @return [Boolean, nil] Whether pages may send this secret key: requests with an Origin other than
      #   the server's own. For programs that send one and keep the key to themselves: desktop and mobile
      #   apps, extensions of browsers and editors, a page on the user's own machine. False where it is left
      #   out. Refused for publishable keys, which are made for pages.
      member :allow_browser, "allowBrowser"
    end

    # LeakLabel is a value of the API.
    class LeakLabel < Value
      # @!attribute [r] token_raw
      #   @return [String]
      member :token_raw, "token_raw", required: true
      # @!attribute [r] token_type
      #   @return [String]
      member :token_type, "token_type", required: true
      # @!attribute [r] label
      #   @return ["true_positive", "false_positive"] `true_positive`: the text was a secret key that worked,
      #   until this report or an earlier one ended it. A publishable key is public by design, and a
      #   `false_positive`.
      member :label, "label", required: true
    end

    # AuditEntry is a value of the API.
    class AuditEntry < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] actor
      #   @return [Types::AuditEntryActor]
      member :actor, "actor", reading: :AuditEntryActor, required: true
      # @!attribute [r] action
      #   @return [String] What was done, as noun.verb.
      member :action, "action", required: true
      # @!attribute [r] target
      #   @return [Types::AuditEntryTarget, nil] What it was done to. Null: the workspace itself, or nothing
      #   that has an id.
      member :target, "target", reading: :AuditEntryTarget, required: true
      # @!attribute [r] details
      #   @return [Hash{String => Object}]
      member :details, "details", required: true
      # @!attribute [r] client_address
      #   @return [String, nil]
      member :client_address, "clientAddress", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # NewApp is a value of the API.
    class NewApp < Value
      # @!attribute [r] name
      #   @return [String] People read it when they decide.
      member :name, "name", required: true
      # @!attribute [r] kind
      #   @return ["confidential", "public"] A confidential app keeps a secret on a server. A public one runs
      #   where people can read it.
      member :kind, "kind", required: true
      # @!attribute [r] redirect_uris
      #   @return [Array<String>, nil] Where people are sent back to, exactly: https, http on this machine
      #   (`127.0.0.1`, `[::1]`, `localhost`), or a private scheme with a dot. Empty for an app without pages.
      member :redirect_uris, "redirectUris"
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">] The most that the app may have. Nobody gives more than they have
      #   themselves.
      member :scopes, "scopes", required: true
    end

    # AppWithSecret is a value of the API.
    class AppWithSecret < Value
      # @!attribute [r] id
      #   @return [String] The `client_id`.
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] kind
      #   @return [String] `confidential` or `public`.
      member :kind, "kind", required: true
      # @!attribute [r] status
      #   @return [String] `waiting` until an operator lets an app that registered itself.
      member :status, "status", required: true
      # @!attribute [r] is_registered
      #   @return [Boolean] The app registered itself, and belongs to no workspace.
      member :is_registered, "isRegistered", required: true
      # @!attribute [r] redirect_uris
      #   @return [Array<String>]
      member :redirect_uris, "redirectUris", required: true
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">]
      member :scopes, "scopes", required: true
      # @!attribute [r] approved_scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">] The sensitive scopes that an owner lets the app have in this
      #   workspace.
      member :approved_scopes, "approvedScopes", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] last_used_at
      #   @return [Time, nil]
      member :last_used_at, "lastUsedAt", reading: :time, required: true
      # @!attribute [r] client_secret
      #   @return [String, nil] Only this answer shows it. Null for a public app.
      member :client_secret, "clientSecret", required: true
    end

    # App is a value of the API.
    class App < Value
      # @!attribute [r] id
      #   @return [String] The `client_id`.
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] kind
      #   @return [String] `confidential` or `public`.
      member :kind, "kind", required: true
      # @!attribute [r] status
      #   @return [String] `waiting` until an operator lets an app that registered itself.
      member :status, "status", required: true
      # @!attribute [r] is_registered
      #   @return [Boolean] The app registered itself, and belongs to no workspace.
      member :is_registered, "isRegistered", required: true
      # @!attribute [r] redirect_uris
      #   @return [Array<String>]
      member :redirect_uris, "redirectUris", required: true
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">]
      member :scopes, "scopes", required: true
      # @!attribute [r] approved_scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">] The sensitive scopes that an owner lets the app have in this
      #   workspace.
      member :approved_scopes, "approvedScopes", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] last_used_at
      #   @return [Time, nil]
      member :last_used_at, "lastUsedAt", reading: :time, required: true
    end

    # AppChange is a value of the API.
    class AppChange < Value
      # @!attribute [r] name
      #   @return [String, nil] People read it when they decide.
      member :name, "name"
      # @!attribute [r] redirect_uris
      #   @return [Array<String>, nil] Where people are sent back to, exactly: https, http on this machine
      #   (`127.0.0.1`, `[::1]`, `localhost`), or a private scheme with a dot. Empty for an app without pages.
      member :redirect_uris, "redirectUris"
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">, nil] The most that the app may have. Nobody gives more than they
      #   have themselves.
      member :scopes, "scopes"
      # @!attribute [r] status
      #   @return ["active", "waiting", nil] Only an operator changes it, of an app that registered itself.
      member :status, "status"
    end

    # AppApproval is a value of the API.
    class AppApproval < Value
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">]
      member :scopes, "scopes", required: true
    end

    # AppRegistration is a value of the API.
    class AppRegistration < Value
      # @!attribute [r] client_name
      #   @return [String, nil]
      member :client_name, "client_name"
      # @!attribute [r] redirect_uris
      #   @return [Array<String>, nil]
      member :redirect_uris, "redirect_uris"
      # @!attribute [r] scope
      #   @return [String, nil]
      member :scope, "scope"
      # @!attribute [r] token_endpoint_auth_method
      #   @return [String, nil]
      member :token_endpoint_auth_method, "token_endpoint_auth_method"
    end

    # RegisteredApp is a value of the API.
    class RegisteredApp < Value
      # @!attribute [r] client_id
      #   @return [String]
      member :client_id, "client_id", required: true
      # @!attribute [r] client_secret
      #   @return [String, nil]
      member :client_secret, "client_secret"
      # @!attribute [r] client_id_issued_at
      #   @return [Integer]
      member :client_id_issued_at, "client_id_issued_at", required: true
      # @!attribute [r] client_secret_expires_at
      #   @return [Integer, nil]
      member :client_secret_expires_at, "client_secret_expires_at"
      # @!attribute [r] client_name
      #   @return [String]
      member :client_name, "client_name", required: true
      # @!attribute [r] redirect_uris
      #   @return [Array<String>]
      member :redirect_uris, "redirect_uris", required: true
      # @!attribute [r] grant_types
      #   @return [Array<String>]
      member :grant_types, "grant_types", required: true
      # @!attribute [r] response_types
      #   @return [Array<String>]
      member :response_types, "response_types", required: true
      # @!attribute [r] token_endpoint_auth_method
      #   @return [String]
      member :token_endpoint_auth_method, "token_endpoint_auth_method", required: true
      # @!attribute [r] scope
      #   @return [String]
      member :scope, "scope", required: true
    end

    # OauthError is a value of the API.
    class OauthError < Value
      # @!attribute [r] error
      #   @return [String]
      member :error, "error", required: true
      # @!attribute [r] error_description
      #   @return [String, nil]
      member :error_description, "error_description"
    end

    # AppGrant is a value of the API.
    class AppGrant < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] app
      #   @return [Types::AppGrantApp]
      member :app, "app", reading: :AppGrantApp, required: true
      # @!attribute [r] user_id
      #   @return [String] The member for whom the app acts.
      member :user_id, "userId", required: true
      # @!attribute [r] access
      #   @return [Array<Types::AppGrantAccessItem>]
      member :access, "access", reading: [:list, :AppGrantAccessItem], required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] expires_at
      #   @return [Time]
      member :expires_at, "expiresAt", reading: :time, required: true
      # @!attribute [r] last_used_at
      #   @return [Time, nil] When the app last got an access token.
      member :last_used_at, "lastUsedAt", reading: :time, required: true
    end

    # NewTrust is a value of the API.
    class NewTrust < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] issuer
      #   @return [String] Exactly the tokens' `iss`, such as `https://token.actions.githubusercontent.com`.
      #   Its keys are found by OpenID discovery, unless `jwks` has them.
      member :issuer, "issuer", required: true
      # @!attribute [r] subject
      #   @return [String] The tokens' `sub`. A `*` stands for any characters but `:`, so that it stays within
      #   one part: `repo:acme/shop:ref:refs/heads/*`. Neither of the first two parts may begin with it.
      member :subject, "subject", required: true
      # @!attribute [r] audience
      #   @return [String, nil] One of the tokens' `aud`. Default: the address of this server, without a slash
      #   at its end.
      member :audience, "audience"
      # @!attribute [r] claims
      #   @return [Hash{String => String}, nil] Further claims that the tokens must have, exactly:
      #   `{"repository_owner_id": "583231"}`.
      member :claims, "claims"
      # @!attribute [r] jwks
      #   @return [Types::NewTrustJwks, nil] The issuer's public keys (RFC 7517), for an issuer that this
      #   server cannot reach.
      member :jwks, "jwks", reading: :NewTrustJwks
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">]
      member :scopes, "scopes", required: true
      # @!attribute [r] is_reusable
      #   @return [Boolean, nil] The same token may be exchanged again until its end, for platforms that leave
      #   one in a file. Otherwise each token works once.
      member :is_reusable, "isReusable"
    end

    # Trust is a value of the API.
    class Trust < Value
      # @!attribute [r] id
      #   @return [String] The `client_id` of its machines.
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] issuer
      #   @return [String]
      member :issuer, "issuer", required: true
      # @!attribute [r] subject
      #   @return [String]
      member :subject, "subject", required: true
      # @!attribute [r] audience
      #   @return [String]
      member :audience, "audience", required: true
      # @!attribute [r] claims
      #   @return [Hash{String => String}]
      member :claims, "claims", required: true
      # @!attribute [r] jwks
      #   @return [Types::TrustJwks, nil]
      member :jwks, "jwks", reading: :TrustJwks, required: true
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">]
      member :scopes, "scopes", required: true
      # @!attribute [r] is_reusable
      #   @return [Boolean]
      member :is_reusable, "isReusable", required: true
      # @!attribute [r] user_id
      #   @return [String] The owner who answers for it: whoever set or changed it last.
      member :user_id, "userId", required: true
      # @!attribute [r] is_lapsed
      #   @return [Boolean] That person is no owner any more. It gives no tokens until another owner changes
      #   it.
      member :is_lapsed, "isLapsed", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] last_used_at
      #   @return [Time, nil]
      member :last_used_at, "lastUsedAt", reading: :time, required: true
      # @!attribute [r] last_subject
      #   @return [String, nil] The `sub` of the machine that used it last.
      member :last_subject, "lastSubject", required: true
    end

    # TrustChange is a value of the API.
    class TrustChange < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] subject
      #   @return [String, nil] The tokens' `sub`. A `*` stands for any characters but `:`, so that it stays
      #   within one part: `repo:acme/shop:ref:refs/heads/*`. Neither of the first two parts may begin with
      #   it.
      member :subject, "subject"
      # @!attribute [r] audience
      #   @return [String, nil] One of the tokens' `aud`. Default: the address of this server, without a slash
      #   at its end.
      member :audience, "audience"
      # @!attribute [r] claims
      #   @return [Hash{String => String}, nil] Further claims that the tokens must have, exactly:
      #   `{"repository_owner_id": "583231"}`.
      member :claims, "claims"
      # @!attribute [r] jwks
      #   @return [Types::TrustChangeJwks, nil]
      member :jwks, "jwks", reading: :TrustChangeJwks
      # @!attribute [r] scopes
      #   @return [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write",
      #   "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read",
      #   "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read",
      #   "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write",
      #   "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run",
      #   "approvals:write", "voice:write">, nil]
      member :scopes, "scopes"
      # @!attribute [r] is_reusable
      #   @return [Boolean, nil] The same token may be exchanged again until its end, for platforms that leave
      #   one in a file. Otherwise each token works once.
      member :is_reusable, "isReusable"
    end

    # OauthTokenRequest is a value of the API.
    class OauthTokenRequest < Value
      # @!attribute [r] grant_type
      #   @return [String]
      member :grant_type, "grant_type", required: true
      # @!attribute [r] client_id
      #   @return [String, nil]
      member :client_id, "client_id"
      # @!attribute [r] client_secret
      #   @return [String, nil] Of a confidential app; it may also stand in the header, as Basic.
      member :client_secret, "client_secret"
      # @!attribute [r] code
      #   @return [String, nil]
      member :code, "code"
      # @!attribute [r] code_verifier
      #   @return [String, nil]
      member :code_verifier, "code_verifier"
      # @!attribute [r] redirect_uri
      #   @return [String, nil]
      member :redirect_uri, "redirect_uri"
      # @!attribute [r] refresh_token
      #   @return [String, nil]
      member :refresh_token, "refresh_token"
      # @!attribute [r] device_code
      #   @return [String, nil]
      member :device_code, "device_code"
      # @!attribute [r] subject_token
      #   @return [String, nil] The token of a machine's platform (RFC 8693).
      member :subject_token, "subject_token"
      # @!attribute [r] subject_token_type
      #   @return [String, nil]
      member :subject_token_type, "subject_token_type"
      # @!attribute [r] assertion
      #   @return [String, nil] The same token in the form of RFC 7523.
      member :assertion, "assertion"
      # @!attribute [r] scope
      #   @return [String, nil]
      member :scope, "scope"
      # @!attribute [r] resource
      #   @return [String, nil]
      member :resource, "resource"
    end

    # OauthTokenAnswer is a value of the API.
    class OauthTokenAnswer < Value
      # @!attribute [r] access_token
      #   @return [String]
      member :access_token, "access_token", required: true
      # @!attribute [r] token_type
      #   @return [String]
      member :token_type, "token_type", required: true
      # @!attribute [r] expires_in
      #   @return [Integer] Seconds.
      member :expires_in, "expires_in", required: true
      # @!attribute [r] scope
      #   @return [String, nil]
      member :scope, "scope"
      # @!attribute [r] refresh_token
      #   @return [String, nil]
      member :refresh_token, "refresh_token"
      # @!attribute [r] issued_token_type
      #   @return [String, nil] Only of a token that was exchanged (RFC 8693).
      member :issued_token_type, "issued_token_type"
    end

    # OauthToken is a value of the API.
    class OauthToken < Value
      # @!attribute [r] token
      #   @return [String]
      member :token, "token", required: true
      # @!attribute [r] client_id
      #   @return [String, nil]
      member :client_id, "client_id"
      # @!attribute [r] client_secret
      #   @return [String, nil]
      member :client_secret, "client_secret"
      # @!attribute [r] token_type_hint
      #   @return [String, nil]
      member :token_type_hint, "token_type_hint"
    end

    # OauthIntrospection is a value of the API.
    class OauthIntrospection < Value
      # @!attribute [r] active
      #   @return [Boolean]
      member :active, "active", required: true
    end

    # OauthAuthorizationRequest is a value of the API.
    class OauthAuthorizationRequest < Value
      # @!attribute [r] client_id
      #   @return [String]
      member :client_id, "client_id", required: true
      # @!attribute [r] response_type
      #   @return ["code"]
      member :response_type, "response_type", required: true, tag: "code"
      # @!attribute [r] redirect_uri
      #   @return [String] Exactly one of the app's.
      member :redirect_uri, "redirect_uri", required: true
      # @!attribute [r] code_challenge
      #   @return [String]
      member :code_challenge, "code_challenge", required: true
      # @!attribute [r] code_challenge_method
      #   @return ["S256"]
      member :code_challenge_method, "code_challenge_method", required: true, tag: "S256"
      # @!attribute [r] scope
      #   @return [String, nil] Without it, all that the app may have.
      member :scope, "scope"
      # @!attribute [r] resource
      #   @return [String, nil] What the token is for: this server, or this server's /mcp.
      member :resource, "resource"
      # @!attribute [r] state
      #   @return [String, nil]
      member :state, "state"
    end

    # OauthPushedRequest is a value of the API.
    class OauthPushedRequest < Value
      # @!attribute [r] request_uri
      #   @return [String]
      member :request_uri, "request_uri", required: true
      # @!attribute [r] expires_in
      #   @return [Integer] Seconds.
      member :expires_in, "expires_in", required: true
    end

    # OauthDeviceRequest is a value of the API.
    class OauthDeviceRequest < Value
      # @!attribute [r] client_id
      #   @return [String]
      member :client_id, "client_id", required: true
      # @!attribute [r] scope
      #   @return [String, nil]
      member :scope, "scope"
      # @!attribute [r] resource
      #   @return [String, nil]
      member :resource, "resource"
    end

    # OauthDeviceAnswer is a value of the API.
    class OauthDeviceAnswer < Value
      # @!attribute [r] device_code
      #   @return [String]
      member :device_code, "device_code", required: true
      # @!attribute [r] user_code
      #   @return [String]
      member :user_code, "user_code", required: true
      # @!attribute [r] verification_uri
      #   @return [String]
      member :verification_uri, "verification_uri", required: true
      # @!attribute [r] verification_uri_complete
      #   @return [String, nil]
      member :verification_uri_complete, "verification_uri_complete"
      # @!attribute [r] expires_in
      #   @return [Integer] Seconds.
      member :expires_in, "expires_in", required: true
      # @!attribute [r] interval
      #   @return [Integer, nil] Seconds between two requests.
      member :interval, "interval"
    end

    # OauthDeviceForm is a value of the API.
    class OauthDeviceForm < Value
      # @!attribute [r] xsrf
      #   @return [String, nil]
      member :xsrf, "xsrf"
      # @!attribute [r] user_code
      #   @return [String, nil]
      member :user_code, "user_code"
      # @!attribute [r] confirm
      #   @return [String, nil]
      member :confirm, "confirm"
      # @!attribute [r] abort
      #   @return [String, nil]
      member :abort, "abort"
    end

    # WorkspaceUse is a value of the API.
    class WorkspaceUse < Value
      # @!attribute [r] use
      #   @return [Types::WorkspaceUseUse]
      member :use, "use", reading: :WorkspaceUseUse, required: true
      # @!attribute [r] quotas
      #   @return [Types::WorkspaceUseQuotas] The bounds of each; null: there is none.
      member :quotas, "quotas", reading: :WorkspaceUseQuotas, required: true
    end

    # Operator is a value of the API.
    class Operator < Value
      # @!attribute [r] user_id
      #   @return [String]
      member :user_id, "userId", required: true
      # @!attribute [r] email
      #   @return [String]
      member :email, "email", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
      # @!attribute [r] made_at
      #   @return [Time]
      member :made_at, "madeAt", reading: :time, required: true
    end

    # Installation is a value of the API.
    class Installation < Value
      # @!attribute [r] version
      #   @return [String] Of the program.
      member :version, "version", required: true
      # @!attribute [r] api
      #   @return [String] The newest version of the interface.
      member :api, "api", required: true
      # @!attribute [r] schema
      #   @return [Integer] The number of the newest migration of the database.
      member :schema, "schema", required: true
      # @!attribute [r] nodes
      #   @return [Array<Types::InstallationNode>]
      member :nodes, "nodes", reading: [:list, :InstallationNode], required: true
      # @!attribute [r] operators
      #   @return [Array<Types::Operator>]
      member :operators, "operators", reading: [:list, :Operator], required: true
      # @!attribute [r] backed_up_at
      #   @return [Time, nil] When the newest whole backup was begun; null where none is known.
      member :backed_up_at, "backedUpAt", reading: :time, required: true
      # @!attribute [r] backup_trial
      #   @return [Types::InstallationBackupTrial, nil] How the server's last trial of a backup came out; null
      #   where none has ended.
      member :backup_trial, "backupTrial", reading: :InstallationBackupTrial, required: true
      # @!attribute [r] backup_verified_at
      #   @return [Time, nil] When the last trial ended that found everything.
      member :backup_verified_at, "backupVerifiedAt", reading: :time, required: true
    end

    # Examination is a value of the API.
    class Examination < Value
      # @!attribute [r] findings
      #   @return [Array<Types::ExaminationFinding>] Empty: nothing is wrong.
      member :findings, "findings", reading: [:list, :ExaminationFinding], required: true
      # @!attribute [r] certificates
      #   @return [Array<Types::ExaminationCertificate>] Of what the installation calls by TLS, as far as it
      #   was reached.
      member :certificates, "certificates", reading: [:list, :ExaminationCertificate], required: true
      # @!attribute [r] full_in_days
      #   @return [Numeric, nil] When the disk is full at the growth of the last week. Null where nothing
      #   grows, or nobody knows.
      member :full_in_days, "fullInDays", required: true
    end

    # DefaultRetention is a value of the API.
    class DefaultRetention < Value
      # @!attribute [r] days
      #   @return [Hash{String => Integer, nil}] For how many days new workspaces keep each kind of data;
      #   null: until it is erased.
      member :days, "days", required: true
    end

    # NewOperator is a value of the API.
    class NewOperator < Value
      # @!attribute [r] user_id
      #   @return [String] The id of a person with an account here.
      member :user_id, "userId", required: true
    end

    # NewSignInReset is a value of the API.
    class NewSignInReset < Value
      # @!attribute [r] email
      #   @return [String] The address with which the person signs in.
      member :email, "email", required: true
      # @!attribute [r] remove_second_factor
      #   @return [Boolean, nil] Takes away authenticator app, passkeys and recovery codes.
      member :remove_second_factor, "removeSecondFactor"
    end

    # SignInReset is a value of the API.
    class SignInReset < Value
      # @!attribute [r] user_id
      #   @return [String]
      member :user_id, "userId", required: true
      # @!attribute [r] is_mailed
      #   @return [Boolean] The link was mailed. False: mail is not set up.
      member :is_mailed, "isMailed", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
    end

    # InstalledWorkspace is a value of the API.
    class InstalledWorkspace < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] owner
      #   @return [Types::InstalledWorkspaceOwner, nil] The owner who joined first.
      member :owner, "owner", reading: :InstalledWorkspaceOwner, required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] last_active_at
      #   @return [Time, nil] When its newest event came; null without one.
      member :last_active_at, "lastActiveAt", reading: :time, required: true
      # @!attribute [r] status
      #   @return ["active", "suspended"]
      member :status, "status", required: true
      # @!attribute [r] awaits_approval
      #   @return [Boolean] It is new, and suspended until `PATCH` makes it `active`
      #   (`PARLEY_SIGNUP=approval`).
      member :awaits_approval, "awaitsApproval", required: true
      # @!attribute [r] suspended_at
      #   @return [Time, nil]
      member :suspended_at, "suspendedAt", reading: :time, required: true
      # @!attribute [r] reason
      #   @return [String, nil]
      member :reason, "reason", required: true
      # @!attribute [r] deletes_at
      #   @return [Time, nil] When it is deleted; null: it stays. Until then it is suspended, too.
      member :deletes_at, "deletesAt", reading: :time, required: true
      # @!attribute [r] deleted_by
      #   @return ["owner", "operator", nil]
      member :deleted_by, "deletedBy", required: true
      # @!attribute [r] use
      #   @return [Types::InstalledWorkspaceUse] `GET /api/workspace/use` shows the workspace itself what its
      #   quotas count.
      member :use, "use", reading: :InstalledWorkspaceUse, required: true
      # @!attribute [r] quotas
      #   @return [Types::WorkspaceUseQuotas] The bounds that hold for it; null: there is none.
      member :quotas, "quotas", reading: :WorkspaceUseQuotas, required: true
    end

    # WorkspaceDecision is a value of the API.
    class WorkspaceDecision < Value
      # @!attribute [r] status
      #   @return ["active", "suspended", nil]
      member :status, "status"
      # @!attribute [r] reason
      #   @return [String, nil]
      member :reason, "reason"
      # @!attribute [r] quotas
      #   @return [Types::WorkspaceDecisionQuotas, nil] Bounds for this workspace alone. Null: that of the
      #   settings. What is left out stays.
      member :quotas, "quotas", reading: :WorkspaceDecisionQuotas
    end

    # WorkspaceDeletion is a value of the API.
    class WorkspaceDeletion < Value
      # @!attribute [r] deletes_at
      #   @return [Time] Until then `POST /api/workspace/keep` takes it back.
      member :deletes_at, "deletesAt", reading: :time, required: true
    end

    # IdentitySettings is a value of the API.
    class IdentitySettings < Value
      # @!attribute [r] has_secret
      #   @return [Boolean]
      member :has_secret, "hasSecret", required: true
      # @!attribute [r] created_at
      #   @return [Time, nil]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] former_accepted_until
      #   @return [Time, nil] Until when a former secret is still accepted.
      member :former_accepted_until, "formerAcceptedUntil", reading: :time, required: true
    end

    # IdentityRotation is a value of the API.
    class IdentityRotation < Value
      # @!attribute [r] overlap_seconds
      #   @return [Integer, nil] How long the former secrets are still accepted; 0 ends them at once.
      member :overlap_seconds, "overlapSeconds"
    end

    # IdentitySecret is a value of the API.
    class IdentitySecret < Value
      # @!attribute [r] has_secret
      #   @return [Boolean]
      member :has_secret, "hasSecret", required: true
      # @!attribute [r] created_at
      #   @return [Time, nil]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] former_accepted_until
      #   @return [Time, nil] Until when a former secret is still accepted.
      member :former_accepted_until, "formerAcceptedUntil", reading: :time, required: true
      # @!attribute [r] secret
      #   @return [String] Shown this once. Keep it on your server.
      member :secret, "secret", required: true
    end

    # ErasureReceipt is a value of the API.
    class ErasureReceipt < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] erased_at
      #   @return [Time, nil] Null while a failure interrupts the erasure: repeat it.
      member :erased_at, "erasedAt", reading: :time, required: true
      # @!attribute [r] counts
      #   @return [Hash{String => Integer}] How much was erased, by kind: `conversations`, `messages`,
      #   `leads`.
      member :counts, "counts", required: true
      # @!attribute [r] remains
      #   @return [Array<Types::ErasureReceiptRemain>] Copies that deleting does not reach, and until when
      #   they may be there.
      member :remains, "remains", reading: [:list, :ErasureReceiptRemain], required: true
      # @!attribute [r] kept_hash
      #   @return [String] What the audit log and this receipt keep: the id of the contact, or a keyed hash of
      #   the user's id.
      member :kept_hash, "keptHash", required: true
    end

    # BlockedVisitor is a value of the API.
    class BlockedVisitor < Value
      # @!attribute [r] id
      #   @return [String] The visitor; the same for every conversation of theirs.
      member :id, "id", required: true
      # @!attribute [r] user_id
      #   @return [String, nil] Your own id of a verified user.
      member :user_id, "userId", required: true
      # @!attribute [r] blocked_at
      #   @return [Time]
      member :blocked_at, "blockedAt", reading: :time, required: true
    end

    # ContactIdentity is a value of the API.
    class ContactIdentity < Value
      # @!attribute [r] kind
      #   @return ["user", "email", "phone"]
      member :kind, "kind", required: true
      # @!attribute [r] value
      #   @return [String]
      member :value, "value", required: true
      # @!attribute [r] verified
      #   @return [Boolean] Whether it was proved, and not only claimed.
      member :verified, "verified", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # Contact is a value of the API.
    class Contact < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
      # @!attribute [r] email
      #   @return [String, nil]
      member :email, "email", required: true
      # @!attribute [r] phone
      #   @return [String, nil]
      member :phone, "phone", required: true
      # @!attribute [r] company
      #   @return [String, nil]
      member :company, "company", required: true
      # @!attribute [r] tags
      #   @return [Array<String>]
      member :tags, "tags", required: true
      # @!attribute [r] custom
      #   @return [Hash{String => String, Numeric, Boolean, nil}] Fields of your own: up to 50 texts, numbers
      #   or booleans.
      member :custom, "custom", required: true
      # @!attribute [r] identities
      #   @return [Array<Types::ContactIdentity>] What the person is found by, of merged contacts too. Several
      #   contacts may have one number.
      member :identities, "identities", reading: [:list, :ContactIdentity], required: true
      # @!attribute [r] origin
      #   @return ["lead", "chat", "import", "api", "newsletter"]
      member :origin, "origin", required: true
      # @!attribute [r] blocked
      #   @return [Boolean]
      member :blocked, "blocked", required: true
      # @!attribute [r] merged_into_id
      #   @return [String, nil]
      member :merged_into_id, "mergedIntoId", required: true
      # @!attribute [r] merged_ids
      #   @return [Array<String>] The contacts that are shown as part of this one.
      member :merged_ids, "mergedIds", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
    end

    # NewContact is a value of the API.
    class NewContact < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] email
      #   @return [String, nil]
      member :email, "email"
      # @!attribute [r] phone
      #   @return [String, nil]
      member :phone, "phone"
      # @!attribute [r] country
      #   @return [String, nil] The country of a phone number without a country code, such as DE.
      member :country, "country"
      # @!attribute [r] company
      #   @return [String, nil]
      member :company, "company"
      # @!attribute [r] tags
      #   @return [Array<String>, nil]
      member :tags, "tags"
      # @!attribute [r] custom
      #   @return [Hash{String => String, Numeric, Boolean, nil}] Fields of your own: up to 50 texts, numbers
      #   or booleans.
      member :custom, "custom"
      # @!attribute [r] user_id
      #   @return [String, nil] Your own id of the user.
      member :user_id, "userId"
      # @!attribute [r] email_verified
      #   @return [Boolean, nil] You have checked that the address is the person's.
      member :email_verified, "emailVerified"
      # @!attribute [r] phone_verified
      #   @return [Boolean, nil] You have checked that the number is the person's.
      member :phone_verified, "phoneVerified"
    end

    # ImportReport is a value of the API.
    class ImportReport < Value
      # @!attribute [r] dry_run
      #   @return [Boolean]
      member :dry_run, "dryRun", required: true
      # @!attribute [r] rows
      #   @return [Integer]
      member :rows, "rows", required: true
      # @!attribute [r] created
      #   @return [Integer]
      member :created, "created", required: true
      # @!attribute [r] changed
      #   @return [Integer]
      member :changed, "changed", required: true
      # @!attribute [r] unchanged
      #   @return [Integer]
      member :unchanged, "unchanged", required: true
      # @!attribute [r] failed
      #   @return [Integer]
      member :failed, "failed", required: true
      # @!attribute [r] encoding
      #   @return [String] How the file was read; `windows-1252` when lines of it were not UTF-8.
      member :encoding, "encoding", required: true
      # @!attribute [r] layout
      #   @return [String, nil]
      member :layout, "layout", required: true
      # @!attribute [r] columns
      #   @return [Array<Types::ImportReportColumn>] Which field each of the first thousand columns was taken
      #   for, by the mapping or its usual names; null: left out. `left`, `wanted`, `bounced` and `complained`
      #   say who gets no mail.
      member :columns, "columns", reading: [:list, :ImportReportColumn], required: true
      # @!attribute [r] notes
      #   @return [Array<Types::ImportReportNote>] The first thousand rows that share something with others:
      #   people with one number stay several contacts, and rows with one address become one. Others say what
      #   of a row was kept as a text, shortened or left out. Row 0 is that of the names: columns there seem
      #   to say who has left, and were not heeded.
      member :notes, "notes", reading: [:list, :ImportReportNote], required: true
      # @!attribute [r] faults
      #   @return [Array<Types::ImportReportNote>] The first thousand rows that were left out; the first row
      #   of people is 1.
      member :faults, "faults", reading: [:list, :ImportReportNote], required: true
      # @!attribute [r] error_file
      #   @return [String, nil] All rows that were left out as CSV, with what is wrong as the column `error`,
      #   which an import passes over: correct it and import it. It ends after 16 million characters; a note
      #   then says where.
      member :error_file, "errorFile", required: true
    end

    # PartedIdentities is a value of the API.
    class PartedIdentities < Value
      # @!attribute [r] identities
      #   @return [Array<Types::PartedIdentitiesIdentity>] Those of the second person, as the contact has
      #   them.
      member :identities, "identities", reading: [:list, :PartedIdentitiesIdentity], required: true
      # @!attribute [r] shared_numbers
      #   @return [Array<String>, nil] Numbers of the contact that both people have.
      member :shared_numbers, "sharedNumbers"
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
    end

    # JoinedContact is a value of the API.
    class JoinedContact < Value
      # @!attribute [r] contact_id
      #   @return [String]
      member :contact_id, "contactId", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
      # @!attribute [r] proposals
      #   @return [Array<Types::PartedIdentities>] Each is a body for `POST /api/contacts/:contactId/part`, if
      #   that is another person.
      member :proposals, "proposals", reading: [:list, :PartedIdentities], required: true
    end

    # `custom` replaces only the fields that it names; null removes one.
    class ContactChange < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] email
      #   @return [String, nil]
      member :email, "email"
      # @!attribute [r] phone
      #   @return [String, nil]
      member :phone, "phone"
      # @!attribute [r] country
      #   @return [String, nil] The country of a phone number without a country code, such as DE.
      member :country, "country"
      # @!attribute [r] company
      #   @return [String, nil]
      member :company, "company"
      # @!attribute [r] tags
      #   @return [Array<String>, nil]
      member :tags, "tags"
      # @!attribute [r] custom
      #   @return [Hash{String => String, Numeric, Boolean, nil}] Fields of your own: up to 50 texts, numbers
      #   or booleans.
      member :custom, "custom"
    end

    # TimelineItem is a value of the API.
    class TimelineItem < Value
      # @!attribute [r] at
      #   @return [Time]
      member :at, "at", reading: :time, required: true
      # @!attribute [r] kind
      #   @return [String] What it is, such as lead or conversation.
      member :kind, "kind", required: true
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] summary
      #   @return [String] A line for a list.
      member :summary, "summary", required: true
    end

    # MergeInto is a value of the API.
    class MergeInto < Value
      # @!attribute [r] into_id
      #   @return [String]
      member :into_id, "intoId", required: true
    end

    # A contact fits when it fits every member.
    class ContactFilter < Value
      # @!attribute [r] q
      #   @return [String, nil] Words that begin like this: of names, addresses, numbers.
      member :q, "q"
      # @!attribute [r] tag
      #   @return [String, nil]
      member :tag, "tag"
      # @!attribute [r] email
      #   @return [String, nil]
      member :email, "email"
      # @!attribute [r] phone
      #   @return [String, nil]
      member :phone, "phone"
      # @!attribute [r] user_id
      #   @return [String, nil] Your own id of the user.
      member :user_id, "userId"
      # @!attribute [r] origin
      #   @return ["lead", "chat", "import", "api", "newsletter", nil]
      member :origin, "origin"
      # @!attribute [r] blocked
      #   @return [Boolean, nil]
      member :blocked, "blocked"
      # @!attribute [r] created_after
      #   @return [Time, nil]
      member :created_after, "createdAfter", reading: :time
      # @!attribute [r] created_before
      #   @return [Time, nil]
      member :created_before, "createdBefore", reading: :time
      # @!attribute [r] custom
      #   @return [Hash{String => String, Numeric, Boolean, nil}] Fields of your own: up to 50 texts, numbers
      #   or booleans.
      member :custom, "custom"
      # @!attribute [r] newsletter
      #   @return [Types::ContactFilterNewsletter, nil] Is a subscriber of the newsletter, of any status
      #   unless one is named.
      member :newsletter, "newsletter", reading: :ContactFilterNewsletter
      # @!attribute [r] opened
      #   @return [Types::ContactFilterOpened, nil] Opened a mail of a campaign that counts opens. Mailings
      #   that have ended are forgotten.
      member :opened, "opened", reading: :ContactFilterOpened
      # @!attribute [r] lead
      #   @return [Types::ContactFilterLead, nil] Has a lead that is not spam, and fits each member.
      member :lead, "lead", reading: :ContactFilterLead
    end

    # Segment is a value of the API.
    class Segment < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] filter
      #   @return [Types::ContactFilter]
      member :filter, "filter", reading: :ContactFilter, required: true
      # @!attribute [r] count
      #   @return [Integer] How many contacts fit now, in a list counted up to 10,000. When a list takes long,
      #   the last ones are not counted: 0, and not exact.
      member :count, "count", required: true
      # @!attribute [r] count_is_exact
      #   @return [Boolean] False when more contacts may fit than `count` says.
      member :count_is_exact, "countIsExact", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # NewSegment is a value of the API.
    class NewSegment < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] filter
      #   @return [Types::ContactFilter]
      member :filter, "filter", reading: :ContactFilter, required: true
    end

    # SegmentChange is a value of the API.
    class SegmentChange < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] filter
      #   @return [Types::ContactFilter, nil]
      member :filter, "filter", reading: :ContactFilter
    end

    # In the format of altcha-lib 2.
    class AltchaChallenge < Value
      # @!attribute [r] parameters
      #   @return [Hash{String => Object}]
      member :parameters, "parameters", required: true
      # @!attribute [r] signature
      #   @return [String]
      member :signature, "signature", required: true
    end

    # FormChallenge is a value of the API.
    class FormChallenge < Value
      # @!attribute [r] timestamp
      #   @return [String] Send it back as the field `_timestamp`.
      member :timestamp, "timestamp", required: true
      # @!attribute [r] altcha
      #   @return [Types::AltchaChallenge]
      member :altcha, "altcha", reading: :AltchaChallenge, required: true
      # @!attribute [r] parameters
      #   @return [Hash{String => Object}] The same challenge, where the ALTCHA widget looks for it.
      member :parameters, "parameters", required: true
      # @!attribute [r] signature
      #   @return [String]
      member :signature, "signature", required: true
    end

    # LeadSettings is a value of the API.
    class LeadSettings < Value
      # @!attribute [r] notify
      #   @return ["all", "admins", "assignee", "none"] Who is mailed about leads; `admins` at first.
      member :notify, "notify", required: true
    end

    # An e-mail address or a phone number is needed.
    class NewLead < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] email
      #   @return [String, nil]
      member :email, "email"
      # @!attribute [r] phone
      #   @return [String, nil]
      member :phone, "phone"
      # @!attribute [r] company
      #   @return [String, nil]
      member :company, "company"
      # @!attribute [r] message
      #   @return [String, nil]
      member :message, "message"
      # @!attribute [r] source
      #   @return [String, nil]
      member :source, "source"
      # @!attribute [r] form_id
      #   @return [String, nil]
      member :form_id, "formId"
      # @!attribute [r] page
      #   @return [String, Types::NewLeadPage, nil]
      member :page, "page", reading: :NewLeadPage
      # @!attribute [r] utm
      #   @return [Hash{String => String}, nil]
      member :utm, "utm"
      # @!attribute [r] consent
      #   @return [Boolean, Types::NewLeadConsent, nil]
      member :consent, "consent", reading: :NewLeadConsent
      # @!attribute [r] custom
      #   @return [Hash{String => String, Numeric, Boolean, nil}, nil]
      member :custom, "custom"
      # @!attribute [r] country
      #   @return [String, nil]
      member :country, "country"
      # @!attribute [r] user_id
      #   @return [String, nil]
      member :user_id, "userId"
      # @!attribute [r] _gotcha
      #   @return [Object, nil] A field that people do not see. Whoever fills it in is no person.
      member :_gotcha, "_gotcha"
      # @!attribute [r] _timestamp
      #   @return [String, nil] The `timestamp` of `GET /api/forms/challenge`.
      member :_timestamp, "_timestamp"
      # @!attribute [r] altcha
      #   @return [String, nil] The solution, as the ALTCHA widget writes it: base64 of JSON.
      member :altcha, "altcha"
      # @!attribute [r] _next
      #   @return [String, nil] Of a form: where to go then, on an allowed origin of the key.
      member :_next, "_next"
      # @!attribute [r] _language
      #   @return [String, nil] Of a form: the language of the page that answers it, such as de. Else the
      #   browser's.
      member :_language, "_language"
    end

    # CapturedLead is a value of the API.
    class CapturedLead < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] contact_id
      #   @return [String]
      member :contact_id, "contactId", required: true
      # @!attribute [r] status
      #   @return ["new"]
      member :status, "status", required: true, tag: "new"
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # LeadScoreReason is a value of the API.
    class LeadScoreReason < Value
      # @!attribute [r] rule
      #   @return [String]
      member :rule, "rule", required: true
      # @!attribute [r] points
      #   @return [Integer]
      member :points, "points", required: true
    end

    # SpamReason is a value of the API.
    class SpamReason < Value
      # @!attribute [r] reason
      #   @return [String]
      member :reason, "reason", required: true
      # @!attribute [r] points
      #   @return [Integer]
      member :points, "points", required: true
    end

    # Lead is a value of the API.
    class Lead < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] contact_id
      #   @return [String, nil]
      member :contact_id, "contactId", required: true
      # @!attribute [r] status
      #   @return ["new", "contacted", "qualified", "won", "lost", "spam"]
      member :status, "status", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
      # @!attribute [r] email
      #   @return [String, nil]
      member :email, "email", required: true
      # @!attribute [r] phone
      #   @return [String, nil]
      member :phone, "phone", required: true
      # @!attribute [r] company
      #   @return [String, nil]
      member :company, "company", required: true
      # @!attribute [r] message
      #   @return [String, nil]
      member :message, "message", required: true
      # @!attribute [r] source
      #   @return [String, nil]
      member :source, "source", required: true
      # @!attribute [r] form_id
      #   @return [String, nil]
      member :form_id, "formId", required: true
      # @!attribute [r] page
      #   @return [String, Types::NewLeadPage, nil]
      member :page, "page", reading: :NewLeadPage, required: true
      # @!attribute [r] utm
      #   @return [Hash{String => String}, nil]
      member :utm, "utm", required: true
      # @!attribute [r] consent
      #   @return [Boolean, Types::NewLeadConsent, nil]
      member :consent, "consent", reading: :NewLeadConsent, required: true
      # @!attribute [r] custom
      #   @return [Hash{String => String, Numeric, Boolean, nil}] Fields of your own: up to 50 texts, numbers
      #   or booleans.
      member :custom, "custom", required: true
      # @!attribute [r] user_id
      #   @return [String, nil]
      member :user_id, "userId", required: true
      # @!attribute [r] score
      #   @return [Integer] The sum of `scoreReasons`.
      member :score, "score", required: true
      # @!attribute [r] score_reasons
      #   @return [Array<Types::LeadScoreReason>]
      member :score_reasons, "scoreReasons", reading: [:list, :LeadScoreReason], required: true
      # @!attribute [r] spam_points
      #   @return [Integer] From 5 on, a lead is taken for spam when it comes.
      member :spam_points, "spamPoints", required: true
      # @!attribute [r] spam_reasons
      #   @return [Array<Types::SpamReason>]
      member :spam_reasons, "spamReasons", reading: [:list, :SpamReason], required: true
      # @!attribute [r] assignee_id
      #   @return [String, nil]
      member :assignee_id, "assigneeId", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
    end

    # LeadScoreRule is a value of the API.
    class LeadScoreRule < Value
      # @!attribute [r] rule
      #   @return [String]
      member :rule, "rule", required: true
      # @!attribute [r] points
      #   @return [Integer]
      member :points, "points", required: true
      # @!attribute [r] summary
      #   @return [String]
      member :summary, "summary", required: true
    end

    # LeadChange is a value of the API.
    class LeadChange < Value
      # @!attribute [r] status
      #   @return ["new", "contacted", "qualified", "won", "lost", "spam", nil]
      member :status, "status"
      # @!attribute [r] assignee_id
      #   @return [String, nil]
      member :assignee_id, "assigneeId"
      # @!attribute [r] custom
      #   @return [Hash{String => String, Numeric, Boolean, nil}] Fields of your own: up to 50 texts, numbers
      #   or booleans.
      member :custom, "custom"
    end

    # LeadNote is a value of the API.
    class LeadNote < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] text
      #   @return [String]
      member :text, "text", required: true
      # @!attribute [r] author_id
      #   @return [String, nil]
      member :author_id, "authorId", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # NewLeadNote is a value of the API.
    class NewLeadNote < Value
      # @!attribute [r] text
      #   @return [String]
      member :text, "text", required: true
    end

    # NewSubscription is a value of the API.
    class NewSubscription < Value
      # @!attribute [r] email
      #   @return [String]
      member :email, "email", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] list
      #   @return [String, nil]
      member :list, "list"
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language"
      # @!attribute [r] consent
      #   @return [Boolean, Types::NewLeadConsent, nil]
      member :consent, "consent", reading: :NewLeadConsent
      # @!attribute [r] source
      #   @return [String, nil]
      member :source, "source"
      # @!attribute [r] form_id
      #   @return [String, nil]
      member :form_id, "formId"
      # @!attribute [r] page
      #   @return [String, nil]
      member :page, "page"
      # @!attribute [r] _gotcha
      #   @return [Object, nil] A field that people do not see. Whoever fills it in is no person.
      member :_gotcha, "_gotcha"
      # @!attribute [r] _timestamp
      #   @return [String, nil] The `timestamp` of `GET /api/forms/challenge`.
      member :_timestamp, "_timestamp"
      # @!attribute [r] altcha
      #   @return [String, nil] The solution, as the ALTCHA widget writes it: base64 of JSON.
      member :altcha, "altcha"
      # @!attribute [r] _next
      #   @return [String, nil] Of a form: where to go then, on an allowed origin of the key.
      member :_next, "_next"
      # @!attribute [r] _language
      #   @return [String, nil] The same as `language`, by the name that it has in forms of leads.
      member :_language, "_language"
    end

    # TakenSubscription is a value of the API.
    class TakenSubscription < Value
      # @!attribute [r] status
      #   @return ["pending"]
      member :status, "status", required: true, tag: "pending"
    end

    # NewsletterList is a value of the API.
    class NewsletterList < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] slug
      #   @return [String] What forms name, e.g. `newsletter`.
      member :slug, "slug", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description", required: true
      # @!attribute [r] is_public
      #   @return [Boolean] Whether people see the list on their page of preferences.
      member :is_public, "isPublic", required: true
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # NewNewsletterList is a value of the API.
    class NewNewsletterList < Value
      # @!attribute [r] slug
      #   @return [String] What forms name, e.g. `newsletter`.
      member :slug, "slug", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] is_public
      #   @return [Boolean, nil] Whether people see the list on their page of preferences.
      member :is_public, "isPublic"
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language"
    end

    # NewsletterListChange is a value of the API.
    class NewsletterListChange < Value
      # @!attribute [r] slug
      #   @return [String, nil] What forms name, e.g. `newsletter`.
      member :slug, "slug"
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] is_public
      #   @return [Boolean, nil] Whether people see the list on their page of preferences.
      member :is_public, "isPublic"
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language"
    end

    # NewsletterSettings is a value of the API.
    class NewsletterSettings < Value
      # @!attribute [r] sender_name
      #   @return [String, nil]
      member :sender_name, "senderName", required: true
      # @!attribute [r] reply_to
      #   @return [String, nil]
      member :reply_to, "replyTo", required: true
      # @!attribute [r] postal_address
      #   @return [String, nil]
      member :postal_address, "postalAddress", required: true
      # @!attribute [r] accent_colour
      #   @return [String, nil]
      member :accent_colour, "accentColour", required: true
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language", required: true
      # @!attribute [r] bounce_address
      #   @return [String, nil]
      member :bounce_address, "bounceAddress", required: true
    end

    # NewsletterSettingsChange is a value of the API.
    class NewsletterSettingsChange < Value
      # @!attribute [r] sender_name
      #   @return [String, nil]
      member :sender_name, "senderName"
      # @!attribute [r] reply_to
      #   @return [String, nil]
      member :reply_to, "replyTo"
      # @!attribute [r] postal_address
      #   @return [String, nil]
      member :postal_address, "postalAddress"
      # @!attribute [r] accent_colour
      #   @return [String, nil]
      member :accent_colour, "accentColour"
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language"
      # @!attribute [r] bounce_address
      #   @return [String, nil]
      member :bounce_address, "bounceAddress"
    end

    # SubscriberImportReport is a value of the API.
    class SubscriberImportReport < Value
      # @!attribute [r] dry_run
      #   @return [Boolean]
      member :dry_run, "dryRun", required: true
      # @!attribute [r] rows
      #   @return [Integer]
      member :rows, "rows", required: true
      # @!attribute [r] created
      #   @return [Integer]
      member :created, "created", required: true
      # @!attribute [r] changed
      #   @return [Integer]
      member :changed, "changed", required: true
      # @!attribute [r] unchanged
      #   @return [Integer]
      member :unchanged, "unchanged", required: true
      # @!attribute [r] failed
      #   @return [Integer]
      member :failed, "failed", required: true
      # @!attribute [r] encoding
      #   @return [String] How the file was read; `windows-1252` when lines of it were not UTF-8.
      member :encoding, "encoding", required: true
      # @!attribute [r] layout
      #   @return [String, nil]
      member :layout, "layout", required: true
      # @!attribute [r] columns
      #   @return [Array<Types::SubscriberImportReportColumn>] Which field each of the first thousand columns
      #   was taken for, by the mapping or its usual names; null: left out. `left`, `wanted`, `bounced` and
      #   `complained` say who gets no mail.
      member :columns, "columns", reading: [:list, :SubscriberImportReportColumn], required: true
      # @!attribute [r] notes
      #   @return [Array<Types::ImportReportNote>] The first thousand rows that share something with others:
      #   people with one number stay several contacts, and rows with one address become one. Others say what
      #   of a row was kept as a text, shortened or left out. Row 0 is that of the names: columns there seem
      #   to say who has left, and were not heeded.
      member :notes, "notes", reading: [:list, :ImportReportNote], required: true
      # @!attribute [r] faults
      #   @return [Array<Types::ImportReportNote>] The first thousand rows that were left out; the first row
      #   of people is 1.
      member :faults, "faults", reading: [:list, :ImportReportNote], required: true
      # @!attribute [r] error_file
      #   @return [String, nil] All rows that were left out as CSV, with what is wrong as the column `error`,
      #   which an import passes over: correct it and import it. It ends after 16 million characters; a note
      #   then says where.
      member :error_file, "errorFile", required: true
      # @!attribute [r] unproved
      #   @return [Integer] How many of the created and changed rows are pending because they have no proof of
      #   a confirmation.
      member :unproved, "unproved", required: true
    end

    # Subscription is a value of the API.
    class Subscription < Value
      # @!attribute [r] list_id
      #   @return [String]
      member :list_id, "listId", required: true
      # @!attribute [r] list
      #   @return [String] The `slug` of the list.
      member :list, "list", required: true
      # @!attribute [r] status
      #   @return ["pending", "confirmed", "unsubscribed"]
      member :status, "status", required: true
      # @!attribute [r] source
      #   @return [String, nil]
      member :source, "source", required: true
      # @!attribute [r] requested_at
      #   @return [Time]
      member :requested_at, "requestedAt", reading: :time, required: true
      # @!attribute [r] confirmed_at
      #   @return [Time, nil]
      member :confirmed_at, "confirmedAt", reading: :time, required: true
      # @!attribute [r] left_at
      #   @return [Time, nil]
      member :left_at, "leftAt", reading: :time, required: true
    end

    # Subscriber is a value of the API.
    class Subscriber < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] status
      #   @return ["pending", "confirmed", "unsubscribed", "bounced", "complained", "erased"]
      member :status, "status", required: true
      # @!attribute [r] email
      #   @return [String, nil]
      member :email, "email", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language", required: true
      # @!attribute [r] contact_id
      #   @return [String, nil]
      member :contact_id, "contactId", required: true
      # @!attribute [r] lists
      #   @return [Array<Types::Subscription>]
      member :lists, "lists", reading: [:list, :Subscription], required: true
      # @!attribute [r] suppressed
      #   @return ["unsubscribed", "bounced", "complained", "erased", "member", nil]
      member :suppressed, "suppressed", required: true
      # @!attribute [r] is_spam
      #   @return [Boolean] Taken for spam: it gets no mail until a member releases it.
      member :is_spam, "isSpam", required: true
      # @!attribute [r] spam_points
      #   @return [Integer]
      member :spam_points, "spamPoints", required: true
      # @!attribute [r] spam_reasons
      #   @return [Array<Types::SpamReason>]
      member :spam_reasons, "spamReasons", reading: [:list, :SpamReason], required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
    end

    # SubscriptionProof is a value of the API.
    class SubscriptionProof < Value
      # @!attribute [r] step
      #   @return ["requested", "confirmed", "imported", "unsubscribed", "bounced", "complained"]
      member :step, "step", required: true
      # @!attribute [r] list_id
      #   @return [String]
      member :list_id, "listId", required: true
      # @!attribute [r] at
      #   @return [Time]
      member :at, "at", reading: :time, required: true
      # @!attribute [r] ip
      #   @return [String, nil]
      member :ip, "ip", required: true
      # @!attribute [r] user_agent
      #   @return [String, nil]
      member :user_agent, "userAgent", required: true
      # @!attribute [r] form_id
      #   @return [String, nil]
      member :form_id, "formId", required: true
      # @!attribute [r] page
      #   @return [String, nil]
      member :page, "page", required: true
      # @!attribute [r] consent
      #   @return [Boolean, Types::NewLeadConsent, nil]
      member :consent, "consent", reading: :NewLeadConsent, required: true
      # @!attribute [r] shown_text
      #   @return [String, nil]
      member :shown_text, "shownText", required: true
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language", required: true
    end

    # SubscriberDetails is a value of the API.
    class SubscriberDetails < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] status
      #   @return ["pending", "confirmed", "unsubscribed", "bounced", "complained", "erased"]
      member :status, "status", required: true
      # @!attribute [r] email
      #   @return [String, nil]
      member :email, "email", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language", required: true
      # @!attribute [r] contact_id
      #   @return [String, nil]
      member :contact_id, "contactId", required: true
      # @!attribute [r] lists
      #   @return [Array<Types::Subscription>]
      member :lists, "lists", reading: [:list, :Subscription], required: true
      # @!attribute [r] suppressed
      #   @return ["unsubscribed", "bounced", "complained", "erased", "member", nil]
      member :suppressed, "suppressed", required: true
      # @!attribute [r] is_spam
      #   @return [Boolean] Taken for spam: it gets no mail until a member releases it.
      member :is_spam, "isSpam", required: true
      # @!attribute [r] spam_points
      #   @return [Integer]
      member :spam_points, "spamPoints", required: true
      # @!attribute [r] spam_reasons
      #   @return [Array<Types::SpamReason>]
      member :spam_reasons, "spamReasons", reading: [:list, :SpamReason], required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] mail_waits_until
      #   @return [Time, nil] The mail that asks for the confirmation waits until then: the mailbox has had
      #   its share.
      member :mail_waits_until, "mailWaitsUntil", reading: :time, required: true
      # @!attribute [r] proofs
      #   @return [Array<Types::SubscriptionProof>]
      member :proofs, "proofs", reading: [:list, :SubscriptionProof], required: true
    end

    # SubscriberChange is a value of the API.
    class SubscriberChange < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language"
      # @!attribute [r] is_spam
      #   @return [Boolean, nil] False releases a sign-up that was taken for spam: its owner is asked by mail.
      member :is_spam, "isSpam"
    end

    # NewsletterLeaving is a value of the API.
    class NewsletterLeaving < Value
      # @!attribute [r] lists
      #   @return [Array<String>, nil] The slugs of lists. Without them all, and the address gets no mail
      #   until a member allows it.
      member :lists, "lists"
    end

    # NewsletterStatistics is a value of the API.
    class NewsletterStatistics < Value
      # @!attribute [r] lists
      #   @return [Array<Types::NewsletterStatisticsList>]
      member :lists, "lists", reading: [:list, :NewsletterStatisticsList], required: true
      # @!attribute [r] days
      #   @return [Array<Types::NewsletterStatisticsDay>] Days in UTC, oldest first.
      member :days, "days", reading: [:list, :NewsletterStatisticsDay], required: true
    end

    # Suppression is a value of the API.
    class Suppression < Value
      # @!attribute [r] email
      #   @return [String, nil]
      member :email, "email", required: true
      # @!attribute [r] reason
      #   @return ["unsubscribed", "bounced", "complained", "erased", "member"]
      member :reason, "reason", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # NewSuppression is a value of the API.
    class NewSuppression < Value
      # @!attribute [r] email
      #   @return [String]
      member :email, "email", required: true
    end

    # Bounce is a value of the API.
    class Bounce < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] subscriber_id
      #   @return [String]
      member :subscriber_id, "subscriberId", required: true
      # @!attribute [r] campaign_number
      #   @return [Integer, nil]
      member :campaign_number, "campaignNumber", required: true
      # @!attribute [r] kind
      #   @return ["hard", "soft", "complaint"] `hard`: no mail arrives there. `soft`: a later mail may
      #   arrive. `complaint`: called spam.
      member :kind, "kind", required: true
      # @!attribute [r] reason
      #   @return [String]
      member :reason, "reason", required: true
      # @!attribute [r] status
      #   @return [String, nil]
      member :status, "status", required: true
      # @!attribute [r] at
      #   @return [Time]
      member :at, "at", reading: :time, required: true
    end

    # `messageId` or `email` says which mail or reader it was.
    class ReportedBounce < Value
      # @!attribute [r] message_id
      #   @return [String, nil] The `Message-ID` of the mail.
      member :message_id, "messageId"
      # @!attribute [r] email
      #   @return [String, nil]
      member :email, "email"
      # @!attribute [r] kind
      #   @return ["hard", "soft", "complaint"] `hard`: no mail arrives there. `soft`: a later mail may
      #   arrive. `complaint`: called spam.
      member :kind, "kind", required: true
      # @!attribute [r] reason
      #   @return [String, nil]
      member :reason, "reason"
      # @!attribute [r] status
      #   @return [String, nil]
      member :status, "status"
    end

    # ReportedBounces is a value of the API.
    class ReportedBounces < Value
      # @!attribute [r] bounces
      #   @return [Array<Types::ReportedBounce>]
      member :bounces, "bounces", reading: [:list, :ReportedBounce], required: true
    end

    # BounceReceipt is a value of the API.
    class BounceReceipt < Value
      # @!attribute [r] data
      #   @return [Array<Types::BounceReceiptDataItem>]
      member :data, "data", reading: [:list, :BounceReceiptDataItem], required: true
    end

    # BounceAddress is a value of the API.
    class BounceAddress < Value
      # @!attribute [r] url
      #   @return [String] Shown once. Mails and reports are posted here without a key.
      member :url, "url", required: true
    end

    # BounceMail is a value of the API.
    class BounceMail < Value
      # @!attribute [r] raw
      #   @return [String, nil] The whole mail.
      member :raw, "raw"
    end

    # NewCampaign is a value of the API.
    class NewCampaign < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] subject
      #   @return [String, nil] May hold variables, such as `{{ firstName | "there" }}`.
      member :subject, "subject"
      # @!attribute [r] preheader
      #   @return [String, nil] What mail programs show beside the subject.
      member :preheader, "preheader"
      # @!attribute [r] format
      #   @return ["markdown", "mjml", nil]
      member :format, "format"
      # @!attribute [r] body
      #   @return [String, nil]
      member :body, "body"
      # @!attribute [r] language
      #   @return ["en", "de", "fr", "es", "it", "nl", "pt", nil]
      member :language, "language"
      # @!attribute [r] sender_name
      #   @return [String, nil]
      member :sender_name, "senderName"
      # @!attribute [r] reply_to
      #   @return [String, nil]
      member :reply_to, "replyTo"
      # @!attribute [r] site_url
      #   @return [String, nil]
      member :site_url, "siteUrl"
      # @!attribute [r] tracks_opens
      #   @return [Boolean, nil] Whether opens are noted. Then the mail says so.
      member :tracks_opens, "tracksOpens"
      # @!attribute [r] tracks_clicks
      #   @return [Boolean, nil] Whether clicks are noted. Then the mail says so.
      member :tracks_clicks, "tracksClicks"
      # @!attribute [r] list_ids
      #   @return [Array<String>, nil]
      member :list_ids, "listIds"
      # @!attribute [r] segment_id
      #   @return [String, nil]
      member :segment_id, "segmentId"
      # @!attribute [r] rate_per_minute
      #   @return [Integer, nil]
      member :rate_per_minute, "ratePerMinute"
      # @!attribute [r] domain_rate_per_minute
      #   @return [Integer, nil]
      member :domain_rate_per_minute, "domainRatePerMinute"
    end

    # Campaign is a value of the API.
    class Campaign < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] number
      #   @return [Integer]
      member :number, "number", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] subject
      #   @return [String] May hold variables, such as `{{ firstName | "there" }}`.
      member :subject, "subject", required: true
      # @!attribute [r] preheader
      #   @return [String] What mail programs show beside the subject.
      member :preheader, "preheader", required: true
      # @!attribute [r] format
      #   @return ["markdown", "mjml"]
      member :format, "format", required: true
      # @!attribute [r] body
      #   @return [String]
      member :body, "body", required: true
      # @!attribute [r] language
      #   @return ["en", "de", "fr", "es", "it", "nl", "pt", nil]
      member :language, "language", required: true
      # @!attribute [r] sender_name
      #   @return [String, nil]
      member :sender_name, "senderName", required: true
      # @!attribute [r] reply_to
      #   @return [String, nil]
      member :reply_to, "replyTo", required: true
      # @!attribute [r] site_url
      #   @return [String, nil]
      member :site_url, "siteUrl", required: true
      # @!attribute [r] tracks_opens
      #   @return [Boolean] Whether opens are noted. Then the mail says so.
      member :tracks_opens, "tracksOpens", required: true
      # @!attribute [r] tracks_clicks
      #   @return [Boolean] Whether clicks are noted. Then the mail says so.
      member :tracks_clicks, "tracksClicks", required: true
      # @!attribute [r] list_ids
      #   @return [Array<String>]
      member :list_ids, "listIds", required: true
      # @!attribute [r] segment_id
      #   @return [String, nil]
      member :segment_id, "segmentId", required: true
      # @!attribute [r] rate_per_minute
      #   @return [Integer, nil]
      member :rate_per_minute, "ratePerMinute", required: true
      # @!attribute [r] domain_rate_per_minute
      #   @return [Integer, nil]
      member :domain_rate_per_minute, "domainRatePerMinute", required: true
      # @!attribute [r] status
      #   @return ["draft", "scheduled", "sending", "paused", "sent", "cancelled"]
      member :status, "status", required: true
      # @!attribute [r] pause_reason
      #   @return ["member", "mail-server", "bounces", nil]
      member :pause_reason, "pauseReason", required: true
      # @!attribute [r] scheduled_at
      #   @return [Time, nil]
      member :scheduled_at, "scheduledAt", reading: :time, required: true
      # @!attribute [r] time_zone
      #   @return [String, nil]
      member :time_zone, "timeZone", required: true
      # @!attribute [r] started_at
      #   @return [Time, nil]
      member :started_at, "startedAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time, required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
    end

    # CampaignChange is a value of the API.
    class CampaignChange < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] subject
      #   @return [String, nil] May hold variables, such as `{{ firstName | "there" }}`.
      member :subject, "subject"
      # @!attribute [r] preheader
      #   @return [String, nil] What mail programs show beside the subject.
      member :preheader, "preheader"
      # @!attribute [r] format
      #   @return ["markdown", "mjml", nil]
      member :format, "format"
      # @!attribute [r] body
      #   @return [String, nil]
      member :body, "body"
      # @!attribute [r] language
      #   @return ["en", "de", "fr", "es", "it", "nl", "pt", nil]
      member :language, "language"
      # @!attribute [r] sender_name
      #   @return [String, nil]
      member :sender_name, "senderName"
      # @!attribute [r] reply_to
      #   @return [String, nil]
      member :reply_to, "replyTo"
      # @!attribute [r] site_url
      #   @return [String, nil]
      member :site_url, "siteUrl"
      # @!attribute [r] tracks_opens
      #   @return [Boolean, nil] Whether opens are noted. Then the mail says so.
      member :tracks_opens, "tracksOpens"
      # @!attribute [r] tracks_clicks
      #   @return [Boolean, nil] Whether clicks are noted. Then the mail says so.
      member :tracks_clicks, "tracksClicks"
      # @!attribute [r] list_ids
      #   @return [Array<String>, nil]
      member :list_ids, "listIds"
      # @!attribute [r] segment_id
      #   @return [String, nil]
      member :segment_id, "segmentId"
      # @!attribute [r] rate_per_minute
      #   @return [Integer, nil]
      member :rate_per_minute, "ratePerMinute"
      # @!attribute [r] domain_rate_per_minute
      #   @return [Integer, nil]
      member :domain_rate_per_minute, "domainRatePerMinute"
    end

    # CampaignPreview is a value of the API.
    class CampaignPreview < Value
      # @!attribute [r] subject
      #   @return [String]
      member :subject, "subject", required: true
      # @!attribute [r] html
      #   @return [String]
      member :html, "html", required: true
      # @!attribute [r] url
      #   @return [String] The HTML as a page that runs no script, for a frame of Parley's own. It ends after
      #   15 minutes.
      member :url, "url", required: true
      # @!attribute [r] text
      #   @return [String]
      member :text, "text", required: true
      # @!attribute [r] bytes
      #   @return [Integer] Of the HTML. Gmail cuts off what is longer than 102 KiB.
      member :bytes, "bytes", required: true
      # @!attribute [r] warnings
      #   @return [Array<String>] What was left out of the text, and why a reader may not see all.
      member :warnings, "warnings", required: true
      # @!attribute [r] missing
      #   @return [Array<String>] What sending still needs.
      member :missing, "missing", required: true
    end

    # TestSend is a value of the API.
    class TestSend < Value
      # @!attribute [r] to
      #   @return [Array<String>, nil] Members of the workspace, by id `usr_…` or by e-mail address. Without
      #   it the calling member.
      member :to, "to"
    end

    # TestSent is a value of the API.
    class TestSent < Value
      # @!attribute [r] sent_to
      #   @return [Integer]
      member :sent_to, "sentTo", required: true
    end

    # CampaignSchedule is a value of the API.
    class CampaignSchedule < Value
      # @!attribute [r] at
      #   @return [String] What the clocks of the time zone show then: `2026-12-01T09:00`.
      member :at, "at", required: true
      # @!attribute [r] time_zone
      #   @return [String] An IANA name, such as `Europe/Berlin`.
      member :time_zone, "timeZone", required: true
    end

    # Mailing is a value of the API.
    class Mailing < Value
      # @!attribute [r] subscriber_id
      #   @return [String]
      member :subscriber_id, "subscriberId", required: true
      # @!attribute [r] status
      #   @return ["queued", "claimed", "handed", "sent", "deferred", "failed", "unknown", "skipped",
      #   "bounced"] `unknown`: the node died while the mail server had the mail, and nobody knows whether it
      #   arrived. `skipped`: the subscriber left before it was sent.
      member :status, "status", required: true
      # @!attribute [r] attempts
      #   @return [Integer]
      member :attempts, "attempts", required: true
      # @!attribute [r] reason
      #   @return [String, nil]
      member :reason, "reason", required: true
      # @!attribute [r] due_at
      #   @return [Time, nil]
      member :due_at, "dueAt", reading: :time, required: true
      # @!attribute [r] sent_at
      #   @return [Time, nil]
      member :sent_at, "sentAt", reading: :time, required: true
      # @!attribute [r] opened_at
      #   @return [Time, nil]
      member :opened_at, "openedAt", reading: :time, required: true
      # @!attribute [r] clicked_at
      #   @return [Time, nil]
      member :clicked_at, "clickedAt", reading: :time, required: true
    end

    # CampaignReport is a value of the API.
    class CampaignReport < Value
      # @!attribute [r] campaign_id
      #   @return [String]
      member :campaign_id, "campaignId", required: true
      # @!attribute [r] status
      #   @return ["draft", "scheduled", "sending", "paused", "sent", "cancelled"]
      member :status, "status", required: true
      # @!attribute [r] recipients
      #   @return [Integer] Before it is sent: how many would get it now, with a segment counted up to 20,000
      #   readers.
      member :recipients, "recipients", required: true
      # @!attribute [r] mailings
      #   @return [Types::CampaignReportMailings]
      member :mailings, "mailings", reading: :CampaignReportMailings, required: true
      # @!attribute [r] opened
      #   @return [Integer, nil]
      member :opened, "opened", required: true
      # @!attribute [r] clicked
      #   @return [Integer, nil]
      member :clicked, "clicked", required: true
      # @!attribute [r] links
      #   @return [Array<Types::CampaignReportLink>]
      member :links, "links", reading: [:list, :CampaignReportLink], required: true
      # @!attribute [r] domains
      #   @return [Array<Types::CampaignReportDomain>] The ten with the most recipients.
      member :domains, "domains", reading: [:list, :CampaignReportDomain], required: true
    end

    # NewSeries is a value of the API.
    class NewSeries < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] list_id
      #   @return [String]
      member :list_id, "listId", required: true
      # @!attribute [r] language
      #   @return ["en", "de", "fr", "es", "it", "nl", "pt", nil]
      member :language, "language"
      # @!attribute [r] site_url
      #   @return [String, nil]
      member :site_url, "siteUrl"
      # @!attribute [r] steps
      #   @return [Array<Types::NewSeriesStep>]
      member :steps, "steps", reading: [:list, :NewSeriesStep], required: true
    end

    # Series is a value of the API.
    class Series < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] list_id
      #   @return [String]
      member :list_id, "listId", required: true
      # @!attribute [r] status
      #   @return ["active", "stopped"]
      member :status, "status", required: true
      # @!attribute [r] steps
      #   @return [Array<Types::SeriesStep>]
      member :steps, "steps", reading: [:list, :SeriesStep], required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # SeriesChange is a value of the API.
    class SeriesChange < Value
      # @!attribute [r] status
      #   @return ["active", "stopped"]
      member :status, "status", required: true
    end

    # DatabaseAnswer is a value of the API.
    class DatabaseAnswer < Value
      # @!attribute [r] rows
      #   @return [Array<Hash{String => Object}>] `bigint` and `numeric` are numbers of up to 15 digits, and
      #   texts beyond, so that no digit is lost. Times are in ISO 8601 and UTC, bytes in base64.
      member :rows, "rows", required: true
      # @!attribute [r] row_count
      #   @return [Integer] How many rows were read, or changed.
      member :row_count, "rowCount", required: true
      # @!attribute [r] fields
      #   @return [Array<Types::DatabaseAnswerField>]
      member :fields, "fields", reading: [:list, :DatabaseAnswerField], required: true
      # @!attribute [r] duration_ms
      #   @return [Numeric]
      member :duration_ms, "durationMs", required: true
      # @!attribute [r] next_cursor
      #   @return [String, nil]
      member :next_cursor, "nextCursor"
      # @!attribute [r] results
      #   @return [Array<Types::DatabaseAnswerResult>, nil] Of `batch`: the outcome of each statement.
      member :results, "results", reading: [:list, :DatabaseAnswerResult]
      # @!attribute [r] tables
      #   @return [Array<Types::DatabaseAnswerTable>, nil] Of `describe`.
      member :tables, "tables", reading: [:list, :DatabaseAnswerTable]
      # @!attribute [r] limits
      #   @return [Hash{String => Object}, nil] Of `describe`.
      member :limits, "limits"
    end

    # DatabaseImportReport is a value of the API.
    class DatabaseImportReport < Value
      # @!attribute [r] dry_run
      #   @return [Boolean]
      member :dry_run, "dryRun", required: true
      # @!attribute [r] rows
      #   @return [Integer] Rows that were read.
      member :rows, "rows", required: true
      # @!attribute [r] inserted
      #   @return [Integer]
      member :inserted, "inserted", required: true
      # @!attribute [r] updated
      #   @return [Integer]
      member :updated, "updated", required: true
      # @!attribute [r] failed
      #   @return [Array<Types::DatabaseImportReportFailedItem>] The first hundred faults; after that many,
      #   reading ends.
      member :failed, "failed", reading: [:list, :DatabaseImportReportFailedItem], required: true
    end

    # DatabaseRestoreReport is a value of the API.
    class DatabaseRestoreReport < Value
      # @!attribute [r] tables
      #   @return [Integer]
      member :tables, "tables", required: true
      # @!attribute [r] views
      #   @return [Integer]
      member :views, "views", required: true
      # @!attribute [r] rows
      #   @return [Integer]
      member :rows, "rows", required: true
    end

    # NewFile is a value of the API.
    class NewFile < Value
      # @!attribute [r] file
      #   @return [Upload] The file, as a part with a file name.
      member :file, "file", required: true
    end

    # File is a value of the API.
    class File < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String] The last segment of the name that the client sent.
      member :name, "name", required: true
      # @!attribute [r] mime_type
      #   @return [String] As the client declared it; it is not verified.
      member :mime_type, "mimeType", required: true
      # @!attribute [r] bytes
      #   @return [Integer]
      member :bytes, "bytes", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # NewKnowledgeFiles is a value of the API.
    class NewKnowledgeFiles < Value
      # @!attribute [r] file
      #   @return [Array<Upload>] Parts with a file name: txt, md, mdx, html, pdf, docx, pptx, xlsx, csv, odt,
      #   epub, eml, or one zip of such files.
      member :file, "file", required: true
      # @!attribute [r] url
      #   @return [String, nil] Where a reader finds the file. Citations lead there.
      member :url, "url"
      # @!attribute [r] base_url
      #   @return [String, nil] Where the folder of the file is on the web: relative links are made absolute
      #   with it, and citations lead to the file there.
      member :base_url, "baseUrl"
      # @!attribute [r] question_column
      #   @return [String, nil] The column of a table with the questions, where its name does not say so.
      member :question_column, "questionColumn"
      # @!attribute [r] answer_column
      #   @return [String, nil] The column with the answers.
      member :answer_column, "answerColumn"
      # @!attribute [r] share_original
      #   @return ["true", "false", nil]
      member :share_original, "shareOriginal"
      # @!attribute [r] external_id
      #   @return [Array<String>, nil] Your own name for each file, in their order. The files of an archive
      #   are named by their paths.
      member :external_id, "externalId"
      # @!attribute [r] tags
      #   @return [Array<String>, nil] Assistants, searches and removals choose sources by tags. Left out: a
      #   source keeps those it has.
      member :tags, "tags"
    end

    # KnowledgeProblem is a value of the API.
    class KnowledgeProblem < Value
      # @!attribute [r] code
      #   @return [String]
      member :code, "code", required: true
      # @!attribute [r] message
      #   @return [String] What to do, in English.
      member :message, "message", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
    end

    # AddedKnowledgeSource is a value of the API.
    class AddedKnowledgeSource < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] title
      #   @return [String] The title of a FAQ is its question.
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] external_id
      #   @return [String, nil]
      member :external_id, "externalId", required: true
      # @!attribute [r] tags
      #   @return [Array<String>]
      member :tags, "tags", required: true
      # @!attribute [r] status
      #   @return ["indexed", "pending", "failed"] `indexed`: every question that is asked from now on finds
      #   its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`:
      #   there was nothing to learn.
      member :status, "status", required: true
      # @!attribute [r] document_id
      #   @return [String, nil] The document version with the current content. Null for what was learnt: its
      #   pages have documents.
      member :document_id, "documentId", required: true
      # @!attribute [r] version
      #   @return [Integer] The number of document versions until now.
      member :version, "version", required: true
      # @!attribute [r] created_at
      #   @return [Time] When the source was added.
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time] When the content last changed.
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] type
      #   @return ["text", "faq", "url", "site", "file"]
      member :type, "type", required: true
      # @!attribute [r] change
      #   @return ["created", "replaced", "unchanged"] What the request did: a source whose `externalId` is
      #   known is `replaced`, or `unchanged`.
      member :change, "change", required: true
      # @!attribute [r] problem
      #   @return [Types::KnowledgeProblem, nil]
      member :problem, "problem", reading: :KnowledgeProblem
      # @!attribute [r] warnings
      #   @return [Array<Types::AddedKnowledgeSourceWarning>, nil] What is stored, and may be meant otherwise.
      #   Left out where there is nothing.
      member :warnings, "warnings", reading: [:list, :AddedKnowledgeSourceWarning]
    end

    # KnowledgeFileNote is a value of the API.
    class KnowledgeFileNote < Value
      # @!attribute [r] code
      #   @return [String]
      member :code, "code", required: true
      # @!attribute [r] message
      #   @return [String] In English, without a word of the file.
      member :message, "message", required: true
    end

    # KnowledgeSource is a value of the API.
    class KnowledgeSource < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] title
      #   @return [String] The title of a FAQ is its question.
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] external_id
      #   @return [String, nil]
      member :external_id, "externalId", required: true
      # @!attribute [r] tags
      #   @return [Array<String>]
      member :tags, "tags", required: true
      # @!attribute [r] status
      #   @return ["indexed", "pending", "failed"] `indexed`: every question that is asked from now on finds
      #   its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`:
      #   there was nothing to learn.
      member :status, "status", required: true
      # @!attribute [r] document_id
      #   @return [String, nil] The document version with the current content. Null for what was learnt: its
      #   pages have documents.
      member :document_id, "documentId", required: true
      # @!attribute [r] version
      #   @return [Integer] The number of document versions until now.
      member :version, "version", required: true
      # @!attribute [r] created_at
      #   @return [Time] When the source was added.
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time] When the content last changed.
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] type
      #   @return ["text", "faq", "url", "site", "file"]
      member :type, "type", required: true
    end

    # RemovedKnowledgeSources is a value of the API.
    class RemovedKnowledgeSources < Value
      # @!attribute [r] removed
      #   @return [Integer]
      member :removed, "removed", required: true
    end

    # KnowledgeProgress is a value of the API.
    class KnowledgeProgress < Value
      # @!attribute [r] found
      #   @return [Integer] Pages that are known by now.
      member :found, "found", required: true
      # @!attribute [r] done
      #   @return [Integer] Pages that this look has looked at.
      member :done, "done", required: true
      # @!attribute [r] changed
      #   @return [Integer]
      member :changed, "changed", required: true
      # @!attribute [r] unchanged
      #   @return [Integer]
      member :unchanged, "unchanged", required: true
      # @!attribute [r] failed
      #   @return [Integer]
      member :failed, "failed", required: true
      # @!attribute [r] skipped
      #   @return [Integer] Pages that hold nothing to answer from, or may not be read.
      member :skipped, "skipped", required: true
    end

    # ReplacedKnowledgeSource is a value of the API.
    class ReplacedKnowledgeSource < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] title
      #   @return [String] The title of a FAQ is its question.
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] external_id
      #   @return [String, nil]
      member :external_id, "externalId", required: true
      # @!attribute [r] tags
      #   @return [Array<String>]
      member :tags, "tags", required: true
      # @!attribute [r] status
      #   @return ["indexed", "pending", "failed"] `indexed`: every question that is asked from now on finds
      #   its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`:
      #   there was nothing to learn.
      member :status, "status", required: true
      # @!attribute [r] document_id
      #   @return [String, nil] The document version with the current content. Null for what was learnt: its
      #   pages have documents.
      member :document_id, "documentId", required: true
      # @!attribute [r] version
      #   @return [Integer] The number of document versions until now.
      member :version, "version", required: true
      # @!attribute [r] created_at
      #   @return [Time] When the source was added.
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time] When the content last changed.
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] type
      #   @return ["text", "faq", "url", "site", "file"]
      member :type, "type", required: true
      # @!attribute [r] warnings
      #   @return [Array<Types::AddedKnowledgeSourceWarning>, nil] What is stored, and may be meant otherwise.
      #   Left out where there is nothing.
      member :warnings, "warnings", reading: [:list, :AddedKnowledgeSourceWarning]
    end

    # KnowledgeDocumentVersion is a value of the API.
    class KnowledgeDocumentVersion < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] version
      #   @return [Integer] Counts the document versions of the source.
      member :version, "version", required: true
      # @!attribute [r] type
      #   @return ["text", "faq"]
      member :type, "type", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] content_hash
      #   @return [String] SHA-256 of the text in UTF-8, in hexadecimal.
      member :content_hash, "contentHash", required: true
      # @!attribute [r] created_at
      #   @return [Time] When this version was stored.
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] retired_at
      #   @return [Time, nil]
      member :retired_at, "retiredAt", reading: :time, required: true
    end

    # KnowledgeDocument is a value of the API.
    class KnowledgeDocument < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] version
      #   @return [Integer] Counts the document versions of the source.
      member :version, "version", required: true
      # @!attribute [r] type
      #   @return ["text", "faq"]
      member :type, "type", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] content_hash
      #   @return [String] SHA-256 of the text in UTF-8, in hexadecimal.
      member :content_hash, "contentHash", required: true
      # @!attribute [r] created_at
      #   @return [Time] When this version was stored.
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] retired_at
      #   @return [Time, nil]
      member :retired_at, "retiredAt", reading: :time, required: true
      # @!attribute [r] text
      #   @return [String] The text that citations quote. Their `start` and `end` count its UTF-16 code units.
      member :text, "text", required: true
      # @!attribute [r] questions
      #   @return [Array<String>] For a FAQ: the question, then the alternatives. Empty for a text.
      member :questions, "questions", required: true
    end

    # DocumentPassage is a value of the API.
    class DocumentPassage < Value
      # @!attribute [r] section
      #   @return [String, nil]
      member :section, "section", required: true
      # @!attribute [r] anchor
      #   @return [String, nil]
      member :anchor, "anchor", required: true
      # @!attribute [r] text
      #   @return [String] Verbatim: the document's text from `start` to `end`.
      member :text, "text", required: true
      # @!attribute [r] start
      #   @return [Integer] In UTF-16 code units.
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
    end

    # Synonyms is a value of the API.
    class Synonyms < Value
      # @!attribute [r] groups
      #   @return [Array<Array<String>>] Each group is a list of words and phrases that mean the same.
      member :groups, "groups", required: true
    end

    # KnowledgeSearch is a value of the API.
    class KnowledgeSearch < Value
      # @!attribute [r] query
      #   @return [String] What to look for, in plain words.
      member :query, "query", required: true
      # @!attribute [r] limit
      #   @return [Integer, nil]
      member :limit, "limit"
      # @!attribute [r] tags
      #   @return [Array<String>, nil] Looks only in sources that have one of these tags.
      member :tags, "tags"
    end

    # FoundPassages is a value of the API.
    class FoundPassages < Value
      # @!attribute [r] passages
      #   @return [Array<Types::FoundPassagesPassage>] Best first.
      member :passages, "passages", reading: [:list, :FoundPassagesPassage], required: true
    end

    # NewKnowledgeSync is a value of the API.
    class NewKnowledgeSync < Value
      # @!attribute [r] tag
      #   @return [String] The sources with this tag are brought in step.
      member :tag, "tag", required: true
    end

    # StartedKnowledgeSync is a value of the API.
    class StartedKnowledgeSync < Value
      # @!attribute [r] sync_id
      #   @return [String]
      member :sync_id, "syncId", required: true
    end

    # KnowledgeSyncPortion is a value of the API.
    class KnowledgeSyncPortion < Value
      # @!attribute [r] sources
      #   @return [Array<Types::NewKnowledgeSourcesText, Types::NewKnowledgeSourcesFaq>]
      member :sources, "sources", reading: [:list, [:union, :NewKnowledgeSourcesText, :NewKnowledgeSourcesFaq]], required: true
    end

    # ReceivedKnowledgeSyncPortion is a value of the API.
    class ReceivedKnowledgeSyncPortion < Value
      # @!attribute [r] received
      #   @return [Integer] The sync has so many sources until now.
      member :received, "received", required: true
    end

    # KnowledgeSyncEnd is a value of the API.
    class KnowledgeSyncEnd < Value
      # @!attribute [r] dry_run
      #   @return [Boolean, nil] Only counts, and leaves the sync open.
      member :dry_run, "dryRun"
      # @!attribute [r] allow_removal
      #   @return [Boolean, nil] Removes even more than half of the tag's sources.
      member :allow_removal, "allowRemoval"
    end

    # KnowledgeSyncCounts is a value of the API.
    class KnowledgeSyncCounts < Value
      # @!attribute [r] added
      #   @return [Integer]
      member :added, "added", required: true
      # @!attribute [r] replaced
      #   @return [Integer]
      member :replaced, "replaced", required: true
      # @!attribute [r] unchanged
      #   @return [Integer]
      member :unchanged, "unchanged", required: true
      # @!attribute [r] removed
      #   @return [Integer]
      member :removed, "removed", required: true
    end

    # KnowledgePage is a value of the API.
    class KnowledgePage < Value
      # @!attribute [r] document_id
      #   @return [String, nil] The document that the page gave, if any.
      member :document_id, "documentId", required: true
      # @!attribute [r] url
      #   @return [String, nil] Null for a file without an address.
      member :url, "url", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] status
      #   @return ["waiting", "indexed", "skipped", "failed", "gone"]
      member :status, "status", required: true
      # @!attribute [r] problem
      #   @return [Types::KnowledgeProblem, nil]
      member :problem, "problem", reading: :KnowledgeProblem, required: true
      # @!attribute [r] words
      #   @return [Integer]
      member :words, "words", required: true
      # @!attribute [r] notes
      #   @return [Array<Types::KnowledgeFileNote>] What was left out of a file.
      member :notes, "notes", reading: [:list, :KnowledgeFileNote], required: true
      # @!attribute [r] last_looked_at
      #   @return [Time, nil]
      member :last_looked_at, "lastLookedAt", reading: :time, required: true
    end

    # Gap is a value of the API.
    class Gap < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] state
      #   @return ["open", "resolved", "ignored"]
      member :state, "state", required: true
      # @!attribute [r] question
      #   @return [String] The wording that people used most.
      member :question, "question", required: true
      # @!attribute [r] count
      #   @return [Integer] How many questions of the last 180 days ask this.
      member :count, "count", required: true
      # @!attribute [r] reasons
      #   @return [Types::GapReasons] Each question is counted once, by what came first.
      member :reasons, "reasons", reading: :GapReasons, required: true
      # @!attribute [r] examples
      #   @return [Array<String>] How people asked it, the most frequent wording first. At most 10.
      member :examples, "examples", required: true
      # @!attribute [r] last_asked_at
      #   @return [Time]
      member :last_asked_at, "lastAskedAt", reading: :time, required: true
      # @!attribute [r] nearest
      #   @return [Types::GapNearest, nil]
      member :nearest, "nearest", reading: :GapNearest, required: true
      # @!attribute [r] answered_now
      #   @return [Boolean] Whether the engine finds an answer in the knowledge of now, without a model.
      member :answered_now, "answeredNow", required: true
      # @!attribute [r] opened_at
      #   @return [Time]
      member :opened_at, "openedAt", reading: :time, required: true
      # @!attribute [r] resolved_at
      #   @return [Time, nil]
      member :resolved_at, "resolvedAt", reading: :time, required: true
      # @!attribute [r] source_id
      #   @return [String, nil]
      member :source_id, "sourceId", required: true
    end

    # Gaps is a value of the API.
    class Gaps < Value
      # @!attribute [r] data
      #   @return [Array<Types::Gap>]
      member :data, "data", reading: [:list, :Gap], required: true
      # @!attribute [r] next_cursor
      #   @return [String, nil]
      member :next_cursor, "nextCursor", required: true
      # @!attribute [r] contradictions
      #   @return [Array<Types::GapsContradiction>] Questions that FAQs answer in different ways: people get
      #   one of the answers. At most 100, with the first page alone.
      member :contradictions, "contradictions", reading: [:list, :GapsContradiction], required: true
    end

    # GapMail is a value of the API.
    class GapMail < Value
      # @!attribute [r] weekly
      #   @return [Boolean]
      member :weekly, "weekly", required: true
      # @!attribute [r] next_at
      #   @return [Time, nil]
      member :next_at, "nextAt", reading: :time, required: true
      # @!attribute [r] stop_url
      #   @return [String, nil]
      member :stop_url, "stopUrl", required: true
    end

    # NewGapMail is a value of the API.
    class NewGapMail < Value
      # @!attribute [r] weekly
      #   @return [Boolean]
      member :weekly, "weekly", required: true
    end

    # ProviderFailure is a value of the API.
    class ProviderFailure < Value
      # @!attribute [r] at
      #   @return [Time] The newest failure, to the minute.
      member :at, "at", reading: :time, required: true
      # @!attribute [r] since
      #   @return [Time] The first failure since the model's last answer.
      member :since, "since", reading: :time, required: true
      # @!attribute [r] fault
      #   @return ["refused-key", "unknown-model", "rate-limited", "refused-request", "unreachable",
      #   "too-long", "broken"] Why. `refused-key`: the provider refused the key. `unknown-model`: it does not
      #   know the model or the address. `rate-limited`: its limit is reached. `refused-request`: it refused
      #   the request. `unreachable`: it could not be reached. `too-long`: the model wrote more than a reply
      #   may hold. `broken`: it answered with an error, or with what cannot be read.
      member :fault, "fault", required: true
      # @!attribute [r] reason
      #   @return [String, nil] What the vendor says, in its own words: at most 300 characters, without what
      #   was asked.
      member :reason, "reason", required: true
      # @!attribute [r] model
      #   @return [String, nil] `<provider name>/<model id>`. Null when the provider's list of models could
      #   not be read.
      member :model, "model", required: true
    end

    # Provider is a value of the API.
    class Provider < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] kind
      #   @return ["anthropic", "google", "mistral", "openai", "openai-compatible"] The vendor, or the
      #   protocol that its server speaks. `openai-compatible`: Ollama, vLLM, llama.cpp, LM Studio and others.
      member :kind, "kind", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] base_url
      #   @return [String, nil]
      member :base_url, "baseUrl", required: true
      # @!attribute [r] has_api_key
      #   @return [Boolean]
      member :has_api_key, "hasApiKey", required: true
      # @!attribute [r] default_model
      #   @return [String, nil] Answers when nobody names a model. Null: the vendor's, or for
      #   `openai-compatible` the first one it lists.
      member :default_model, "defaultModel", required: true
      # @!attribute [r] prices
      #   @return [Hash{String => Types::ProviderPricesValue}] By model id: the price of a million tokens, in
      #   the currency of your budget.
      member :prices, "prices", reading: [:map, :ProviderPricesValue], required: true
      # @!attribute [r] first_byte_timeout_ms
      #   @return [Integer]
      member :first_byte_timeout_ms, "firstByteTimeoutMs", required: true
      # @!attribute [r] last_failure
      #   @return [Types::ProviderFailure, nil] Of the model that failed last, also in a test call. Null when
      #   it has answered since, or the provider was changed.
      member :last_failure, "lastFailure", reading: :ProviderFailure, required: true
      # @!attribute [r] refused_parts
      #   @return [Hash{String => Array<"system", "tools">}] By model id: what the model refuses, as answers
      #   and test calls have shown. It is asked without tools, or with its instructions at the beginning of
      #   the first message. A change of the provider forgets it.
      member :refused_parts, "refusedParts", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # NewProvider is a value of the API.
    class NewProvider < Value
      # @!attribute [r] kind
      #   @return ["anthropic", "google", "mistral", "openai", "openai-compatible"] The vendor, or the
      #   protocol that its server speaks. `openai-compatible`: Ollama, vLLM, llama.cpp, LM Studio and others.
      member :kind, "kind", required: true
      # @!attribute [r] name
      #   @return [String] The first part of `<provider name>/<model id>`, unique in the workspace.
      member :name, "name", required: true
      # @!attribute [r] api_key
      #   @return [String, nil] Stored encrypted. No answer contains it.
      member :api_key, "apiKey"
      # @!attribute [r] base_url
      #   @return [String, nil] Required for `openai-compatible`, e.g. `https://models.example/v1`. For the
      #   others it replaces the vendor's.
      member :base_url, "baseUrl"
      # @!attribute [r] default_model
      #   @return [String, nil]
      member :default_model, "defaultModel"
      # @!attribute [r] prices
      #   @return [Hash{String => Types::NewProviderPricesValue}, nil] By model id: the price of a million
      #   tokens, in the currency of your budget.
      member :prices, "prices", reading: [:map, :NewProviderPricesValue]
      # @!attribute [r] first_byte_timeout_ms
      #   @return [Integer, nil] So long an answer may take to begin, in milliseconds. Where nothing is said:
      #   15000 for `anthropic`, 15000 for `google`, 15000 for `mistral`, 15000 for `openai`, 60000 for
      #   `openai-compatible`. Then the assistant's next model answers, or the engine. A model that loads
      #   first, or that thinks in silence, may need more.
      member :first_byte_timeout_ms, "firstByteTimeoutMs"
    end

    # ProviderChange is a value of the API.
    class ProviderChange < Value
      # @!attribute [r] name
      #   @return [String, nil] The first part of `<provider name>/<model id>`, unique in the workspace.
      member :name, "name"
      # @!attribute [r] api_key
      #   @return [String, nil]
      member :api_key, "apiKey"
      # @!attribute [r] base_url
      #   @return [String, nil]
      member :base_url, "baseUrl"
      # @!attribute [r] default_model
      #   @return [String, nil]
      member :default_model, "defaultModel"
      # @!attribute [r] prices
      #   @return [Hash{String => Types::ProviderChangePricesValue}, nil] By model id: the price of a million
      #   tokens, in the currency of your budget.
      member :prices, "prices", reading: [:map, :ProviderChangePricesValue]
      # @!attribute [r] first_byte_timeout_ms
      #   @return [Integer, nil] So long an answer may take to begin, in milliseconds. Where nothing is said:
      #   15000 for `anthropic`, 15000 for `google`, 15000 for `mistral`, 15000 for `openai`, 60000 for
      #   `openai-compatible`. Then the assistant's next model answers, or the engine. A model that loads
      #   first, or that thinks in silence, may need more.
      member :first_byte_timeout_ms, "firstByteTimeoutMs"
    end

    # ProviderTest is a value of the API.
    class ProviderTest < Value
      # @!attribute [r] model
      #   @return [String, nil]
      member :model, "model"
    end

    # ProviderTestResult is a value of the API.
    class ProviderTestResult < Value
      # @!attribute [r] ok
      #   @return [Boolean]
      member :ok, "ok", required: true
      # @!attribute [r] model
      #   @return [String, nil]
      member :model, "model", required: true
      # @!attribute [r] detail
      #   @return [String] What happened, and what to do next.
      member :detail, "detail", required: true
      # @!attribute [r] refused
      #   @return [Array<"system", "tools">] The parts that the model refuses: `tools`, or `system` for a
      #   system message. Answers are made without them.
      member :refused, "refused", required: true
      # @!attribute [r] reason
      #   @return [String, nil] What the vendor says about a failure or a refusal, in its own words.
      member :reason, "reason", required: true
      # @!attribute [r] text
      #   @return [String, nil] The model's answer.
      member :text, "text"
      # @!attribute [r] first_byte_ms
      #   @return [Integer, nil] So long the answer took to begin, in milliseconds: its first word, thought or
      #   call of a tool. Null when it did not begin.
      member :first_byte_ms, "firstByteMs", required: true
      # @!attribute [r] duration_ms
      #   @return [Numeric]
      member :duration_ms, "durationMs", required: true
    end

    # Hard limits for each calendar month and each day (UTC). Null means no limit.
    class ModelBudget < Value
      # @!attribute [r] monthly_tokens
      #   @return [Integer, nil]
      member :monthly_tokens, "monthlyTokens", required: true
      # @!attribute [r] monthly_cost
      #   @return [Numeric, nil] Calculated from the providers' `prices`.
      member :monthly_cost, "monthlyCost", required: true
      # @!attribute [r] daily_tokens_per_visitor
      #   @return [Integer, nil] For each visitor of a browser and each verified user. Left out, a twentieth
      #   of `monthlyTokens`, and at least 20,000.
      member :daily_tokens_per_visitor, "dailyTokensPerVisitor"
      # @!attribute [r] daily_cost_per_visitor
      #   @return [Numeric, nil] Left out, a twentieth of `monthlyCost`.
      member :daily_cost_per_visitor, "dailyCostPerVisitor"
    end

    # ModelUse is a value of the API.
    class ModelUse < Value
      # @!attribute [r] month
      #   @return [String] `YYYY-MM`, in UTC.
      member :month, "month", required: true
      # @!attribute [r] budget
      #   @return [Types::ModelBudget]
      member :budget, "budget", reading: :ModelBudget, required: true
      # @!attribute [r] tokens
      #   @return [Integer]
      member :tokens, "tokens", required: true
      # @!attribute [r] cost
      #   @return [Numeric]
      member :cost, "cost", required: true
      # @!attribute [r] models
      #   @return [Array<Types::ModelUseModel>]
      member :models, "models", reading: [:list, :ModelUseModel], required: true
      # @!attribute [r] days
      #   @return [Array<Types::ModelUseDay>] What each model used on each of the last 31 days, the oldest
      #   first. A day without calls has none.
      member :days, "days", reading: [:list, :ModelUseDay], required: true
    end

    # Toolbox is a value of the API.
    class Toolbox < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] kind
      #   @return ["mcp", "openapi"] `mcp`: a server that speaks the Model Context Protocol over streamable
      #   HTTP. `openapi`: a document of OpenAPI 3 or Swagger 2.
      member :kind, "kind", required: true
      # @!attribute [r] url
      #   @return [String]
      member :url, "url", required: true
      # @!attribute [r] has_headers
      #   @return [Boolean]
      member :has_headers, "hasHeaders", required: true
      # @!attribute [r] tools
      #   @return [Array<Types::ToolboxTool>]
      member :tools, "tools", reading: [:list, :ToolboxTool], required: true
      # @!attribute [r] skipped
      #   @return [Array<Types::ToolboxSkippedItem>] What the server offers and Parley cannot call. At most
      #   some 300; the last one counts the rest.
      member :skipped, "skipped", reading: [:list, :ToolboxSkippedItem], required: true
      # @!attribute [r] read_at
      #   @return [Time]
      member :read_at, "readAt", reading: :time, required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # NewToolbox is a value of the API.
    class NewToolbox < Value
      # @!attribute [r] name
      #   @return [String] The tools become the actions `<name>__<tool>`. An assistant with `<name>__*` may
      #   use all of them.
      member :name, "name", required: true
      # @!attribute [r] kind
      #   @return ["mcp", "openapi"] `mcp`: a server that speaks the Model Context Protocol over streamable
      #   HTTP. `openapi`: a document of OpenAPI 3 or Swagger 2.
      member :kind, "kind", required: true
      # @!attribute [r] url
      #   @return [String]
      member :url, "url", required: true
      # @!attribute [r] headers
      #   @return [Hash{String => String}, nil] Sent with every request to the origin of `url`, e.g.
      #   `authorization`. Stored encrypted. No answer contains them.
      member :headers, "headers"
    end

    # Assistant is a value of the API.
    class Assistant < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] persona
      #   @return [String] The assistant's role and tone.
      member :persona, "persona", required: true
      # @!attribute [r] instructions
      #   @return [String] What the assistant should do, and what it should not do.
      member :instructions, "instructions", required: true
      # @!attribute [r] model
      #   @return [String, nil] Null: the default model of the first provider, or the offline engine when
      #   there is no provider.
      member :model, "model", required: true
      # @!attribute [r] fallback_models
      #   @return [Array<String>] Answer in this order when the model fails. The offline engine is always the
      #   last.
      member :fallback_models, "fallbackModels", required: true
      # @!attribute [r] knowledge
      #   @return [Types::AssistantKnowledge, nil] The sources that the assistant answers from: those that are
      #   named, and those with one of the tags. Null: all sources.
      member :knowledge, "knowledge", reading: :AssistantKnowledge, required: true
      # @!attribute [r] actions
      #   @return [Array<String>] Names of the actions that the assistant may use.
      member :actions, "actions", required: true
      # @!attribute [r] languages
      #   @return [Array<String>] Languages that the assistant answers in (BCP 47). Empty: the language of the
      #   question.
      member :languages, "languages", required: true
      # @!attribute [r] greeting
      #   @return [String, nil]
      member :greeting, "greeting", required: true
      # @!attribute [r] hand_over
      #   @return [Types::AssistantHandOver]
      member :hand_over, "handOver", reading: :AssistantHandOver, required: true
      # @!attribute [r] strictness
      #   @return ["careful", "balanced", "eager"] How sure the assistant must be to answer from the knowledge
      #   without a language model. `careful` says more often that it does not know, `eager` answers more
      #   often and is wrong more often.
      member :strictness, "strictness", required: true
      # @!attribute [r] rewrite_follow_ups
      #   @return [Boolean] With a language model: a follow-up ("and on Sunday?") is rewritten by the model
      #   into a question that stands alone, before passages are looked for. One short call of the model more
      #   for each follow-up.
      member :rewrite_follow_ups, "rewriteFollowUps", required: true
      # @!attribute [r] second_look
      #   @return [Boolean] With a language model: sentences whose words and numbers no passage has are shown
      #   to the model once more, and removed where the passages do not support them. The reply is shown when
      #   that is done, and not word by word.
      member :second_look, "secondLook", required: true
      # @!attribute [r] max_output_tokens
      #   @return [Integer]
      member :max_output_tokens, "maxOutputTokens", required: true
      # @!attribute [r] max_knowledge_tokens
      #   @return [Integer] With a language model: at most so many tokens of the knowledge are shown to it for
      #   a question, and for each search of its own. They are estimated at 3.5 characters each. A model with
      #   a small context window is shown less.
      member :max_knowledge_tokens, "maxKnowledgeTokens", required: true
      # @!attribute [r] voice
      #   @return [Types::AssistantVoice]
      member :voice, "voice", reading: :AssistantVoice, required: true
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] is_default
      #   @return [Boolean] Answers when a request names no assistant.
      member :is_default, "isDefault", required: true
      # @!attribute [r] created_at
      #   @return [Time, nil] Null for the default assistant of a new workspace, until somebody changes it.
      member :created_at, "createdAt", reading: :time, required: true
    end

    # KnownAction is a value of the API.
    class KnownAction < Value
      # @!attribute [r] name
      #   @return [String] Stands in an assistant's `actions`.
      member :name, "name", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] description
      #   @return [String] When to use it: models choose by this text.
      member :description, "description", required: true
      # @!attribute [r] is_read_only
      #   @return [Boolean] False: the assistant asks the person before it acts.
      member :is_read_only, "isReadOnly", required: true
      # @!attribute [r] scope
      #   @return [String, nil] What a caller needs to give it to an assistant. Null for a tool of a toolbox:
      #   `settings:write`.
      member :scope, "scope", required: true
      # @!attribute [r] toolbox
      #   @return [String, nil] The name of the toolbox that it is a tool of.
      member :toolbox, "toolbox", required: true
    end

    # NewAssistant is a value of the API.
    class NewAssistant < Value
      # @!attribute [r] persona
      #   @return [String, nil] The assistant's role and tone.
      member :persona, "persona"
      # @!attribute [r] instructions
      #   @return [String, nil] What the assistant should do, and what it should not do.
      member :instructions, "instructions"
      # @!attribute [r] model
      #   @return [String, nil] Null: the default model of the first provider, or the offline engine when
      #   there is no provider.
      member :model, "model"
      # @!attribute [r] fallback_models
      #   @return [Array<String>, nil] Answer in this order when the model fails. The offline engine is always
      #   the last.
      member :fallback_models, "fallbackModels"
      # @!attribute [r] knowledge
      #   @return [Types::NewAssistantKnowledge, nil] The sources that the assistant answers from: those that
      #   are named, and those with one of the tags. Null: all sources.
      member :knowledge, "knowledge", reading: :NewAssistantKnowledge
      # @!attribute [r] actions
      #   @return [Array<String>, nil] Names of the actions that the assistant may use.
      member :actions, "actions"
      # @!attribute [r] languages
      #   @return [Array<String>, nil] Languages that the assistant answers in (BCP 47). Empty: the language
      #   of the question.
      member :languages, "languages"
      # @!attribute [r] greeting
      #   @return [String, nil]
      member :greeting, "greeting"
      # @!attribute [r] strictness
      #   @return ["careful", "balanced", "eager", nil] How sure the assistant must be to answer from the
      #   knowledge without a language model. `careful` says more often that it does not know, `eager` answers
      #   more often and is wrong more often.
      member :strictness, "strictness"
      # @!attribute [r] rewrite_follow_ups
      #   @return [Boolean, nil] With a language model: a follow-up ("and on Sunday?") is rewritten by the
      #   model into a question that stands alone, before passages are looked for. One short call of the model
      #   more for each follow-up.
      member :rewrite_follow_ups, "rewriteFollowUps"
      # @!attribute [r] second_look
      #   @return [Boolean, nil] With a language model: sentences whose words and numbers no passage has are
      #   shown to the model once more, and removed where the passages do not support them. The reply is shown
      #   when that is done, and not word by word.
      member :second_look, "secondLook"
      # @!attribute [r] max_output_tokens
      #   @return [Integer, nil]
      member :max_output_tokens, "maxOutputTokens"
      # @!attribute [r] max_knowledge_tokens
      #   @return [Integer, nil] With a language model: at most so many tokens of the knowledge are shown to
      #   it for a question, and for each search of its own. They are estimated at 3.5 characters each. A
      #   model with a small context window is shown less.
      member :max_knowledge_tokens, "maxKnowledgeTokens"
      # @!attribute [r] voice
      #   @return [Types::NewAssistantVoice, nil]
      member :voice, "voice", reading: :NewAssistantVoice
      # @!attribute [r] hand_over
      #   @return [Types::NewAssistantHandOver, nil]
      member :hand_over, "handOver", reading: :NewAssistantHandOver
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] is_default
      #   @return [Boolean, nil]
      member :is_default, "isDefault"
    end

    # AssistantChange is a value of the API.
    class AssistantChange < Value
      # @!attribute [r] persona
      #   @return [String, nil] The assistant's role and tone.
      member :persona, "persona"
      # @!attribute [r] instructions
      #   @return [String, nil] What the assistant should do, and what it should not do.
      member :instructions, "instructions"
      # @!attribute [r] model
      #   @return [String, nil] Null: the default model of the first provider, or the offline engine when
      #   there is no provider.
      member :model, "model"
      # @!attribute [r] fallback_models
      #   @return [Array<String>, nil] Answer in this order when the model fails. The offline engine is always
      #   the last.
      member :fallback_models, "fallbackModels"
      # @!attribute [r] knowledge
      #   @return [Types::AssistantChangeKnowledge, nil] The sources that the assistant answers from: those
      #   that are named, and those with one of the tags. Null: all sources.
      member :knowledge, "knowledge", reading: :AssistantChangeKnowledge
      # @!attribute [r] actions
      #   @return [Array<String>, nil] Names of the actions that the assistant may use.
      member :actions, "actions"
      # @!attribute [r] languages
      #   @return [Array<String>, nil] Languages that the assistant answers in (BCP 47). Empty: the language
      #   of the question.
      member :languages, "languages"
      # @!attribute [r] greeting
      #   @return [String, nil]
      member :greeting, "greeting"
      # @!attribute [r] strictness
      #   @return ["careful", "balanced", "eager", nil] How sure the assistant must be to answer from the
      #   knowledge without a language model. `careful` says more often that it does not know, `eager` answers
      #   more often and is wrong more often.
      member :strictness, "strictness"
      # @!attribute [r] rewrite_follow_ups
      #   @return [Boolean, nil] With a language model: a follow-up ("and on Sunday?") is rewritten by the
      #   model into a question that stands alone, before passages are looked for. One short call of the model
      #   more for each follow-up.
      member :rewrite_follow_ups, "rewriteFollowUps"
      # @!attribute [r] second_look
      #   @return [Boolean, nil] With a language model: sentences whose words and numbers no passage has are
      #   shown to the model once more, and removed where the passages do not support them. The reply is shown
      #   when that is done, and not word by word.
      member :second_look, "secondLook"
      # @!attribute [r] max_output_tokens
      #   @return [Integer, nil]
      member :max_output_tokens, "maxOutputTokens"
      # @!attribute [r] max_knowledge_tokens
      #   @return [Integer, nil] With a language model: at most so many tokens of the knowledge are shown to
      #   it for a question, and for each search of its own. They are estimated at 3.5 characters each. A
      #   model with a small context window is shown less.
      member :max_knowledge_tokens, "maxKnowledgeTokens"
      # @!attribute [r] voice
      #   @return [Types::NewAssistantVoice, nil]
      member :voice, "voice", reading: :NewAssistantVoice
      # @!attribute [r] hand_over
      #   @return [Types::NewAssistantHandOver, nil]
      member :hand_over, "handOver", reading: :NewAssistantHandOver
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] is_default
      #   @return [true, nil] Makes this assistant the default one in place of the former.
      member :is_default, "isDefault"
    end

    # EmbeddingSetting is a value of the API.
    class EmbeddingSetting < Value
      # @!attribute [r] state
      #   @return ["off", "embedding", "current", "failing", "waiting"] `off`: no model is set, and passages
      #   are found by their words alone. `embedding`: passages are being embedded. `current`: every passage
      #   has its vector. `failing`: the model does not answer, and is asked again at `retryAt`. `waiting`:
      #   the tokens of this day or the budget of this month are used up; it goes on at `retryAt`
      member :state, "state", required: true
      # @!attribute [r] model
      #   @return [String, nil] `<provider name>/<model id>`.
      member :model, "model", required: true
      # @!attribute [r] dimensions
      #   @return [Integer, nil] As it was asked for. Null: the model's own.
      member :dimensions, "dimensions", required: true
      # @!attribute [r] total
      #   @return [Integer] Passages with different texts, when they were counted last.
      member :total, "total", required: true
      # @!attribute [r] embedded
      #   @return [Integer] How many of them have a vector, or are refused by the model.
      member :embedded, "embedded", required: true
      # @!attribute [r] daily_tokens
      #   @return [Integer, nil]
      member :daily_tokens, "dailyTokens", required: true
      # @!attribute [r] tokens_today
      #   @return [Integer] What passages have taken of `dailyTokens`. Questions are not counted.
      member :tokens_today, "tokensToday", required: true
      # @!attribute [r] failed_at
      #   @return [Time, nil] Since the last success.
      member :failed_at, "failedAt", reading: :time, required: true
      # @!attribute [r] last_failure
      #   @return [String, nil] Why, and what the vendor says.
      member :last_failure, "lastFailure", required: true
      # @!attribute [r] retry_at
      #   @return [Time, nil]
      member :retry_at, "retryAt", reading: :time, required: true
    end

    # NewEmbeddingSetting is a value of the API.
    class NewEmbeddingSetting < Value
      # @!attribute [r] model
      #   @return [String] `<provider name>/<model id>`: a model for embeddings of one of the workspace's
      #   providers.
      member :model, "model", required: true
      # @!attribute [r] dimensions
      #   @return [Integer, nil] The length of a vector, where the model offers a choice. Left out, the
      #   model's own.
      member :dimensions, "dimensions"
      # @!attribute [r] daily_tokens
      #   @return [Integer, nil] How many tokens a day (UTC) passages may take. The rest is embedded on the
      #   next day. Left out, 10000000.
      member :daily_tokens, "dailyTokens"
    end

    # AskedQuestion is a value of the API.
    class AskedQuestion < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] text
      #   @return [String] The passage is found by this beside its own words. Nobody is shown it.
      member :text, "text", required: true
      # @!attribute [r] language
      #   @return [String] The language in which it is read: `de`, `en`, `es`, `fr`, `it`, `nl`, `pt`.
      member :language, "language", required: true
      # @!attribute [r] origin
      #   @return ["model", "choice"] `model`: a model wrote it while the text was taught. `choice`: three
      #   visitors or more asked it, were offered choices and took this one; it counts less than what a text
      #   says itself.
      member :origin, "origin", required: true
      # @!attribute [r] visitors
      #   @return [Integer, nil] How many have taken the choice. Null for what a model wrote.
      member :visitors, "visitors", required: true
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] document_id
      #   @return [String] With this version of the source the question goes.
      member :document_id, "documentId", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] section
      #   @return [String, nil] The headings above the passage, as citations show them.
      member :section, "section", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # AskedQuestions is a value of the API.
    class AskedQuestions < Value
      # @!attribute [r] state
      #   @return ["off", "writing", "current", "failing", "waiting", "stopped"] `off`: no model writes
      #   questions. `writing`: sections are being worked on. `current`: every section is done; new ones
      #   follow by themselves. `failing`: the model does not answer, and is asked again at `retryAt`.
      #   `waiting`: the month's budget or the quota of knowledge is used up; it goes on at `retryAt`.
      #   `stopped`: the ceiling is reached; `lastFailure` says what to do
      member :state, "state", required: true
      # @!attribute [r] model
      #   @return [String, nil]
      member :model, "model", required: true
      # @!attribute [r] per_section
      #   @return [Integer, nil]
      member :per_section, "perSection", required: true
      # @!attribute [r] languages
      #   @return [Array<String>] Empty: the language of each text.
      member :languages, "languages", required: true
      # @!attribute [r] max_cost
      #   @return [Numeric, nil]
      member :max_cost, "maxCost", required: true
      # @!attribute [r] max_tokens
      #   @return [Integer, nil]
      member :max_tokens, "maxTokens", required: true
      # @!attribute [r] sections
      #   @return [Integer] When they were counted last.
      member :sections, "sections", required: true
      # @!attribute [r] done
      #   @return [Integer]
      member :done, "done", required: true
      # @!attribute [r] kept
      #   @return [Integer] Questions that lead back to their section.
      member :kept, "kept", required: true
      # @!attribute [r] discarded
      #   @return [Integer] Questions that did not, and were thrown away.
      member :discarded, "discarded", required: true
      # @!attribute [r] spent
      #   @return [Types::AskedQuestionsSpent]
      member :spent, "spent", reading: :AskedQuestionsSpent, required: true
      # @!attribute [r] estimate
      #   @return [Types::AskedQuestionsEstimate, nil] In the answer of a PUT; null elsewhere.
      member :estimate, "estimate", reading: :AskedQuestionsEstimate, required: true
      # @!attribute [r] last_failure
      #   @return [String, nil]
      member :last_failure, "lastFailure", required: true
      # @!attribute [r] retry_at
      #   @return [Time, nil]
      member :retry_at, "retryAt", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Array<Types::AskedQuestion>]
      member :data, "data", reading: [:list, :AskedQuestion], required: true
      # @!attribute [r] next_cursor
      #   @return [String, nil]
      member :next_cursor, "nextCursor", required: true
    end

    # NewQuestionWriting is a value of the API.
    class NewQuestionWriting < Value
      # @!attribute [r] model
      #   @return [String] `<provider name>/<model id>` of one of the workspace's providers.
      member :model, "model", required: true
      # @!attribute [r] per_section
      #   @return [Integer, nil] So many for each section and language. Left out, 3.
      member :per_section, "perSection"
      # @!attribute [r] languages
      #   @return [Array<"en", "de", "fr", "es", "it", "nl", "pt">, nil] The languages of the visitors. Left
      #   out, the language of each text.
      member :languages, "languages"
      # @!attribute [r] max_cost
      #   @return [Numeric, nil] Stops before it costs more in all, by the provider's `prices`.
      member :max_cost, "maxCost"
      # @!attribute [r] max_tokens
      #   @return [Integer, nil] Stops before it takes more tokens in all. Left out, 5,000,000.
      member :max_tokens, "maxTokens"
      # @!attribute [r] dry_run
      #   @return [Boolean, nil] Only estimates, and starts and changes nothing.
      member :dry_run, "dryRun"
    end

    # QuestionWriting is a value of the API.
    class QuestionWriting < Value
      # @!attribute [r] state
      #   @return ["off", "writing", "current", "failing", "waiting", "stopped"] `off`: no model writes
      #   questions. `writing`: sections are being worked on. `current`: every section is done; new ones
      #   follow by themselves. `failing`: the model does not answer, and is asked again at `retryAt`.
      #   `waiting`: the month's budget or the quota of knowledge is used up; it goes on at `retryAt`.
      #   `stopped`: the ceiling is reached; `lastFailure` says what to do
      member :state, "state", required: true
      # @!attribute [r] model
      #   @return [String, nil]
      member :model, "model", required: true
      # @!attribute [r] per_section
      #   @return [Integer, nil]
      member :per_section, "perSection", required: true
      # @!attribute [r] languages
      #   @return [Array<String>] Empty: the language of each text.
      member :languages, "languages", required: true
      # @!attribute [r] max_cost
      #   @return [Numeric, nil]
      member :max_cost, "maxCost", required: true
      # @!attribute [r] max_tokens
      #   @return [Integer, nil]
      member :max_tokens, "maxTokens", required: true
      # @!attribute [r] sections
      #   @return [Integer] When they were counted last.
      member :sections, "sections", required: true
      # @!attribute [r] done
      #   @return [Integer]
      member :done, "done", required: true
      # @!attribute [r] kept
      #   @return [Integer] Questions that lead back to their section.
      member :kept, "kept", required: true
      # @!attribute [r] discarded
      #   @return [Integer] Questions that did not, and were thrown away.
      member :discarded, "discarded", required: true
      # @!attribute [r] spent
      #   @return [Types::AskedQuestionsSpent]
      member :spent, "spent", reading: :AskedQuestionsSpent, required: true
      # @!attribute [r] estimate
      #   @return [Types::AskedQuestionsEstimate, nil] In the answer of a PUT; null elsewhere.
      member :estimate, "estimate", reading: :AskedQuestionsEstimate, required: true
      # @!attribute [r] last_failure
      #   @return [String, nil]
      member :last_failure, "lastFailure", required: true
      # @!attribute [r] retry_at
      #   @return [Time, nil]
      member :retry_at, "retryAt", reading: :time, required: true
    end

    # ChangedAskedQuestion is a value of the API.
    class ChangedAskedQuestion < Value
      # @!attribute [r] text
      #   @return [String] In the language that it has.
      member :text, "text", required: true
    end

    # ChatContext is a value of the API.
    class ChatContext < Value
      # @!attribute [r] user_id
      #   @return [String, nil]
      member :user_id, "userId"
      # @!attribute [r] user_token
      #   @return [String, nil] With a publishable key: proves the user. A JWT, HS256 with the identity
      #   secret, of `sub` and `exp` (24 hours ahead at most).
      member :user_token, "userToken"
      # @!attribute [r] user_hash
      #   @return [Object, nil] Ended: refused with 422 user-hash-ended. Send `userToken`.
      member :user_hash, "userHash"
    end

    # TryAssistant is a value of the API.
    class TryAssistant < Value
      # @!attribute [r] message
      #   @return [String] What the person says; not only white space. At most 8,000 characters, unless the
      #   operator sets PARLEY_MAX_MESSAGE.
      member :message, "message", required: true
      # @!attribute [r] session_id
      #   @return [String, nil] Your own name for the conversation, or the `conv_…` id that an earlier answer
      #   gave.
      member :session_id, "sessionId"
      # @!attribute [r] context
      #   @return [Types::ChatContext, nil]
      member :context, "context", reading: :ChatContext
      # @!attribute [r] settings
      #   @return [Types::TryAssistantSettings, nil] In place of the assistant's own, for this reply alone.
      member :settings, "settings", reading: :TryAssistantSettings
    end

    # Citation is a value of the API.
    class Citation < Value
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] document_id
      #   @return [String]
      member :document_id, "documentId", required: true
      # @!attribute [r] title
      #   @return [String, nil]
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] section
      #   @return [String, nil]
      member :section, "section", required: true
      # @!attribute [r] anchor
      #   @return [String, nil]
      member :anchor, "anchor", required: true
      # @!attribute [r] page
      #   @return [Integer, nil]
      member :page, "page", required: true
      # @!attribute [r] passage
      #   @return [String, nil] Verbatim text of the stored document version. Null when the citation was
      #   withdrawn.
      member :passage, "passage", required: true
      # @!attribute [r] start
      #   @return [Integer, nil] Where the passage starts in that text, in UTF-16 code units.
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer, nil]
      member :end_, "end", required: true
      # @!attribute [r] score
      #   @return [Numeric]
      member :score, "score", required: true
      # @!attribute [r] withdrawn
      #   @return [true, nil] The source was purged: nothing of it is shown any more. Title, url, section,
      #   anchor, page, passage, start and end are null.
      member :withdrawn, "withdrawn"
      # @!attribute [r] supports
      #   @return [Array<Types::CitationSupport>, nil] The sentences of the answer that the passage supports.
      #   Only in answers of models.
      member :supports, "supports", reading: [:list, :CitationSupport]
      # @!attribute [r] highlight
      #   @return [Types::CitationHighlight, nil] The date, amount, place or person that was asked for, in the
      #   same text as `start`.
      member :highlight, "highlight", reading: :CitationHighlight
    end

    # Choice is a value of the API.
    class Choice < Value
      # @!attribute [r] title
      #   @return [String] Sent as the next message, it takes the choice.
      member :title, "title", required: true
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
    end

    # ModelUsage is a value of the API.
    class ModelUsage < Value
      # @!attribute [r] input_tokens
      #   @return [Integer]
      member :input_tokens, "inputTokens", required: true
      # @!attribute [r] output_tokens
      #   @return [Integer]
      member :output_tokens, "outputTokens", required: true
    end

    # The person is asked to agree to an action. Parley wrote this part of the text: each of its lines begins
    # with ┃, which no model can write. Only a yes as the next message runs the action, once.
    class ConsentQuestion < Value
      # @!attribute [r] action
      #   @return [String]
      member :action, "action", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] input
      #   @return [Object] The whole input, also where the text shortens it.
      member :input, "input", required: true
      # @!attribute [r] hash_
      #   @return [String] SHA-256 of all of this. A yes is a yes to exactly this.
      member :hash_, "hash", required: true
      # @!attribute [r] start
      #   @return [Integer] Where in the text the question is, in UTF-16 code units.
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
    end

    # ClientToolCall is a value of the API.
    class ClientToolCall < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] input
      #   @return [String] JSON as the model wrote it: check it before you use it.
      member :input, "input", required: true
    end

    # ChatAnswer is a value of the API.
    class ChatAnswer < Value
      # @!attribute [r] ai_response
      #   @return [String] Markdown, never HTML. A model or a document may write markup into it: show it as
      #   text, or with a renderer that lets no HTML through and loads no images, such as `renderMarkdown` of
      #   the TypeScript client.
      member :ai_response, "aiResponse", required: true
      # @!attribute [r] session_id
      #   @return [String]
      member :session_id, "sessionId", required: true
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] message_id
      #   @return [String]
      member :message_id, "messageId", required: true
      # @!attribute [r] status
      #   @return ["completed", "interrupted", "failed", "handed-over"]
      member :status, "status", required: true
      # @!attribute [r] reason
      #   @return ["stopped", "token-limit", "content-filter", "too-long", "too-slow", "model-failed",
      #   "node-stopped", "node-died", "error", nil]
      member :reason, "reason"
      # @!attribute [r] answered
      #   @return [Boolean] False when the assistant says that it does not know.
      member :answered, "answered", required: true
      # @!attribute [r] confidence
      #   @return [Numeric]
      member :confidence, "confidence", required: true
      # @!attribute [r] citations
      #   @return [Array<Types::Citation>]
      member :citations, "citations", reading: [:list, :Citation], required: true
      # @!attribute [r] choices
      #   @return [Array<Types::Choice>, nil] The topics that the assistant offers when it asks back: then
      #   `answered` is false, and nothing is cited. Absent when it offers none.
      member :choices, "choices", reading: [:list, :Choice]
      # @!attribute [r] unsupported
      #   @return [Array<Types::ChatAnswerUnsupportedItem>, nil] Sentences of a model's answer that no passage
      #   supports.
      member :unsupported, "unsupported", reading: [:list, :ChatAnswerUnsupportedItem]
      # @!attribute [r] model
      #   @return [String]
      member :model, "model", required: true
      # @!attribute [r] usage
      #   @return [Types::ModelUsage, nil]
      member :usage, "usage", reading: :ModelUsage
      # @!attribute [r] asks
      #   @return [Types::ConsentQuestion, nil]
      member :asks, "asks", reading: :ConsentQuestion
      # @!attribute [r] tool_calls
      #   @return [Array<Types::ClientToolCall>, nil] Calls of the client's own tools. The reply goes on with
      #   their results.
      member :tool_calls, "toolCalls", reading: [:list, :ClientToolCall]
      # @!attribute [r] asks_for_contact
      #   @return [true, nil] The reply asks how the person can be reached. A client may show a form for `POST
      #   /api/leads`.
      member :asks_for_contact, "asksForContact"
      # @!attribute [r] handed_over
      #   @return [true, nil] With this reply the assistant hands the conversation over to a person and
      #   replies no more.
      member :handed_over, "handedOver"
      # @!attribute [r] visitor_token
      #   @return [String, nil] For publishable keys: send the newest one as X-Visitor-Token with later calls.
      #   It ends after 90 days.
      member :visitor_token, "visitorToken"
    end

    # SendMessage is a value of the API.
    class SendMessage < Value
      # @!attribute [r] message
      #   @return [String] What the person says; not only white space. At most 8,000 characters, unless the
      #   operator sets PARLEY_MAX_MESSAGE.
      member :message, "message", required: true
      # @!attribute [r] session_id
      #   @return [String, nil] Your own name for the conversation, or the `conv_…` id that an earlier answer
      #   gave.
      member :session_id, "sessionId"
      # @!attribute [r] context
      #   @return [Types::ChatContext, nil]
      member :context, "context", reading: :ChatContext
      # @!attribute [r] model
      #   @return [String, nil] `<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its
      #   name or an alias. Left out, the conversation's assistant with its own model. Ignored for publishable
      #   keys.
      member :model, "model"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers in this conversation from now on. Left out, it does not change.
      member :assistant_id, "assistantId"
    end

    # UserMessage is a value of the API.
    class UserMessage < Value
      # @!attribute [r] event
      #   @return ["user_message"]
      member :event, "event", required: true, tag: "user_message"
      # @!attribute [r] data
      #   @return [Types::UserMessageData]
      member :data, "data", reading: :UserMessageData, required: true
    end

    # A member of the team. Without a name, the person has given none or the account was erased.
    class Colleague < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
      # @!attribute [r] picture
      #   @return [String, nil] The path of a JPEG of at most 256 pixels a side, which needs no credential and
      #   changes with the picture. Null: this person has none.
      member :picture, "picture", required: true
    end

    # The newest message that fits `q`. Only in a search.
    class ConversationMatch < Value
      # @!attribute [r] message_id
      #   @return [String]
      member :message_id, "messageId", required: true
      # @!attribute [r] author
      #   @return ["contact", "assistant", "member", "system"]
      member :author, "author", required: true
      # @!attribute [r] is_note
      #   @return [true, nil]
      member :is_note, "isNote"
      # @!attribute [r] text
      #   @return [String] A part of the message, around the first word that was found.
      member :text, "text", required: true
      # @!attribute [r] spans
      #   @return [Array<Types::ConversationMatchSpan>] The words that were found, in that text.
      member :spans, "spans", reading: [:list, :ConversationMatchSpan], required: true
    end

    # Label is a value of the API.
    class Label < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] colour
      #   @return ["grey", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
      member :colour, "colour", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # Conversation is a value of the API.
    class Conversation < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] session_id
      #   @return [String]
      member :session_id, "sessionId", required: true
      # @!attribute [r] status
      #   @return ["open", "handed-over", "closed"]
      member :status, "status", required: true
      # @!attribute [r] channel
      #   @return ["web", "api", "voice", "email", "webhook", "workflow"]
      member :channel, "channel", required: true
      # @!attribute [r] assistant_id
      #   @return [String, nil]
      member :assistant_id, "assistantId", required: true
      # @!attribute [r] assignee
      #   @return [Types::Colleague, nil] The colleague who takes care of the conversation.
      member :assignee, "assignee", reading: :Colleague, required: true
      # @!attribute [r] user_id
      #   @return [String, nil]
      member :user_id, "userId", required: true
      # @!attribute [r] user_verified
      #   @return [Boolean]
      member :user_verified, "userVerified", required: true
      # @!attribute [r] contact
      #   @return [Types::ConversationContact, nil] The contact who speaks; `confirmed` when a member has said
      #   so. A call is by its number, which is no proof. No browser is told.
      member :contact, "contact", reading: :ConversationContact
      # @!attribute [r] last_message
      #   @return [Types::ConversationLastMessage, nil] The last message that is no note. In lists alone.
      member :last_message, "lastMessage", reading: :ConversationLastMessage
      # @!attribute [r] match
      #   @return [Types::ConversationMatch, nil]
      member :match, "match", reading: :ConversationMatch
      # @!attribute [r] labels
      #   @return [Array<Types::Label>, nil] Of the team, by name. No browser is told.
      member :labels, "labels", reading: [:list, :Label]
      # @!attribute [r] snoozed_until
      #   @return [Time, nil] The team has put it off until then. No browser is told.
      member :snoozed_until, "snoozedUntil", reading: :time
      # @!attribute [r] is_blocked
      #   @return [Boolean, nil] Whether its person is blocked. Not in lists, and no browser is told.
      member :is_blocked, "isBlocked"
      # @!attribute [r] is_visitor
      #   @return [Boolean] Whether a browser holds it with a publishable key.
      member :is_visitor, "isVisitor", required: true
      # @!attribute [r] context
      #   @return [Hash{String => Object}]
      member :context, "context", required: true
      # @!attribute [r] forked_from
      #   @return [String, nil] The conversation that a client told another continuation of.
      member :forked_from, "forkedFrom"
      # @!attribute [r] seen
      #   @return [Types::ConversationSeen] The last message that each side has said to have seen.
      member :seen, "seen", reading: :ConversationSeen, required: true
      # @!attribute [r] message_count
      #   @return [Integer]
      member :message_count, "messageCount", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
    end

    # Attachment is a value of the API.
    class Attachment < Value
      # @!attribute [r] attachment_id
      #   @return [String]
      member :attachment_id, "attachmentId", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] mime_type
      #   @return [String] By its bytes, whatever the sender declared.
      member :mime_type, "mimeType", required: true
      # @!attribute [r] bytes
      #   @return [Integer]
      member :bytes, "bytes", required: true
      # @!attribute [r] url
      #   @return [String] The file, as an attachment. Only the conversation's visitor and the team can open
      #   it.
      member :url, "url", required: true
      # @!attribute [r] preview
      #   @return [Types::AttachmentPreview, nil] A picture, encoded again as a JPEG that may be shown. Absent
      #   where it cannot be decoded.
      member :preview, "preview", reading: :AttachmentPreview
    end

    # For the team only. What the contact says is shown before what members say.
    class Feedback < Value
      # @!attribute [r] helpful
      #   @return [Boolean]
      member :helpful, "helpful", required: true
      # @!attribute [r] comment
      #   @return [String, nil]
      member :comment, "comment", required: true
      # @!attribute [r] given_at
      #   @return [Time]
      member :given_at, "givenAt", reading: :time, required: true
      # @!attribute [r] given_by
      #   @return ["contact", "member"]
      member :given_by, "givenBy", required: true
      # @!attribute [r] member_id
      #   @return [String, nil]
      member :member_id, "memberId"
    end

    # Message is a value of the API.
    class Message < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] session_id
      #   @return [String]
      member :session_id, "sessionId", required: true
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] author
      #   @return ["contact", "assistant", "member", "system"]
      member :author, "author", required: true
      # @!attribute [r] text
      #   @return [String]
      member :text, "text", required: true
      # @!attribute [r] status
      #   @return ["pending", "completed", "interrupted", "failed"]
      member :status, "status", required: true
      # @!attribute [r] reason
      #   @return ["stopped", "token-limit", "content-filter", "too-long", "too-slow", "model-failed",
      #   "node-stopped", "node-died", "error", nil]
      member :reason, "reason"
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time
      # @!attribute [r] reply_to
      #   @return [String, nil]
      member :reply_to, "replyTo"
      # @!attribute [r] answered
      #   @return [Boolean, nil]
      member :answered, "answered"
      # @!attribute [r] confidence
      #   @return [Numeric, nil]
      member :confidence, "confidence"
      # @!attribute [r] citations
      #   @return [Array<Types::Citation>, nil]
      member :citations, "citations", reading: [:list, :Citation]
      # @!attribute [r] choices
      #   @return [Array<Types::Choice>, nil] The topics that the assistant offers when it asks back: then
      #   `answered` is false, and nothing is cited. Absent when it offers none.
      member :choices, "choices", reading: [:list, :Choice]
      # @!attribute [r] unsupported
      #   @return [Array<Types::MessageUnsupportedItem>, nil]
      member :unsupported, "unsupported", reading: [:list, :MessageUnsupportedItem]
      # @!attribute [r] model
      #   @return [String, nil]
      member :model, "model"
      # @!attribute [r] usage
      #   @return [Types::ModelUsage, nil]
      member :usage, "usage", reading: :ModelUsage
      # @!attribute [r] asks
      #   @return [Types::ConsentQuestion, nil]
      member :asks, "asks", reading: :ConsentQuestion
      # @!attribute [r] tool_calls
      #   @return [Array<Types::ClientToolCall>, nil]
      member :tool_calls, "toolCalls", reading: [:list, :ClientToolCall]
      # @!attribute [r] attachments
      #   @return [Array<Types::Attachment>, nil] The files that came with it.
      member :attachments, "attachments", reading: [:list, :Attachment]
      # @!attribute [r] origin
      #   @return ["caller", "fork", nil] `caller`: told as history by the caller. `fork`: copied with what
      #   came before the fork.
      member :origin, "origin"
      # @!attribute [r] is_note
      #   @return [true, nil] For colleagues only: no visitor is shown it.
      member :is_note, "isNote"
      # @!attribute [r] member_id
      #   @return [String, nil]
      member :member_id, "memberId"
      # @!attribute [r] member
      #   @return [Types::Colleague, nil]
      member :member, "member", reading: :Colleague
      # @!attribute [r] contact
      #   @return [Types::MessageContact, nil] The contact who wrote it into a conversation of another one,
      #   such as somebody in copy.
      member :contact, "contact", reading: :MessageContact
      # @!attribute [r] feedback
      #   @return [Types::Feedback, nil]
      member :feedback, "feedback", reading: :Feedback
    end

    # Provenance is a value of the API.
    class Provenance < Value
      # @!attribute [r] message_id
      #   @return [String]
      member :message_id, "messageId", required: true
      # @!attribute [r] model
      #   @return [String]
      member :model, "model", required: true
      # @!attribute [r] answered
      #   @return [Boolean]
      member :answered, "answered", required: true
      # @!attribute [r] confidence
      #   @return [Numeric]
      member :confidence, "confidence", required: true
      # @!attribute [r] knowledge_version
      #   @return [Integer] The state of the knowledge that the reply was made from.
      member :knowledge_version, "knowledgeVersion", required: true
      # @!attribute [r] read_as
      #   @return [String, nil] The question as it was understood, with words of the questions before.
      member :read_as, "readAs"
      # @!attribute [r] by_meaning
      #   @return [true, nil] The passages were ranked by their meaning as well as by their words.
      member :by_meaning, "byMeaning"
      # @!attribute [r] citations
      #   @return [Array<Types::ProvenanceCitation>]
      member :citations, "citations", reading: [:list, :ProvenanceCitation], required: true
      # @!attribute [r] considered
      #   @return [Array<Types::ProvenanceConsideredItem>] The passages that retrieval found, best first,
      #   cited or not.
      member :considered, "considered", reading: [:list, :ProvenanceConsideredItem], required: true
      # @!attribute [r] shown
      #   @return [Array<Types::ProvenanceShownItem>, nil] What the model that wrote the reply was shown of
      #   the knowledge, in this order. Without a model there is none.
      member :shown, "shown", reading: [:list, :ProvenanceShownItem]
      # @!attribute [r] actions
      #   @return [Array<String>, nil] The tools that the model called.
      member :actions, "actions"
      # @!attribute [r] failures
      #   @return [Array<Types::ProvenanceFailure>, nil] The models that were asked before and did not answer.
      member :failures, "failures", reading: [:list, :ProvenanceFailure]
      # @!attribute [r] removed
      #   @return [Array<String>, nil] Sentences of the model that a second look took out, because its
      #   passages do not support them.
      member :removed, "removed"
      # @!attribute [r] left_out
      #   @return [Array<"system", "tools">, nil] What the model refuses, so that it was asked without.
      member :left_out, "leftOut"
    end

    # NewMemberMessage is a value of the API.
    class NewMemberMessage < Value
      # @!attribute [r] text
      #   @return [String] What the person says; not only white space. At most 8,000 characters, unless the
      #   operator sets PARLEY_MAX_MESSAGE.
      member :text, "text", required: true
      # @!attribute [r] is_note
      #   @return [Boolean, nil] For colleagues only. Without it, the message also hands the conversation over
      #   to the member.
      member :is_note, "isNote"
    end

    # HandOver is a value of the API.
    class HandOver < Value
      # @!attribute [r] message
      #   @return [String, nil] A last message to the person.
      member :message, "message"
    end

    # HandBack is a value of the API.
    class HandBack < Value
      # @!attribute [r] summary
      #   @return [String, nil] What the assistant should know. No visitor sees it.
      member :summary, "summary"
    end

    # ChangedConversation is a value of the API.
    class ChangedConversation < Value
      # @!attribute [r] assignee_id
      #   @return [String, nil] A member of the workspace; null for nobody.
      member :assignee_id, "assigneeId"
      # @!attribute [r] former_assignee_id
      #   @return [String, nil] The assignee that you saw. Where it is another one by now, nothing changes: it
      #   is a conflict.
      member :former_assignee_id, "formerAssigneeId"
      # @!attribute [r] contact_id
      #   @return [String, nil] The contact who speaks, for instance in a call; null for nobody who is known.
      member :contact_id, "contactId"
    end

    # NewLabel is a value of the API.
    class NewLabel < Value
      # @!attribute [r] name
      #   @return [String] Not only white space. Another label of the workspace may not have it, in small
      #   letters or capitals.
      member :name, "name", required: true
      # @!attribute [r] colour
      #   @return ["grey", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", nil] Left
      #   out, it is grey.
      member :colour, "colour"
    end

    # ChangedLabel is a value of the API.
    class ChangedLabel < Value
      # @!attribute [r] name
      #   @return [String, nil] Not only white space. Another label of the workspace may not have it, in small
      #   letters or capitals.
      member :name, "name"
      # @!attribute [r] colour
      #   @return ["grey", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", nil]
      member :colour, "colour"
    end

    # Labels by id or by name. Send `labels`, or `add` and `remove`, which go well with what a colleague does.
    class LabelsOfConversation < Value
      # @!attribute [r] labels
      #   @return [Array<String>, nil] All that it has from now on.
      member :labels, "labels"
      # @!attribute [r] add
      #   @return [Array<String>, nil] It gets these, whatever others do at the same time.
      member :add, "add"
      # @!attribute [r] remove
      #   @return [Array<String>, nil] It loses these.
      member :remove, "remove"
    end

    # Snooze is a value of the API.
    class Snooze < Value
      # @!attribute [r] until_
      #   @return [Time, nil] In the future, at most a year ahead. Null ends the snooze.
      member :until_, "until", reading: :time, required: true
      # @!attribute [r] former
      #   @return [Time, nil] The `snoozedUntil` that you saw. Where a colleague has changed it meanwhile, it
      #   is a conflict.
      member :former, "former", reading: :time
    end

    # SavedReply is a value of the API.
    class SavedReply < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] text
      #   @return [String] Markdown. Whoever inserts it puts values in place of `{{name}}` and `{{firstName}}`
      #   of the person, `{{memberName}}` and `{{workspaceName}}`.
      member :text, "text", required: true
      # @!attribute [r] shortcut
      #   @return [String, nil]
      member :shortcut, "shortcut", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
    end

    # NewSavedReply is a value of the API.
    class NewSavedReply < Value
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] text
      #   @return [String] Markdown. Whoever inserts it puts values in place of `{{name}}` and `{{firstName}}`
      #   of the person, `{{memberName}}` and `{{workspaceName}}`.
      member :text, "text", required: true
      # @!attribute [r] shortcut
      #   @return [String, nil] What a member types after `/`: letters, digits, `-` and `_`. No other saved
      #   reply has it.
      member :shortcut, "shortcut"
    end

    # ChangedSavedReply is a value of the API.
    class ChangedSavedReply < Value
      # @!attribute [r] title
      #   @return [String, nil]
      member :title, "title"
      # @!attribute [r] text
      #   @return [String, nil] Markdown. Whoever inserts it puts values in place of `{{name}}` and
      #   `{{firstName}}` of the person, `{{memberName}}` and `{{workspaceName}}`.
      member :text, "text"
      # @!attribute [r] shortcut
      #   @return [String, nil] What a member types after `/`: letters, digits, `-` and `_`. No other saved
      #   reply has it.
      member :shortcut, "shortcut"
    end

    # DraftOfReply is a value of the API.
    class DraftOfReply < Value
      # @!attribute [r] text
      #   @return [String] Markdown. Empty where there is nothing to answer, or the person asks for a
      #   colleague.
      member :text, "text", required: true
      # @!attribute [r] citations
      #   @return [Array<Types::Citation>]
      member :citations, "citations", reading: [:list, :Citation], required: true
      # @!attribute [r] answered
      #   @return [Boolean] False when the assistant knows no answer.
      member :answered, "answered", required: true
      # @!attribute [r] confidence
      #   @return [Numeric]
      member :confidence, "confidence", required: true
      # @!attribute [r] model
      #   @return [String]
      member :model, "model", required: true
    end

    # NewAttachment is a value of the API.
    class NewAttachment < Value
      # @!attribute [r] file
      #   @return [Upload] A picture or a PDF, as a part with a file name.
      member :file, "file", required: true
      # @!attribute [r] text
      #   @return [String, nil] What is said with it. Left out, the text is the name of the file.
      member :text, "text"
    end

    # SentAttachment is a value of the API.
    class SentAttachment < Value
      # @!attribute [r] attachment_id
      #   @return [String]
      member :attachment_id, "attachmentId", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] mime_type
      #   @return [String] By its bytes, whatever the sender declared.
      member :mime_type, "mimeType", required: true
      # @!attribute [r] bytes
      #   @return [Integer]
      member :bytes, "bytes", required: true
      # @!attribute [r] url
      #   @return [String] The file, as an attachment. Only the conversation's visitor and the team can open
      #   it.
      member :url, "url", required: true
      # @!attribute [r] preview
      #   @return [Types::AttachmentPreview, nil] A picture, encoded again as a JPEG that may be shown. Absent
      #   where it cannot be decoded.
      member :preview, "preview", reading: :AttachmentPreview
      # @!attribute [r] message_id
      #   @return [String] The message with which it came.
      member :message_id, "messageId", required: true
    end

    # SeenMessage is a value of the API.
    class SeenMessage < Value
      # @!attribute [r] message_id
      #   @return [String] Everything up to this message was seen.
      member :message_id, "messageId", required: true
    end

    # NewFeedback is a value of the API.
    class NewFeedback < Value
      # @!attribute [r] helpful
      #   @return [Boolean]
      member :helpful, "helpful", required: true
      # @!attribute [r] comment
      #   @return [String, nil] Why. White space alone is no comment.
      member :comment, "comment"
    end

    # TranscriptRequest is a value of the API.
    class TranscriptRequest < Value
      # @!attribute [r] email
      #   @return [String, nil] Left out, the address that the user of the conversation has proved. A visitor
      #   names that one, or one that the visitor wrote or left in the conversation.
      member :email, "email"
    end

    # AcceptedTranscript is a value of the API.
    class AcceptedTranscript < Value
      # @!attribute [r] status
      #   @return ["accepted"]
      member :status, "status", required: true, tag: "accepted"
    end

    # ReplayOfConversation is a value of the API.
    class ReplayOfConversation < Value
      # @!attribute [r] against
      #   @return ["today", "recorded"] `today`: the knowledge, the settings and the models of now.
      #   `recorded`: what the replies were made of, where all of it is still there.
      member :against, "against", required: true
    end

    # ReplayedConversation is a value of the API.
    class ReplayedConversation < Value
      # @!attribute [r] messages
      #   @return [Array<Types::ReplayedConversationMessage>] A reply for each stored one of the assistant,
      #   oldest first. At most the first 50.
      member :messages, "messages", reading: [:list, :ReplayedConversationMessage], required: true
    end

    # AnswerExpectation is a value of the API.
    class AnswerExpectation < Value
      # @!attribute [r] source_id
      #   @return [String, nil] The answer cites this source.
      member :source_id, "sourceId"
      # @!attribute [r] holds
      #   @return [Array<String>, nil] The answer holds each of these texts.
      member :holds, "holds"
      # @!attribute [r] declines
      #   @return [true, nil] The assistant says that it does not know.
      member :declines, "declines"
    end

    # AnswerTest is a value of the API.
    class AnswerTest < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] question
      #   @return [String]
      member :question, "question", required: true
      # @!attribute [r] earlier_questions
      #   @return [Array<String>] The test asks these before, oldest first, and the engine answers them: so
      #   many as a follow-up is understood from.
      member :earlier_questions, "earlierQuestions", required: true
      # @!attribute [r] assistant_id
      #   @return [String, nil] Null: the default assistant.
      member :assistant_id, "assistantId", required: true
      # @!attribute [r] expect
      #   @return [Types::AnswerExpectation]
      member :expect, "expect", reading: :AnswerExpectation, required: true
      # @!attribute [r] message_id
      #   @return [String, nil] The reply that it was made from.
      member :message_id, "messageId", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] result
      #   @return [Types::AnswerTestResult, nil] The newest result. Null until it was run.
      member :result, "result", reading: :AnswerTestResult, required: true
      # @!attribute [r] before
      #   @return [Types::AnswerTestBefore, nil] The result of the run before, where the newest one differs.
      #   Null where nothing changed.
      member :before, "before", reading: :AnswerTestBefore, required: true
    end

    # AnswerTestRun is a value of the API.
    class AnswerTestRun < Value
      # @!attribute [r] status
      #   @return ["accepted"]
      member :status, "status", required: true, tag: "accepted"
    end

    # AnswerTestReport is a value of the API.
    class AnswerTestReport < Value
      # @!attribute [r] ran_at
      #   @return [Time, nil] When the newest run ended. Null before the first.
      member :ran_at, "ranAt", reading: :time, required: true
      # @!attribute [r] is_pending
      #   @return [Boolean] Whether a run is under way, or about to begin.
      member :is_pending, "isPending", required: true
      # @!attribute [r] passed
      #   @return [Integer]
      member :passed, "passed", required: true
      # @!attribute [r] failed
      #   @return [Integer]
      member :failed, "failed", required: true
      # @!attribute [r] changed
      #   @return [Array<Types::AnswerTest>] The tests that came out otherwise than in the run before.
      member :changed, "changed", reading: [:list, :AnswerTest], required: true
      # @!attribute [r] failing
      #   @return [Array<Types::AnswerTest>] The tests that do not pass.
      member :failing, "failing", reading: [:list, :AnswerTest], required: true
    end

    # AnswerTestMail is a value of the API.
    class AnswerTestMail < Value
      # @!attribute [r] wanted
      #   @return [Boolean] Whether I get a mail when a run comes out otherwise than the one before.
      member :wanted, "wanted", required: true
    end

    # InboundWebhook is a value of the API.
    class InboundWebhook < Value
      # @!attribute [r] event
      #   @return [String] The kind of event. `type` is accepted as well.
      member :event, "event", required: true
      # @!attribute [r] data
      #   @return [Hash{String => Object}]
      member :data, "data", required: true
      # @!attribute [r] id
      #   @return [Object, nil] A text or a whole number: a delivery with the same id is a repeated one.
      #   Anything else counts as no id.
      member :id, "id"
    end

    # WebhookReceipt is a value of the API.
    class WebhookReceipt < Value
      # @!attribute [r] event_id
      #   @return [String]
      member :event_id, "eventId", required: true
      # @!attribute [r] status
      #   @return ["accepted", "duplicate", "processed"]
      member :status, "status", required: true
      # @!attribute [r] session_id
      #   @return [String, nil]
      member :session_id, "sessionId"
      # @!attribute [r] conversation_id
      #   @return [String, nil]
      member :conversation_id, "conversationId"
      # @!attribute [r] message_id
      #   @return [String, nil]
      member :message_id, "messageId"
      # @!attribute [r] ai_response
      #   @return [String, nil]
      member :ai_response, "aiResponse"
      # @!attribute [r] answered
      #   @return [Boolean, nil]
      member :answered, "answered"
      # @!attribute [r] confidence
      #   @return [Numeric, nil]
      member :confidence, "confidence"
      # @!attribute [r] citations
      #   @return [Array<Hash{String => Object}>, nil]
      member :citations, "citations"
      # @!attribute [r] choices
      #   @return [Array<Types::Choice>, nil] The topics that the assistant offers when it asks back: then
      #   `answered` is false, and nothing is cited. Absent when it offers none.
      member :choices, "choices", reading: [:list, :Choice]
    end

    # LeftAddress is a value of the API.
    class LeftAddress < Value
      # @!attribute [r] email
      #   @return [String]
      member :email, "email", required: true
    end

    # IncomingMail is a value of the API.
    class IncomingMail < Value
      # @!attribute [r] raw
      #   @return [String, nil] The whole mail.
      member :raw, "raw"
    end

    # NewWebhookSource is a value of the API.
    class NewWebhookSource < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] scheme
      #   @return ["parley", "github", "standard", nil]
      member :scheme, "scheme"
      # @!attribute [r] secret
      #   @return [String, nil] The secret that the sender gave you (Stripe, or a sender of Standard Webhooks:
      #   `whsec_…`, or its public key `whpk_…`). Created if left out.
      member :secret, "secret"
      # @!attribute [r] schemas
      #   @return [Hash{String => Hash{String => Object}}, nil] A JSON Schema for each kind of event (2020-12,
      #   without regular expressions and recursion). Data that does not match is refused.
      member :schemas, "schemas"
      # @!attribute [r] format
      #   @return ["events", "email", nil]
      member :format, "format"
      # @!attribute [r] address
      #   @return [String, nil] With the format `email`: the address whose mails the sender passes on. Replies
      #   to answers go there.
      member :address, "address"
      # @!attribute [r] forwarders
      #   @return [Array<String>, nil] With the format `email`: the senders that speak for people, such as the
      #   form of a site. Only of their mails, `Reply-To` is the person.
      member :forwarders, "forwarders"
    end

    # WebhookSourceWithSecret is a value of the API.
    class WebhookSourceWithSecret < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] scheme
      #   @return ["parley", "github", "standard"]
      member :scheme, "scheme", required: true
      # @!attribute [r] format
      #   @return ["events", "email"]
      member :format, "format", required: true
      # @!attribute [r] address
      #   @return [String, nil] With the format `email`: the address whose mails the sender passes on. Replies
      #   to answers go there.
      member :address, "address"
      # @!attribute [r] forwarders
      #   @return [Array<String>, nil] With the format `email`: the senders that speak for people, such as the
      #   form of a site. Only of their mails, `Reply-To` is the person.
      member :forwarders, "forwarders"
      # @!attribute [r] url
      #   @return [String] The URL that the sender posts to.
      member :url, "url", required: true
      # @!attribute [r] is_default
      #   @return [Boolean]
      member :is_default, "isDefault", required: true
      # @!attribute [r] schemas
      #   @return [Hash{String => Hash{String => Object}}]
      member :schemas, "schemas", required: true
      # @!attribute [r] former_secrets_end_at
      #   @return [Array<Time>] Until when each secret from before a rotation is accepted.
      member :former_secrets_end_at, "formerSecretsEndAt", reading: [:list, :time], required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] secret
      #   @return [String] Shown in this answer only. The whole text is the key. With `standard`, the key is
      #   what follows `whsec_`, in base64.
      member :secret, "secret", required: true
    end

    # WebhookSource is a value of the API.
    class WebhookSource < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] scheme
      #   @return ["parley", "github", "standard"]
      member :scheme, "scheme", required: true
      # @!attribute [r] format
      #   @return ["events", "email"]
      member :format, "format", required: true
      # @!attribute [r] address
      #   @return [String, nil] With the format `email`: the address whose mails the sender passes on. Replies
      #   to answers go there.
      member :address, "address"
      # @!attribute [r] forwarders
      #   @return [Array<String>, nil] With the format `email`: the senders that speak for people, such as the
      #   form of a site. Only of their mails, `Reply-To` is the person.
      member :forwarders, "forwarders"
      # @!attribute [r] url
      #   @return [String] The URL that the sender posts to.
      member :url, "url", required: true
      # @!attribute [r] is_default
      #   @return [Boolean]
      member :is_default, "isDefault", required: true
      # @!attribute [r] schemas
      #   @return [Hash{String => Hash{String => Object}}]
      member :schemas, "schemas", required: true
      # @!attribute [r] former_secrets_end_at
      #   @return [Array<Time>] Until when each secret from before a rotation is accepted.
      member :former_secrets_end_at, "formerSecretsEndAt", reading: [:list, :time], required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # WebhookSourceChange is a value of the API.
    class WebhookSourceChange < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] schemas
      #   @return [Hash{String => Hash{String => Object}}, nil] A JSON Schema for each kind of event (2020-12,
      #   without regular expressions and recursion). Data that does not match is refused.
      member :schemas, "schemas"
      # @!attribute [r] forwarders
      #   @return [Array<String>, nil] With the format `email`: the senders that speak for people, such as the
      #   form of a site. Only of their mails, `Reply-To` is the person.
      member :forwarders, "forwarders"
      # @!attribute [r] is_default
      #   @return [Boolean, nil] Whether requests without a source belong to this one. Only the operator may
      #   set it.
      member :is_default, "isDefault"
    end

    # WebhookSecretRotation is a value of the API.
    class WebhookSecretRotation < Value
      # @!attribute [r] overlap_seconds
      #   @return [Integer, nil] How long the former secret is accepted as well.
      member :overlap_seconds, "overlapSeconds"
      # @!attribute [r] secret
      #   @return [String, nil] The secret that the sender gave you (Stripe, or a sender of Standard Webhooks:
      #   `whsec_…`, or its public key `whpk_…`). Created if left out.
      member :secret, "secret"
    end

    # InboundEvent is a value of the API.
    class InboundEvent < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] kind
      #   @return [String]
      member :kind, "kind", required: true
      # @!attribute [r] status
      #   @return ["accepted", "processed", "failed"]
      member :status, "status", required: true
      # @!attribute [r] received_at
      #   @return [Time]
      member :received_at, "receivedAt", reading: :time, required: true
      # @!attribute [r] processed_at
      #   @return [Time, nil]
      member :processed_at, "processedAt", reading: :time, required: true
      # @!attribute [r] conversation_id
      #   @return [String, nil] The conversation of a `user_message`.
      member :conversation_id, "conversationId"
      # @!attribute [r] message_id
      #   @return [String, nil] The reply to a `user_message`.
      member :message_id, "messageId"
      # @!attribute [r] fault
      #   @return [String, nil] Why the event failed.
      member :fault, "fault"
    end

    # FullInboundEvent is a value of the API.
    class FullInboundEvent < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] kind
      #   @return [String]
      member :kind, "kind", required: true
      # @!attribute [r] status
      #   @return ["accepted", "processed", "failed"]
      member :status, "status", required: true
      # @!attribute [r] received_at
      #   @return [Time]
      member :received_at, "receivedAt", reading: :time, required: true
      # @!attribute [r] processed_at
      #   @return [Time, nil]
      member :processed_at, "processedAt", reading: :time, required: true
      # @!attribute [r] conversation_id
      #   @return [String, nil] The conversation of a `user_message`.
      member :conversation_id, "conversationId"
      # @!attribute [r] message_id
      #   @return [String, nil] The reply to a `user_message`.
      member :message_id, "messageId"
      # @!attribute [r] fault
      #   @return [String, nil] Why the event failed.
      member :fault, "fault"
      # @!attribute [r] data
      #   @return [Object] An object; a list with the kind `array`, a text with `text`, and `{mediaType,
      #   base64}` with `binary`. Null if the content was erased together with its conversation.
      member :data, "data", required: true
      # @!attribute [r] note
      #   @return [String, nil] What to do so that such a mail is answered.
      member :note, "note"
    end

    # EventType is a value of the API.
    class EventType < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] summary
      #   @return [String]
      member :summary, "summary", required: true
      # @!attribute [r] visible_to
      #   @return [String] The scope that the creator of an endpoint needs to get this event.
      member :visible_to, "visibleTo", required: true
      # @!attribute [r] schema
      #   @return [Object] JSON Schema of `data` as it is delivered.
      member :schema, "schema", required: true
    end

    # EventTypeList is a value of the API.
    class EventTypeList < Value
      # @!attribute [r] data
      #   @return [Array<Types::EventType>]
      member :data, "data", reading: [:list, :EventType], required: true
    end

    # NewEndpoint is a value of the API.
    class NewEndpoint < Value
      # @!attribute [r] url
      #   @return [String] An http or https URL. A private address is refused, now and at every attempt.
      member :url, "url", required: true
      # @!attribute [r] events
      #   @return [Array<String>, nil]
      member :events, "events"
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] order_by
      #   @return ["none", "conversationId", nil] With `conversationId`, the events of one conversation are
      #   delivered one after the other, each when the one before it has ended.
      member :order_by, "orderBy"
      # @!attribute [r] concurrency
      #   @return [Integer, nil] How many requests may be in flight at once.
      member :concurrency, "concurrency"
      # @!attribute [r] rate_limit_per_second
      #   @return [Integer, nil]
      member :rate_limit_per_second, "rateLimitPerSecond"
      # @!attribute [r] asymmetric
      #   @return [Boolean, nil] Sign with Ed25519 as well (`v1a`). The receiver then verifies with
      #   `publicKey` and needs no secret.
      member :asymmetric, "asymmetric"
    end

    # EndpointWithSecret is a value of the API.
    class EndpointWithSecret < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] url
      #   @return [String]
      member :url, "url", required: true
      # @!attribute [r] description
      #   @return [String]
      member :description, "description", required: true
      # @!attribute [r] events
      #   @return [Array<String>]
      member :events, "events", required: true
      # @!attribute [r] matching_events
      #   @return [Array<String>] The types that the endpoint gets now: those that `events` matches and that
      #   its creator may read.
      member :matching_events, "matchingEvents", required: true
      # @!attribute [r] order_by
      #   @return ["none", "conversationId"] With `conversationId`, the events of one conversation are
      #   delivered one after the other, each when the one before it has ended.
      member :order_by, "orderBy", required: true
      # @!attribute [r] concurrency
      #   @return [Integer]
      member :concurrency, "concurrency", required: true
      # @!attribute [r] rate_limit_per_second
      #   @return [Integer, nil]
      member :rate_limit_per_second, "rateLimitPerSecond", required: true
      # @!attribute [r] status
      #   @return ["enabled", "disabled"]
      member :status, "status", required: true
      # @!attribute [r] disabled_reason
      #   @return ["manual", "failing", "gone", nil]
      member :disabled_reason, "disabledReason", required: true
      # @!attribute [r] circuit
      #   @return ["closed", "open"] `open`: ten failures in a row. One delivery at a time probes the endpoint
      #   until it answers.
      member :circuit, "circuit", required: true
      # @!attribute [r] failing_since
      #   @return [Time, nil]
      member :failing_since, "failingSince", reading: :time, required: true
      # @!attribute [r] paused_until
      #   @return [Time, nil]
      member :paused_until, "pausedUntil", reading: :time, required: true
      # @!attribute [r] public_key
      #   @return [String, nil]
      member :public_key, "publicKey", required: true
      # @!attribute [r] previous_secret_ends_at
      #   @return [Time, nil]
      member :previous_secret_ends_at, "previousSecretEndsAt", reading: :time, required: true
      # @!attribute [r] version
      #   @return [String] The date of the version of the interface that messages have: that of the request
      #   that made it.
      member :version, "version", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] secret
      #   @return [String] `whsec_…`: verifies the `v1` signatures. Shown in this answer only.
      member :secret, "secret", required: true
    end

    # Endpoint is a value of the API.
    class Endpoint < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] url
      #   @return [String]
      member :url, "url", required: true
      # @!attribute [r] description
      #   @return [String]
      member :description, "description", required: true
      # @!attribute [r] events
      #   @return [Array<String>]
      member :events, "events", required: true
      # @!attribute [r] matching_events
      #   @return [Array<String>] The types that the endpoint gets now: those that `events` matches and that
      #   its creator may read.
      member :matching_events, "matchingEvents", required: true
      # @!attribute [r] order_by
      #   @return ["none", "conversationId"] With `conversationId`, the events of one conversation are
      #   delivered one after the other, each when the one before it has ended.
      member :order_by, "orderBy", required: true
      # @!attribute [r] concurrency
      #   @return [Integer]
      member :concurrency, "concurrency", required: true
      # @!attribute [r] rate_limit_per_second
      #   @return [Integer, nil]
      member :rate_limit_per_second, "rateLimitPerSecond", required: true
      # @!attribute [r] status
      #   @return ["enabled", "disabled"]
      member :status, "status", required: true
      # @!attribute [r] disabled_reason
      #   @return ["manual", "failing", "gone", nil]
      member :disabled_reason, "disabledReason", required: true
      # @!attribute [r] circuit
      #   @return ["closed", "open"] `open`: ten failures in a row. One delivery at a time probes the endpoint
      #   until it answers.
      member :circuit, "circuit", required: true
      # @!attribute [r] failing_since
      #   @return [Time, nil]
      member :failing_since, "failingSince", reading: :time, required: true
      # @!attribute [r] paused_until
      #   @return [Time, nil]
      member :paused_until, "pausedUntil", reading: :time, required: true
      # @!attribute [r] public_key
      #   @return [String, nil]
      member :public_key, "publicKey", required: true
      # @!attribute [r] previous_secret_ends_at
      #   @return [Time, nil]
      member :previous_secret_ends_at, "previousSecretEndsAt", reading: :time, required: true
      # @!attribute [r] version
      #   @return [String] The date of the version of the interface that messages have: that of the request
      #   that made it.
      member :version, "version", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
    end

    # EndpointChange is a value of the API.
    class EndpointChange < Value
      # @!attribute [r] url
      #   @return [String, nil] An http or https URL. A private address is refused, now and at every attempt.
      member :url, "url"
      # @!attribute [r] events
      #   @return [Array<String>, nil]
      member :events, "events"
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] order_by
      #   @return ["none", "conversationId", nil] With `conversationId`, the events of one conversation are
      #   delivered one after the other, each when the one before it has ended.
      member :order_by, "orderBy"
      # @!attribute [r] concurrency
      #   @return [Integer, nil] How many requests may be in flight at once.
      member :concurrency, "concurrency"
      # @!attribute [r] rate_limit_per_second
      #   @return [Integer, nil]
      member :rate_limit_per_second, "rateLimitPerSecond"
      # @!attribute [r] asymmetric
      #   @return [Boolean, nil] Sign with Ed25519 as well (`v1a`). The receiver then verifies with
      #   `publicKey` and needs no secret.
      member :asymmetric, "asymmetric"
      # @!attribute [r] status
      #   @return ["enabled", "disabled", nil]
      member :status, "status"
      # @!attribute [r] version
      #   @return [String, nil] The date of the version that messages have.
      member :version, "version"
    end

    # SecretRotation is a value of the API.
    class SecretRotation < Value
      # @!attribute [r] overlap_hours
      #   @return [Integer, nil] How long messages are signed with the former secret as well.
      member :overlap_hours, "overlapHours"
    end

    # RotatedSecret is a value of the API.
    class RotatedSecret < Value
      # @!attribute [r] secret
      #   @return [String] `whsec_…`: verifies the `v1` signatures. Shown in this answer only.
      member :secret, "secret", required: true
      # @!attribute [r] previous_secret_ends_at
      #   @return [Time, nil]
      member :previous_secret_ends_at, "previousSecretEndsAt", reading: :time, required: true
    end

    # Attempt is a value of the API.
    class Attempt < Value
      # @!attribute [r] number
      #   @return [Integer]
      member :number, "number", required: true
      # @!attribute [r] at
      #   @return [Time]
      member :at, "at", reading: :time, required: true
      # @!attribute [r] duration_ms
      #   @return [Integer]
      member :duration_ms, "durationMs", required: true
      # @!attribute [r] status_code
      #   @return [Integer, nil]
      member :status_code, "statusCode", required: true
      # @!attribute [r] error
      #   @return ["address-refused", "timeout", "connection-failed", "answer-too-large", nil]
      member :error, "error", required: true
      # @!attribute [r] request
      #   @return [Types::AttemptRequest]
      member :request, "request", reading: :AttemptRequest, required: true
      # @!attribute [r] response
      #   @return [Types::AttemptResponse, nil]
      member :response, "response", reading: :AttemptResponse, required: true
    end

    # Replay is a value of the API.
    class Replay < Value
      # @!attribute [r] since
      #   @return [Time]
      member :since, "since", reading: :time, required: true
      # @!attribute [r] until_
      #   @return [Time, nil]
      member :until_, "until", reading: :time
      # @!attribute [r] types
      #   @return [Array<String>, nil]
      member :types, "types"
      # @!attribute [r] only_failed
      #   @return [Boolean, nil] Leave out events that were delivered, e.g. after an outage.
      member :only_failed, "onlyFailed"
    end

    # Replayed is a value of the API.
    class Replayed < Value
      # @!attribute [r] count
      #   @return [Integer]
      member :count, "count", required: true
    end

    # Delivery is a value of the API.
    class Delivery < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] endpoint_id
      #   @return [String]
      member :endpoint_id, "endpointId", required: true
      # @!attribute [r] event_id
      #   @return [String] Sent as `webhook-id`: the same at every attempt.
      member :event_id, "eventId", required: true
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] position
      #   @return [Integer]
      member :position, "position", required: true
      # @!attribute [r] status
      #   @return ["pending", "delivered", "failed", "exhausted", "cancelled"]
      member :status, "status", required: true
      # @!attribute [r] attempt_count
      #   @return [Integer]
      member :attempt_count, "attemptCount", required: true
      # @!attribute [r] next_attempt_at
      #   @return [Time, nil]
      member :next_attempt_at, "nextAttemptAt", reading: :time, required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time, required: true
    end

    # DeliveryWithAttempts is a value of the API.
    class DeliveryWithAttempts < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] endpoint_id
      #   @return [String]
      member :endpoint_id, "endpointId", required: true
      # @!attribute [r] event_id
      #   @return [String] Sent as `webhook-id`: the same at every attempt.
      member :event_id, "eventId", required: true
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] position
      #   @return [Integer]
      member :position, "position", required: true
      # @!attribute [r] status
      #   @return ["pending", "delivered", "failed", "exhausted", "cancelled"]
      member :status, "status", required: true
      # @!attribute [r] attempt_count
      #   @return [Integer]
      member :attempt_count, "attemptCount", required: true
      # @!attribute [r] next_attempt_at
      #   @return [Time, nil]
      member :next_attempt_at, "nextAttemptAt", reading: :time, required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time, required: true
      # @!attribute [r] attempts
      #   @return [Array<Types::Attempt>] The newest 50, oldest first.
      member :attempts, "attempts", reading: [:list, :Attempt], required: true
    end

    # Approval is a value of the API.
    class Approval < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] run_id
      #   @return [String]
      member :run_id, "runId", required: true
      # @!attribute [r] workflow
      #   @return [String]
      member :workflow, "workflow", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] request
      #   @return [Object] What exactly is approved.
      member :request, "request", required: true
      # @!attribute [r] request_hash
      #   @return [String] SHA-256 of the canonical JSON (RFC 8785) of `{title, request}`, in hexadecimal.
      member :request_hash, "requestHash", required: true
      # @!attribute [r] status
      #   @return ["pending", "approved", "rejected", "expired", "cancelled"]
      member :status, "status", required: true
      # @!attribute [r] approvers
      #   @return [Array<String>, nil]
      member :approvers, "approvers", required: true
      # @!attribute [r] deadline
      #   @return [Time, nil]
      member :deadline, "deadline", reading: :time, required: true
      # @!attribute [r] escalate_to
      #   @return [String, nil]
      member :escalate_to, "escalateTo", required: true
      # @!attribute [r] escalated_at
      #   @return [Time, nil]
      member :escalated_at, "escalatedAt", reading: :time, required: true
      # @!attribute [r] decided_by
      #   @return [Types::ApprovalDecidedBy, nil]
      member :decided_by, "decidedBy", reading: :ApprovalDecidedBy, required: true
      # @!attribute [r] comment
      #   @return [String, nil]
      member :comment, "comment", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] decided_at
      #   @return [Time, nil]
      member :decided_at, "decidedAt", reading: :time, required: true
    end

    # WorkflowSecret is a value of the API.
    class WorkflowSecret < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
    end

    # NewWorkflowSecret is a value of the API.
    class NewWorkflowSecret < Value
      # @!attribute [r] value
      #   @return [String, Hash{String => String, Array<String>, Hash{String => String}}] A text, or an
      #   object: `{username, password}`, or a whole policy such as `{authority, grant, client: {id,
      #   secret}}`. At most 16 KiB.
      member :value, "value", required: true
    end

    # What waits for a person. Null: the caller lacks the scope that is named. The largest number stands for
    # more, too.
    class NeedsMe < Value
      # @!attribute [r] waiting
      #   @return [Integer, nil] Conversations in which a person waits for the team (`conversations:read`).
      member :waiting, "waiting", required: true
      # @!attribute [r] unassigned
      #   @return [Integer, nil] Conversations with the team that nobody has taken (`conversations:read`).
      member :unassigned, "unassigned", required: true
      # @!attribute [r] leads
      #   @return [Integer, nil] Leads that are new (`leads:read`).
      member :leads, "leads", required: true
      # @!attribute [r] gaps
      #   @return [Integer, nil] Questions without an answer that the knowledge of now does not answer
      #   (`knowledge:read`).
      member :gaps, "gaps", required: true
      # @!attribute [r] failed_runs
      #   @return [Integer, nil] Runs that failed in the last seven days and were not resumed
      #   (`automation:read`).
      member :failed_runs, "failedRuns", required: true
      # @!attribute [r] failing_providers
      #   @return [Integer, nil] Providers of which a model does not answer (`settings:read`).
      member :failing_providers, "failingProviders", required: true
      # @!attribute [r] failing_endpoints
      #   @return [Integer, nil] Endpoints that fail, or that were disabled because they did
      #   (`webhooks:read`).
      member :failing_endpoints, "failingEndpoints", required: true
      # @!attribute [r] unsent_mails
      #   @return [Integer, nil] Mails that were given up, became files without a mail server, or wait after a
      #   failure (`settings:read`).
      member :unsent_mails, "unsentMails", required: true
    end

    # Of the whole time.
    class TotalFigures < Value
      # @!attribute [r] conversations
      #   @return [Integer] Began, with a question of a person.
      member :conversations, "conversations", required: true
      # @!attribute [r] answered
      #   @return [Integer] Of these: the assistant answered at least once, and no person was needed.
      member :answered, "answered", required: true
      # @!attribute [r] declined
      #   @return [Integer] Of these: the assistant said at least once that it does not know.
      member :declined, "declined", required: true
      # @!attribute [r] handed_over
      #   @return [Integer] Of these: passed to the team, or taken by it.
      member :handed_over, "handedOver", required: true
      # @!attribute [r] median_first_answer_ms
      #   @return [Numeric, nil] From the first question to the end of the first answer, by the assistant or a
      #   person.
      member :median_first_answer_ms, "medianFirstAnswerMs", required: true
      # @!attribute [r] helpful
      #   @return [Integer] Replies that the person found helpful.
      member :helpful, "helpful", required: true
      # @!attribute [r] unhelpful
      #   @return [Integer]
      member :unhelpful, "unhelpful", required: true
      # @!attribute [r] leads
      #   @return [Integer, nil] Came in that time, without spam. Null: not counted by this key.
      member :leads, "leads", required: true
      # @!attribute [r] subscribers
      #   @return [Integer, nil] Confirmed in that time. Null: not counted by this key.
      member :subscribers, "subscribers", required: true
    end

    # Figures is a value of the API.
    class Figures < Value
      # @!attribute [r] key
      #   @return [String, nil] The day (`2026-11-20`), the assistant's id, the page, or the channel. Null:
      #   the default assistant, or no page was told.
      member :key, "key", required: true
      # @!attribute [r] conversations
      #   @return [Integer] Began, with a question of a person.
      member :conversations, "conversations", required: true
      # @!attribute [r] answered
      #   @return [Integer] Of these: the assistant answered at least once, and no person was needed.
      member :answered, "answered", required: true
      # @!attribute [r] declined
      #   @return [Integer] Of these: the assistant said at least once that it does not know.
      member :declined, "declined", required: true
      # @!attribute [r] handed_over
      #   @return [Integer] Of these: passed to the team, or taken by it.
      member :handed_over, "handedOver", required: true
      # @!attribute [r] median_first_answer_ms
      #   @return [Numeric, nil] From the first question to the end of the first answer, by the assistant or a
      #   person.
      member :median_first_answer_ms, "medianFirstAnswerMs", required: true
      # @!attribute [r] helpful
      #   @return [Integer] Replies that the person found helpful.
      member :helpful, "helpful", required: true
      # @!attribute [r] unhelpful
      #   @return [Integer]
      member :unhelpful, "unhelpful", required: true
      # @!attribute [r] leads
      #   @return [Integer, nil] Came in that time, without spam. Null: not counted by this key.
      member :leads, "leads", required: true
      # @!attribute [r] subscribers
      #   @return [Integer, nil] Confirmed in that time. Null: not counted by this key.
      member :subscribers, "subscribers", required: true
    end

    # Statistics is a value of the API.
    class Statistics < Value
      # @!attribute [r] from
      #   @return [String]
      member :from, "from", required: true
      # @!attribute [r] to
      #   @return [String] The last day, which counts.
      member :to, "to", required: true
      # @!attribute [r] time_zone
      #   @return [String] The workspace's, in which days begin.
      member :time_zone, "timeZone", required: true
      # @!attribute [r] total
      #   @return [Types::TotalFigures]
      member :total, "total", reading: :TotalFigures, required: true
      # @!attribute [r] data
      #   @return [Array<Types::Figures>] Days without anything are there, too, the oldest first. Others: the
      #   most conversations first.
      member :data, "data", reading: [:list, :Figures], required: true
    end

    # StreamTicket is a value of the API.
    class StreamTicket < Value
      # @!attribute [r] ticket
      #   @return [String]
      member :ticket, "ticket", required: true
      # @!attribute [r] expires_at
      #   @return [Time]
      member :expires_at, "expiresAt", reading: :time, required: true
    end

    # Typing is a value of the API.
    class Typing < Value
      # @!attribute [r] is_typing
      #   @return [Boolean]
      member :is_typing, "isTyping", required: true
    end

    # Viewing is a value of the API.
    class Viewing < Value
      # @!attribute [r] is_viewing
      #   @return [Boolean]
      member :is_viewing, "isViewing", required: true
    end

    # VoiceModel is a value of the API.
    class VoiceModel < Value
      # @!attribute [r] id
      #   @return [String] The `voice_model` of POST /api/voice/start.
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] language
      #   @return [String] The first of `languages`; `mul` for a voice that speaks them all.
      member :language, "language", required: true
      # @!attribute [r] languages
      #   @return [Array<String>] BCP 47. Empty: all that the provider knows.
      member :languages, "languages", required: true
      # @!attribute [r] provider
      #   @return [String] `embedded` for what comes with Parley, else what the operator has installed, or the
      #   name of a provider.
      member :provider, "provider", required: true
      # @!attribute [r] rate_hz
      #   @return [Integer] Samples a second of what it speaks.
      member :rate_hz, "rateHz", required: true
      # @!attribute [r] is_default
      #   @return [Boolean] Speaks its language where a request names no voice.
      member :is_default, "isDefault", required: true
    end

    # SpeechProvider is a value of the API.
    class SpeechProvider < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] kind
      #   @return ["deepgram", "elevenlabs", "openai", "openai-compatible"] The vendor, or the protocol that
      #   its server speaks. `openai-compatible`: a server with OpenAI's `/audio/speech` (as `pcm`) and
      #   `/audio/transcriptions`.
      member :kind, "kind", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] base_url
      #   @return [String, nil]
      member :base_url, "baseUrl", required: true
      # @!attribute [r] has_api_key
      #   @return [Boolean]
      member :has_api_key, "hasApiKey", required: true
      # @!attribute [r] voices
      #   @return [Array<Types::SpeechProviderVoice>]
      member :voices, "voices", reading: [:list, :SpeechProviderVoice], required: true
      # @!attribute [r] speech_model
      #   @return [String, nil] Null where a voice is a model.
      member :speech_model, "speechModel", required: true
      # @!attribute [r] recognition_model
      #   @return [String, nil] Null: the provider does not listen.
      member :recognition_model, "recognitionModel", required: true
      # @!attribute [r] recognition_languages
      #   @return [Array<String>] BCP 47. Empty: all that the model knows.
      member :recognition_languages, "recognitionLanguages", required: true
      # @!attribute [r] rate_hz
      #   @return [Integer]
      member :rate_hz, "rateHz", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # NewSpeechProvider is a value of the API.
    class NewSpeechProvider < Value
      # @!attribute [r] kind
      #   @return ["deepgram", "elevenlabs", "openai", "openai-compatible"] The vendor, or the protocol that
      #   its server speaks. `openai-compatible`: a server with OpenAI's `/audio/speech` (as `pcm`) and
      #   `/audio/transcriptions`.
      member :kind, "kind", required: true
      # @!attribute [r] name
      #   @return [String] The first part of its voices' ids, unique among the speech providers of the
      #   workspace.
      member :name, "name", required: true
      # @!attribute [r] api_key
      #   @return [String, nil] Stored encrypted. No answer contains it.
      member :api_key, "apiKey"
      # @!attribute [r] base_url
      #   @return [String, nil] Required for `openai-compatible`, e.g. `https://speech.example/v1`. For the
      #   others it replaces the vendor's.
      member :base_url, "baseUrl"
      # @!attribute [r] voices
      #   @return [Array<Types::NewSpeechProviderVoice>, nil] Voices by the ids that the vendor gives them.
      #   Empty: the provider does not speak.
      member :voices, "voices", reading: [:list, :NewSpeechProviderVoice]
      # @!attribute [r] speech_model
      #   @return [String, nil]
      member :speech_model, "speechModel"
      # @!attribute [r] recognition_model
      #   @return [String, nil] Null: the provider does not listen.
      member :recognition_model, "recognitionModel"
      # @!attribute [r] recognition_languages
      #   @return [Array<String>, nil] BCP 47. Empty: all that the model knows.
      member :recognition_languages, "recognitionLanguages"
      # @!attribute [r] rate_hz
      #   @return [8000, 16000, 22050, 24000, 44100, 48000, nil] Samples a second that the provider speaks
      #   with.
      member :rate_hz, "rateHz"
    end

    # SpeechProviderChange is a value of the API.
    class SpeechProviderChange < Value
      # @!attribute [r] name
      #   @return [String, nil] The first part of its voices' ids, unique among the speech providers of the
      #   workspace.
      member :name, "name"
      # @!attribute [r] api_key
      #   @return [String, nil]
      member :api_key, "apiKey"
      # @!attribute [r] base_url
      #   @return [String, nil]
      member :base_url, "baseUrl"
      # @!attribute [r] voices
      #   @return [Array<Types::SpeechProviderChangeVoice>, nil] Voices by the ids that the vendor gives them.
      #   Empty: the provider does not speak.
      member :voices, "voices", reading: [:list, :SpeechProviderChangeVoice]
      # @!attribute [r] speech_model
      #   @return [String, nil]
      member :speech_model, "speechModel"
      # @!attribute [r] recognition_model
      #   @return [String, nil] Null: the provider does not listen.
      member :recognition_model, "recognitionModel"
      # @!attribute [r] recognition_languages
      #   @return [Array<String>, nil] BCP 47. Empty: all that the model knows.
      member :recognition_languages, "recognitionLanguages"
      # @!attribute [r] rate_hz
      #   @return [8000, 16000, 22050, 24000, 44100, 48000, nil] Samples a second that the provider speaks
      #   with.
      member :rate_hz, "rateHz"
    end

    # SpeechProviderTest is a value of the API.
    class SpeechProviderTest < Value
      # @!attribute [r] ok
      #   @return [Boolean]
      member :ok, "ok", required: true
      # @!attribute [r] speech
      #   @return [Types::SpeechProviderTestSpeech, nil] Null: the provider does not speak.
      member :speech, "speech", reading: :SpeechProviderTestSpeech, required: true
      # @!attribute [r] recognition
      #   @return [Types::SpeechProviderTestSpeech, nil] Null: the provider does not listen.
      member :recognition, "recognition", reading: :SpeechProviderTestSpeech, required: true
    end

    # StartVoice is a value of the API.
    class StartVoice < Value
      # @!attribute [r] api_key
      #   @return [String, nil] The key of the Authorization header once more, if at all.
      member :api_key, "api_key"
      # @!attribute [r] language
      #   @return [String] BCP 47, e.g. `en-US`.
      member :language, "language", required: true
      # @!attribute [r] voice_model
      #   @return [String] The id of a voice of GET /api/voice/models.
      member :voice_model, "voice_model", required: true
      # @!attribute [r] endpoint
      #   @return [String, nil] Your own address, which the answer repeats. It is never called.
      member :endpoint, "endpoint"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers. Left out, the session's own assistant, or the default one.
      member :assistant_id, "assistantId"
      # @!attribute [r] session_id
      #   @return [String, nil] A voice session of yours to go on with, e.g. after a lost connection: its
      #   conversation continues.
      member :session_id, "sessionId"
      # @!attribute [r] conversation
      #   @return [String, nil] The session id of a conversation of yours, such as that of a chat: what is
      #   said goes on there. Left out, the session has one of its own.
      member :conversation, "conversation"
      # @!attribute [r] record
      #   @return [Boolean, nil] `false`: the session is not recorded, whatever the assistant's
      #   `recordingNotice` says.
      member :record, "record"
    end

    # What a voice conversation can do with the parts that serve it.
    class VoiceCapabilities < Value
      # @!attribute [r] speech
      #   @return [Types::VoiceCapabilitiesSpeech]
      member :speech, "speech", reading: :VoiceCapabilitiesSpeech, required: true
      # @!attribute [r] recognition
      #   @return [Types::VoiceCapabilitiesRecognition]
      member :recognition, "recognition", reading: :VoiceCapabilitiesRecognition, required: true
      # @!attribute [r] detail
      #   @return [String] The same for people.
      member :detail, "detail", required: true
    end

    # StartedVoice is a value of the API.
    class StartedVoice < Value
      # @!attribute [r] session_id
      #   @return [String] `voice_…`. The conversation has this name too, unless the start named another one.
      member :session_id, "sessionId", required: true
      # @!attribute [r] web_socket_url
      #   @return [String] Opens one WebSocket, until `expiresAt`.
      member :web_socket_url, "webSocketUrl", required: true
      # @!attribute [r] language
      #   @return [String]
      member :language, "language", required: true
      # @!attribute [r] voice_model
      #   @return [String]
      member :voice_model, "voiceModel", required: true
      # @!attribute [r] expires_at
      #   @return [Time]
      member :expires_at, "expiresAt", reading: :time, required: true
      # @!attribute [r] capabilities
      #   @return [Types::VoiceCapabilities]
      member :capabilities, "capabilities", reading: :VoiceCapabilities, required: true
      # @!attribute [r] endpoint
      #   @return [String, nil]
      member :endpoint, "endpoint"
      # @!attribute [r] visitor_token
      #   @return [String, nil] For browsers: the proof that the conversation is theirs.
      member :visitor_token, "visitorToken"
    end

    # VoiceSession is a value of the API.
    class VoiceSession < Value
      # @!attribute [r] id
      #   @return [String] `voice_…`. The conversation has this name too, unless the start named another one.
      member :id, "id", required: true
      # @!attribute [r] state
      #   @return ["created", "connected", "ended", "expired", "failed"]
      member :state, "state", required: true
      # @!attribute [r] way
      #   @return ["web-socket", "realtime", "twilio", "conversation-relay"]
      member :way, "way", required: true
      # @!attribute [r] language
      #   @return [String]
      member :language, "language", required: true
      # @!attribute [r] voice_model
      #   @return [String]
      member :voice_model, "voiceModel", required: true
      # @!attribute [r] conversation_id
      #   @return [String, nil] Null before the first turn.
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] connected_at
      #   @return [Time, nil]
      member :connected_at, "connectedAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time, required: true
      # @!attribute [r] end_reason
      #   @return [String, nil]
      member :end_reason, "endReason", required: true
      # @!attribute [r] expires_at
      #   @return [Time]
      member :expires_at, "expiresAt", reading: :time, required: true
    end

    # When what happened, in milliseconds since the session was connected.
    class VoiceTurn < Value
      # @!attribute [r] turn
      #   @return [Integer]
      member :turn, "turn", required: true
      # @!attribute [r] message_id
      #   @return [String, nil] The reply in the conversation.
      member :message_id, "messageId", required: true
      # @!attribute [r] speech_end_ms
      #   @return [Numeric, nil] The last speech of the person.
      member :speech_end_ms, "speechEndMs"
      # @!attribute [r] decision_ms
      #   @return [Numeric, nil] The person's turn was taken to be over.
      member :decision_ms, "decisionMs"
      # @!attribute [r] transcript_ms
      #   @return [Numeric, nil] The words were known.
      member :transcript_ms, "transcriptMs"
      # @!attribute [r] asked_ms
      #   @return [Numeric, nil] The question was stored.
      member :asked_ms, "askedMs"
      # @!attribute [r] first_text_ms
      #   @return [Numeric, nil] The first words of the reply were there.
      member :first_text_ms, "firstTextMs"
      # @!attribute [r] first_sound_ms
      #   @return [Numeric, nil] Their first sound was made.
      member :first_sound_ms, "firstSoundMs"
      # @!attribute [r] first_frame_ms
      #   @return [Numeric, nil] It was sent.
      member :first_frame_ms, "firstFrameMs"
      # @!attribute [r] barge_in_ms
      #   @return [Numeric, nil] A person spoke into the reply.
      member :barge_in_ms, "bargeInMs"
      # @!attribute [r] silent_ms
      #   @return [Numeric, nil] The last sound was sent.
      member :silent_ms, "silentMs"
      # @!attribute [r] end_ms
      #   @return [Numeric, nil] The turn was over.
      member :end_ms, "endMs"
    end

    # VoiceSessionWithTurns is a value of the API.
    class VoiceSessionWithTurns < Value
      # @!attribute [r] id
      #   @return [String] `voice_…`. The conversation has this name too, unless the start named another one.
      member :id, "id", required: true
      # @!attribute [r] state
      #   @return ["created", "connected", "ended", "expired", "failed"]
      member :state, "state", required: true
      # @!attribute [r] way
      #   @return ["web-socket", "realtime", "twilio", "conversation-relay"]
      member :way, "way", required: true
      # @!attribute [r] language
      #   @return [String]
      member :language, "language", required: true
      # @!attribute [r] voice_model
      #   @return [String]
      member :voice_model, "voiceModel", required: true
      # @!attribute [r] conversation_id
      #   @return [String, nil] Null before the first turn.
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] connected_at
      #   @return [Time, nil]
      member :connected_at, "connectedAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time, required: true
      # @!attribute [r] end_reason
      #   @return [String, nil]
      member :end_reason, "endReason", required: true
      # @!attribute [r] expires_at
      #   @return [Time]
      member :expires_at, "expiresAt", reading: :time, required: true
      # @!attribute [r] turns
      #   @return [Array<Types::VoiceTurn>] The last 500.
      member :turns, "turns", reading: [:list, :VoiceTurn], required: true
    end

    # VoiceRecording is a value of the API.
    class VoiceRecording < Value
      # @!attribute [r] id
      #   @return [String] `rec_…`
      member :id, "id", required: true
      # @!attribute [r] session_id
      #   @return [String] `voice_…`
      member :session_id, "sessionId", required: true
      # @!attribute [r] state
      #   @return ["recording", "complete", "interrupted", "failed"] `interrupted`: the server crashed, and
      #   what it had stored is kept. `failed`: see `reason`; what was stored before is kept.
      member :state, "state", required: true
      # @!attribute [r] reason
      #   @return ["no-room", "storage-too-slow", nil] `no-room`: the workspace's recordings had all the room
      #   that PARLEY_MAX_RECORDINGS_MB gives. `storage-too-slow`: the database could not keep up.
      member :reason, "reason", required: true
      # @!attribute [r] notice
      #   @return [String] What the person was told.
      member :notice, "notice", required: true
      # @!attribute [r] seconds
      #   @return [Numeric]
      member :seconds, "seconds", required: true
      # @!attribute [r] bytes
      #   @return [Integer] At rest, compressed and encrypted.
      member :bytes, "bytes", required: true
      # @!attribute [r] started_at
      #   @return [Time]
      member :started_at, "startedAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time, required: true
    end

    # VoiceRecordingList is a value of the API.
    class VoiceRecordingList < Value
      # @!attribute [r] data
      #   @return [Array<Types::VoiceRecording>] One for each connection of the session, oldest first.
      member :data, "data", reading: [:list, :VoiceRecording], required: true
    end

    # VoiceChannelWithSecret is a value of the API.
    class VoiceChannelWithSecret < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] kind
      #   @return ["alexa", "dialogflow-es", "dialogflow-cx", "twilio"]
      member :kind, "kind", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] url
      #   @return [String] What the platform calls.
      member :url, "url", required: true
      # @!attribute [r] assistant_id
      #   @return [String, nil]
      member :assistant_id, "assistantId", required: true
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language", required: true
      # @!attribute [r] greeting
      #   @return [String, nil]
      member :greeting, "greeting", required: true
      # @!attribute [r] answer_within_ms
      #   @return [Integer, nil]
      member :answer_within_ms, "answerWithinMs", required: true
      # @!attribute [r] skill_id
      #   @return [String, nil]
      member :skill_id, "skillId"
      # @!attribute [r] mode
      #   @return ["gather", "stream", "conversation-relay", nil]
      member :mode, "mode"
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] secret
      #   @return [String, nil] Of the Dialogflow kinds: the header X-Channel-Secret of the webhook. Shown in
      #   this answer only.
      member :secret, "secret"
    end

    # VoiceChannel is a value of the API.
    class VoiceChannel < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] kind
      #   @return ["alexa", "dialogflow-es", "dialogflow-cx", "twilio"]
      member :kind, "kind", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] url
      #   @return [String] What the platform calls.
      member :url, "url", required: true
      # @!attribute [r] assistant_id
      #   @return [String, nil]
      member :assistant_id, "assistantId", required: true
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language", required: true
      # @!attribute [r] greeting
      #   @return [String, nil]
      member :greeting, "greeting", required: true
      # @!attribute [r] answer_within_ms
      #   @return [Integer, nil]
      member :answer_within_ms, "answerWithinMs", required: true
      # @!attribute [r] skill_id
      #   @return [String, nil]
      member :skill_id, "skillId"
      # @!attribute [r] mode
      #   @return ["gather", "stream", "conversation-relay", nil]
      member :mode, "mode"
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # VoiceChannelChange is a value of the API.
    class VoiceChannelChange < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] assistant_id
      #   @return [String, nil]
      member :assistant_id, "assistantId"
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language"
      # @!attribute [r] greeting
      #   @return [String, nil]
      member :greeting, "greeting"
      # @!attribute [r] answer_within_ms
      #   @return [Integer, nil]
      member :answer_within_ms, "answerWithinMs"
      # @!attribute [r] skill_id
      #   @return [String, nil] The id of the Alexa skill: `amzn1.ask.skill.…`. Requests of other skills are
      #   refused.
      member :skill_id, "skillId"
      # @!attribute [r] auth_token
      #   @return [String, nil] The auth token of the Twilio account, which signs its requests. Stored
      #   encrypted, and not shown again.
      member :auth_token, "authToken"
      # @!attribute [r] mode
      #   @return ["gather", "stream", "conversation-relay", nil]
      member :mode, "mode"
    end

    # VoicebotQuestion is a value of the API.
    class VoicebotQuestion < Value
      # @!attribute [r] session_id
      #   @return [String, nil] Your own name for the conversation, or the `conv_…` id that an earlier answer
      #   gave.
      member :session_id, "sessionId"
      # @!attribute [r] text
      #   @return [String, nil] What the person says; not only white space. At most 8,000 characters, unless
      #   the operator sets PARLEY_MAX_MESSAGE.
      member :text, "text"
      # @!attribute [r] audio
      #   @return [String, true, nil] What the person said, as sound in base64, in place of `text`; the answer
      #   then has sound too. `true`, with a `text`: the answer shall have sound.
      member :audio, "audio"
      # @!attribute [r] mime_type
      #   @return [String, nil] Of `audio`: `audio/wav` (also when left out), `audio/pcm;rate=16000` (PCM16,
      #   little-endian, mono), or `audio/basic` (µ-law, 8 kHz).
      member :mime_type, "mimeType"
      # @!attribute [r] language
      #   @return [String, nil] BCP 47, e.g. `en-US`. Left out: what the text is in.
      member :language, "language"
      # @!attribute [r] voice_model
      #   @return [String, nil] Of the sound: an id of GET /api/voice/models.
      member :voice_model, "voice_model"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers in this conversation from now on. Left out, it does not change.
      member :assistant_id, "assistantId"
      # @!attribute [r] context
      #   @return [Types::ChatContext, nil]
      member :context, "context", reading: :ChatContext
    end

    # VoicebotAnswer is a value of the API.
    class VoicebotAnswer < Value
      # @!attribute [r] conversation_id
      #   @return [String, nil]
      member :conversation_id, "conversationId"
      # @!attribute [r] message_id
      #   @return [String, nil]
      member :message_id, "messageId"
      # @!attribute [r] status
      #   @return ["completed", "interrupted", "failed", "handed-over", nil]
      member :status, "status"
      # @!attribute [r] reason
      #   @return ["stopped", "token-limit", "content-filter", "too-long", "too-slow", "model-failed",
      #   "node-stopped", "node-died", "error", nil]
      member :reason, "reason"
      # @!attribute [r] answered
      #   @return [Boolean, nil] False when the assistant says that it does not know.
      member :answered, "answered"
      # @!attribute [r] confidence
      #   @return [Numeric, nil]
      member :confidence, "confidence"
      # @!attribute [r] citations
      #   @return [Array<Types::Citation>, nil]
      member :citations, "citations", reading: [:list, :Citation]
      # @!attribute [r] choices
      #   @return [Array<Types::Choice>, nil] The topics that the assistant offers when it asks back: then
      #   `answered` is false, and nothing is cited. Absent when it offers none.
      member :choices, "choices", reading: [:list, :Choice]
      # @!attribute [r] unsupported
      #   @return [Array<Types::VoicebotAnswerUnsupportedItem>, nil] Sentences of a model's answer that no
      #   passage supports.
      member :unsupported, "unsupported", reading: [:list, :VoicebotAnswerUnsupportedItem]
      # @!attribute [r] model
      #   @return [String, nil]
      member :model, "model"
      # @!attribute [r] usage
      #   @return [Types::ModelUsage, nil]
      member :usage, "usage", reading: :ModelUsage
      # @!attribute [r] asks
      #   @return [Types::ConsentQuestion, nil]
      member :asks, "asks", reading: :ConsentQuestion
      # @!attribute [r] tool_calls
      #   @return [Array<Types::ClientToolCall>, nil] Calls of the client's own tools. The reply goes on with
      #   their results.
      member :tool_calls, "toolCalls", reading: [:list, :ClientToolCall]
      # @!attribute [r] asks_for_contact
      #   @return [true, nil] The reply asks how the person can be reached. A client may show a form for `POST
      #   /api/leads`.
      member :asks_for_contact, "asksForContact"
      # @!attribute [r] handed_over
      #   @return [true, nil] With this reply the assistant hands the conversation over to a person and
      #   replies no more.
      member :handed_over, "handedOver"
      # @!attribute [r] visitor_token
      #   @return [String, nil] For publishable keys: send the newest one as X-Visitor-Token with later calls.
      #   It ends after 90 days.
      member :visitor_token, "visitorToken"
      # @!attribute [r] session_id
      #   @return [String, nil] Null when nothing was understood, so that no conversation began.
      member :session_id, "sessionId", required: true
      # @!attribute [r] ai_response
      #   @return [String] What is to be said: plain text, without Markdown, addresses and citation marks.
      member :ai_response, "aiResponse", required: true
      # @!attribute [r] ssml
      #   @return [String] The same as SSML.
      member :ssml, "ssml", required: true
      # @!attribute [r] audio
      #   @return [String, nil] The same as sound: a WAV file in base64, of two minutes at most.
      member :audio, "audio"
      # @!attribute [r] mime_type
      #   @return [String, nil] Of `audio`.
      member :mime_type, "mimeType"
      # @!attribute [r] transcript
      #   @return [String, nil] What was understood of the sound.
      member :transcript, "transcript"
      # @!attribute [r] end_session
      #   @return [Boolean] The person has taken leave.
      member :end_session, "endSession", required: true
    end

    # PlainMessage is a value of the API.
    class PlainMessage < Value
      # @!attribute [r] message
      #   @return [String] What the person says; not only white space. At most 8,000 characters, unless the
      #   operator sets PARLEY_MAX_MESSAGE.
      member :message, "message", required: true
      # @!attribute [r] proof
      #   @return [String, nil]
      member :proof, "proof"
    end

    # WidgetSettings is a value of the API.
    class WidgetSettings < Value
      # @!attribute [r] key_id
      #   @return [String, nil] Null: what holds for keys that say nothing themselves.
      member :key_id, "keyId", required: true
      # @!attribute [r] name
      #   @return [String, nil] Who speaks. Null: the workspace's name.
      member :name, "name", required: true
      # @!attribute [r] greeting
      #   @return [String, nil] Null: a greeting in the visitor's language.
      member :greeting, "greeting", required: true
      # @!attribute [r] colour
      #   @return [String, nil] `#rrggbb`. Null: Parley's own.
      member :colour, "colour", required: true
      # @!attribute [r] avatar_file_id
      #   @return [String, nil]
      member :avatar_file_id, "avatarFileId", required: true
      # @!attribute [r] launcher
      #   @return [String, nil] Text on the button that opens the chat. Null: an icon alone.
      member :launcher, "launcher", required: true
      # @!attribute [r] suggestions
      #   @return [Array<String>] Questions that a visitor asks with one click, each one line.
      member :suggestions, "suggestions", required: true
      # @!attribute [r] theme
      #   @return ["auto", "light", "dark"] `auto` follows the visitor's device.
      member :theme, "theme", required: true
      # @!attribute [r] position
      #   @return ["right", "left"]
      member :position, "position", required: true
      # @!attribute [r] languages
      #   @return [Array<"en", "de", "fr", "es", "it", "nl", "pt">] The languages of its buttons and labels;
      #   the first where none fits the visitor. Empty: all.
      member :languages, "languages", required: true
      # @!attribute [r] hand_over
      #   @return [Boolean] Whether a button asks for a person.
      member :hand_over, "handOver", required: true
      # @!attribute [r] ask_feedback
      #   @return [Boolean] Whether it asks if an answer helped.
      member :ask_feedback, "askFeedback", required: true
      # @!attribute [r] attachments
      #   @return ["never", "taken-over", "always"] When a visitor may send pictures and PDF files.
      #   `taken-over`: once a colleague answers.
      member :attachments, "attachments", required: true
      # @!attribute [r] page
      #   @return [Boolean] Whether `/chat/<publishable key>` shows the chat as a page of its own.
      member :page, "page", required: true
      # @!attribute [r] voice
      #   @return [Boolean] Whether a button lets the visitor speak, where the workspace speaks and
      #   understands the language.
      member :voice, "voice", required: true
      # @!attribute [r] lead_form
      #   @return [Boolean] Whether a form for a name and an address is there where the assistant asks for
      #   them.
      member :lead_form, "leadForm", required: true
    end

    # Null takes a choice back: the default counts again.
    class ChangedWidgetSettings < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] greeting
      #   @return [String, nil]
      member :greeting, "greeting"
      # @!attribute [r] colour
      #   @return [String, nil]
      member :colour, "colour"
      # @!attribute [r] launcher
      #   @return [String, nil]
      member :launcher, "launcher"
      # @!attribute [r] suggestions
      #   @return [Array<String>, nil]
      member :suggestions, "suggestions"
      # @!attribute [r] theme
      #   @return ["auto", "light", "dark", nil]
      member :theme, "theme"
      # @!attribute [r] position
      #   @return ["right", "left", nil]
      member :position, "position"
      # @!attribute [r] languages
      #   @return [Array<"en", "de", "fr", "es", "it", "nl", "pt">, nil]
      member :languages, "languages"
      # @!attribute [r] hand_over
      #   @return [Boolean, nil]
      member :hand_over, "handOver"
      # @!attribute [r] ask_feedback
      #   @return [Boolean, nil]
      member :ask_feedback, "askFeedback"
      # @!attribute [r] attachments
      #   @return ["never", "taken-over", "always", nil]
      member :attachments, "attachments"
      # @!attribute [r] page
      #   @return [Boolean, nil]
      member :page, "page"
      # @!attribute [r] voice
      #   @return [Boolean, nil]
      member :voice, "voice"
      # @!attribute [r] lead_form
      #   @return [Boolean, nil]
      member :lead_form, "leadForm"
      # @!attribute [r] avatar_file_id
      #   @return [String, nil]
      member :avatar_file_id, "avatarFileId"
    end

    # WidgetConfig is a value of the API.
    class WidgetConfig < Value
      # @!attribute [r] key_id
      #   @return [String, nil] Null: what holds for keys that say nothing themselves.
      member :key_id, "keyId", required: true
      # @!attribute [r] name
      #   @return [String] One line.
      member :name, "name", required: true
      # @!attribute [r] greeting
      #   @return [String, nil] Null: a greeting in the visitor's language.
      member :greeting, "greeting", required: true
      # @!attribute [r] colour
      #   @return [String, nil] `#rrggbb`. Null: Parley's own.
      member :colour, "colour", required: true
      # @!attribute [r] avatar_file_id
      #   @return [String, nil]
      member :avatar_file_id, "avatarFileId", required: true
      # @!attribute [r] launcher
      #   @return [String, nil] Text on the button that opens the chat. Null: an icon alone.
      member :launcher, "launcher", required: true
      # @!attribute [r] suggestions
      #   @return [Array<String>] Questions that a visitor asks with one click, each one line.
      member :suggestions, "suggestions", required: true
      # @!attribute [r] theme
      #   @return ["auto", "light", "dark"] `auto` follows the visitor's device.
      member :theme, "theme", required: true
      # @!attribute [r] position
      #   @return ["right", "left"]
      member :position, "position", required: true
      # @!attribute [r] languages
      #   @return [Array<"en", "de", "fr", "es", "it", "nl", "pt">] The languages of its buttons and labels;
      #   the first where none fits the visitor. Empty: all.
      member :languages, "languages", required: true
      # @!attribute [r] hand_over
      #   @return [Boolean] Whether a button asks for a person.
      member :hand_over, "handOver", required: true
      # @!attribute [r] ask_feedback
      #   @return [Boolean] Whether it asks if an answer helped.
      member :ask_feedback, "askFeedback", required: true
      # @!attribute [r] attachments
      #   @return ["never", "taken-over", "always"] When a visitor may send pictures and PDF files.
      #   `taken-over`: once a colleague answers.
      member :attachments, "attachments", required: true
      # @!attribute [r] page
      #   @return [Boolean] Whether `/chat/<publishable key>` shows the chat as a page of its own.
      member :page, "page", required: true
      # @!attribute [r] voice
      #   @return [Boolean] Whether a button lets the visitor speak, where the workspace speaks and
      #   understands the language.
      member :voice, "voice", required: true
      # @!attribute [r] lead_form
      #   @return [Boolean] Whether a form for a name and an address is there where the assistant asks for
      #   them.
      member :lead_form, "leadForm", required: true
      # @!attribute [r] avatar
      #   @return [String, nil] The path of the picture. Null: there is none.
      member :avatar, "avatar", required: true
      # @!attribute [r] voices
      #   @return [Array<Types::WidgetConfigVoice>] What `POST /api/voice/start` takes, for each language in
      #   which a visitor can speak. Empty: none.
      member :voices, "voices", reading: [:list, :WidgetConfigVoice], required: true
      # @!attribute [r] team_opens_at
      #   @return [Time, nil] When people answer next, by the office hours: a time that is past means now.
      #   Null: no hours are set.
      member :team_opens_at, "teamOpensAt", reading: :time, required: true
      # @!attribute [r] usual_answer_seconds
      #   @return [Integer, nil] Half of the visitors of the last four weeks who wanted a person had an answer
      #   within this time. Null: fewer than five had one.
      member :usual_answer_seconds, "usualAnswerSeconds", required: true
    end

    # Parameters that are not listed here are accepted without effect.
    class ChatCompletionRequest < Value
      # @!attribute [r] messages
      #   @return [Array<Types::ChatCompletionRequestMessage>] The last message is the question of the user,
      #   or the result of your function.
      member :messages, "messages", reading: [:list, :ChatCompletionRequestMessage], required: true
      # @!attribute [r] model
      #   @return [String, nil]
      member :model, "model"
      # @!attribute [r] stream
      #   @return [Boolean, nil]
      member :stream, "stream"
      # @!attribute [r] stream_options
      #   @return [Types::ChatCompletionRequestStreamOptions, nil]
      member :stream_options, "stream_options", reading: :ChatCompletionRequestStreamOptions
      # @!attribute [r] user
      #   @return [String, nil]
      member :user, "user"
      # @!attribute [r] safety_identifier
      #   @return [Object, nil] Accepted without effect.
      member :safety_identifier, "safety_identifier"
      # @!attribute [r] prompt_cache_key
      #   @return [Object, nil] Accepted without effect.
      member :prompt_cache_key, "prompt_cache_key"
      # @!attribute [r] prompt_cache_options
      #   @return [Object, nil] Accepted without effect.
      member :prompt_cache_options, "prompt_cache_options"
      # @!attribute [r] prompt_cache_retention
      #   @return [Object, nil] Accepted without effect.
      member :prompt_cache_retention, "prompt_cache_retention"
      # @!attribute [r] service_tier
      #   @return [Object, nil] Accepted without effect.
      member :service_tier, "service_tier"
      # @!attribute [r] store
      #   @return [Object, nil] Accepted without effect. Parley stores every answer with its conversation.
      member :store, "store"
      # @!attribute [r] temperature
      #   @return [Numeric, nil]
      member :temperature, "temperature"
      # @!attribute [r] top_p
      #   @return [Numeric, nil]
      member :top_p, "top_p"
      # @!attribute [r] tools
      #   @return [Array<Types::ChatCompletionRequestTool>, nil]
      member :tools, "tools", reading: [:list, :ChatCompletionRequestTool]
      # @!attribute [r] tool_choice
      #   @return ["none", "auto", "required", Types::ChatCompletionRequestToolChoice, nil]
      member :tool_choice, "tool_choice", reading: :ChatCompletionRequestToolChoice
      # @!attribute [r] parallel_tool_calls
      #   @return [Object, nil] Accepted without effect. A model may call several functions in one answer.
      member :parallel_tool_calls, "parallel_tool_calls"
      # @!attribute [r] top_logprobs
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley gives no log probabilities.
      member :top_logprobs, "top_logprobs"
      # @!attribute [r] moderation
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley does not moderate.
      member :moderation, "moderation"
      # @!attribute [r] metadata
      #   @return [Types::ChatCompletionRequestMetadata, nil] `sessionId` names the conversation. Parley does
      #   not store the rest.
      member :metadata, "metadata", reading: :ChatCompletionRequestMetadata
      # @!attribute [r] max_tokens
      #   @return [Integer, nil]
      member :max_tokens, "max_tokens"
      # @!attribute [r] max_completion_tokens
      #   @return [Integer, nil]
      member :max_completion_tokens, "max_completion_tokens"
      # @!attribute [r] stop
      #   @return [String, Array<String>, nil]
      member :stop, "stop"
      # @!attribute [r] presence_penalty
      #   @return [Numeric, nil]
      member :presence_penalty, "presence_penalty"
      # @!attribute [r] frequency_penalty
      #   @return [Numeric, nil]
      member :frequency_penalty, "frequency_penalty"
      # @!attribute [r] seed
      #   @return [Integer, nil]
      member :seed, "seed"
      # @!attribute [r] top_k
      #   @return [Integer, nil]
      member :top_k, "top_k"
      # @!attribute [r] reasoning_effort
      #   @return [String, nil]
      member :reasoning_effort, "reasoning_effort"
      # @!attribute [r] response_format
      #   @return [Types::ChatCompletionRequestResponseFormat, nil]
      member :response_format, "response_format", reading: :ChatCompletionRequestResponseFormat
      # @!attribute [r] verbosity
      #   @return [Object, nil] Accepted without effect.
      member :verbosity, "verbosity"
      # @!attribute [r] prediction
      #   @return [Object, nil] Accepted without effect.
      member :prediction, "prediction"
      # @!attribute [r] n
      #   @return [Integer, nil]
      member :n, "n"
      # @!attribute [r] best_of
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley gives one answer to a
      #   question.
      member :best_of, "best_of"
      # @!attribute [r] logprobs
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley gives no log probabilities.
      member :logprobs, "logprobs"
      # @!attribute [r] logit_bias
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley does not pass on a bias of
      #   tokens.
      member :logit_bias, "logit_bias"
      # @!attribute [r] audio
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley answers with text only.
      member :audio, "audio"
      # @!attribute [r] modalities
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley answers with text only.
      member :modalities, "modalities"
      # @!attribute [r] functions
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Send `tools` in its place.
      member :functions, "functions"
      # @!attribute [r] function_call
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Send `tool_choice` in its place.
      member :function_call, "function_call"
      # @!attribute [r] web_search_options
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley does not search the web.
      member :web_search_options, "web_search_options"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers in this conversation from now on. Left out, it does not change.
      member :assistant_id, "assistantId"
    end

    # ChatCompletion is a value of the API.
    class ChatCompletion < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] object
      #   @return ["chat.completion"]
      member :object, "object", required: true, tag: "chat.completion"
      # @!attribute [r] created
      #   @return [Integer]
      member :created, "created", required: true
      # @!attribute [r] model
      #   @return [String]
      member :model, "model", required: true
      # @!attribute [r] choices
      #   @return [Array<Types::ChatCompletionChoice>]
      member :choices, "choices", reading: [:list, :ChatCompletionChoice], required: true
      # @!attribute [r] usage
      #   @return [Types::ChatCompletionUsage]
      member :usage, "usage", reading: :ChatCompletionUsage, required: true
      # @!attribute [r] parley
      #   @return [Types::ChatCompletionParley]
      member :parley, "parley", reading: :ChatCompletionParley, required: true
    end

    # OpenAI's clients throw this as an error of their own classes.
    class OpenAiError < Value
      # @!attribute [r] error
      #   @return [Types::OpenAiErrorError]
      member :error, "error", reading: :OpenAiErrorError, required: true
    end

    # EmbeddingRequest is a value of the API.
    class EmbeddingRequest < Value
      # @!attribute [r] model
      #   @return [String] `<provider name>/<model id>`, or the id alone.
      member :model, "model", required: true
      # @!attribute [r] input
      #   @return [String, Array<String>]
      member :input, "input", required: true
      # @!attribute [r] dimensions
      #   @return [Integer, nil]
      member :dimensions, "dimensions"
      # @!attribute [r] encoding_format
      #   @return ["float", "base64", nil]
      member :encoding_format, "encoding_format"
      # @!attribute [r] user
      #   @return [String, nil]
      member :user, "user"
    end

    # Embeddings is a value of the API.
    class Embeddings < Value
      # @!attribute [r] object
      #   @return ["list"]
      member :object, "object", required: true, tag: "list"
      # @!attribute [r] model
      #   @return [String]
      member :model, "model", required: true
      # @!attribute [r] data
      #   @return [Array<Types::EmbeddingsDataItem>]
      member :data, "data", reading: [:list, :EmbeddingsDataItem], required: true
      # @!attribute [r] usage
      #   @return [Types::EmbeddingsUsage]
      member :usage, "usage", reading: :EmbeddingsUsage, required: true
    end

    # Model is a value of the API.
    class Model < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] object
      #   @return ["model"]
      member :object, "object", required: true, tag: "model"
      # @!attribute [r] created
      #   @return [Integer]
      member :created, "created", required: true
      # @!attribute [r] owned_by
      #   @return [String]
      member :owned_by, "owned_by", required: true
    end

    # NewRealtimeClientSecret is a value of the API.
    class NewRealtimeClientSecret < Value
      # @!attribute [r] expires_after
      #   @return [Types::NewRealtimeClientSecretExpiresAfter, nil]
      member :expires_after, "expires_after", reading: :NewRealtimeClientSecretExpiresAfter
      # @!attribute [r] session
      #   @return [Types::NewRealtimeClientSecretSession, nil]
      member :session, "session", reading: :NewRealtimeClientSecretSession
    end

    # RealtimeClientSecret is a value of the API.
    class RealtimeClientSecret < Value
      # @!attribute [r] value
      #   @return [String] Begins with `ek_`, and takes the place of a key at `/v1/realtime` only.
      member :value, "value", required: true
      # @!attribute [r] expires_at
      #   @return [Integer] Seconds since 1970.
      member :expires_at, "expires_at", required: true
      # @!attribute [r] session
      #   @return [Hash{String => Object}] The settings that its sessions begin with.
      member :session, "session", required: true
    end

    # Parameters that are not listed here are accepted without effect.
    class ResponseRequest < Value
      # @!attribute [r] input
      #   @return [String, Array<Types::ResponseRequestInputItem>] The last item is the question of the user,
      #   or the result of your function.
      member :input, "input", reading: [:list, :ResponseRequestInputItem], required: true
      # @!attribute [r] instructions
      #   @return [String, nil]
      member :instructions, "instructions"
      # @!attribute [r] model
      #   @return [String, nil]
      member :model, "model"
      # @!attribute [r] stream
      #   @return [Boolean, nil]
      member :stream, "stream"
      # @!attribute [r] stream_options
      #   @return [Object, nil] `include_usage`; the rest has no effect.
      member :stream_options, "stream_options"
      # @!attribute [r] user
      #   @return [String, nil]
      member :user, "user"
      # @!attribute [r] safety_identifier
      #   @return [Object, nil] Accepted without effect.
      member :safety_identifier, "safety_identifier"
      # @!attribute [r] prompt_cache_key
      #   @return [Object, nil] Accepted without effect.
      member :prompt_cache_key, "prompt_cache_key"
      # @!attribute [r] prompt_cache_options
      #   @return [Object, nil] Accepted without effect.
      member :prompt_cache_options, "prompt_cache_options"
      # @!attribute [r] prompt_cache_retention
      #   @return [Object, nil] Accepted without effect.
      member :prompt_cache_retention, "prompt_cache_retention"
      # @!attribute [r] service_tier
      #   @return [Object, nil] Accepted without effect.
      member :service_tier, "service_tier"
      # @!attribute [r] store
      #   @return [Object, nil] Accepted without effect. Parley stores every answer with its conversation.
      member :store, "store"
      # @!attribute [r] temperature
      #   @return [Numeric, nil]
      member :temperature, "temperature"
      # @!attribute [r] top_p
      #   @return [Numeric, nil]
      member :top_p, "top_p"
      # @!attribute [r] tools
      #   @return [Array<Types::ResponseRequestTool>, nil]
      member :tools, "tools", reading: [:list, :ResponseRequestTool]
      # @!attribute [r] tool_choice
      #   @return ["none", "auto", "required", Types::ChatCompletionRequestToolChoice, nil]
      member :tool_choice, "tool_choice", reading: :ChatCompletionRequestToolChoice
      # @!attribute [r] parallel_tool_calls
      #   @return [Object, nil] Accepted without effect. A model may call several functions in one answer.
      member :parallel_tool_calls, "parallel_tool_calls"
      # @!attribute [r] top_logprobs
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley gives no log probabilities.
      member :top_logprobs, "top_logprobs"
      # @!attribute [r] moderation
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley does not moderate.
      member :moderation, "moderation"
      # @!attribute [r] previous_response_id
      #   @return [String, nil]
      member :previous_response_id, "previous_response_id"
      # @!attribute [r] conversation
      #   @return [String, Types::ResponseRequestConversation, nil]
      member :conversation, "conversation", reading: :ResponseRequestConversation
      # @!attribute [r] background
      #   @return [Boolean, nil]
      member :background, "background"
      # @!attribute [r] metadata
      #   @return [Hash{String => String}, nil]
      member :metadata, "metadata"
      # @!attribute [r] max_output_tokens
      #   @return [Integer, nil]
      member :max_output_tokens, "max_output_tokens"
      # @!attribute [r] reasoning
      #   @return [Types::ResponseRequestReasoning, nil]
      member :reasoning, "reasoning", reading: :ResponseRequestReasoning
      # @!attribute [r] text
      #   @return [Types::ResponseRequestText, nil]
      member :text, "text", reading: :ResponseRequestText
      # @!attribute [r] include
      #   @return [Object, nil] Accepted without effect.
      member :include, "include"
      # @!attribute [r] max_tool_calls
      #   @return [Object, nil] Accepted without effect. It limits tools of OpenAI, which Parley has not.
      member :max_tool_calls, "max_tool_calls"
      # @!attribute [r] truncation
      #   @return [Object, nil] Accepted without effect.
      member :truncation, "truncation"
      # @!attribute [r] context_management
      #   @return [Object, nil] Accepted without effect.
      member :context_management, "context_management"
      # @!attribute [r] prompt
      #   @return [Object, nil] Refused with 400 `unsupported-parameter`. Parley has no stored prompts: send
      #   `instructions`.
      member :prompt, "prompt"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers in this conversation from now on. Left out, it does not change.
      member :assistant_id, "assistantId"
    end

    # Response is a value of the API.
    class Response < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] object
      #   @return ["response"]
      member :object, "object", required: true, tag: "response"
      # @!attribute [r] created_at
      #   @return [Integer]
      member :created_at, "created_at", required: true
      # @!attribute [r] status
      #   @return ["in_progress", "completed", "incomplete", "cancelled", "failed"]
      member :status, "status", required: true
      # @!attribute [r] model
      #   @return [String]
      member :model, "model", required: true
      # @!attribute [r] output
      #   @return [Array<Types::ResponseOutputItemMessage, Types::ResponseOutputItemFunctionCall>]
      member :output, "output", reading: [:list, [:union, :ResponseOutputItemMessage, :ResponseOutputItemFunctionCall]], required: true
      # @!attribute [r] conversation
      #   @return [Types::ResponseConversation]
      member :conversation, "conversation", reading: :ResponseConversation, required: true
      # @!attribute [r] previous_response_id
      #   @return [String, nil]
      member :previous_response_id, "previous_response_id", required: true
      # @!attribute [r] error
      #   @return [Types::ResponseError, nil]
      member :error, "error", reading: :ResponseError, required: true
      # @!attribute [r] incomplete_details
      #   @return [Types::ResponseIncompleteDetails, nil]
      member :incomplete_details, "incomplete_details", reading: :ResponseIncompleteDetails, required: true
      # @!attribute [r] usage
      #   @return [Types::ResponseUsage, nil]
      member :usage, "usage", reading: :ResponseUsage, required: true
      # @!attribute [r] metadata
      #   @return [Hash{String => String}] What the request had, with `sessionId`; with `answered` and
      #   `confidence` once there is an answer; and with `status: handed-over` when a person answers.
      member :metadata, "metadata", required: true
    end

    # InputItemList is a value of the API.
    class InputItemList < Value
      # @!attribute [r] object
      #   @return ["list"]
      member :object, "object", required: true, tag: "list"
      # @!attribute [r] data
      #   @return [Array<Types::InputItemListDataItem>]
      member :data, "data", reading: [:list, :InputItemListDataItem], required: true
      # @!attribute [r] first_id
      #   @return [String, nil]
      member :first_id, "first_id", required: true
      # @!attribute [r] last_id
      #   @return [String, nil]
      member :last_id, "last_id", required: true
      # @!attribute [r] has_more
      #   @return [Boolean]
      member :has_more, "has_more", required: true
    end

    # SpeechRequest is a value of the API.
    class SpeechRequest < Value
      # @!attribute [r] model
      #   @return [String] `tts-1` or any other name: the voice decides who speaks.
      member :model, "model", required: true
      # @!attribute [r] input
      #   @return [String] What to say.
      member :input, "input", required: true
      # @!attribute [r] voice
      #   @return [String, Types::SpeechRequestVoice] The id of a voice of GET /api/voice/models. A name of
      #   OpenAI's, such as `alloy`, means the workspace's first voice.
      member :voice, "voice", reading: :SpeechRequestVoice, required: true
      # @!attribute [r] instructions
      #   @return [String, nil] Without effect.
      member :instructions, "instructions"
      # @!attribute [r] response_format
      #   @return ["wav", "pcm", "mp3", "opus", "aac", "flac", nil]
      member :response_format, "response_format"
      # @!attribute [r] speed
      #   @return [Numeric, nil]
      member :speed, "speed"
      # @!attribute [r] stream_format
      #   @return ["audio", "sse", nil]
      member :stream_format, "stream_format"
    end

    # TranscriptionForm is a value of the API.
    class TranscriptionForm < Value
      # @!attribute [r] file
      #   @return [Upload] A file of at most 25 MB and ten minutes: WAV (PCM, floating point, µ-law or A-law),
      #   or Opus in Ogg or WebM, as browsers record it. MP3 where the operator has installed a decoder.
      member :file, "file", required: true
      # @!attribute [r] model
      #   @return [String] `whisper-1` and its kin: the workspace's own recognizer. The name of a speech
      #   provider: that one.
      member :model, "model", required: true
      # @!attribute [r] language
      #   @return [String, nil] BCP 47 or ISO 639-1, such as `en`.
      member :language, "language"
      # @!attribute [r] response_format
      #   @return ["json", "text", "srt", "verbose_json", "vtt", nil] `json` by default.
      member :response_format, "response_format"
      # @!attribute [r] stream
      #   @return [Boolean, nil] Server-Sent Events, one delta for each part that is understood.
      member :stream, "stream"
      # @!attribute [r] prompt
      #   @return [String, nil] Is not used.
      member :prompt, "prompt"
      # @!attribute [r] temperature
      #   @return [Numeric, nil] Is not used.
      member :temperature, "temperature"
    end

    # With `verbose_json` also the language, the duration and the segments.
    class Transcription < Value
      # @!attribute [r] text
      #   @return [String] Empty when nothing was understood.
      member :text, "text", required: true
      # @!attribute [r] usage
      #   @return [Types::TranscriptionUsage, nil]
      member :usage, "usage", reading: :TranscriptionUsage
      # @!attribute [r] task
      #   @return ["transcribe", nil]
      member :task, "task"
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language"
      # @!attribute [r] duration
      #   @return [Numeric, nil] In seconds.
      member :duration, "duration"
      # @!attribute [r] segments
      #   @return [Array<Types::TranscriptionSegment>, nil]
      member :segments, "segments", reading: [:list, :TranscriptionSegment]
    end

    # UiChatRequest is a value of the API.
    class UiChatRequest < Value
      # @!attribute [r] id
      #   @return [String] The chat's id. Parley uses it as the session id, unless X-Session-Id names another.
      member :id, "id", required: true
      # @!attribute [r] messages
      #   @return [Array<Types::UiChatRequestMessage>] What the model sees of the chat. The last message is
      #   the question, or the assistant's message with the results of the page's tools. With a publishable
      #   key Parley reads the last question only, and takes the earlier messages from the stored
      #   conversation.
      member :messages, "messages", reading: [:list, :UiChatRequestMessage], required: true
      # @!attribute [r] trigger
      #   @return ["submit-message", "regenerate-message", nil] `regenerate-message` asks for another reply to
      #   the last question, which is stored once.
      member :trigger, "trigger"
      # @!attribute [r] message_id
      #   @return [String, nil]
      member :message_id, "messageId"
      # @!attribute [r] context
      #   @return [Types::ChatContext, nil]
      member :context, "context", reading: :ChatContext
      # @!attribute [r] model
      #   @return [String, nil] `<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its
      #   name or an alias. Left out, the conversation's assistant with its own model. Ignored for publishable
      #   keys.
      member :model, "model"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers in this conversation from now on. Left out, it does not change.
      member :assistant_id, "assistantId"
      # @!attribute [r] system
      #   @return [String, nil] Instructions in addition to the assistant's. Without effect for publishable
      #   keys.
      member :system, "system"
      # @!attribute [r] temperature
      #   @return [Numeric, nil]
      member :temperature, "temperature"
      # @!attribute [r] top_p
      #   @return [Numeric, nil]
      member :top_p, "topP"
      # @!attribute [r] top_k
      #   @return [Integer, nil]
      member :top_k, "topK"
      # @!attribute [r] presence_penalty
      #   @return [Numeric, nil]
      member :presence_penalty, "presencePenalty"
      # @!attribute [r] frequency_penalty
      #   @return [Numeric, nil]
      member :frequency_penalty, "frequencyPenalty"
      # @!attribute [r] seed
      #   @return [Integer, nil]
      member :seed, "seed"
      # @!attribute [r] stop_sequences
      #   @return [Array<String>, nil] Without a language model Parley cuts the text.
      member :stop_sequences, "stopSequences"
      # @!attribute [r] max_output_tokens
      #   @return [Integer, nil] Without a language model Parley cuts the text.
      member :max_output_tokens, "maxOutputTokens"
      # @!attribute [r] tools
      #   @return [Array<Types::UiChatRequestTool>, Hash{String => Types::UiChatRequestToolsValue}, nil] The
      #   page's tools: a list, or an object by name. A call of one ends the reply; the next request brings
      #   its result. Needs a language model, and is refused with a publishable key.
      member :tools, "tools", reading: [:union, [:list, :UiChatRequestTool], [:map, :UiChatRequestToolsValue]]
      # @!attribute [r] tool_choice
      #   @return ["auto", "none", "required", Types::UiChatRequestToolChoice, nil]
      member :tool_choice, "toolChoice", reading: :UiChatRequestToolChoice
      # @!attribute [r] response_format
      #   @return [Types::UiChatRequestResponseFormatText, Types::UiChatRequestResponseFormatJson, nil] `json`
      #   needs a language model, and is refused with a publishable key.
      member :response_format, "responseFormat", reading: [:union, :UiChatRequestResponseFormatText, :UiChatRequestResponseFormatJson]
    end

    # JsonRpcMessage is a value of the API.
    class JsonRpcMessage < Value
      # @!attribute [r] jsonrpc
      #   @return ["2.0"]
      member :jsonrpc, "jsonrpc", required: true, tag: "2.0"
      # @!attribute [r] id
      #   @return [String, Integer, nil]
      member :id, "id"
      # @!attribute [r] method_
      #   @return [String]
      member :method_, "method", required: true
      # @!attribute [r] params
      #   @return [Hash{String => Object}, nil]
      member :params, "params"
    end

    # JsonRpcAnswer is a value of the API.
    class JsonRpcAnswer < Value
      # @!attribute [r] jsonrpc
      #   @return ["2.0"]
      member :jsonrpc, "jsonrpc", required: true, tag: "2.0"
      # @!attribute [r] id
      #   @return [String, Integer, nil]
      member :id, "id"
      # @!attribute [r] result
      #   @return [Hash{String => Object}, nil]
      member :result, "result"
      # @!attribute [r] error
      #   @return [Types::JsonRpcAnswerError, nil]
      member :error, "error", reading: :JsonRpcAnswerError
    end

    # JsonRpcError is a value of the API.
    class JsonRpcError < Value
      # @!attribute [r] jsonrpc
      #   @return ["2.0"]
      member :jsonrpc, "jsonrpc", required: true, tag: "2.0"
      # @!attribute [r] id
      #   @return [nil]
      member :id, "id", required: true
      # @!attribute [r] error
      #   @return [Types::JsonRpcErrorError]
      member :error, "error", reading: :JsonRpcErrorError, required: true
    end

    # NewWorkspaceExport is a value of the API.
    class NewWorkspaceExport < Value
      # @!attribute [r] passphrase
      #   @return [String, nil] Encrypts the file. Only then its secrets come along: keys of providers,
      #   secrets of webhooks and workflows.
      member :passphrase, "passphrase"
      # @!attribute [r] code
      #   @return [String, nil] Of the authenticator app, or a recovery code, where the workspace requires a
      #   second factor.
      member :code, "code"
    end

    # WorkspaceExport is a value of the API.
    class WorkspaceExport < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] status
      #   @return ["waiting", "running", "ready", "failed"]
      member :status, "status", required: true
      # @!attribute [r] is_encrypted
      #   @return [Boolean]
      member :is_encrypted, "isEncrypted", required: true
      # @!attribute [r] rows
      #   @return [Integer] So many were written until now.
      member :rows, "rows", required: true
      # @!attribute [r] files
      #   @return [Integer]
      member :files, "files", required: true
      # @!attribute [r] bytes
      #   @return [Integer] Of the file.
      member :bytes, "bytes", required: true
      # @!attribute [r] sha256
      #   @return [String, nil] Of the file, in hexadecimal; null until it is ready.
      member :sha256, "sha256", required: true
      # @!attribute [r] reason
      #   @return [String, nil] Why it failed.
      member :reason, "reason", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time, required: true
      # @!attribute [r] ends_at
      #   @return [Time] The file is deleted then.
      member :ends_at, "endsAt", reading: :time, required: true
      # @!attribute [r] url
      #   @return [String, nil] Gives the file to its holder, without a sign-in, until `urlEndsAt`.
      member :url, "url", required: true
      # @!attribute [r] url_ends_at
      #   @return [Time, nil]
      member :url_ends_at, "urlEndsAt", reading: :time, required: true
    end

    # WorkspaceFile is a value of the API.
    class WorkspaceFile < Value
      # @!attribute [r] passphrase
      #   @return [String, nil] Of an encrypted file. It comes before the file.
      member :passphrase, "passphrase"
      # @!attribute [r] file
      #   @return [Upload] An export of a workspace.
      member :file, "file", required: true
    end

    # ImportedWorkspace is a value of the API.
    class ImportedWorkspace < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] moment
      #   @return [String] It is as it was at this time.
      member :moment, "moment", required: true
      # @!attribute [r] rows
      #   @return [Integer]
      member :rows, "rows", required: true
      # @!attribute [r] files
      #   @return [Integer]
      member :files, "files", required: true
      # @!attribute [r] file_bytes
      #   @return [Integer]
      member :file_bytes, "fileBytes", required: true
      # @!attribute [r] missing_files
      #   @return [Integer] The former installation had no bytes of so many.
      member :missing_files, "missingFiles", required: true
      # @!attribute [r] has_secrets
      #   @return [Boolean] False: enter keys of providers and secrets of webhooks again.
      member :has_secrets, "hasSecrets", required: true
      # @!attribute [r] is_suspended
      #   @return [Boolean] It was suspended where it comes from, and still is.
      member :is_suspended, "isSuspended", required: true
      # @!attribute [r] stopped
      #   @return [Types::ImportedWorkspaceStopped] So many were under way. They are paused, disabled,
      #   inactive or cancelled now.
      member :stopped, "stopped", reading: :ImportedWorkspaceStopped, required: true
      # @!attribute [r] members
      #   @return [Array<Types::ImportedWorkspaceMember>]
      member :members, "members", reading: [:list, :ImportedWorkspaceMember], required: true
    end

    # MemberInvited is a value of the API.
    class MemberInvited < Value
      # @!attribute [r] invitation_id
      #   @return [String]
      member :invitation_id, "invitationId", required: true
      # @!attribute [r] role
      #   @return ["owner", "admin", "agent"]
      member :role, "role", required: true
    end

    # MemberJoined is a value of the API.
    class MemberJoined < Value
      # @!attribute [r] user_id
      #   @return [String]
      member :user_id, "userId", required: true
      # @!attribute [r] role
      #   @return ["owner", "admin", "agent"]
      member :role, "role", required: true
    end

    # MemberChanged is a value of the API.
    class MemberChanged < Value
      # @!attribute [r] user_id
      #   @return [String]
      member :user_id, "userId", required: true
      # @!attribute [r] role
      #   @return ["owner", "admin", "agent"]
      member :role, "role", required: true
    end

    # MemberRemoved is a value of the API.
    class MemberRemoved < Value
      # @!attribute [r] user_id
      #   @return [String]
      member :user_id, "userId", required: true
    end

    # WorkspaceChanged is a value of the API.
    class WorkspaceChanged < Value
      # @!attribute [r] settings
      #   @return [Array<String>] The names of those that were sent.
      member :settings, "settings", required: true
    end

    # WorkspaceSuspended is a value of the API.
    class WorkspaceSuspended < Value
      # @!attribute [r] reason
      #   @return [String, nil] What the operator says about it.
      member :reason, "reason", required: true
    end

    # ApiKeyRevoked is a value of the API.
    class ApiKeyRevoked < Value
      # @!attribute [r] key_id
      #   @return [String]
      member :key_id, "keyId", required: true
    end

    # ApiKeyChanged is a value of the API.
    class ApiKeyChanged < Value
      # @!attribute [r] key_id
      #   @return [String]
      member :key_id, "keyId", required: true
      # @!attribute [r] changed
      #   @return [Array<String>] The fields that were sent.
      member :changed, "changed", required: true
    end

    # ApiKeyRotated is a value of the API.
    class ApiKeyRotated < Value
      # @!attribute [r] key_id
      #   @return [String]
      member :key_id, "keyId", required: true
      # @!attribute [r] former_accepted_until
      #   @return [Time] Until when the former text works.
      member :former_accepted_until, "formerAcceptedUntil", reading: :time, required: true
    end

    # ApiKeyExpiring is a value of the API.
    class ApiKeyExpiring < Value
      # @!attribute [r] key_id
      #   @return [String]
      member :key_id, "keyId", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] expires_at
      #   @return [Time] When the key ends.
      member :expires_at, "expiresAt", reading: :time, required: true
      # @!attribute [r] days_left
      #   @return [Integer]
      member :days_left, "daysLeft", required: true
    end

    # ApiKeyLeaked is a value of the API.
    class ApiKeyLeaked < Value
      # @!attribute [r] key_id
      #   @return [String]
      member :key_id, "keyId", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] url
      #   @return [String, nil] Where the scanner found it.
      member :url, "url", required: true
      # @!attribute [r] is_ended
      #   @return [Boolean] False when only the former text of a rotated key was found: the key goes on with
      #   its new text.
      member :is_ended, "isEnded", required: true
    end

    # ApiKeyPageSeen is a value of the API.
    class ApiKeyPageSeen < Value
      # @!attribute [r] key_id
      #   @return [String]
      member :key_id, "keyId", required: true
      # @!attribute [r] origin
      #   @return [String] The page's.
      member :origin, "origin", required: true
    end

    # QuotaNeared is a value of the API.
    class QuotaNeared < Value
      # @!attribute [r] quota
      #   @return ["runs", "runBytes", "eventBytes", "knowledgeBytes", "fileBytes"]
      member :quota, "quota", required: true
      # @!attribute [r] percent
      #   @return [Integer] 80 or 95.
      member :percent, "percent", required: true
      # @!attribute [r] used
      #   @return [Integer]
      member :used, "used", required: true
      # @!attribute [r] limit
      #   @return [Integer]
      member :limit, "limit", required: true
    end

    # RecordChange is a value of the API.
    class RecordChange < Value
      # @!attribute [r] table
      #   @return [String]
      member :table, "table", required: true
      # @!attribute [r] key
      #   @return [Hash{String => Object}, nil] The primary key of the row, for example `{"id": 7}`. null
      #   where one event tells of all rows of a statement: in a table without a primary key, of a TRUNCATE,
      #   and of a statement that changes more than 10,000 rows.
      member :key, "key", required: true
    end

    # RecordUpdate is a value of the API.
    class RecordUpdate < Value
      # @!attribute [r] table
      #   @return [String]
      member :table, "table", required: true
      # @!attribute [r] key
      #   @return [Hash{String => Object}, nil] The primary key of the row, for example `{"id": 7}`. null
      #   where one event tells of all rows of a statement: in a table without a primary key, of a TRUNCATE,
      #   and of a statement that changes more than 10,000 rows.
      member :key, "key", required: true
      # @!attribute [r] old
      #   @return [Hash{String => Object}, nil] The values before, of the columns that changed. null where
      #   there is no key, and where old and new values have more than 8,000 characters together.
      member :old, "old", required: true
      # @!attribute [r] new
      #   @return [Hash{String => Object}, nil] The values since then, of the columns that changed. null where
      #   there is no key, and where old and new values have more than 8,000 characters together.
      member :new, "new", required: true
    end

    # ReceivedInboundEvent is a value of the API.
    class ReceivedInboundEvent < Value
      # @!attribute [r] event_id
      #   @return [String]
      member :event_id, "eventId", required: true
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] kind
      #   @return [String]
      member :kind, "kind", required: true
      # @!attribute [r] event
      #   @return [String] The kind, under the name that senders use.
      member :event, "event", required: true
      # @!attribute [r] data
      #   @return [Object] An object; a list with the kind `array`, a text with `text`, and `{mediaType,
      #   base64}` with `binary`.
      member :data, "data", required: true
      # @!attribute [r] received_at
      #   @return [Time]
      member :received_at, "receivedAt", reading: :time, required: true
    end

    # DeliveryExhausted is a value of the API.
    class DeliveryExhausted < Value
      # @!attribute [r] delivery_id
      #   @return [String]
      member :delivery_id, "deliveryId", required: true
      # @!attribute [r] endpoint_id
      #   @return [String]
      member :endpoint_id, "endpointId", required: true
      # @!attribute [r] event_id
      #   @return [String]
      member :event_id, "eventId", required: true
      # @!attribute [r] event_type
      #   @return [String]
      member :event_type, "eventType", required: true
      # @!attribute [r] attempts
      #   @return [Integer]
      member :attempts, "attempts", required: true
    end

    # EndpointDisabled is a value of the API.
    class EndpointDisabled < Value
      # @!attribute [r] endpoint_id
      #   @return [String]
      member :endpoint_id, "endpointId", required: true
      # @!attribute [r] reason
      #   @return ["failing", "gone"]
      member :reason, "reason", required: true
    end

    # EndpointRecovered is a value of the API.
    class EndpointRecovered < Value
      # @!attribute [r] endpoint_id
      #   @return [String]
      member :endpoint_id, "endpointId", required: true
    end

    # EndpointTested is a value of the API.
    class EndpointTested < Value
      # @!attribute [r] endpoint_id
      #   @return [String]
      member :endpoint_id, "endpointId", required: true
    end

    # ProblemError is a value of the API.
    class ProblemError < Value
      # @!attribute [r] pointer
      #   @return [String]
      member :pointer, "pointer", required: true
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
    end

    # RetentionPreviewChange is a value of the API.
    class RetentionPreviewChange < Value
      # @!attribute [r] kind
      #   @return [String]
      member :kind, "kind", required: true
      # @!attribute [r] days
      #   @return [Integer, nil] What new workspaces get.
      member :days, "days", required: true
      # @!attribute [r] current_days
      #   @return [Integer, nil] What this workspace has.
      member :current_days, "currentDays", required: true
      # @!attribute [r] would_erase
      #   @return [Integer] So many things are older now, at most.
      member :would_erase, "wouldErase", required: true
    end

    # OfficeHoursDays is a value of the API.
    class OfficeHoursDays < Value
      # @!attribute [r] mon
      #   @return [Array<Array<String>>, nil] From when to when, as `["09:00", "12:30"]`, earliest first.
      member :mon, "mon"
      # @!attribute [r] tue
      #   @return [Array<Array<String>>, nil] From when to when, as `["09:00", "12:30"]`, earliest first.
      member :tue, "tue"
      # @!attribute [r] wed
      #   @return [Array<Array<String>>, nil] From when to when, as `["09:00", "12:30"]`, earliest first.
      member :wed, "wed"
      # @!attribute [r] thu
      #   @return [Array<Array<String>>, nil] From when to when, as `["09:00", "12:30"]`, earliest first.
      member :thu, "thu"
      # @!attribute [r] fri
      #   @return [Array<Array<String>>, nil] From when to when, as `["09:00", "12:30"]`, earliest first.
      member :fri, "fri"
      # @!attribute [r] sat
      #   @return [Array<Array<String>>, nil] From when to when, as `["09:00", "12:30"]`, earliest first.
      member :sat, "sat"
      # @!attribute [r] sun
      #   @return [Array<Array<String>>, nil] From when to when, as `["09:00", "12:30"]`, earliest first.
      member :sun, "sun"
    end

    # KeySetKey is a value of the API.
    class KeySetKey < Value
      # @!attribute [r] kty
      #   @return ["OKP"]
      member :kty, "kty", required: true, tag: "OKP"
      # @!attribute [r] crv
      #   @return ["Ed25519"]
      member :crv, "crv", required: true, tag: "Ed25519"
      # @!attribute [r] x
      #   @return [String]
      member :x, "x", required: true
      # @!attribute [r] kid
      #   @return [String]
      member :kid, "kid", required: true
      # @!attribute [r] alg
      #   @return ["EdDSA"]
      member :alg, "alg", required: true, tag: "EdDSA"
      # @!attribute [r] use
      #   @return ["sig"]
      member :use, "use", required: true, tag: "sig"
    end

    # PasskeyAnswerResponse is a value of the API.
    class PasskeyAnswerResponse < Value
      # @!attribute [r] client_data_json
      #   @return [String]
      member :client_data_json, "clientDataJSON", required: true
      # @!attribute [r] authenticator_data
      #   @return [String]
      member :authenticator_data, "authenticatorData", required: true
      # @!attribute [r] signature
      #   @return [String]
      member :signature, "signature", required: true
      # @!attribute [r] user_handle
      #   @return [String, nil]
      member :user_handle, "userHandle"
    end

    # NewPasskeyPasskey is a value of the API.
    class NewPasskeyPasskey < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] raw_id
      #   @return [String]
      member :raw_id, "rawId", required: true
      # @!attribute [r] type
      #   @return ["public-key"]
      member :type, "type", required: true, tag: "public-key"
      # @!attribute [r] client_extension_results
      #   @return [Hash{String => Object}, nil]
      member :client_extension_results, "clientExtensionResults"
      # @!attribute [r] authenticator_attachment
      #   @return [String, nil]
      member :authenticator_attachment, "authenticatorAttachment"
      # @!attribute [r] response
      #   @return [Types::NewPasskeyPasskeyResponse]
      member :response, "response", reading: :NewPasskeyPasskeyResponse, required: true
    end

    # NewPasskeyPasskeyResponse is a value of the API.
    class NewPasskeyPasskeyResponse < Value
      # @!attribute [r] client_data_json
      #   @return [String]
      member :client_data_json, "clientDataJSON", required: true
      # @!attribute [r] attestation_object
      #   @return [String]
      member :attestation_object, "attestationObject", required: true
      # @!attribute [r] transports
      #   @return [Array<String>, nil]
      member :transports, "transports"
    end

    # MailSettingsDkim is a value of the API.
    class MailSettingsDkim < Value
      # @!attribute [r] domain
      #   @return [String]
      member :domain, "domain", required: true
      # @!attribute [r] selector
      #   @return [String]
      member :selector, "selector", required: true
      # @!attribute [r] record
      #   @return [Types::MailSettingsDkimRecord] Publish this record in the DNS of the domain.
      member :record, "record", reading: :MailSettingsDkimRecord, required: true
    end

    # MailSettingsDkimRecord is a value of the API.
    class MailSettingsDkimRecord < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] type
      #   @return ["TXT"]
      member :type, "type", required: true, tag: "TXT"
      # @!attribute [r] value
      #   @return [String]
      member :value, "value", required: true
    end

    # NewMailSettingsDkim is a value of the API.
    class NewMailSettingsDkim < Value
      # @!attribute [r] domain
      #   @return [String] The domain of the sender's address.
      member :domain, "domain", required: true
      # @!attribute [r] selector
      #   @return [String] Names the key, for example parley1.
      member :selector, "selector", required: true
      # @!attribute [r] private_key
      #   @return [String, nil] An RSA key as PEM, which no answer shows. Without it, the stored key of the
      #   same domain and selector stays; for others Parley makes one.
      member :private_key, "privateKey"
    end

    # LeakReportItem is a value of the API.
    class LeakReportItem < Value
      # @!attribute [r] token
      #   @return [String] The text that was found.
      member :token, "token", required: true
      # @!attribute [r] type
      #   @return [String] The scanner's name of the kind of text.
      member :type, "type", required: true
      # @!attribute [r] url
      #   @return [String, nil] Where it was found. May be empty. Of a longer one, the first 4,000 characters
      #   are kept.
      member :url, "url"
      # @!attribute [r] source
      #   @return [String, nil] The kind of place, e.g. commit. Of a longer one, the first 100 characters are
      #   kept.
      member :source, "source"
    end

    # AuditEntryActor is a value of the API.
    class AuditEntryActor < Value
      # @!attribute [r] kind
      #   @return [String]
      member :kind, "kind", required: true
      # @!attribute [r] id
      #   @return [String, nil]
      member :id, "id", required: true
    end

    # AuditEntryTarget is a value of the API.
    class AuditEntryTarget < Value
      # @!attribute [r] kind
      #   @return [String] A noun, like that of `action`: `user`, `api-key`.
      member :kind, "kind", required: true
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
    end

    # AppGrantApp is a value of the API.
    class AppGrantApp < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
    end

    # AppGrantAccessItem is a value of the API.
    class AppGrantAccessItem < Value
      # @!attribute [r] audience
      #   @return [String] What the app's tokens are for.
      member :audience, "audience", required: true
      # @!attribute [r] scopes
      #   @return [Array<String>]
      member :scopes, "scopes", required: true
    end

    # NewTrustJwks is a value of the API.
    class NewTrustJwks < Value
      # @!attribute [r] keys
      #   @return [Array<Types::NewTrustJwksKey>]
      member :keys, "keys", reading: [:list, :NewTrustJwksKey], required: true
    end

    # NewTrustJwksKey is a value of the API.
    class NewTrustJwksKey < Value
      # @!attribute [r] kty
      #   @return [String]
      member :kty, "kty", required: true
    end

    # TrustJwks is a value of the API.
    class TrustJwks < Value
      # @!attribute [r] keys
      #   @return [Array<Object>]
      member :keys, "keys", required: true
    end

    # TrustChangeJwks is a value of the API.
    class TrustChangeJwks < Value
      # @!attribute [r] keys
      #   @return [Array<Types::TrustChangeJwksKey>]
      member :keys, "keys", reading: [:list, :TrustChangeJwksKey], required: true
    end

    # TrustChangeJwksKey is a value of the API.
    class TrustChangeJwksKey < Value
      # @!attribute [r] kty
      #   @return [String]
      member :kty, "kty", required: true
    end

    # WorkspaceUseUse is a value of the API.
    class WorkspaceUseUse < Value
      # @!attribute [r] runs
      #   @return [Integer] Runs of workflows that wait or are executed.
      member :runs, "runs", required: true
      # @!attribute [r] run_bytes
      #   @return [Integer] Bytes of all runs, with their tasks and the events that they emitted.
      member :run_bytes, "runBytes", required: true
      # @!attribute [r] event_bytes
      #   @return [Integer] Bytes of the events and of received webhooks.
      member :event_bytes, "eventBytes", required: true
      # @!attribute [r] knowledge_bytes
      #   @return [Integer] Bytes of the texts that assistants know, with former versions that replies cite.
      member :knowledge_bytes, "knowledgeBytes", required: true
      # @!attribute [r] file_bytes
      #   @return [Integer] Bytes of recordings.
      member :file_bytes, "fileBytes", required: true
      # @!attribute [r] conversations
      #   @return [Integer, nil]
      member :conversations, "conversations", required: true
      # @!attribute [r] leads
      #   @return [Integer, nil]
      member :leads, "leads", required: true
      # @!attribute [r] subscribers
      #   @return [Integer, nil]
      member :subscribers, "subscribers", required: true
    end

    # WorkspaceUseQuotas is a value of the API.
    class WorkspaceUseQuotas < Value
      # @!attribute [r] runs
      #   @return [Integer, nil]
      member :runs, "runs", required: true
      # @!attribute [r] run_bytes
      #   @return [Integer, nil]
      member :run_bytes, "runBytes", required: true
      # @!attribute [r] event_bytes
      #   @return [Integer, nil]
      member :event_bytes, "eventBytes", required: true
      # @!attribute [r] knowledge_bytes
      #   @return [Integer, nil]
      member :knowledge_bytes, "knowledgeBytes", required: true
      # @!attribute [r] file_bytes
      #   @return [Integer, nil]
      member :file_bytes, "fileBytes", required: true
      # @!attribute [r] conversations
      #   @return [Integer, nil]
      member :conversations, "conversations", required: true
      # @!attribute [r] leads
      #   @return [Integer, nil]
      member :leads, "leads", required: true
      # @!attribute [r] subscribers
      #   @return [Integer, nil]
      member :subscribers, "subscribers", required: true
      # @!attribute [r] chain_runs
      #   @return [Integer, nil]
      member :chain_runs, "chainRuns", required: true
    end

    # InstallationNode is a value of the API.
    class InstallationNode < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] started_at
      #   @return [Time]
      member :started_at, "startedAt", reading: :time, required: true
      # @!attribute [r] seen_at
      #   @return [Time]
      member :seen_at, "seenAt", reading: :time, required: true
    end

    # InstallationBackupTrial is a value of the API.
    class InstallationBackupTrial < Value
      # @!attribute [r] ended_at
      #   @return [Time]
      member :ended_at, "endedAt", reading: :time, required: true
      # @!attribute [r] is_whole
      #   @return [Boolean]
      member :is_whole, "isWhole", required: true
      # @!attribute [r] failure
      #   @return [String, nil]
      member :failure, "failure", required: true
    end

    # ExaminationFinding is a value of the API.
    class ExaminationFinding < Value
      # @!attribute [r] code
      #   @return [String] Stable, such as `backup-missing`.
      member :code, "code", required: true
      # @!attribute [r] level
      #   @return ["broken", "advice"] What is broken keeps something from working.
      member :level, "level", required: true
      # @!attribute [r] sentence
      #   @return [String] What is wrong and, where it is known, what to do.
      member :sentence, "sentence", required: true
    end

    # ExaminationCertificate is a value of the API.
    class ExaminationCertificate < Value
      # @!attribute [r] host
      #   @return [String]
      member :host, "host", required: true
      # @!attribute [r] use
      #   @return [String] Who calls the host, and what for.
      member :use, "use", required: true
      # @!attribute [r] days_left
      #   @return [Integer] Below zero for one that has expired.
      member :days_left, "daysLeft", required: true
    end

    # InstalledWorkspaceOwner is a value of the API.
    class InstalledWorkspaceOwner < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] email
      #   @return [String]
      member :email, "email", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
    end

    # InstalledWorkspaceUse is a value of the API.
    class InstalledWorkspaceUse < Value
      # @!attribute [r] members
      #   @return [Integer]
      member :members, "members", required: true
      # @!attribute [r] conversations
      #   @return [Integer]
      member :conversations, "conversations", required: true
      # @!attribute [r] passages
      #   @return [Integer] An estimate by the length of its documents.
      member :passages, "passages", required: true
      # @!attribute [r] database_bytes
      #   @return [Integer]
      member :database_bytes, "databaseBytes", required: true
      # @!attribute [r] file_bytes
      #   @return [Integer]
      member :file_bytes, "fileBytes", required: true
      # @!attribute [r] mails
      #   @return [Integer] Mails of campaigns that were sent.
      member :mails, "mails", required: true
      # @!attribute [r] model_cost
      #   @return [Numeric] Of the current month, by the prices of its providers.
      member :model_cost, "modelCost", required: true
    end

    # WorkspaceDecisionQuotas is a value of the API.
    class WorkspaceDecisionQuotas < Value
      # @!attribute [r] runs
      #   @return [Integer, nil]
      member :runs, "runs"
      # @!attribute [r] run_bytes
      #   @return [Integer, nil]
      member :run_bytes, "runBytes"
      # @!attribute [r] event_bytes
      #   @return [Integer, nil]
      member :event_bytes, "eventBytes"
      # @!attribute [r] knowledge_bytes
      #   @return [Integer, nil]
      member :knowledge_bytes, "knowledgeBytes"
      # @!attribute [r] file_bytes
      #   @return [Integer, nil]
      member :file_bytes, "fileBytes"
      # @!attribute [r] conversations
      #   @return [Integer, nil]
      member :conversations, "conversations"
      # @!attribute [r] leads
      #   @return [Integer, nil]
      member :leads, "leads"
      # @!attribute [r] subscribers
      #   @return [Integer, nil]
      member :subscribers, "subscribers"
      # @!attribute [r] chain_runs
      #   @return [Integer, nil]
      member :chain_runs, "chainRuns"
    end

    # ErasureReceiptRemain is a value of the API.
    class ErasureReceiptRemain < Value
      # @!attribute [r] where
      #   @return [String]
      member :where, "where", required: true
      # @!attribute [r] until_
      #   @return [Time, nil] Null: not yet over, or not known to Parley.
      member :until_, "until", reading: :time, required: true
      # @!attribute [r] note
      #   @return [String]
      member :note, "note", required: true
    end

    # ImportReportColumn is a value of the API.
    class ImportReportColumn < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] field
      #   @return [String, nil]
      member :field, "field", required: true
    end

    # ImportReportNote is a value of the API.
    class ImportReportNote < Value
      # @!attribute [r] row
      #   @return [Integer]
      member :row, "row", required: true
      # @!attribute [r] field
      #   @return [String]
      member :field, "field", required: true
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
    end

    # PartedIdentitiesIdentity is a value of the API.
    class PartedIdentitiesIdentity < Value
      # @!attribute [r] kind
      #   @return ["user", "email", "phone"]
      member :kind, "kind", required: true
      # @!attribute [r] value
      #   @return [String]
      member :value, "value", required: true
    end

    # ContactFilterNewsletter is a value of the API.
    class ContactFilterNewsletter < Value
      # @!attribute [r] status
      #   @return ["pending", "confirmed", "unsubscribed", "bounced", "complained", nil]
      member :status, "status"
      # @!attribute [r] list_id
      #   @return [String, nil] Only of this list; `status` is then the one on it.
      member :list_id, "listId"
    end

    # ContactFilterOpened is a value of the API.
    class ContactFilterOpened < Value
      # @!attribute [r] campaign_id
      #   @return [String, nil] Only this campaign; without it, any.
      member :campaign_id, "campaignId"
      # @!attribute [r] within_days
      #   @return [Integer, nil]
      member :within_days, "withinDays"
    end

    # ContactFilterLead is a value of the API.
    class ContactFilterLead < Value
      # @!attribute [r] status
      #   @return ["new", "contacted", "qualified", "won", "lost", nil]
      member :status, "status"
      # @!attribute [r] min_score
      #   @return [Integer, nil]
      member :min_score, "minScore"
    end

    # NewLeadPage is a value of the API.
    class NewLeadPage < Value
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url"
      # @!attribute [r] title
      #   @return [String, nil]
      member :title, "title"
      # @!attribute [r] referrer
      #   @return [String, nil]
      member :referrer, "referrer"
    end

    # NewLeadConsent is a value of the API.
    class NewLeadConsent < Value
      # @!attribute [r] given
      #   @return [Boolean]
      member :given, "given", required: true
      # @!attribute [r] text
      #   @return [String, nil] What the person agreed to, word for word.
      member :text, "text"
      # @!attribute [r] version
      #   @return [String, nil]
      member :version, "version"
    end

    # SubscriberImportReportColumn is a value of the API.
    class SubscriberImportReportColumn < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] field
      #   @return [String, nil]
      member :field, "field", required: true
    end

    # NewsletterStatisticsList is a value of the API.
    class NewsletterStatisticsList < Value
      # @!attribute [r] list_id
      #   @return [String]
      member :list_id, "listId", required: true
      # @!attribute [r] list
      #   @return [String] The `slug`.
      member :list, "list", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] pending
      #   @return [Integer]
      member :pending, "pending", required: true
      # @!attribute [r] confirmed
      #   @return [Integer]
      member :confirmed, "confirmed", required: true
      # @!attribute [r] unsubscribed
      #   @return [Integer]
      member :unsubscribed, "unsubscribed", required: true
      # @!attribute [r] bounced
      #   @return [Integer]
      member :bounced, "bounced", required: true
      # @!attribute [r] complained
      #   @return [Integer]
      member :complained, "complained", required: true
      # @!attribute [r] erased
      #   @return [Integer]
      member :erased, "erased", required: true
    end

    # NewsletterStatisticsDay is a value of the API.
    class NewsletterStatisticsDay < Value
      # @!attribute [r] day
      #   @return [String]
      member :day, "day", required: true
      # @!attribute [r] sign_ups
      #   @return [Integer]
      member :sign_ups, "signUps", required: true
      # @!attribute [r] confirmations
      #   @return [Integer]
      member :confirmations, "confirmations", required: true
      # @!attribute [r] departures
      #   @return [Integer]
      member :departures, "departures", required: true
    end

    # BounceReceiptDataItem is a value of the API.
    class BounceReceiptDataItem < Value
      # @!attribute [r] outcome
      #   @return ["counted", "counted-before", "no-report", "unknown-mail"]
      member :outcome, "outcome", required: true
      # @!attribute [r] kind
      #   @return ["hard", "soft", "complaint", nil]
      member :kind, "kind", required: true
      # @!attribute [r] reason
      #   @return [String]
      member :reason, "reason", required: true
      # @!attribute [r] status
      #   @return [String, nil]
      member :status, "status", required: true
    end

    # CampaignReportMailings is a value of the API.
    class CampaignReportMailings < Value
      # @!attribute [r] queued
      #   @return [Integer]
      member :queued, "queued", required: true
      # @!attribute [r] claimed
      #   @return [Integer]
      member :claimed, "claimed", required: true
      # @!attribute [r] handed
      #   @return [Integer]
      member :handed, "handed", required: true
      # @!attribute [r] sent
      #   @return [Integer]
      member :sent, "sent", required: true
      # @!attribute [r] deferred
      #   @return [Integer]
      member :deferred, "deferred", required: true
      # @!attribute [r] failed
      #   @return [Integer]
      member :failed, "failed", required: true
      # @!attribute [r] unknown
      #   @return [Integer]
      member :unknown, "unknown", required: true
      # @!attribute [r] skipped
      #   @return [Integer]
      member :skipped, "skipped", required: true
      # @!attribute [r] bounced
      #   @return [Integer]
      member :bounced, "bounced", required: true
    end

    # CampaignReportLink is a value of the API.
    class CampaignReportLink < Value
      # @!attribute [r] url
      #   @return [String]
      member :url, "url", required: true
      # @!attribute [r] clicks
      #   @return [Integer]
      member :clicks, "clicks", required: true
    end

    # CampaignReportDomain is a value of the API.
    class CampaignReportDomain < Value
      # @!attribute [r] domain
      #   @return [String]
      member :domain, "domain", required: true
      # @!attribute [r] recipients
      #   @return [Integer]
      member :recipients, "recipients", required: true
      # @!attribute [r] sent
      #   @return [Integer]
      member :sent, "sent", required: true
      # @!attribute [r] failed
      #   @return [Integer]
      member :failed, "failed", required: true
    end

    # NewSeriesStep is a value of the API.
    class NewSeriesStep < Value
      # @!attribute [r] delay_minutes
      #   @return [Integer] After the confirmation, or after the step before.
      member :delay_minutes, "delayMinutes", required: true
      # @!attribute [r] subject
      #   @return [String] May hold variables, such as `{{ firstName | "there" }}`.
      member :subject, "subject", required: true
      # @!attribute [r] preheader
      #   @return [String, nil] What mail programs show beside the subject.
      member :preheader, "preheader"
      # @!attribute [r] format
      #   @return ["markdown", "mjml", nil]
      member :format, "format"
      # @!attribute [r] body
      #   @return [String]
      member :body, "body", required: true
    end

    # SeriesStep is a value of the API.
    class SeriesStep < Value
      # @!attribute [r] delay_minutes
      #   @return [Integer] After the confirmation, or after the step before.
      member :delay_minutes, "delayMinutes", required: true
      # @!attribute [r] campaign_id
      #   @return [String]
      member :campaign_id, "campaignId", required: true
      # @!attribute [r] subject
      #   @return [String]
      member :subject, "subject", required: true
      # @!attribute [r] status
      #   @return ["draft", "scheduled", "sending", "paused", "sent", "cancelled"] `sending`, or `paused`:
      #   resume it as a campaign, by `campaignId`.
      member :status, "status", required: true
      # @!attribute [r] pause_reason
      #   @return ["member", "mail-server", "bounces", nil]
      member :pause_reason, "pauseReason", required: true
    end

    # DatabaseRequestSelect is a value of the API.
    class DatabaseRequestSelect < Value
      # @!attribute [r] operation
      #   @return ["select"]
      member :operation, "operation", required: true, tag: "select"
      # @!attribute [r] table
      #   @return [String] The table's name, exactly as it was created.
      member :table, "table", required: true
      # @!attribute [r] aggregate
      #   @return [Hash{String => Types::DatabaseRequestSelectAggregateValue}, nil] What is computed of the
      #   rows, by the names in the answer. Goes with `where`, `groupBy` and `limit` alone.
      member :aggregate, "aggregate", reading: [:map, :DatabaseRequestSelectAggregateValue]
      # @!attribute [r] group_by
      #   @return [Array<String>, nil] With `aggregate`: one row for each combination of their values, in
      #   their order.
      member :group_by, "groupBy"
      # @!attribute [r] columns
      #   @return [Array<String>, nil] By default all.
      member :columns, "columns"
      # @!attribute [r] where
      #   @return [Hash{String => Object}, nil] Which rows: `{column: value}` or `{column: {operator:
      #   value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%`
      #   and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`),
      #   `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several
      #   columns and several operators of one column must all hold. `and` and `or` take a list of such
      #   objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON.
      #   `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and
      #   neither does its opposite.
      member :where, "where"
      # @!attribute [r] order_by
      #   @return [Array<String, Types::DatabaseRequestSelectOrderByItem>, nil] By default the primary key.
      member :order_by, "orderBy", reading: [:list, :DatabaseRequestSelectOrderByItem]
      # @!attribute [r] limit
      #   @return [Integer, nil]
      member :limit, "limit"
      # @!attribute [r] offset
      #   @return [Integer, nil]
      member :offset, "offset"
      # @!attribute [r] cursor
      #   @return [String, nil] The `nextCursor` of the answer before, with the same table, `where`, `orderBy`
      #   and `search`.
      member :cursor, "cursor"
      # @!attribute [r] embed
      #   @return [Hash{String => Types::DatabaseRequestSelectEmbedValue}, nil] Related rows, each under a
      #   name of its own: one object, or null, where their columns are unique, else a list.
      member :embed, "embed", reading: [:map, :DatabaseRequestSelectEmbedValue]
      # @!attribute [r] search
      #   @return [Types::DatabaseRequestSelectSearch, nil] Full-text search. The best rows come first, unless
      #   `orderBy` says otherwise.
      member :search, "search", reading: :DatabaseRequestSelectSearch
    end

    # DatabaseRequestSelectAggregateValue is a value of the API.
    class DatabaseRequestSelectAggregateValue < Value
      # @!attribute [r] op
      #   @return ["count", "sum", "avg", "min", "max"]
      member :op, "op", required: true
      # @!attribute [r] column
      #   @return [String, nil] Needed by all but `count`, which counts rows without it.
      member :column, "column"
    end

    # DatabaseRequestSelectOrderByItem is a value of the API.
    class DatabaseRequestSelectOrderByItem < Value
      # @!attribute [r] column
      #   @return [String] A column.
      member :column, "column", required: true
      # @!attribute [r] direction
      #   @return ["asc", "desc", nil]
      member :direction, "direction"
      # @!attribute [r] nulls
      #   @return ["first", "last", nil] Where rows without a value stand. By default last, and first with
      #   `desc`.
      member :nulls, "nulls"
    end

    # DatabaseRequestSelectEmbedValue is a value of the API.
    class DatabaseRequestSelectEmbedValue < Value
      # @!attribute [r] table
      #   @return [String] The table's name, exactly as it was created.
      member :table, "table", required: true
      # @!attribute [r] on
      #   @return [Hash{String => String}] `{theirColumn: "ourColumn"}`: which of their rows belong to one of
      #   ours.
      member :on, "on", required: true
      # @!attribute [r] columns
      #   @return [Array<String>, nil] Their columns. By default all.
      member :columns, "columns"
      # @!attribute [r] where
      #   @return [Hash{String => Object}, nil] Which rows: `{column: value}` or `{column: {operator:
      #   value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%`
      #   and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`),
      #   `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several
      #   columns and several operators of one column must all hold. `and` and `or` take a list of such
      #   objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON.
      #   `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and
      #   neither does its opposite.
      member :where, "where"
      # @!attribute [r] order_by
      #   @return [Array<String, Types::DatabaseRequestSelectOrderByItem>, nil] By default the primary key.
      member :order_by, "orderBy", reading: [:list, :DatabaseRequestSelectOrderByItem]
      # @!attribute [r] limit
      #   @return [Integer, nil]
      member :limit, "limit"
    end

    # DatabaseRequestSelectSearch is a value of the API.
    class DatabaseRequestSelectSearch < Value
      # @!attribute [r] columns
      #   @return [Array<String>]
      member :columns, "columns", required: true
      # @!attribute [r] text
      #   @return [String] Up to 32 words that must all occur; `or`, `"a phrase"` and `-without` as in web
      #   searches.
      member :text, "text", required: true
      # @!attribute [r] language
      #   @return [String, nil] A text search configuration of PostgreSQL, such as `english`. `simple` takes
      #   words as they are.
      member :language, "language"
    end

    # DatabaseRequestInsert is a value of the API.
    class DatabaseRequestInsert < Value
      # @!attribute [r] operation
      #   @return ["insert"]
      member :operation, "operation", required: true, tag: "insert"
      # @!attribute [r] table
      #   @return [String] The table's name, exactly as it was created.
      member :table, "table", required: true
      # @!attribute [r] rows
      #   @return [Array<Hash{String => Object}>] All rows are stored, or none.
      member :rows, "rows", required: true
      # @!attribute [r] returning
      #   @return [true, Array<String>, nil] Gives back the rows as they are stored: `true` for all columns.
      #   Without it `rows` is empty.
      member :returning, "returning"
    end

    # DatabaseRequestUpsert is a value of the API.
    class DatabaseRequestUpsert < Value
      # @!attribute [r] operation
      #   @return ["upsert"]
      member :operation, "operation", required: true, tag: "upsert"
      # @!attribute [r] table
      #   @return [String] The table's name, exactly as it was created.
      member :table, "table", required: true
      # @!attribute [r] rows
      #   @return [Array<Hash{String => Object}>] All rows are stored, or none.
      member :rows, "rows", required: true
      # @!attribute [r] on_conflict
      #   @return [Array<String>, nil] The columns of a primary key or a unique constraint. By default the
      #   primary key.
      member :on_conflict, "onConflict"
      # @!attribute [r] update
      #   @return [Array<String>, nil] What a row that exists already takes over. By default every column that
      #   is sent. `[]`: nothing.
      member :update, "update"
      # @!attribute [r] returning
      #   @return [true, Array<String>, nil] Gives back the rows as they are stored: `true` for all columns.
      #   Without it `rows` is empty.
      member :returning, "returning"
    end

    # DatabaseRequestUpdate is a value of the API.
    class DatabaseRequestUpdate < Value
      # @!attribute [r] operation
      #   @return ["update"]
      member :operation, "operation", required: true, tag: "update"
      # @!attribute [r] table
      #   @return [String] The table's name, exactly as it was created.
      member :table, "table", required: true
      # @!attribute [r] set
      #   @return [Hash{String => Object}] New values by column.
      member :set, "set", required: true
      # @!attribute [r] where
      #   @return [Hash{String => Object}, nil] Which rows: `{column: value}` or `{column: {operator:
      #   value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%`
      #   and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`),
      #   `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several
      #   columns and several operators of one column must all hold. `and` and `or` take a list of such
      #   objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON.
      #   `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and
      #   neither does its opposite.
      member :where, "where"
      # @!attribute [r] all
      #   @return [Boolean, nil] Whether every row is meant. Needed where `where` leaves out nothing.
      member :all, "all"
      # @!attribute [r] returning
      #   @return [true, Array<String>, nil] Gives back the rows as they are stored: `true` for all columns.
      #   Without it `rows` is empty.
      member :returning, "returning"
    end

    # DatabaseRequestDelete is a value of the API.
    class DatabaseRequestDelete < Value
      # @!attribute [r] operation
      #   @return ["delete"]
      member :operation, "operation", required: true, tag: "delete"
      # @!attribute [r] table
      #   @return [String] The table's name, exactly as it was created.
      member :table, "table", required: true
      # @!attribute [r] where
      #   @return [Hash{String => Object}, nil] Which rows: `{column: value}` or `{column: {operator:
      #   value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%`
      #   and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`),
      #   `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several
      #   columns and several operators of one column must all hold. `and` and `or` take a list of such
      #   objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON.
      #   `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and
      #   neither does its opposite.
      member :where, "where"
      # @!attribute [r] all
      #   @return [Boolean, nil] Whether every row is meant. Needed where `where` leaves out nothing.
      member :all, "all"
      # @!attribute [r] returning
      #   @return [true, Array<String>, nil] Gives back the rows as they are stored: `true` for all columns.
      #   Without it `rows` is empty.
      member :returning, "returning"
    end

    # DatabaseRequestCount is a value of the API.
    class DatabaseRequestCount < Value
      # @!attribute [r] operation
      #   @return ["count"]
      member :operation, "operation", required: true, tag: "count"
      # @!attribute [r] table
      #   @return [String] The table's name, exactly as it was created.
      member :table, "table", required: true
      # @!attribute [r] where
      #   @return [Hash{String => Object}, nil] Which rows: `{column: value}` or `{column: {operator:
      #   value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%`
      #   and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`),
      #   `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several
      #   columns and several operators of one column must all hold. `and` and `or` take a list of such
      #   objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON.
      #   `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and
      #   neither does its opposite.
      member :where, "where"
    end

    # DatabaseRequestCreateTable is a value of the API.
    class DatabaseRequestCreateTable < Value
      # @!attribute [r] operation
      #   @return ["createTable"]
      member :operation, "operation", required: true, tag: "createTable"
      # @!attribute [r] table
      #   @return [String] At most 63 bytes.
      member :table, "table", required: true
      # @!attribute [r] columns
      #   @return [Array<Types::DatabaseRequestCreateTableColumn>]
      member :columns, "columns", reading: [:list, :DatabaseRequestCreateTableColumn], required: true
      # @!attribute [r] indexes
      #   @return [Array<Types::DatabaseRequestCreateTableIndexe>, nil]
      member :indexes, "indexes", reading: [:list, :DatabaseRequestCreateTableIndexe]
      # @!attribute [r] schema
      #   @return [Hash{String => Object}, nil] A JSON Schema that every row sent by `insert`, `upsert` and
      #   `update` must fit. An update is checked for the columns that it sets. SQL is not checked by it.
      member :schema, "schema"
      # @!attribute [r] comment
      #   @return [String, nil]
      member :comment, "comment"
    end

    # DatabaseRequestCreateTableColumn is a value of the API.
    class DatabaseRequestCreateTableColumn < Value
      # @!attribute [r] name
      #   @return [String] At most 63 bytes.
      member :name, "name", required: true
      # @!attribute [r] type
      #   @return [String] `text`, `integer`, `bigint`, `smallint`, `numeric`, `numeric(10,2)`, `boolean`,
      #   `timestamptz`, `timestamp`, `date`, `time`, `interval`, `uuid`, `jsonb`, `json`, `double`, `real`,
      #   `bytea`, `varchar(200)`, `serial`, `bigserial`; a list of them with `[]` at the end, such as
      #   `text[]`.
      member :type, "type", required: true
      # @!attribute [r] primary_key
      #   @return [Boolean, nil] Several columns with it make one primary key of all of them.
      member :primary_key, "primaryKey"
      # @!attribute [r] not_null
      #   @return [Boolean, nil]
      member :not_null, "notNull"
      # @!attribute [r] unique
      #   @return [Boolean, nil]
      member :unique, "unique"
      # @!attribute [r] default
      #   @return [Object, nil] A value; or what is made for each row: `{now: true}`, `{uuid: true}` (random),
      #   `{uuid: 7}` (ordered by time). Rows are numbered by the types `serial` and `bigserial`.
      member :default, "default"
      # @!attribute [r] references
      #   @return [String, Types::DatabaseRequestCreateTableColumnReferences, nil] The row of another table
      #   that the value must name: `table.column`.
      member :references, "references", reading: :DatabaseRequestCreateTableColumnReferences
    end

    # DatabaseRequestCreateTableColumnReferences is a value of the API.
    class DatabaseRequestCreateTableColumnReferences < Value
      # @!attribute [r] table
      #   @return [String] The table's name, exactly as it was created.
      member :table, "table", required: true
      # @!attribute [r] column
      #   @return [String] A column that is unique there.
      member :column, "column", required: true
      # @!attribute [r] on_delete
      #   @return ["restrict", "cascade", "set null", "set default", "no action", nil]
      member :on_delete, "onDelete"
    end

    # DatabaseRequestCreateTableIndexe is a value of the API.
    class DatabaseRequestCreateTableIndexe < Value
      # @!attribute [r] columns
      #   @return [Array<String>]
      member :columns, "columns", required: true
      # @!attribute [r] name
      #   @return [String, nil] By default made of the names of table and columns.
      member :name, "name"
      # @!attribute [r] unique
      #   @return [Boolean, nil]
      member :unique, "unique"
      # @!attribute [r] full_text
      #   @return [Boolean, String, nil] Makes `search` over these columns fast: `true`, or the `language`
      #   that searches name.
      member :full_text, "fullText"
    end

    # DatabaseRequestAlterTable is a value of the API.
    class DatabaseRequestAlterTable < Value
      # @!attribute [r] operation
      #   @return ["alterTable"]
      member :operation, "operation", required: true, tag: "alterTable"
      # @!attribute [r] table
      #   @return [String] The table's name, exactly as it was created.
      member :table, "table", required: true
      # @!attribute [r] rename_to
      #   @return [String, nil] The table's next name.
      member :rename_to, "renameTo"
      # @!attribute [r] rename_columns
      #   @return [Hash{String => String}, nil] `{name: nextName}`. The other parts of the same request use
      #   the names from before.
      member :rename_columns, "renameColumns"
      # @!attribute [r] add_columns
      #   @return [Array<Types::DatabaseRequestCreateTableColumn>, nil]
      member :add_columns, "addColumns", reading: [:list, :DatabaseRequestCreateTableColumn]
      # @!attribute [r] alter_columns
      #   @return [Array<Types::DatabaseRequestAlterTableAlterColumn>, nil]
      member :alter_columns, "alterColumns", reading: [:list, :DatabaseRequestAlterTableAlterColumn]
      # @!attribute [r] drop_columns
      #   @return [Array<String>, nil] Their values are lost.
      member :drop_columns, "dropColumns"
      # @!attribute [r] add_indexes
      #   @return [Array<Types::DatabaseRequestCreateTableIndexe>, nil]
      member :add_indexes, "addIndexes", reading: [:list, :DatabaseRequestCreateTableIndexe]
      # @!attribute [r] drop_indexes
      #   @return [Array<String>, nil]
      member :drop_indexes, "dropIndexes"
      # @!attribute [r] schema
      #   @return [Hash{String => Object}, nil] A JSON Schema that every row sent by `insert`, `upsert` and
      #   `update` must fit. An update is checked for the columns that it sets. SQL is not checked by it.
      member :schema, "schema"
      # @!attribute [r] comment
      #   @return [String, nil]
      member :comment, "comment"
    end

    # DatabaseRequestAlterTableAlterColumn is a value of the API.
    class DatabaseRequestAlterTableAlterColumn < Value
      # @!attribute [r] name
      #   @return [String] The column.
      member :name, "name", required: true
      # @!attribute [r] type
      #   @return [String, nil]
      member :type, "type"
      # @!attribute [r] not_null
      #   @return [Boolean, nil]
      member :not_null, "notNull"
      # @!attribute [r] default
      #   @return [Object, nil] As for new columns. Null takes the default away.
      member :default, "default"
    end

    # DatabaseRequestDropTable is a value of the API.
    class DatabaseRequestDropTable < Value
      # @!attribute [r] operation
      #   @return ["dropTable"]
      member :operation, "operation", required: true, tag: "dropTable"
      # @!attribute [r] table
      #   @return [String] The table's name, exactly as it was created.
      member :table, "table", required: true
    end

    # DatabaseRequestDescribe is a value of the API.
    class DatabaseRequestDescribe < Value
      # @!attribute [r] operation
      #   @return ["describe"]
      member :operation, "operation", required: true, tag: "describe"
      # @!attribute [r] table
      #   @return [String, nil] The table's name, exactly as it was created.
      member :table, "table"
    end

    # DatabaseRequestSql is a value of the API.
    class DatabaseRequestSql < Value
      # @!attribute [r] operation
      #   @return ["sql"]
      member :operation, "operation", required: true, tag: "sql"
      # @!attribute [r] sql
      #   @return [String] One statement; parameters are $1, $2, …
      member :sql, "sql", required: true
      # @!attribute [r] params
      #   @return [Array<Object>, nil]
      member :params, "params"
    end

    # DatabaseRequestBatch is a value of the API.
    class DatabaseRequestBatch < Value
      # @!attribute [r] operation
      #   @return ["batch"]
      member :operation, "operation", required: true, tag: "batch"
      # @!attribute [r] statements
      #   @return [Array<Types::DatabaseRequestSelect, Types::DatabaseRequestInsert,
      #   Types::DatabaseRequestUpsert, Types::DatabaseRequestUpdate, Types::DatabaseRequestDelete,
      #   Types::DatabaseRequestCount, Types::DatabaseRequestSql>]
      member :statements, "statements", reading: [:list, [:union, :DatabaseRequestSelect, :DatabaseRequestInsert, :DatabaseRequestUpsert, :DatabaseRequestUpdate, :DatabaseRequestDelete, :DatabaseRequestCount, :DatabaseRequestSql]], required: true
      # @!attribute [r] isolation
      #   @return ["read committed", "repeatable read", "serializable", nil] PostgreSQL's isolation of the
      #   transaction, `read committed` without it. With another one, a batch that others came before is 409
      #   `rows-locked`: send it again.
      member :isolation, "isolation"
    end

    # DatabaseAnswerField is a value of the API.
    class DatabaseAnswerField < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] type
      #   @return [String] PostgreSQL's name of the type, such as `timestamp with time zone`.
      member :type, "type", required: true
    end

    # DatabaseAnswerResult is a value of the API.
    class DatabaseAnswerResult < Value
      # @!attribute [r] rows
      #   @return [Array<Hash{String => Object}>] `bigint` and `numeric` are numbers of up to 15 digits, and
      #   texts beyond, so that no digit is lost. Times are in ISO 8601 and UTC, bytes in base64.
      member :rows, "rows", required: true
      # @!attribute [r] row_count
      #   @return [Integer] How many rows were read, or changed.
      member :row_count, "rowCount", required: true
      # @!attribute [r] fields
      #   @return [Array<Types::DatabaseAnswerResultField>]
      member :fields, "fields", reading: [:list, :DatabaseAnswerResultField], required: true
      # @!attribute [r] next_cursor
      #   @return [String, nil]
      member :next_cursor, "nextCursor"
    end

    # DatabaseAnswerResultField is a value of the API.
    class DatabaseAnswerResultField < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] type
      #   @return [String] PostgreSQL's name of the type, such as `timestamp with time zone`.
      member :type, "type", required: true
    end

    # DatabaseAnswerTable is a value of the API.
    class DatabaseAnswerTable < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] kind
      #   @return ["table", "view"]
      member :kind, "kind", required: true
      # @!attribute [r] comment
      #   @return [String, nil]
      member :comment, "comment", required: true
      # @!attribute [r] columns
      #   @return [Array<Types::DatabaseAnswerTableColumn>]
      member :columns, "columns", reading: [:list, :DatabaseAnswerTableColumn], required: true
      # @!attribute [r] primary_key
      #   @return [Array<String>]
      member :primary_key, "primaryKey", required: true
      # @!attribute [r] unique_keys
      #   @return [Array<Array<String>>]
      member :unique_keys, "uniqueKeys", required: true
      # @!attribute [r] foreign_keys
      #   @return [Array<Types::DatabaseAnswerTableForeignKey>]
      member :foreign_keys, "foreignKeys", reading: [:list, :DatabaseAnswerTableForeignKey], required: true
      # @!attribute [r] indexes
      #   @return [Array<Types::DatabaseAnswerTableIndexe>]
      member :indexes, "indexes", reading: [:list, :DatabaseAnswerTableIndexe], required: true
      # @!attribute [r] schema
      #   @return [Hash{String => Object}, nil]
      member :schema, "schema", required: true
      # @!attribute [r] estimated_rows
      #   @return [Integer, nil]
      member :estimated_rows, "estimatedRows", required: true
      # @!attribute [r] bytes
      #   @return [Integer] On disk, with indexes.
      member :bytes, "bytes", required: true
    end

    # DatabaseAnswerTableColumn is a value of the API.
    class DatabaseAnswerTableColumn < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] not_null
      #   @return [Boolean]
      member :not_null, "notNull", required: true
      # @!attribute [r] has_default
      #   @return [Boolean]
      member :has_default, "hasDefault", required: true
      # @!attribute [r] is_generated
      #   @return [Boolean]
      member :is_generated, "isGenerated", required: true
      # @!attribute [r] is_identity
      #   @return [Boolean]
      member :is_identity, "isIdentity", required: true
      # @!attribute [r] comment
      #   @return [String, nil]
      member :comment, "comment", required: true
    end

    # DatabaseAnswerTableForeignKey is a value of the API.
    class DatabaseAnswerTableForeignKey < Value
      # @!attribute [r] columns
      #   @return [Array<String>]
      member :columns, "columns", required: true
      # @!attribute [r] table
      #   @return [String]
      member :table, "table", required: true
      # @!attribute [r] references
      #   @return [Array<String>]
      member :references, "references", required: true
    end

    # DatabaseAnswerTableIndexe is a value of the API.
    class DatabaseAnswerTableIndexe < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] definition
      #   @return [String]
      member :definition, "definition", required: true
      # @!attribute [r] is_unique
      #   @return [Boolean]
      member :is_unique, "isUnique", required: true
    end

    # DatabaseImportReportFailedItem is a value of the API.
    class DatabaseImportReportFailedItem < Value
      # @!attribute [r] row
      #   @return [Integer] The first row is 1; the header of a CSV does not count.
      member :row, "row", required: true
      # @!attribute [r] column
      #   @return [String, nil]
      member :column, "column", required: true
      # @!attribute [r] pointer
      #   @return [String] Where in the file, as a JSON pointer: `/rows/0/email`.
      member :pointer, "pointer", required: true
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
    end

    # NewKnowledgeSourcesText is a value of the API.
    class NewKnowledgeSourcesText < Value
      # @!attribute [r] type
      #   @return ["text"]
      member :type, "type", required: true, tag: "text"
      # @!attribute [r] title
      #   @return [String] What the text is about.
      member :title, "title", required: true
      # @!attribute [r] content
      #   @return [String] Plain text, Markdown or HTML. It is stored and cited as Markdown: front matter,
      #   HTML and images (except their alternative texts) are left out, and relative links become absolute.
      #   Other text and all code stay exactly as they were sent.
      member :content, "content", required: true
      # @!attribute [r] url
      #   @return [String, nil] Where a reader finds the text. It is shown with citations and never fetched.
      #   Relative links in the text are made absolute with it. Blanks around it and line breaks are left out,
      #   and other blanks are encoded, as a browser does.
      member :url, "url"
      # @!attribute [r] external_id
      #   @return [String, nil] Your own name for the source, unique in the workspace: a path, or the key of a
      #   record.
      member :external_id, "externalId"
      # @!attribute [r] tags
      #   @return [Array<String>, nil] Assistants, searches and removals choose sources by tags. Left out: a
      #   source keeps those it has.
      member :tags, "tags"
    end

    # NewKnowledgeSourcesFaq is a value of the API.
    class NewKnowledgeSourcesFaq < Value
      # @!attribute [r] type
      #   @return ["faq"]
      member :type, "type", required: true, tag: "faq"
      # @!attribute [r] question
      #   @return [String] The question as people ask it.
      member :question, "question", required: true
      # @!attribute [r] answer
      #   @return [String] The answer, which is cleaned like a text. What is stored is given verbatim.
      member :answer, "answer", required: true
      # @!attribute [r] alternatives
      #   @return [Array<String>, nil]
      member :alternatives, "alternatives"
      # @!attribute [r] url
      #   @return [String, nil] Where a reader finds the text. It is shown with citations and never fetched.
      #   Relative links in the text are made absolute with it. Blanks around it and line breaks are left out,
      #   and other blanks are encoded, as a browser does.
      member :url, "url"
      # @!attribute [r] external_id
      #   @return [String, nil] Your own name for the source, unique in the workspace: a path, or the key of a
      #   record.
      member :external_id, "externalId"
      # @!attribute [r] tags
      #   @return [Array<String>, nil] Assistants, searches and removals choose sources by tags. Left out: a
      #   source keeps those it has.
      member :tags, "tags"
    end

    # NewKnowledgeSourcesUrl is a value of the API.
    class NewKnowledgeSourcesUrl < Value
      # @!attribute [r] type
      #   @return ["url"]
      member :type, "type", required: true, tag: "url"
      # @!attribute [r] url
      #   @return [String] One page. It is fetched and read now, and again as `refresh` says.
      member :url, "url", required: true
      # @!attribute [r] refresh
      #   @return [String, nil] Looks again after so long: `1h` to `23h`, or `1d` to `30d`. Null or left out:
      #   never by itself.
      member :refresh, "refresh"
      # @!attribute [r] external_id
      #   @return [String, nil] Your own name for the source, unique in the workspace: a path, or the key of a
      #   record.
      member :external_id, "externalId"
      # @!attribute [r] tags
      #   @return [Array<String>, nil] Assistants, searches and removals choose sources by tags. Left out: a
      #   source keeps those it has.
      member :tags, "tags"
    end

    # NewKnowledgeSourcesSite is a value of the API.
    class NewKnowledgeSourcesSite < Value
      # @!attribute [r] type
      #   @return ["site"]
      member :type, "type", required: true, tag: "site"
      # @!attribute [r] url
      #   @return [String] The page where a site begins. Pages of the same host are read, as its robots.txt
      #   allows.
      member :url, "url", required: true
      # @!attribute [r] max_pages
      #   @return [Integer, nil]
      member :max_pages, "maxPages"
      # @!attribute [r] include
      #   @return [Array<String>, nil] Only pages whose path matches one of these; `*` stands for any
      #   characters: `/help/*`.
      member :include, "include"
      # @!attribute [r] exclude
      #   @return [Array<String>, nil] No pages whose path matches one of these.
      member :exclude, "exclude"
      # @!attribute [r] refresh
      #   @return [String, nil] Looks again after so long: `1h` to `23h`, or `1d` to `30d`. Null or left out:
      #   never by itself.
      member :refresh, "refresh"
      # @!attribute [r] external_id
      #   @return [String, nil] Your own name for the source, unique in the workspace: a path, or the key of a
      #   record.
      member :external_id, "externalId"
      # @!attribute [r] tags
      #   @return [Array<String>, nil] Assistants, searches and removals choose sources by tags. Left out: a
      #   source keeps those it has.
      member :tags, "tags"
    end

    # NewKnowledgeSourcesFile is a value of the API.
    class NewKnowledgeSourcesFile < Value
      # @!attribute [r] type
      #   @return ["file"]
      member :type, "type", required: true, tag: "file"
      # @!attribute [r] file_id
      #   @return [String] A file of POST /api/files that no other source has.
      member :file_id, "fileId", required: true
      # @!attribute [r] url
      #   @return [String, nil] Where a reader finds the file. Citations lead there.
      member :url, "url"
      # @!attribute [r] base_url
      #   @return [String, nil] Where the folder of the file is on the web: relative links are made absolute
      #   with it, and citations lead to the file there.
      member :base_url, "baseUrl"
      # @!attribute [r] question_column
      #   @return [String, nil] The column of a table with the questions, where its name does not say so.
      member :question_column, "questionColumn"
      # @!attribute [r] answer_column
      #   @return [String, nil] The column with the answers.
      member :answer_column, "answerColumn"
      # @!attribute [r] share_original
      #   @return [Boolean, nil] Citations have a link of an hour to the file, for everybody who reads them.
      member :share_original, "shareOriginal"
      # @!attribute [r] external_id
      #   @return [String, nil] Your own name for the source, unique in the workspace: a path, or the key of a
      #   record.
      member :external_id, "externalId"
      # @!attribute [r] tags
      #   @return [Array<String>, nil] Assistants, searches and removals choose sources by tags. Left out: a
      #   source keeps those it has.
      member :tags, "tags"
    end

    # NewKnowledgeSourcesSources is a value of the API.
    class NewKnowledgeSourcesSources < Value
      # @!attribute [r] sources
      #   @return [Array<Types::NewKnowledgeSourcesText, Types::NewKnowledgeSourcesFaq>]
      member :sources, "sources", reading: [:list, [:union, :NewKnowledgeSourcesText, :NewKnowledgeSourcesFaq]], required: true
    end

    # AddedKnowledgeSourceWarning is a value of the API.
    class AddedKnowledgeSourceWarning < Value
      # @!attribute [r] code
      #   @return ["other-answer"] `other-answer`: another FAQ has one of these questions, and another answer.
      member :code, "code", required: true, tag: "other-answer"
      # @!attribute [r] message
      #   @return [String] What to do, in plain words.
      member :message, "message", required: true
      # @!attribute [r] question
      #   @return [String] The question, as the other FAQ has it.
      member :question, "question", required: true
      # @!attribute [r] source_id
      #   @return [String] The other FAQ.
      member :source_id, "sourceId", required: true
    end

    # AddedKnowledgeSources2 is a value of the API.
    class AddedKnowledgeSources2 < Value
      # @!attribute [r] sources
      #   @return [Array<Types::AddedKnowledgeSource>] In the order they were sent.
      member :sources, "sources", reading: [:list, :AddedKnowledgeSource], required: true
      # @!attribute [r] notes
      #   @return [Array<Types::KnowledgeFileNote>, nil] What of an archive was left out.
      member :notes, "notes", reading: [:list, :KnowledgeFileNote]
    end

    # FullKnowledgeSourceText is a value of the API.
    class FullKnowledgeSourceText < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] title
      #   @return [String] The title of a FAQ is its question.
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] external_id
      #   @return [String, nil]
      member :external_id, "externalId", required: true
      # @!attribute [r] tags
      #   @return [Array<String>]
      member :tags, "tags", required: true
      # @!attribute [r] status
      #   @return ["indexed", "pending", "failed"] `indexed`: every question that is asked from now on finds
      #   its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`:
      #   there was nothing to learn.
      member :status, "status", required: true
      # @!attribute [r] document_id
      #   @return [String, nil] The document version with the current content. Null for what was learnt: its
      #   pages have documents.
      member :document_id, "documentId", required: true
      # @!attribute [r] version
      #   @return [Integer] The number of document versions until now.
      member :version, "version", required: true
      # @!attribute [r] created_at
      #   @return [Time] When the source was added.
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time] When the content last changed.
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] type
      #   @return ["text"]
      member :type, "type", required: true, tag: "text"
      # @!attribute [r] content
      #   @return [String] The text as it is stored.
      member :content, "content", required: true
    end

    # FullKnowledgeSourceFaq is a value of the API.
    class FullKnowledgeSourceFaq < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] title
      #   @return [String] The title of a FAQ is its question.
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] external_id
      #   @return [String, nil]
      member :external_id, "externalId", required: true
      # @!attribute [r] tags
      #   @return [Array<String>]
      member :tags, "tags", required: true
      # @!attribute [r] status
      #   @return ["indexed", "pending", "failed"] `indexed`: every question that is asked from now on finds
      #   its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`:
      #   there was nothing to learn.
      member :status, "status", required: true
      # @!attribute [r] document_id
      #   @return [String, nil] The document version with the current content. Null for what was learnt: its
      #   pages have documents.
      member :document_id, "documentId", required: true
      # @!attribute [r] version
      #   @return [Integer] The number of document versions until now.
      member :version, "version", required: true
      # @!attribute [r] created_at
      #   @return [Time] When the source was added.
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time] When the content last changed.
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] type
      #   @return ["faq"]
      member :type, "type", required: true, tag: "faq"
      # @!attribute [r] question
      #   @return [String]
      member :question, "question", required: true
      # @!attribute [r] answer
      #   @return [String]
      member :answer, "answer", required: true
      # @!attribute [r] alternatives
      #   @return [Array<String>]
      member :alternatives, "alternatives", required: true
    end

    # FullKnowledgeSourceId is a value of the API.
    class FullKnowledgeSourceId < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] title
      #   @return [String] The title of a FAQ is its question.
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] external_id
      #   @return [String, nil]
      member :external_id, "externalId", required: true
      # @!attribute [r] tags
      #   @return [Array<String>]
      member :tags, "tags", required: true
      # @!attribute [r] status
      #   @return ["indexed", "pending", "failed"] `indexed`: every question that is asked from now on finds
      #   its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`:
      #   there was nothing to learn.
      member :status, "status", required: true
      # @!attribute [r] document_id
      #   @return [String, nil] The document version with the current content. Null for what was learnt: its
      #   pages have documents.
      member :document_id, "documentId", required: true
      # @!attribute [r] version
      #   @return [Integer] The number of document versions until now.
      member :version, "version", required: true
      # @!attribute [r] created_at
      #   @return [Time] When the source was added.
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time] When the content last changed.
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] type
      #   @return ["url", "site"]
      member :type, "type", required: true
      # @!attribute [r] refresh
      #   @return [String, nil] Looks again after so long.
      member :refresh, "refresh", required: true
      # @!attribute [r] max_pages
      #   @return [Integer, nil]
      member :max_pages, "maxPages"
      # @!attribute [r] include
      #   @return [Array<String>, nil]
      member :include, "include"
      # @!attribute [r] exclude
      #   @return [Array<String>, nil]
      member :exclude, "exclude"
      # @!attribute [r] progress
      #   @return [Types::KnowledgeProgress]
      member :progress, "progress", reading: :KnowledgeProgress, required: true
      # @!attribute [r] problem
      #   @return [Types::KnowledgeProblem, nil]
      member :problem, "problem", reading: :KnowledgeProblem, required: true
    end

    # FullKnowledgeSourceFile is a value of the API.
    class FullKnowledgeSourceFile < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] title
      #   @return [String] The title of a FAQ is its question.
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] external_id
      #   @return [String, nil]
      member :external_id, "externalId", required: true
      # @!attribute [r] tags
      #   @return [Array<String>]
      member :tags, "tags", required: true
      # @!attribute [r] status
      #   @return ["indexed", "pending", "failed"] `indexed`: every question that is asked from now on finds
      #   its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`:
      #   there was nothing to learn.
      member :status, "status", required: true
      # @!attribute [r] document_id
      #   @return [String, nil] The document version with the current content. Null for what was learnt: its
      #   pages have documents.
      member :document_id, "documentId", required: true
      # @!attribute [r] version
      #   @return [Integer] The number of document versions until now.
      member :version, "version", required: true
      # @!attribute [r] created_at
      #   @return [Time] When the source was added.
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time] When the content last changed.
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] type
      #   @return ["file"]
      member :type, "type", required: true, tag: "file"
      # @!attribute [r] file_id
      #   @return [String]
      member :file_id, "fileId", required: true
      # @!attribute [r] file_name
      #   @return [String]
      member :file_name, "fileName", required: true
      # @!attribute [r] mime_type
      #   @return [String] As the client declared it; it is not verified.
      member :mime_type, "mimeType", required: true
      # @!attribute [r] share_original
      #   @return [Boolean]
      member :share_original, "shareOriginal", required: true
      # @!attribute [r] progress
      #   @return [Types::KnowledgeProgress]
      member :progress, "progress", reading: :KnowledgeProgress, required: true
      # @!attribute [r] problem
      #   @return [Types::KnowledgeProblem, nil]
      member :problem, "problem", reading: :KnowledgeProblem, required: true
    end

    # FoundPassagesPassage is a value of the API.
    class FoundPassagesPassage < Value
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] document_id
      #   @return [String]
      member :document_id, "documentId", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] section
      #   @return [String, nil]
      member :section, "section", required: true
      # @!attribute [r] anchor
      #   @return [String, nil]
      member :anchor, "anchor", required: true
      # @!attribute [r] page
      #   @return [Integer, nil]
      member :page, "page", required: true
      # @!attribute [r] text
      #   @return [String] Verbatim: the document's text from `start` to `end`.
      member :text, "text", required: true
      # @!attribute [r] start
      #   @return [Integer] In UTF-16 code units.
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
      # @!attribute [r] score
      #   @return [Numeric] Higher is nearer. Scores of different queries are only roughly comparable.
      member :score, "score", required: true
    end

    # GapReasons is a value of the API.
    class GapReasons < Value
      # @!attribute [r] unanswered
      #   @return [Integer] The assistant said that it does not know.
      member :unanswered, "unanswered", required: true
      # @!attribute [r] unhelpful
      #   @return [Integer] Feedback said that the reply was not helpful.
      member :unhelpful, "unhelpful", required: true
      # @!attribute [r] handed_over
      #   @return [Integer] A person took over after this question.
      member :handed_over, "handedOver", required: true
    end

    # GapNearest is a value of the API.
    class GapNearest < Value
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] section
      #   @return [String, nil]
      member :section, "section", required: true
      # @!attribute [r] anchor
      #   @return [String, nil]
      member :anchor, "anchor", required: true
      # @!attribute [r] page
      #   @return [Integer, nil]
      member :page, "page", required: true
    end

    # GapsContradiction is a value of the API.
    class GapsContradiction < Value
      # @!attribute [r] question
      #   @return [String]
      member :question, "question", required: true
      # @!attribute [r] sources
      #   @return [Array<Types::GapsContradictionSource>] The FAQs that answer it, each otherwise than
      #   another, the oldest first. At most 10.
      member :sources, "sources", reading: [:list, :GapsContradictionSource], required: true
    end

    # GapsContradictionSource is a value of the API.
    class GapsContradictionSource < Value
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] question
      #   @return [String]
      member :question, "question", required: true
    end

    # GapResolutionAnswer is a value of the API.
    class GapResolutionAnswer < Value
      # @!attribute [r] answer
      #   @return [String] Makes a FAQ with this answer.
      member :answer, "answer", required: true
      # @!attribute [r] question
      #   @return [String, nil] The question of the FAQ; else that of the gap.
      member :question, "question"
      # @!attribute [r] alternatives
      #   @return [Array<String>, nil] Of the FAQ; else the examples, without those that hold addresses or
      #   long numbers.
      member :alternatives, "alternatives"
    end

    # GapResolutionSourceId is a value of the API.
    class GapResolutionSourceId < Value
      # @!attribute [r] source_id
      #   @return [String] The source that answers it. A FAQ gets the examples as alternatives. A text stays
      #   as it is: the gap opens again when the same is asked and not answered.
      member :source_id, "sourceId", required: true
    end

    # GapResolutionTrue is a value of the API.
    class GapResolutionTrue < Value
      # @!attribute [r] ignore
      #   @return [true]
      member :ignore, "ignore", required: true, tag: true
    end

    # ProviderPricesValue is a value of the API.
    class ProviderPricesValue < Value
      # @!attribute [r] input
      #   @return [Numeric]
      member :input, "input", required: true
      # @!attribute [r] output
      #   @return [Numeric]
      member :output, "output", required: true
    end

    # NewProviderPricesValue is a value of the API.
    class NewProviderPricesValue < Value
      # @!attribute [r] input
      #   @return [Numeric]
      member :input, "input", required: true
      # @!attribute [r] output
      #   @return [Numeric]
      member :output, "output", required: true
    end

    # ProviderChangePricesValue is a value of the API.
    class ProviderChangePricesValue < Value
      # @!attribute [r] input
      #   @return [Numeric]
      member :input, "input", required: true
      # @!attribute [r] output
      #   @return [Numeric]
      member :output, "output", required: true
    end

    # ModelUseModel is a value of the API.
    class ModelUseModel < Value
      # @!attribute [r] model
      #   @return [String]
      member :model, "model", required: true
      # @!attribute [r] calls
      #   @return [Integer]
      member :calls, "calls", required: true
      # @!attribute [r] input_tokens
      #   @return [Integer]
      member :input_tokens, "inputTokens", required: true
      # @!attribute [r] output_tokens
      #   @return [Integer]
      member :output_tokens, "outputTokens", required: true
      # @!attribute [r] cost
      #   @return [Numeric]
      member :cost, "cost", required: true
    end

    # ModelUseDay is a value of the API.
    class ModelUseDay < Value
      # @!attribute [r] day
      #   @return [String] `YYYY-MM-DD`, in UTC.
      member :day, "day", required: true
      # @!attribute [r] model
      #   @return [String]
      member :model, "model", required: true
      # @!attribute [r] calls
      #   @return [Integer]
      member :calls, "calls", required: true
      # @!attribute [r] input_tokens
      #   @return [Integer]
      member :input_tokens, "inputTokens", required: true
      # @!attribute [r] output_tokens
      #   @return [Integer]
      member :output_tokens, "outputTokens", required: true
      # @!attribute [r] cost
      #   @return [Numeric]
      member :cost, "cost", required: true
    end

    # ToolboxTool is a value of the API.
    class ToolboxTool < Value
      # @!attribute [r] action
      #   @return [String] The name of the tool in an assistant's `actions`.
      member :action, "action", required: true
      # @!attribute [r] title
      #   @return [String] How the tool is called in a question to the user. The action, where the server
      #   gives no title.
      member :title, "title", required: true
      # @!attribute [r] description
      #   @return [String]
      member :description, "description", required: true
      # @!attribute [r] is_read_only
      #   @return [Boolean] False: the assistant asks the user before it runs the tool.
      member :is_read_only, "isReadOnly", required: true
    end

    # ToolboxSkippedItem is a value of the API.
    class ToolboxSkippedItem < Value
      # @!attribute [r] operation
      #   @return [String] The method and the path, or the name of an MCP server's tool.
      member :operation, "operation", required: true
      # @!attribute [r] reason
      #   @return [String]
      member :reason, "reason", required: true
    end

    # AssistantKnowledge is a value of the API.
    class AssistantKnowledge < Value
      # @!attribute [r] source_ids
      #   @return [Array<String>]
      member :source_ids, "sourceIds", required: true
      # @!attribute [r] tags
      #   @return [Array<String>, nil] All sources that have one of these tags.
      member :tags, "tags"
    end

    # AssistantHandOver is a value of the API.
    class AssistantHandOver < Value
      # @!attribute [r] after_unanswered
      #   @return [Integer, nil] Hands over to a person after this many unanswered questions in a row. Null:
      #   never.
      member :after_unanswered, "afterUnanswered", required: true
      # @!attribute [r] phrases
      #   @return [Array<String>] Hands over to a person when a message contains one of these phrases, in
      #   upper or lower case.
      member :phrases, "phrases", required: true
      # @!attribute [r] message
      #   @return [String, nil] Sent to the user at the hand-over. Null: a standard sentence in the user's
      #   language.
      member :message, "message", required: true
    end

    # AssistantVoice is a value of the API.
    class AssistantVoice < Value
      # @!attribute [r] greeting
      #   @return [String, nil] Said when a conversation by voice begins. Null: the assistant's greeting.
      member :greeting, "greeting", required: true
      # @!attribute [r] phrases
      #   @return [Array<String>] What people may say beside the questions of the FAQs and the titles of the
      #   texts, for a recognizer that knows phrases only. `<city>` stands for a value of the slot `city`;
      #   `<number>` (0 to 999), `<digits>` and `<letters>` are slots that need no values.
      member :phrases, "phrases", required: true
      # @!attribute [r] slots
      #   @return [Hash{String => Array<String>}] What stands for `<name>` in the phrases.
      member :slots, "slots", required: true
      # @!attribute [r] recording_notice
      #   @return [String, nil] Said when a conversation by voice begins: that it is recorded, why, and how
      #   the person refuses. Null: nothing is recorded.
      member :recording_notice, "recordingNotice", required: true
    end

    # NewAssistantKnowledge is a value of the API.
    class NewAssistantKnowledge < Value
      # @!attribute [r] source_ids
      #   @return [Array<String>, nil]
      member :source_ids, "sourceIds"
      # @!attribute [r] tags
      #   @return [Array<String>, nil] All sources that have one of these tags.
      member :tags, "tags"
    end

    # NewAssistantVoice is a value of the API.
    class NewAssistantVoice < Value
      # @!attribute [r] greeting
      #   @return [String, nil] Said when a conversation by voice begins. Null: the assistant's greeting.
      member :greeting, "greeting"
      # @!attribute [r] phrases
      #   @return [Array<String>, nil] What people may say beside the questions of the FAQs and the titles of
      #   the texts, for a recognizer that knows phrases only. `<city>` stands for a value of the slot `city`;
      #   `<number>` (0 to 999), `<digits>` and `<letters>` are slots that need no values.
      member :phrases, "phrases"
      # @!attribute [r] slots
      #   @return [Hash{String => Array<String>}, nil] What stands for `<name>` in the phrases.
      member :slots, "slots"
      # @!attribute [r] recording_notice
      #   @return [String, nil] Said when a conversation by voice begins: that it is recorded, why, and how
      #   the person refuses. Null: nothing is recorded.
      member :recording_notice, "recordingNotice"
    end

    # NewAssistantHandOver is a value of the API.
    class NewAssistantHandOver < Value
      # @!attribute [r] after_unanswered
      #   @return [Integer, nil] Hands over to a person after this many unanswered questions in a row. Null:
      #   never.
      member :after_unanswered, "afterUnanswered"
      # @!attribute [r] phrases
      #   @return [Array<String>, nil] Hands over to a person when a message contains one of these phrases, in
      #   upper or lower case.
      member :phrases, "phrases"
      # @!attribute [r] message
      #   @return [String, nil] Sent to the user at the hand-over. Null: a standard sentence in the user's
      #   language.
      member :message, "message"
    end

    # AssistantChangeKnowledge is a value of the API.
    class AssistantChangeKnowledge < Value
      # @!attribute [r] source_ids
      #   @return [Array<String>, nil]
      member :source_ids, "sourceIds"
      # @!attribute [r] tags
      #   @return [Array<String>, nil] All sources that have one of these tags.
      member :tags, "tags"
    end

    # AskedQuestionsSpent is a value of the API.
    class AskedQuestionsSpent < Value
      # @!attribute [r] input_tokens
      #   @return [Integer]
      member :input_tokens, "inputTokens", required: true
      # @!attribute [r] output_tokens
      #   @return [Integer]
      member :output_tokens, "outputTokens", required: true
      # @!attribute [r] cost
      #   @return [Numeric, nil] By the provider's `prices`. Null for a model without a price.
      member :cost, "cost", required: true
    end

    # AskedQuestionsEstimate is a value of the API.
    class AskedQuestionsEstimate < Value
      # @!attribute [r] sections
      #   @return [Integer]
      member :sections, "sections", required: true
      # @!attribute [r] input_tokens
      #   @return [Integer]
      member :input_tokens, "inputTokens", required: true
      # @!attribute [r] output_tokens
      #   @return [Integer]
      member :output_tokens, "outputTokens", required: true
      # @!attribute [r] cost
      #   @return [Numeric, nil] By the provider's `prices`. Null for a model without a price.
      member :cost, "cost", required: true
    end

    # TryAssistantSettings is a value of the API.
    class TryAssistantSettings < Value
      # @!attribute [r] persona
      #   @return [String, nil] The assistant's role and tone.
      member :persona, "persona"
      # @!attribute [r] instructions
      #   @return [String, nil] What the assistant should do, and what it should not do.
      member :instructions, "instructions"
      # @!attribute [r] model
      #   @return [String, nil] Null: the default model of the first provider, or the offline engine when
      #   there is no provider.
      member :model, "model"
      # @!attribute [r] fallback_models
      #   @return [Array<String>, nil] Answer in this order when the model fails. The offline engine is always
      #   the last.
      member :fallback_models, "fallbackModels"
      # @!attribute [r] knowledge
      #   @return [Types::TryAssistantSettingsKnowledge, nil] The sources that the assistant answers from:
      #   those that are named, and those with one of the tags. Null: all sources.
      member :knowledge, "knowledge", reading: :TryAssistantSettingsKnowledge
      # @!attribute [r] actions
      #   @return [Array<String>, nil] Names of the actions that the assistant may use.
      member :actions, "actions"
      # @!attribute [r] languages
      #   @return [Array<String>, nil] Languages that the assistant answers in (BCP 47). Empty: the language
      #   of the question.
      member :languages, "languages"
      # @!attribute [r] greeting
      #   @return [String, nil]
      member :greeting, "greeting"
      # @!attribute [r] strictness
      #   @return ["careful", "balanced", "eager", nil] How sure the assistant must be to answer from the
      #   knowledge without a language model. `careful` says more often that it does not know, `eager` answers
      #   more often and is wrong more often.
      member :strictness, "strictness"
      # @!attribute [r] rewrite_follow_ups
      #   @return [Boolean, nil] With a language model: a follow-up ("and on Sunday?") is rewritten by the
      #   model into a question that stands alone, before passages are looked for. One short call of the model
      #   more for each follow-up.
      member :rewrite_follow_ups, "rewriteFollowUps"
      # @!attribute [r] second_look
      #   @return [Boolean, nil] With a language model: sentences whose words and numbers no passage has are
      #   shown to the model once more, and removed where the passages do not support them. The reply is shown
      #   when that is done, and not word by word.
      member :second_look, "secondLook"
      # @!attribute [r] max_output_tokens
      #   @return [Integer, nil]
      member :max_output_tokens, "maxOutputTokens"
      # @!attribute [r] max_knowledge_tokens
      #   @return [Integer, nil] With a language model: at most so many tokens of the knowledge are shown to
      #   it for a question, and for each search of its own. They are estimated at 3.5 characters each. A
      #   model with a small context window is shown less.
      member :max_knowledge_tokens, "maxKnowledgeTokens"
      # @!attribute [r] voice
      #   @return [Types::NewAssistantVoice, nil]
      member :voice, "voice", reading: :NewAssistantVoice
      # @!attribute [r] hand_over
      #   @return [Types::NewAssistantHandOver, nil]
      member :hand_over, "handOver", reading: :NewAssistantHandOver
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
    end

    # TryAssistantSettingsKnowledge is a value of the API.
    class TryAssistantSettingsKnowledge < Value
      # @!attribute [r] source_ids
      #   @return [Array<String>, nil]
      member :source_ids, "sourceIds"
      # @!attribute [r] tags
      #   @return [Array<String>, nil] All sources that have one of these tags.
      member :tags, "tags"
    end

    # CitationSupport is a value of the API.
    class CitationSupport < Value
      # @!attribute [r] start
      #   @return [Integer]
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
    end

    # CitationHighlight is a value of the API.
    class CitationHighlight < Value
      # @!attribute [r] kind
      #   @return ["money", "moment", "extent", "weight", "size", "number", "place", "person"]
      member :kind, "kind", required: true
      # @!attribute [r] start
      #   @return [Integer]
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
    end

    # ChatAnswerUnsupportedItem is a value of the API.
    class ChatAnswerUnsupportedItem < Value
      # @!attribute [r] start
      #   @return [Integer]
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
    end

    # UserMessageData is a value of the API.
    class UserMessageData < Value
      # @!attribute [r] user_id
      #   @return [String]
      member :user_id, "userId", required: true
      # @!attribute [r] message
      #   @return [String] What the person says; not only white space. At most 8,000 characters, unless the
      #   operator sets PARLEY_MAX_MESSAGE.
      member :message, "message", required: true
      # @!attribute [r] timestamp
      #   @return [Time, nil]
      member :timestamp, "timestamp", reading: :time
      # @!attribute [r] session_id
      #   @return [String, nil] Your own name for the conversation, or the `conv_…` id that an earlier answer
      #   gave.
      member :session_id, "sessionId"
      # @!attribute [r] user_hash
      #   @return [Object, nil] Ended: refused with 422 user-hash-ended. Send `userToken`.
      member :user_hash, "userHash"
    end

    # ConversationMatchSpan is a value of the API.
    class ConversationMatchSpan < Value
      # @!attribute [r] start
      #   @return [Integer]
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
    end

    # ConversationContact is a value of the API.
    class ConversationContact < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] confirmed
      #   @return [Boolean]
      member :confirmed, "confirmed", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
    end

    # ConversationLastMessage is a value of the API.
    class ConversationLastMessage < Value
      # @!attribute [r] author
      #   @return ["contact", "assistant", "member", "system"]
      member :author, "author", required: true
      # @!attribute [r] text
      #   @return [String] Its first 200 characters.
      member :text, "text", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] answered
      #   @return [Boolean, nil]
      member :answered, "answered"
    end

    # ConversationSeen is a value of the API.
    class ConversationSeen < Value
      # @!attribute [r] contact
      #   @return [String, nil]
      member :contact, "contact", required: true
      # @!attribute [r] team
      #   @return [String, nil]
      member :team, "team", required: true
    end

    # AttachmentPreview is a value of the API.
    class AttachmentPreview < Value
      # @!attribute [r] url
      #   @return [String]
      member :url, "url", required: true
      # @!attribute [r] width
      #   @return [Integer]
      member :width, "width", required: true
      # @!attribute [r] height
      #   @return [Integer]
      member :height, "height", required: true
    end

    # MessageUnsupportedItem is a value of the API.
    class MessageUnsupportedItem < Value
      # @!attribute [r] start
      #   @return [Integer]
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
    end

    # MessageContact is a value of the API.
    class MessageContact < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name", required: true
    end

    # ProvenanceCitation is a value of the API.
    class ProvenanceCitation < Value
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] document_id
      #   @return [String]
      member :document_id, "documentId", required: true
      # @!attribute [r] title
      #   @return [String, nil]
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
      # @!attribute [r] section
      #   @return [String, nil]
      member :section, "section", required: true
      # @!attribute [r] anchor
      #   @return [String, nil]
      member :anchor, "anchor", required: true
      # @!attribute [r] page
      #   @return [Integer, nil]
      member :page, "page", required: true
      # @!attribute [r] passage
      #   @return [String, nil] Verbatim text of the stored document version. Null when the citation was
      #   withdrawn.
      member :passage, "passage", required: true
      # @!attribute [r] start
      #   @return [Integer, nil] Where the passage starts in that text, in UTF-16 code units.
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer, nil]
      member :end_, "end", required: true
      # @!attribute [r] score
      #   @return [Numeric]
      member :score, "score", required: true
      # @!attribute [r] withdrawn
      #   @return [true, nil] The source was purged: nothing of it is shown any more. Title, url, section,
      #   anchor, page, passage, start and end are null.
      member :withdrawn, "withdrawn"
      # @!attribute [r] supports
      #   @return [Array<Types::ProvenanceCitationSupport>, nil] The sentences of the answer that the passage
      #   supports. Only in answers of models.
      member :supports, "supports", reading: [:list, :ProvenanceCitationSupport]
      # @!attribute [r] highlight
      #   @return [Types::CitationHighlight, nil] The date, amount, place or person that was asked for, in the
      #   same text as `start`.
      member :highlight, "highlight", reading: :CitationHighlight
      # @!attribute [r] content_hash
      #   @return [String] SHA-256 of the document version's text, in hexadecimal. Empty when the citation was
      #   withdrawn.
      member :content_hash, "contentHash", required: true
      # @!attribute [r] is_current
      #   @return [Boolean] Whether that version is still what the source says.
      member :is_current, "isCurrent", required: true
    end

    # ProvenanceCitationSupport is a value of the API.
    class ProvenanceCitationSupport < Value
      # @!attribute [r] start
      #   @return [Integer]
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
    end

    # ProvenanceConsideredItem is a value of the API.
    class ProvenanceConsideredItem < Value
      # @!attribute [r] document_id
      #   @return [String]
      member :document_id, "documentId", required: true
      # @!attribute [r] start
      #   @return [Integer]
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
      # @!attribute [r] score
      #   @return [Numeric]
      member :score, "score", required: true
      # @!attribute [r] coverage
      #   @return [Numeric]
      member :coverage, "coverage", required: true
    end

    # ProvenanceShownItem is a value of the API.
    class ProvenanceShownItem < Value
      # @!attribute [r] document_id
      #   @return [String]
      member :document_id, "documentId", required: true
      # @!attribute [r] section
      #   @return [String, nil] The headings above it, as `Billing > Refunds`.
      member :section, "section", required: true
      # @!attribute [r] start
      #   @return [Integer]
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
      # @!attribute [r] tokens
      #   @return [Integer] An estimate, at 3.5 characters each.
      member :tokens, "tokens", required: true
    end

    # ProvenanceFailure is a value of the API.
    class ProvenanceFailure < Value
      # @!attribute [r] model
      #   @return [String]
      member :model, "model", required: true
      # @!attribute [r] cause
      #   @return [String] For example `refused-request`, `unreachable`, `budget-reached`, `empty`.
      member :cause, "cause", required: true
      # @!attribute [r] reason
      #   @return [String, nil] What the vendor says, without what was asked.
      member :reason, "reason"
    end

    # ReplayedConversationMessage is a value of the API.
    class ReplayedConversationMessage < Value
      # @!attribute [r] message_id
      #   @return [String] The stored reply.
      member :message_id, "messageId", required: true
      # @!attribute [r] text
      #   @return [String] The reply of the replay.
      member :text, "text", required: true
      # @!attribute [r] same
      #   @return [Boolean] Whether that is the stored text, to the letter.
      member :same, "same", required: true
      # @!attribute [r] citations_same
      #   @return [Boolean] Whether the same passages of the same sources are cited, in the same order.
      member :citations_same, "citationsSame", required: true
    end

    # NewAnswerTestQuestion is a value of the API.
    class NewAnswerTestQuestion < Value
      # @!attribute [r] question
      #   @return [String] Asked as the first message of a conversation.
      member :question, "question", required: true
      # @!attribute [r] assistant_id
      #   @return [String, nil] Left out: the default assistant.
      member :assistant_id, "assistantId"
      # @!attribute [r] expect
      #   @return [Types::AnswerExpectation]
      member :expect, "expect", reading: :AnswerExpectation, required: true
    end

    # NewAnswerTestMessageId is a value of the API.
    class NewAnswerTestMessageId < Value
      # @!attribute [r] message_id
      #   @return [String] A reply. The test asks its question after those before it, and expects what it
      #   cited; of a reply without citations, that it says the same or declines again.
      member :message_id, "messageId", required: true
    end

    # AnswerTestResult is a value of the API.
    class AnswerTestResult < Value
      # @!attribute [r] passed
      #   @return [Boolean]
      member :passed, "passed", required: true
      # @!attribute [r] answered
      #   @return [Boolean]
      member :answered, "answered", required: true
      # @!attribute [r] source_ids
      #   @return [Array<String>] The sources that the answer cites.
      member :source_ids, "sourceIds", required: true
      # @!attribute [r] faults
      #   @return [Array<Types::AnswerTestResultFault>]
      member :faults, "faults", reading: [:list, :AnswerTestResultFault], required: true
    end

    # AnswerTestResultFault is a value of the API.
    class AnswerTestResultFault < Value
      # @!attribute [r] code
      #   @return ["declined", "answered", "other-source", "text-missing"]
      member :code, "code", required: true
      # @!attribute [r] expected
      #   @return [String, nil] The source that was not cited, or the text that is missing.
      member :expected, "expected"
    end

    # AnswerTestBefore is a value of the API.
    class AnswerTestBefore < Value
      # @!attribute [r] passed
      #   @return [Boolean]
      member :passed, "passed", required: true
      # @!attribute [r] answered
      #   @return [Boolean]
      member :answered, "answered", required: true
      # @!attribute [r] source_ids
      #   @return [Array<String>] The sources that the answer cites.
      member :source_ids, "sourceIds", required: true
    end

    # AttemptRequest is a value of the API.
    class AttemptRequest < Value
      # @!attribute [r] url
      #   @return [String] The present URL of the endpoint.
      member :url, "url", required: true
      # @!attribute [r] headers
      #   @return [Hash{String => String}]
      member :headers, "headers", required: true
      # @!attribute [r] body
      #   @return [String] As far as the event log stores it: without texts that an event only refers to.
      member :body, "body", required: true
    end

    # AttemptResponse is a value of the API.
    class AttemptResponse < Value
      # @!attribute [r] headers
      #   @return [Hash{String => String}]
      member :headers, "headers", required: true
      # @!attribute [r] body
      #   @return [String] At most 4,096 characters, without quotes of the message.
      member :body, "body", required: true
    end

    # ApprovalDecidedBy is a value of the API.
    class ApprovalDecidedBy < Value
      # @!attribute [r] kind
      #   @return ["member", "secret-key"]
      member :kind, "kind", required: true
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
    end

    # SpeechProviderVoice is a value of the API.
    class SpeechProviderVoice < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] languages
      #   @return [Array<String>] BCP 47. Empty: all that the model knows.
      member :languages, "languages", required: true
    end

    # NewSpeechProviderVoice is a value of the API.
    class NewSpeechProviderVoice < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] languages
      #   @return [Array<String>, nil] BCP 47. Empty: all that the model knows.
      member :languages, "languages"
    end

    # SpeechProviderChangeVoice is a value of the API.
    class SpeechProviderChangeVoice < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] languages
      #   @return [Array<String>, nil] BCP 47. Empty: all that the model knows.
      member :languages, "languages"
    end

    # SpeechProviderTestSpeech is a value of the API.
    class SpeechProviderTestSpeech < Value
      # @!attribute [r] ok
      #   @return [Boolean]
      member :ok, "ok", required: true
      # @!attribute [r] detail
      #   @return [String] What happened, and what to do next.
      member :detail, "detail", required: true
      # @!attribute [r] duration_ms
      #   @return [Integer] Until the first sound, or from the last sound until the text.
      member :duration_ms, "durationMs", required: true
    end

    # VoiceCapabilitiesSpeech is a value of the API.
    class VoiceCapabilitiesSpeech < Value
      # @!attribute [r] voice
      #   @return [String]
      member :voice, "voice", required: true
      # @!attribute [r] provider
      #   @return [String] `embedded` for what comes with Parley, else what the operator has installed, or the
      #   name of a provider.
      member :provider, "provider", required: true
      # @!attribute [r] languages
      #   @return [Array<String>] BCP 47. Empty: all that the provider knows.
      member :languages, "languages", required: true
      # @!attribute [r] rate_hz
      #   @return [Integer]
      member :rate_hz, "rateHz", required: true
    end

    # VoiceCapabilitiesRecognition is a value of the API.
    class VoiceCapabilitiesRecognition < Value
      # @!attribute [r] mode
      #   @return ["closed-grammar", "open-vocabulary", "none"] `closed-grammar`: understands whole phrases
      #   that the assistant knows, and nothing else. `open-vocabulary`: free speech. `none`: nothing listens
      #   in this language, so send text.
      member :mode, "mode", required: true
      # @!attribute [r] provider
      #   @return [String, nil]
      member :provider, "provider", required: true
      # @!attribute [r] languages
      #   @return [Array<String>] BCP 47. Empty: all that the provider knows.
      member :languages, "languages", required: true
    end

    # NewVoiceChannelAlexa is a value of the API.
    class NewVoiceChannelAlexa < Value
      # @!attribute [r] kind
      #   @return ["alexa"]
      member :kind, "kind", required: true, tag: "alexa"
      # @!attribute [r] skill_id
      #   @return [String] The id of the Alexa skill: `amzn1.ask.skill.…`. Requests of other skills are
      #   refused.
      member :skill_id, "skillId", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers. Left out, the default assistant.
      member :assistant_id, "assistantId"
      # @!attribute [r] language
      #   @return [String, nil] BCP 47. What the platform says of a request counts more.
      member :language, "language"
      # @!attribute [r] greeting
      #   @return [String, nil] Said when a conversation begins. Left out, the assistant's own greeting.
      member :greeting, "greeting"
      # @!attribute [r] answer_within_ms
      #   @return [Integer, nil] The answer leaves within this time, the whole of it or a part; the rest is
      #   said with the next request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500
      #   for Dialogflow, 10,000 for Twilio.
      member :answer_within_ms, "answerWithinMs"
    end

    # NewVoiceChannelDialogflowEs is a value of the API.
    class NewVoiceChannelDialogflowEs < Value
      # @!attribute [r] kind
      #   @return ["dialogflow-es"]
      member :kind, "kind", required: true, tag: "dialogflow-es"
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers. Left out, the default assistant.
      member :assistant_id, "assistantId"
      # @!attribute [r] language
      #   @return [String, nil] BCP 47. What the platform says of a request counts more.
      member :language, "language"
      # @!attribute [r] greeting
      #   @return [String, nil] Said when a conversation begins. Left out, the assistant's own greeting.
      member :greeting, "greeting"
      # @!attribute [r] answer_within_ms
      #   @return [Integer, nil] The answer leaves within this time, the whole of it or a part; the rest is
      #   said with the next request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500
      #   for Dialogflow, 10,000 for Twilio.
      member :answer_within_ms, "answerWithinMs"
    end

    # NewVoiceChannelDialogflowCx is a value of the API.
    class NewVoiceChannelDialogflowCx < Value
      # @!attribute [r] kind
      #   @return ["dialogflow-cx"]
      member :kind, "kind", required: true, tag: "dialogflow-cx"
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers. Left out, the default assistant.
      member :assistant_id, "assistantId"
      # @!attribute [r] language
      #   @return [String, nil] BCP 47. What the platform says of a request counts more.
      member :language, "language"
      # @!attribute [r] greeting
      #   @return [String, nil] Said when a conversation begins. Left out, the assistant's own greeting.
      member :greeting, "greeting"
      # @!attribute [r] answer_within_ms
      #   @return [Integer, nil] The answer leaves within this time, the whole of it or a part; the rest is
      #   said with the next request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500
      #   for Dialogflow, 10,000 for Twilio.
      member :answer_within_ms, "answerWithinMs"
    end

    # NewVoiceChannelTwilio is a value of the API.
    class NewVoiceChannelTwilio < Value
      # @!attribute [r] kind
      #   @return ["twilio"]
      member :kind, "kind", required: true, tag: "twilio"
      # @!attribute [r] auth_token
      #   @return [String] The auth token of the Twilio account, which signs its requests. Stored encrypted,
      #   and not shown again.
      member :auth_token, "authToken", required: true
      # @!attribute [r] mode
      #   @return ["gather", "stream", "conversation-relay", nil]
      member :mode, "mode"
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers. Left out, the default assistant.
      member :assistant_id, "assistantId"
      # @!attribute [r] language
      #   @return [String, nil] BCP 47. What the platform says of a request counts more.
      member :language, "language"
      # @!attribute [r] greeting
      #   @return [String, nil] Said when a conversation begins. Left out, the assistant's own greeting.
      member :greeting, "greeting"
      # @!attribute [r] answer_within_ms
      #   @return [Integer, nil] The answer leaves within this time, the whole of it or a part; the rest is
      #   said with the next request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500
      #   for Dialogflow, 10,000 for Twilio.
      member :answer_within_ms, "answerWithinMs"
    end

    # VoicePlatformRequestRequest is a value of the API.
    class VoicePlatformRequestRequest < Value
      # @!attribute [r] request
      #   @return [Types::VoicePlatformRequestRequestRequest]
      member :request, "request", reading: :VoicePlatformRequestRequestRequest, required: true
    end

    # VoicePlatformRequestRequestRequest is a value of the API.
    class VoicePlatformRequestRequestRequest < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
    end

    # VoicePlatformRequestQueryResult is a value of the API.
    class VoicePlatformRequestQueryResult < Value
      # @!attribute [r] query_result
      #   @return [Hash{String => Object}]
      member :query_result, "queryResult", required: true
    end

    # VoicePlatformRequestFulfillmentInfo is a value of the API.
    class VoicePlatformRequestFulfillmentInfo < Value
      # @!attribute [r] fulfillment_info
      #   @return [Hash{String => Object}]
      member :fulfillment_info, "fulfillmentInfo", required: true
    end

    # VoicePlatformRequestCallSid is a value of the API.
    class VoicePlatformRequestCallSid < Value
      # @!attribute [r] call_sid
      #   @return [String]
      member :call_sid, "CallSid", required: true
    end

    # VoicebotAnswerUnsupportedItem is a value of the API.
    class VoicebotAnswerUnsupportedItem < Value
      # @!attribute [r] start
      #   @return [Integer]
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Integer]
      member :end_, "end", required: true
    end

    # WidgetConfigVoice is a value of the API.
    class WidgetConfigVoice < Value
      # @!attribute [r] language
      #   @return [String]
      member :language, "language", required: true
      # @!attribute [r] voice_model
      #   @return [String]
      member :voice_model, "voiceModel", required: true
    end

    # ChatCompletionRequestMessage is a value of the API.
    class ChatCompletionRequestMessage < Value
      # @!attribute [r] role
      #   @return [String] `system`, `developer`, `user`, `assistant`, `tool` or `function`.
      member :role, "role", required: true
      # @!attribute [r] content
      #   @return [String, nil, Array<Types::ChatCompletionRequestMessageContentItem>]
      member :content, "content", reading: [:list, :ChatCompletionRequestMessageContentItem]
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] tool_calls
      #   @return [Array<Types::ChatCompletionRequestMessageToolCall>, nil]
      member :tool_calls, "tool_calls", reading: [:list, :ChatCompletionRequestMessageToolCall]
      # @!attribute [r] tool_call_id
      #   @return [String, nil]
      member :tool_call_id, "tool_call_id"
      # @!attribute [r] function_call
      #   @return [Types::ChatCompletionRequestMessageFunctionCall, nil]
      member :function_call, "function_call", reading: :ChatCompletionRequestMessageFunctionCall
    end

    # ChatCompletionRequestMessageContentItem is a value of the API.
    class ChatCompletionRequestMessageContentItem < Value
      # @!attribute [r] type
      #   @return [String] Texts and, in messages of the user, images.
      member :type, "type", required: true
      # @!attribute [r] text
      #   @return [String, nil]
      member :text, "text"
      # @!attribute [r] refusal
      #   @return [String, nil]
      member :refusal, "refusal"
      # @!attribute [r] image_url
      #   @return [String, Types::ChatCompletionRequestMessageContentItemImageUrl, nil]
      member :image_url, "image_url", reading: :ChatCompletionRequestMessageContentItemImageUrl
    end

    # ChatCompletionRequestMessageContentItemImageUrl is a value of the API.
    class ChatCompletionRequestMessageContentItemImageUrl < Value
      # @!attribute [r] url
      #   @return [String]
      member :url, "url", required: true
    end

    # ChatCompletionRequestMessageToolCall is a value of the API.
    class ChatCompletionRequestMessageToolCall < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] function
      #   @return [Types::ChatCompletionRequestMessageToolCallFunction, nil]
      member :function, "function", reading: :ChatCompletionRequestMessageToolCallFunction
    end

    # ChatCompletionRequestMessageToolCallFunction is a value of the API.
    class ChatCompletionRequestMessageToolCallFunction < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] arguments
      #   @return [String]
      member :arguments, "arguments", required: true
    end

    # ChatCompletionRequestMessageFunctionCall is a value of the API.
    class ChatCompletionRequestMessageFunctionCall < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] arguments
      #   @return [String]
      member :arguments, "arguments", required: true
    end

    # ChatCompletionRequestStreamOptions is a value of the API.
    class ChatCompletionRequestStreamOptions < Value
      # @!attribute [r] include_usage
      #   @return [Boolean, nil]
      member :include_usage, "include_usage"
    end

    # ChatCompletionRequestTool is a value of the API.
    class ChatCompletionRequestTool < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] function
      #   @return [Types::ChatCompletionRequestToolFunction, nil]
      member :function, "function", reading: :ChatCompletionRequestToolFunction
    end

    # ChatCompletionRequestToolFunction is a value of the API.
    class ChatCompletionRequestToolFunction < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] parameters
      #   @return [Hash{String => Object}, nil]
      member :parameters, "parameters"
    end

    # ChatCompletionRequestToolChoice is a value of the API.
    class ChatCompletionRequestToolChoice < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] function
      #   @return [Types::ChatCompletionRequestToolChoiceFunction, nil]
      member :function, "function", reading: :ChatCompletionRequestToolChoiceFunction
      # @!attribute [r] mode
      #   @return [String, nil]
      member :mode, "mode"
      # @!attribute [r] tools
      #   @return [Array<Object>, nil]
      member :tools, "tools"
      # @!attribute [r] allowed_tools
      #   @return [Object, nil]
      member :allowed_tools, "allowed_tools"
    end

    # ChatCompletionRequestToolChoiceFunction is a value of the API.
    class ChatCompletionRequestToolChoiceFunction < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
    end

    # ChatCompletionRequestMetadata is a value of the API.
    class ChatCompletionRequestMetadata < Value
      # @!attribute [r] session_id
      #   @return [String, nil] Your own name for the conversation, or the `conv_…` id that an earlier answer
      #   gave.
      member :session_id, "sessionId"
    end

    # ChatCompletionRequestResponseFormat is a value of the API.
    class ChatCompletionRequestResponseFormat < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] json_schema
      #   @return [Types::ChatCompletionRequestResponseFormatJsonSchema, nil]
      member :json_schema, "json_schema", reading: :ChatCompletionRequestResponseFormatJsonSchema
    end

    # ChatCompletionRequestResponseFormatJsonSchema is a value of the API.
    class ChatCompletionRequestResponseFormatJsonSchema < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] schema
      #   @return [Hash{String => Object}, nil]
      member :schema, "schema"
      # @!attribute [r] strict
      #   @return [Boolean, nil]
      member :strict, "strict"
    end

    # ChatCompletionChoice is a value of the API.
    class ChatCompletionChoice < Value
      # @!attribute [r] index
      #   @return [Integer]
      member :index, "index", required: true
      # @!attribute [r] message
      #   @return [Types::ChatCompletionChoiceMessage]
      member :message, "message", reading: :ChatCompletionChoiceMessage, required: true
      # @!attribute [r] logprobs
      #   @return [nil]
      member :logprobs, "logprobs", required: true
      # @!attribute [r] finish_reason
      #   @return ["stop", "length", "content_filter", "tool_calls"] `length`: the answer was cut at a limit.
      #   `tool_calls`: it goes on with the results of your functions.
      member :finish_reason, "finish_reason", required: true
    end

    # ChatCompletionChoiceMessage is a value of the API.
    class ChatCompletionChoiceMessage < Value
      # @!attribute [r] role
      #   @return ["assistant"]
      member :role, "role", required: true, tag: "assistant"
      # @!attribute [r] content
      #   @return [String, nil] Null when there are only tool calls.
      member :content, "content", required: true
      # @!attribute [r] refusal
      #   @return [nil]
      member :refusal, "refusal", required: true
      # @!attribute [r] annotations
      #   @return [Array<Types::ChatCompletionChoiceMessageAnnotation>]
      member :annotations, "annotations", reading: [:list, :ChatCompletionChoiceMessageAnnotation], required: true
      # @!attribute [r] tool_calls
      #   @return [Array<Types::ChatCompletionChoiceMessageToolCall>, nil]
      member :tool_calls, "tool_calls", reading: [:list, :ChatCompletionChoiceMessageToolCall]
    end

    # ChatCompletionChoiceMessageAnnotation is a value of the API.
    class ChatCompletionChoiceMessageAnnotation < Value
      # @!attribute [r] type
      #   @return ["url_citation"]
      member :type, "type", required: true, tag: "url_citation"
      # @!attribute [r] url_citation
      #   @return [Types::ChatCompletionChoiceMessageAnnotationUrlCitation]
      member :url_citation, "url_citation", reading: :ChatCompletionChoiceMessageAnnotationUrlCitation, required: true
    end

    # ChatCompletionChoiceMessageAnnotationUrlCitation is a value of the API.
    class ChatCompletionChoiceMessageAnnotationUrlCitation < Value
      # @!attribute [r] start_index
      #   @return [Integer]
      member :start_index, "start_index", required: true
      # @!attribute [r] end_index
      #   @return [Integer]
      member :end_index, "end_index", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String]
      member :url, "url", required: true
    end

    # ChatCompletionChoiceMessageToolCall is a value of the API.
    class ChatCompletionChoiceMessageToolCall < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["function"]
      member :type, "type", required: true, tag: "function"
      # @!attribute [r] function
      #   @return [Types::ChatCompletionChoiceMessageToolCallFunction]
      member :function, "function", reading: :ChatCompletionChoiceMessageToolCallFunction, required: true
    end

    # ChatCompletionChoiceMessageToolCallFunction is a value of the API.
    class ChatCompletionChoiceMessageToolCallFunction < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] arguments
      #   @return [String]
      member :arguments, "arguments", required: true
    end

    # ChatCompletionUsage is a value of the API.
    class ChatCompletionUsage < Value
      # @!attribute [r] prompt_tokens
      #   @return [Integer]
      member :prompt_tokens, "prompt_tokens", required: true
      # @!attribute [r] completion_tokens
      #   @return [Integer]
      member :completion_tokens, "completion_tokens", required: true
      # @!attribute [r] total_tokens
      #   @return [Integer]
      member :total_tokens, "total_tokens", required: true
      # @!attribute [r] prompt_tokens_details
      #   @return [Types::ChatCompletionUsagePromptTokensDetails]
      member :prompt_tokens_details, "prompt_tokens_details", reading: :ChatCompletionUsagePromptTokensDetails, required: true
      # @!attribute [r] completion_tokens_details
      #   @return [Types::ChatCompletionUsageCompletionTokensDetails]
      member :completion_tokens_details, "completion_tokens_details", reading: :ChatCompletionUsageCompletionTokensDetails, required: true
    end

    # ChatCompletionUsagePromptTokensDetails is a value of the API.
    class ChatCompletionUsagePromptTokensDetails < Value
      # @!attribute [r] cached_tokens
      #   @return [Integer]
      member :cached_tokens, "cached_tokens", required: true
      # @!attribute [r] audio_tokens
      #   @return [Integer]
      member :audio_tokens, "audio_tokens", required: true
    end

    # ChatCompletionUsageCompletionTokensDetails is a value of the API.
    class ChatCompletionUsageCompletionTokensDetails < Value
      # @!attribute [r] reasoning_tokens
      #   @return [Integer]
      member :reasoning_tokens, "reasoning_tokens", required: true
      # @!attribute [r] audio_tokens
      #   @return [Integer]
      member :audio_tokens, "audio_tokens", required: true
      # @!attribute [r] accepted_prediction_tokens
      #   @return [Integer]
      member :accepted_prediction_tokens, "accepted_prediction_tokens", required: true
      # @!attribute [r] rejected_prediction_tokens
      #   @return [Integer]
      member :rejected_prediction_tokens, "rejected_prediction_tokens", required: true
    end

    # ChatCompletionParley is a value of the API.
    class ChatCompletionParley < Value
      # @!attribute [r] session_id
      #   @return [String]
      member :session_id, "sessionId", required: true
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] message_id
      #   @return [String]
      member :message_id, "messageId", required: true
      # @!attribute [r] status
      #   @return [String]
      member :status, "status", required: true
      # @!attribute [r] reason
      #   @return ["stopped", "token-limit", "content-filter", "too-long", "too-slow", "model-failed",
      #   "node-stopped", "node-died", "error", nil]
      member :reason, "reason"
      # @!attribute [r] answered
      #   @return [Boolean]
      member :answered, "answered", required: true
      # @!attribute [r] confidence
      #   @return [Numeric]
      member :confidence, "confidence", required: true
      # @!attribute [r] citations
      #   @return [Array<Types::Citation>]
      member :citations, "citations", reading: [:list, :Citation], required: true
      # @!attribute [r] choices
      #   @return [Array<Types::Choice>, nil] The topics that the assistant offers when it asks back: then
      #   `answered` is false, and nothing is cited. Absent when it offers none.
      member :choices, "choices", reading: [:list, :Choice]
      # @!attribute [r] handed_over
      #   @return [true, nil] With this answer the assistant hands the conversation over to a person.
      member :handed_over, "handedOver"
    end

    # OpenAiErrorError is a value of the API.
    class OpenAiErrorError < Value
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] param
      #   @return [String, nil]
      member :param, "param", required: true
      # @!attribute [r] code
      #   @return [String, nil]
      member :code, "code", required: true
    end

    # EmbeddingsDataItem is a value of the API.
    class EmbeddingsDataItem < Value
      # @!attribute [r] object
      #   @return ["embedding"]
      member :object, "object", required: true, tag: "embedding"
      # @!attribute [r] index
      #   @return [Integer]
      member :index, "index", required: true
      # @!attribute [r] embedding
      #   @return [Array<Numeric>, String]
      member :embedding, "embedding", required: true
    end

    # EmbeddingsUsage is a value of the API.
    class EmbeddingsUsage < Value
      # @!attribute [r] prompt_tokens
      #   @return [Integer]
      member :prompt_tokens, "prompt_tokens", required: true
      # @!attribute [r] total_tokens
      #   @return [Integer]
      member :total_tokens, "total_tokens", required: true
    end

    # NewRealtimeClientSecretExpiresAfter is a value of the API.
    class NewRealtimeClientSecretExpiresAfter < Value
      # @!attribute [r] anchor
      #   @return ["created_at", nil]
      member :anchor, "anchor"
      # @!attribute [r] seconds
      #   @return [Integer, nil]
      member :seconds, "seconds"
    end

    # NewRealtimeClientSecretSession is a value of the API.
    class NewRealtimeClientSecretSession < Value
      # @!attribute [r] instructions
      #   @return [String, nil]
      member :instructions, "instructions"
      # @!attribute [r] output_modalities
      #   @return [Array<"text", "audio">, nil]
      member :output_modalities, "output_modalities"
      # @!attribute [r] tools
      #   @return [Array<Types::NewRealtimeClientSecretSessionTool>, nil]
      member :tools, "tools", reading: [:list, :NewRealtimeClientSecretSessionTool]
      # @!attribute [r] tool_choice
      #   @return ["auto", "none", "required", Types::NewRealtimeClientSecretSessionToolChoice, nil]
      member :tool_choice, "tool_choice", reading: :NewRealtimeClientSecretSessionToolChoice
      # @!attribute [r] max_output_tokens
      #   @return [Integer, "inf", nil]
      member :max_output_tokens, "max_output_tokens"
      # @!attribute [r] type
      #   @return ["realtime", nil]
      member :type, "type"
      # @!attribute [r] audio
      #   @return [Types::NewRealtimeClientSecretSessionAudio, nil]
      member :audio, "audio", reading: :NewRealtimeClientSecretSessionAudio
      # @!attribute [r] model
      #   @return [String, nil] As `model` of the other APIs. The holder has no choice.
      member :model, "model"
    end

    # NewRealtimeClientSecretSessionTool is a value of the API.
    class NewRealtimeClientSecretSessionTool < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] parameters
      #   @return [Hash{String => Object}, nil]
      member :parameters, "parameters"
    end

    # NewRealtimeClientSecretSessionToolChoice is a value of the API.
    class NewRealtimeClientSecretSessionToolChoice < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
    end

    # NewRealtimeClientSecretSessionAudio is a value of the API.
    class NewRealtimeClientSecretSessionAudio < Value
      # @!attribute [r] input
      #   @return [Types::NewRealtimeClientSecretSessionAudioInput, nil]
      member :input, "input", reading: :NewRealtimeClientSecretSessionAudioInput
      # @!attribute [r] output
      #   @return [Types::NewRealtimeClientSecretSessionAudioOutput, nil]
      member :output, "output", reading: :NewRealtimeClientSecretSessionAudioOutput
    end

    # NewRealtimeClientSecretSessionAudioInput is a value of the API.
    class NewRealtimeClientSecretSessionAudioInput < Value
      # @!attribute [r] format
      #   @return [Types::NewRealtimeClientSecretSessionAudioInputFormat, nil]
      member :format, "format", reading: :NewRealtimeClientSecretSessionAudioInputFormat
      # @!attribute [r] transcription
      #   @return [Types::NewRealtimeClientSecretSessionAudioInputTranscription, nil]
      member :transcription, "transcription", reading: :NewRealtimeClientSecretSessionAudioInputTranscription
      # @!attribute [r] noise_reduction
      #   @return [Hash{String => Object}, nil]
      member :noise_reduction, "noise_reduction"
      # @!attribute [r] turn_detection
      #   @return [Types::NewRealtimeClientSecretSessionAudioInputTurnDetection, nil]
      member :turn_detection, "turn_detection", reading: :NewRealtimeClientSecretSessionAudioInputTurnDetection
    end

    # NewRealtimeClientSecretSessionAudioInputFormat is a value of the API.
    class NewRealtimeClientSecretSessionAudioInputFormat < Value
      # @!attribute [r] type
      #   @return ["audio/pcm", "audio/pcmu", "audio/pcma"]
      member :type, "type", required: true
      # @!attribute [r] rate
      #   @return [Integer, nil]
      member :rate, "rate"
    end

    # NewRealtimeClientSecretSessionAudioInputTranscription is a value of the API.
    class NewRealtimeClientSecretSessionAudioInputTranscription < Value
      # @!attribute [r] language
      #   @return [String, nil]
      member :language, "language"
    end

    # NewRealtimeClientSecretSessionAudioInputTurnDetection is a value of the API.
    class NewRealtimeClientSecretSessionAudioInputTurnDetection < Value
      # @!attribute [r] type
      #   @return ["server_vad", "semantic_vad"]
      member :type, "type", required: true
      # @!attribute [r] create_response
      #   @return [Boolean, nil]
      member :create_response, "create_response"
      # @!attribute [r] interrupt_response
      #   @return [Boolean, nil]
      member :interrupt_response, "interrupt_response"
      # @!attribute [r] threshold
      #   @return [Numeric, nil]
      member :threshold, "threshold"
      # @!attribute [r] prefix_padding_ms
      #   @return [Integer, nil]
      member :prefix_padding_ms, "prefix_padding_ms"
      # @!attribute [r] silence_duration_ms
      #   @return [Integer, nil]
      member :silence_duration_ms, "silence_duration_ms"
      # @!attribute [r] eagerness
      #   @return ["low", "medium", "high", "auto", nil]
      member :eagerness, "eagerness"
      # @!attribute [r] idle_timeout_ms
      #   @return [Integer, nil]
      member :idle_timeout_ms, "idle_timeout_ms"
    end

    # NewRealtimeClientSecretSessionAudioOutput is a value of the API.
    class NewRealtimeClientSecretSessionAudioOutput < Value
      # @!attribute [r] format
      #   @return [Types::NewRealtimeClientSecretSessionAudioOutputFormat, nil]
      member :format, "format", reading: :NewRealtimeClientSecretSessionAudioOutputFormat
      # @!attribute [r] voice
      #   @return [String, Types::NewRealtimeClientSecretSessionAudioOutputVoice, nil]
      member :voice, "voice", reading: :NewRealtimeClientSecretSessionAudioOutputVoice
      # @!attribute [r] speed
      #   @return [Numeric, nil]
      member :speed, "speed"
    end

    # NewRealtimeClientSecretSessionAudioOutputFormat is a value of the API.
    class NewRealtimeClientSecretSessionAudioOutputFormat < Value
      # @!attribute [r] type
      #   @return ["audio/pcm", "audio/pcmu", "audio/pcma"]
      member :type, "type", required: true
      # @!attribute [r] rate
      #   @return [Integer, nil]
      member :rate, "rate"
    end

    # NewRealtimeClientSecretSessionAudioOutputVoice is a value of the API.
    class NewRealtimeClientSecretSessionAudioOutputVoice < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
    end

    # ResponseRequestInputItem is a value of the API.
    class ResponseRequestInputItem < Value
      # @!attribute [r] type
      #   @return [String, nil] `message`, `function_call`, `function_call_output`, `item_reference`, or
      #   `reasoning`, which has no effect.
      member :type, "type"
      # @!attribute [r] id
      #   @return [String, nil]
      member :id, "id"
      # @!attribute [r] role
      #   @return [String, nil] `system`, `developer`, `user` or `assistant`.
      member :role, "role"
      # @!attribute [r] content
      #   @return [String, nil, Array<Types::ChatCompletionRequestMessageContentItem>]
      member :content, "content", reading: [:list, :ChatCompletionRequestMessageContentItem]
      # @!attribute [r] call_id
      #   @return [String, nil]
      member :call_id, "call_id"
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] arguments
      #   @return [String, nil]
      member :arguments, "arguments"
      # @!attribute [r] output
      #   @return [String, nil, Array<Types::ChatCompletionRequestMessageContentItem>]
      member :output, "output", reading: [:list, :ChatCompletionRequestMessageContentItem]
    end

    # ResponseRequestTool is a value of the API.
    class ResponseRequestTool < Value
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] parameters
      #   @return [Hash{String => Object}, nil]
      member :parameters, "parameters"
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
    end

    # ResponseRequestConversation is a value of the API.
    class ResponseRequestConversation < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
    end

    # ResponseRequestReasoning is a value of the API.
    class ResponseRequestReasoning < Value
      # @!attribute [r] effort
      #   @return [String, nil]
      member :effort, "effort"
    end

    # ResponseRequestText is a value of the API.
    class ResponseRequestText < Value
      # @!attribute [r] format
      #   @return [Types::ResponseRequestTextFormat, nil]
      member :format, "format", reading: :ResponseRequestTextFormat
    end

    # ResponseRequestTextFormat is a value of the API.
    class ResponseRequestTextFormat < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] schema
      #   @return [Hash{String => Object}, nil]
      member :schema, "schema"
      # @!attribute [r] strict
      #   @return [Boolean, nil]
      member :strict, "strict"
    end

    # ResponseOutputItemMessage is a value of the API.
    class ResponseOutputItemMessage < Value
      # @!attribute [r] type
      #   @return ["message"]
      member :type, "type", required: true, tag: "message"
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] status
      #   @return ["in_progress", "completed", "incomplete"]
      member :status, "status", required: true
      # @!attribute [r] role
      #   @return ["assistant"]
      member :role, "role", required: true, tag: "assistant"
      # @!attribute [r] content
      #   @return [Array<Types::ResponseOutputItemMessageContentItem>]
      member :content, "content", reading: [:list, :ResponseOutputItemMessageContentItem], required: true
    end

    # ResponseOutputItemMessageContentItem is a value of the API.
    class ResponseOutputItemMessageContentItem < Value
      # @!attribute [r] type
      #   @return ["output_text"]
      member :type, "type", required: true, tag: "output_text"
      # @!attribute [r] text
      #   @return [String]
      member :text, "text", required: true
      # @!attribute [r] annotations
      #   @return [Array<Types::ResponseOutputItemMessageContentItemAnnotationUrlCitation,
      #   Types::ResponseOutputItemMessageContentItemAnnotationFileCitation>]
      member :annotations, "annotations", reading: [:list, [:union, :ResponseOutputItemMessageContentItemAnnotationUrlCitation, :ResponseOutputItemMessageContentItemAnnotationFileCitation]], required: true
      # @!attribute [r] logprobs
      #   @return [Array<Object>]
      member :logprobs, "logprobs", required: true
    end

    # ResponseOutputItemMessageContentItemAnnotationUrlCitation is a value of the API.
    class ResponseOutputItemMessageContentItemAnnotationUrlCitation < Value
      # @!attribute [r] type
      #   @return ["url_citation"]
      member :type, "type", required: true, tag: "url_citation"
      # @!attribute [r] start_index
      #   @return [Integer]
      member :start_index, "start_index", required: true
      # @!attribute [r] end_index
      #   @return [Integer]
      member :end_index, "end_index", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] url
      #   @return [String]
      member :url, "url", required: true
    end

    # ResponseOutputItemMessageContentItemAnnotationFileCitation is a value of the API.
    class ResponseOutputItemMessageContentItemAnnotationFileCitation < Value
      # @!attribute [r] type
      #   @return ["file_citation"]
      member :type, "type", required: true, tag: "file_citation"
      # @!attribute [r] file_id
      #   @return [String] The id of the document.
      member :file_id, "file_id", required: true
      # @!attribute [r] filename
      #   @return [String]
      member :filename, "filename", required: true
      # @!attribute [r] index
      #   @return [Integer]
      member :index, "index", required: true
    end

    # ResponseOutputItemFunctionCall is a value of the API.
    class ResponseOutputItemFunctionCall < Value
      # @!attribute [r] type
      #   @return ["function_call"]
      member :type, "type", required: true, tag: "function_call"
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] call_id
      #   @return [String]
      member :call_id, "call_id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] arguments
      #   @return [String]
      member :arguments, "arguments", required: true
      # @!attribute [r] status
      #   @return ["in_progress", "completed", "incomplete"]
      member :status, "status", required: true
    end

    # ResponseConversation is a value of the API.
    class ResponseConversation < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
    end

    # ResponseError is a value of the API.
    class ResponseError < Value
      # @!attribute [r] code
      #   @return [String]
      member :code, "code", required: true
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
    end

    # ResponseIncompleteDetails is a value of the API.
    class ResponseIncompleteDetails < Value
      # @!attribute [r] reason
      #   @return ["max_output_tokens", "content_filter"]
      member :reason, "reason", required: true
    end

    # ResponseUsage is a value of the API.
    class ResponseUsage < Value
      # @!attribute [r] input_tokens
      #   @return [Integer]
      member :input_tokens, "input_tokens", required: true
      # @!attribute [r] input_tokens_details
      #   @return [Types::ResponseUsageInputTokensDetails]
      member :input_tokens_details, "input_tokens_details", reading: :ResponseUsageInputTokensDetails, required: true
      # @!attribute [r] output_tokens
      #   @return [Integer]
      member :output_tokens, "output_tokens", required: true
      # @!attribute [r] output_tokens_details
      #   @return [Types::ResponseUsageOutputTokensDetails]
      member :output_tokens_details, "output_tokens_details", reading: :ResponseUsageOutputTokensDetails, required: true
      # @!attribute [r] total_tokens
      #   @return [Integer]
      member :total_tokens, "total_tokens", required: true
    end

    # ResponseUsageInputTokensDetails is a value of the API.
    class ResponseUsageInputTokensDetails < Value
      # @!attribute [r] cached_tokens
      #   @return [Integer]
      member :cached_tokens, "cached_tokens", required: true
    end

    # ResponseUsageOutputTokensDetails is a value of the API.
    class ResponseUsageOutputTokensDetails < Value
      # @!attribute [r] reasoning_tokens
      #   @return [Integer]
      member :reasoning_tokens, "reasoning_tokens", required: true
    end

    # InputItemListDataItem is a value of the API.
    class InputItemListDataItem < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["message"]
      member :type, "type", required: true, tag: "message"
      # @!attribute [r] status
      #   @return ["completed"]
      member :status, "status", required: true, tag: "completed"
      # @!attribute [r] role
      #   @return ["user", "assistant"]
      member :role, "role", required: true
      # @!attribute [r] content
      #   @return [Array<Types::InputItemListDataItemContentItemInputText,
      #   Types::ResponseOutputItemMessageContentItem>]
      member :content, "content", reading: [:list, [:union, :InputItemListDataItemContentItemInputText, :ResponseOutputItemMessageContentItem]], required: true
    end

    # InputItemListDataItemContentItemInputText is a value of the API.
    class InputItemListDataItemContentItemInputText < Value
      # @!attribute [r] type
      #   @return ["input_text"]
      member :type, "type", required: true, tag: "input_text"
      # @!attribute [r] text
      #   @return [String]
      member :text, "text", required: true
    end

    # SpeechRequestVoice is a value of the API.
    class SpeechRequestVoice < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
    end

    # TranscriptionUsage is a value of the API.
    class TranscriptionUsage < Value
      # @!attribute [r] type
      #   @return ["duration"]
      member :type, "type", required: true, tag: "duration"
      # @!attribute [r] seconds
      #   @return [Numeric]
      member :seconds, "seconds", required: true
    end

    # TranscriptionSegment is a value of the API.
    class TranscriptionSegment < Value
      # @!attribute [r] id
      #   @return [Integer]
      member :id, "id", required: true
      # @!attribute [r] seek
      #   @return [Integer]
      member :seek, "seek", required: true
      # @!attribute [r] start
      #   @return [Numeric]
      member :start, "start", required: true
      # @!attribute [r] end_
      #   @return [Numeric]
      member :end_, "end", required: true
      # @!attribute [r] text
      #   @return [String]
      member :text, "text", required: true
      # @!attribute [r] tokens
      #   @return [Array<Integer>]
      member :tokens, "tokens", required: true
      # @!attribute [r] temperature
      #   @return [Numeric]
      member :temperature, "temperature", required: true
      # @!attribute [r] avg_logprob
      #   @return [Numeric]
      member :avg_logprob, "avg_logprob", required: true
      # @!attribute [r] compression_ratio
      #   @return [Numeric]
      member :compression_ratio, "compression_ratio", required: true
      # @!attribute [r] no_speech_prob
      #   @return [Numeric]
      member :no_speech_prob, "no_speech_prob", required: true
    end

    # UiChatRequestMessage is a value of the API.
    class UiChatRequestMessage < Value
      # @!attribute [r] id
      #   @return [String, nil]
      member :id, "id"
      # @!attribute [r] role
      #   @return [String] `system`, `user` or `assistant`.
      member :role, "role", required: true
      # @!attribute [r] parts
      #   @return [Array<Types::UiChatRequestMessagePart>, nil]
      member :parts, "parts", reading: [:list, :UiChatRequestMessagePart]
    end

    # UiChatRequestMessagePart is a value of the API.
    class UiChatRequestMessagePart < Value
      # @!attribute [r] type
      #   @return [String] `text`, `file` (an image), `tool-<name>` or `dynamic-tool`. Parley ignores
      #   `reasoning`, `step-start`, `source-…` and `data-…`.
      member :type, "type", required: true
      # @!attribute [r] text
      #   @return [String, nil]
      member :text, "text"
      # @!attribute [r] url
      #   @return [String, nil] Of a file: an https address, or a data URL.
      member :url, "url"
      # @!attribute [r] media_type
      #   @return [String, nil]
      member :media_type, "mediaType"
      # @!attribute [r] tool_call_id
      #   @return [String, nil]
      member :tool_call_id, "toolCallId"
      # @!attribute [r] tool_name
      #   @return [String, nil]
      member :tool_name, "toolName"
      # @!attribute [r] state
      #   @return [String, nil]
      member :state, "state"
      # @!attribute [r] input
      #   @return [Object, nil]
      member :input, "input"
      # @!attribute [r] raw_input
      #   @return [Object, nil]
      member :raw_input, "rawInput"
      # @!attribute [r] output
      #   @return [Object, nil]
      member :output, "output"
      # @!attribute [r] error_text
      #   @return [String, nil]
      member :error_text, "errorText"
    end

    # UiChatRequestTool is a value of the API.
    class UiChatRequestTool < Value
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] input_schema
      #   @return [Hash{String => Object}, nil] A JSON Schema. Parley passes it on to the model.
      member :input_schema, "inputSchema"
      # @!attribute [r] parameters
      #   @return [Hash{String => Object}, nil] A JSON Schema. Parley passes it on to the model.
      member :parameters, "parameters"
    end

    # UiChatRequestToolsValue is a value of the API.
    class UiChatRequestToolsValue < Value
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
      # @!attribute [r] input_schema
      #   @return [Hash{String => Object}, nil] A JSON Schema. Parley passes it on to the model.
      member :input_schema, "inputSchema"
      # @!attribute [r] parameters
      #   @return [Hash{String => Object}, nil] A JSON Schema. Parley passes it on to the model.
      member :parameters, "parameters"
    end

    # UiChatRequestToolChoice is a value of the API.
    class UiChatRequestToolChoice < Value
      # @!attribute [r] type
      #   @return ["tool"]
      member :type, "type", required: true, tag: "tool"
      # @!attribute [r] tool_name
      #   @return [String]
      member :tool_name, "toolName", required: true
    end

    # UiChatRequestResponseFormatText is a value of the API.
    class UiChatRequestResponseFormatText < Value
      # @!attribute [r] type
      #   @return ["text"]
      member :type, "type", required: true, tag: "text"
    end

    # UiChatRequestResponseFormatJson is a value of the API.
    class UiChatRequestResponseFormatJson < Value
      # @!attribute [r] type
      #   @return ["json"]
      member :type, "type", required: true, tag: "json"
      # @!attribute [r] schema
      #   @return [Hash{String => Object}, nil] A JSON Schema. Parley passes it on to the model.
      member :schema, "schema"
      # @!attribute [r] name
      #   @return [String, nil]
      member :name, "name"
      # @!attribute [r] description
      #   @return [String, nil]
      member :description, "description"
    end

    # JsonRpcAnswerError is a value of the API.
    class JsonRpcAnswerError < Value
      # @!attribute [r] code
      #   @return [Integer]
      member :code, "code", required: true
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
    end

    # JsonRpcErrorError is a value of the API.
    class JsonRpcErrorError < Value
      # @!attribute [r] code
      #   @return [Integer]
      member :code, "code", required: true
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
      # @!attribute [r] data
      #   @return [Types::JsonRpcErrorErrorData]
      member :data, "data", reading: :JsonRpcErrorErrorData, required: true
    end

    # JsonRpcErrorErrorData is a value of the API.
    class JsonRpcErrorErrorData < Value
      # @!attribute [r] code
      #   @return [String]
      member :code, "code", required: true
      # @!attribute [r] request_id
      #   @return [String]
      member :request_id, "requestId", required: true
    end

    # ImportedWorkspaceStopped is a value of the API.
    class ImportedWorkspaceStopped < Value
      # @!attribute [r] campaigns
      #   @return [Integer]
      member :campaigns, "campaigns", required: true
      # @!attribute [r] endpoints
      #   @return [Integer]
      member :endpoints, "endpoints", required: true
      # @!attribute [r] runs
      #   @return [Integer]
      member :runs, "runs", required: true
      # @!attribute [r] series
      #   @return [Integer]
      member :series, "series", required: true
      # @!attribute [r] workflows
      #   @return [Integer]
      member :workflows, "workflows", required: true
    end

    # ImportedWorkspaceMember is a value of the API.
    class ImportedWorkspaceMember < Value
      # @!attribute [r] user_id
      #   @return [String] The id at the former installation.
      member :user_id, "userId", required: true
      # @!attribute [r] email
      #   @return [String]
      member :email, "email", required: true
      # @!attribute [r] role
      #   @return ["owner", "admin", "agent"]
      member :role, "role", required: true
      # @!attribute [r] became
      #   @return ["member", "invited"] `member`: with an account that has no password yet. `invited`: the
      #   address or the id is known here.
      member :became, "became", required: true
      # @!attribute [r] url
      #   @return [String, nil]
      member :url, "url", required: true
    end

    # ChatStopAnswer is a value of the API.
    class ChatStopAnswer < Value
      # @!attribute [r] stopped
      #   @return [Array<String>]
      member :stopped, "stopped", required: true
    end

    # ChatbotReceive is a value of the API.
    class ChatbotReceive < Value
      # @!attribute [r] message
      #   @return [String] What the person says; not only white space. At most 8,000 characters, unless the
      #   operator sets PARLEY_MAX_MESSAGE.
      member :message, "message", required: true
      # @!attribute [r] session_id
      #   @return [String, nil] Your own name for the conversation, or the `conv_…` id that an earlier answer
      #   gave.
      member :session_id, "sessionId"
      # @!attribute [r] context
      #   @return [Types::ChatContext, nil]
      member :context, "context", reading: :ChatContext
      # @!attribute [r] model
      #   @return [String, nil] `<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its
      #   name or an alias. Left out, the conversation's assistant with its own model. Ignored for publishable
      #   keys.
      member :model, "model"
      # @!attribute [r] assistant_id
      #   @return [String, nil] Who answers in this conversation from now on. Left out, it does not change.
      member :assistant_id, "assistantId"
      # @!attribute [r] event
      #   @return [Object, nil]
      member :event, "event"
    end

    # ConversationsStopAnswer is a value of the API.
    class ConversationsStopAnswer < Value
      # @!attribute [r] stopped
      #   @return [Array<String>]
      member :stopped, "stopped", required: true
    end

    # ConversationsExportAnswer is a value of the API.
    class ConversationsExportAnswer < Value
      # @!attribute [r] conversation
      #   @return [Types::Conversation]
      member :conversation, "conversation", reading: :Conversation, required: true
      # @!attribute [r] messages
      #   @return [Array<Types::Message>]
      member :messages, "messages", reading: [:list, :Message], required: true
    end

    # DatabaseSelectAggregateValue is a value of the API.
    class DatabaseSelectAggregateValue < Value
      # @!attribute [r] op
      #   @return ["count", "sum", "avg", "min", "max"]
      member :op, "op", required: true
      # @!attribute [r] column
      #   @return [String, nil] Needed by all but `count`, which counts rows without it.
      member :column, "column"
    end

    # LeadsListScoreRulesAnswer is a value of the API.
    class LeadsListScoreRulesAnswer < Value
      # @!attribute [r] data
      #   @return [Array<Types::LeadScoreRule>]
      member :data, "data", reading: [:list, :LeadScoreRule], required: true
    end

    # NewsletterListsListAnswer is a value of the API.
    class NewsletterListsListAnswer < Value
      # @!attribute [r] data
      #   @return [Array<Types::NewsletterList>]
      member :data, "data", reading: [:list, :NewsletterList], required: true
    end

    # OpenaiListModelsAnswer is a value of the API.
    class OpenaiListModelsAnswer < Value
      # @!attribute [r] object
      #   @return ["list"]
      member :object, "object", required: true, tag: "list"
      # @!attribute [r] data
      #   @return [Array<Types::Model>]
      member :data, "data", reading: [:list, :Model], required: true
    end

    # OpenaiDeleteResponseAnswer is a value of the API.
    class OpenaiDeleteResponseAnswer < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] object
      #   @return ["response"]
      member :object, "object", required: true, tag: "response"
      # @!attribute [r] deleted
      #   @return [true]
      member :deleted, "deleted", required: true, tag: true
    end

    # RunsCancelManyAnswer is a value of the API.
    class RunsCancelManyAnswer < Value
      # @!attribute [r] cancelled
      #   @return [Integer] So many runs were under way, and end.
      member :cancelled, "cancelled", required: true
    end

    # RunsListItem is a value of the API.
    class RunsListItem < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] workflow
      #   @return [String]
      member :workflow, "workflow", required: true
      # @!attribute [r] version
      #   @return [Integer]
      member :version, "version", required: true
      # @!attribute [r] status
      #   @return ["queued", "running", "waiting", "completed", "faulted", "cancelled"]
      member :status, "status", required: true
      # @!attribute [r] started_by
      #   @return ["api", "event", "schedule", "action", "run"]
      member :started_by, "startedBy", required: true
      # @!attribute [r] waiting_for
      #   @return [Types::RunsListItemWaitingFor, nil]
      member :waiting_for, "waitingFor", reading: :RunsListItemWaitingFor
      # @!attribute [r] error
      #   @return [Types::RunsListItemError, nil]
      member :error, "error", reading: :RunsListItemError, required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] started_at
      #   @return [Time, nil]
      member :started_at, "startedAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time, required: true
      # @!attribute [r] is_limited
      #   @return [true, nil] Your key has `databaseRules`, and this run had others: its input, output, error
      #   and tasks, which may show rows beyond them, are left out.
      member :is_limited, "isLimited"
    end

    # RunsListItemWaitingFor is a value of the API.
    class RunsListItemWaitingFor < Value
      # @!attribute [r] kind
      #   @return ["timer", "event", "approval", "retry", "run", "activation"]
      member :kind, "kind", required: true
      # @!attribute [r] until_
      #   @return [Time, nil]
      member :until_, "until", reading: :time
    end

    # RunsListItemError is a value of the API.
    class RunsListItemError < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] status
      #   @return [Integer]
      member :status, "status", required: true
      # @!attribute [r] title
      #   @return [String, nil]
      member :title, "title"
      # @!attribute [r] detail
      #   @return [String, nil]
      member :detail, "detail"
      # @!attribute [r] instance
      #   @return [String, nil] JSON Pointer to the task.
      member :instance, "instance"
    end

    # RunsGetAnswer is a value of the API.
    class RunsGetAnswer < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] workflow
      #   @return [String]
      member :workflow, "workflow", required: true
      # @!attribute [r] version
      #   @return [Integer]
      member :version, "version", required: true
      # @!attribute [r] status
      #   @return ["queued", "running", "waiting", "completed", "faulted", "cancelled"]
      member :status, "status", required: true
      # @!attribute [r] started_by
      #   @return ["api", "event", "schedule", "action", "run"]
      member :started_by, "startedBy", required: true
      # @!attribute [r] waiting_for
      #   @return [Types::RunsGetAnswerWaitingFor, nil]
      member :waiting_for, "waitingFor", reading: :RunsGetAnswerWaitingFor
      # @!attribute [r] error
      #   @return [Types::RunsListItemError, nil]
      member :error, "error", reading: :RunsListItemError, required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] started_at
      #   @return [Time, nil]
      member :started_at, "startedAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time, required: true
      # @!attribute [r] is_limited
      #   @return [true, nil] Your key has `databaseRules`, and this run had others: its input, output, error
      #   and tasks, which may show rows beyond them, are left out.
      member :is_limited, "isLimited"
      # @!attribute [r] input
      #   @return [Object]
      member :input, "input", required: true
      # @!attribute [r] output
      #   @return [Object]
      member :output, "output", required: true
      # @!attribute [r] cost
      #   @return [Types::RunsGetAnswerCost] Of all of its tasks.
      member :cost, "cost", reading: :RunsGetAnswerCost, required: true
      # @!attribute [r] timeline
      #   @return [Array<Types::RunsGetAnswerTimelineItem>] The first 1,000 tasks. GET …/tasks has all.
      member :timeline, "timeline", reading: [:list, :RunsGetAnswerTimelineItem], required: true
    end

    # RunsGetAnswerWaitingFor is a value of the API.
    class RunsGetAnswerWaitingFor < Value
      # @!attribute [r] kind
      #   @return ["timer", "event", "approval", "retry", "run", "activation"]
      member :kind, "kind", required: true
      # @!attribute [r] until_
      #   @return [Time, nil]
      member :until_, "until", reading: :time
    end

    # RunsGetAnswerCost is a value of the API.
    class RunsGetAnswerCost < Value
      # @!attribute [r] calls
      #   @return [Integer]
      member :calls, "calls", required: true
      # @!attribute [r] input_tokens
      #   @return [Integer]
      member :input_tokens, "inputTokens", required: true
      # @!attribute [r] output_tokens
      #   @return [Integer]
      member :output_tokens, "outputTokens", required: true
      # @!attribute [r] duration_ms
      #   @return [Integer] From its start to its end, or until now.
      member :duration_ms, "durationMs", required: true
    end

    # RunsGetAnswerTimelineItem is a value of the API.
    class RunsGetAnswerTimelineItem < Value
      # @!attribute [r] pointer
      #   @return [String]
      member :pointer, "pointer", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] kind
      #   @return [String]
      member :kind, "kind", required: true
      # @!attribute [r] iteration
      #   @return [Integer, nil] Of the nearest loop, from 0.
      member :iteration, "iteration"
      # @!attribute [r] status
      #   @return ["running", "waiting", "completed", "faulted", "cancelled", "skipped"]
      member :status, "status", required: true
      # @!attribute [r] attempt
      #   @return [Integer] Of the nearest `try`, or of the `try` itself: from 1.
      member :attempt, "attempt", required: true
      # @!attribute [r] started_at
      #   @return [Time]
      member :started_at, "startedAt", reading: :time, required: true
      # @!attribute [r] ended_at
      #   @return [Time, nil]
      member :ended_at, "endedAt", reading: :time, required: true
      # @!attribute [r] duration_ms
      #   @return [Integer, nil]
      member :duration_ms, "durationMs", required: true
      # @!attribute [r] input
      #   @return [Object]
      member :input, "input", required: true
      # @!attribute [r] output
      #   @return [Object]
      member :output, "output", required: true
      # @!attribute [r] error
      #   @return [Types::RunsListItemError, nil]
      member :error, "error", reading: :RunsListItemError
      # @!attribute [r] waiting_for
      #   @return [Types::RunsGetAnswerTimelineItemWaitingFor, nil]
      member :waiting_for, "waitingFor", reading: :RunsGetAnswerTimelineItemWaitingFor
      # @!attribute [r] effect
      #   @return ["done", "not-sent", "unknown", nil]
      member :effect, "effect"
      # @!attribute [r] cost
      #   @return [Types::RunsGetAnswerTimelineItemCost, nil]
      member :cost, "cost", reading: :RunsGetAnswerTimelineItemCost
    end

    # RunsGetAnswerTimelineItemWaitingFor is a value of the API.
    class RunsGetAnswerTimelineItemWaitingFor < Value
      # @!attribute [r] kind
      #   @return ["timer", "event", "approval", "retry", "run", "activation"]
      member :kind, "kind", required: true
      # @!attribute [r] until_
      #   @return [Time, nil]
      member :until_, "until", reading: :time
    end

    # RunsGetAnswerTimelineItemCost is a value of the API.
    class RunsGetAnswerTimelineItemCost < Value
      # @!attribute [r] calls
      #   @return [Integer, nil]
      member :calls, "calls"
      # @!attribute [r] input_tokens
      #   @return [Integer, nil]
      member :input_tokens, "inputTokens"
      # @!attribute [r] output_tokens
      #   @return [Integer, nil]
      member :output_tokens, "outputTokens"
    end

    # RunsRetryAnswer is a value of the API.
    class RunsRetryAnswer < Value
      # @!attribute [r] run_id
      #   @return [String]
      member :run_id, "runId", required: true
      # @!attribute [r] status
      #   @return ["queued", "running", "waiting", "completed", "faulted", "cancelled"]
      member :status, "status", required: true
      # @!attribute [r] output
      #   @return [Object, nil] With `?wait`, of a run that ended in time.
      member :output, "output"
      # @!attribute [r] error
      #   @return [Types::RunsListItemError, nil]
      member :error, "error", reading: :RunsListItemError
    end

    # SeriesListAnswer is a value of the API.
    class SeriesListAnswer < Value
      # @!attribute [r] data
      #   @return [Array<Types::Series>]
      member :data, "data", reading: [:list, :Series], required: true
    end

    # WorkflowsPutAnswer is a value of the API.
    class WorkflowsPutAnswer < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] version
      #   @return [Integer] Counts the changed saves from 1.
      member :version, "version", required: true
      # @!attribute [r] document_version
      #   @return [String] `document.version`.
      member :document_version, "documentVersion", required: true
      # @!attribute [r] title
      #   @return [String, nil]
      member :title, "title"
      # @!attribute [r] is_active
      #   @return [Boolean] Whether its schedule and its triggers start runs.
      member :is_active, "isActive", required: true
      # @!attribute [r] schedule
      #   @return [Object, nil]
      member :schedule, "schedule", required: true
      # @!attribute [r] next_run_at
      #   @return [Time, nil]
      member :next_run_at, "nextRunAt", reading: :time, required: true
      # @!attribute [r] trigger_problem
      #   @return [Types::WorkflowsPutAnswerTriggerProblem, nil] Why its events or its schedule last started
      #   no run. Saving and activating clear it.
      member :trigger_problem, "triggerProblem", reading: :WorkflowsPutAnswerTriggerProblem
      # @!attribute [r] database_rules
      #   @return [Array<Object>, nil] Its calls in the workspace's database stay within these rules, because
      #   a key that had them may have saved it. A member lifts this by saving it once more.
      member :database_rules, "databaseRules"
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] problems
      #   @return [Array<Types::WorkflowsPutAnswerProblem>, nil] Warnings and hints, where there are any.
      member :problems, "problems", reading: [:list, :WorkflowsPutAnswerProblem]
    end

    # WorkflowsPutAnswerTriggerProblem is a value of the API.
    class WorkflowsPutAnswerTriggerProblem < Value
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
      # @!attribute [r] at
      #   @return [Time]
      member :at, "at", reading: :time, required: true
    end

    # WorkflowsPutAnswerProblem is a value of the API.
    class WorkflowsPutAnswerProblem < Value
      # @!attribute [r] line
      #   @return [Integer] From 1.
      member :line, "line", required: true
      # @!attribute [r] column
      #   @return [Integer] From 1.
      member :column, "column", required: true
      # @!attribute [r] pointer
      #   @return [String] JSON Pointer to the part of the document.
      member :pointer, "pointer", required: true
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
      # @!attribute [r] severity
      #   @return ["error", "warning", "hint"] A document is valid with warnings and hints: it runs, and may
      #   do another thing than was meant.
      member :severity, "severity", required: true
    end

    # WorkflowsGetAnswer is a value of the API.
    class WorkflowsGetAnswer < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] version
      #   @return [Integer] Counts the changed saves from 1.
      member :version, "version", required: true
      # @!attribute [r] document_version
      #   @return [String] `document.version`.
      member :document_version, "documentVersion", required: true
      # @!attribute [r] title
      #   @return [String, nil]
      member :title, "title"
      # @!attribute [r] is_active
      #   @return [Boolean] Whether its schedule and its triggers start runs.
      member :is_active, "isActive", required: true
      # @!attribute [r] schedule
      #   @return [Object, nil]
      member :schedule, "schedule", required: true
      # @!attribute [r] next_run_at
      #   @return [Time, nil]
      member :next_run_at, "nextRunAt", reading: :time, required: true
      # @!attribute [r] trigger_problem
      #   @return [Types::WorkflowsGetAnswerTriggerProblem, nil] Why its events or its schedule last started
      #   no run. Saving and activating clear it.
      member :trigger_problem, "triggerProblem", reading: :WorkflowsGetAnswerTriggerProblem
      # @!attribute [r] database_rules
      #   @return [Array<Object>, nil] Its calls in the workspace's database stay within these rules, because
      #   a key that had them may have saved it. A member lifts this by saving it once more.
      member :database_rules, "databaseRules"
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] definition
      #   @return [Object] The document as JSON.
      member :definition, "definition", required: true
      # @!attribute [r] problems
      #   @return [Array<Types::WorkflowsPutAnswerProblem>, nil] Warnings and hints. For errors, the document
      #   would be refused today: it was saved before they were known, and goes on running. Left out where it
      #   cannot be checked now.
      member :problems, "problems", reading: [:list, :WorkflowsPutAnswerProblem]
    end

    # WorkflowsGetAnswerTriggerProblem is a value of the API.
    class WorkflowsGetAnswerTriggerProblem < Value
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
      # @!attribute [r] at
      #   @return [Time]
      member :at, "at", reading: :time, required: true
    end

    # WorkflowsUpdateAnswer is a value of the API.
    class WorkflowsUpdateAnswer < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] version
      #   @return [Integer] Counts the changed saves from 1.
      member :version, "version", required: true
      # @!attribute [r] document_version
      #   @return [String] `document.version`.
      member :document_version, "documentVersion", required: true
      # @!attribute [r] title
      #   @return [String, nil]
      member :title, "title"
      # @!attribute [r] is_active
      #   @return [Boolean] Whether its schedule and its triggers start runs.
      member :is_active, "isActive", required: true
      # @!attribute [r] schedule
      #   @return [Object, nil]
      member :schedule, "schedule", required: true
      # @!attribute [r] next_run_at
      #   @return [Time, nil]
      member :next_run_at, "nextRunAt", reading: :time, required: true
      # @!attribute [r] trigger_problem
      #   @return [Types::WorkflowsUpdateAnswerTriggerProblem, nil] Why its events or its schedule last
      #   started no run. Saving and activating clear it.
      member :trigger_problem, "triggerProblem", reading: :WorkflowsUpdateAnswerTriggerProblem
      # @!attribute [r] database_rules
      #   @return [Array<Object>, nil] Its calls in the workspace's database stay within these rules, because
      #   a key that had them may have saved it. A member lifts this by saving it once more.
      member :database_rules, "databaseRules"
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
      # @!attribute [r] cancelled
      #   @return [Integer, nil] With `queued: "cancel"`: so many queued runs end.
      member :cancelled, "cancelled"
    end

    # WorkflowsUpdateAnswerTriggerProblem is a value of the API.
    class WorkflowsUpdateAnswerTriggerProblem < Value
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
      # @!attribute [r] at
      #   @return [Time]
      member :at, "at", reading: :time, required: true
    end

    # WorkflowsListItem is a value of the API.
    class WorkflowsListItem < Value
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] version
      #   @return [Integer] Counts the changed saves from 1.
      member :version, "version", required: true
      # @!attribute [r] document_version
      #   @return [String] `document.version`.
      member :document_version, "documentVersion", required: true
      # @!attribute [r] title
      #   @return [String, nil]
      member :title, "title"
      # @!attribute [r] is_active
      #   @return [Boolean] Whether its schedule and its triggers start runs.
      member :is_active, "isActive", required: true
      # @!attribute [r] schedule
      #   @return [Object, nil]
      member :schedule, "schedule", required: true
      # @!attribute [r] next_run_at
      #   @return [Time, nil]
      member :next_run_at, "nextRunAt", reading: :time, required: true
      # @!attribute [r] trigger_problem
      #   @return [Types::WorkflowsListItemTriggerProblem, nil] Why its events or its schedule last started no
      #   run. Saving and activating clear it.
      member :trigger_problem, "triggerProblem", reading: :WorkflowsListItemTriggerProblem
      # @!attribute [r] database_rules
      #   @return [Array<Object>, nil] Its calls in the workspace's database stay within these rules, because
      #   a key that had them may have saved it. A member lifts this by saving it once more.
      member :database_rules, "databaseRules"
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] updated_at
      #   @return [Time]
      member :updated_at, "updatedAt", reading: :time, required: true
    end

    # WorkflowsListItemTriggerProblem is a value of the API.
    class WorkflowsListItemTriggerProblem < Value
      # @!attribute [r] message
      #   @return [String]
      member :message, "message", required: true
      # @!attribute [r] at
      #   @return [Time]
      member :at, "at", reading: :time, required: true
    end

    # WorkflowsListVersionsItem is a value of the API.
    class WorkflowsListVersionsItem < Value
      # @!attribute [r] version
      #   @return [Integer]
      member :version, "version", required: true
      # @!attribute [r] document_version
      #   @return [String]
      member :document_version, "documentVersion", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
    end

    # WorkflowsValidateAnswer is a value of the API.
    class WorkflowsValidateAnswer < Value
      # @!attribute [r] valid
      #   @return [Boolean]
      member :valid, "valid", required: true
      # @!attribute [r] problems
      #   @return [Array<Types::WorkflowsPutAnswerProblem>]
      member :problems, "problems", reading: [:list, :WorkflowsPutAnswerProblem], required: true
    end

    # WorkflowsGetVersionAnswer is a value of the API.
    class WorkflowsGetVersionAnswer < Value
      # @!attribute [r] version
      #   @return [Integer]
      member :version, "version", required: true
      # @!attribute [r] document_version
      #   @return [String]
      member :document_version, "documentVersion", required: true
      # @!attribute [r] created_at
      #   @return [Time]
      member :created_at, "createdAt", reading: :time, required: true
      # @!attribute [r] definition
      #   @return [Object] The document as JSON.
      member :definition, "definition", required: true
    end

    # WorkflowsVersionDiffAnswer is a value of the API.
    class WorkflowsVersionDiffAnswer < Value
      # @!attribute [r] version
      #   @return [Integer]
      member :version, "version", required: true
      # @!attribute [r] against
      #   @return [Integer]
      member :against, "against", required: true
      # @!attribute [r] changes
      #   @return [Array<Types::WorkflowsVersionDiffAnswerChange>]
      member :changes, "changes", reading: [:list, :WorkflowsVersionDiffAnswerChange], required: true
      # @!attribute [r] text
      #   @return [String] The texts by lines, in the unified format.
      member :text, "text", required: true
    end

    # WorkflowsVersionDiffAnswerChange is a value of the API.
    class WorkflowsVersionDiffAnswerChange < Value
      # @!attribute [r] pointer
      #   @return [String] With the names of tasks in place of their places.
      member :pointer, "pointer", required: true
      # @!attribute [r] change
      #   @return ["added", "removed", "changed", "moved"]
      member :change, "change", required: true
      # @!attribute [r] before
      #   @return [Object, nil]
      member :before, "before"
      # @!attribute [r] after
      #   @return [Object, nil]
      member :after, "after"
    end

    # WorkflowsDryRunAnswer is a value of the API.
    class WorkflowsDryRunAnswer < Value
      # @!attribute [r] data
      #   @return [Array<Types::WorkflowsDryRunAnswerDataItem>]
      member :data, "data", reading: [:list, :WorkflowsDryRunAnswerDataItem], required: true
      # @!attribute [r] is_complete
      #   @return [Boolean] False: the time or the size was not enough for all.
      member :is_complete, "isComplete", required: true
    end

    # WorkflowsDryRunAnswerDataItem is a value of the API.
    class WorkflowsDryRunAnswerDataItem < Value
      # @!attribute [r] event
      #   @return [Object, nil] The event that would have started it.
      member :event, "event"
      # @!attribute [r] input
      #   @return [Object]
      member :input, "input", required: true
      # @!attribute [r] recorded
      #   @return [Types::WorkflowsDryRunAnswerDataItemRecorded, nil]
      member :recorded, "recorded", reading: :WorkflowsDryRunAnswerDataItemRecorded
      # @!attribute [r] dry
      #   @return [Types::WorkflowsDryRunAnswerDataItemDry]
      member :dry, "dry", reading: :WorkflowsDryRunAnswerDataItemDry, required: true
      # @!attribute [r] is_same
      #   @return [Boolean, nil] Null where nothing was recorded.
      member :is_same, "isSame", required: true
      # @!attribute [r] differences
      #   @return [Array<Types::WorkflowsDryRunAnswerDataItemDifference>] The tasks that ended differently:
      #   the first 100.
      member :differences, "differences", reading: [:list, :WorkflowsDryRunAnswerDataItemDifference], required: true
    end

    # WorkflowsDryRunAnswerDataItemRecorded is a value of the API.
    class WorkflowsDryRunAnswerDataItemRecorded < Value
      # @!attribute [r] run_id
      #   @return [String]
      member :run_id, "runId", required: true
      # @!attribute [r] status
      #   @return [String]
      member :status, "status", required: true
      # @!attribute [r] output
      #   @return [Object]
      member :output, "output", required: true
    end

    # WorkflowsDryRunAnswerDataItemDry is a value of the API.
    class WorkflowsDryRunAnswerDataItemDry < Value
      # @!attribute [r] status
      #   @return [String]
      member :status, "status", required: true
      # @!attribute [r] output
      #   @return [Object]
      member :output, "output", required: true
      # @!attribute [r] error
      #   @return [Types::RunsListItemError, nil]
      member :error, "error", reading: :RunsListItemError, required: true
      # @!attribute [r] timeline
      #   @return [Array<Types::RunsGetAnswerTimelineItem>] The first 200 tasks.
      member :timeline, "timeline", reading: [:list, :RunsGetAnswerTimelineItem], required: true
    end

    # WorkflowsDryRunAnswerDataItemDifference is a value of the API.
    class WorkflowsDryRunAnswerDataItemDifference < Value
      # @!attribute [r] pointer
      #   @return [String]
      member :pointer, "pointer", required: true
      # @!attribute [r] recorded
      #   @return [Types::WorkflowsDryRunAnswerDataItemDifferenceRecorded, nil]
      member :recorded, "recorded", reading: :WorkflowsDryRunAnswerDataItemDifferenceRecorded, required: true
      # @!attribute [r] dry
      #   @return [Types::WorkflowsDryRunAnswerDataItemDifferenceDry, nil]
      member :dry, "dry", reading: :WorkflowsDryRunAnswerDataItemDifferenceDry, required: true
    end

    # WorkflowsDryRunAnswerDataItemDifferenceRecorded is a value of the API.
    class WorkflowsDryRunAnswerDataItemDifferenceRecorded < Value
      # @!attribute [r] status
      #   @return [String]
      member :status, "status", required: true
      # @!attribute [r] output
      #   @return [Object]
      member :output, "output", required: true
    end

    # WorkflowsDryRunAnswerDataItemDifferenceDry is a value of the API.
    class WorkflowsDryRunAnswerDataItemDifferenceDry < Value
      # @!attribute [r] status
      #   @return [String]
      member :status, "status", required: true
      # @!attribute [r] output
      #   @return [Object]
      member :output, "output", required: true
    end

    # VisitorBlockedEventData is a value of the API.
    class VisitorBlockedEventData < Value
      # @!attribute [r] visitor_id
      #   @return [String]
      member :visitor_id, "visitorId", required: true
    end

    # VisitorUnblockedEventData is a value of the API.
    class VisitorUnblockedEventData < Value
      # @!attribute [r] visitor_id
      #   @return [String]
      member :visitor_id, "visitorId", required: true
    end

    # ContactMergedEventData is a value of the API.
    class ContactMergedEventData < Value
      # @!attribute [r] contact_id
      #   @return [String]
      member :contact_id, "contactId", required: true
      # @!attribute [r] into_id
      #   @return [String]
      member :into_id, "intoId", required: true
    end

    # ContactUnmergedEventData is a value of the API.
    class ContactUnmergedEventData < Value
      # @!attribute [r] contact_id
      #   @return [String]
      member :contact_id, "contactId", required: true
      # @!attribute [r] into_id
      #   @return [String]
      member :into_id, "intoId", required: true
    end

    # ContactErasedEventData is a value of the API.
    class ContactErasedEventData < Value
      # @!attribute [r] contact_id
      #   @return [String]
      member :contact_id, "contactId", required: true
    end

    # LeadNotedEventData is a value of the API.
    class LeadNotedEventData < Value
      # @!attribute [r] lead_id
      #   @return [String]
      member :lead_id, "leadId", required: true
      # @!attribute [r] note_id
      #   @return [String]
      member :note_id, "noteId", required: true
    end

    # LeadDeletedEventData is a value of the API.
    class LeadDeletedEventData < Value
      # @!attribute [r] lead_id
      #   @return [String]
      member :lead_id, "leadId", required: true
    end

    # SubscriberConfirmedEventData is a value of the API.
    class SubscriberConfirmedEventData < Value
      # @!attribute [r] subscriber_id
      #   @return [String]
      member :subscriber_id, "subscriberId", required: true
      # @!attribute [r] list_id
      #   @return [String]
      member :list_id, "listId", required: true
      # @!attribute [r] contact_id
      #   @return [String, nil]
      member :contact_id, "contactId", required: true
      # @!attribute [r] by
      #   @return ["opt-in", "preferences", "import"] `import`: a file brought the proof. Such a person is not
      #   welcomed by a series.
      member :by, "by", required: true
    end

    # SubscriberLeftEventData is a value of the API.
    class SubscriberLeftEventData < Value
      # @!attribute [r] subscriber_id
      #   @return [String]
      member :subscriber_id, "subscriberId", required: true
      # @!attribute [r] list_ids
      #   @return [Array<String>]
      member :list_ids, "listIds", required: true
      # @!attribute [r] reason
      #   @return ["unsubscribed", "complained", "bounced", "erased", "member"]
      member :reason, "reason", required: true
    end

    # SubscriberBouncedEventData is a value of the API.
    class SubscriberBouncedEventData < Value
      # @!attribute [r] subscriber_id
      #   @return [String]
      member :subscriber_id, "subscriberId", required: true
      # @!attribute [r] campaign_number
      #   @return [Integer, nil]
      member :campaign_number, "campaignNumber"
      # @!attribute [r] kind
      #   @return ["hard", "soft", "complaint"]
      member :kind, "kind", required: true
    end

    # CampaignStartedEventData is a value of the API.
    class CampaignStartedEventData < Value
      # @!attribute [r] campaign_id
      #   @return [String]
      member :campaign_id, "campaignId", required: true
      # @!attribute [r] number
      #   @return [Integer]
      member :number, "number", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
    end

    # CampaignPausedEventData is a value of the API.
    class CampaignPausedEventData < Value
      # @!attribute [r] campaign_id
      #   @return [String]
      member :campaign_id, "campaignId", required: true
      # @!attribute [r] number
      #   @return [Integer]
      member :number, "number", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] reason
      #   @return ["member", "mail-server", "bounces"]
      member :reason, "reason", required: true
    end

    # CampaignSentEventData is a value of the API.
    class CampaignSentEventData < Value
      # @!attribute [r] campaign_id
      #   @return [String]
      member :campaign_id, "campaignId", required: true
      # @!attribute [r] number
      #   @return [Integer]
      member :number, "number", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] sent
      #   @return [Integer]
      member :sent, "sent", required: true
      # @!attribute [r] failed
      #   @return [Integer]
      member :failed, "failed", required: true
      # @!attribute [r] unknown
      #   @return [Integer]
      member :unknown, "unknown", required: true
    end

    # CampaignCancelledEventData is a value of the API.
    class CampaignCancelledEventData < Value
      # @!attribute [r] campaign_id
      #   @return [String]
      member :campaign_id, "campaignId", required: true
      # @!attribute [r] number
      #   @return [Integer]
      member :number, "number", required: true
      # @!attribute [r] name
      #   @return [String]
      member :name, "name", required: true
      # @!attribute [r] from
      #   @return ["draft", "scheduled", "sending", "paused", "sent", "cancelled"]
      member :from, "from", required: true
    end

    # SourceStartedEventData is a value of the API.
    class SourceStartedEventData < Value
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] type
      #   @return ["url", "site", "file"]
      member :type, "type", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
    end

    # SourceIndexedEventData is a value of the API.
    class SourceIndexedEventData < Value
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] document_id
      #   @return [String, nil] Null for what was learnt from a page, a site or a file.
      member :document_id, "documentId", required: true
      # @!attribute [r] type
      #   @return ["text", "faq", "url", "site", "file"]
      member :type, "type", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] version
      #   @return [Integer]
      member :version, "version", required: true
    end

    # SourceFailedEventData is a value of the API.
    class SourceFailedEventData < Value
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] type
      #   @return ["url", "site", "file"]
      member :type, "type", required: true
      # @!attribute [r] title
      #   @return [String]
      member :title, "title", required: true
      # @!attribute [r] problem
      #   @return [String] The code of the reason.
      member :problem, "problem", required: true
    end

    # SourceRemovedEventData is a value of the API.
    class SourceRemovedEventData < Value
      # @!attribute [r] source_id
      #   @return [String]
      member :source_id, "sourceId", required: true
      # @!attribute [r] purged
      #   @return [true, nil] The citations of the source were withdrawn too.
      member :purged, "purged"
    end

    # SynonymsChangedEventData is a value of the API.
    class SynonymsChangedEventData < Value
      # @!attribute [r] group_count
      #   @return [Integer]
      member :group_count, "groupCount", required: true
    end

    # GapOpenedEventData is a value of the API.
    class GapOpenedEventData < Value
      # @!attribute [r] gap_id
      #   @return [String]
      member :gap_id, "gapId", required: true
      # @!attribute [r] reopened
      #   @return [true, nil] It was resolved, and was asked again.
      member :reopened, "reopened"
    end

    # GapResolvedEventData is a value of the API.
    class GapResolvedEventData < Value
      # @!attribute [r] gap_id
      #   @return [String]
      member :gap_id, "gapId", required: true
      # @!attribute [r] state
      #   @return ["resolved", "ignored"]
      member :state, "state", required: true
      # @!attribute [r] source_id
      #   @return [String, nil]
      member :source_id, "sourceId"
    end

    # ProviderChangedEventData is a value of the API.
    class ProviderChangedEventData < Value
      # @!attribute [r] provider_id
      #   @return [String]
      member :provider_id, "providerId", required: true
    end

    # ProviderRemovedEventData is a value of the API.
    class ProviderRemovedEventData < Value
      # @!attribute [r] provider_id
      #   @return [String]
      member :provider_id, "providerId", required: true
    end

    # ProviderFailingEventData is a value of the API.
    class ProviderFailingEventData < Value
      # @!attribute [r] provider_id
      #   @return [String]
      member :provider_id, "providerId", required: true
      # @!attribute [r] model
      #   @return [String, nil] `<provider name>/<model id>`. Null when the provider's list of models could
      #   not be read.
      member :model, "model", required: true
      # @!attribute [r] fault
      #   @return [String] As in `lastFailure`.
      member :fault, "fault", required: true
      # @!attribute [r] reason
      #   @return [String, nil] What the vendor says, in its own words.
      member :reason, "reason", required: true
    end

    # ProviderRecoveredEventData is a value of the API.
    class ProviderRecoveredEventData < Value
      # @!attribute [r] provider_id
      #   @return [String]
      member :provider_id, "providerId", required: true
      # @!attribute [r] model
      #   @return [String, nil] `<provider name>/<model id>`. Null when the provider's list of models could
      #   not be read.
      member :model, "model", required: true
    end

    # ModelBudgetReachedEventData is a value of the API.
    class ModelBudgetReachedEventData < Value
      # @!attribute [r] month
      #   @return [String]
      member :month, "month", required: true
    end

    # ToolboxChangedEventData is a value of the API.
    class ToolboxChangedEventData < Value
      # @!attribute [r] toolbox_id
      #   @return [String]
      member :toolbox_id, "toolboxId", required: true
    end

    # ToolboxRemovedEventData is a value of the API.
    class ToolboxRemovedEventData < Value
      # @!attribute [r] toolbox_id
      #   @return [String]
      member :toolbox_id, "toolboxId", required: true
    end

    # AssistantChangedEventData is a value of the API.
    class AssistantChangedEventData < Value
      # @!attribute [r] assistant_id
      #   @return [String]
      member :assistant_id, "assistantId", required: true
    end

    # AssistantRemovedEventData is a value of the API.
    class AssistantRemovedEventData < Value
      # @!attribute [r] assistant_id
      #   @return [String]
      member :assistant_id, "assistantId", required: true
    end

    # EmbeddingsChangedEventData is a value of the API.
    class EmbeddingsChangedEventData < Value
      # @!attribute [r] model
      #   @return [String, nil] `<provider name>/<model id>`. Null when it was removed.
      member :model, "model", required: true
    end

    # QuestionsChangedEventData is a value of the API.
    class QuestionsChangedEventData < Value
      # @!attribute [r] model
      #   @return [String, nil] `<provider name>/<model id>`. Null when it was ended.
      member :model, "model", required: true
    end

    # ConversationStartedEventData is a value of the API.
    class ConversationStartedEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
    end

    # MessageFeedbackGivenEventData is a value of the API.
    class MessageFeedbackGivenEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] message_id
      #   @return [String]
      member :message_id, "messageId", required: true
      # @!attribute [r] helpful
      #   @return [Boolean]
      member :helpful, "helpful", required: true
      # @!attribute [r] given_by
      #   @return ["contact", "member"]
      member :given_by, "givenBy", required: true
    end

    # NoteCreatedEventData is a value of the API.
    class NoteCreatedEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] message_id
      #   @return [String]
      member :message_id, "messageId", required: true
    end

    # ConversationHandedOverEventData is a value of the API.
    class ConversationHandedOverEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] reason
      #   @return ["asked", "unanswered", "rule", "member"]
      member :reason, "reason", required: true
      # @!attribute [r] member_id
      #   @return [String, nil]
      member :member_id, "memberId"
    end

    # ConversationAssignedEventData is a value of the API.
    class ConversationAssignedEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] assignee_id
      #   @return [String, nil]
      member :assignee_id, "assigneeId", required: true
      # @!attribute [r] reason
      #   @return ["by-hand", "taken-over", "by-rule", "member-removed"]
      member :reason, "reason", required: true
      # @!attribute [r] member_id
      #   @return [String, nil] The member who did it; absent when no member did.
      member :member_id, "memberId"
    end

    # ConversationLabelledEventData is a value of the API.
    class ConversationLabelledEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] added
      #   @return [Array<String>]
      member :added, "added", required: true
      # @!attribute [r] removed
      #   @return [Array<String>]
      member :removed, "removed", required: true
      # @!attribute [r] member_id
      #   @return [String, nil] The member who did it; absent when no member did.
      member :member_id, "memberId"
    end

    # ConversationSnoozedEventData is a value of the API.
    class ConversationSnoozedEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] until_
      #   @return [Time, nil]
      member :until_, "until", reading: :time, required: true
      # @!attribute [r] member_id
      #   @return [String, nil] The member who did it; absent when the time has come.
      member :member_id, "memberId"
    end

    # LabelChangedEventData is a value of the API.
    class LabelChangedEventData < Value
      # @!attribute [r] label_id
      #   @return [String]
      member :label_id, "labelId", required: true
    end

    # SavedReplyChangedEventData is a value of the API.
    class SavedReplyChangedEventData < Value
      # @!attribute [r] saved_reply_id
      #   @return [String]
      member :saved_reply_id, "savedReplyId", required: true
    end

    # ConversationWaitingEventData is a value of the API.
    class ConversationWaitingEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] since
      #   @return [Time]
      member :since, "since", reading: :time, required: true
      # @!attribute [r] assignee_id
      #   @return [String, nil]
      member :assignee_id, "assigneeId", required: true
    end

    # ConversationHandedBackEventData is a value of the API.
    class ConversationHandedBackEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
    end

    # ConversationIdentifiedEventData is a value of the API.
    class ConversationIdentifiedEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
    end

    # ConversationClosedEventData is a value of the API.
    class ConversationClosedEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
    end

    # ConversationDeletedEventData is a value of the API.
    class ConversationDeletedEventData < Value
      # @!attribute [r] conversation_id
      #   @return [String]
      member :conversation_id, "conversationId", required: true
    end

    # PinsChangedEventData is a value of the API.
    class PinsChangedEventData < Value
      # @!attribute [r] passed
      #   @return [Integer] So many tests pass now.
      member :passed, "passed", required: true
      # @!attribute [r] failed
      #   @return [Integer]
      member :failed, "failed", required: true
      # @!attribute [r] changed
      #   @return [Array<Types::PinsChangedEventDataChangedItem>]
      member :changed, "changed", reading: [:list, :PinsChangedEventDataChangedItem], required: true
    end

    # PinsChangedEventDataChangedItem is a value of the API.
    class PinsChangedEventDataChangedItem < Value
      # @!attribute [r] pin_id
      #   @return [String]
      member :pin_id, "pinId", required: true
      # @!attribute [r] passed
      #   @return [Boolean]
      member :passed, "passed", required: true
    end

    # RunStartedEventData is a value of the API.
    class RunStartedEventData < Value
      # @!attribute [r] run_id
      #   @return [String]
      member :run_id, "runId", required: true
      # @!attribute [r] workflow
      #   @return [String]
      member :workflow, "workflow", required: true
      # @!attribute [r] version
      #   @return [Integer]
      member :version, "version", required: true
    end

    # RunFaultedEventData is a value of the API.
    class RunFaultedEventData < Value
      # @!attribute [r] run_id
      #   @return [String]
      member :run_id, "runId", required: true
      # @!attribute [r] workflow
      #   @return [String]
      member :workflow, "workflow", required: true
      # @!attribute [r] version
      #   @return [Integer]
      member :version, "version", required: true
      # @!attribute [r] error
      #   @return [Types::RunFaultedEventDataError]
      member :error, "error", reading: :RunFaultedEventDataError, required: true
    end

    # RunFaultedEventDataError is a value of the API.
    class RunFaultedEventDataError < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] status
      #   @return [Integer]
      member :status, "status", required: true
      # @!attribute [r] title
      #   @return [String, nil]
      member :title, "title"
      # @!attribute [r] instance
      #   @return [String, nil]
      member :instance, "instance"
    end

    # CloudEventEmittedEventData is a value of the API.
    class CloudEventEmittedEventData < Value
      # @!attribute [r] run_id
      #   @return [String]
      member :run_id, "runId", required: true
      # @!attribute [r] event
      #   @return [Types::CloudEventEmittedEventDataEvent]
      member :event, "event", reading: :CloudEventEmittedEventDataEvent, required: true
    end

    # CloudEventEmittedEventDataEvent is a value of the API.
    class CloudEventEmittedEventDataEvent < Value
      # @!attribute [r] type
      #   @return [String]
      member :type, "type", required: true
      # @!attribute [r] source
      #   @return [String]
      member :source, "source", required: true
      # @!attribute [r] id
      #   @return [String]
      member :id, "id", required: true
    end

    # ApprovalRequestedEventData is a value of the API.
    class ApprovalRequestedEventData < Value
      # @!attribute [r] approval_id
      #   @return [String]
      member :approval_id, "approvalId", required: true
      # @!attribute [r] run_id
      #   @return [String]
      member :run_id, "runId", required: true
      # @!attribute [r] workflow
      #   @return [String]
      member :workflow, "workflow", required: true
      # @!attribute [r] is_escalation
      #   @return [Boolean]
      member :is_escalation, "isEscalation", required: true
    end

    # ApprovalDecidedEventData is a value of the API.
    class ApprovalDecidedEventData < Value
      # @!attribute [r] approval_id
      #   @return [String]
      member :approval_id, "approvalId", required: true
      # @!attribute [r] run_id
      #   @return [String]
      member :run_id, "runId", required: true
      # @!attribute [r] workflow
      #   @return [String]
      member :workflow, "workflow", required: true
      # @!attribute [r] decision
      #   @return ["approved", "rejected"]
      member :decision, "decision", required: true
    end

    # ApprovalEndedEventData is a value of the API.
    class ApprovalEndedEventData < Value
      # @!attribute [r] approval_id
      #   @return [String]
      member :approval_id, "approvalId", required: true
      # @!attribute [r] run_id
      #   @return [String]
      member :run_id, "runId", required: true
      # @!attribute [r] workflow
      #   @return [String]
      member :workflow, "workflow", required: true
      # @!attribute [r] status
      #   @return ["expired", "cancelled"]
      member :status, "status", required: true
    end

    # SpeechProviderChangedEventData is a value of the API.
    class SpeechProviderChangedEventData < Value
      # @!attribute [r] provider_id
      #   @return [String]
      member :provider_id, "providerId", required: true
    end

    # SpeechProviderRemovedEventData is a value of the API.
    class SpeechProviderRemovedEventData < Value
      # @!attribute [r] provider_id
      #   @return [String]
      member :provider_id, "providerId", required: true
    end

    # VoiceSessionEndedEventData is a value of the API.
    class VoiceSessionEndedEventData < Value
      # @!attribute [r] session_id
      #   @return [String]
      member :session_id, "sessionId", required: true
      # @!attribute [r] conversation_id
      #   @return [String, nil]
      member :conversation_id, "conversationId", required: true
      # @!attribute [r] state
      #   @return ["ended", "expired", "failed"]
      member :state, "state", required: true
      # @!attribute [r] reason
      #   @return [String]
      member :reason, "reason", required: true
      # @!attribute [r] duration_ms
      #   @return [Integer] For how long it was connected.
      member :duration_ms, "durationMs", required: true
    end

    # WidgetChangedEventData is a value of the API.
    class WidgetChangedEventData < Value
      # @!attribute [r] key_id
      #   @return [String, nil] Null: the default of the workspace.
      member :key_id, "keyId", required: true
      # @!attribute [r] settings
      #   @return [Array<String>] The names of the changed settings.
      member :settings, "settings", required: true
    end

    # A person was invited to become a member of the workspace
    class MemberInvitedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["member.invited"]
      member :type, "type", required: true, tag: "member.invited"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::MemberInvited]
      member :data, "data", reading: :MemberInvited, required: true
    end

    # A person became a member of the workspace
    class MemberJoinedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["member.joined"]
      member :type, "type", required: true, tag: "member.joined"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::MemberJoined]
      member :data, "data", reading: :MemberJoined, required: true
    end

    # A member got another role
    class MemberChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["member.changed"]
      member :type, "type", required: true, tag: "member.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::MemberChanged]
      member :data, "data", reading: :MemberChanged, required: true
    end

    # A person is no longer a member of the workspace
    class MemberRemovedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["member.removed"]
      member :type, "type", required: true, tag: "member.removed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::MemberRemoved]
      member :data, "data", reading: :MemberRemoved, required: true
    end

    # Settings of the workspace were changed; read them for their values
    class WorkspaceChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["workspace.changed"]
      member :type, "type", required: true, tag: "workspace.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::WorkspaceChanged]
      member :data, "data", reading: :WorkspaceChanged, required: true
    end

    # The operator of the installation suspended the workspace: nothing begins, and what waits is kept
    class WorkspaceSuspendedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["workspace.suspended"]
      member :type, "type", required: true, tag: "workspace.suspended"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::WorkspaceSuspended]
      member :data, "data", reading: :WorkspaceSuspended, required: true
    end

    # The workspace is no longer suspended: what waited goes on
    class WorkspaceResumedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["workspace.resumed"]
      member :type, "type", required: true, tag: "workspace.resumed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Hash{String => Object}]
      member :data, "data", required: true
    end

    # An API key was deleted and is refused from now on
    class ApiKeyRevokedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["api-key.revoked"]
      member :type, "type", required: true, tag: "api-key.revoked"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ApiKeyRevoked]
      member :data, "data", reading: :ApiKeyRevoked, required: true
    end

    # The name or the limits of an API key were changed
    class ApiKeyChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["api-key.changed"]
      member :type, "type", required: true, tag: "api-key.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ApiKeyChanged]
      member :data, "data", reading: :ApiKeyChanged, required: true
    end

    # An API key got a new text
    class ApiKeyRotatedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["api-key.rotated"]
      member :type, "type", required: true, tag: "api-key.rotated"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ApiKeyRotated]
      member :data, "data", reading: :ApiKeyRotated, required: true
    end

    # An API key ends soon: announced fourteen days and three days before its end
    class ApiKeyExpiringEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["api-key.expiring"]
      member :type, "type", required: true, tag: "api-key.expiring"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ApiKeyExpiring]
      member :data, "data", reading: :ApiKeyExpiring, required: true
    end

    # A scanner found an API key in public, and what it found is refused from now on
    class ApiKeyLeakedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["api-key.leaked"]
      member :type, "type", required: true, tag: "api-key.leaked"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ApiKeyLeaked]
      member :data, "data", reading: :ApiKeyLeaked, required: true
    end

    # A page of a website showed the chat with an API key for the first time
    class ApiKeyPageSeenEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["api-key.page-seen"]
      member :type, "type", required: true, tag: "api-key.page-seen"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ApiKeyPageSeen]
      member :data, "data", reading: :ApiKeyPageSeen, required: true
    end

    # 80 or 95 percent of a quota of the workspace are used
    class QuotaNearedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["quota.neared"]
      member :type, "type", required: true, tag: "quota.neared"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::QuotaNeared]
      member :data, "data", reading: :QuotaNeared, required: true
    end

    # A visitor or user was blocked: every request of theirs is refused from now on.
    class VisitorBlockedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["visitor.blocked"]
      member :type, "type", required: true, tag: "visitor.blocked"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::VisitorBlockedEventData]
      member :data, "data", reading: :VisitorBlockedEventData, required: true
    end

    # A visitor or user is no longer blocked.
    class VisitorUnblockedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["visitor.unblocked"]
      member :type, "type", required: true, tag: "visitor.unblocked"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::VisitorUnblockedEventData]
      member :data, "data", reading: :VisitorUnblockedEventData, required: true
    end

    # A person became a contact: by a lead, an import, or a call.
    class ContactCreatedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["contact.created"]
      member :type, "type", required: true, tag: "contact.created"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::Contact]
      member :data, "data", reading: :Contact, required: true
    end

    # What is known of a contact was changed, or the contact was blocked or unblocked.
    class ContactChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["contact.changed"]
      member :type, "type", required: true, tag: "contact.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::Contact]
      member :data, "data", reading: :Contact, required: true
    end

    # A contact is shown as part of another one from now on.
    class ContactMergedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["contact.merged"]
      member :type, "type", required: true, tag: "contact.merged"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ContactMergedEventData]
      member :data, "data", reading: :ContactMergedEventData, required: true
    end

    # A contact stands for itself again.
    class ContactUnmergedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["contact.unmerged"]
      member :type, "type", required: true, tag: "contact.unmerged"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ContactUnmergedEventData]
      member :data, "data", reading: :ContactUnmergedEventData, required: true
    end

    # A contact and everything that was kept of the person was erased.
    class ContactErasedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["contact.erased"]
      member :type, "type", required: true, tag: "contact.erased"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ContactErasedEventData]
      member :data, "data", reading: :ContactErasedEventData, required: true
    end

    # A person asked to be contacted. Spam is not announced; a lead that turns out to be none is.
    class LeadCapturedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["lead.captured"]
      member :type, "type", required: true, tag: "lead.captured"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::Lead]
      member :data, "data", reading: :Lead, required: true
    end

    # The status, the assignee or a field of a lead was changed.
    class LeadChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["lead.changed"]
      member :type, "type", required: true, tag: "lead.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::Lead]
      member :data, "data", reading: :Lead, required: true
    end

    # A colleague wrote a note about a lead.
    class LeadNotedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["lead.noted"]
      member :type, "type", required: true, tag: "lead.noted"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::LeadNotedEventData]
      member :data, "data", reading: :LeadNotedEventData, required: true
    end

    # A lead and its notes were erased.
    class LeadDeletedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["lead.deleted"]
      member :type, "type", required: true, tag: "lead.deleted"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::LeadDeletedEventData]
      member :data, "data", reading: :LeadDeletedEventData, required: true
    end

    # A person confirmed that they want the mails of a list. Each list is an event of its own.
    class SubscriberConfirmedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["subscriber.confirmed"]
      member :type, "type", required: true, tag: "subscriber.confirmed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SubscriberConfirmedEventData]
      member :data, "data", reading: :SubscriberConfirmedEventData, required: true
    end

    # A subscriber gets no more mails of these lists.
    class SubscriberLeftEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["subscriber.left"]
      member :type, "type", required: true, tag: "subscriber.left"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SubscriberLeftEventData]
      member :data, "data", reading: :SubscriberLeftEventData, required: true
    end

    # A mail to a subscriber came back, or the subscriber called it spam.
    class SubscriberBouncedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["subscriber.bounced"]
      member :type, "type", required: true, tag: "subscriber.bounced"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SubscriberBouncedEventData]
      member :data, "data", reading: :SubscriberBouncedEventData, required: true
    end

    # A campaign began to be sent, or goes on.
    class CampaignStartedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["campaign.started"]
      member :type, "type", required: true, tag: "campaign.started"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::CampaignStartedEventData]
      member :data, "data", reading: :CampaignStartedEventData, required: true
    end

    # A campaign waits: a member paused it, the mail server fails (it is tried again), or too many mails come
    # back (a member lets it go on).
    class CampaignPausedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["campaign.paused"]
      member :type, "type", required: true, tag: "campaign.paused"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::CampaignPausedEventData]
      member :data, "data", reading: :CampaignPausedEventData, required: true
    end

    # Every recipient of a campaign is dealt with.
    class CampaignSentEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["campaign.sent"]
      member :type, "type", required: true, tag: "campaign.sent"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::CampaignSentEventData]
      member :data, "data", reading: :CampaignSentEventData, required: true
    end

    # A campaign was ended before all of its mails went out.
    class CampaignCancelledEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["campaign.cancelled"]
      member :type, "type", required: true, tag: "campaign.cancelled"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::CampaignCancelledEventData]
      member :data, "data", reading: :CampaignCancelledEventData, required: true
    end

    # A row was inserted into a table of the workspace. Rows of statements in SQL are announced too. The row
    # itself is read with `select`.
    class RecordCreatedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["record.created"]
      member :type, "type", required: true, tag: "record.created"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::RecordChange]
      member :data, "data", reading: :RecordChange, required: true
    end

    # A row of a table was changed. A statement that leaves a row as it was announces nothing of it. Rows of
    # statements in SQL are announced too. The row itself is read with `select`.
    class RecordUpdatedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["record.updated"]
      member :type, "type", required: true, tag: "record.updated"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::RecordUpdate]
      member :data, "data", reading: :RecordUpdate, required: true
    end

    # A row of a table was deleted. Rows of statements in SQL are announced too. The row itself is read with
    # `select`.
    class RecordDeletedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["record.deleted"]
      member :type, "type", required: true, tag: "record.deleted"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::RecordChange]
      member :data, "data", reading: :RecordChange, required: true
    end

    # A page, a site or a file is being learnt, or looked at again.
    class SourceStartedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["source.started"]
      member :type, "type", required: true, tag: "source.started"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SourceStartedEventData]
      member :data, "data", reading: :SourceStartedEventData, required: true
    end

    # A source was added, or its content or its tags were replaced. Questions are answered from it from now
    # on.
    class SourceIndexedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["source.indexed"]
      member :type, "type", required: true, tag: "source.indexed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SourceIndexedEventData]
      member :data, "data", reading: :SourceIndexedEventData, required: true
    end

    # Nothing could be learnt from a page, a site or a file.
    class SourceFailedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["source.failed"]
      member :type, "type", required: true, tag: "source.failed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SourceFailedEventData]
      member :data, "data", reading: :SourceFailedEventData, required: true
    end

    # A source was removed. No further question is answered from it.
    class SourceRemovedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["source.removed"]
      member :type, "type", required: true, tag: "source.removed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SourceRemovedEventData]
      member :data, "data", reading: :SourceRemovedEventData, required: true
    end

    # The synonyms were replaced.
    class SynonymsChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["synonyms.changed"]
      member :type, "type", required: true, tag: "synonyms.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SynonymsChangedEventData]
      member :data, "data", reading: :SynonymsChangedEventData, required: true
    end

    # People ask what the knowledge does not answer. GET /api/knowledge/gaps has their words.
    class GapOpenedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["gap.opened"]
      member :type, "type", required: true, tag: "gap.opened"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::GapOpenedEventData]
      member :data, "data", reading: :GapOpenedEventData, required: true
    end

    # A gap was resolved by a source, or is ignored from now on.
    class GapResolvedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["gap.resolved"]
      member :type, "type", required: true, tag: "gap.resolved"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::GapResolvedEventData]
      member :data, "data", reading: :GapResolvedEventData, required: true
    end

    # A provider of language models was added or changed.
    class ProviderChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["provider.changed"]
      member :type, "type", required: true, tag: "provider.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ProviderChangedEventData]
      member :data, "data", reading: :ProviderChangedEventData, required: true
    end

    # A provider of language models was removed.
    class ProviderRemovedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["provider.removed"]
      member :type, "type", required: true, tag: "provider.removed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ProviderRemovedEventData]
      member :data, "data", reading: :ProviderRemovedEventData, required: true
    end

    # A model of a provider stopped answering. Announced once, until it answers again or the provider is
    # changed: see `lastFailure` of the provider.
    class ProviderFailingEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["provider.failing"]
      member :type, "type", required: true, tag: "provider.failing"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ProviderFailingEventData]
      member :data, "data", reading: :ProviderFailingEventData, required: true
    end

    # A model of a provider that was failing answers again, or the provider was changed.
    class ProviderRecoveredEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["provider.recovered"]
      member :type, "type", required: true, tag: "provider.recovered"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ProviderRecoveredEventData]
      member :data, "data", reading: :ProviderRecoveredEventData, required: true
    end

    # The month's budget for language models is used up. The offline engine answers until the budget is raised
    # or the month ends.
    class ModelBudgetReachedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["model-budget.reached"]
      member :type, "type", required: true, tag: "model-budget.reached"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ModelBudgetReachedEventData]
      member :data, "data", reading: :ModelBudgetReachedEventData, required: true
    end

    # A toolbox was added, or its tools were read again.
    class ToolboxChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["toolbox.changed"]
      member :type, "type", required: true, tag: "toolbox.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ToolboxChangedEventData]
      member :data, "data", reading: :ToolboxChangedEventData, required: true
    end

    # A toolbox was removed.
    class ToolboxRemovedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["toolbox.removed"]
      member :type, "type", required: true, tag: "toolbox.removed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ToolboxRemovedEventData]
      member :data, "data", reading: :ToolboxRemovedEventData, required: true
    end

    # An assistant was added or changed.
    class AssistantChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["assistant.changed"]
      member :type, "type", required: true, tag: "assistant.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::AssistantChangedEventData]
      member :data, "data", reading: :AssistantChangedEventData, required: true
    end

    # An assistant was removed.
    class AssistantRemovedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["assistant.removed"]
      member :type, "type", required: true, tag: "assistant.removed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::AssistantRemovedEventData]
      member :data, "data", reading: :AssistantRemovedEventData, required: true
    end

    # The names that stand for assistants as the `model` of a request were set.
    class ModelAliasesChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["model-aliases.changed"]
      member :type, "type", required: true, tag: "model-aliases.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Hash{String => Object}]
      member :data, "data", required: true
    end

    # The model that embeds the passages was set, changed or removed.
    class EmbeddingsChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["embeddings.changed"]
      member :type, "type", required: true, tag: "embeddings.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::EmbeddingsChangedEventData]
      member :data, "data", reading: :EmbeddingsChangedEventData, required: true
    end

    # A model was set that writes questions for the knowledge, or what it wrote was forgotten.
    class QuestionsChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["questions.changed"]
      member :type, "type", required: true, tag: "questions.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::QuestionsChangedEventData]
      member :data, "data", reading: :QuestionsChangedEventData, required: true
    end

    # A conversation was started.
    class ConversationStartedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["conversation.started"]
      member :type, "type", required: true, tag: "conversation.started"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ConversationStartedEventData]
      member :data, "data", reading: :ConversationStartedEventData, required: true
    end

    # A message was added to a conversation; a reply is announced when it has ended.
    class MessageCreatedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["message.created"]
      member :type, "type", required: true, tag: "message.created"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::Message]
      member :data, "data", reading: :Message, required: true
    end

    # A reply of the assistant was found helpful or not. The comment stays with the message.
    class MessageFeedbackGivenEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["message.feedback-given"]
      member :type, "type", required: true, tag: "message.feedback-given"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::MessageFeedbackGivenEventData]
      member :data, "data", reading: :MessageFeedbackGivenEventData, required: true
    end

    # A note for colleagues was added to a conversation.
    class NoteCreatedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["note.created"]
      member :type, "type", required: true, tag: "note.created"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::NoteCreatedEventData]
      member :data, "data", reading: :NoteCreatedEventData, required: true
    end

    # A conversation was handed over to a person: from now on the assistant does not reply.
    class ConversationHandedOverEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["conversation.handed-over"]
      member :type, "type", required: true, tag: "conversation.handed-over"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ConversationHandedOverEventData]
      member :data, "data", reading: :ConversationHandedOverEventData, required: true
    end

    # A conversation got another assignee, or has none any more.
    class ConversationAssignedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["conversation.assigned"]
      member :type, "type", required: true, tag: "conversation.assigned"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ConversationAssignedEventData]
      member :data, "data", reading: :ConversationAssignedEventData, required: true
    end

    # A conversation got labels, or lost some.
    class ConversationLabelledEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["conversation.labelled"]
      member :type, "type", required: true, tag: "conversation.labelled"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ConversationLabelledEventData]
      member :data, "data", reading: :ConversationLabelledEventData, required: true
    end

    # A conversation was put off until a time, or is back: then `until` is null. A person's message ends a
    # snooze without it.
    class ConversationSnoozedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["conversation.snoozed"]
      member :type, "type", required: true, tag: "conversation.snoozed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ConversationSnoozedEventData]
      member :data, "data", reading: :ConversationSnoozedEventData, required: true
    end

    # A label for conversations was made, changed or deleted.
    class LabelChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["label.changed"]
      member :type, "type", required: true, tag: "label.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::LabelChangedEventData]
      member :data, "data", reading: :LabelChangedEventData, required: true
    end

    # A saved reply was made, changed or deleted.
    class SavedReplyChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["saved-reply.changed"]
      member :type, "type", required: true, tag: "saved-reply.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SavedReplyChangedEventData]
      member :data, "data", reading: :SavedReplyChangedEventData, required: true
    end

    # No member has read or answered a conversation that waits for one, for as long as the workspace allows.
    class ConversationWaitingEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["conversation.waiting"]
      member :type, "type", required: true, tag: "conversation.waiting"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ConversationWaitingEventData]
      member :data, "data", reading: :ConversationWaitingEventData, required: true
    end

    # A conversation was handed back to the assistant, which replies again.
    class ConversationHandedBackEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["conversation.handed-back"]
      member :type, "type", required: true, tag: "conversation.handed-back"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ConversationHandedBackEventData]
      member :data, "data", reading: :ConversationHandedBackEventData, required: true
    end

    # A visitor proved which user they are. The conversation belongs to that user from now on.
    class ConversationIdentifiedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["conversation.identified"]
      member :type, "type", required: true, tag: "conversation.identified"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ConversationIdentifiedEventData]
      member :data, "data", reading: :ConversationIdentifiedEventData, required: true
    end

    # A conversation was closed; the next message opens it again.
    class ConversationClosedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["conversation.closed"]
      member :type, "type", required: true, tag: "conversation.closed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ConversationClosedEventData]
      member :data, "data", reading: :ConversationClosedEventData, required: true
    end

    # A conversation and its messages were erased.
    class ConversationDeletedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["conversation.deleted"]
      member :type, "type", required: true, tag: "conversation.deleted"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ConversationDeletedEventData]
      member :data, "data", reading: :ConversationDeletedEventData, required: true
    end

    # Tests of the assistants were run, and some came out otherwise than before. GET /api/answer-tests/report
    # says how.
    class PinsChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["pins.changed"]
      member :type, "type", required: true, tag: "pins.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::PinsChangedEventData]
      member :data, "data", reading: :PinsChangedEventData, required: true
    end

    # A webhook arrived for one of the workspace's sources.
    class InboundEventReceivedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["inbound-event.received"]
      member :type, "type", required: true, tag: "inbound-event.received"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ReceivedInboundEvent]
      member :data, "data", reading: :ReceivedInboundEvent, required: true
    end

    # An event could not be delivered to an endpoint. It is not retried any more.
    class DeliveryExhaustedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["delivery.exhausted"]
      member :type, "type", required: true, tag: "delivery.exhausted"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::DeliveryExhausted]
      member :data, "data", reading: :DeliveryExhausted, required: true
    end

    # An endpoint was disabled because it failed for five days, or because it answered 410 Gone.
    class EndpointDisabledEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["endpoint.disabled"]
      member :type, "type", required: true, tag: "endpoint.disabled"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::EndpointDisabled]
      member :data, "data", reading: :EndpointDisabled, required: true
    end

    # An endpoint that was disabled for failing answers again. It gets the events that it missed.
    class EndpointRecoveredEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["endpoint.recovered"]
      member :type, "type", required: true, tag: "endpoint.recovered"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::EndpointRecovered]
      member :data, "data", reading: :EndpointRecovered, required: true
    end

    # A test, by a person or by Parley, of whether the endpoint answers. Sent whatever the endpoint's `events`
    # are.
    class EndpointTestedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["endpoint.tested"]
      member :type, "type", required: true, tag: "endpoint.tested"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::EndpointTested]
      member :data, "data", reading: :EndpointTested, required: true
    end

    # A run of a workflow began, or was queued.
    class RunStartedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["run.started"]
      member :type, "type", required: true, tag: "run.started"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::RunStartedEventData]
      member :data, "data", reading: :RunStartedEventData, required: true
    end

    # A run goes on that had failed, was cancelled, or waited.
    class RunResumedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["run.resumed"]
      member :type, "type", required: true, tag: "run.resumed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::RunStartedEventData]
      member :data, "data", reading: :RunStartedEventData, required: true
    end

    # A run came to its end.
    class RunCompletedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["run.completed"]
      member :type, "type", required: true, tag: "run.completed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::RunStartedEventData]
      member :data, "data", reading: :RunStartedEventData, required: true
    end

    # A run ended with an error that nothing in its workflow caught.
    class RunFaultedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["run.faulted"]
      member :type, "type", required: true, tag: "run.faulted"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::RunFaultedEventData]
      member :data, "data", reading: :RunFaultedEventData, required: true
    end

    # A member or a server ended a run.
    class RunCancelledEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["run.cancelled"]
      member :type, "type", required: true, tag: "run.cancelled"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::RunStartedEventData]
      member :data, "data", reading: :RunStartedEventData, required: true
    end

    # A workflow emitted an event of a type of its own. `event` has the CloudEvents form.
    class CloudEventEmittedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["cloud-event.emitted"]
      member :type, "type", required: true, tag: "cloud-event.emitted"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::CloudEventEmittedEventData]
      member :data, "data", reading: :CloudEventEmittedEventData, required: true
    end

    # A run asked people for a decision, or asked further people once the deadline had passed.
    class ApprovalRequestedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["approval.requested"]
      member :type, "type", required: true, tag: "approval.requested"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ApprovalRequestedEventData]
      member :data, "data", reading: :ApprovalRequestedEventData, required: true
    end

    # A member or a server decided what a run had asked for.
    class ApprovalDecidedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["approval.decided"]
      member :type, "type", required: true, tag: "approval.decided"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ApprovalDecidedEventData]
      member :data, "data", reading: :ApprovalDecidedEventData, required: true
    end

    # An approval ended without a decision: its deadline passed, or its run went on without it.
    class ApprovalEndedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["approval.ended"]
      member :type, "type", required: true, tag: "approval.ended"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::ApprovalEndedEventData]
      member :data, "data", reading: :ApprovalEndedEventData, required: true
    end

    # A speech provider was added or changed.
    class SpeechProviderChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["speech-provider.changed"]
      member :type, "type", required: true, tag: "speech-provider.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SpeechProviderChangedEventData]
      member :data, "data", reading: :SpeechProviderChangedEventData, required: true
    end

    # A speech provider was removed.
    class SpeechProviderRemovedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["speech-provider.removed"]
      member :type, "type", required: true, tag: "speech-provider.removed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::SpeechProviderRemovedEventData]
      member :data, "data", reading: :SpeechProviderRemovedEventData, required: true
    end

    # A voice session was closed, expired or failed.
    class VoiceSessionEndedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["voice-session.ended"]
      member :type, "type", required: true, tag: "voice-session.ended"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::VoiceSessionEndedEventData]
      member :data, "data", reading: :VoiceSessionEndedEventData, required: true
    end

    # The look or the words of the chat on websites have changed.
    class WidgetChangedEvent < Value
      # @!attribute [r] id
      #   @return [String] It is the same in each attempt.
      member :id, "id", required: true
      # @!attribute [r] type
      #   @return ["widget.changed"]
      member :type, "type", required: true, tag: "widget.changed"
      # @!attribute [r] timestamp
      #   @return [Time]
      member :timestamp, "timestamp", reading: :time, required: true
      # @!attribute [r] data
      #   @return [Types::WidgetChangedEventData]
      member :data, "data", reading: :WidgetChangedEventData, required: true
    end

    # The classes of events, by their types. A newer server may send others.
    EVENTS = {
      "member.invited" => :MemberInvitedEvent,
      "member.joined" => :MemberJoinedEvent,
      "member.changed" => :MemberChangedEvent,
      "member.removed" => :MemberRemovedEvent,
      "workspace.changed" => :WorkspaceChangedEvent,
      "workspace.suspended" => :WorkspaceSuspendedEvent,
      "workspace.resumed" => :WorkspaceResumedEvent,
      "api-key.revoked" => :ApiKeyRevokedEvent,
      "api-key.changed" => :ApiKeyChangedEvent,
      "api-key.rotated" => :ApiKeyRotatedEvent,
      "api-key.expiring" => :ApiKeyExpiringEvent,
      "api-key.leaked" => :ApiKeyLeakedEvent,
      "api-key.page-seen" => :ApiKeyPageSeenEvent,
      "quota.neared" => :QuotaNearedEvent,
      "visitor.blocked" => :VisitorBlockedEvent,
      "visitor.unblocked" => :VisitorUnblockedEvent,
      "contact.created" => :ContactCreatedEvent,
      "contact.changed" => :ContactChangedEvent,
      "contact.merged" => :ContactMergedEvent,
      "contact.unmerged" => :ContactUnmergedEvent,
      "contact.erased" => :ContactErasedEvent,
      "lead.captured" => :LeadCapturedEvent,
      "lead.changed" => :LeadChangedEvent,
      "lead.noted" => :LeadNotedEvent,
      "lead.deleted" => :LeadDeletedEvent,
      "subscriber.confirmed" => :SubscriberConfirmedEvent,
      "subscriber.left" => :SubscriberLeftEvent,
      "subscriber.bounced" => :SubscriberBouncedEvent,
      "campaign.started" => :CampaignStartedEvent,
      "campaign.paused" => :CampaignPausedEvent,
      "campaign.sent" => :CampaignSentEvent,
      "campaign.cancelled" => :CampaignCancelledEvent,
      "record.created" => :RecordCreatedEvent,
      "record.updated" => :RecordUpdatedEvent,
      "record.deleted" => :RecordDeletedEvent,
      "source.started" => :SourceStartedEvent,
      "source.indexed" => :SourceIndexedEvent,
      "source.failed" => :SourceFailedEvent,
      "source.removed" => :SourceRemovedEvent,
      "synonyms.changed" => :SynonymsChangedEvent,
      "gap.opened" => :GapOpenedEvent,
      "gap.resolved" => :GapResolvedEvent,
      "provider.changed" => :ProviderChangedEvent,
      "provider.removed" => :ProviderRemovedEvent,
      "provider.failing" => :ProviderFailingEvent,
      "provider.recovered" => :ProviderRecoveredEvent,
      "model-budget.reached" => :ModelBudgetReachedEvent,
      "toolbox.changed" => :ToolboxChangedEvent,
      "toolbox.removed" => :ToolboxRemovedEvent,
      "assistant.changed" => :AssistantChangedEvent,
      "assistant.removed" => :AssistantRemovedEvent,
      "model-aliases.changed" => :ModelAliasesChangedEvent,
      "embeddings.changed" => :EmbeddingsChangedEvent,
      "questions.changed" => :QuestionsChangedEvent,
      "conversation.started" => :ConversationStartedEvent,
      "message.created" => :MessageCreatedEvent,
      "message.feedback-given" => :MessageFeedbackGivenEvent,
      "note.created" => :NoteCreatedEvent,
      "conversation.handed-over" => :ConversationHandedOverEvent,
      "conversation.assigned" => :ConversationAssignedEvent,
      "conversation.labelled" => :ConversationLabelledEvent,
      "conversation.snoozed" => :ConversationSnoozedEvent,
      "label.changed" => :LabelChangedEvent,
      "saved-reply.changed" => :SavedReplyChangedEvent,
      "conversation.waiting" => :ConversationWaitingEvent,
      "conversation.handed-back" => :ConversationHandedBackEvent,
      "conversation.identified" => :ConversationIdentifiedEvent,
      "conversation.closed" => :ConversationClosedEvent,
      "conversation.deleted" => :ConversationDeletedEvent,
      "pins.changed" => :PinsChangedEvent,
      "inbound-event.received" => :InboundEventReceivedEvent,
      "delivery.exhausted" => :DeliveryExhaustedEvent,
      "endpoint.disabled" => :EndpointDisabledEvent,
      "endpoint.recovered" => :EndpointRecoveredEvent,
      "endpoint.tested" => :EndpointTestedEvent,
      "run.started" => :RunStartedEvent,
      "run.resumed" => :RunResumedEvent,
      "run.completed" => :RunCompletedEvent,
      "run.faulted" => :RunFaultedEvent,
      "run.cancelled" => :RunCancelledEvent,
      "cloud-event.emitted" => :CloudEventEmittedEvent,
      "approval.requested" => :ApprovalRequestedEvent,
      "approval.decided" => :ApprovalDecidedEvent,
      "approval.ended" => :ApprovalEndedEvent,
      "speech-provider.changed" => :SpeechProviderChangedEvent,
      "speech-provider.removed" => :SpeechProviderRemovedEvent,
      "voice-session.ended" => :VoiceSessionEndedEvent,
      "widget.changed" => :WidgetChangedEvent,
    }.freeze

    # The stable codes of problems. A newer server may send others.
    PROBLEM_CODES = %w[
      address-not-allowed
      address-refused
      all-needed
      already-member
      ambiguous-model
      api-key-mismatch
      approval-changed
      approval-decided
      attachment-type-not-allowed
      attachments-not-allowed
      body-too-large
      bounce-mail-unreadable
      budget-used-up
      campaign-invalid
      campaign-not-ready
      campaign-status-conflict
      cannot-be-done
      chain-too-long
      check-violation
      clock-differs
      conflict
      contact-already-merged
      contact-not-merged
      database-busy
      database-connections
      database-full
      database-memory
      database-not-empty
      database-read-only
      database-slow
      database-unreachable
      disk-full
      draining
      email-taken
      email-unverified
      export-under-way
      file-empty
      file-kind-unknown
      file-locked
      file-missing
      file-scanned
      file-too-large
      file-unreadable
      forbidden
      foreign-key-violation
      headers-too-large
      idempotency-key-reused
      identity-taken
      import-refused
      installation-read-only
      internal-error
      invalid-credentials
      invalid-link
      invalid-passkey
      invalid-refresh-token
      invalid-request
      jobs-stalled
      last-operator
      last-owner
      lead-status-conflict
      leak-report-refused
      mail-failed
      mail-unreadable
      mailing-status-conflict
      malformed-json
      method-not-allowed
      model-not-found
      name-taken
      no-recognizer
      no-text
      no-workspace
      node-outdated
      node-unregistered
      not-found
      not-null-violation
      number-too-large
      oauth-access-denied
      oauth-authorization-pending
      oauth-expired-token
      oauth-invalid-grant
      oauth-invalid-redirect-uri
      oauth-invalid-scope
      oauth-invalid-target
      oauth-unauthorized-client
      oauth-unsupported-grant-type
      oauth-unsupported-response-mode
      oauth-unsupported-response-type
      oauth-unsupported-token-type
      operator-needed
      origin-not-allowed
      outside-of-rule
      overloaded
      proof-refused
      provider-failed
      provider-name-taken
      quota-exceeded
      rate-limited
      registration-closed
      replay-impossible
      reply-failed
      reply-interrupted
      reply-stopped
      request-in-progress
      request-timeout
      restore-refused
      result-too-large
      row-not-accepted
      rows-locked
      run-status-conflict
      run-taken-over
      schema-behind
      second-factor-needed
      secret-key-in-browser
      segment-name-taken
      signature-expired
      signature-invalid
      signature-missing
      signup-closed
      sound-unreadable
      speech-failed
      sql-not-allowed
      sql-off
      sql-syntax-error
      statement-refused
      statement-timeout
      statement-too-large
      sync-removes-much
      task-unknown
      too-complex
      too-many-attachments
      too-many-secrets
      too-many-voice-sessions
      too-many-workflows
      toolbox-name-taken
      toolbox-unreadable
      unauthenticated
      unavailable
      unique-violation
      unknown-action
      unknown-assignee
      unknown-assistant
      unknown-column
      unknown-language
      unknown-model
      unknown-table
      unknown-voice
      unsupported-media-type
      unsupported-parameter
      unverified-person
      user-hash-ended
      user-proof-invalid
      user-proof-missing
      value-not-accepted
      version-unknown
      visitor-blocked
      visitor-token-invalid
      weak-password
      webhook-data-refused
      webhook-source-missing
      workflow-invalid
      workspace-clash
      workspace-database-missing
      workspace-file-refused
      workspace-suspended
      wrong-code
      wrong-password
    ].freeze
  end
end
