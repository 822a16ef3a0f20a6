<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

/**
 * Every call of the API, by its group.
 *
 * @property-read ActionsCalls $actions
 * @property-read AnswerTestsCalls $answerTests
 * @property-read AppGrantsCalls $appGrants
 * @property-read ApprovalsCalls $approvals
 * @property-read AppsCalls $apps
 * @property-read AssistantsCalls $assistants
 * @property-read AuditCalls $audit
 * @property-read AuthCalls $auth
 * @property-read BlockedVisitorsCalls $blockedVisitors
 * @property-read BouncesCalls $bounces
 * @property-read CampaignsCalls $campaigns
 * @property-read ChatCalls $chat
 * @property-read ChatbotCalls $chatbot
 * @property-read ContactsCalls $contacts
 * @property-read ConversationsCalls $conversations
 * @property-read DatabaseCalls $database
 * @property-read DeliveriesCalls $deliveries
 * @property-read EndpointsCalls $endpoints
 * @property-read ErasuresCalls $erasures
 * @property-read FilesCalls $files
 * @property-read FormsCalls $forms
 * @property-read InboundEventsCalls $inboundEvents
 * @property-read InboundSourcesCalls $inboundSources
 * @property-read InstallationCalls $installation
 * @property-read InvitationsCalls $invitations
 * @property-read KeysCalls $keys
 * @property-read KnowledgeCalls $knowledge
 * @property-read KnowledgeSyncCalls $knowledgeSync
 * @property-read LabelsCalls $labels
 * @property-read LeadsCalls $leads
 * @property-read McpCalls $mcp
 * @property-read MembersCalls $members
 * @property-read ModelAliasesCalls $modelAliases
 * @property-read ModelsCalls $models
 * @property-read NewsletterCalls $newsletter
 * @property-read NewsletterListsCalls $newsletterLists
 * @property-read OauthCalls $oauth
 * @property-read OpenaiCalls $openai
 * @property-read OperatorsCalls $operators
 * @property-read OverviewCalls $overview
 * @property-read PagesCalls $pages
 * @property-read PasskeysCalls $passkeys
 * @property-read ProvidersCalls $providers
 * @property-read RunsCalls $runs
 * @property-read SavedRepliesCalls $savedReplies
 * @property-read SegmentsCalls $segments
 * @property-read SeriesCalls $series
 * @property-read SessionsCalls $sessions
 * @property-read SpeechProvidersCalls $speechProviders
 * @property-read StreamCalls $stream
 * @property-read SubscribersCalls $subscribers
 * @property-read SuppressionsCalls $suppressions
 * @property-read SystemCalls $system
 * @property-read ToolboxesCalls $toolboxes
 * @property-read TotpCalls $totp
 * @property-read TrustsCalls $trusts
 * @property-read VoiceCalls $voice
 * @property-read VoiceChannelsCalls $voiceChannels
 * @property-read VoiceRecordingsCalls $voiceRecordings
 * @property-read VoiceSessionsCalls $voiceSessions
 * @property-read VoicebotCalls $voicebot
 * @property-read WidgetCalls $widget
 * @property-read WorkflowSecretsCalls $workflowSecrets
 * @property-read WorkflowsCalls $workflows
 * @property-read WorkspaceCalls $workspace
 * @property-read WorkspaceSettingsCalls $workspaceSettings
 * @property-read WorkspacesCalls $workspaces
 */
abstract class Calls
{
    protected const GROUPS = [
        'actions' => ActionsCalls::class,
        'answerTests' => AnswerTestsCalls::class,
        'appGrants' => AppGrantsCalls::class,
        'approvals' => ApprovalsCalls::class,
        'apps' => AppsCalls::class,
        'assistants' => AssistantsCalls::class,
        'audit' => AuditCalls::class,
        'auth' => AuthCalls::class,
        'blockedVisitors' => BlockedVisitorsCalls::class,
        'bounces' => BouncesCalls::class,
        'campaigns' => CampaignsCalls::class,
        'chat' => ChatCalls::class,
        'chatbot' => ChatbotCalls::class,
        'contacts' => ContactsCalls::class,
        'conversations' => ConversationsCalls::class,
        'database' => DatabaseCalls::class,
        'deliveries' => DeliveriesCalls::class,
        'endpoints' => EndpointsCalls::class,
        'erasures' => ErasuresCalls::class,
        'files' => FilesCalls::class,
        'forms' => FormsCalls::class,
        'inboundEvents' => InboundEventsCalls::class,
        'inboundSources' => InboundSourcesCalls::class,
        'installation' => InstallationCalls::class,
        'invitations' => InvitationsCalls::class,
        'keys' => KeysCalls::class,
        'knowledge' => KnowledgeCalls::class,
        'knowledgeSync' => KnowledgeSyncCalls::class,
        'labels' => LabelsCalls::class,
        'leads' => LeadsCalls::class,
        'mcp' => McpCalls::class,
        'members' => MembersCalls::class,
        'modelAliases' => ModelAliasesCalls::class,
        'models' => ModelsCalls::class,
        'newsletter' => NewsletterCalls::class,
        'newsletterLists' => NewsletterListsCalls::class,
        'oauth' => OauthCalls::class,
        'openai' => OpenaiCalls::class,
        'operators' => OperatorsCalls::class,
        'overview' => OverviewCalls::class,
        'pages' => PagesCalls::class,
        'passkeys' => PasskeysCalls::class,
        'providers' => ProvidersCalls::class,
        'runs' => RunsCalls::class,
        'savedReplies' => SavedRepliesCalls::class,
        'segments' => SegmentsCalls::class,
        'series' => SeriesCalls::class,
        'sessions' => SessionsCalls::class,
        'speechProviders' => SpeechProvidersCalls::class,
        'stream' => StreamCalls::class,
        'subscribers' => SubscribersCalls::class,
        'suppressions' => SuppressionsCalls::class,
        'system' => SystemCalls::class,
        'toolboxes' => ToolboxesCalls::class,
        'totp' => TotpCalls::class,
        'trusts' => TrustsCalls::class,
        'voice' => VoiceCalls::class,
        'voiceChannels' => VoiceChannelsCalls::class,
        'voiceRecordings' => VoiceRecordingsCalls::class,
        'voiceSessions' => VoiceSessionsCalls::class,
        'voicebot' => VoicebotCalls::class,
        'widget' => WidgetCalls::class,
        'workflowSecrets' => WorkflowSecretsCalls::class,
        'workflows' => WorkflowsCalls::class,
        'workspace' => WorkspaceCalls::class,
        'workspaceSettings' => WorkspaceSettingsCalls::class,
        'workspaces' => WorkspacesCalls::class,
    ];
}
