<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Parameters that are not listed here are accepted without effect. */
final class ResponseRequest extends Value
{
    protected const READINGS = [
        'input' => ['list', ResponseRequestInputItem::class],
        'tools' => ['list', ResponseRequestTool::class],
        'tool_choice' => ChatCompletionRequestToolChoice::class,
        'conversation' => ResponseRequestConversation::class,
        'reasoning' => ResponseRequestReasoning::class,
        'text' => ResponseRequestText::class,
    ];

    protected const NAMES = [
        'stream_options' => 'streamOptions',
        'safety_identifier' => 'safetyIdentifier',
        'prompt_cache_key' => 'promptCacheKey',
        'prompt_cache_options' => 'promptCacheOptions',
        'prompt_cache_retention' => 'promptCacheRetention',
        'service_tier' => 'serviceTier',
        'top_p' => 'topP',
        'tool_choice' => 'toolChoice',
        'parallel_tool_calls' => 'parallelToolCalls',
        'top_logprobs' => 'topLogprobs',
        'previous_response_id' => 'previousResponseId',
        'max_output_tokens' => 'maxOutputTokens',
        'max_tool_calls' => 'maxToolCalls',
        'context_management' => 'contextManagement',
    ];

    protected const REQUIRED = [
        'input',
    ];

    protected const MAPS = [
        'metadata',
    ];

    /**
     * @param string|list<ResponseRequestInputItem> $input The last item is the question of the user, or the
     * result of your function.
     * @param string|mixed $instructions
     * @param string|mixed $model
     * @param bool|mixed $stream
     * @param mixed $streamOptions `include_usage`; the rest has no effect.
     * @param string|mixed $user
     * @param mixed $safetyIdentifier Accepted without effect.
     * @param mixed $promptCacheKey Accepted without effect.
     * @param mixed $promptCacheOptions Accepted without effect.
     * @param mixed $promptCacheRetention Accepted without effect.
     * @param mixed $serviceTier Accepted without effect.
     * @param mixed $store Accepted without effect. Parley stores every answer with its conversation.
     * @param int|float|mixed $temperature
     * @param int|float|mixed $topP
     * @param list<ResponseRequestTool>|mixed $tools
     * @param 'none'|'auto'|'required'|ChatCompletionRequestToolChoice|mixed $toolChoice
     * @param mixed $parallelToolCalls Accepted without effect. A model may call several functions in one answer.
     * @param mixed $topLogprobs Refused with 400 `unsupported-parameter`. Parley gives no log probabilities.
     * @param mixed $moderation Refused with 400 `unsupported-parameter`. Parley does not moderate.
     * @param string|mixed $previousResponseId
     * @param string|ResponseRequestConversation|mixed $conversation
     * @param bool|mixed $background
     * @param array<string, string>|mixed $metadata
     * @param int|mixed $maxOutputTokens
     * @param ResponseRequestReasoning|mixed $reasoning
     * @param ResponseRequestText|mixed $text
     * @param mixed $include Accepted without effect.
     * @param mixed $maxToolCalls Accepted without effect. It limits tools of OpenAI, which Parley has not.
     * @param mixed $truncation Accepted without effect.
     * @param mixed $contextManagement Accepted without effect.
     * @param mixed $prompt Refused with 400 `unsupported-parameter`. Parley has no stored prompts: send
     * `instructions`.
     * @param string|null $assistantId Who answers in this conversation from now on. Left out, it does not
     * change.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string|array $input,
        public readonly ?string $instructions = null,
        public readonly ?string $model = null,
        public readonly ?bool $stream = null,
        public readonly mixed $streamOptions = null,
        public readonly ?string $user = null,
        public readonly mixed $safetyIdentifier = null,
        public readonly mixed $promptCacheKey = null,
        public readonly mixed $promptCacheOptions = null,
        public readonly mixed $promptCacheRetention = null,
        public readonly mixed $serviceTier = null,
        public readonly mixed $store = null,
        public readonly int|float|null $temperature = null,
        public readonly int|float|null $topP = null,
        public readonly ?array $tools = null,
        public readonly string|ChatCompletionRequestToolChoice|null $toolChoice = null,
        public readonly mixed $parallelToolCalls = null,
        public readonly mixed $topLogprobs = null,
        public readonly mixed $moderation = null,
        public readonly ?string $previousResponseId = null,
        public readonly string|ResponseRequestConversation|null $conversation = null,
        public readonly ?bool $background = null,
        public readonly ?array $metadata = null,
        public readonly ?int $maxOutputTokens = null,
        public readonly ?ResponseRequestReasoning $reasoning = null,
        public readonly ?ResponseRequestText $text = null,
        public readonly mixed $include = null,
        public readonly mixed $maxToolCalls = null,
        public readonly mixed $truncation = null,
        public readonly mixed $contextManagement = null,
        public readonly mixed $prompt = null,
        public readonly ?string $assistantId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
