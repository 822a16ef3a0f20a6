# frozen_string_literal: true

# Generated from docs/reference by sdks/emitter. Change that, not this file.

module Parley
  # The calls of the group actions.
  class ActionsCalls < Group
    # List what assistants may be allowed to do.
    #
    # Scope: `settings:read`.
    #
    # @return [Pages<Types::KnownAction>]
    def list
      pages_of("GET /api/actions", :KnownAction)
    end
  end

  # The calls of the group answer_tests.
  class AnswerTestsCalls < Group
    # Keep a question as a test of an assistant, or a reply that was given.
    #
    # The tests run after each change of the knowledge or the settings, where a model answers at most every
    # ten minutes, and each asks its question as the first message of a conversation, or as a follow-up where
    # the reply was one. Nothing is stored of the conversation, nobody is told, and no tool is run. A
    # workspace has at most 200.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param body [Types::NewAnswerTestQuestion, Types::NewAnswerTestMessageId, Hash]
    # @return [Types::AnswerTest]
    def create(body)
      call_of("POST /api/answer-tests", :AnswerTest, body: body)
    end

    # List the tests with their newest results.
    #
    # Scope: `knowledge:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::AnswerTest>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/answer-tests", :AnswerTest, query: { "limit" => limit, "cursor" => cursor })
    end

    # Delete a test.
    #
    # Scope: `knowledge:write`.
    #
    # @param pin_id [String]
    # @return [nil]
    def delete(pin_id)
      nothing_of("DELETE /api/answer-tests/{pinId}", params: { "pinId" => pin_id })
    end

    # Run all tests.
    #
    # They run after the answer: the report tells when. A run that waits already is the same.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @return [Types::AnswerTestRun]
    def run
      call_of("POST /api/answer-tests/run", :AnswerTestRun)
    end

    # Show how the tests came out, and what differs from the run before.
    #
    # Scope: `knowledge:read`.
    #
    # @return [Types::AnswerTestReport]
    def report
      call_of("GET /api/answer-tests/report", :AnswerTestReport)
    end

    # Whether I get a mail when tests come out otherwise.
    #
    # For a signed-in member.
    #
    # @return [Types::AnswerTestMail]
    def get_mail
      call_of("GET /api/answer-tests/mail", :AnswerTestMail)
    end

    # Get a mail when tests come out otherwise, or stop it.
    #
    # For a signed-in member. A member's e-mail address must be verified.
    #
    # @param wanted [Boolean]
    # @return [Types::AnswerTestMail]
    def put_mail(wanted:, **more)
      call_of("PUT /api/answer-tests/mail", :AnswerTestMail, body: members({ "wanted" => wanted }, more))
    end
  end

  # The calls of the group app_grants.
  class AppGrantsCalls < Group
    # List the apps that may act for me.
    #
    # In this workspace. An owner may list them for all members.
    #
    # For a signed-in member.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param everybody [Boolean]
    # @return [Pages<Types::AppGrant>]
    def list(limit: OMIT, cursor: OMIT, everybody: OMIT)
      pages_of("GET /api/oauth/grants", :AppGrant, query: { "limit" => limit, "cursor" => cursor, "everybody" => everybody })
    end

    # No longer let an app act for me.
    #
    # Every node refuses its tokens within a second. An owner may end what any member gave.
    #
    # For a signed-in member.
    #
    # @param id [String]
    # @return [nil]
    def delete(id)
      nothing_of("DELETE /api/oauth/grants/{id}", params: { "id" => id })
    end
  end

  # The calls of the group approvals.
  class ApprovalsCalls < Group
    # List what runs ask people for, newest first.
    #
    # Scope: `automation:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param status ["pending", "approved", "rejected", "expired", "cancelled"]
    # @return [Pages<Types::Approval>]
    def list(limit: OMIT, cursor: OMIT, status: OMIT)
      pages_of("GET /api/approvals", :Approval, query: { "limit" => limit, "cursor" => cursor, "status" => status })
    end

    # Read what a run asks people for.
    #
    # Scope: `automation:read`.
    #
    # @param approval_id [String]
    # @return [Types::Approval]
    def get(approval_id)
      call_of("GET /api/approvals/{approvalId}", :Approval, params: { "approvalId" => approval_id })
    end

    # Approve or reject what a run asks for.
    #
    # The first decision counts; the run goes on with it. Where the workflow names `approvers`, only these
    # members may decide.
    #
    # Scope: `approvals:write`. A member's e-mail address must be verified.
    #
    # @param approval_id [String]
    # @param decision ["approved", "rejected"]
    # @param request_hash [String]
    # @param comment [String]
    # @return [Types::Approval]
    def decide(approval_id, decision:, request_hash: OMIT, comment: OMIT, **more)
      call_of("POST /api/approvals/{approvalId}", :Approval, params: { "approvalId" => approval_id }, body: members({ "decision" => decision, "requestHash" => request_hash, "comment" => comment }, more))
    end
  end

  # The calls of the group apps.
  class AppsCalls < Group
    # Make an app.
    #
    # Members of every workspace can let it act for them. Only this answer shows the secret of a confidential
    # app, which may also act by itself in this workspace (`client_credentials`). Sensitive scopes need an
    # owner's approval: for the app by itself, and for members who are no owners.
    #
    # Scope: `keys:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param kind ["confidential", "public"]
    # @param redirect_uris [Array<String>]
    # @param scopes [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write", "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read", "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read", "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write", "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run", "approvals:write", "voice:write">]
    # @return [Types::AppWithSecret]
    def create(name:, kind:, redirect_uris: OMIT, scopes:, **more)
      call_of("POST /api/oauth/apps", :AppWithSecret, body: members({ "name" => name, "kind" => kind, "redirectUris" => redirect_uris, "scopes" => scopes }, more))
    end

    # List the apps.
    #
    # Scope: `keys:write`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::App>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/oauth/apps", :App, query: { "limit" => limit, "cursor" => cursor })
    end

    # Change an app.
    #
    # Access tokens with a scope that it lost are refused within a second.
    #
    # Scope: `keys:write`. A member's e-mail address must be verified.
    #
    # @param id [String]
    # @param name [String]
    # @param redirect_uris [Array<String>]
    # @param scopes [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write", "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read", "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read", "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write", "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run", "approvals:write", "voice:write">]
    # @param status ["active", "waiting"]
    # @return [Types::App]
    def update(id, name: OMIT, redirect_uris: OMIT, scopes: OMIT, status: OMIT, **more)
      call_of("PATCH /api/oauth/apps/{id}", :App, params: { "id" => id }, body: members({ "name" => name, "redirectUris" => redirect_uris, "scopes" => scopes, "status" => status }, more))
    end

    # End an app.
    #
    # With all that members let it do. Every node refuses its tokens within a second.
    #
    # Scope: `keys:write`.
    #
    # @param id [String]
    # @return [nil]
    def delete(id)
      nothing_of("DELETE /api/oauth/apps/{id}", params: { "id" => id })
    end

    # Give a confidential app a new secret.
    #
    # Only this answer shows it. The former secret ends at once.
    #
    # Scope: `keys:write`. A member's e-mail address must be verified.
    #
    # @param id [String]
    # @return [Types::AppWithSecret]
    def renew_secret(id)
      call_of("POST /api/oauth/apps/{id}/secret", :AppWithSecret, params: { "id" => id })
    end

    # Let an app have sensitive scopes in this workspace.
    #
    # Only an owner may do this. The list replaces the former one; an empty list ends the approval.
    #
    # For a signed-in member. A member's e-mail address must be verified.
    #
    # @param id [String]
    # @param scopes [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write", "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read", "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read", "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write", "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run", "approvals:write", "voice:write">]
    # @return [Types::AppApproval]
    def approve(id, scopes:, **more)
      call_of("PUT /api/oauth/apps/{id}/approval", :AppApproval, params: { "id" => id }, body: members({ "scopes" => scopes }, more))
    end
  end

  # The calls of the group assistants.
  class AssistantsCalls < Group
    # List the assistants.
    #
    # Scope: `settings:read`.
    #
    # @return [Pages<Types::Assistant>]
    def list
      pages_of("GET /api/assistants", :Assistant)
    end

    # Make an assistant.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param persona [String]
    # @param instructions [String]
    # @param model [String, nil]
    # @param fallback_models [Array<String>]
    # @param knowledge [Types::NewAssistantKnowledge, nil]
    # @param actions [Array<String>]
    # @param languages [Array<String>]
    # @param greeting [String, nil]
    # @param strictness ["careful", "balanced", "eager"]
    # @param rewrite_follow_ups [Boolean]
    # @param second_look [Boolean]
    # @param max_output_tokens [Integer]
    # @param max_knowledge_tokens [Integer]
    # @param voice [Types::NewAssistantVoice]
    # @param hand_over [Types::NewAssistantHandOver]
    # @param name [String]
    # @param is_default [Boolean]
    # @return [Types::Assistant]
    def create(persona: OMIT, instructions: OMIT, model: OMIT, fallback_models: OMIT, knowledge: OMIT, actions: OMIT, languages: OMIT, greeting: OMIT, strictness: OMIT, rewrite_follow_ups: OMIT, second_look: OMIT, max_output_tokens: OMIT, max_knowledge_tokens: OMIT, voice: OMIT, hand_over: OMIT, name:, is_default: OMIT, **more)
      call_of("POST /api/assistants", :Assistant, body: members({ "persona" => persona, "instructions" => instructions, "model" => model, "fallbackModels" => fallback_models, "knowledge" => knowledge, "actions" => actions, "languages" => languages, "greeting" => greeting, "strictness" => strictness, "rewriteFollowUps" => rewrite_follow_ups, "secondLook" => second_look, "maxOutputTokens" => max_output_tokens, "maxKnowledgeTokens" => max_knowledge_tokens, "voice" => voice, "handOver" => hand_over, "name" => name, "isDefault" => is_default }, more))
    end

    # Show an assistant.
    #
    # Scope: `settings:read`.
    #
    # @param assistant_id [String]
    # @return [Types::Assistant]
    def get(assistant_id)
      call_of("GET /api/assistants/{assistantId}", :Assistant, params: { "assistantId" => assistant_id })
    end

    # Change an assistant.
    #
    # The change applies to the next question, on every node.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param assistant_id [String]
    # @param persona [String]
    # @param instructions [String]
    # @param model [String, nil]
    # @param fallback_models [Array<String>]
    # @param knowledge [Types::AssistantChangeKnowledge, nil]
    # @param actions [Array<String>]
    # @param languages [Array<String>]
    # @param greeting [String, nil]
    # @param strictness ["careful", "balanced", "eager"]
    # @param rewrite_follow_ups [Boolean]
    # @param second_look [Boolean]
    # @param max_output_tokens [Integer]
    # @param max_knowledge_tokens [Integer]
    # @param voice [Types::NewAssistantVoice]
    # @param hand_over [Types::NewAssistantHandOver]
    # @param name [String]
    # @param is_default [true]
    # @return [Types::Assistant]
    def update(assistant_id, persona: OMIT, instructions: OMIT, model: OMIT, fallback_models: OMIT, knowledge: OMIT, actions: OMIT, languages: OMIT, greeting: OMIT, strictness: OMIT, rewrite_follow_ups: OMIT, second_look: OMIT, max_output_tokens: OMIT, max_knowledge_tokens: OMIT, voice: OMIT, hand_over: OMIT, name: OMIT, is_default: OMIT, **more)
      call_of("PATCH /api/assistants/{assistantId}", :Assistant, params: { "assistantId" => assistant_id }, body: members({ "persona" => persona, "instructions" => instructions, "model" => model, "fallbackModels" => fallback_models, "knowledge" => knowledge, "actions" => actions, "languages" => languages, "greeting" => greeting, "strictness" => strictness, "rewriteFollowUps" => rewrite_follow_ups, "secondLook" => second_look, "maxOutputTokens" => max_output_tokens, "maxKnowledgeTokens" => max_knowledge_tokens, "voice" => voice, "handOver" => hand_over, "name" => name, "isDefault" => is_default }, more))
    end

    # Remove an assistant.
    #
    # Scope: `settings:write`.
    #
    # @param assistant_id [String]
    # @return [nil]
    def delete(assistant_id)
      nothing_of("DELETE /api/assistants/{assistantId}", params: { "assistantId" => assistant_id })
    end

    # Ask an assistant with settings that are not stored.
    #
    # Needs `settings:write` and `conversations:write`. The conversation is one as others: delete it when you
    # have seen the answer. With `Accept: text/event-stream` the answer comes as `message.started`,
    # `message.delayed` (when the first word takes longer than usual), `message.delta`, `message.citation`,
    # `message.completed`, `message.interrupted` or `error`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param assistant_id [String]
    # @param message [String]
    # @param session_id [String]
    # @param context [Types::ChatContext]
    # @param settings [Types::TryAssistantSettings]
    # @return [Types::ChatAnswer]
    def try(assistant_id, message:, session_id: OMIT, context: OMIT, settings: OMIT, **more)
      call_of("POST /api/assistants/{assistantId}/try", :ChatAnswer, params: { "assistantId" => assistant_id }, body: members({ "message" => message, "sessionId" => session_id, "context" => context, "settings" => settings }, more))
    end
  end

  # The calls of the group audit.
  class AuditCalls < Group
    # Read the audit log: who did what in the workspace.
    #
    # Scope: `settings:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param action [String]
    # @return [Pages<Types::AuditEntry>]
    def list(limit: OMIT, cursor: OMIT, action: OMIT)
      pages_of("GET /api/audit", :AuditEntry, query: { "limit" => limit, "cursor" => cursor, "action" => action })
    end
  end

  # The calls of the group auth.
  class AuthCalls < Group
    # Sign up: make an account with a workspace.
    #
    # @param session ["cookie"]
    # @param email [String]
    # @param password [String]
    # @param name [String]
    # @param workspace_name [String]
    # @return [Types::SignedIn]
    def sign_up(session: OMIT, email:, password:, name: OMIT, workspace_name: OMIT, **more)
      call_of("POST /api/auth/signup", :SignedIn, body: members({ "session" => session, "email" => email, "password" => password, "name" => name, "workspaceName" => workspace_name }, more))
    end

    # Get my account, my workspaces and my scopes.
    #
    # For a signed-in member.
    #
    # @return [Types::Me]
    def me
      call_of("GET /api/auth/me", :Me)
    end

    # Change my name and my language.
    #
    # In every workspace, also beside what you have written before.
    #
    # For a signed-in member.
    #
    # @param name [String, nil]
    # @param language ["en", "de", "fr", "es", "it", "nl", "pt"]
    # @return [Types::User]
    def update_me(name: OMIT, language: OMIT, **more)
      call_of("PATCH /api/auth/me", :User, body: members({ "name" => name, "language" => language }, more))
    end

    # Erase my account.
    #
    # Also erases every workspace in which you are the only member, with everything in it. This cannot be
    # undone.
    #
    # For a signed-in member.
    #
    # @param password [String]
    # @return [nil]
    def erase_me(password:, **more)
      nothing_of("DELETE /api/auth/me", body: members({ "password" => password }, more))
    end

    # Sign in.
    #
    # An account with a second factor gets `secondFactorRequired: true` in place of tokens, and sends its
    # second factor to `POST /api/auth/second-factor`.
    #
    # @param session ["cookie"]
    # @param email [String]
    # @param password [String]
    # @param workspace_id [String]
    # @return [Types::SignedIn, Types::SecondFactorRequired]
    def sign_in(session: OMIT, email:, password:, workspace_id: OMIT, **more)
      call_of("POST /api/auth/signin", [:union, :SignedIn, :SecondFactorRequired], body: members({ "session" => session, "email" => email, "password" => password, "workspaceId" => workspace_id }, more))
    end

    # Exchange a refresh token for the next.
    #
    # A second use of a token within 20 seconds gives the same answer. A later use ends the session, because
    # somebody must have copied the token. A session in a cookie is refreshed with the header
    # `X-Parley-Console: 1` and without a body.
    #
    # @param refresh_token [String]
    # @return [Types::SignedIn]
    def refresh(refresh_token: OMIT, **more)
      call_of("POST /api/auth/refresh", :SignedIn, body: members({ "refreshToken" => refresh_token }, more))
    end

    # Sign out.
    #
    # Ends the session. Send the access token or, when it has expired, the refresh token in the body. With the
    # header `X-Parley-Console: 1`, the session in the cookie ends, too.
    #
    # @param refresh_token [String]
    # @return [nil]
    def sign_out(refresh_token: OMIT, **more)
      nothing_of("POST /api/auth/signout", body: members({ "refreshToken" => refresh_token }, more))
    end

    # Switch to another of my workspaces.
    #
    # The refresh token stays valid. From now on it gives access tokens for that workspace.
    #
    # For a signed-in member.
    #
    # @param workspace_id [String]
    # @return [Types::Access]
    def switch_workspace(workspace_id:, **more)
      call_of("POST /api/auth/switch", :Access, body: members({ "workspaceId" => workspace_id }, more))
    end

    # Finish a sign-in with the second factor.
    #
    # @param session ["cookie"]
    # @param second_factor_token [String]
    # @param code [String]
    # @param passkey [Types::PasskeyAnswer]
    # @return [Types::SignedIn]
    def pass_second_factor(session: OMIT, second_factor_token:, code: OMIT, passkey: OMIT, **more)
      call_of("POST /api/auth/second-factor", :SignedIn, body: members({ "session" => session, "secondFactorToken" => second_factor_token, "code" => code, "passkey" => passkey }, more))
    end

    # Make new recovery codes.
    #
    # The former ones end.
    #
    # For a signed-in member.
    #
    # @param password [String]
    # @return [Types::RecoveryCodes]
    def make_recovery_codes(password:, **more)
      call_of("POST /api/auth/recovery-codes", :RecoveryCodes, body: members({ "password" => password }, more))
    end

    # Forgot my password: mail a link to choose a new one.
    #
    # Gives the same answer for every address, with or without an account. An address that is not confirmed
    # yet gets the mail that confirms it, whose page also sets a password.
    #
    # @param email [String]
    # @return [Types::Accepted]
    def forgot_password(email:, **more)
      call_of("POST /api/auth/forgot-password", :Accepted, body: members({ "email" => email }, more))
    end

    # Set a new password with a mailed token.
    #
    # Ends all sessions. If the address was not confirmed before, a stranger may have signed up with it: the
    # account starts again in a new, empty workspace, and its former workspace is deleted. Then a token that
    # confirms the address is valid here as well.
    #
    # @param token [String]
    # @param password [String]
    # @return [nil]
    def reset_password(token:, password:, **more)
      nothing_of("POST /api/auth/reset-password", body: members({ "token" => token, "password" => password }, more))
    end

    # Change my password.
    #
    # Ends my other sessions.
    #
    # For a signed-in member.
    #
    # @param password [String]
    # @param new_password [String]
    # @return [nil]
    def change_password(password:, new_password:, **more)
      nothing_of("POST /api/auth/change-password", body: members({ "password" => password, "newPassword" => new_password }, more))
    end

    # Show a picture of me to visitors and colleagues.
    #
    # A PNG, JPEG, WebP or GIF of up to 10 MiB. Parley makes it anew, as a JPEG of at most 256 pixels a side,
    # and keeps nothing else of the file. Visitors see it beside what you write.
    #
    # For a signed-in member. A member's e-mail address must be verified.
    #
    # @param file [Upload]
    # @return [Types::User]
    def put_me_picture(file:, **more)
      call_of("PUT /api/auth/me/picture", :User, body: members({ "file" => file }, more))
    end

    # Erase my picture.
    #
    # Its address leads nowhere from now on. Your initials stand in its place.
    #
    # For a signed-in member.
    #
    # @return [nil]
    def delete_me_picture
      nothing_of("DELETE /api/auth/me/picture")
    end

    # Confirm my e-mail address.
    #
    # The mailed token proves the mailbox; a session of the account or its password proves that you signed up.
    # Without these, choose a new password with `POST /api/auth/reset-password`. On a private installation the
    # token is enough.
    #
    # @param token [String]
    # @param password [String]
    # @return [Types::Verified]
    def verify_email(token:, password: OMIT, **more)
      call_of("POST /api/auth/verify-email", :Verified, body: members({ "token" => token, "password" => password }, more))
    end

    # Mail the confirmation link again.
    #
    # For a signed-in member.
    #
    # @return [Types::Accepted]
    def resend_verification
      call_of("POST /api/auth/verify-email/resend", :Accepted)
    end
  end

  # The calls of the group blocked_visitors.
  class BlockedVisitorsCalls < Group
    # List who is blocked.
    #
    # Scope: `contacts:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::BlockedVisitor>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/blocked-visitors", :BlockedVisitor, query: { "limit" => limit, "cursor" => cursor })
    end

    # End a block.
    #
    # The answer is the same for a visitor who is not blocked.
    #
    # Scope: `contacts:write`.
    #
    # @param visitor_id [String]
    # @return [nil]
    def delete(visitor_id)
      nothing_of("DELETE /api/blocked-visitors/{visitorId}", params: { "visitorId" => visitor_id })
    end
  end

  # The calls of the group bounces.
  class BouncesCalls < Group
    # List what came back, newest first.
    #
    # Scope: `newsletter:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param subscriber_id [String]
    # @return [Pages<Types::Bounce>]
    def list(limit: OMIT, cursor: OMIT, subscriber_id: OMIT)
      pages_of("GET /api/newsletter/bounces", :Bounce, query: { "limit" => limit, "cursor" => cursor, "subscriberId" => subscriber_id })
    end

    # Report bounces and complaints that a mail service told of.
    #
    # A hard bounce and a complaint end all mails to the subscriber, and so do soft bounces on five days
    # within 60. Each mail counts once for each kind.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param bounces [Array<Types::ReportedBounce>]
    # @return [Types::BounceReceipt]
    def report(bounces:, **more)
      call_of("POST /api/newsletter/bounces", :BounceReceipt, body: members({ "bounces" => bounces }, more))
    end

    # Make the address where the mails of the bounce mailbox are posted.
    #
    # The former address ends. Only a hash of it is stored.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @return [Types::BounceAddress]
    def create_address(**more)
      call_of("POST /api/newsletter/bounces/address", :BounceAddress, body: members({}, more))
    end

    # Receive a mail of the bounce mailbox.
    #
    # The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field `raw`, `email`
    # or `body-mime`. Delivery reports (RFC 3464), spam reports (RFC 5965) and bounces in words are read. Only
    # a report with the address or the `Message-ID` that Parley gave the mail is counted.
    #
    # @param token [String]
    # @param body [String, Upload, IO]
    # @return [Types::BounceReceipt]
    def receive_mail(token, body)
      call_of("POST /api/newsletter/bounces/mail/{token}", :BounceReceipt, params: { "token" => token }, body: body)
    end
  end

  # The calls of the group campaigns.
  class CampaignsCalls < Group
    # Write a campaign.
    #
    # A draft: nothing is sent, and nothing must be complete.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param subject [String]
    # @param preheader [String]
    # @param format ["markdown", "mjml"]
    # @param body_ [String]
    # @param language ["en", "de", "fr", "es", "it", "nl", "pt", nil]
    # @param sender_name [String, nil]
    # @param reply_to [String, nil]
    # @param site_url [String, nil]
    # @param tracks_opens [Boolean]
    # @param tracks_clicks [Boolean]
    # @param list_ids [Array<String>]
    # @param segment_id [String, nil]
    # @param rate_per_minute [Integer, nil]
    # @param domain_rate_per_minute [Integer, nil]
    # @return [Types::Campaign]
    def create(name:, subject: OMIT, preheader: OMIT, format: OMIT, body_: OMIT, language: OMIT, sender_name: OMIT, reply_to: OMIT, site_url: OMIT, tracks_opens: OMIT, tracks_clicks: OMIT, list_ids: OMIT, segment_id: OMIT, rate_per_minute: OMIT, domain_rate_per_minute: OMIT, **more)
      call_of("POST /api/newsletter/campaigns", :Campaign, body: members({ "name" => name, "subject" => subject, "preheader" => preheader, "format" => format, "body" => body_, "language" => language, "senderName" => sender_name, "replyTo" => reply_to, "siteUrl" => site_url, "tracksOpens" => tracks_opens, "tracksClicks" => tracks_clicks, "listIds" => list_ids, "segmentId" => segment_id, "ratePerMinute" => rate_per_minute, "domainRatePerMinute" => domain_rate_per_minute }, more))
    end

    # List the campaigns, newest first.
    #
    # Scope: `newsletter:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param status ["draft", "scheduled", "sending", "paused", "sent", "cancelled"]
    # @return [Pages<Types::Campaign>]
    def list(limit: OMIT, cursor: OMIT, status: OMIT)
      pages_of("GET /api/newsletter/campaigns", :Campaign, query: { "limit" => limit, "cursor" => cursor, "status" => status })
    end

    # Read a campaign.
    #
    # Scope: `newsletter:read`.
    #
    # @param campaign_id [String]
    # @return [Types::Campaign]
    def get(campaign_id)
      call_of("GET /api/newsletter/campaigns/{campaignId}", :Campaign, params: { "campaignId" => campaign_id })
    end

    # Change a draft.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param campaign_id [String]
    # @param name [String]
    # @param subject [String]
    # @param preheader [String]
    # @param format ["markdown", "mjml"]
    # @param body_ [String]
    # @param language ["en", "de", "fr", "es", "it", "nl", "pt", nil]
    # @param sender_name [String, nil]
    # @param reply_to [String, nil]
    # @param site_url [String, nil]
    # @param tracks_opens [Boolean]
    # @param tracks_clicks [Boolean]
    # @param list_ids [Array<String>]
    # @param segment_id [String, nil]
    # @param rate_per_minute [Integer, nil]
    # @param domain_rate_per_minute [Integer, nil]
    # @return [Types::Campaign]
    def update(campaign_id, name: OMIT, subject: OMIT, preheader: OMIT, format: OMIT, body_: OMIT, language: OMIT, sender_name: OMIT, reply_to: OMIT, site_url: OMIT, tracks_opens: OMIT, tracks_clicks: OMIT, list_ids: OMIT, segment_id: OMIT, rate_per_minute: OMIT, domain_rate_per_minute: OMIT, **more)
      call_of("PATCH /api/newsletter/campaigns/{campaignId}", :Campaign, params: { "campaignId" => campaign_id }, body: members({ "name" => name, "subject" => subject, "preheader" => preheader, "format" => format, "body" => body_, "language" => language, "senderName" => sender_name, "replyTo" => reply_to, "siteUrl" => site_url, "tracksOpens" => tracks_opens, "tracksClicks" => tracks_clicks, "listIds" => list_ids, "segmentId" => segment_id, "ratePerMinute" => rate_per_minute, "domainRatePerMinute" => domain_rate_per_minute }, more))
    end

    # Delete a campaign that is not at work.
    #
    # With what is noted of its mails. Links in its mails lead nowhere then, except those for leaving.
    #
    # Scope: `newsletter:write`.
    #
    # @param campaign_id [String]
    # @return [nil]
    def delete(campaign_id)
      nothing_of("DELETE /api/newsletter/campaigns/{campaignId}", params: { "campaignId" => campaign_id })
    end

    # Read a campaign as its readers get it.
    #
    # HTML, the plain text for readers without HTML, what was left out, and what sending still needs.
    #
    # Scope: `newsletter:read`.
    #
    # @param campaign_id [String]
    # @param name [String]
    # @param contact_id [String]
    # @return [Types::CampaignPreview]
    def preview(campaign_id, name: OMIT, contact_id: OMIT)
      call_of("GET /api/newsletter/campaigns/{campaignId}/preview", :CampaignPreview, params: { "campaignId" => campaign_id }, query: { "name" => name, "contactId" => contact_id })
    end

    # Send a campaign to members of the workspace as a test.
    #
    # To nobody else, so that no stranger gets mails that nobody asked for.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param campaign_id [String]
    # @param to [Array<String>]
    # @return [Types::TestSent]
    def test(campaign_id, to: OMIT, **more)
      call_of("POST /api/newsletter/campaigns/{campaignId}/test", :TestSent, params: { "campaignId" => campaign_id }, body: members({ "to" => to }, more))
    end

    # Send a campaign at a time of a time zone.
    #
    # A time that clocks show twice in autumn is the first of the two. One that they skip in spring comes as
    # long after the skip.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param campaign_id [String]
    # @param at [String]
    # @param time_zone [String]
    # @return [Types::Campaign]
    def schedule(campaign_id, at:, time_zone:, **more)
      call_of("POST /api/newsletter/campaigns/{campaignId}/schedule", :Campaign, params: { "campaignId" => campaign_id }, body: members({ "at" => at, "timeZone" => time_zone }, more))
    end

    # Send a campaign now.
    #
    # Each recipient gets it once. Who leaves while it is being sent gets it no more.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param campaign_id [String]
    # @return [Types::Campaign]
    def send(campaign_id, **more)
      call_of("POST /api/newsletter/campaigns/{campaignId}/send", :Campaign, params: { "campaignId" => campaign_id }, body: members({}, more))
    end

    # Pause a campaign: no further mail is handed to the mail server.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param campaign_id [String]
    # @return [Types::Campaign]
    def pause(campaign_id, **more)
      call_of("POST /api/newsletter/campaigns/{campaignId}/pause", :Campaign, params: { "campaignId" => campaign_id }, body: members({}, more))
    end

    # Let a paused campaign go on.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param campaign_id [String]
    # @return [Types::Campaign]
    def resume(campaign_id, **more)
      call_of("POST /api/newsletter/campaigns/{campaignId}/resume", :Campaign, params: { "campaignId" => campaign_id }, body: members({}, more))
    end

    # End a campaign, or make a scheduled one a draft again.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param campaign_id [String]
    # @return [Types::Campaign]
    def cancel(campaign_id, **more)
      call_of("POST /api/newsletter/campaigns/{campaignId}/cancel", :Campaign, params: { "campaignId" => campaign_id }, body: members({}, more))
    end

    # List what became of the mails of a campaign.
    #
    # Scope: `newsletter:read`.
    #
    # @param campaign_id [String]
    # @param limit [Integer]
    # @param cursor [String]
    # @param status ["queued", "claimed", "handed", "sent", "deferred", "failed", "unknown", "skipped", "bounced"]
    # @return [Pages<Types::Mailing>]
    def list_mailings(campaign_id, limit: OMIT, cursor: OMIT, status: OMIT)
      pages_of("GET /api/newsletter/campaigns/{campaignId}/mailings", :Mailing, params: { "campaignId" => campaign_id }, query: { "limit" => limit, "cursor" => cursor, "status" => status })
    end

    # Send a mail again of which nobody knows whether it arrived.
    #
    # The person may get it twice. Parley never does this by itself.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param campaign_id [String]
    # @param subscriber_id [String]
    # @return [nil]
    def release_mailing(campaign_id, subscriber_id, **more)
      nothing_of("POST /api/newsletter/campaigns/{campaignId}/mailings/{subscriberId}/release", params: { "campaignId" => campaign_id, "subscriberId" => subscriber_id }, body: members({}, more))
    end

    # Read the report of a campaign.
    #
    # Scope: `newsletter:read`.
    #
    # @param campaign_id [String]
    # @return [Types::CampaignReport]
    def report(campaign_id)
      call_of("GET /api/newsletter/campaigns/{campaignId}/report", :CampaignReport, params: { "campaignId" => campaign_id })
    end

    # Get the report of a campaign as a drawing.
    #
    # Scope: `newsletter:read`.
    #
    # @param campaign_id [String]
    # @return [String]
    def report_drawing(campaign_id)
      text_of("GET /api/newsletter/campaigns/{campaignId}/report.svg", params: { "campaignId" => campaign_id })
    end
  end

  # The calls of the group chat.
  class ChatCalls < Group
    # Ask the assistant, as the AI SDK's useChat does.
    #
    # Answers with a UI message stream (`x-vercel-ai-ui-message-stream: v1`). A browser finds its visitor
    # token in the answer's header X-Visitor-Token.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param id [String]
    # @param messages [Array<Types::UiChatRequestMessage>]
    # @param trigger ["submit-message", "regenerate-message"]
    # @param message_id [String, nil]
    # @param context [Types::ChatContext]
    # @param model [String]
    # @param assistant_id [String]
    # @param system [String]
    # @param temperature [Numeric]
    # @param top_p [Numeric]
    # @param top_k [Integer]
    # @param presence_penalty [Numeric]
    # @param frequency_penalty [Numeric]
    # @param seed [Integer]
    # @param stop_sequences [Array<String>]
    # @param max_output_tokens [Integer]
    # @param tools [Array<Types::UiChatRequestTool>, Hash{String => Types::UiChatRequestToolsValue}]
    # @param tool_choice ["auto", "none", "required", Types::UiChatRequestToolChoice]
    # @param response_format [Types::UiChatRequestResponseFormatText, Types::UiChatRequestResponseFormatJson]
    # @return [Enumerator<ServerSentEvent>]
    def send(id:, messages:, trigger: OMIT, message_id: OMIT, context: OMIT, model: OMIT, assistant_id: OMIT, system: OMIT, temperature: OMIT, top_p: OMIT, top_k: OMIT, presence_penalty: OMIT, frequency_penalty: OMIT, seed: OMIT, stop_sequences: OMIT, max_output_tokens: OMIT, tools: OMIT, tool_choice: OMIT, response_format: OMIT, **more, &block)
      events_of("POST /api/chat", body: members({ "id" => id, "messages" => messages, "trigger" => trigger, "messageId" => message_id, "context" => context, "model" => model, "assistantId" => assistant_id, "system" => system, "temperature" => temperature, "topP" => top_p, "topK" => top_k, "presencePenalty" => presence_penalty, "frequencyPenalty" => frequency_penalty, "seed" => seed, "stopSequences" => stop_sequences, "maxOutputTokens" => max_output_tokens, "tools" => tools, "toolChoice" => tool_choice, "responseFormat" => response_format }, more), &block)
    end

    # Stream the pending reply.
    #
    # From its beginning, as the AI SDK expects. 204 when no reply is pending.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param session_id [String]
    # @return [Enumerator<ServerSentEvent>]
    def resume(session_id, &block)
      events_of("GET /api/chat/{sessionId}/stream", params: { "sessionId" => session_id }, &block)
    end

    # Stop the pending replies.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param session_id [String]
    # @return [Types::ChatStopAnswer]
    def stop(session_id)
      call_of("POST /api/chat/{sessionId}/stop", :ChatStopAnswer, params: { "sessionId" => session_id })
    end
  end

  # The calls of the group chatbot.
  class ChatbotCalls < Group
    # Send a message to the assistant.
    #
    # With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed` (when the
    # first word takes longer than usual), `message.delta`, `message.citation`, `message.completed`,
    # `message.interrupted` or `error`.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param message [String]
    # @param session_id [String]
    # @param context [Types::ChatContext]
    # @param model [String]
    # @param assistant_id [String]
    # @return [Types::ChatAnswer]
    def send(message:, session_id: OMIT, context: OMIT, model: OMIT, assistant_id: OMIT, **more)
      call_of("POST /api/chatbot/send", :ChatAnswer, body: members({ "message" => message, "sessionId" => session_id, "context" => context, "model" => model, "assistantId" => assistant_id }, more))
    end

    # Send a message from another platform.
    #
    # Takes the body of /api/chatbot/send or `{event: "user_message", data}`. With `Accept: text/event-stream`
    # the answer comes as `message.started`, `message.delayed` (when the first word takes longer than usual),
    # `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param body [Types::UserMessage, Types::ChatbotReceive, Hash]
    # @return [Types::ChatAnswer]
    def receive(body)
      call_of("POST /api/chatbot", :ChatAnswer, body: body)
    end
  end

  # The calls of the group contacts.
  class ContactsCalls < Group
    # Export everything about a user.
    #
    # As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or `Accept:
    # application/zip`) with a page to read and a file of JSON for each part. It includes what carries the
    # user's id without a proof (`userVerified: false`), and the contact that the user is. An unknown user has
    # no lines.
    #
    # Scope: `contacts:read`.
    #
    # @param user_id [String]
    # @param format ["ndjson", "zip"]
    # @return [String, nil]
    def export_user(user_id, format: OMIT, &block)
      open_of("GET /api/users/{userId}/export", params: { "userId" => user_id }, query: { "format" => format }, &block)
    end

    # Erase everything about a user.
    #
    # Deletes everything that the export shows, of the contacts too that were merged with it. This cannot be
    # undone. The same answer comes when there was nothing to delete.
    #
    # Scope: `contacts:write`.
    #
    # @param user_id [String]
    # @return [Types::ErasureReceipt]
    def erase_user(user_id)
      call_of("DELETE /api/users/{userId}", :ErasureReceipt, params: { "userId" => user_id })
    end

    # Export everything about a contact.
    #
    # As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or `Accept:
    # application/zip`) with a page to read and a file of JSON for each part.
    #
    # Scope: `contacts:read`.
    #
    # @param contact_id [String]
    # @param format ["ndjson", "zip"]
    # @return [String, nil]
    def export_one(contact_id, format: OMIT, &block)
      open_of("GET /api/contacts/{contactId}/export", params: { "contactId" => contact_id }, query: { "format" => format }, &block)
    end

    # Erase a contact everywhere.
    #
    # Deletes everything that the export shows, of the contacts too that were merged with it. This cannot be
    # undone.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param contact_id [String]
    # @return [Types::ErasureReceipt]
    def erase(contact_id)
      call_of("POST /api/contacts/{contactId}/erase", :ErasureReceipt, params: { "contactId" => contact_id })
    end

    # List or search the contacts, newest first.
    #
    # Scope: `contacts:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param q [String]
    # @param tag [String]
    # @param email [String]
    # @param phone [String]
    # @param user_id [String]
    # @param origin ["lead", "chat", "import", "api", "newsletter"]
    # @param blocked [Boolean]
    # @param created_after [Time]
    # @param created_before [Time]
    # @param segment_id [String]
    # @return [Pages<Types::Contact>]
    def list(limit: OMIT, cursor: OMIT, q: OMIT, tag: OMIT, email: OMIT, phone: OMIT, user_id: OMIT, origin: OMIT, blocked: OMIT, created_after: OMIT, created_before: OMIT, segment_id: OMIT)
      pages_of("GET /api/contacts", :Contact, query: { "limit" => limit, "cursor" => cursor, "q" => q, "tag" => tag, "email" => email, "phone" => phone, "userId" => user_id, "origin" => origin, "blocked" => blocked, "createdAfter" => created_after, "createdBefore" => created_before, "segmentId" => segment_id })
    end

    # Make a contact.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param name [String, nil]
    # @param email [String, nil]
    # @param phone [String, nil]
    # @param country [String]
    # @param company [String, nil]
    # @param tags [Array<String>]
    # @param custom [Hash{String => String, Numeric, Boolean, nil}]
    # @param user_id [String]
    # @param email_verified [Boolean]
    # @param phone_verified [Boolean]
    # @return [Types::Contact]
    def create(name: OMIT, email: OMIT, phone: OMIT, country: OMIT, company: OMIT, tags: OMIT, custom: OMIT, user_id: OMIT, email_verified: OMIT, phone_verified: OMIT, **more)
      call_of("POST /api/contacts", :Contact, body: members({ "name" => name, "email" => email, "phone" => phone, "country" => country, "company" => company, "tags" => tags, "custom" => custom, "userId" => user_id, "emailVerified" => email_verified, "phoneVerified" => phone_verified }, more))
    end

    # Export the contacts as CSV or as lines of JSON.
    #
    # A cell that a spreadsheet would take for a formula begins with an apostrophe.
    #
    # Scope: `contacts:read`.
    #
    # @param format ["csv", "ndjson"]
    # @param for_ ["spreadsheet"]
    # @param q [String]
    # @param tag [String]
    # @param email [String]
    # @param phone [String]
    # @param user_id [String]
    # @param origin ["lead", "chat", "import", "api", "newsletter"]
    # @param blocked [Boolean]
    # @param created_after [Time]
    # @param created_before [Time]
    # @param segment_id [String]
    # @return [String, nil]
    def export(format: OMIT, for_: OMIT, q: OMIT, tag: OMIT, email: OMIT, phone: OMIT, user_id: OMIT, origin: OMIT, blocked: OMIT, created_after: OMIT, created_before: OMIT, segment_id: OMIT, &block)
      open_of("GET /api/contacts/export", query: { "format" => format, "for" => for_, "q" => q, "tag" => tag, "email" => email, "phone" => phone, "userId" => user_id, "origin" => origin, "blocked" => blocked, "createdAfter" => created_after, "createdBefore" => created_before, "segmentId" => segment_id }, &block)
    end

    # Import contacts from CSV, lines of JSON, Excel or vCards.
    #
    # A row changes the contact of its userId or address, or makes one. A number leads to nobody, because
    # people share it: only a row without either is known by its number and name. Columns of other names
    # become `custom`. Rows that cannot be read are left out and told.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param body [String, Upload, IO]
    # @param dry_run [Boolean]
    # @param mapping [String]
    # @param country [String]
    # @param encoding [String]
    # @param date_format ["DMY", "MDY", "YMD"]
    # @return [Types::ImportReport]
    def import(body, dry_run: OMIT, mapping: OMIT, country: OMIT, encoding: OMIT, date_format: OMIT)
      call_of("POST /api/contacts/import", :ImportReport, query: { "dryRun" => dry_run, "mapping" => mapping, "country" => country, "encoding" => encoding, "dateFormat" => date_format }, body: body)
    end

    # Get a CSV to fill in for an import.
    #
    # Scope: `contacts:read`.
    #
    # @return [String, nil]
    def import_template(&block)
      open_of("GET /api/contacts/import/template", &block)
    end

    # List the contacts that a phone number may have joined.
    #
    # Before, people with one number became one contact. Each proposal is a person who may be another one.
    #
    # Scope: `contacts:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::JoinedContact>]
    def list_joined_by_number(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/contacts/joined-by-number", :JoinedContact, query: { "limit" => limit, "cursor" => cursor })
    end

    # Read a contact.
    #
    # Scope: `contacts:read`.
    #
    # @param contact_id [String]
    # @return [Types::Contact]
    def get(contact_id)
      call_of("GET /api/contacts/{contactId}", :Contact, params: { "contactId" => contact_id })
    end

    # Change a contact.
    #
    # A former address or number still leads to the contact; null takes it back.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param contact_id [String]
    # @param name [String, nil]
    # @param email [String, nil]
    # @param phone [String, nil]
    # @param country [String]
    # @param company [String, nil]
    # @param tags [Array<String>]
    # @param custom [Hash{String => String, Numeric, Boolean, nil}]
    # @return [Types::Contact]
    def update(contact_id, name: OMIT, email: OMIT, phone: OMIT, country: OMIT, company: OMIT, tags: OMIT, custom: OMIT, **more)
      call_of("PATCH /api/contacts/{contactId}", :Contact, params: { "contactId" => contact_id }, body: members({ "name" => name, "email" => email, "phone" => phone, "country" => country, "company" => company, "tags" => tags, "custom" => custom }, more))
    end

    # Read what happened with a contact, newest first.
    #
    # Scope: `contacts:read`.
    #
    # @param contact_id [String]
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::TimelineItem>]
    def timeline(contact_id, limit: OMIT, cursor: OMIT)
      pages_of("GET /api/contacts/{contactId}/timeline", :TimelineItem, params: { "contactId" => contact_id }, query: { "limit" => limit, "cursor" => cursor })
    end

    # Merge a contact into another one.
    #
    # Both are shown as the other one from now on. Nothing is moved, so that `unmerge` restores both as they
    # were.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param contact_id [String]
    # @param into_id [String]
    # @return [Types::Contact]
    def merge(contact_id, into_id:, **more)
      call_of("POST /api/contacts/{contactId}/merge", :Contact, params: { "contactId" => contact_id }, body: members({ "intoId" => into_id }, more))
    end

    # End a merge.
    #
    # Of this contact, or of the one that was merged into it last.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param contact_id [String]
    # @return [Types::Contact]
    def unmerge(contact_id)
      call_of("POST /api/contacts/{contactId}/unmerge", :Contact, params: { "contactId" => contact_id })
    end

    # Part a contact that is two people.
    #
    # Makes a contact of the second person's identities. Leads, subscriptions and conversations that name them
    # go along; tags and own fields stay.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param contact_id [String]
    # @param identities [Array<Types::PartedIdentitiesIdentity>]
    # @param shared_numbers [Array<String>]
    # @param name [String]
    # @return [Types::Contact]
    def part(contact_id, identities:, shared_numbers: OMIT, name: OMIT, **more)
      call_of("POST /api/contacts/{contactId}/part", :Contact, params: { "contactId" => contact_id }, body: members({ "identities" => identities, "sharedNumbers" => shared_numbers, "name" => name }, more))
    end

    # Say that a contact is one person, and was joined rightly.
    #
    # Scope: `contacts:write`.
    #
    # @param contact_id [String]
    # @return [nil]
    def confirm_joined(contact_id)
      nothing_of("DELETE /api/contacts/{contactId}/joined-by-number", params: { "contactId" => contact_id })
    end

    # Block a contact: chats are refused, and forms are spam.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param contact_id [String]
    # @return [Types::Contact]
    def block(contact_id)
      call_of("POST /api/contacts/{contactId}/block", :Contact, params: { "contactId" => contact_id })
    end

    # Unblock a contact.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param contact_id [String]
    # @return [Types::Contact]
    def unblock(contact_id)
      call_of("POST /api/contacts/{contactId}/unblock", :Contact, params: { "contactId" => contact_id })
    end
  end

  # The calls of the group conversations.
  class ConversationsCalls < Group
    # Watch a conversation.
    #
    # Goes on after Last-Event-ID without a gap or a repetition, on any node.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param session_id [String]
    # @param from ["start", "now"]
    # @return [Enumerator<ServerSentEvent>]
    def events(session_id, from: OMIT, &block)
      events_of("GET /api/conversations/{sessionId}/events", params: { "sessionId" => session_id }, query: { "from" => from }, &block)
    end

    # Stop the replies that are under way.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param session_id [String]
    # @return [Types::ConversationsStopAnswer]
    def stop(session_id)
      call_of("POST /api/conversations/{sessionId}/stop", :ConversationsStopAnswer, params: { "sessionId" => session_id })
    end

    # List conversations, or search what was said in them.
    #
    # Scope: `conversations:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param q [String]
    # @param status ["open", "handed-over", "closed"]
    # @param channel ["web", "api", "voice", "email", "webhook", "workflow"]
    # @param assistant_id [String]
    # @param user_id [String]
    # @param assignee [String]
    # @param mine [true]
    # @param unassigned [true]
    # @param label [String]
    # @param waiting [Boolean]
    # @param snoozed [Boolean]
    # @param from [Time]
    # @param to [Time]
    # @param order ["activity"]
    # @return [Pages<Types::Conversation>]
    def list(limit: OMIT, cursor: OMIT, q: OMIT, status: OMIT, channel: OMIT, assistant_id: OMIT, user_id: OMIT, assignee: OMIT, mine: OMIT, unassigned: OMIT, label: OMIT, waiting: OMIT, snoozed: OMIT, from: OMIT, to: OMIT, order: OMIT)
      pages_of("GET /api/conversations", :Conversation, query: { "limit" => limit, "cursor" => cursor, "q" => q, "status" => status, "channel" => channel, "assistantId" => assistant_id, "userId" => user_id, "assignee" => assignee, "mine" => mine, "unassigned" => unassigned, "label" => label, "waiting" => waiting, "snoozed" => snoozed, "from" => from, "to" => to, "order" => order })
    end

    # Read a conversation.
    #
    # Scope: `conversations:read`.
    #
    # @param session_id [String]
    # @return [Types::Conversation]
    def get(session_id)
      call_of("GET /api/conversations/{sessionId}", :Conversation, params: { "sessionId" => session_id })
    end

    # Erase a conversation.
    #
    # Deletes the conversation and all its messages. This cannot be undone.
    #
    # Scope: `conversations:write`.
    #
    # @param session_id [String]
    # @return [nil]
    def delete(session_id)
      nothing_of("DELETE /api/conversations/{sessionId}", params: { "sessionId" => session_id })
    end

    # Assign a conversation to a colleague, or say whose it is.
    #
    # Does not hand it over: an assistant that replies goes on. A member who writes to the person in a
    # conversation without an assignee, or hands it over, becomes the assignee.
    #
    # Scope: `conversations:write`.
    #
    # @param session_id [String]
    # @param assignee_id [String, nil]
    # @param former_assignee_id [String, nil]
    # @param contact_id [String, nil]
    # @return [Types::Conversation]
    def update(session_id, assignee_id: OMIT, former_assignee_id: OMIT, contact_id: OMIT, **more)
      call_of("PATCH /api/conversations/{sessionId}", :Conversation, params: { "sessionId" => session_id }, body: members({ "assigneeId" => assignee_id, "formerAssigneeId" => former_assignee_id, "contactId" => contact_id }, more))
    end

    # List the messages of a conversation, oldest first.
    #
    # A browser reads the visitor's own conversation, without the notes of the team.
    #
    # Scope: `conversations:read`, or a publishable key.
    #
    # @param session_id [String]
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::Message>]
    def list_messages(session_id, limit: OMIT, cursor: OMIT)
      pages_of("GET /api/conversations/{sessionId}/messages", :Message, params: { "sessionId" => session_id }, query: { "limit" => limit, "cursor" => cursor })
    end

    # Write to the person, or a note for colleagues.
    #
    # A message to the person hands the conversation over to you: the assistant does not reply until it is
    # handed back. A note does not.
    #
    # Scope: `conversations:write`.
    #
    # @param session_id [String]
    # @param text [String]
    # @param is_note [Boolean]
    # @return [Types::Message]
    def write(session_id, text:, is_note: OMIT, **more)
      call_of("POST /api/conversations/{sessionId}/messages", :Message, params: { "sessionId" => session_id }, body: members({ "text" => text, "isNote" => is_note }, more))
    end

    # Export a conversation with all its messages.
    #
    # Scope: `conversations:read`.
    #
    # @param session_id [String]
    # @return [Types::ConversationsExportAnswer]
    def export(session_id)
      call_of("GET /api/conversations/{sessionId}/export", :ConversationsExportAnswer, params: { "sessionId" => session_id })
    end

    # Close a conversation.
    #
    # A browser closes the visitor's own. The next message opens it again.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param session_id [String]
    # @return [Types::Conversation]
    def close(session_id)
      call_of("POST /api/conversations/{sessionId}/close", :Conversation, params: { "sessionId" => session_id })
    end

    # Block the visitor or user of a conversation.
    #
    # Every request of theirs is refused with visitor-blocked, and their streams end within a second. An
    # anonymous visitor can come back as a new one, unless the key requires the users' identity.
    #
    # Scope: `conversations:write`. A member's e-mail address must be verified.
    #
    # @param session_id [String]
    # @return [Types::BlockedVisitor]
    def block(session_id)
      call_of("POST /api/conversations/{sessionId}/block", :BlockedVisitor, params: { "sessionId" => session_id })
    end

    # End the block of the visitor or user of a conversation.
    #
    # Scope: `conversations:write`. A member's e-mail address must be verified.
    #
    # @param session_id [String]
    # @return [nil]
    def unblock(session_id)
      nothing_of("POST /api/conversations/{sessionId}/unblock", params: { "sessionId" => session_id })
    end

    # Export all conversations.
    #
    # One JSON document a line, newest conversation first.
    #
    # Scope: `conversations:read`.
    #
    # @return [String, nil]
    def export_all(&block)
      open_of("GET /api/export/conversations", &block)
    end

    # Read from what a reply was made.
    #
    # Scope: `conversations:read`.
    #
    # @param message_id [String]
    # @return [Types::Provenance]
    def provenance(message_id)
      call_of("GET /api/messages/{messageId}/provenance", :Provenance, params: { "messageId" => message_id })
    end

    # Hand a conversation over from the assistant to a person.
    #
    # A browser asks for a colleague in the visitor's own conversation: the team is told that the person
    # waits. Only members and servers may add a message.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param session_id [String]
    # @param message [String]
    # @return [Types::Conversation]
    def hand_over(session_id, message: OMIT, **more)
      call_of("POST /api/conversations/{sessionId}/hand-over", :Conversation, params: { "sessionId" => session_id }, body: members({ "message" => message }, more))
    end

    # Hand a conversation back to the assistant.
    #
    # Scope: `conversations:write`.
    #
    # @param session_id [String]
    # @param summary [String]
    # @return [Types::Conversation]
    def hand_back(session_id, summary: OMIT, **more)
      call_of("POST /api/conversations/{sessionId}/hand-back", :Conversation, params: { "sessionId" => session_id }, body: members({ "summary" => summary }, more))
    end

    # Give a conversation labels.
    #
    # No visitor sees them. With `add` and `remove`, what two members do at the same time all holds. `labels`
    # replaces them all.
    #
    # Scope: `conversations:write`.
    #
    # @param session_id [String]
    # @param labels [Array<String>]
    # @param add [Array<String>]
    # @param remove [Array<String>]
    # @return [Types::Conversation]
    def put_labels(session_id, labels: OMIT, add: OMIT, remove: OMIT, **more)
      call_of("PUT /api/conversations/{sessionId}/labels", :Conversation, params: { "sessionId" => session_id }, body: members({ "labels" => labels, "add" => add, "remove" => remove }, more))
    end

    # Put a conversation off until a time.
    #
    # It waits for nobody until then. It comes back by itself at that time, and at once when the person
    # writes.
    #
    # Scope: `conversations:write`.
    #
    # @param session_id [String]
    # @param until_ [Time, nil]
    # @param former [Time, nil]
    # @return [Types::Conversation]
    def put_snooze(session_id, until_:, former: OMIT, **more)
      call_of("PUT /api/conversations/{sessionId}/snooze", :Conversation, params: { "sessionId" => session_id }, body: members({ "until" => until_, "former" => former }, more))
    end

    # Have the assistant draft an answer for a member.
    #
    # What the assistant would say to the person's last words, for a member to send or change. Nothing is
    # stored or sent, and no tool is run. Where a model answers, it costs what a reply costs.
    #
    # Scope: `conversations:write`. A member's e-mail address must be verified.
    #
    # @param session_id [String]
    # @return [Types::DraftOfReply]
    def draft(session_id)
      call_of("POST /api/conversations/{sessionId}/draft", :DraftOfReply, params: { "sessionId" => session_id })
    end

    # Send a file in a conversation.
    #
    # A picture (PNG, JPEG, WebP, GIF) or a PDF of up to 10 MiB, 10 in a conversation. It is a message of its
    # own, to which the assistant does not reply. A browser may send one where a colleague answers, or where
    # the setting `attachments` of the chat allows it before. A member or a server takes the conversation over
    # with it. The same file with the same text is kept once, so that a retry is safe.
    #
    # Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified.
    #
    # @param session_id [String]
    # @param file [Upload]
    # @param text [String]
    # @return [Types::SentAttachment]
    def attachments(session_id, file:, text: OMIT, **more)
      call_of("POST /api/conversations/{sessionId}/attachments", :SentAttachment, params: { "sessionId" => session_id }, body: members({ "file" => file, "text" => text }, more))
    end

    # Download a file of a conversation.
    #
    # As an attachment of the type application/octet-stream, for the conversation's visitor and the team.
    #
    # Scope: `conversations:read`, or a publishable key.
    #
    # @param session_id [String]
    # @param attachment_id [String]
    # @return [String, nil]
    def get_attachment(session_id, attachment_id, &block)
      open_of("GET /api/conversations/{sessionId}/attachments/{attachmentId}", params: { "sessionId" => session_id, "attachmentId" => attachment_id }, &block)
    end

    # Get a picture of a conversation as it may be shown.
    #
    # A JPEG of at most 1,280 pixels a side that Parley made of the picture, without what else was in the
    # file.
    #
    # Scope: `conversations:read`, or a publishable key.
    #
    # @param session_id [String]
    # @param attachment_id [String]
    # @return [String, nil]
    def attachment_preview(session_id, attachment_id, &block)
      open_of("GET /api/conversations/{sessionId}/attachments/{attachmentId}/preview", params: { "sessionId" => session_id, "attachmentId" => attachment_id }, &block)
    end

    # Say up to which message a conversation was seen.
    #
    # A member says it for the team, which ends the person's wait. A browser, or a server, says it for the
    # contact. An earlier message than before changes nothing. The stream tells the other side at once.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param session_id [String]
    # @param message_id [String]
    # @return [Types::Conversation]
    def put_seen(session_id, message_id:, **more)
      call_of("PUT /api/conversations/{sessionId}/seen", :Conversation, params: { "sessionId" => session_id }, body: members({ "messageId" => message_id }, more))
    end

    # Say whether a reply was helpful.
    #
    # Replaces what the same giver said before: the contact, for whom a server speaks too, or a member. The
    # question of a reply that was not helpful is listed among the gaps of the knowledge.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param message_id [String]
    # @param helpful [Boolean]
    # @param comment [String]
    # @return [Types::Feedback]
    def give_feedback(message_id, helpful:, comment: OMIT, **more)
      call_of("POST /api/messages/{messageId}/feedback", :Feedback, params: { "messageId" => message_id }, body: members({ "helpful" => helpful, "comment" => comment }, more))
    end

    # Download a conversation as a text.
    #
    # As the person may read it: without notes, the newest 200 messages.
    #
    # Scope: `conversations:read`.
    #
    # @param session_id [String]
    # @return [String]
    def get_transcript(session_id)
      text_of("GET /api/conversations/{sessionId}/transcript", params: { "sessionId" => session_id })
    end

    # Mail a conversation to the person, or to an address.
    #
    # Without notes. A visitor gets three transcripts of a conversation within a day. An address that had its
    # mails of this hour gets no more, which a visitor is not told.
    #
    # Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified.
    #
    # @param session_id [String]
    # @param email [String]
    # @return [Types::AcceptedTranscript]
    def mail_transcript(session_id, email: OMIT, **more)
      call_of("POST /api/conversations/{sessionId}/transcript", :AcceptedTranscript, params: { "sessionId" => session_id }, body: members({ "email" => email }, more))
    end

    # Answer a stored conversation again, and show what differs.
    #
    # Turn by turn. Nothing is stored or sent, nobody is told, and no tool is run. Against `"today"`: with the
    # knowledge, the settings and the models of now. A reply that rested on a tool differs, and each reply of
    # a model costs what a reply costs. Against `"recorded"`: to the letter as it was, with what models and
    # tools gave then, and without asking them. Where that is impossible, the 409 names what lacks (`lacks`:
    # `engine`, `settings`, `knowledge`, `recording`) and for which message (`messageId`).
    #
    # Scope: `conversations:read`. A member's e-mail address must be verified.
    #
    # @param session_id [String]
    # @param against ["today", "recorded"]
    # @return [Types::ReplayedConversation]
    def replay(session_id, against:, **more)
      call_of("POST /api/conversations/{sessionId}/replay", :ReplayedConversation, params: { "sessionId" => session_id }, body: members({ "against" => against }, more))
    end

    # Leave an e-mail address for answers.
    #
    # Of the visitor's own conversation. What a colleague writes, and the visitor has not said to have seen
    # after a minute, goes there by mail; an answer to that mail goes on in the same conversation, where the
    # workspace has a source of mails. The assistant's answers go there once a mail has come from the address.
    #
    # Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified.
    #
    # @param session_id [String]
    # @param email [String]
    # @return [nil]
    def put_contact(session_id, email:, **more)
      nothing_of("PUT /api/conversations/{sessionId}/contact", params: { "sessionId" => session_id }, body: members({ "email" => email }, more))
    end

    # Say that you type in a conversation.
    #
    # The stream tells the other side. Nothing is stored. A client with an open WebSocket says it there:
    # `{type: "typing", conversationId, isTyping}`.
    #
    # Scope: `conversations:write`, or a publishable key.
    #
    # @param session_id [String]
    # @param is_typing [Boolean]
    # @return [nil]
    def typing(session_id, is_typing:, **more)
      nothing_of("POST /api/conversations/{sessionId}/typing", params: { "sessionId" => session_id }, body: members({ "isTyping" => is_typing }, more))
    end

    # Say that you look at a conversation.
    #
    # For members: the stream tells the colleagues at once, and no visitor. Nothing is stored. Say it again
    # every 20 seconds; without that it ends after 45.
    #
    # Scope: `conversations:read`.
    #
    # @param session_id [String]
    # @param is_viewing [Boolean]
    # @return [nil]
    def viewing(session_id, is_viewing:, **more)
      nothing_of("POST /api/conversations/{sessionId}/viewing", params: { "sessionId" => session_id }, body: members({ "isViewing" => is_viewing }, more))
    end
  end

  # The calls of the group database.
  class DatabaseCalls < Group
    # Work with the workspace's own tables.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param body [Types::DatabaseRequestSelect, Types::DatabaseRequestInsert, Types::DatabaseRequestUpsert, Types::DatabaseRequestUpdate, Types::DatabaseRequestDelete, Types::DatabaseRequestCount, Types::DatabaseRequestCreateTable, Types::DatabaseRequestAlterTable, Types::DatabaseRequestDropTable, Types::DatabaseRequestDescribe, Types::DatabaseRequestSql, Types::DatabaseRequestBatch, Hash]
    # @return [Types::DatabaseAnswer]
    def run(body)
      call_of("POST /api/database", :DatabaseAnswer, body: body)
    end

    # Work with the workspace's own tables: select.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param table [String]
    # @param aggregate [Hash{String => Types::DatabaseSelectAggregateValue}]
    # @param group_by [Array<String>]
    # @param columns [Array<String>]
    # @param where [Hash{String => Object}]
    # @param order_by [Array<String, Types::DatabaseRequestSelectOrderByItem>]
    # @param limit [Integer]
    # @param offset [Integer]
    # @param cursor [String]
    # @param embed [Hash{String => Types::DatabaseRequestSelectEmbedValue}]
    # @param search [Types::DatabaseRequestSelectSearch]
    # @return [Types::DatabaseAnswer]
    def select(table:, aggregate: OMIT, group_by: OMIT, columns: OMIT, where: OMIT, order_by: OMIT, limit: OMIT, offset: OMIT, cursor: OMIT, embed: OMIT, search: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "select", "table" => table, "aggregate" => aggregate, "groupBy" => group_by, "columns" => columns, "where" => where, "orderBy" => order_by, "limit" => limit, "offset" => offset, "cursor" => cursor, "embed" => embed, "search" => search }, more))
    end

    # Work with the workspace's own tables: insert.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param table [String]
    # @param rows [Array<Hash{String => Object}>]
    # @param returning [true, Array<String>]
    # @return [Types::DatabaseAnswer]
    def insert(table:, rows:, returning: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "insert", "table" => table, "rows" => rows, "returning" => returning }, more))
    end

    # Work with the workspace's own tables: upsert.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param table [String]
    # @param rows [Array<Hash{String => Object}>]
    # @param on_conflict [Array<String>]
    # @param update [Array<String>]
    # @param returning [true, Array<String>]
    # @return [Types::DatabaseAnswer]
    def upsert(table:, rows:, on_conflict: OMIT, update: OMIT, returning: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "upsert", "table" => table, "rows" => rows, "onConflict" => on_conflict, "update" => update, "returning" => returning }, more))
    end

    # Work with the workspace's own tables: update.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param table [String]
    # @param set [Hash{String => Object}]
    # @param where [Hash{String => Object}]
    # @param all [Boolean]
    # @param returning [true, Array<String>]
    # @return [Types::DatabaseAnswer]
    def update(table:, set:, where: OMIT, all: OMIT, returning: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "update", "table" => table, "set" => set, "where" => where, "all" => all, "returning" => returning }, more))
    end

    # Work with the workspace's own tables: delete.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param table [String]
    # @param where [Hash{String => Object}]
    # @param all [Boolean]
    # @param returning [true, Array<String>]
    # @return [Types::DatabaseAnswer]
    def delete(table:, where: OMIT, all: OMIT, returning: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "delete", "table" => table, "where" => where, "all" => all, "returning" => returning }, more))
    end

    # Work with the workspace's own tables: count.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param table [String]
    # @param where [Hash{String => Object}]
    # @return [Types::DatabaseAnswer]
    def count(table:, where: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "count", "table" => table, "where" => where }, more))
    end

    # Work with the workspace's own tables: createTable.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param table [String]
    # @param columns [Array<Types::DatabaseRequestCreateTableColumn>]
    # @param indexes [Array<Types::DatabaseRequestCreateTableIndexe>]
    # @param schema [Hash{String => Object}, nil]
    # @param comment [String]
    # @return [Types::DatabaseAnswer]
    def create_table(table:, columns:, indexes: OMIT, schema: OMIT, comment: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "createTable", "table" => table, "columns" => columns, "indexes" => indexes, "schema" => schema, "comment" => comment }, more))
    end

    # Work with the workspace's own tables: alterTable.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param table [String]
    # @param rename_to [String]
    # @param rename_columns [Hash{String => String}]
    # @param add_columns [Array<Types::DatabaseRequestCreateTableColumn>]
    # @param alter_columns [Array<Types::DatabaseRequestAlterTableAlterColumn>]
    # @param drop_columns [Array<String>]
    # @param add_indexes [Array<Types::DatabaseRequestCreateTableIndexe>]
    # @param drop_indexes [Array<String>]
    # @param schema [Hash{String => Object}, nil]
    # @param comment [String, nil]
    # @return [Types::DatabaseAnswer]
    def alter_table(table:, rename_to: OMIT, rename_columns: OMIT, add_columns: OMIT, alter_columns: OMIT, drop_columns: OMIT, add_indexes: OMIT, drop_indexes: OMIT, schema: OMIT, comment: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "alterTable", "table" => table, "renameTo" => rename_to, "renameColumns" => rename_columns, "addColumns" => add_columns, "alterColumns" => alter_columns, "dropColumns" => drop_columns, "addIndexes" => add_indexes, "dropIndexes" => drop_indexes, "schema" => schema, "comment" => comment }, more))
    end

    # Work with the workspace's own tables: dropTable.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param table [String]
    # @return [Types::DatabaseAnswer]
    def drop_table(table:, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "dropTable", "table" => table }, more))
    end

    # Work with the workspace's own tables: describe.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param table [String]
    # @return [Types::DatabaseAnswer]
    def describe(table: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "describe", "table" => table }, more))
    end

    # Work with the workspace's own tables: sql.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param sql [String]
    # @param params [Array<Object>]
    # @return [Types::DatabaseAnswer]
    def sql(sql:, params: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "sql", "sql" => sql, "params" => params }, more))
    end

    # Work with the workspace's own tables: batch.
    #
    # Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
    # Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
    # delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
    # `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
    # stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
    # `record.updated` and `record.deleted`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param statements [Array<Types::DatabaseRequestSelect, Types::DatabaseRequestInsert, Types::DatabaseRequestUpsert, Types::DatabaseRequestUpdate, Types::DatabaseRequestDelete, Types::DatabaseRequestCount, Types::DatabaseRequestSql>]
    # @param isolation ["read committed", "repeatable read", "serializable"]
    # @return [Types::DatabaseAnswer]
    def batch(statements:, isolation: OMIT, **more)
      call_of("POST /api/database", :DatabaseAnswer, body: members({ "operation" => "batch", "statements" => statements, "isolation" => isolation }, more))
    end

    # Export a table, or the whole database.
    #
    # With `table`, its rows as CSV or as lines of JSON, while they are read. In CSV the values are
    # PostgreSQL's own texts, as COPY writes them: an empty cell is a missing value, an empty cell in quotes
    # an empty text. A spreadsheet may take a text for a formula: `for=spreadsheet` guards its cells, and is
    # no longer exact. Lines of JSON are as `select` gives them, with every digit. Without `table`, the
    # definitions and rows of all tables, for `POST /api/database/restore`. An answer that breaks off is not
    # complete.
    #
    # Scope: `database:read`.
    #
    # @param table [String]
    # @param format ["csv", "ndjson"]
    # @param for_ ["spreadsheet"]
    # @return [String, nil]
    def export(table: OMIT, format: OMIT, for_: OMIT, &block)
      open_of("GET /api/database/export", query: { "table" => table, "format" => format, "for" => for_ }, &block)
    end

    # Import rows into a table, from CSV or from lines of JSON.
    #
    # Stores all rows or none, in one transaction, and tells the first hundred rows that were not accepted.
    # The first row of a CSV names columns; values are as in an export. Columns that PostgreSQL computes are
    # passed over. Rows are checked by the table's JSON Schema and announced as `record.created` and
    # `record.updated`. `mode=upsert` may be sent again after a failure. With `dryRun=true` the answer is 200
    # also where rows were not accepted. The body is the file, or multipart/form-data: the parameters as
    # fields, and after them a part `rows` with the file.
    #
    # Scope: `database:write`. A member's e-mail address must be verified.
    #
    # @param body [String, Upload, IO]
    # @param table [String]
    # @param file_format ["csv", "ndjson"]
    # @param mode ["insert", "upsert"]
    # @param on_conflict [String]
    # @param date_format ["DMY", "MDY", "YMD"]
    # @param dry_run [Boolean]
    # @return [Types::DatabaseImportReport]
    def import(body, table: OMIT, file_format: OMIT, mode: OMIT, on_conflict: OMIT, date_format: OMIT, dry_run: OMIT)
      call_of("POST /api/database/import", :DatabaseImportReport, query: { "table" => table, "fileFormat" => file_format, "mode" => mode, "onConflict" => on_conflict, "dateFormat" => date_format, "dryRun" => dry_run }, body: body)
    end

    # Restore a whole database from its export.
    #
    # Makes the tables, rows, keys, indexes, views and types of an export in a database that has none, or
    # leaves it empty. No events are announced. Needs the scopes `database:ddl` and `database:write`.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param body [String, Upload, IO]
    # @return [Types::DatabaseRestoreReport]
    def restore(body)
      call_of("POST /api/database/restore", :DatabaseRestoreReport, body: body)
    end
  end

  # The calls of the group deliveries.
  class DeliveriesCalls < Group
    # Read a delivery with its attempts.
    #
    # Scope: `webhooks:read`.
    #
    # @param delivery_id [String]
    # @return [Types::DeliveryWithAttempts]
    def get(delivery_id)
      call_of("GET /api/webhook/deliveries/{deliveryId}", :DeliveryWithAttempts, params: { "deliveryId" => delivery_id })
    end

    # Send a delivery again.
    #
    # Scope: `webhooks:write`. A member's e-mail address must be verified.
    #
    # @param delivery_id [String]
    # @return [Types::Delivery]
    def resend(delivery_id)
      call_of("POST /api/webhook/deliveries/{deliveryId}/resend", :Delivery, params: { "deliveryId" => delivery_id })
    end
  end

  # The calls of the group endpoints.
  class EndpointsCalls < Group
    # List the types of events.
    #
    # Scope: `webhooks:read`.
    #
    # @return [Types::EventTypeList]
    def list_event_types
      call_of("GET /api/webhook/event-types", :EventTypeList)
    end

    # Create an endpoint.
    #
    # The endpoint gets every matching event from now on, signed as in Standard Webhooks. Without `events` it
    # gets every event that you may read.
    #
    # Scope: `webhooks:write`. A member's e-mail address must be verified.
    #
    # @param url [String]
    # @param events [Array<String>]
    # @param description [String]
    # @param order_by ["none", "conversationId"]
    # @param concurrency [Integer]
    # @param rate_limit_per_second [Integer, nil]
    # @param asymmetric [Boolean]
    # @return [Types::EndpointWithSecret]
    def create(url:, events: OMIT, description: OMIT, order_by: OMIT, concurrency: OMIT, rate_limit_per_second: OMIT, asymmetric: OMIT, **more)
      call_of("POST /api/webhook/endpoints", :EndpointWithSecret, body: members({ "url" => url, "events" => events, "description" => description, "orderBy" => order_by, "concurrency" => concurrency, "rateLimitPerSecond" => rate_limit_per_second, "asymmetric" => asymmetric }, more))
    end

    # List the endpoints.
    #
    # Scope: `webhooks:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::Endpoint>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/webhook/endpoints", :Endpoint, query: { "limit" => limit, "cursor" => cursor })
    end

    # Read an endpoint.
    #
    # Scope: `webhooks:read`.
    #
    # @param endpoint_id [String]
    # @return [Types::Endpoint]
    def get(endpoint_id)
      call_of("GET /api/webhook/endpoints/{endpointId}", :Endpoint, params: { "endpointId" => endpoint_id })
    end

    # Change an endpoint.
    #
    # `status` enables or disables the endpoint. An endpoint that is enabled again gets the deliveries that
    # wait; events from while it was disabled need a replay.
    #
    # Scope: `webhooks:write`. A member's e-mail address must be verified.
    #
    # @param endpoint_id [String]
    # @param url [String]
    # @param events [Array<String>]
    # @param description [String]
    # @param order_by ["none", "conversationId"]
    # @param concurrency [Integer]
    # @param rate_limit_per_second [Integer, nil]
    # @param asymmetric [Boolean]
    # @param status ["enabled", "disabled"]
    # @param version [String]
    # @return [Types::Endpoint]
    def update(endpoint_id, url: OMIT, events: OMIT, description: OMIT, order_by: OMIT, concurrency: OMIT, rate_limit_per_second: OMIT, asymmetric: OMIT, status: OMIT, version: OMIT, **more)
      call_of("PATCH /api/webhook/endpoints/{endpointId}", :Endpoint, params: { "endpointId" => endpoint_id }, body: members({ "url" => url, "events" => events, "description" => description, "orderBy" => order_by, "concurrency" => concurrency, "rateLimitPerSecond" => rate_limit_per_second, "asymmetric" => asymmetric, "status" => status, "version" => version }, more))
    end

    # Delete an endpoint with its deliveries.
    #
    # Scope: `webhooks:write`.
    #
    # @param endpoint_id [String]
    # @return [nil]
    def delete(endpoint_id)
      nothing_of("DELETE /api/webhook/endpoints/{endpointId}", params: { "endpointId" => endpoint_id })
    end

    # Replace the secret of an endpoint.
    #
    # Messages are signed with the former secrets as well until the overlap ends. An overlap of 0 hours ends
    # all former secrets at once.
    #
    # Scope: `webhooks:write`. A member's e-mail address must be verified.
    #
    # @param endpoint_id [String]
    # @param overlap_hours [Integer]
    # @return [Types::RotatedSecret]
    def rotate_secret(endpoint_id, overlap_hours: OMIT, **more)
      call_of("POST /api/webhook/endpoints/{endpointId}/rotate-secret", :RotatedSecret, params: { "endpointId" => endpoint_id }, body: members({ "overlapHours" => overlap_hours }, more))
    end

    # Send a test event now.
    #
    # The answer comes when the endpoint has answered. A test event is not retried.
    #
    # Scope: `webhooks:write`. A member's e-mail address must be verified.
    #
    # @param endpoint_id [String]
    # @return [Types::Attempt]
    def test(endpoint_id)
      call_of("POST /api/webhook/endpoints/{endpointId}/test", :Attempt, params: { "endpointId" => endpoint_id })
    end

    # Replay a range of events.
    #
    # Sends the matching events of a time span again, with the same message ids; those included that the
    # endpoint never got. With `onlyFailed`, leaves out events that were delivered.
    #
    # Scope: `webhooks:write`. A member's e-mail address must be verified.
    #
    # @param endpoint_id [String]
    # @param since [Time]
    # @param until_ [Time]
    # @param types [Array<String>]
    # @param only_failed [Boolean]
    # @return [Types::Replayed]
    def replay(endpoint_id, since:, until_: OMIT, types: OMIT, only_failed: OMIT, **more)
      call_of("POST /api/webhook/endpoints/{endpointId}/replay", :Replayed, params: { "endpointId" => endpoint_id }, body: members({ "since" => since, "until" => until_, "types" => types, "onlyFailed" => only_failed }, more))
    end

    # List the deliveries of an endpoint, newest event first.
    #
    # Scope: `webhooks:read`.
    #
    # @param endpoint_id [String]
    # @param limit [Integer]
    # @param cursor [String]
    # @param status ["pending", "delivered", "failed", "exhausted", "cancelled"]
    # @param type [String]
    # @return [Pages<Types::Delivery>]
    def list_deliveries(endpoint_id, limit: OMIT, cursor: OMIT, status: OMIT, type: OMIT)
      pages_of("GET /api/webhook/endpoints/{endpointId}/deliveries", :Delivery, params: { "endpointId" => endpoint_id }, query: { "limit" => limit, "cursor" => cursor, "status" => status, "type" => type })
    end
  end

  # The calls of the group erasures.
  class ErasuresCalls < Group
    # List the receipts of erasures, newest first.
    #
    # Scope: `contacts:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::ErasureReceipt>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/erasures", :ErasureReceipt, query: { "limit" => limit, "cursor" => cursor })
    end

    # Read the receipt of an erasure.
    #
    # Scope: `contacts:read`.
    #
    # @param erasure_id [String]
    # @return [Types::ErasureReceipt]
    def get(erasure_id)
      call_of("GET /api/erasures/{erasureId}", :ErasureReceipt, params: { "erasureId" => erasure_id })
    end
  end

  # The calls of the group files.
  class FilesCalls < Group
    # Upload a file.
    #
    # Multipart with a part that has a file name, up to PARLEY_MAX_FILE_BYTES. It is stored encrypted. A file
    # that no source uses is deleted after a day.
    #
    # Scope: `files:write`. A member's e-mail address must be verified.
    #
    # @param file [Upload]
    # @return [Types::File]
    def upload(file:, **more)
      call_of("POST /api/files", :File, body: members({ "file" => file }, more))
    end

    # Download a file.
    #
    # The bytes as they were uploaded, as an attachment of the type application/octet-stream.
    #
    # Scope: `files:read`.
    #
    # @param file_id [String]
    # @return [String, nil]
    def download(file_id, &block)
      open_of("GET /api/files/{fileId}", params: { "fileId" => file_id }, &block)
    end

    # Delete a file.
    #
    # What was taught of it stays. Nobody can download it any more.
    #
    # Scope: `files:write`.
    #
    # @param file_id [String]
    # @return [nil]
    def delete(file_id)
      nothing_of("DELETE /api/files/{fileId}", params: { "fileId" => file_id })
    end
  end

  # The calls of the group forms.
  class FormsCalls < Group
    # Get a signed timestamp and a proof of work for a form.
    #
    # For forms with JavaScript. Send the timestamp back as the field `_timestamp`, and the solution as the
    # field `altcha`; a challenge is valid for an hour and its solution once. The address works as the
    # `challenge` of the ALTCHA widget, with the publishable key as `?key=`.
    #
    # Scope: `leads:write`, or a publishable key.
    #
    # @param key [String]
    # @return [Types::FormChallenge]
    def challenge(key: OMIT)
      call_of("GET /api/forms/challenge", :FormChallenge, query: { "key" => key })
    end
  end

  # The calls of the group inbound_events.
  class InboundEventsCalls < Group
    # Receive a webhook.
    #
    # JSON, or a form: one field `payload` with the JSON, or `event` and the members of the data as fields.
    # gzip, deflate and br are decompressed; the bytes as they were sent are signed. What names no event is
    # data as a whole, and its kind says what it is: a list of JSON (`array`), a form (`form`), text and XML
    # (`text`), or any other bytes (`binary`: the data is `{mediaType, base64}`). The raw body is signed by
    # the scheme of the source. The signed time may differ from this server's time by 300 s. 202: the event is
    # stored. 200: the delivery repeats one of the last 30 days (by its signed webhook-id, else by `id` in the
    # body, else by the same body). An unknown source gets the same answer as a wrong signature.
    #
    # The signature is the credential.
    #
    # @param source_id [String]
    # @param body [Types::InboundWebhook, Array<Object>, Hash]
    # @param wait [Boolean]
    # @return [Types::WebhookReceipt]
    def process_from(source_id, body, wait: OMIT)
      call_of("POST /api/webhook/process/{sourceId}", :WebhookReceipt, params: { "sourceId" => source_id }, query: { "wait" => wait }, body: body)
    end

    # Receive a webhook of a named source, or of the default source.
    #
    # ?source= or the header X-Webhook-Source names the source. JSON, or a form: one field `payload` with the
    # JSON, or `event` and the members of the data as fields. gzip, deflate and br are decompressed; the bytes
    # as they were sent are signed. What names no event is data as a whole, and its kind says what it is: a
    # list of JSON (`array`), a form (`form`), text and XML (`text`), or any other bytes (`binary`: the data
    # is `{mediaType, base64}`). The raw body is signed by the scheme of the source. The signed time may
    # differ from this server's time by 300 s. 202: the event is stored. 200: the delivery repeats one of the
    # last 30 days (by its signed webhook-id, else by `id` in the body, else by the same body). An unknown
    # source gets the same answer as a wrong signature.
    #
    # The signature is the credential.
    #
    # @param body [Types::InboundWebhook, Array<Object>, Hash]
    # @param source [String]
    # @param wait [Boolean]
    # @return [Types::WebhookReceipt]
    def process(body, source: OMIT, wait: OMIT)
      call_of("POST /api/webhook/process", :WebhookReceipt, query: { "source" => source, "wait" => wait }, body: body)
    end

    # Receive a mail.
    #
    # The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field `raw`, `email`
    # or `body-mime`. The raw body is signed by the scheme of the source. The mail becomes a message in the
    # conversation of the answer that it replies to, else in a new one, and the answer is mailed. Automatic
    # mails are stored and not answered. A mail with a known Message-ID is a duplicate.
    #
    # The signature is the credential.
    #
    # @param source_id [String]
    # @param body [String, Upload, IO]
    # @return [Types::WebhookReceipt]
    def receive_mail(source_id, body)
      call_of("POST /api/webhook/email/{sourceId}", :WebhookReceipt, params: { "sourceId" => source_id }, body: body)
    end

    # List the received events.
    #
    # The events of the last 30 days, newest first, without their data.
    #
    # Scope: `webhooks:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param source_id [String]
    # @param kind [String]
    # @param status ["accepted", "processed", "failed"]
    # @return [Pages<Types::InboundEvent>]
    def list(limit: OMIT, cursor: OMIT, source_id: OMIT, kind: OMIT, status: OMIT)
      pages_of("GET /api/webhook/events", :InboundEvent, query: { "limit" => limit, "cursor" => cursor, "sourceId" => source_id, "kind" => kind, "status" => status })
    end

    # Read a received event.
    #
    # Scope: `webhooks:read`.
    #
    # @param event_id [String]
    # @return [Types::FullInboundEvent]
    def get(event_id)
      call_of("GET /api/webhook/events/{eventId}", :FullInboundEvent, params: { "eventId" => event_id })
    end

    # Process a received event again.
    #
    # A `user_message` is asked and answered again, and the event is announced again.
    #
    # Scope: `webhooks:write`. A member's e-mail address must be verified.
    #
    # @param event_id [String]
    # @return [Types::WebhookReceipt]
    def replay(event_id)
      call_of("POST /api/webhook/events/{eventId}/replay", :WebhookReceipt, params: { "eventId" => event_id })
    end
  end

  # The calls of the group inbound_sources.
  class InboundSourcesCalls < Group
    # Create a source of webhooks.
    #
    # A source is another service that sends webhooks here. Only this answer shows its secret. The first
    # source of the installation's first workspace becomes the default source.
    #
    # Scope: `webhooks:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param scheme ["parley", "github", "standard"]
    # @param secret [String]
    # @param schemas [Hash{String => Hash{String => Object}}]
    # @param format ["events", "email"]
    # @param address [String]
    # @param forwarders [Array<String>]
    # @return [Types::WebhookSourceWithSecret]
    def create(name:, scheme: OMIT, secret: OMIT, schemas: OMIT, format: OMIT, address: OMIT, forwarders: OMIT, **more)
      call_of("POST /api/webhook/sources", :WebhookSourceWithSecret, body: members({ "name" => name, "scheme" => scheme, "secret" => secret, "schemas" => schemas, "format" => format, "address" => address, "forwarders" => forwarders }, more))
    end

    # List the sources of webhooks.
    #
    # Scope: `webhooks:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::WebhookSource>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/webhook/sources", :WebhookSource, query: { "limit" => limit, "cursor" => cursor })
    end

    # Read a source of webhooks.
    #
    # Scope: `webhooks:read`.
    #
    # @param source_id [String]
    # @return [Types::WebhookSource]
    def get(source_id)
      call_of("GET /api/webhook/sources/{sourceId}", :WebhookSource, params: { "sourceId" => source_id })
    end

    # Change a source of webhooks.
    #
    # Scope: `webhooks:write`. A member's e-mail address must be verified.
    #
    # @param source_id [String]
    # @param name [String]
    # @param schemas [Hash{String => Hash{String => Object}}]
    # @param forwarders [Array<String>]
    # @param is_default [Boolean]
    # @return [Types::WebhookSource]
    def update(source_id, name: OMIT, schemas: OMIT, forwarders: OMIT, is_default: OMIT, **more)
      call_of("PATCH /api/webhook/sources/{sourceId}", :WebhookSource, params: { "sourceId" => source_id }, body: members({ "name" => name, "schemas" => schemas, "forwarders" => forwarders, "isDefault" => is_default }, more))
    end

    # Delete a source of webhooks.
    #
    # Its webhooks are refused from now on, and the events that it sent are erased. Conversations stay.
    #
    # Scope: `webhooks:write`.
    #
    # @param source_id [String]
    # @return [nil]
    def delete(source_id)
      nothing_of("DELETE /api/webhook/sources/{sourceId}", params: { "sourceId" => source_id })
    end

    # Replace the secret of a source.
    #
    # The former secret is accepted as well until the overlap ends. Only this answer shows the new secret.
    #
    # Scope: `webhooks:write`. A member's e-mail address must be verified.
    #
    # @param source_id [String]
    # @param overlap_seconds [Integer]
    # @param secret [String]
    # @return [Types::WebhookSourceWithSecret]
    def rotate_secret(source_id, overlap_seconds: OMIT, secret: OMIT, **more)
      call_of("POST /api/webhook/sources/{sourceId}/rotate-secret", :WebhookSourceWithSecret, params: { "sourceId" => source_id }, body: members({ "overlapSeconds" => overlap_seconds, "secret" => secret }, more))
    end
  end

  # The calls of the group installation.
  class InstallationCalls < Group
    # See what runs here, and who operates it.
    #
    # For the operator of the installation.
    #
    # @return [Types::Installation]
    def get
      call_of("GET /api/installation", :Installation)
    end

    # Examine the installation.
    #
    # The same as `./parley doctor`: settings that contradict each other, backups, disk, jobs, mails,
    # certificates and what was left over. It calls the hosts whose certificates it looks at, and takes up to
    # ten seconds.
    #
    # For the operator of the installation.
    #
    # @return [Types::Examination]
    def get_findings
      call_of("GET /api/installation/findings", :Examination)
    end

    # Read for how long new workspaces keep their data.
    #
    # For the operator of the installation.
    #
    # @return [Types::DefaultRetention]
    def get_retention
      call_of("GET /api/installation/retention", :DefaultRetention)
    end

    # Change for how long new workspaces keep their data.
    #
    # Workspaces that are there keep what they have; their owners see with `GET
    # /api/settings/retention/default` what the default would erase.
    #
    # For the operator of the installation. A member's e-mail address must be verified.
    #
    # @param days [Hash{String => Integer, nil}]
    # @return [Types::DefaultRetention]
    def update_retention(days:, **more)
      call_of("PATCH /api/installation/retention", :DefaultRetention, body: members({ "days" => days }, more))
    end

    # Help a person who cannot sign in.
    #
    # Makes a link for a new password, which is mailed where mail is set up; else you get it and pass it on.
    # It works for an hour, and for three days where the address was never confirmed: then the account starts
    # again in an empty workspace. The former password works until the link is used. The person's workspaces
    # find it in their audit logs. Only a signed-in operator may do this.
    #
    # For the operator of the installation. A member's e-mail address must be verified.
    #
    # @param email [String]
    # @param remove_second_factor [Boolean]
    # @return [Types::SignInReset]
    def sign_in_resets(email:, remove_second_factor: OMIT, **more)
      call_of("POST /api/installation/sign-in-resets", :SignInReset, body: members({ "email" => email, "removeSecondFactor" => remove_second_factor }, more))
    end
  end

  # The calls of the group invitations.
  class InvitationsCalls < Group
    # Invite a person to the workspace.
    #
    # Mails a link that works for seven days, and answers members with another one to pass on. A caller
    # invites only to roles whose scopes it has itself. The invitation is void once the inviter has lost them;
    # that of a key ends with the key. A key with an end, with `allowedAddresses` or with `databaseRules`
    # invites nobody, because a member has no such bound.
    #
    # Scope: `members:write`. A member's e-mail address must be verified.
    #
    # @param email [String]
    # @param role ["owner", "admin", "agent"]
    # @return [Types::InvitationWithLink]
    def create(email:, role:, **more)
      call_of("POST /api/members/invitations", :InvitationWithLink, body: members({ "email" => email, "role" => role }, more))
    end

    # List the open invitations.
    #
    # Scope: `members:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::Invitation>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/members/invitations", :Invitation, query: { "limit" => limit, "cursor" => cursor })
    end

    # Withdraw an invitation.
    #
    # Takes the scopes of the role itself.
    #
    # Scope: `members:write`.
    #
    # @param id [String]
    # @return [nil]
    def delete(id)
      nothing_of("DELETE /api/members/invitations/{id}", params: { "id" => id })
    end

    # Accept an invitation and sign in.
    #
    # Works under every PARLEY_SIGNUP. An address without an account gets one with the chosen `password`. An
    # account proves itself with its access token or its password; one with a second factor with its access
    # token.
    #
    # @param session ["cookie"]
    # @param token [String]
    # @param name [String]
    # @param password [String]
    # @return [Types::SignedIn]
    def accept(session: OMIT, token:, name: OMIT, password: OMIT, **more)
      call_of("POST /api/invitations/accept", :SignedIn, body: members({ "session" => session, "token" => token, "name" => name, "password" => password }, more))
    end
  end

  # The calls of the group keys.
  class KeysCalls < Group
    # Make an API key.
    #
    # Only this answer shows the key. Without `scopes`, a secret key has all scopes except the sensitive ones,
    # and a publishable key all that it may have: those that later versions add as well.
    #
    # Scope: `keys:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param kind ["secret", "publishable"]
    # @param scopes [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write", "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read", "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read", "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write", "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run", "approvals:write", "voice:write">]
    # @param allowed_origins [Array<String>]
    # @param allowed_addresses [Array<String>]
    # @param allow_browser [Boolean]
    # @param expires_at [Time]
    # @param require_identity [Boolean]
    # @param database_rules [Array<Types::DatabaseRule>]
    # @param assistant_ids [Array<String>]
    # @return [Types::ApiKeyWithSecret]
    def create(name:, kind:, scopes: OMIT, allowed_origins: OMIT, allowed_addresses: OMIT, allow_browser: OMIT, expires_at: OMIT, require_identity: OMIT, database_rules: OMIT, assistant_ids: OMIT, **more)
      call_of("POST /api/keys", :ApiKeyWithSecret, body: members({ "name" => name, "kind" => kind, "scopes" => scopes, "allowedOrigins" => allowed_origins, "allowedAddresses" => allowed_addresses, "allowBrowser" => allow_browser, "expiresAt" => expires_at, "requireIdentity" => require_identity, "databaseRules" => database_rules, "assistantIds" => assistant_ids }, more))
    end

    # List the API keys.
    #
    # Scope: `keys:write`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::ApiKey>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/keys", :ApiKey, query: { "limit" => limit, "cursor" => cursor })
    end

    # Give an API key a new text.
    #
    # Only this answer shows the new text. The key keeps its id, its rights and its limits. The text before
    # works until the overlap ends, or the key itself; a former text that was still accepted ends at once, so
    # that there are never more than two. With `overlapSeconds` 0 every node refuses the text before within a
    # second. A secret key may rotate itself without the scope `keys:write`, but not by a former text. Nobody
    # may rotate a key that they could not make.
    #
    # For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
    #
    # @param id [String]
    # @param overlap_seconds [Integer]
    # @return [Types::ApiKeyWithSecret]
    def rotate(id, overlap_seconds: OMIT, **more)
      call_of("POST /api/keys/{id}/rotate", :ApiKeyWithSecret, params: { "id" => id }, body: members({ "overlapSeconds" => overlap_seconds }, more))
    end

    # Change the name and the limits of an API key.
    #
    # Every node knows new limits within a second. Connections and tickets of the key end then, so that they
    # are opened again under the new limits; a new name ends nothing. The limits are checked as at the making
    # of a key, and nobody may change a key that they could not make.
    #
    # Scope: `keys:write`. A member's e-mail address must be verified.
    #
    # @param id [String]
    # @param name [String]
    # @param expires_at [Time, nil]
    # @param allowed_origins [Array<String>]
    # @param allowed_addresses [Array<String>, nil]
    # @param allow_browser [Boolean]
    # @return [Types::ApiKey]
    def update(id, name: OMIT, expires_at: OMIT, allowed_origins: OMIT, allowed_addresses: OMIT, allow_browser: OMIT, **more)
      call_of("PATCH /api/keys/{id}", :ApiKey, params: { "id" => id }, body: members({ "name" => name, "expiresAt" => expires_at, "allowedOrigins" => allowed_origins, "allowedAddresses" => allowed_addresses, "allowBrowser" => allow_browser }, more))
    end

    # End an API key.
    #
    # Every node refuses the key within a second.
    #
    # Scope: `keys:write`.
    #
    # @param id [String]
    # @return [nil]
    def delete(id)
      nothing_of("DELETE /api/keys/{id}", params: { "id" => id })
    end

    # Report API keys that were found in public.
    #
    # In the form of GitHub's secret scanning partner programme, and signed as there: ECDSA over P-256 with
    # SHA-256, by a key that is published at PARLEY_LEAK_REPORT_KEYS. A reported secret key is refused on
    # every node within a second, and the owners of its workspace are told. When only the former text of a
    # rotated key was found, only that text ends. A text without the checksum of a secret key is not looked
    # up.
    #
    # The signature is the credential.
    #
    # @param body [Array<Types::LeakReportItem>, Hash]
    # @return [Array<Types::LeakLabel>]
    def report_leaked(body)
      call_of("POST /api/keys/report-leaked", [:list, :LeakLabel], body: body)
    end
  end

  # The calls of the group knowledge.
  class KnowledgeCalls < Group
    # Add a source, or up to 500 at once.
    #
    # A text, a FAQ, a page (`url`), a whole website (`site`), a file that was uploaded (`file`), or
    # `{sources: [...]}`, which stores all of its texts and FAQs or none. Pages and sites are learnt after the
    # answer: their `status` is `pending` until then. Or multipart/form-data with parts `file`: several of
    # them, and a zip, answer as `{sources: [...]}`. A file is read within the request, or after it where it
    # takes more than ten seconds; one that cannot be read is refused, and of several it is a source with
    # `status` `failed`. A text may be plain text, Markdown or HTML; it is stored as Markdown. With an
    # `externalId` that a source has, it replaces that source; the answer is 200 when nothing was created. The
    # same again without an `externalId` is the source that is there. A FAQ whose question another one answers
    # otherwise is stored, with a warning. Every question that is asked after this answer finds them.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param body [Types::NewKnowledgeSourcesText, Types::NewKnowledgeSourcesFaq, Types::NewKnowledgeSourcesUrl, Types::NewKnowledgeSourcesSite, Types::NewKnowledgeSourcesFile, Types::NewKnowledgeSourcesSources, Hash]
    # @return [Types::AddedKnowledgeSource, Types::AddedKnowledgeSources2]
    def add(body)
      call_of("POST /api/knowledge/sources", [:union, :AddedKnowledgeSource, :AddedKnowledgeSources2], body: body)
    end

    # List the sources.
    #
    # Scope: `knowledge:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param type ["text", "faq", "url", "site", "file"]
    # @param q [String]
    # @param tag [String]
    # @param external_id [String]
    # @return [Pages<Types::KnowledgeSource>]
    def list(limit: OMIT, cursor: OMIT, type: OMIT, q: OMIT, tag: OMIT, external_id: OMIT)
      pages_of("GET /api/knowledge/sources", :KnowledgeSource, query: { "limit" => limit, "cursor" => cursor, "type" => type, "q" => q, "tag" => tag, "externalId" => external_id })
    end

    # Remove the sources with a tag, or all.
    #
    # Needs `?tag=` or `?all=true`. Documents that replies cite stay readable for their citations. After a
    # failure, send it again: what was removed stays so.
    #
    # Scope: `knowledge:write`.
    #
    # @param tag [String]
    # @param all [Boolean]
    # @return [Types::RemovedKnowledgeSources]
    def delete_many(tag: OMIT, all: OMIT)
      call_of("DELETE /api/knowledge/sources", :RemovedKnowledgeSources, query: { "tag" => tag, "all" => all })
    end

    # Read a source.
    #
    # Scope: `knowledge:read`.
    #
    # @param source_id [String]
    # @return [Types::FullKnowledgeSourceText, Types::FullKnowledgeSourceFaq, Types::FullKnowledgeSourceId, Types::FullKnowledgeSourceFile]
    def get(source_id)
      call_of("GET /api/knowledge/sources/{sourceId}", [:union, :FullKnowledgeSourceText, :FullKnowledgeSourceFaq, :FullKnowledgeSourceId, :FullKnowledgeSourceFile], params: { "sourceId" => source_id })
    end

    # Replace the content of a source.
    #
    # The previous document stays readable for the citations that quote it, and is deleted when there are
    # none. Content that is stored as the same text changes nothing; another `url` is a change. Without
    # `externalId` and `tags` the source keeps those that it has.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param source_id [String]
    # @param body [Types::NewKnowledgeSourcesText, Types::NewKnowledgeSourcesFaq, Hash]
    # @return [Types::ReplacedKnowledgeSource]
    def replace(source_id, body)
      call_of("PUT /api/knowledge/sources/{sourceId}", :ReplacedKnowledgeSource, params: { "sourceId" => source_id }, body: body)
    end

    # Remove a source.
    #
    # No further question is answered from the source. Documents that no reply cites are deleted at once. The
    # others stay readable for the citations that quote them, unless the source is purged: then they are
    # deleted too, and the citations become `withdrawn`. A source that was removed before can still be purged.
    #
    # Scope: `knowledge:write`.
    #
    # @param source_id [String]
    # @param purge [Boolean]
    # @return [nil]
    def delete(source_id, purge: OMIT)
      nothing_of("DELETE /api/knowledge/sources/{sourceId}", params: { "sourceId" => source_id }, query: { "purge" => purge })
    end

    # List all document versions of a source.
    #
    # Newest first: the current one, and former ones that replies cite. Also works for a source that was
    # removed.
    #
    # Scope: `knowledge:read`.
    #
    # @param source_id [String]
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::KnowledgeDocumentVersion>]
    def list_versions(source_id, limit: OMIT, cursor: OMIT)
      pages_of("GET /api/knowledge/sources/{sourceId}/versions", :KnowledgeDocumentVersion, params: { "sourceId" => source_id }, query: { "limit" => limit, "cursor" => cursor })
    end

    # Read a document version.
    #
    # The text that citations quote. Where a reply cites it, it stays readable after its source was changed or
    # removed.
    #
    # Scope: `knowledge:read`.
    #
    # @param document_id [String]
    # @return [Types::KnowledgeDocument]
    def get_document(document_id)
      call_of("GET /api/knowledge/documents/{documentId}", :KnowledgeDocument, params: { "documentId" => document_id })
    end

    # List the passages of a document version.
    #
    # As the assistant finds and quotes them today, in their order.
    #
    # Scope: `knowledge:read`.
    #
    # @param document_id [String]
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::DocumentPassage>]
    def list_document_passages(document_id, limit: OMIT, cursor: OMIT)
      pages_of("GET /api/knowledge/documents/{documentId}/passages", :DocumentPassage, params: { "documentId" => document_id }, query: { "limit" => limit, "cursor" => cursor })
    end

    # Read the synonyms.
    #
    # Scope: `knowledge:read`.
    #
    # @return [Types::Synonyms]
    def get_synonyms
      call_of("GET /api/knowledge/synonyms", :Synonyms)
    end

    # Replace the synonyms.
    #
    # Words and phrases that mean the same, for example `bike` and `push cycle`. Every question that is asked
    # after this answer uses them.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param groups [Array<Array<String>>]
    # @return [Types::Synonyms]
    def put_synonyms(groups:, **more)
      call_of("PUT /api/knowledge/synonyms", :Synonyms, body: members({ "groups" => groups }, more))
    end

    # Search for passages.
    #
    # Scope: `knowledge:read`.
    #
    # @param query [String]
    # @param limit [Integer]
    # @param tags [Array<String>]
    # @return [Types::FoundPassages]
    def search(query:, limit: OMIT, tags: OMIT, **more)
      call_of("POST /api/knowledge/search", :FoundPassages, body: members({ "query" => query, "limit" => limit, "tags" => tags }, more))
    end

    # List the pages of a source.
    #
    # Each page of a site, or the file, with its state, its words, when it was last looked at and, where it
    # was not learnt, what to do. Texts and FAQs have none (404).
    #
    # Scope: `knowledge:read`.
    #
    # @param source_id [String]
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::KnowledgePage>]
    def list_documents(source_id, limit: OMIT, cursor: OMIT)
      pages_of("GET /api/knowledge/sources/{sourceId}/documents", :KnowledgePage, params: { "sourceId" => source_id }, query: { "limit" => limit, "cursor" => cursor })
    end

    # Look again at what a source was learnt from.
    #
    # What changed gets a new version, what did not stays, and what is gone is withdrawn after two looks a day
    # apart. A source that is being learnt goes on.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param source_id [String]
    # @return [nil]
    def refresh(source_id)
      nothing_of("POST /api/knowledge/sources/{sourceId}/refresh", params: { "sourceId" => source_id })
    end

    # Stop learning a source.
    #
    # What was learnt until now stays.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param source_id [String]
    # @return [nil]
    def cancel(source_id)
      nothing_of("POST /api/knowledge/sources/{sourceId}/cancel", params: { "sourceId" => source_id })
    end

    # List what was asked and not answered well.
    #
    # Questions that ask the same are one gap: unanswered ones, those before a hand-over to a person, and
    # those whose reply was not helpful. The most frequent gap is first, of equals the last asked.
    # `contradictions` names the FAQs that answer one question in different ways.
    #
    # Scope: `knowledge:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param state ["open", "resolved", "ignored"]
    # @return [Pages<Types::Gap>]
    def list_gaps(limit: OMIT, cursor: OMIT, state: OMIT)
      pages_of("GET /api/knowledge/gaps", :Gap, query: { "limit" => limit, "cursor" => cursor, "state" => state })
    end

    # Resolve a gap: with an answer, with a source, or because it is none.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param gap_id [String]
    # @param body [Types::GapResolutionAnswer, Types::GapResolutionSourceId, Types::GapResolutionTrue, Hash]
    # @return [Types::Gap]
    def resolve_gap(gap_id, body)
      call_of("POST /api/knowledge/gaps/{gapId}/resolve", :Gap, params: { "gapId" => gap_id }, body: body)
    end

    # Whether I get the weekly mail about gaps.
    #
    # For a signed-in member.
    #
    # @return [Types::GapMail]
    def get_gap_mail
      call_of("GET /api/knowledge/gaps/mail", :GapMail)
    end

    # Get the weekly mail about gaps, or stop it.
    #
    # On Mondays at 8:00 UTC: the ten gaps that were asked most often in the week. No mail when there are
    # none.
    #
    # For a signed-in member. A member's e-mail address must be verified.
    #
    # @param weekly [Boolean]
    # @return [Types::GapMail]
    def put_gap_mail(weekly:, **more)
      call_of("PUT /api/knowledge/gaps/mail", :GapMail, body: members({ "weekly" => weekly }, more))
    end

    # Show which model embeds the passages, and how far that has come.
    #
    # Scope: `knowledge:read`.
    #
    # @return [Types::EmbeddingSetting]
    def get_embeddings
      call_of("GET /api/knowledge/embeddings", :EmbeddingSetting)
    end

    # Have a model embed the passages, so that they are found by meaning as well as by words.
    #
    # The model embeds two test sentences first. The passages follow in the background, and are used when nine
    # of ten have a vector. Another model or another length starts from the beginning.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param model [String]
    # @param dimensions [Integer]
    # @param daily_tokens [Integer]
    # @return [Types::EmbeddingSetting]
    def put_embeddings(model:, dimensions: OMIT, daily_tokens: OMIT, **more)
      call_of("PUT /api/knowledge/embeddings", :EmbeddingSetting, body: members({ "model" => model, "dimensions" => dimensions, "dailyTokens" => daily_tokens }, more))
    end

    # Find passages by their words alone, and delete every vector.
    #
    # Scope: `settings:write`.
    #
    # @return [nil]
    def delete_embeddings
      nothing_of("DELETE /api/knowledge/embeddings")
    end

    # List the questions that passages are found by beside their own words, and what a model writes of them.
    #
    # Scope: `knowledge:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param origin ["model", "choice"]
    # @param document_id [String]
    # @return [Pages<Types::AskedQuestion>]
    def list_questions(limit: OMIT, cursor: OMIT, origin: OMIT, document_id: OMIT)
      pages_of("GET /api/knowledge/questions", :AskedQuestion, query: { "limit" => limit, "cursor" => cursor, "origin" => origin, "documentId" => document_id })
    end

    # Have a model write questions that each section answers.
    #
    # In the background, section by section. A question that the engine does not lead back to its section is
    # thrown away; the others are what the section is found by beside its own words, and go with the version
    # of the document. Answers stay the words of the text, and ask no model. The answer estimates what the
    # sections that are left take; `dryRun` does nothing else. The same again goes on with another ceiling;
    # another model, number or choice of languages begins from the start, and forgets what was written.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param model [String]
    # @param per_section [Integer]
    # @param languages [Array<"en", "de", "fr", "es", "it", "nl", "pt">]
    # @param max_cost [Numeric]
    # @param max_tokens [Integer]
    # @param dry_run [Boolean]
    # @return [Types::QuestionWriting]
    def put_questions(model:, per_section: OMIT, languages: OMIT, max_cost: OMIT, max_tokens: OMIT, dry_run: OMIT, **more)
      call_of("PUT /api/knowledge/questions", :QuestionWriting, body: members({ "model" => model, "perSection" => per_section, "languages" => languages, "maxCost" => max_cost, "maxTokens" => max_tokens, "dryRun" => dry_run }, more))
    end

    # Have no model write questions, and forget those that one wrote.
    #
    # Questions that visitors taught by their choices stay.
    #
    # Scope: `settings:write`.
    #
    # @return [nil]
    def delete_questions
      nothing_of("DELETE /api/knowledge/questions")
    end

    # Write an asked question in other words.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param question_id [String]
    # @param text [String]
    # @return [Types::AskedQuestion]
    def update_question(question_id, text:, **more)
      call_of("PATCH /api/knowledge/questions/{questionId}", :AskedQuestion, params: { "questionId" => question_id }, body: members({ "text" => text }, more))
    end

    # Remove an asked question.
    #
    # Its passage is not found by it any more, from the answer on. Visitors who take the same choices do not
    # bring it back while the document is taught.
    #
    # Scope: `knowledge:write`.
    #
    # @param question_id [String]
    # @return [nil]
    def delete_question(question_id)
      nothing_of("DELETE /api/knowledge/questions/{questionId}", params: { "questionId" => question_id })
    end
  end

  # The calls of the group knowledge_sync.
  class KnowledgeSyncCalls < Group
    # Begin to bring a tag's sources in step.
    #
    # For a folder or a catalogue that is loaded again and again: send all of it in portions, then finish.
    # Nothing is taught or removed before. A sync of the same tag that is open is forgotten, and one that is
    # given nothing for a day.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param tag [String]
    # @return [Types::StartedKnowledgeSync]
    def begin(tag:, **more)
      call_of("POST /api/knowledge/sync", :StartedKnowledgeSync, body: members({ "tag" => tag }, more))
    end

    # Send a portion of a sync.
    #
    # Up to 500 sources, any number of times. A source with the `externalId` of an earlier one of the sync
    # takes its place. One without is known by its content.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param sync_id [String]
    # @param sources [Array<Types::NewKnowledgeSourcesText, Types::NewKnowledgeSourcesFaq>]
    # @return [Types::ReceivedKnowledgeSyncPortion]
    def send(sync_id, sources:, **more)
      call_of("PUT /api/knowledge/sync/{syncId}", :ReceivedKnowledgeSyncPortion, params: { "syncId" => sync_id }, body: members({ "sources" => sources }, more))
    end

    # Finish a sync.
    #
    # The tag's sources are then exactly those that were sent, and every question that is asked after this
    # answer finds them. A source that is as it was keeps its version. Answers with sync-removes-much when
    # more than half of the tag's sources would go, unless `allowRemoval` is sent.
    #
    # Scope: `knowledge:write`. A member's e-mail address must be verified.
    #
    # @param sync_id [String]
    # @param dry_run [Boolean]
    # @param allow_removal [Boolean]
    # @return [Types::KnowledgeSyncCounts]
    def finish(sync_id, dry_run: OMIT, allow_removal: OMIT, **more)
      call_of("POST /api/knowledge/sync/{syncId}/finish", :KnowledgeSyncCounts, params: { "syncId" => sync_id }, body: members({ "dryRun" => dry_run, "allowRemoval" => allow_removal }, more))
    end
  end

  # The calls of the group labels.
  class LabelsCalls < Group
    # List the labels of conversations.
    #
    # Scope: `conversations:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::Label>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/labels", :Label, query: { "limit" => limit, "cursor" => cursor })
    end

    # Make a label for conversations.
    #
    # Scope: `conversations:write`.
    #
    # @param name [String]
    # @param colour ["grey", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
    # @return [Types::Label]
    def create(name:, colour: OMIT, **more)
      call_of("POST /api/labels", :Label, body: members({ "name" => name, "colour" => colour }, more))
    end

    # Rename or colour a label.
    #
    # Scope: `conversations:write`.
    #
    # @param label_id [String]
    # @param name [String]
    # @param colour ["grey", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
    # @return [Types::Label]
    def update(label_id, name: OMIT, colour: OMIT, **more)
      call_of("PATCH /api/labels/{labelId}", :Label, params: { "labelId" => label_id }, body: members({ "name" => name, "colour" => colour }, more))
    end

    # Delete a label.
    #
    # All conversations lose it.
    #
    # Scope: `conversations:write`.
    #
    # @param label_id [String]
    # @return [nil]
    def delete(label_id)
      nothing_of("DELETE /api/labels/{labelId}", params: { "labelId" => label_id })
    end
  end

  # The calls of the group leads.
  class LeadsCalls < Group
    # Take a lead: somebody wants to be contacted.
    #
    # JSON, or a plain HTML form with the publishable key as the field `key`. Fields that a form has beyond
    # these become `custom`. The answer is the same for spam and for every address. A form is answered with a
    # page, or with 303 to `_next`; a browser that sent something wrong, with a page that says what.
    #
    # Scope: `leads:write`, or a publishable key. A member's e-mail address must be verified.
    #
    # @param name [String, nil]
    # @param email [String, nil]
    # @param phone [String, nil]
    # @param company [String, nil]
    # @param message [String, nil]
    # @param source [String, nil]
    # @param form_id [String, nil]
    # @param page [String, Types::NewLeadPage, nil]
    # @param utm [Hash{String => String}, nil]
    # @param consent [Boolean, Types::NewLeadConsent, nil]
    # @param custom [Hash{String => String, Numeric, Boolean, nil}, nil]
    # @param country [String, nil]
    # @param user_id [String, nil]
    # @param _gotcha [Object]
    # @param _timestamp [String]
    # @param altcha [String]
    # @param _next [String]
    # @param _language [String]
    # @return [Types::CapturedLead]
    def create(name: OMIT, email: OMIT, phone: OMIT, company: OMIT, message: OMIT, source: OMIT, form_id: OMIT, page: OMIT, utm: OMIT, consent: OMIT, custom: OMIT, country: OMIT, user_id: OMIT, _gotcha: OMIT, _timestamp: OMIT, altcha: OMIT, _next: OMIT, _language: OMIT, **more)
      call_of("POST /api/leads", :CapturedLead, body: members({ "name" => name, "email" => email, "phone" => phone, "company" => company, "message" => message, "source" => source, "formId" => form_id, "page" => page, "utm" => utm, "consent" => consent, "custom" => custom, "country" => country, "userId" => user_id, "_gotcha" => _gotcha, "_timestamp" => _timestamp, "altcha" => altcha, "_next" => _next, "_language" => _language }, more))
    end

    # List the leads, newest first.
    #
    # Spam is left out unless `status=spam`.
    #
    # Scope: `leads:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param status ["new", "contacted", "qualified", "won", "lost", "spam"]
    # @param assignee_id [String]
    # @param contact_id [String]
    # @param source [String]
    # @param form_id [String]
    # @param email [String]
    # @param min_score [Integer]
    # @param created_after [Time]
    # @param created_before [Time]
    # @return [Pages<Types::Lead>]
    def list(limit: OMIT, cursor: OMIT, status: OMIT, assignee_id: OMIT, contact_id: OMIT, source: OMIT, form_id: OMIT, email: OMIT, min_score: OMIT, created_after: OMIT, created_before: OMIT)
      pages_of("GET /api/leads", :Lead, query: { "limit" => limit, "cursor" => cursor, "status" => status, "assigneeId" => assignee_id, "contactId" => contact_id, "source" => source, "formId" => form_id, "email" => email, "minScore" => min_score, "createdAfter" => created_after, "createdBefore" => created_before })
    end

    # Export the leads as CSV or as lines of JSON.
    #
    # A cell that a spreadsheet would take for a formula begins with an apostrophe.
    #
    # Scope: `leads:read`.
    #
    # @param format ["csv", "ndjson"]
    # @param for_ ["spreadsheet"]
    # @param status ["new", "contacted", "qualified", "won", "lost", "spam"]
    # @param assignee_id [String]
    # @param contact_id [String]
    # @param source [String]
    # @param form_id [String]
    # @param email [String]
    # @param min_score [Integer]
    # @param created_after [Time]
    # @param created_before [Time]
    # @return [String, nil]
    def export(format: OMIT, for_: OMIT, status: OMIT, assignee_id: OMIT, contact_id: OMIT, source: OMIT, form_id: OMIT, email: OMIT, min_score: OMIT, created_after: OMIT, created_before: OMIT, &block)
      open_of("GET /api/leads/export", query: { "format" => format, "for" => for_, "status" => status, "assigneeId" => assignee_id, "contactId" => contact_id, "source" => source, "formId" => form_id, "email" => email, "minScore" => min_score, "createdAfter" => created_after, "createdBefore" => created_before }, &block)
    end

    # Import leads from CSV, lines of JSON, Excel or vCards.
    #
    # Each row is a lead, under the contact of its address or number. A row that says what a stored lead says
    # is unchanged. Columns of other names become `custom`. Rows that cannot be read are left out and told.
    #
    # Scope: `leads:write`. A member's e-mail address must be verified.
    #
    # @param body [String, Upload, IO]
    # @param dry_run [Boolean]
    # @param mapping [String]
    # @param country [String]
    # @param encoding [String]
    # @param date_format ["DMY", "MDY", "YMD"]
    # @param status ["new", "contacted", "qualified", "won", "lost", "spam"]
    # @param consent [Boolean]
    # @return [Types::ImportReport]
    def import(body, dry_run: OMIT, mapping: OMIT, country: OMIT, encoding: OMIT, date_format: OMIT, status: OMIT, consent: OMIT)
      call_of("POST /api/leads/import", :ImportReport, query: { "dryRun" => dry_run, "mapping" => mapping, "country" => country, "encoding" => encoding, "dateFormat" => date_format, "status" => status, "consent" => consent }, body: body)
    end

    # Get a CSV to fill in for an import.
    #
    # Scope: `leads:read`.
    #
    # @return [String, nil]
    def import_template(&block)
      open_of("GET /api/leads/import/template", &block)
    end

    # Read the rules by which leads are scored.
    #
    # Scope: `leads:read`.
    #
    # @return [Types::LeadsListScoreRulesAnswer]
    def list_score_rules
      call_of("GET /api/leads/score-rules", :LeadsListScoreRulesAnswer)
    end

    # Read a lead.
    #
    # Scope: `leads:read`.
    #
    # @param lead_id [String]
    # @return [Types::Lead]
    def get(lead_id)
      call_of("GET /api/leads/{leadId}", :Lead, params: { "leadId" => lead_id })
    end

    # Change the status, the assignee or own fields of a lead.
    #
    # The status `spam` keeps a lead apart, any other takes it back from there; the filter learns from both.
    # Of `custom`, only the named fields change, and null removes one.
    #
    # Scope: `leads:write`. A member's e-mail address must be verified.
    #
    # @param lead_id [String]
    # @param status ["new", "contacted", "qualified", "won", "lost", "spam"]
    # @param assignee_id [String, nil]
    # @param custom [Hash{String => String, Numeric, Boolean, nil}]
    # @return [Types::Lead]
    def update(lead_id, status: OMIT, assignee_id: OMIT, custom: OMIT, **more)
      call_of("PATCH /api/leads/{leadId}", :Lead, params: { "leadId" => lead_id }, body: members({ "status" => status, "assigneeId" => assignee_id, "custom" => custom }, more))
    end

    # Erase a lead with its notes.
    #
    # Scope: `leads:write`.
    #
    # @param lead_id [String]
    # @return [nil]
    def delete(lead_id)
      nothing_of("DELETE /api/leads/{leadId}", params: { "leadId" => lead_id })
    end

    # List the notes about a lead, newest first.
    #
    # Scope: `leads:read`.
    #
    # @param lead_id [String]
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::LeadNote>]
    def list_notes(lead_id, limit: OMIT, cursor: OMIT)
      pages_of("GET /api/leads/{leadId}/notes", :LeadNote, params: { "leadId" => lead_id }, query: { "limit" => limit, "cursor" => cursor })
    end

    # Write a note about a lead.
    #
    # Scope: `leads:write`. A member's e-mail address must be verified.
    #
    # @param lead_id [String]
    # @param text [String]
    # @return [Types::LeadNote]
    def create_note(lead_id, text:, **more)
      call_of("POST /api/leads/{leadId}/notes", :LeadNote, params: { "leadId" => lead_id }, body: members({ "text" => text }, more))
    end

    # Delete a note.
    #
    # Scope: `leads:write`.
    #
    # @param lead_id [String]
    # @param note_id [String]
    # @return [nil]
    def delete_note(lead_id, note_id)
      nothing_of("DELETE /api/leads/{leadId}/notes/{noteId}", params: { "leadId" => lead_id, "noteId" => note_id })
    end
  end

  # The calls of the group mcp.
  class McpCalls < Group
    # Send a message of the Model Context Protocol.
    #
    # Streamable HTTP without sessions: each message is independent. X-Session-Id names the conversation of
    # `ask_assistant`. A client sees the tools that the scopes of its credential allow. A notification is
    # answered with 202.
    #
    # For members and secret keys, whatever their scopes.
    #
    # @param jsonrpc ["2.0"]
    # @param id [String, Integer]
    # @param method_ [String]
    # @param params [Hash{String => Object}]
    # @return [Types::JsonRpcAnswer]
    def send(jsonrpc:, id: OMIT, method_:, params: OMIT, **more)
      call_of("POST /mcp", :JsonRpcAnswer, body: members({ "jsonrpc" => jsonrpc, "id" => id, "method" => method_, "params" => params }, more))
    end
  end

  # The calls of the group members.
  class MembersCalls < Group
    # List the members.
    #
    # Scope: `members:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::Member>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/members", :Member, query: { "limit" => limit, "cursor" => cursor })
    end

    # Give a member another role.
    #
    # Only an owner makes another member an owner, or takes that role away. The last owner stays one. A caller
    # gives and takes only roles whose scopes it has itself. A key with an end, with `allowedAddresses` or
    # with `databaseRules` gives nobody more, because a member has no such bound.
    #
    # Scope: `members:write`. A member's e-mail address must be verified.
    #
    # @param user_id [String]
    # @param role ["owner", "admin", "agent"]
    # @return [Types::Member]
    def update(user_id, role:, **more)
      call_of("PATCH /api/members/{userId}", :Member, params: { "userId" => user_id }, body: members({ "role" => role }, more))
    end

    # Remove a member, or leave the workspace.
    #
    # Every node refuses the member within a second. Keys that the member made stay: they are the workspace's.
    # Removing another member takes the scope `members:write` and all scopes of the member, and removing an
    # owner the role of one.
    #
    # For members and secret keys, whatever their scopes.
    #
    # @param user_id [String]
    # @return [nil]
    def delete(user_id)
      nothing_of("DELETE /api/members/{userId}", params: { "userId" => user_id })
    end
  end

  # The calls of the group model_aliases.
  class ModelAliasesCalls < Group
    # Show the aliases of assistants.
    #
    # Scope: `settings:read`.
    #
    # @return [Hash{String => String}]
    def get
      call_of("GET /api/model-aliases", nil)
    end

    # Set the aliases of assistants.
    #
    # Replaces all aliases. A request that sends an alias as its `model` is answered by that assistant, for
    # clients that can send only names such as `gpt-4o`. Parley reads a model's name in this order: `parley`
    # and `parley-offline`, the id of an assistant, an alias, `<provider name>/<model id>`, the name of an
    # assistant. An alias goes with its assistant when that one is removed.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @return [Hash{String => String}]
    def put(**more)
      call_of("PUT /api/model-aliases", nil, body: members({}, more))
    end
  end

  # The calls of the group models.
  class ModelsCalls < Group
    # Show what the models used this month, and the budget.
    #
    # Scope: `settings:read`.
    #
    # @return [Types::ModelUse]
    def use
      call_of("GET /api/model-use", :ModelUse)
    end

    # Set the monthly budget.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param monthly_tokens [Integer, nil]
    # @param monthly_cost [Numeric, nil]
    # @param daily_tokens_per_visitor [Integer, nil]
    # @param daily_cost_per_visitor [Numeric, nil]
    # @return [Types::ModelBudget]
    def put_budget(monthly_tokens:, monthly_cost:, daily_tokens_per_visitor: OMIT, daily_cost_per_visitor: OMIT, **more)
      call_of("PUT /api/model-budget", :ModelBudget, body: members({ "monthlyTokens" => monthly_tokens, "monthlyCost" => monthly_cost, "dailyTokensPerVisitor" => daily_tokens_per_visitor, "dailyCostPerVisitor" => daily_cost_per_visitor }, more))
    end
  end

  # The calls of the group newsletter.
  class NewsletterCalls < Group
    # Sign up for the newsletter.
    #
    # JSON, or a plain HTML form with the publishable key as the field `key`. The owner of the address is
    # asked by mail, and only the button behind that mail's link confirms. The answer is the same for every
    # address, also for spam and for an address that is confirmed or has left. A mailbox gets at most two such
    # mails a day (one, where the sign-up is suspicious) and four in 30 days; what these limits hold back
    # waits, as `mailWaitsUntil` of the subscriber says.
    #
    # Scope: `newsletter:write`, or a publishable key. A member's e-mail address must be verified.
    #
    # @param email [String]
    # @param name [String, nil]
    # @param list [String, nil]
    # @param language [String, nil]
    # @param consent [Boolean, Types::NewLeadConsent, nil]
    # @param source [String, nil]
    # @param form_id [String, nil]
    # @param page [String, nil]
    # @param _gotcha [Object]
    # @param _timestamp [String]
    # @param altcha [String]
    # @param _next [String]
    # @param _language [String]
    # @return [Types::TakenSubscription]
    def subscribe(email:, name: OMIT, list: OMIT, language: OMIT, consent: OMIT, source: OMIT, form_id: OMIT, page: OMIT, _gotcha: OMIT, _timestamp: OMIT, altcha: OMIT, _next: OMIT, _language: OMIT, **more)
      call_of("POST /api/newsletter", :TakenSubscription, body: members({ "email" => email, "name" => name, "list" => list, "language" => language, "consent" => consent, "source" => source, "formId" => form_id, "page" => page, "_gotcha" => _gotcha, "_timestamp" => _timestamp, "altcha" => altcha, "_next" => _next, "_language" => _language }, more))
    end

    # Count the subscribers of each list, and sign-ups by day.
    #
    # Scope: `newsletter:read`.
    #
    # @param days [Integer]
    # @param list [String]
    # @return [Types::NewsletterStatistics]
    def statistics(days: OMIT, list: OMIT)
      call_of("GET /api/newsletter/statistics", :NewsletterStatistics, query: { "days" => days, "list" => list })
    end
  end

  # The calls of the group newsletter_lists.
  class NewsletterListsCalls < Group
    # List the lists of the newsletter, oldest first.
    #
    # A workspace begins with the list `newsletter`.
    #
    # Scope: `newsletter:read`.
    #
    # @return [Types::NewsletterListsListAnswer]
    def list
      call_of("GET /api/newsletter/lists", :NewsletterListsListAnswer)
    end

    # Make a list.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param slug [String]
    # @param name [String]
    # @param description [String, nil]
    # @param is_public [Boolean]
    # @param language [String, nil]
    # @return [Types::NewsletterList]
    def create(slug:, name:, description: OMIT, is_public: OMIT, language: OMIT, **more)
      call_of("POST /api/newsletter/lists", :NewsletterList, body: members({ "slug" => slug, "name" => name, "description" => description, "isPublic" => is_public, "language" => language }, more))
    end

    # Change a list.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param list_id [String]
    # @param slug [String]
    # @param name [String]
    # @param description [String, nil]
    # @param is_public [Boolean]
    # @param language [String, nil]
    # @return [Types::NewsletterList]
    def update(list_id, slug: OMIT, name: OMIT, description: OMIT, is_public: OMIT, language: OMIT, **more)
      call_of("PATCH /api/newsletter/lists/{listId}", :NewsletterList, params: { "listId" => list_id }, body: members({ "slug" => slug, "name" => name, "description" => description, "isPublic" => is_public, "language" => language }, more))
    end

    # Delete a list and its subscriptions.
    #
    # Scope: `newsletter:write`.
    #
    # @param list_id [String]
    # @param force [Boolean]
    # @return [nil]
    def delete(list_id, force: OMIT)
      nothing_of("DELETE /api/newsletter/lists/{listId}", params: { "listId" => list_id }, query: { "force" => force })
    end
  end

  # The calls of the group oauth.
  class OauthCalls < Group
    # Let a program register itself as an app.
    #
    # RFC 7591, where PARLEY_OAUTH_REGISTRATION is `open` or `approval`. Without a use an app ends after three
    # days.
    #
    # @param client_name [String]
    # @param redirect_uris [Array<String>]
    # @param scope [String]
    # @param token_endpoint_auth_method [String]
    # @return [Types::RegisteredApp]
    def register(client_name: OMIT, redirect_uris: OMIT, scope: OMIT, token_endpoint_auth_method: OMIT, **more)
      call_of("POST /oauth/register", :RegisteredApp, body: members({ "client_name" => client_name, "redirect_uris" => redirect_uris, "scope" => scope, "token_endpoint_auth_method" => token_endpoint_auth_method }, more))
    end

    # Get an access token for an app.
    #
    # RFC 6749: for a code (with `code_verifier`), a refresh token, a device's code, or an app by itself. A
    # code and a refresh token work once. For a machine whose platform a workspace trusts, also RFC 8693
    # (`subject_token`) and RFC 7523 (`assertion`), with the id of the trust as `client_id`.
    #
    # @param body [String, Upload, IO]
    # @return [Types::OauthTokenAnswer]
    def token(body)
      call_of("POST /oauth/token", :OauthTokenAnswer, body: body)
    end

    # End a token of an app.
    #
    # RFC 7009. A refresh token ends with all that the app may do by it, an access token alone. Every node
    # refuses it within a second. An app may end its own tokens.
    #
    # @param body [String, Upload, IO]
    # @return [nil]
    def revoke(body)
      nothing_of("POST /oauth/revoke", body: body)
    end

    # Ask whether a token is valid.
    #
    # RFC 7662. An app is told of its own tokens.
    #
    # @param body [String, Upload, IO]
    # @return [Types::OauthIntrospection]
    def introspect(body)
      call_of("POST /oauth/introspect", :OauthIntrospection, body: body)
    end

    # Send what an authorization asks for beforehand.
    #
    # RFC 9126. The answer's `request_uri` then stands for it at /oauth/authorize.
    #
    # @param body [String, Upload, IO]
    # @return [Types::OauthPushedRequest]
    def push(body)
      call_of("POST /oauth/par", :OauthPushedRequest, body: body)
    end

    # Ask for a code with which a person lets in a device.
    #
    # RFC 8628. The person types `user_code` at `verification_uri`.
    #
    # @param body [String, Upload, IO]
    # @return [Types::OauthDeviceAnswer]
    def begin_device(body)
      call_of("POST /oauth/device", :OauthDeviceAnswer, body: body)
    end

    # Ask a person to let an app act for them.
    #
    # @return [String]
    def authorize
      text_of("GET /oauth/authorize")
    end
  end

  # The calls of the group openai.
  class OpenaiCalls < Group
    # Ask the assistant, as in OpenAI's chat completions.
    #
    # The question goes to the conversation that X-Session-Id or `metadata.sessionId` names. Without a name,
    # Parley looks for the conversation whose messages are those before the last, and begins a new
    # conversation when there is none. With `stream: true` the answer comes as Server-Sent Events.
    #
    # Scope: `conversations:write`.
    #
    # @param messages [Array<Types::ChatCompletionRequestMessage>]
    # @param model [String, nil]
    # @param stream [Boolean, nil]
    # @param stream_options [Types::ChatCompletionRequestStreamOptions, nil]
    # @param user [String, nil]
    # @param safety_identifier [Object]
    # @param prompt_cache_key [Object]
    # @param prompt_cache_options [Object]
    # @param prompt_cache_retention [Object]
    # @param service_tier [Object]
    # @param store [Object]
    # @param temperature [Numeric, nil]
    # @param top_p [Numeric, nil]
    # @param tools [Array<Types::ChatCompletionRequestTool>, nil]
    # @param tool_choice ["none", "auto", "required", Types::ChatCompletionRequestToolChoice, nil]
    # @param parallel_tool_calls [Object]
    # @param top_logprobs [Object]
    # @param moderation [Object]
    # @param metadata [Types::ChatCompletionRequestMetadata, nil]
    # @param max_tokens [Integer, nil]
    # @param max_completion_tokens [Integer, nil]
    # @param stop [String, Array<String>, nil]
    # @param presence_penalty [Numeric, nil]
    # @param frequency_penalty [Numeric, nil]
    # @param seed [Integer, nil]
    # @param top_k [Integer, nil]
    # @param reasoning_effort [String, nil]
    # @param response_format [Types::ChatCompletionRequestResponseFormat, nil]
    # @param verbosity [Object]
    # @param prediction [Object]
    # @param n [Integer, nil]
    # @param best_of [Object]
    # @param logprobs [Object]
    # @param logit_bias [Object]
    # @param audio [Object]
    # @param modalities [Object]
    # @param functions [Object]
    # @param function_call [Object]
    # @param web_search_options [Object]
    # @param assistant_id [String]
    # @return [Types::ChatCompletion]
    def create_chat_completion(messages:, model: OMIT, stream: OMIT, stream_options: OMIT, user: OMIT, safety_identifier: OMIT, prompt_cache_key: OMIT, prompt_cache_options: OMIT, prompt_cache_retention: OMIT, service_tier: OMIT, store: OMIT, temperature: OMIT, top_p: OMIT, tools: OMIT, tool_choice: OMIT, parallel_tool_calls: OMIT, top_logprobs: OMIT, moderation: OMIT, metadata: OMIT, max_tokens: OMIT, max_completion_tokens: OMIT, stop: OMIT, presence_penalty: OMIT, frequency_penalty: OMIT, seed: OMIT, top_k: OMIT, reasoning_effort: OMIT, response_format: OMIT, verbosity: OMIT, prediction: OMIT, n: OMIT, best_of: OMIT, logprobs: OMIT, logit_bias: OMIT, audio: OMIT, modalities: OMIT, functions: OMIT, function_call: OMIT, web_search_options: OMIT, assistant_id: OMIT, **more)
      call_of("POST /v1/chat/completions", :ChatCompletion, body: members({ "messages" => messages, "model" => model, "stream" => stream, "stream_options" => stream_options, "user" => user, "safety_identifier" => safety_identifier, "prompt_cache_key" => prompt_cache_key, "prompt_cache_options" => prompt_cache_options, "prompt_cache_retention" => prompt_cache_retention, "service_tier" => service_tier, "store" => store, "temperature" => temperature, "top_p" => top_p, "tools" => tools, "tool_choice" => tool_choice, "parallel_tool_calls" => parallel_tool_calls, "top_logprobs" => top_logprobs, "moderation" => moderation, "metadata" => metadata, "max_tokens" => max_tokens, "max_completion_tokens" => max_completion_tokens, "stop" => stop, "presence_penalty" => presence_penalty, "frequency_penalty" => frequency_penalty, "seed" => seed, "top_k" => top_k, "reasoning_effort" => reasoning_effort, "response_format" => response_format, "verbosity" => verbosity, "prediction" => prediction, "n" => n, "best_of" => best_of, "logprobs" => logprobs, "logit_bias" => logit_bias, "audio" => audio, "modalities" => modalities, "functions" => functions, "function_call" => function_call, "web_search_options" => web_search_options, "assistantId" => assistant_id }, more))
    end

    # Embed texts with a model of a provider.
    #
    # Scope: `knowledge:read`.
    #
    # @param model [String]
    # @param input [String, Array<String>]
    # @param dimensions [Integer, nil]
    # @param encoding_format ["float", "base64", nil]
    # @param user [String, nil]
    # @return [Types::Embeddings]
    def create_embeddings(model:, input:, dimensions: OMIT, encoding_format: OMIT, user: OMIT, **more)
      call_of("POST /v1/embeddings", :Embeddings, body: members({ "model" => model, "input" => input, "dimensions" => dimensions, "encoding_format" => encoding_format, "user" => user }, more))
    end

    # List the models that a question can name.
    #
    # Scope: `conversations:write`.
    #
    # @return [Types::OpenaiListModelsAnswer]
    def list_models
      call_of("GET /v1/models", :OpenaiListModelsAnswer)
    end

    # Read one model.
    #
    # Scope: `conversations:write`.
    #
    # @param model [String]
    # @return [Types::Model]
    def get_model(model)
      call_of("GET /v1/models/{model}", :Model, params: { "model" => model })
    end

    # Read one model of a provider.
    #
    # For clients that do not encode the slash of `<provider name>/<model id>`.
    #
    # Scope: `conversations:write`.
    #
    # @param provider [String]
    # @param model [String]
    # @return [Types::Model]
    def get_model_of_provider(provider, model)
      call_of("GET /v1/models/{provider}/{model}", :Model, params: { "provider" => provider, "model" => model })
    end

    # Make a client secret for a page, as in OpenAI's Realtime API.
    #
    # For a page that shall talk by `/v1/realtime` without a key: sessions begin with these settings. The page
    # may change sound, voice and turn-taking, and neither model, instructions nor tools.
    #
    # Scope: `voice:write`. A member's e-mail address must be verified.
    #
    # @param expires_after [Types::NewRealtimeClientSecretExpiresAfter, nil]
    # @param session [Types::NewRealtimeClientSecretSession, nil]
    # @return [Types::RealtimeClientSecret]
    def create_realtime_client_secret(expires_after: OMIT, session: OMIT, **more)
      call_of("POST /v1/realtime/client_secrets", :RealtimeClientSecret, body: members({ "expires_after" => expires_after, "session" => session }, more))
    end

    # Talk with the assistant, as in OpenAI's Realtime API.
    #
    # A WebSocket with OpenAI's events, in the names of the released protocol; with the header `OpenAI-Beta:
    # realtime=v1` in those of its preview. What is said goes to a conversation that has the session's id as
    # its name, or that X-Session-Id names. A browser with a publishable key is a visitor of its own, and
    # sends neither instructions nor tools.
    #
    # Scope: `voice:write`, or a publishable key.
    #
    # @param model [String]
    # @param language [String]
    # @param voice [String]
    # @param ticket [String]
    # @return [String]
    def realtime_socket(model: OMIT, language: OMIT, voice: OMIT, ticket: OMIT)
      socket_of("GET /v1/realtime", query: { "model" => model, "language" => language, "voice" => voice, "ticket" => ticket })
    end

    # Ask the assistant, as in OpenAI's responses.
    #
    # The question goes to the conversation that X-Session-Id, `metadata.sessionId`, `conversation` or
    # `previous_response_id` names. Without a name, Parley looks for the conversation whose messages are the
    # earlier input items, and begins a new conversation when there is none. With `stream: true` the answer
    # comes as Server-Sent Events.
    #
    # Scope: `conversations:write`.
    #
    # @param input [String, Array<Types::ResponseRequestInputItem>]
    # @param instructions [String, nil]
    # @param model [String, nil]
    # @param stream [Boolean, nil]
    # @param stream_options [Object]
    # @param user [String, nil]
    # @param safety_identifier [Object]
    # @param prompt_cache_key [Object]
    # @param prompt_cache_options [Object]
    # @param prompt_cache_retention [Object]
    # @param service_tier [Object]
    # @param store [Object]
    # @param temperature [Numeric, nil]
    # @param top_p [Numeric, nil]
    # @param tools [Array<Types::ResponseRequestTool>, nil]
    # @param tool_choice ["none", "auto", "required", Types::ChatCompletionRequestToolChoice, nil]
    # @param parallel_tool_calls [Object]
    # @param top_logprobs [Object]
    # @param moderation [Object]
    # @param previous_response_id [String, nil]
    # @param conversation [String, Types::ResponseRequestConversation, nil]
    # @param background [Boolean, nil]
    # @param metadata [Hash{String => String}, nil]
    # @param max_output_tokens [Integer, nil]
    # @param reasoning [Types::ResponseRequestReasoning, nil]
    # @param text [Types::ResponseRequestText, nil]
    # @param include [Object]
    # @param max_tool_calls [Object]
    # @param truncation [Object]
    # @param context_management [Object]
    # @param prompt [Object]
    # @param assistant_id [String]
    # @return [Types::Response]
    def create_response(input:, instructions: OMIT, model: OMIT, stream: OMIT, stream_options: OMIT, user: OMIT, safety_identifier: OMIT, prompt_cache_key: OMIT, prompt_cache_options: OMIT, prompt_cache_retention: OMIT, service_tier: OMIT, store: OMIT, temperature: OMIT, top_p: OMIT, tools: OMIT, tool_choice: OMIT, parallel_tool_calls: OMIT, top_logprobs: OMIT, moderation: OMIT, previous_response_id: OMIT, conversation: OMIT, background: OMIT, metadata: OMIT, max_output_tokens: OMIT, reasoning: OMIT, text: OMIT, include: OMIT, max_tool_calls: OMIT, truncation: OMIT, context_management: OMIT, prompt: OMIT, assistant_id: OMIT, **more)
      call_of("POST /v1/responses", :Response, body: members({ "input" => input, "instructions" => instructions, "model" => model, "stream" => stream, "stream_options" => stream_options, "user" => user, "safety_identifier" => safety_identifier, "prompt_cache_key" => prompt_cache_key, "prompt_cache_options" => prompt_cache_options, "prompt_cache_retention" => prompt_cache_retention, "service_tier" => service_tier, "store" => store, "temperature" => temperature, "top_p" => top_p, "tools" => tools, "tool_choice" => tool_choice, "parallel_tool_calls" => parallel_tool_calls, "top_logprobs" => top_logprobs, "moderation" => moderation, "previous_response_id" => previous_response_id, "conversation" => conversation, "background" => background, "metadata" => metadata, "max_output_tokens" => max_output_tokens, "reasoning" => reasoning, "text" => text, "include" => include, "max_tool_calls" => max_tool_calls, "truncation" => truncation, "context_management" => context_management, "prompt" => prompt, "assistantId" => assistant_id }, more))
    end

    # Read a response, or stream its events again.
    #
    # With `stream=true` the same events come again, only those after `starting_after`.
    #
    # Scope: `conversations:read`.
    #
    # @param response_id [String]
    # @param stream [Boolean]
    # @param starting_after [Integer]
    # @return [Types::Response]
    def get_response(response_id, stream: OMIT, starting_after: OMIT)
      call_of("GET /v1/responses/{responseId}", :Response, params: { "responseId" => response_id }, query: { "stream" => stream, "starting_after" => starting_after })
    end

    # Delete a response.
    #
    # From then on there is no response with this id. The messages stay in their conversation: `DELETE
    # /api/conversations/:sessionId` erases it.
    #
    # Scope: `conversations:write`.
    #
    # @param response_id [String]
    # @return [Types::OpenaiDeleteResponseAnswer]
    def delete_response(response_id)
      call_of("DELETE /v1/responses/{responseId}", :OpenaiDeleteResponseAnswer, params: { "responseId" => response_id })
    end

    # List what a response answers.
    #
    # The stored messages up to its question, newest first unless `order` is asc.
    #
    # Scope: `conversations:read`.
    #
    # @param response_id [String]
    # @param order ["asc", "desc"]
    # @param limit [Integer]
    # @param after [String]
    # @return [Types::InputItemList]
    def list_input_items(response_id, order: OMIT, limit: OMIT, after: OMIT)
      call_of("GET /v1/responses/{responseId}/input_items", :InputItemList, params: { "responseId" => response_id }, query: { "order" => order, "limit" => limit, "after" => after })
    end

    # Cancel a response.
    #
    # Stops this response. The others of its conversation go on.
    #
    # Scope: `conversations:write`.
    #
    # @param response_id [String]
    # @return [Types::Response]
    def cancel_response(response_id)
      call_of("POST /v1/responses/{responseId}/cancel", :Response, params: { "responseId" => response_id })
    end

    # Say a text, as in OpenAI's speech API.
    #
    # The sound comes while it is made, mono with 24,000 samples a second: `wav`, `pcm` (PCM16,
    # little-endian), or `mp3` where the operator has installed an encoder. Other formats are refused. Without
    # `response_format` it is MP3 where there is an encoder, else WAV: the Content-Type says which. With
    # `stream_format: sse` the events `speech.audio.delta` have it in base64.
    #
    # Scope: `voice:write`.
    #
    # @param model [String]
    # @param input [String]
    # @param voice [String, Types::SpeechRequestVoice]
    # @param instructions [String, nil]
    # @param response_format ["wav", "pcm", "mp3", "opus", "aac", "flac", nil]
    # @param speed [Numeric, nil]
    # @param stream_format ["audio", "sse", nil]
    # @return [String, nil]
    def speak(model:, input:, voice:, instructions: OMIT, response_format: OMIT, speed: OMIT, stream_format: OMIT, **more, &block)
      open_of("POST /v1/audio/speech", body: members({ "model" => model, "input" => input, "voice" => voice, "instructions" => instructions, "response_format" => response_format, "speed" => speed, "stream_format" => stream_format }, more), &block)
    end

    # Transcribe a recording.
    #
    # By the workspace's first speech provider that knows the language. Without one, only phrases that the
    # default assistant knows are understood. A recording is not stored.
    #
    # Scope: `voice:write`.
    #
    # @param file [Upload]
    # @param model [String]
    # @param language [String]
    # @param response_format ["json", "text", "srt", "verbose_json", "vtt"]
    # @param stream [Boolean]
    # @param prompt [String]
    # @param temperature [Numeric]
    # @return [Types::Transcription]
    def transcribe(file:, model:, language: OMIT, response_format: OMIT, stream: OMIT, prompt: OMIT, temperature: OMIT, **more)
      call_of("POST /v1/audio/transcriptions", :Transcription, body: members({ "file" => file, "model" => model, "language" => language, "response_format" => response_format, "stream" => stream, "prompt" => prompt, "temperature" => temperature }, more))
    end
  end

  # The calls of the group operators.
  class OperatorsCalls < Group
    # Make a person an operator.
    #
    # The person has all rights of an operator at the next request. Only a signed-in operator may do this.
    #
    # For the operator of the installation. A member's e-mail address must be verified.
    #
    # @param user_id [String]
    # @return [Types::Operator]
    def create(user_id:, **more)
      call_of("POST /api/installation/operators", :Operator, body: members({ "userId" => user_id }, more))
    end

    # Remove an operator.
    #
    # The last one stays. Only a signed-in operator may do this.
    #
    # For the operator of the installation.
    #
    # @param user_id [String]
    # @return [nil]
    def delete(user_id)
      nothing_of("DELETE /api/installation/operators/{userId}", params: { "userId" => user_id })
    end
  end

  # The calls of the group overview.
  class OverviewCalls < Group
    # Count what waits for a person.
    #
    # Each count needs the scope that its description names, and is null without it.
    #
    # For members and secret keys, whatever their scopes.
    #
    # @return [Types::NeedsMe]
    def needs
      call_of("GET /api/needs-me", :NeedsMe)
    end

    # Count conversations and what became of them, by day, assistant, page or channel.
    #
    # Of more than 20,000 conversations in the time the newest count. Deleted ones do not count. `leads` needs
    # `leads:read`, and `subscribers` needs `newsletter:read`; each is null without it.
    #
    # Scope: `conversations:read`.
    #
    # @param from [String]
    # @param to [String]
    # @param by ["day", "assistant", "page", "channel"]
    # @return [Types::Statistics]
    def statistics(from: OMIT, to: OMIT, by: OMIT)
      call_of("GET /api/statistics", :Statistics, query: { "from" => from, "to" => to, "by" => by })
    end
  end

  # The calls of the group pages.
  class PagesCalls < Group
    # Open the page of an invitation.
    #
    # @param token [String]
    # @return [String]
    def get_invitation(token: OMIT)
      text_of("GET /account/invitation", query: { "token" => token })
    end

    # Accept an invitation on that page.
    #
    # @param token [String]
    # @param name [String]
    # @param password [String]
    # @return [String]
    def invitation(token: OMIT, name: OMIT, password: OMIT, **more)
      text_of("POST /account/invitation", body: members({ "token" => token, "name" => name, "password" => password }, more))
    end

    # Open the page that sets up an authenticator app.
    #
    # @return [String]
    def get_second_factor
      text_of("GET /account/second-factor")
    end

    # Show the secret for the app on that page.
    #
    # For an account without a second factor, which its password proves. No session is started.
    #
    # @param email [String]
    # @param password [String]
    # @return [String]
    def second_factor(email: OMIT, password: OMIT, **more)
      text_of("POST /account/second-factor", body: members({ "email" => email, "password" => password }, more))
    end

    # Confirm the app with its first code on that page.
    #
    # @param token [String]
    # @param code [String]
    # @return [String]
    def confirm_second_factor(token: OMIT, code: OMIT, **more)
      text_of("POST /account/second-factor/confirm", body: members({ "token" => token, "code" => code }, more))
    end

    # Get the picture of a person.
    #
    # By the address in `picture` of a member, or of the colleague who wrote a message.
    #
    # @param picture [String]
    # @return [String, nil]
    def picture(picture, &block)
      open_of("GET /pictures/{picture}", params: { "picture" => picture }, &block)
    end

    # Open the page that confirms an address.
    #
    # @param token [String]
    # @return [String]
    def get_verify_email(token: OMIT)
      text_of("GET /account/verify-email", query: { "token" => token })
    end

    # Confirm an address on that page.
    #
    # @param token [String]
    # @param password [String]
    # @param new_password [String]
    # @return [String]
    def verify_email(token: OMIT, password: OMIT, new_password: OMIT, **more)
      text_of("POST /account/verify-email", body: members({ "token" => token, "password" => password, "newPassword" => new_password }, more))
    end

    # Open the page that sets a new password.
    #
    # @param token [String]
    # @return [String]
    def get_reset_password(token: OMIT)
      text_of("GET /account/reset-password", query: { "token" => token })
    end

    # Set a new password on that page.
    #
    # @param token [String]
    # @param password [String]
    # @param new_password [String]
    # @return [String]
    def reset_password(token: OMIT, password: OMIT, new_password: OMIT, **more)
      text_of("POST /account/reset-password", body: members({ "token" => token, "password" => password, "newPassword" => new_password }, more))
    end

    # Open the page that shows the operator the mails that were not sent.
    #
    # @return [String]
    def get_outbox
      text_of("GET /account/outbox")
    end

    # Show the mails that were not sent on that page.
    #
    # The newest 100, to the operator, whom the password proves, and a code where the account has a second
    # factor. No session is started.
    #
    # @param email [String]
    # @param password [String]
    # @param code [String]
    # @return [String]
    def outbox(email: OMIT, password: OMIT, code: OMIT, **more)
      text_of("POST /account/outbox", body: members({ "email" => email, "password" => password, "code" => code }, more))
    end

    # Open the page on which a device's code is typed.
    #
    # @param user_code [String]
    # @return [String]
    def device(user_code: OMIT)
      text_of("GET /oauth/device", query: { "user_code" => user_code })
    end

    # Go back to the app with the person's decision.
    #
    # @param uid [String]
    # @return [String]
    def app_return(uid)
      text_of("GET /oauth/authorize/{uid}", params: { "uid" => uid })
    end

    # Open that page by the address that the device shows.
    #
    # @param user_code [String]
    # @return [String]
    def get_device_code(user_code: OMIT)
      text_of("GET /oauth/device/verify", query: { "user_code" => user_code })
    end

    # Send the code on that page.
    #
    # @param body [String, Upload, IO]
    # @return [String]
    def device_code(body)
      text_of("POST /oauth/device/verify", body: body)
    end

    # Show that the device was let in.
    #
    # @param uid [String]
    # @return [String]
    def device_return(uid)
      text_of("GET /oauth/device/verify/{uid}", params: { "uid" => uid })
    end

    # Open the page that asks a person for an app.
    #
    # @param uid [String]
    # @return [String]
    def get_app_consent(uid)
      text_of("GET /oauth/consent/{uid}", params: { "uid" => uid })
    end

    # Sign in, and let the app act or not, on that page.
    #
    # Three forms, one after another: the sign-in, a second factor, the decision. No session is started.
    #
    # @param uid [String]
    # @param email [String]
    # @param password [String]
    # @param proof [String]
    # @param code [String]
    # @param passkey [String]
    # @param client_data_json [String]
    # @param authenticator_data [String]
    # @param signature [String]
    # @param workspace [String]
    # @param decision [String]
    # @return [String]
    def app_consent(uid, email: OMIT, password: OMIT, proof: OMIT, code: OMIT, passkey: OMIT, client_data_json: OMIT, authenticator_data: OMIT, signature: OMIT, workspace: OMIT, decision: OMIT, **more)
      text_of("POST /oauth/consent/{uid}", params: { "uid" => uid }, body: members({ "email" => email, "password" => password, "proof" => proof, "code" => code, "passkey" => passkey, "clientDataJSON" => client_data_json, "authenticatorData" => authenticator_data, "signature" => signature, "workspace" => workspace, "decision" => decision }, more))
    end

    # Get a script of that page.
    #
    # @param script [String]
    # @return [String]
    def oauth_script(script)
      text_of("GET /oauth/scripts/{script}", params: { "script" => script })
    end

    # Open the page of a lead.
    #
    # @param token [String]
    # @return [String]
    def lead(token)
      text_of("GET /lead/{token}", params: { "token" => token })
    end

    # Open the page that confirms a sign-up.
    #
    # @param token [String]
    # @return [String]
    def get_confirmation(token)
      text_of("GET /newsletter/confirm/{token}", params: { "token" => token })
    end

    # Confirm a sign-up on that page.
    #
    # @param token [String]
    # @return [String]
    def confirmation(token, **more)
      text_of("POST /newsletter/confirm/{token}", params: { "token" => token }, body: members({}, more))
    end

    # Open the page that ends the mails of a newsletter.
    #
    # @param token [String]
    # @return [String]
    def get_leaving(token)
      text_of("GET /newsletter/leave/{token}", params: { "token" => token })
    end

    # End the mails of a newsletter.
    #
    # The button of the page, and one click in a mail program (RFC 8058): `List-Unsubscribe=One-Click` as a
    # form. Without credential, cookie or redirect; to call it twice is no error.
    #
    # @param token [String]
    # @return [String]
    def leaving(token)
      text_of("POST /newsletter/leave/{token}", params: { "token" => token })
    end

    # Open the page on which a reader chooses lists.
    #
    # @param token [String]
    # @return [String]
    def get_preferences(token)
      text_of("GET /newsletter/preferences/{token}", params: { "token" => token })
    end

    # Choose lists on that page.
    #
    # @param token [String]
    # @return [String]
    def preferences(token, **more)
      text_of("POST /newsletter/preferences/{token}", params: { "token" => token }, body: members({}, more))
    end

    # Open the preview of a campaign in a frame.
    #
    # The `url` of a preview. The mail is written anew, as the campaign is now.
    #
    # @param token [String]
    # @return [String]
    def mail_preview(token)
      text_of("GET /newsletter/preview/{token}", params: { "token" => token })
    end

    # Open a mail of a campaign in the browser.
    #
    # @param token [String]
    # @return [String]
    def mail(token)
      text_of("GET /newsletter/view/{token}", params: { "token" => token })
    end

    # Follow a link of a campaign that notes clicks.
    #
    # @param token [String]
    # @param link [String]
    # @return [String]
    def click(token, link)
      text_of("GET /newsletter/click/{token}/{link}", params: { "token" => token, "link" => link })
    end

    # Get the image of a campaign that notes opens.
    #
    # @param token [String]
    # @return [String, nil]
    def opened(token, &block)
      open_of("GET /newsletter/open/{token}", params: { "token" => token }, &block)
    end

    # Download a file by a link.
    #
    # Citations have such links. Each ends after an hour.
    #
    # @param token [String]
    # @return [String, nil]
    def file(token, &block)
      open_of("GET /files/{token}", params: { "token" => token }, &block)
    end

    # Open the page that stops the weekly mail.
    #
    # @param token [String]
    # @return [String]
    def get_gap_mail(token: OMIT)
      text_of("GET /account/gap-mail", query: { "token" => token })
    end

    # Stop the weekly mail.
    #
    # @param token [String]
    # @param token_ [String]
    # @return [String]
    def gap_mail(token: OMIT, token_: OMIT, **more)
      text_of("POST /account/gap-mail", query: { "token" => token_ }, body: members({ "token" => token }, more))
    end

    # Open the page of an approval.
    #
    # @param token [String]
    # @return [String]
    def get_approval(token)
      text_of("GET /approvals/{token}", params: { "token" => token })
    end

    # Approve or reject on that page.
    #
    # @param token [String]
    # @param decision ["approved", "rejected"]
    # @param request_hash [String]
    # @param comment [String]
    # @return [String]
    def approval(token, decision:, request_hash:, comment: OMIT, **more)
      text_of("POST /approvals/{token}", params: { "token" => token }, body: members({ "decision" => decision, "requestHash" => request_hash, "comment" => comment }, more))
    end

    # Open the page on which a voice is tried.
    #
    # @param lang [String]
    # @return [String]
    def voice(lang: OMIT)
      text_of("GET /voice", query: { "lang" => lang })
    end

    # Get a script of that page.
    #
    # @param script [String]
    # @return [String]
    def voice_script(script)
      text_of("GET /voice/{script}", params: { "script" => script })
    end

    # Get the script that puts the chat on a page.
    #
    # `<script src="…/widget.js" data-key="parley_pk_…" async></script>`.
    #
    # @return [String]
    def widget_script
      text_of("GET /widget.js")
    end

    # Get the picture of a chat.
    #
    # @param token [String]
    # @return [String, nil]
    def widget_avatar(token, &block)
      open_of("GET /widget/avatar/{token}", params: { "token" => token }, &block)
    end

    # Get a script that the chat loads when it is opened.
    #
    # @param build [String]
    # @param file [String]
    # @return [String]
    def widget_file(build, file)
      text_of("GET /widget/{build}/{file}", params: { "build" => build, "file" => file })
    end

    # Open the chat as a page of its own.
    #
    # For a link or a QR code. The setting `page` of the chat turns it off.
    #
    # @param key [String]
    # @param lang [String]
    # @param plain [String]
    # @return [String]
    def chat(key, lang: OMIT, plain: OMIT)
      text_of("GET /chat/{key}", params: { "key" => key }, query: { "lang" => lang, "plain" => plain })
    end

    # Send a message from the chat's page without scripts.
    #
    # The form of that page. The answer leads back to the page, which shows the conversation. A cookie of this
    # path keeps the visitor for a day.
    #
    # @param key [String]
    # @param message [String]
    # @param proof [String]
    # @param lang [String]
    # @return [nil]
    def send_chat(key, message:, proof: OMIT, lang: OMIT, **more)
      nothing_of("POST /chat/{key}", params: { "key" => key }, query: { "lang" => lang }, body: members({ "message" => message, "proof" => proof }, more))
    end

    # Try how the chat looks.
    #
    # A page that shows the chat of a publishable key on a phone and on a desktop, with the colours, texts and
    # place in its address, and the line for a page that has them. Nothing is stored.
    #
    # @param key [String]
    # @param name [String]
    # @param greeting [String]
    # @param suggestions [String]
    # @param colour [String]
    # @param theme [String]
    # @param position [String]
    # @param launcher [String]
    # @param lang [String]
    # @param frame ["phone", "desktop"]
    # @return [String]
    def widget_preview(key: OMIT, name: OMIT, greeting: OMIT, suggestions: OMIT, colour: OMIT, theme: OMIT, position: OMIT, launcher: OMIT, lang: OMIT, frame: OMIT)
      text_of("GET /widget/preview", query: { "key" => key, "name" => name, "greeting" => greeting, "suggestions" => suggestions, "colour" => colour, "theme" => theme, "position" => position, "launcher" => launcher, "lang" => lang, "frame" => frame })
    end

    # Get what a page needs to show the chat, as a file.
    #
    # `<publishable key>.json`. A page of an origin that the key does not name is refused.
    #
    # @param file [String]
    # @return [Types::WidgetConfig]
    def widget_settings(file)
      call_of("GET /widget/settings/{file}", :WidgetConfig, params: { "file" => file })
    end

    # Open the console.
    #
    # For people in a browser. While it is being built, a page says so and loads itself again.
    # `PARLEY_CONSOLE=off` leaves it out. On an installation without an account it leads to the page that
    # makes the first one.
    #
    # @return [String]
    def console
      text_of("GET /console")
    end

    # Open a page of the console.
    #
    # For people in a browser. While it is being built, a page says so and loads itself again.
    # `PARLEY_CONSOLE=off` leaves it out.
    #
    # @param page [String]
    # @return [String]
    def console_page(page)
      text_of("GET /console/{page}", params: { "page" => page })
    end

    # Open one thing in the console.
    #
    # For people in a browser. While it is being built, a page says so and loads itself again.
    # `PARLEY_CONSOLE=off` leaves it out.
    #
    # @param page [String]
    # @param thing [String]
    # @return [String]
    def console_thing(page, thing)
      text_of("GET /console/{page}/{thing}", params: { "page" => page, "thing" => thing })
    end

    # Get a file of the console.
    #
    # Its name changes with its content, so that browsers keep it for good.
    #
    # @param file [String]
    # @return [String, nil]
    def console_file(file, &block)
      open_of("GET /console/assets/{file}", params: { "file" => file }, &block)
    end

    # Download an export of a workspace by its link.
    #
    # @param token [String]
    # @return [String, nil]
    def workspace_export(token, &block)
      open_of("GET /workspace-exports/{token}", params: { "token" => token }, &block)
    end
  end

  # The calls of the group passkeys.
  class PasskeysCalls < Group
    # Begin to add a passkey.
    #
    # For a signed-in member.
    #
    # @return [Types::PasskeyOptions]
    def options
      call_of("POST /api/auth/passkeys/options", :PasskeyOptions)
    end

    # Add a passkey.
    #
    # Gives recovery codes, unless the account has some.
    #
    # For a signed-in member.
    #
    # @param name [String]
    # @param passkey [Types::NewPasskeyPasskey]
    # @return [Types::AddedPasskey]
    def create(name: OMIT, passkey:, **more)
      call_of("POST /api/auth/passkeys", :AddedPasskey, body: members({ "name" => name, "passkey" => passkey }, more))
    end

    # List my passkeys.
    #
    # For a signed-in member.
    #
    # @return [Types::Passkeys]
    def list
      call_of("GET /api/auth/passkeys", :Passkeys)
    end

    # Remove a passkey.
    #
    # For a signed-in member.
    #
    # @param id [String]
    # @param password [String]
    # @return [nil]
    def delete(id, password:, **more)
      nothing_of("DELETE /api/auth/passkeys/{id}", params: { "id" => id }, body: members({ "password" => password }, more))
    end
  end

  # The calls of the group providers.
  class ProvidersCalls < Group
    # List the providers of language models.
    #
    # Scope: `settings:read`.
    #
    # @return [Pages<Types::Provider>]
    def list
      pages_of("GET /api/providers", :Provider)
    end

    # Add a provider of language models.
    #
    # Assistants that name no model answer through the first provider.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param kind ["anthropic", "google", "mistral", "openai", "openai-compatible"]
    # @param name [String]
    # @param api_key [String]
    # @param base_url [String]
    # @param default_model [String]
    # @param prices [Hash{String => Types::NewProviderPricesValue}]
    # @param first_byte_timeout_ms [Integer]
    # @return [Types::Provider]
    def create(kind:, name:, api_key: OMIT, base_url: OMIT, default_model: OMIT, prices: OMIT, first_byte_timeout_ms: OMIT, **more)
      call_of("POST /api/providers", :Provider, body: members({ "kind" => kind, "name" => name, "apiKey" => api_key, "baseUrl" => base_url, "defaultModel" => default_model, "prices" => prices, "firstByteTimeoutMs" => first_byte_timeout_ms }, more))
    end

    # Show a provider.
    #
    # Scope: `settings:read`.
    #
    # @param provider_id [String]
    # @return [Types::Provider]
    def get(provider_id)
      call_of("GET /api/providers/{providerId}", :Provider, params: { "providerId" => provider_id })
    end

    # Change a provider.
    #
    # A new `baseUrl` needs the `apiKey` again.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param provider_id [String]
    # @param name [String]
    # @param api_key [String, nil]
    # @param base_url [String, nil]
    # @param default_model [String, nil]
    # @param prices [Hash{String => Types::ProviderChangePricesValue}]
    # @param first_byte_timeout_ms [Integer]
    # @return [Types::Provider]
    def update(provider_id, name: OMIT, api_key: OMIT, base_url: OMIT, default_model: OMIT, prices: OMIT, first_byte_timeout_ms: OMIT, **more)
      call_of("PATCH /api/providers/{providerId}", :Provider, params: { "providerId" => provider_id }, body: members({ "name" => name, "apiKey" => api_key, "baseUrl" => base_url, "defaultModel" => default_model, "prices" => prices, "firstByteTimeoutMs" => first_byte_timeout_ms }, more))
    end

    # Remove a provider.
    #
    # Scope: `settings:write`.
    #
    # @param provider_id [String]
    # @return [nil]
    def delete(provider_id)
      nothing_of("DELETE /api/providers/{providerId}", params: { "providerId" => provider_id })
    end

    # Send one sentence to a model and show its answer.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param provider_id [String]
    # @param model [String]
    # @return [Types::ProviderTestResult]
    def test(provider_id, model: OMIT, **more)
      call_of("POST /api/providers/{providerId}/test", :ProviderTestResult, params: { "providerId" => provider_id }, body: members({ "model" => model }, more))
    end
  end

  # The calls of the group runs.
  class RunsCalls < Group
    # End many runs.
    #
    # Those of a workflow, those that an event or a run has caused, or all: exactly one of the three. 202: the
    # runs that were under way end soon, and the events that they have emitted start no run. Runs that start
    # later go on.
    #
    # Scope: `automation:run`. A member's e-mail address must be verified.
    #
    # @param workflow [String]
    # @param caused_by [String]
    # @param all [true]
    # @return [Types::RunsCancelManyAnswer]
    def cancel_many(workflow: OMIT, caused_by: OMIT, all: OMIT, **more)
      call_of("POST /api/runs/cancel", :RunsCancelManyAnswer, body: members({ "workflow" => workflow, "causedBy" => caused_by, "all" => all }, more))
    end

    # List runs, newest first.
    #
    # Scope: `automation:read`.
    #
    # @param workflow [String]
    # @param status ["queued", "running", "waiting", "completed", "faulted", "cancelled"]
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::RunsListItem>]
    def list(workflow: OMIT, status: OMIT, limit: OMIT, cursor: OMIT)
      pages_of("GET /api/runs", :RunsListItem, query: { "workflow" => workflow, "status" => status, "limit" => limit, "cursor" => cursor })
    end

    # Read a run with its timeline.
    #
    # With `?wait`, 200 for a run that has ended in time, else 202.
    #
    # Scope: `automation:read`.
    #
    # @param run_id [String]
    # @param wait [Integer]
    # @return [Types::RunsGetAnswer]
    def get(run_id, wait: OMIT)
      call_of("GET /api/runs/{runId}", :RunsGetAnswer, params: { "runId" => run_id }, query: { "wait" => wait })
    end

    # List the tasks of a run, in the order of their starts.
    #
    # Scope: `automation:read`.
    #
    # @param run_id [String]
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::RunsGetAnswerTimelineItem>]
    def tasks(run_id, limit: OMIT, cursor: OMIT)
      pages_of("GET /api/runs/{runId}/tasks", :RunsGetAnswerTimelineItem, params: { "runId" => run_id }, query: { "limit" => limit, "cursor" => cursor })
    end

    # End a run.
    #
    # The task under way is cut off; its effect may be unknown. 202: the run ends soon.
    #
    # Scope: `automation:run`. A member's e-mail address must be verified.
    #
    # @param run_id [String]
    # @return [Types::RunsListItem]
    def cancel(run_id)
      call_of("POST /api/runs/{runId}/cancel", :RunsListItem, params: { "runId" => run_id })
    end

    # Let a run go on that has failed, was cancelled, or waits.
    #
    # What has ended is not done again. The tasks at which the run stopped begin again, or the run goes on
    # from `fromTask`, with its own definition or with another version of it. A call whose effect is unknown
    # is made again: look at the other side first. Idempotency keys stay the same. A run that waits goes on
    # waiting, except for a retry, which is made at once.
    #
    # Scope: `automation:run`. A member's e-mail address must be verified.
    #
    # @param run_id [String]
    # @param from_task [String]
    # @param definition ["latest", Integer]
    # @param input [Object]
    # @return [Types::RunsListItem]
    def resume(run_id, from_task: OMIT, definition: OMIT, input: OMIT, **more)
      call_of("POST /api/runs/{runId}/resume", :RunsListItem, params: { "runId" => run_id }, body: members({ "fromTask" => from_task, "definition" => definition, "input" => input }, more))
    end

    # Start a new run with the input of a run that has ended.
    #
    # With the newest version of the workflow, unless `definition` says another.
    #
    # Scope: `automation:run`. A member's e-mail address must be verified.
    #
    # @param run_id [String]
    # @param definition ["latest", Integer]
    # @return [Types::RunsRetryAnswer]
    def retry(run_id, definition: OMIT, **more)
      call_of("POST /api/runs/{runId}/retry", :RunsRetryAnswer, params: { "runId" => run_id }, body: members({ "definition" => definition }, more))
    end
  end

  # The calls of the group saved_replies.
  class SavedRepliesCalls < Group
    # List the saved replies.
    #
    # Scope: `conversations:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::SavedReply>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/saved-replies", :SavedReply, query: { "limit" => limit, "cursor" => cursor })
    end

    # Save a reply.
    #
    # Scope: `conversations:write`.
    #
    # @param title [String]
    # @param text [String]
    # @param shortcut [String, nil]
    # @return [Types::SavedReply]
    def create(title:, text:, shortcut: OMIT, **more)
      call_of("POST /api/saved-replies", :SavedReply, body: members({ "title" => title, "text" => text, "shortcut" => shortcut }, more))
    end

    # Change a saved reply.
    #
    # Scope: `conversations:write`.
    #
    # @param saved_reply_id [String]
    # @param title [String]
    # @param text [String]
    # @param shortcut [String, nil]
    # @return [Types::SavedReply]
    def update(saved_reply_id, title: OMIT, text: OMIT, shortcut: OMIT, **more)
      call_of("PATCH /api/saved-replies/{savedReplyId}", :SavedReply, params: { "savedReplyId" => saved_reply_id }, body: members({ "title" => title, "text" => text, "shortcut" => shortcut }, more))
    end

    # Delete a saved reply.
    #
    # Scope: `conversations:write`.
    #
    # @param saved_reply_id [String]
    # @return [nil]
    def delete(saved_reply_id)
      nothing_of("DELETE /api/saved-replies/{savedReplyId}", params: { "savedReplyId" => saved_reply_id })
    end
  end

  # The calls of the group segments.
  class SegmentsCalls < Group
    # List the segments with their counts, newest first.
    #
    # Scope: `contacts:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::Segment>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/segments", :Segment, query: { "limit" => limit, "cursor" => cursor })
    end

    # Save a filter of contacts as a segment.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param filter [Types::ContactFilter]
    # @return [Types::Segment]
    def create(name:, filter:, **more)
      call_of("POST /api/segments", :Segment, body: members({ "name" => name, "filter" => filter }, more))
    end

    # Read a segment with its count.
    #
    # Scope: `contacts:read`.
    #
    # @param segment_id [String]
    # @return [Types::Segment]
    def get(segment_id)
      call_of("GET /api/segments/{segmentId}", :Segment, params: { "segmentId" => segment_id })
    end

    # Rename a segment, or give it another filter.
    #
    # Scope: `contacts:write`. A member's e-mail address must be verified.
    #
    # @param segment_id [String]
    # @param name [String]
    # @param filter [Types::ContactFilter]
    # @return [Types::Segment]
    def update(segment_id, name: OMIT, filter: OMIT, **more)
      call_of("PATCH /api/segments/{segmentId}", :Segment, params: { "segmentId" => segment_id }, body: members({ "name" => name, "filter" => filter }, more))
    end

    # Delete a segment; its contacts stay.
    #
    # Scope: `contacts:write`.
    #
    # @param segment_id [String]
    # @return [nil]
    def delete(segment_id)
      nothing_of("DELETE /api/segments/{segmentId}", params: { "segmentId" => segment_id })
    end
  end

  # The calls of the group series.
  class SeriesCalls < Group
    # Start a series: mails that follow the confirmation of each subscriber.
    #
    # Each step goes once to each subscriber who confirms from now on, as long as the subscriber stays.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param list_id [String]
    # @param language ["en", "de", "fr", "es", "it", "nl", "pt", nil]
    # @param site_url [String, nil]
    # @param steps [Array<Types::NewSeriesStep>]
    # @return [Types::Series]
    def create(name:, list_id:, language: OMIT, site_url: OMIT, steps:, **more)
      call_of("POST /api/newsletter/series", :Series, body: members({ "name" => name, "listId" => list_id, "language" => language, "siteUrl" => site_url, "steps" => steps }, more))
    end

    # List the series.
    #
    # Scope: `newsletter:read`.
    #
    # @return [Types::SeriesListAnswer]
    def list
      call_of("GET /api/newsletter/series", :SeriesListAnswer)
    end

    # Read a series.
    #
    # Scope: `newsletter:read`.
    #
    # @param series_id [String]
    # @return [Types::Series]
    def get(series_id)
      call_of("GET /api/newsletter/series/{seriesId}", :Series, params: { "seriesId" => series_id })
    end

    # Stop a series, or let it go on.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param series_id [String]
    # @param status ["active", "stopped"]
    # @return [Types::Series]
    def update(series_id, status:, **more)
      call_of("PATCH /api/newsletter/series/{seriesId}", :Series, params: { "seriesId" => series_id }, body: members({ "status" => status }, more))
    end

    # Delete a series.
    #
    # Scope: `newsletter:write`.
    #
    # @param series_id [String]
    # @return [nil]
    def delete(series_id)
      nothing_of("DELETE /api/newsletter/series/{seriesId}", params: { "seriesId" => series_id })
    end
  end

  # The calls of the group sessions.
  class SessionsCalls < Group
    # List my sessions.
    #
    # For a signed-in member.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::Session>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/auth/sessions", :Session, query: { "limit" => limit, "cursor" => cursor })
    end

    # End all sessions except this one.
    #
    # For a signed-in member.
    #
    # @return [nil]
    def end_others
      nothing_of("DELETE /api/auth/sessions")
    end

    # End a session.
    #
    # For a signed-in member.
    #
    # @param id [String]
    # @return [nil]
    def delete(id)
      nothing_of("DELETE /api/auth/sessions/{id}", params: { "id" => id })
    end
  end

  # The calls of the group speech_providers.
  class SpeechProvidersCalls < Group
    # List the speech providers.
    #
    # Scope: `settings:read`.
    #
    # @return [Pages<Types::SpeechProvider>]
    def list
      pages_of("GET /api/voice/providers", :SpeechProvider)
    end

    # Add a speech provider.
    #
    # Voice conversations that name no voice speak and listen through the first provider that knows their
    # language.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param kind ["deepgram", "elevenlabs", "openai", "openai-compatible"]
    # @param name [String]
    # @param api_key [String]
    # @param base_url [String]
    # @param voices [Array<Types::NewSpeechProviderVoice>]
    # @param speech_model [String]
    # @param recognition_model [String, nil]
    # @param recognition_languages [Array<String>]
    # @param rate_hz [8000, 16000, 22050, 24000, 44100, 48000]
    # @return [Types::SpeechProvider]
    def create(kind:, name:, api_key: OMIT, base_url: OMIT, voices: OMIT, speech_model: OMIT, recognition_model: OMIT, recognition_languages: OMIT, rate_hz: OMIT, **more)
      call_of("POST /api/voice/providers", :SpeechProvider, body: members({ "kind" => kind, "name" => name, "apiKey" => api_key, "baseUrl" => base_url, "voices" => voices, "speechModel" => speech_model, "recognitionModel" => recognition_model, "recognitionLanguages" => recognition_languages, "rateHz" => rate_hz }, more))
    end

    # Show a speech provider.
    #
    # Scope: `settings:read`.
    #
    # @param speech_provider_id [String]
    # @return [Types::SpeechProvider]
    def get(speech_provider_id)
      call_of("GET /api/voice/providers/{speechProviderId}", :SpeechProvider, params: { "speechProviderId" => speech_provider_id })
    end

    # Change a speech provider.
    #
    # A new `baseUrl` needs the `apiKey` again.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param speech_provider_id [String]
    # @param name [String]
    # @param api_key [String, nil]
    # @param base_url [String, nil]
    # @param voices [Array<Types::SpeechProviderChangeVoice>]
    # @param speech_model [String]
    # @param recognition_model [String, nil]
    # @param recognition_languages [Array<String>]
    # @param rate_hz [8000, 16000, 22050, 24000, 44100, 48000]
    # @return [Types::SpeechProvider]
    def update(speech_provider_id, name: OMIT, api_key: OMIT, base_url: OMIT, voices: OMIT, speech_model: OMIT, recognition_model: OMIT, recognition_languages: OMIT, rate_hz: OMIT, **more)
      call_of("PATCH /api/voice/providers/{speechProviderId}", :SpeechProvider, params: { "speechProviderId" => speech_provider_id }, body: members({ "name" => name, "apiKey" => api_key, "baseUrl" => base_url, "voices" => voices, "speechModel" => speech_model, "recognitionModel" => recognition_model, "recognitionLanguages" => recognition_languages, "rateHz" => rate_hz }, more))
    end

    # Remove a speech provider.
    #
    # Scope: `settings:write`.
    #
    # @param speech_provider_id [String]
    # @return [nil]
    def delete(speech_provider_id)
      nothing_of("DELETE /api/voice/providers/{speechProviderId}", params: { "speechProviderId" => speech_provider_id })
    end

    # Let a speech provider speak and listen once.
    #
    # A provider that fails gives a result with `ok: false`, not a problem.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param speech_provider_id [String]
    # @return [Types::SpeechProviderTest]
    def test(speech_provider_id)
      call_of("POST /api/voice/providers/{speechProviderId}/test", :SpeechProviderTest, params: { "speechProviderId" => speech_provider_id })
    end
  end

  # The calls of the group stream.
  class StreamCalls < Group
    # Stream events as they happen.
    #
    # Every event that the caller may see, in commit order, over a WebSocket or as Server-Sent Events. Each
    # event has a `position`. Connect again with `since` (or Last-Event-ID), and the stream continues there
    # without gaps or repetitions. Over a WebSocket the client may send `{type: "ping"}` and `{type: "typing",
    # conversationId, isTyping}`. The stream ends when the credential of the caller expires (WebSockets with
    # code 4401). Before that, a member may send `{type: "token", accessToken}` with a fresh access token: the
    # WebSocket stays open with the rights of the new token, and `{type: "token", expiresAt}` confirms it.
    #
    # For every valid credential, including publishable keys.
    #
    # @param ticket [String]
    # @param since [Integer]
    # @param events [String]
    # @param conversation [String]
    # @return [Enumerator<ServerSentEvent>]
    def events(ticket: OMIT, since: OMIT, events: OMIT, conversation: OMIT, &block)
      events_of("GET /api/stream", query: { "ticket" => ticket, "since" => since, "events" => events, "conversation" => conversation }, &block)
    end

    # Create a ticket for /api/stream.
    #
    # For browsers, which cannot send an Authorization header to `/api/stream`. Open `/api/stream?ticket=…`
    # instead. A ticket opens one WebSocket. Server-Sent Events may reconnect with it until it ends after 15
    # minutes.
    #
    # For every valid credential, including publishable keys.
    #
    # @return [Types::StreamTicket]
    def create_ticket
      call_of("POST /api/stream/tickets", :StreamTicket)
    end
  end

  # The calls of the group subscribers.
  class SubscribersCalls < Group
    # Export the subscribers and their proofs as CSV or as lines of JSON.
    #
    # CSV has a row for each list of a subscriber. Lines of JSON have every proof.
    #
    # Scope: `newsletter:read`.
    #
    # @param format ["csv", "ndjson"]
    # @param for_ ["spreadsheet"]
    # @param status ["pending", "confirmed", "unsubscribed", "bounced", "complained", "erased"]
    # @param list [String]
    # @param email [String]
    # @param spam [Boolean]
    # @param created_after [Time]
    # @param created_before [Time]
    # @return [String, nil]
    def export(format: OMIT, for_: OMIT, status: OMIT, list: OMIT, email: OMIT, spam: OMIT, created_after: OMIT, created_before: OMIT, &block)
      open_of("GET /api/newsletter/subscribers/export", query: { "format" => format, "for" => for_, "status" => status, "list" => list, "email" => email, "spam" => spam, "createdAfter" => created_after, "createdBefore" => created_before }, &block)
    end

    # Import subscribers from CSV, lines of JSON, Excel or vCards.
    #
    # With a proof (`confirmedAt`, and `confirmIp` or `consent`) a person is confirmed, without one pending,
    # which `unproved` counts; `ask=true` asks these by mail, as the limits allow. Rows with the status
    # `unsubscribed`, `bounced` or `complained`, or with a column that says so, are kept from all mails.
    # Suppressed addresses and rows that cannot be read are left out and told. Who has left a list stays off
    # it.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param body [String, Upload, IO]
    # @param dry_run [Boolean]
    # @param mapping [String]
    # @param country [String]
    # @param encoding [String]
    # @param date_format ["DMY", "MDY", "YMD"]
    # @param status ["pending", "confirmed", "unsubscribed", "bounced", "complained"]
    # @param list [String]
    # @param consent [String]
    # @param ask [Boolean]
    # @return [Types::SubscriberImportReport]
    def import(body, dry_run: OMIT, mapping: OMIT, country: OMIT, encoding: OMIT, date_format: OMIT, status: OMIT, list: OMIT, consent: OMIT, ask: OMIT)
      call_of("POST /api/newsletter/subscribers/import", :SubscriberImportReport, query: { "dryRun" => dry_run, "mapping" => mapping, "country" => country, "encoding" => encoding, "dateFormat" => date_format, "status" => status, "list" => list, "consent" => consent, "ask" => ask }, body: body)
    end

    # Get a CSV to fill in for an import.
    #
    # Scope: `newsletter:read`.
    #
    # @return [String, nil]
    def import_template(&block)
      open_of("GET /api/newsletter/subscribers/import/template", &block)
    end

    # List the subscribers, newest first.
    #
    # Spam is left out unless `spam=true`. With `list`, the status is the one on that list.
    #
    # Scope: `newsletter:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param status ["pending", "confirmed", "unsubscribed", "bounced", "complained", "erased"]
    # @param list [String]
    # @param email [String]
    # @param spam [Boolean]
    # @param created_after [Time]
    # @param created_before [Time]
    # @return [Pages<Types::Subscriber>]
    def list(limit: OMIT, cursor: OMIT, status: OMIT, list: OMIT, email: OMIT, spam: OMIT, created_after: OMIT, created_before: OMIT)
      pages_of("GET /api/newsletter/subscribers", :Subscriber, query: { "limit" => limit, "cursor" => cursor, "status" => status, "list" => list, "email" => email, "spam" => spam, "createdAfter" => created_after, "createdBefore" => created_before })
    end

    # Read a subscriber with the proofs of every step.
    #
    # Scope: `newsletter:read`.
    #
    # @param subscriber_id [String]
    # @return [Types::SubscriberDetails]
    def get(subscriber_id)
      call_of("GET /api/newsletter/subscribers/{subscriberId}", :SubscriberDetails, params: { "subscriberId" => subscriber_id })
    end

    # Change a subscriber, or say whether the sign-up is spam.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param subscriber_id [String]
    # @param name [String, nil]
    # @param language [String, nil]
    # @param is_spam [Boolean]
    # @return [Types::SubscriberDetails]
    def update(subscriber_id, name: OMIT, language: OMIT, is_spam: OMIT, **more)
      call_of("PATCH /api/newsletter/subscribers/{subscriberId}", :SubscriberDetails, params: { "subscriberId" => subscriber_id }, body: members({ "name" => name, "language" => language, "isSpam" => is_spam }, more))
    end

    # Erase a subscriber.
    #
    # What is left is a keyed hash of the address, which gets no mail, and the times of the proofs. A sign-up
    # that its owner confirms is possible again.
    #
    # Scope: `newsletter:write`.
    #
    # @param subscriber_id [String]
    # @return [nil]
    def delete(subscriber_id)
      nothing_of("DELETE /api/newsletter/subscribers/{subscriberId}", params: { "subscriberId" => subscriber_id })
    end

    # End subscriptions of a subscriber.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param subscriber_id [String]
    # @param lists [Array<String>]
    # @return [Types::SubscriberDetails]
    def unsubscribe(subscriber_id, lists: OMIT, **more)
      call_of("POST /api/newsletter/subscribers/{subscriberId}/unsubscribe", :SubscriberDetails, params: { "subscriberId" => subscriber_id }, body: members({ "lists" => lists }, more))
    end
  end

  # The calls of the group suppressions.
  class SuppressionsCalls < Group
    # List the addresses that get no mail, newest first.
    #
    # Addresses are kept as keyed hashes. The address itself is shown while a subscriber has it, and is null
    # after an erasure. With `email`, whether this one is among them.
    #
    # Scope: `newsletter:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param reason ["unsubscribed", "bounced", "complained", "erased", "member"]
    # @param email [String]
    # @return [Pages<Types::Suppression>]
    def list(limit: OMIT, cursor: OMIT, reason: OMIT, email: OMIT)
      pages_of("GET /api/newsletter/suppressions", :Suppression, query: { "limit" => limit, "cursor" => cursor, "reason" => reason, "email" => email })
    end

    # Keep an address from all mails of the newsletter.
    #
    # Scope: `newsletter:write`. A member's e-mail address must be verified.
    #
    # @param email [String]
    # @return [Types::Suppression]
    def create(email:, **more)
      call_of("POST /api/newsletter/suppressions", :Suppression, body: members({ "email" => email }, more))
    end

    # Let an address get mails again.
    #
    # It still gets only mails of lists that its owner confirms.
    #
    # Scope: `newsletter:write`.
    #
    # @param email [String]
    # @return [nil]
    def delete(email)
      nothing_of("DELETE /api/newsletter/suppressions/{email}", params: { "email" => email })
    end
  end

  # The calls of the group system.
  class SystemCalls < Group
    # Check that the process runs.
    #
    # @return [Types::Health]
    def live
      call_of("GET /livez", :Health)
    end

    # Check that requests can be served.
    #
    # A write commits and takes room on the database's disk, the schema is one that this node may serve, the
    # clocks agree to 30 seconds, the node is registered and its jobs move. A refusal has all its reasons,
    # with a code each. A node stays ready beside a newer schema for as long as the newer release admits it.
    # At most one check a second is made for all callers.
    #
    # @return [Types::Readiness]
    def ready
      call_of("GET /readyz", :Readiness)
    end

    # The versions of this server.
    #
    # @return [Types::Version]
    def version
      call_of("GET /version", :Version)
    end

    # Metrics for Prometheus.
    #
    # Only for the operator: an access token, or a secret key of the operator's workspace with settings:read.
    #
    # Scope: `settings:read`.
    #
    # @return [String]
    def metrics
      text_of("GET /metrics")
    end

    # The reference as an OpenAPI document.
    #
    # @param version [String]
    # @return [Hash{String => Object}]
    def openapi(version: OMIT)
      call_of("GET /openapi.json", nil, query: { "version" => version })
    end

    # The reference as pages.
    #
    # @return [String]
    def docs
      text_of("GET /docs")
    end

    # Every error code.
    #
    # @return [String]
    def problems
      text_of("GET /docs/problems")
    end

    # Search the reference.
    #
    # @param q [String]
    # @return [String]
    def search_docs(q: OMIT)
      text_of("GET /docs/search", query: { "q" => q })
    end

    # Get a file of the reference's pages.
    #
    # @param file [String]
    # @return [String]
    def docs_file(file)
      call_of("GET /docs/assets/{file}", nil, params: { "file" => file })
    end

    # Read a guide.
    #
    # @param guide [String]
    # @return [String]
    def docs_guide(guide)
      text_of("GET /docs/guides/{guide}", params: { "guide" => guide })
    end

    # Read a page of the reference.
    #
    # @param chapter [String]
    # @return [String]
    def docs_chapter(chapter)
      text_of("GET /docs/{chapter}", params: { "chapter" => chapter })
    end

    # List the pages for language models.
    #
    # @return [String]
    def llms
      text_of("GET /llms.txt")
    end

    # Get the client library.
    #
    # `chat.js`, `live.js`, `files.js`, `voice.js`, `oauth.js` and `parley.js` are modules for `<script
    # type="module">`. `npm install <this server>/client/typescript.tgz` installs the package.
    # `parley_client-<version>-py3-none-any.whl` is the package for Python, which `pip install` takes by its
    # whole address. `go.zip` is the module for Go, `php.zip` the package for PHP, and `ruby.zip` the gem.
    #
    # @param file [String]
    # @return [String, nil]
    def client_file(file, &block)
      open_of("GET /client/{file}", params: { "file" => file }, &block)
    end

    # Get the client library of one version.
    #
    # It never changes. A server has the version that belongs to it, and no other.
    #
    # @param version [String]
    # @param file [String]
    # @return [String, nil]
    def client_file_of_version(version, file, &block)
      open_of("GET /client/{version}/{file}", params: { "version" => version, "file" => file }, &block)
    end

    # Get the public keys of access tokens.
    #
    # @return [Types::KeySet]
    def key_set
      call_of("GET /.well-known/jwks.json", :KeySet)
    end

    # Get the addresses and abilities of the authorization server.
    #
    # @return [Hash{String => Object}]
    def get_oauth_authorization_server
      call_of("GET /.well-known/oauth-authorization-server", nil)
    end

    # Get the addresses and abilities of the authorization server.
    #
    # @return [Hash{String => Object}]
    def get_openid_configuration
      call_of("GET /.well-known/openid-configuration", nil)
    end

    # Get where to sign in for the API.
    #
    # @return [Hash{String => Object}]
    def get_oauth_protected_resource
      call_of("GET /.well-known/oauth-protected-resource", nil)
    end

    # Get where to sign in for the Model Context Protocol.
    #
    # @return [Hash{String => Object}]
    def get_oauth_protected_resource_mcp
      call_of("GET /.well-known/oauth-protected-resource/mcp", nil)
    end
  end

  # The calls of the group toolboxes.
  class ToolboxesCalls < Group
    # List the toolboxes.
    #
    # Scope: `settings:read`.
    #
    # @return [Pages<Types::Toolbox>]
    def list
      pages_of("GET /api/toolboxes", :Toolbox)
    end

    # Add the tools of an MCP server or of an OpenAPI document as a toolbox.
    #
    # An assistant may use the tools that its `actions` name.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param kind ["mcp", "openapi"]
    # @param url [String]
    # @param headers [Hash{String => String}]
    # @return [Types::Toolbox]
    def create(name:, kind:, url:, headers: OMIT, **more)
      call_of("POST /api/toolboxes", :Toolbox, body: members({ "name" => name, "kind" => kind, "url" => url, "headers" => headers }, more))
    end

    # Read the tools of a toolbox again.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param toolbox_id [String]
    # @return [Types::Toolbox]
    def refresh(toolbox_id)
      call_of("POST /api/toolboxes/{toolboxId}/refresh", :Toolbox, params: { "toolboxId" => toolbox_id })
    end

    # Remove a toolbox.
    #
    # Scope: `settings:write`.
    #
    # @param toolbox_id [String]
    # @return [nil]
    def delete(toolbox_id)
      nothing_of("DELETE /api/toolboxes/{toolboxId}", params: { "toolboxId" => toolbox_id })
    end
  end

  # The calls of the group totp.
  class TotpCalls < Group
    # Set up an authenticator app.
    #
    # It counts once `POST /api/auth/totp/confirm` has got a code of it.
    #
    # For a signed-in member.
    #
    # @return [Types::NewTotp]
    def create
      call_of("POST /api/auth/totp", :NewTotp)
    end

    # Remove the authenticator app.
    #
    # For a signed-in member.
    #
    # @param code [String]
    # @return [nil]
    def delete(code:, **more)
      nothing_of("DELETE /api/auth/totp", body: members({ "code" => code }, more))
    end

    # Confirm the authenticator app with its first code.
    #
    # Gives recovery codes, unless the account has some.
    #
    # For a signed-in member.
    #
    # @param code [String]
    # @return [Types::RecoveryCodes]
    def confirm(code:, **more)
      call_of("POST /api/auth/totp/confirm", :RecoveryCodes, body: members({ "code" => code }, more))
    end
  end

  # The calls of the group trusts.
  class TrustsCalls < Group
    # Trust the machines of a platform.
    #
    # A machine exchanges a signed token of its platform (a CI, a cluster) for an access token of ten minutes
    # at `/oauth/token`, so that it needs no key. Only an owner may do this, and answers for it: the trust
    # stops when they are no owner any more.
    #
    # For a signed-in member. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param issuer [String]
    # @param subject [String]
    # @param audience [String]
    # @param claims [Hash{String => String}]
    # @param jwks [Types::NewTrustJwks]
    # @param scopes [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write", "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read", "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read", "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write", "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run", "approvals:write", "voice:write">]
    # @param is_reusable [Boolean]
    # @return [Types::Trust]
    def create(name:, issuer:, subject:, audience: OMIT, claims: OMIT, jwks: OMIT, scopes:, is_reusable: OMIT, **more)
      call_of("POST /api/oauth/trusts", :Trust, body: members({ "name" => name, "issuer" => issuer, "subject" => subject, "audience" => audience, "claims" => claims, "jwks" => jwks, "scopes" => scopes, "isReusable" => is_reusable }, more))
    end

    # List the trusts.
    #
    # Only an owner may do this.
    #
    # For a signed-in member.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::Trust>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/oauth/trusts", :Trust, query: { "limit" => limit, "cursor" => cursor })
    end

    # Change a trust, or answer for it from now on.
    #
    # Only an owner may do this. The access tokens of before are refused within a second.
    #
    # For a signed-in member. A member's e-mail address must be verified.
    #
    # @param id [String]
    # @param name [String]
    # @param subject [String]
    # @param audience [String]
    # @param claims [Hash{String => String}]
    # @param jwks [Types::TrustChangeJwks, nil]
    # @param scopes [Array<"settings:read", "settings:write", "members:read", "members:write", "keys:write", "contacts:read", "contacts:write", "leads:read", "leads:write", "newsletter:read", "newsletter:write", "database:read", "database:write", "database:ddl", "database:sql", "files:read", "files:write", "knowledge:read", "knowledge:write", "conversations:read", "conversations:write", "webhooks:read", "webhooks:write", "automation:read", "automation:write", "automation:run", "approvals:write", "voice:write">]
    # @param is_reusable [Boolean]
    # @return [Types::Trust]
    def update(id, name: OMIT, subject: OMIT, audience: OMIT, claims: OMIT, jwks: OMIT, scopes: OMIT, is_reusable: OMIT, **more)
      call_of("PATCH /api/oauth/trusts/{id}", :Trust, params: { "id" => id }, body: members({ "name" => name, "subject" => subject, "audience" => audience, "claims" => claims, "jwks" => jwks, "scopes" => scopes, "isReusable" => is_reusable }, more))
    end

    # No longer trust these machines.
    #
    # Only an owner may do this. Every node refuses their access tokens within a second.
    #
    # For a signed-in member.
    #
    # @param id [String]
    # @return [nil]
    def delete(id)
      nothing_of("DELETE /api/oauth/trusts/{id}", params: { "id" => id })
    end
  end

  # The calls of the group voice.
  class VoiceCalls < Group
    # List the voices.
    #
    # Those of the workspace's speech providers come first, then those of the installation.
    #
    # Scope: `voice:write`.
    #
    # @return [Pages<Types::VoiceModel>]
    def list_models
      pages_of("GET /api/voice/models", :VoiceModel)
    end

    # Start a conversation by voice.
    #
    # Open `webSocketUrl` and send sound. See the guide on voice for the messages of the WebSocket.
    #
    # Scope: `voice:write`, or a publishable key.
    #
    # @param api_key [String]
    # @param language [String]
    # @param voice_model [String]
    # @param endpoint [String]
    # @param assistant_id [String]
    # @param session_id [String]
    # @param conversation [String]
    # @param record [Boolean]
    # @return [Types::StartedVoice]
    def start(api_key: OMIT, language:, voice_model:, endpoint: OMIT, assistant_id: OMIT, session_id: OMIT, conversation: OMIT, record: OMIT, **more)
      call_of("POST /api/voice/start", :StartedVoice, body: members({ "api_key" => api_key, "language" => language, "voice_model" => voice_model, "endpoint" => endpoint, "assistantId" => assistant_id, "sessionId" => session_id, "conversation" => conversation, "record" => record }, more))
    end
  end

  # The calls of the group voice_channels.
  class VoiceChannelsCalls < Group
    # Create a voice channel.
    #
    # A channel is a voice platform outside that talks with an assistant: Alexa, Dialogflow, Twilio. It sends
    # no bearer token; each request has the platform's own proof.
    #
    # Scope: `voice:write`. A member's e-mail address must be verified.
    #
    # @param body [Types::NewVoiceChannelAlexa, Types::NewVoiceChannelDialogflowEs, Types::NewVoiceChannelDialogflowCx, Types::NewVoiceChannelTwilio, Hash]
    # @return [Types::VoiceChannelWithSecret]
    def create(body)
      call_of("POST /api/voice/channels", :VoiceChannelWithSecret, body: body)
    end

    # List the voice channels.
    #
    # Scope: `voice:write`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::VoiceChannel>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/voice/channels", :VoiceChannel, query: { "limit" => limit, "cursor" => cursor })
    end

    # Read a voice channel.
    #
    # Scope: `voice:write`.
    #
    # @param channel_id [String]
    # @return [Types::VoiceChannel]
    def get(channel_id)
      call_of("GET /api/voice/channels/{channelId}", :VoiceChannel, params: { "channelId" => channel_id })
    end

    # Change a voice channel.
    #
    # Scope: `voice:write`. A member's e-mail address must be verified.
    #
    # @param channel_id [String]
    # @param name [String]
    # @param assistant_id [String, nil]
    # @param language [String, nil]
    # @param greeting [String, nil]
    # @param answer_within_ms [Integer, nil]
    # @param skill_id [String]
    # @param auth_token [String]
    # @param mode ["gather", "stream", "conversation-relay"]
    # @return [Types::VoiceChannel]
    def update(channel_id, name: OMIT, assistant_id: OMIT, language: OMIT, greeting: OMIT, answer_within_ms: OMIT, skill_id: OMIT, auth_token: OMIT, mode: OMIT, **more)
      call_of("PATCH /api/voice/channels/{channelId}", :VoiceChannel, params: { "channelId" => channel_id }, body: members({ "name" => name, "assistantId" => assistant_id, "language" => language, "greeting" => greeting, "answerWithinMs" => answer_within_ms, "skillId" => skill_id, "authToken" => auth_token, "mode" => mode }, more))
    end

    # Delete a voice channel.
    #
    # Its platform gets no more answers. The conversations stay.
    #
    # Scope: `voice:write`.
    #
    # @param channel_id [String]
    # @return [nil]
    def delete(channel_id)
      nothing_of("DELETE /api/voice/channels/{channelId}", params: { "channelId" => channel_id })
    end

    # Lead a phone call by its sound (Twilio Media Streams).
    #
    # For `<Connect><Stream>` of TwiML, which a channel with the mode `stream` answers. Parley hears and
    # speaks: µ-law at 8 kHz, `mark` to know what was heard, `clear` when the caller interrupts. Keys become a
    # message after `#` or a pause.
    #
    # The signature is the credential.
    #
    # @param channel_id [String]
    # @return [String]
    def twilio_socket(channel_id)
      socket_of("GET /api/voice/twilio/{channelId}", params: { "channelId" => channel_id })
    end

    # Lead a phone call by texts (Twilio ConversationRelay).
    #
    # For `<Connect><ConversationRelay>` of TwiML, which a channel with the mode `conversation-relay` answers.
    # Twilio hears and speaks; each `prompt` is a question, and the answer is sent as `text` while it is
    # written.
    #
    # The signature is the credential.
    #
    # @param channel_id [String]
    # @return [String]
    def conversation_relay_socket(channel_id)
      socket_of("GET /api/voice/conversation-relay/{channelId}", params: { "channelId" => channel_id })
    end
  end

  # The calls of the group voice_recordings.
  class VoiceRecordingsCalls < Group
    # Get the sound of a recording.
    #
    # WAV with the person on the left and the assistant on the right. The audit log says who got it.
    #
    # Scope: `conversations:read`.
    #
    # @param voice_recording_id [String]
    # @return [String, nil]
    def download(voice_recording_id, &block)
      open_of("GET /api/voice/recordings/{voiceRecordingId}/sound", params: { "voiceRecordingId" => voice_recording_id }, &block)
    end

    # Delete a recording.
    #
    # Scope: `conversations:write`.
    #
    # @param voice_recording_id [String]
    # @return [nil]
    def delete(voice_recording_id)
      nothing_of("DELETE /api/voice/recordings/{voiceRecordingId}", params: { "voiceRecordingId" => voice_recording_id })
    end
  end

  # The calls of the group voice_sessions.
  class VoiceSessionsCalls < Group
    # List the voice sessions, newest first.
    #
    # Scope: `conversations:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::VoiceSession>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/voice/sessions", :VoiceSession, query: { "limit" => limit, "cursor" => cursor })
    end

    # Get a voice session, with what happened when in its turns.
    #
    # Scope: `conversations:read`.
    #
    # @param voice_session_id [String]
    # @return [Types::VoiceSessionWithTurns]
    def get(voice_session_id)
      call_of("GET /api/voice/sessions/{voiceSessionId}", :VoiceSessionWithTurns, params: { "voiceSessionId" => voice_session_id })
    end

    # Talk, over a WebSocket.
    #
    # Binary frames are PCM16, little-endian, mono, or Opus (`codec`). JSON frames that you may send: `{type:
    # "text", text}`, `{type: "audio.end"}`, `{type: "interrupt", playedMs}`, `{type: "token", accessToken}`.
    # You get `session.ready`, `speech.started`, `speech.stopped`, `transcript`, `response.started`,
    # `response.text`, `response.audio.done`, `response.interrupted`, `response.completed`, `error` and
    # `session.ended`. After `speech.started` no sound of an earlier response comes.
    #
    # Scope: `voice:write`, or a publishable key.
    #
    # @param voice_session_id [String]
    # @param ticket [String]
    # @param conversation [String]
    # @param rate [8000, 16000, 24000]
    # @param codec ["pcm16", "opus"]
    # @return [String]
    def socket(voice_session_id, ticket: OMIT, conversation: OMIT, rate: OMIT, codec: OMIT)
      socket_of("GET /api/voice/sessions/{voiceSessionId}/socket", params: { "voiceSessionId" => voice_session_id }, query: { "ticket" => ticket, "conversation" => conversation, "rate" => rate, "codec" => codec })
    end

    # List the recordings of a voice session.
    #
    # Scope: `conversations:read`.
    #
    # @param voice_session_id [String]
    # @return [Types::VoiceRecordingList]
    def list_recordings(voice_session_id)
      call_of("GET /api/voice/sessions/{voiceSessionId}/recordings", :VoiceRecordingList, params: { "voiceSessionId" => voice_session_id })
    end
  end

  # The calls of the group voicebot.
  class VoicebotCalls < Group
    # Ask by voice.
    #
    # For voice assistants of your own: a question as text or sound, answered in words that can be said. A
    # request of Alexa, Dialogflow or Twilio is recognised by its shape and answered in the platform's form;
    # where the platform can send no key, make a channel.
    #
    # Scope: `voice:write`, or a publishable key.
    #
    # @param body [Types::VoicebotQuestion, Types::VoicePlatformRequestRequest, Types::VoicePlatformRequestQueryResult, Types::VoicePlatformRequestFulfillmentInfo, Types::VoicePlatformRequestCallSid, Hash]
    # @return [Types::VoicebotAnswer, Hash{String => Object}]
    def ask(body)
      call_of("POST /api/voicebot", :VoicebotAnswer, body: body)
    end

    # Answer a voice platform.
    #
    # What Alexa, Dialogflow or Twilio posts to the `url` of a channel. The answer is in the platform's own
    # form, and leaves before the platform's time limit: the whole of it, its first sentences, or a request to
    # go on.
    #
    # The signature is the credential.
    #
    # @param channel_id [String]
    # @return [Hash{String => Object}]
    def answer(channel_id, **more)
      call_of("POST /api/voicebot/{channelId}", nil, params: { "channelId" => channel_id }, body: members({}, more))
    end
  end

  # The calls of the group widget.
  class WidgetCalls < Group
    # Read how the chat on websites looks and speaks.
    #
    # Scope: `settings:read`.
    #
    # @param key_id [String]
    # @return [Types::WidgetSettings]
    def get(key_id: OMIT)
      call_of("GET /api/widget", :WidgetSettings, query: { "keyId" => key_id })
    end

    # Change how the chat on websites looks and speaks.
    #
    # For one publishable key, or for all that choose nothing themselves. Pages have it after five minutes at
    # the latest, or when they are loaded anew.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param name [String, nil]
    # @param greeting [String, nil]
    # @param colour [String, nil]
    # @param launcher [String, nil]
    # @param suggestions [Array<String>, nil]
    # @param theme ["auto", "light", "dark", nil]
    # @param position ["right", "left", nil]
    # @param languages [Array<"en", "de", "fr", "es", "it", "nl", "pt">, nil]
    # @param hand_over [Boolean, nil]
    # @param ask_feedback [Boolean, nil]
    # @param attachments ["never", "taken-over", "always", nil]
    # @param page [Boolean, nil]
    # @param voice [Boolean, nil]
    # @param lead_form [Boolean, nil]
    # @param avatar_file_id [String, nil]
    # @param key_id [String]
    # @return [Types::WidgetSettings]
    def update(name: OMIT, greeting: OMIT, colour: OMIT, launcher: OMIT, suggestions: OMIT, theme: OMIT, position: OMIT, languages: OMIT, hand_over: OMIT, ask_feedback: OMIT, attachments: OMIT, page: OMIT, voice: OMIT, lead_form: OMIT, avatar_file_id: OMIT, key_id: OMIT, **more)
      call_of("PATCH /api/widget", :WidgetSettings, query: { "keyId" => key_id }, body: members({ "name" => name, "greeting" => greeting, "colour" => colour, "launcher" => launcher, "suggestions" => suggestions, "theme" => theme, "position" => position, "languages" => languages, "handOver" => hand_over, "askFeedback" => ask_feedback, "attachments" => attachments, "page" => page, "voice" => voice, "leadForm" => lead_form, "avatarFileId" => avatar_file_id }, more))
    end

    # Read what a page needs to show the chat.
    #
    # For apps that show a chat of their own. A publishable key gets its own settings.
    #
    # Scope: `settings:read`, or a publishable key.
    #
    # @param key_id [String]
    # @return [Types::WidgetConfig]
    def get_config(key_id: OMIT)
      call_of("GET /api/widget/config", :WidgetConfig, query: { "keyId" => key_id })
    end
  end

  # The calls of the group workflow_secrets.
  class WorkflowSecretsCalls < Group
    # List the names of the secrets of workflows.
    #
    # No answer shows a value.
    #
    # Scope: `automation:write`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::WorkflowSecret>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/automation/secrets", :WorkflowSecret, query: { "limit" => limit, "cursor" => cursor })
    end

    # Save a secret of workflows.
    #
    # Workflows that list it in `use.secrets` read it as `$secrets.NAME`. It is stored encrypted, and kept out
    # of what runs show.
    #
    # Scope: `automation:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param value [String, Hash{String => String, Array<String>, Hash{String => String}}]
    # @return [Types::WorkflowSecret]
    def put(name, value:, **more)
      call_of("PUT /api/automation/secrets/{name}", :WorkflowSecret, params: { "name" => name }, body: members({ "value" => value }, more))
    end

    # Delete a secret of workflows.
    #
    # Scope: `automation:write`.
    #
    # @param name [String]
    # @return [nil]
    def delete(name)
      nothing_of("DELETE /api/automation/secrets/{name}", params: { "name" => name })
    end
  end

  # The calls of the group workflows.
  class WorkflowsCalls < Group
    # Save a workflow.
    #
    # The body is the document itself: Serverless Workflow DSL (Open Workflow Specification) 1.0.3, in YAML or
    # JSON. A changed document is a new version. Saving activates its schedule and its triggers, unless
    # `?activate=false`.
    #
    # Scope: `automation:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param body [Object, Hash]
    # @param activate [Boolean]
    # @return [Types::WorkflowsPutAnswer]
    def put(name, body, activate: OMIT)
      call_of("PUT /api/workflows/{name}", :WorkflowsPutAnswer, params: { "name" => name }, query: { "activate" => activate }, body: body)
    end

    # Read a workflow.
    #
    # Scope: `automation:read`.
    #
    # @param name [String]
    # @return [Types::WorkflowsGetAnswer]
    def get(name)
      call_of("GET /api/workflows/{name}", :WorkflowsGetAnswer, params: { "name" => name })
    end

    # Activate or deactivate a workflow.
    #
    # Nothing starts an inactive workflow by itself. Its queued runs, and those that are asked for meanwhile,
    # wait until it is active (`waitingFor: {kind: "activation"}`), or end with `queued: "cancel"`.
    #
    # Scope: `automation:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param active [Boolean]
    # @param queued ["hold", "cancel"]
    # @return [Types::WorkflowsUpdateAnswer]
    def update(name, active:, queued: OMIT, **more)
      call_of("PATCH /api/workflows/{name}", :WorkflowsUpdateAnswer, params: { "name" => name }, body: members({ "active" => active, "queued" => queued }, more))
    end

    # Delete a workflow with its versions.
    #
    # Its runs stay. Those under way are cancelled.
    #
    # Scope: `automation:write`.
    #
    # @param name [String]
    # @return [nil]
    def delete(name)
      nothing_of("DELETE /api/workflows/{name}", params: { "name" => name })
    end

    # List the workflows by name.
    #
    # Scope: `automation:read`.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::WorkflowsListItem>]
    def list(limit: OMIT, cursor: OMIT)
      pages_of("GET /api/workflows", :WorkflowsListItem, query: { "limit" => limit, "cursor" => cursor })
    end

    # List the versions of a workflow, newest first.
    #
    # Scope: `automation:read`.
    #
    # @param name [String]
    # @param limit [Integer]
    # @param cursor [String]
    # @return [Pages<Types::WorkflowsListVersionsItem>]
    def list_versions(name, limit: OMIT, cursor: OMIT)
      pages_of("GET /api/workflows/{name}/versions", :WorkflowsListVersionsItem, params: { "name" => name }, query: { "limit" => limit, "cursor" => cursor })
    end

    # Check a workflow without saving it.
    #
    # Scope: `automation:read`.
    #
    # @param body [Object, Hash]
    # @return [Types::WorkflowsValidateAnswer]
    def validate(body)
      call_of("POST /api/workflows/validate", :WorkflowsValidateAnswer, body: body)
    end

    # Read a version of a workflow.
    #
    # Scope: `automation:read`.
    #
    # @param name [String]
    # @param version [Integer]
    # @param format ["json", "source"]
    # @return [Types::WorkflowsGetVersionAnswer, String]
    def get_version(name, version, format: OMIT)
      call_of("GET /api/workflows/{name}/versions/{version}", :WorkflowsGetVersionAnswer, params: { "name" => name, "version" => version }, query: { "format" => format })
    end

    # Compare a version of a workflow with another.
    #
    # Says what is different in `version`. Without `against`, the version before it is compared.
    #
    # Scope: `automation:read`.
    #
    # @param name [String]
    # @param version [Integer]
    # @param against [Integer]
    # @return [Types::WorkflowsVersionDiffAnswer]
    def version_diff(name, version, against: OMIT)
      call_of("GET /api/workflows/{name}/versions/{version}/diff", :WorkflowsVersionDiffAnswer, params: { "name" => name, "version" => version }, query: { "against" => against })
    end

    # Save a version of a workflow again as the newest.
    #
    # Scope: `automation:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param version [Integer]
    # @return [Types::WorkflowsPutAnswer]
    def restore_version(name, version)
      call_of("POST /api/workflows/{name}/versions/{version}/restore", :WorkflowsPutAnswer, params: { "name" => name, "version" => version })
    end

    # Download the document of a workflow as it was sent.
    #
    # Scope: `automation:read`.
    #
    # @param name [String]
    # @return [Object, String]
    def export(name)
      call_of("GET /api/workflows/{name}/export", nil, params: { "name" => name })
    end

    # Try a workflow, or a draft of it, with what happened before.
    #
    # Executes it in memory with the newest events that start it, or else with the inputs of its newest runs.
    # Nothing is sent or stored: a call gives what the same task gave in the recorded run, or null. Waits end
    # at once, and approvals are given; a task that waits for events that were not recorded ends the dry run.
    # A draft needs `automation:write` too. Without `input` it needs `automation:read`, and uses only events
    # that the caller may read. Takes at most 10 seconds.
    #
    # Scope: `automation:run`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param since_events [Integer]
    # @param input [Object]
    # @param definition [String]
    # @return [Types::WorkflowsDryRunAnswer]
    def dry_run(name, since_events: OMIT, input: OMIT, definition: OMIT, **more)
      call_of("POST /api/workflows/{name}/dry-run", :WorkflowsDryRunAnswer, params: { "name" => name }, body: members({ "sinceEvents" => since_events, "input" => input, "definition" => definition }, more))
    end

    # Run a workflow.
    #
    # 202 at once; with `?wait`, 200 and the output of a run that ends in time.
    #
    # Scope: `automation:run`. A member's e-mail address must be verified.
    #
    # @param workflow [String]
    # @param input [Object]
    # @param wait [Integer]
    # @return [Types::RunsRetryAnswer]
    def run(workflow:, input: OMIT, wait: OMIT, **more)
      call_of("POST /api/automation", :RunsRetryAnswer, query: { "wait" => wait }, body: members({ "workflow" => workflow, "input" => input }, more))
    end
  end

  # The calls of the group workspace.
  class WorkspaceCalls < Group
    # Read what the workspace stores, and how much it may store.
    #
    # At a bound new work is refused with quota-exceeded. Leads, conversations and sign-ups go on, unless the
    # operator has set a bound for them.
    #
    # Scope: `settings:read`.
    #
    # @return [Types::WorkspaceUse]
    def use
      call_of("GET /api/workspace/use", :WorkspaceUse)
    end

    # Have the workspace deleted after seven days.
    #
    # Only an owner may do this. The workspace is suspended at once, its owners get a mail, and `POST
    # /api/workspace/keep` takes it back. Then all that it has is deleted, and the accounts of people who are
    # in no other workspace. A second call changes nothing.
    #
    # For a signed-in member.
    #
    # @return [Types::WorkspaceDeletion]
    def delete
      call_of("DELETE /api/workspace", :WorkspaceDeletion)
    end

    # Keep the workspace that waits for its deletion.
    #
    # Only an owner may do this. A deletion that the operator decided is the operator's to take back.
    #
    # For a signed-in member. A member's e-mail address must be verified.
    #
    # @return [nil]
    def keep
      nothing_of("POST /api/workspace/keep")
    end

    # Begin to write the whole workspace into one file.
    #
    # Only an owner may do this. A job writes every row, the workspace's own tables, files and recordings, as
    # they are at one moment, for `POST /api/installation/workspaces/import` of another installation. Ids
    # stay. Sign-ins do not come along, and secrets only with a `passphrase`, which nobody can replace. One
    # export is written at a time, and five begin in a day.
    #
    # For a signed-in member. A member's e-mail address must be verified.
    #
    # @param passphrase [String]
    # @param code [String]
    # @return [Types::WorkspaceExport]
    def export(passphrase: OMIT, code: OMIT, **more)
      call_of("POST /api/workspace/export", :WorkspaceExport, body: members({ "passphrase" => passphrase, "code" => code }, more))
    end

    # See how far an export is, and get the link to its file.
    #
    # Only an owner may do this. Each answer has a link of its own, which ends after an hour.
    #
    # For a signed-in member.
    #
    # @param export_id [String]
    # @return [Types::WorkspaceExport]
    def get_export(export_id)
      call_of("GET /api/workspace/export/{exportId}", :WorkspaceExport, params: { "exportId" => export_id })
    end
  end

  # The calls of the group workspace_settings.
  class WorkspaceSettingsCalls < Group
    # Read for how long each kind of data is kept.
    #
    # Scope: `settings:read`.
    #
    # @return [Types::Retention]
    def get_retention
      call_of("GET /api/settings/retention", :Retention)
    end

    # Change for how long kinds of data are kept.
    #
    # What is older is erased every night and announced like any erasure. A change counts from the first night
    # after a whole day.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param days [Hash{String => Integer, nil}]
    # @return [Types::Retention]
    def update_retention(days:, **more)
      call_of("PATCH /api/settings/retention", :Retention, body: members({ "days" => days }, more))
    end

    # See how much a change would erase.
    #
    # Nothing is changed. `PATCH /api/settings/retention` makes the change.
    #
    # Scope: `settings:read`. A member's e-mail address must be verified.
    #
    # @param days [Hash{String => Integer, nil}]
    # @return [Types::RetentionPreview]
    def preview_retention(days:, **more)
      call_of("POST /api/settings/retention/preview", :RetentionPreview, body: members({ "days" => days }, more))
    end

    # See what the default of the installation would change here.
    #
    # The operator says for how long new workspaces keep their data. An older workspace keeps what it has
    # until it takes the default.
    #
    # Scope: `settings:read`.
    #
    # @return [Types::RetentionPreview]
    def get_retention_default
      call_of("GET /api/settings/retention/default", :RetentionPreview)
    end

    # Keep data for as long as new workspaces do.
    #
    # As any change, it counts from the first night after a whole day, and can be taken back until then.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @return [Types::Retention]
    def default_retention
      call_of("POST /api/settings/retention/default", :Retention)
    end

    # Get the settings of the workspace.
    #
    # Scope: `settings:read`.
    #
    # @return [Types::WorkspaceSettings]
    def get_workspace
      call_of("GET /api/settings/workspace", :WorkspaceSettings)
    end

    # Change the settings of the workspace.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param name [String]
    # @param require_second_factor [Boolean]
    # @param assignment ["manual", "round-robin"]
    # @param office_hours [Types::OfficeHours, nil]
    # @param time_zone [String]
    # @param waiting_after_minutes [Integer, nil]
    # @param contact [String, nil]
    # @return [Types::WorkspaceSettings]
    def update_workspace(name: OMIT, require_second_factor: OMIT, assignment: OMIT, office_hours: OMIT, time_zone: OMIT, waiting_after_minutes: OMIT, contact: OMIT, **more)
      call_of("PATCH /api/settings/workspace", :WorkspaceSettings, body: members({ "name" => name, "requireSecondFactor" => require_second_factor, "assignment" => assignment, "officeHours" => office_hours, "timeZone" => time_zone, "waitingAfterMinutes" => waiting_after_minutes, "contact" => contact }, more))
    end

    # Get the mail settings.
    #
    # For the operator of the installation.
    #
    # @return [Types::MailSettings]
    def get_mail
      call_of("GET /api/settings/mail", :MailSettings)
    end

    # Replace the mail settings.
    #
    # For the operator of the installation. A member's e-mail address must be verified.
    #
    # @param smtp_url [String, nil]
    # @param from [String, nil]
    # @param dkim [Types::NewMailSettingsDkim, nil]
    # @return [Types::MailSettings]
    def put_mail(smtp_url: OMIT, from:, dkim: OMIT, **more)
      call_of("PUT /api/settings/mail", :MailSettings, body: members({ "smtpUrl" => smtp_url, "from" => from, "dkim" => dkim }, more))
    end

    # List the mails that were not sent.
    #
    # Newest first, of all nodes: mails that became files because there is no mail server, wait or were given
    # up. They hold links that sign people in, so only the operator in person sees them, and no key. Kept for
    # 7 days, at most 1,000.
    #
    # For the operator of the installation.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param status ["waiting", "file", "failed"]
    # @return [Pages<Types::OutgoingMail>]
    def list_mail_outbox(limit: OMIT, cursor: OMIT, status: OMIT)
      pages_of("GET /api/settings/mail/outbox", :OutgoingMail, query: { "limit" => limit, "cursor" => cursor, "status" => status })
    end

    # Send a test mail.
    #
    # Answers when the mail server has accepted the mail. Without a mail server, the mail is a file in the
    # data folder.
    #
    # For the operator of the installation. A member's e-mail address must be verified.
    #
    # @param to [String]
    # @return [Types::MailTestResult]
    def test_mail(to:, **more)
      call_of("POST /api/settings/mail/test", :MailTestResult, body: members({ "to" => to }, more))
    end

    # Whether users can prove who they are.
    #
    # Says since when there is an identity secret, and never the secret.
    #
    # Scope: `settings:read`.
    #
    # @return [Types::IdentitySettings]
    def get_identity
      call_of("GET /api/settings/identity", :IdentitySettings)
    end

    # Make a new identity secret.
    #
    # Your server signs with this secret who the user of a page is. Only this answer shows it. Former secrets
    # are still accepted until the overlap ends.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param overlap_seconds [Integer]
    # @return [Types::IdentitySecret]
    def rotate_identity_secret(overlap_seconds: OMIT, **more)
      call_of("POST /api/settings/identity/rotate-secret", :IdentitySecret, body: members({ "overlapSeconds" => overlap_seconds }, more))
    end

    # Read which members are mailed about leads.
    #
    # Scope: `settings:read`.
    #
    # @return [Types::LeadSettings]
    def get_leads
      call_of("GET /api/settings/leads", :LeadSettings)
    end

    # Choose which members are mailed about leads.
    #
    # `all` members, the owners and `admins`, only the `assignee` of a lead, or `none`. Except with `none`, a
    # member is also told of leads that another one gives them.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param notify ["all", "admins", "assignee", "none"]
    # @return [Types::LeadSettings]
    def update_leads(notify:, **more)
      call_of("PATCH /api/settings/leads", :LeadSettings, body: members({ "notify" => notify }, more))
    end

    # Read who speaks in the newsletter, and how.
    #
    # Scope: `settings:read`.
    #
    # @return [Types::NewsletterSettings]
    def get_newsletter
      call_of("GET /api/settings/newsletter", :NewsletterSettings)
    end

    # Change who speaks in the newsletter, and how.
    #
    # The name, the colour and the language are those of the pages and mails. Null takes one back.
    #
    # Scope: `settings:write`. A member's e-mail address must be verified.
    #
    # @param sender_name [String, nil]
    # @param reply_to [String, nil]
    # @param postal_address [String, nil]
    # @param accent_colour [String, nil]
    # @param language [String, nil]
    # @param bounce_address [String, nil]
    # @return [Types::NewsletterSettings]
    def update_newsletter(sender_name: OMIT, reply_to: OMIT, postal_address: OMIT, accent_colour: OMIT, language: OMIT, bounce_address: OMIT, **more)
      call_of("PATCH /api/settings/newsletter", :NewsletterSettings, body: members({ "senderName" => sender_name, "replyTo" => reply_to, "postalAddress" => postal_address, "accentColour" => accent_colour, "language" => language, "bounceAddress" => bounce_address }, more))
    end
  end

  # The calls of the group workspaces.
  class WorkspacesCalls < Group
    # List the workspaces with what they use, newest first.
    #
    # For the operator of the installation.
    #
    # @param limit [Integer]
    # @param cursor [String]
    # @param awaits_approval [Boolean]
    # @return [Pages<Types::InstalledWorkspace>]
    def list(limit: OMIT, cursor: OMIT, awaits_approval: OMIT)
      pages_of("GET /api/installation/workspaces", :InstalledWorkspace, query: { "limit" => limit, "cursor" => cursor, "awaitsApproval" => awaits_approval })
    end

    # Suspend a workspace, let it go on, or set its quotas.
    #
    # While it is suspended nothing begins: runs, campaigns, schedules, models, deliveries and calls wait, and
    # go on afterwards. Its callers get workspace-suspended, and senders of webhooks 503 with Retry-After.
    # Leaving a newsletter, preferences, erasure and export go on; its owners sign in, read and delete.
    #
    # For the operator of the installation. A member's e-mail address must be verified.
    #
    # @param workspace_id [String]
    # @param status ["active", "suspended"]
    # @param reason [String, nil]
    # @param quotas [Types::WorkspaceDecisionQuotas]
    # @return [Types::InstalledWorkspace]
    def update(workspace_id, status: OMIT, reason: OMIT, quotas: OMIT, **more)
      call_of("PATCH /api/installation/workspaces/{workspaceId}", :InstalledWorkspace, params: { "workspaceId" => workspace_id }, body: members({ "status" => status, "reason" => reason, "quotas" => quotas }, more))
    end

    # Have a workspace deleted after seven days.
    #
    # It is suspended at once, its owners get a mail, and `POST …/keep` takes it back. Then all that it has is
    # deleted, and the accounts of people who are in no other workspace. A second call changes nothing.
    #
    # For the operator of the installation.
    #
    # @param workspace_id [String]
    # @return [Types::InstalledWorkspace]
    def delete(workspace_id)
      call_of("DELETE /api/installation/workspaces/{workspaceId}", :InstalledWorkspace, params: { "workspaceId" => workspace_id })
    end

    # Keep a workspace that waits for its deletion.
    #
    # For the operator of the installation. A member's e-mail address must be verified.
    #
    # @param workspace_id [String]
    # @return [Types::InstalledWorkspace]
    def keep(workspace_id)
      call_of("POST /api/installation/workspaces/{workspaceId}/keep", :InstalledWorkspace, params: { "workspaceId" => workspace_id })
    end

    # Make a workspace of an export of another installation.
    #
    # All of it or nothing. What the installation has already is named by workspace-clash. Members whose
    # address is unknown here get an account without a password and a link to choose one; others are invited.
    # Campaigns are paused, endpoints of webhooks disabled, workflows inactive and their runs cancelled,
    # because the former installation may go on. The passphrase comes before the file.
    #
    # For the operator of the installation. A member's e-mail address must be verified.
    #
    # @param passphrase [String]
    # @param file [Upload]
    # @return [Types::ImportedWorkspace]
    def import(passphrase: OMIT, file:, **more)
      call_of("POST /api/installation/workspaces/import", :ImportedWorkspace, body: members({ "passphrase" => passphrase, "file" => file }, more))
    end
  end

  # Every call of the API, by its group.
  module Calls
    # @return [ActionsCalls]
    def actions = ActionsCalls.new(settings)

    # @return [AnswerTestsCalls]
    def answer_tests = AnswerTestsCalls.new(settings)

    # @return [AppGrantsCalls]
    def app_grants = AppGrantsCalls.new(settings)

    # @return [ApprovalsCalls]
    def approvals = ApprovalsCalls.new(settings)

    # @return [AppsCalls]
    def apps = AppsCalls.new(settings)

    # @return [AssistantsCalls]
    def assistants = AssistantsCalls.new(settings)

    # @return [AuditCalls]
    def audit = AuditCalls.new(settings)

    # @return [AuthCalls]
    def auth = AuthCalls.new(settings)

    # @return [BlockedVisitorsCalls]
    def blocked_visitors = BlockedVisitorsCalls.new(settings)

    # @return [BouncesCalls]
    def bounces = BouncesCalls.new(settings)

    # @return [CampaignsCalls]
    def campaigns = CampaignsCalls.new(settings)

    # @return [ChatCalls]
    def chat = ChatCalls.new(settings)

    # @return [ChatbotCalls]
    def chatbot = ChatbotCalls.new(settings)

    # @return [ContactsCalls]
    def contacts = ContactsCalls.new(settings)

    # @return [ConversationsCalls]
    def conversations = ConversationsCalls.new(settings)

    # @return [DatabaseCalls]
    def database = DatabaseCalls.new(settings)

    # @return [DeliveriesCalls]
    def deliveries = DeliveriesCalls.new(settings)

    # @return [EndpointsCalls]
    def endpoints = EndpointsCalls.new(settings)

    # @return [ErasuresCalls]
    def erasures = ErasuresCalls.new(settings)

    # @return [FilesCalls]
    def files = FilesCalls.new(settings)

    # @return [FormsCalls]
    def forms = FormsCalls.new(settings)

    # @return [InboundEventsCalls]
    def inbound_events = InboundEventsCalls.new(settings)

    # @return [InboundSourcesCalls]
    def inbound_sources = InboundSourcesCalls.new(settings)

    # @return [InstallationCalls]
    def installation = InstallationCalls.new(settings)

    # @return [InvitationsCalls]
    def invitations = InvitationsCalls.new(settings)

    # @return [KeysCalls]
    def keys = KeysCalls.new(settings)

    # @return [KnowledgeCalls]
    def knowledge = KnowledgeCalls.new(settings)

    # @return [KnowledgeSyncCalls]
    def knowledge_sync = KnowledgeSyncCalls.new(settings)

    # @return [LabelsCalls]
    def labels = LabelsCalls.new(settings)

    # @return [LeadsCalls]
    def leads = LeadsCalls.new(settings)

    # @return [McpCalls]
    def mcp = McpCalls.new(settings)

    # @return [MembersCalls]
    def members = MembersCalls.new(settings)

    # @return [ModelAliasesCalls]
    def model_aliases = ModelAliasesCalls.new(settings)

    # @return [ModelsCalls]
    def models = ModelsCalls.new(settings)

    # @return [NewsletterCalls]
    def newsletter = NewsletterCalls.new(settings)

    # @return [NewsletterListsCalls]
    def newsletter_lists = NewsletterListsCalls.new(settings)

    # @return [OauthCalls]
    def oauth = OauthCalls.new(settings)

    # @return [OpenaiCalls]
    def openai = OpenaiCalls.new(settings)

    # @return [OperatorsCalls]
    def operators = OperatorsCalls.new(settings)

    # @return [OverviewCalls]
    def overview = OverviewCalls.new(settings)

    # @return [PagesCalls]
    def pages = PagesCalls.new(settings)

    # @return [PasskeysCalls]
    def passkeys = PasskeysCalls.new(settings)

    # @return [ProvidersCalls]
    def providers = ProvidersCalls.new(settings)

    # @return [RunsCalls]
    def runs = RunsCalls.new(settings)

    # @return [SavedRepliesCalls]
    def saved_replies = SavedRepliesCalls.new(settings)

    # @return [SegmentsCalls]
    def segments = SegmentsCalls.new(settings)

    # @return [SeriesCalls]
    def series = SeriesCalls.new(settings)

    # @return [SessionsCalls]
    def sessions = SessionsCalls.new(settings)

    # @return [SpeechProvidersCalls]
    def speech_providers = SpeechProvidersCalls.new(settings)

    # @return [StreamCalls]
    def stream = StreamCalls.new(settings)

    # @return [SubscribersCalls]
    def subscribers = SubscribersCalls.new(settings)

    # @return [SuppressionsCalls]
    def suppressions = SuppressionsCalls.new(settings)

    # @return [SystemCalls]
    def system = SystemCalls.new(settings)

    # @return [ToolboxesCalls]
    def toolboxes = ToolboxesCalls.new(settings)

    # @return [TotpCalls]
    def totp = TotpCalls.new(settings)

    # @return [TrustsCalls]
    def trusts = TrustsCalls.new(settings)

    # @return [VoiceCalls]
    def voice = VoiceCalls.new(settings)

    # @return [VoiceChannelsCalls]
    def voice_channels = VoiceChannelsCalls.new(settings)

    # @return [VoiceRecordingsCalls]
    def voice_recordings = VoiceRecordingsCalls.new(settings)

    # @return [VoiceSessionsCalls]
    def voice_sessions = VoiceSessionsCalls.new(settings)

    # @return [VoicebotCalls]
    def voicebot = VoicebotCalls.new(settings)

    # @return [WidgetCalls]
    def widget = WidgetCalls.new(settings)

    # @return [WorkflowSecretsCalls]
    def workflow_secrets = WorkflowSecretsCalls.new(settings)

    # @return [WorkflowsCalls]
    def workflows = WorkflowsCalls.new(settings)

    # @return [WorkspaceCalls]
    def workspace = WorkspaceCalls.new(settings)

    # @return [WorkspaceSettingsCalls]
    def workspace_settings = WorkspaceSettingsCalls.new(settings)

    # @return [WorkspacesCalls]
    def workspaces = WorkspacesCalls.new(settings)
  end
end
