<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Parameters that are not listed here are accepted without effect. */
final class ChatCompletionRequest extends Value
{
    protected const READINGS = [
        'messages' => ['list', ChatCompletionRequestMessage::class],
        'stream_options' => ChatCompletionRequestStreamOptions::class,
        'tools' => ['list', ChatCompletionRequestTool::class],
        'tool_choice' => ChatCompletionRequestToolChoice::class,
        'metadata' => ChatCompletionRequestMetadata::class,
        'response_format' => ChatCompletionRequestResponseFormat::class,
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
        'max_tokens' => 'maxTokens',
        'max_completion_tokens' => 'maxCompletionTokens',
        'presence_penalty' => 'presencePenalty',
        'frequency_penalty' => 'frequencyPenalty',
        'top_k' => 'topK',
        'reasoning_effort' => 'reasoningEffort',
        'response_format' => 'responseFormat',
        'best_of' => 'bestOf',
        'logit_bias' => 'logitBias',
        'function_call' => 'functionCall',
        'web_search_options' => 'webSearchOptions',
    ];

    protected const REQUIRED = [
        'messages',
    ];

    /**
     * @param list<ChatCompletionRequestMessage> $messages The last message is the question of the user, or the
     * result of your function.
     * @param string|mixed $model
     * @param bool|mixed $stream
     * @param ChatCompletionRequestStreamOptions|mixed $streamOptions
     * @param string|mixed $user
     * @param mixed $safetyIdentifier Accepted without effect.
     * @param mixed $promptCacheKey Accepted without effect.
     * @param mixed $promptCacheOptions Accepted without effect.
     * @param mixed $promptCacheRetention Accepted without effect.
     * @param mixed $serviceTier Accepted without effect.
     * @param mixed $store Accepted without effect. Parley stores every answer with its conversation.
     * @param int|float|mixed $temperature
     * @param int|float|mixed $topP
     * @param list<ChatCompletionRequestTool>|mixed $tools
     * @param 'none'|'auto'|'required'|ChatCompletionRequestToolChoice|mixed $toolChoice
     * @param mixed $parallelToolCalls Accepted without effect. A model may call several functions in one answer.
     * @param mixed $topLogprobs Refused with 400 `unsupported-parameter`. Parley gives no log probabilities.
     * @param mixed $moderation Refused with 400 `unsupported-parameter`. Parley does not moderate.
     * @param ChatCompletionRequestMetadata|mixed $metadata `sessionId` names the conversation. Parley does not
     * store the rest.
     * @param int|mixed $maxTokens
     * @param int|mixed $maxCompletionTokens
     * @param string|list<string>|mixed $stop
     * @param int|float|mixed $presencePenalty
     * @param int|float|mixed $frequencyPenalty
     * @param int|mixed $seed
     * @param int|mixed $topK
     * @param string|mixed $reasoningEffort
     * @param ChatCompletionRequestResponseFormat|mixed $responseFormat
     * @param mixed $verbosity Accepted without effect.
     * @param mixed $prediction Accepted without effect.
     * @param int|mixed $n
     * @param mixed $bestOf Refused with 400 `unsupported-parameter`. Parley gives one answer to a question.
     * @param mixed $logprobs Refused with 400 `unsupported-parameter`. Parley gives no log probabilities.
     * @param mixed $logitBias Refused with 400 `unsupported-parameter`. Parley does not pass on a bias of
     * tokens.
     * @param mixed $audio Refused with 400 `unsupported-parameter`. Parley answers with text only.
     * @param mixed $modalities Refused with 400 `unsupported-parameter`. Parley answers with text only.
     * @param mixed $functions Refused with 400 `unsupported-parameter`. Send `tools` in its place.
     * @param mixed $functionCall Refused with 400 `unsupported-parameter`. Send `tool_choice` in its place.
     * @param mixed $webSearchOptions Refused with 400 `unsupported-parameter`. Parley does not search the web.
     * @param string|null $assistantId Who answers in this conversation from now on. Left out, it does not
     * change.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $messages,
        public readonly ?string $model = null,
        public readonly ?bool $stream = null,
        public readonly ?ChatCompletionRequestStreamOptions $streamOptions = null,
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
        public readonly ?ChatCompletionRequestMetadata $metadata = null,
        public readonly ?int $maxTokens = null,
        public readonly ?int $maxCompletionTokens = null,
        public readonly string|array|null $stop = null,
        public readonly int|float|null $presencePenalty = null,
        public readonly int|float|null $frequencyPenalty = null,
        public readonly ?int $seed = null,
        public readonly ?int $topK = null,
        public readonly ?string $reasoningEffort = null,
        public readonly ?ChatCompletionRequestResponseFormat $responseFormat = null,
        public readonly mixed $verbosity = null,
        public readonly mixed $prediction = null,
        public readonly ?int $n = null,
        public readonly mixed $bestOf = null,
        public readonly mixed $logprobs = null,
        public readonly mixed $logitBias = null,
        public readonly mixed $audio = null,
        public readonly mixed $modalities = null,
        public readonly mixed $functions = null,
        public readonly mixed $functionCall = null,
        public readonly mixed $webSearchOptions = null,
        public readonly ?string $assistantId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
