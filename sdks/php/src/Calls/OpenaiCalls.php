<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group openai. */
final class OpenaiCalls extends Group
{
    /**
     * Ask the assistant, as in OpenAI's chat completions.
     *
     * The question goes to the conversation that X-Session-Id or `metadata.sessionId` names. Without a name,
     * Parley looks for the conversation whose messages are those before the last, and begins a new conversation
     * when there is none. With `stream: true` the answer comes as Server-Sent Events.
     *
     * Scope: `conversations:write`.
     *
     * @param list<Types\ChatCompletionRequestMessage> $messages
     * @param string|mixed|null $model
     * @param bool|mixed|null $stream
     * @param Types\ChatCompletionRequestStreamOptions|mixed|null $streamOptions
     * @param string|mixed|null $user
     * @param mixed|null $safetyIdentifier
     * @param mixed|null $promptCacheKey
     * @param mixed|null $promptCacheOptions
     * @param mixed|null $promptCacheRetention
     * @param mixed|null $serviceTier
     * @param mixed|null $store
     * @param int|float|mixed|null $temperature
     * @param int|float|mixed|null $topP
     * @param list<Types\ChatCompletionRequestTool>|mixed|null $tools
     * @param 'none'|'auto'|'required'|Types\ChatCompletionRequestToolChoice|mixed|null $toolChoice
     * @param mixed|null $parallelToolCalls
     * @param mixed|null $topLogprobs
     * @param mixed|null $moderation
     * @param Types\ChatCompletionRequestMetadata|mixed|null $metadata
     * @param int|mixed|null $maxTokens
     * @param int|mixed|null $maxCompletionTokens
     * @param string|list<string>|mixed|null $stop
     * @param int|float|mixed|null $presencePenalty
     * @param int|float|mixed|null $frequencyPenalty
     * @param int|mixed|null $seed
     * @param int|mixed|null $topK
     * @param string|mixed|null $reasoningEffort
     * @param Types\ChatCompletionRequestResponseFormat|mixed|null $responseFormat
     * @param mixed|null $verbosity
     * @param mixed|null $prediction
     * @param int|mixed|null $n
     * @param mixed|null $bestOf
     * @param mixed|null $logprobs
     * @param mixed|null $logitBias
     * @param mixed|null $audio
     * @param mixed|null $modalities
     * @param mixed|null $functions
     * @param mixed|null $functionCall
     * @param mixed|null $webSearchOptions
     * @param string|null $assistantId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ChatCompletion
     */
    public function createChatCompletion(
        array $messages,
        ?string $model = null,
        ?bool $stream = null,
        Types\ChatCompletionRequestStreamOptions|array|null $streamOptions = null,
        ?string $user = null,
        mixed $safetyIdentifier = null,
        mixed $promptCacheKey = null,
        mixed $promptCacheOptions = null,
        mixed $promptCacheRetention = null,
        mixed $serviceTier = null,
        mixed $store = null,
        int|float|null $temperature = null,
        int|float|null $topP = null,
        ?array $tools = null,
        string|Types\ChatCompletionRequestToolChoice|array|null $toolChoice = null,
        mixed $parallelToolCalls = null,
        mixed $topLogprobs = null,
        mixed $moderation = null,
        Types\ChatCompletionRequestMetadata|array|null $metadata = null,
        ?int $maxTokens = null,
        ?int $maxCompletionTokens = null,
        string|array|null $stop = null,
        int|float|null $presencePenalty = null,
        int|float|null $frequencyPenalty = null,
        ?int $seed = null,
        ?int $topK = null,
        ?string $reasoningEffort = null,
        Types\ChatCompletionRequestResponseFormat|array|null $responseFormat = null,
        mixed $verbosity = null,
        mixed $prediction = null,
        ?int $n = null,
        mixed $bestOf = null,
        mixed $logprobs = null,
        mixed $logitBias = null,
        mixed $audio = null,
        mixed $modalities = null,
        mixed $functions = null,
        mixed $functionCall = null,
        mixed $webSearchOptions = null,
        ?string $assistantId = null,
        array $extra = [],
    ): Types\ChatCompletion {
        return $this->callOf('POST /v1/chat/completions', Types\ChatCompletion::class, body: self::membersOf(['messages' => $messages], ['model' => $model, 'stream' => $stream, 'stream_options' => $streamOptions, 'user' => $user, 'safety_identifier' => $safetyIdentifier, 'prompt_cache_key' => $promptCacheKey, 'prompt_cache_options' => $promptCacheOptions, 'prompt_cache_retention' => $promptCacheRetention, 'service_tier' => $serviceTier, 'store' => $store, 'temperature' => $temperature, 'top_p' => $topP, 'tools' => $tools, 'tool_choice' => $toolChoice, 'parallel_tool_calls' => $parallelToolCalls, 'top_logprobs' => $topLogprobs, 'moderation' => $moderation, 'metadata' => $metadata, 'max_tokens' => $maxTokens, 'max_completion_tokens' => $maxCompletionTokens, 'stop' => $stop, 'presence_penalty' => $presencePenalty, 'frequency_penalty' => $frequencyPenalty, 'seed' => $seed, 'top_k' => $topK, 'reasoning_effort' => $reasoningEffort, 'response_format' => $responseFormat, 'verbosity' => $verbosity, 'prediction' => $prediction, 'n' => $n, 'best_of' => $bestOf, 'logprobs' => $logprobs, 'logit_bias' => $logitBias, 'audio' => $audio, 'modalities' => $modalities, 'functions' => $functions, 'function_call' => $functionCall, 'web_search_options' => $webSearchOptions, 'assistantId' => $assistantId], $extra));
    }

    /**
     * Embed texts with a model of a provider.
     *
     * Scope: `knowledge:read`.
     *
     * @param string $model
     * @param string|list<string> $input
     * @param int|mixed|null $dimensions
     * @param 'float'|'base64'|mixed|null $encodingFormat
     * @param string|mixed|null $user
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Embeddings
     */
    public function createEmbeddings(
        string $model,
        string|array $input,
        ?int $dimensions = null,
        ?string $encodingFormat = null,
        ?string $user = null,
        array $extra = [],
    ): Types\Embeddings {
        return $this->callOf('POST /v1/embeddings', Types\Embeddings::class, body: self::membersOf(['model' => $model, 'input' => $input], ['dimensions' => $dimensions, 'encoding_format' => $encodingFormat, 'user' => $user], $extra));
    }

    /**
     * List the models that a question can name.
     *
     * Scope: `conversations:write`.
     *
     * @return Types\OpenaiListModelsAnswer
     */
    public function listModels(): Types\OpenaiListModelsAnswer
    {
        return $this->callOf('GET /v1/models', Types\OpenaiListModelsAnswer::class);
    }

    /**
     * Read one model.
     *
     * Scope: `conversations:write`.
     *
     * @param string $model
     * @return Types\Model
     */
    public function getModel(
        string $model,
    ): Types\Model {
        return $this->callOf('GET /v1/models/{model}', Types\Model::class, params: ['model' => $model]);
    }

    /**
     * Read one model of a provider.
     *
     * For clients that do not encode the slash of `<provider name>/<model id>`.
     *
     * Scope: `conversations:write`.
     *
     * @param string $provider
     * @param string $model
     * @return Types\Model
     */
    public function getModelOfProvider(
        string $provider,
        string $model,
    ): Types\Model {
        return $this->callOf('GET /v1/models/{provider}/{model}', Types\Model::class, params: ['provider' => $provider, 'model' => $model]);
    }

    /**
     * Make a client secret for a page, as in OpenAI's Realtime API.
     *
     * For a page that shall talk by `/v1/realtime` without a key: sessions begin with these settings. The page
     * may change sound, voice and turn-taking, and neither model, instructions nor tools.
     *
     * Scope: `voice:write`. A member's e-mail address must be verified.
     *
     * @param Types\NewRealtimeClientSecretExpiresAfter|mixed|null $expiresAfter
     * @param Types\NewRealtimeClientSecretSession|mixed|null $session
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\RealtimeClientSecret
     */
    public function createRealtimeClientSecret(
        Types\NewRealtimeClientSecretExpiresAfter|array|null $expiresAfter = null,
        Types\NewRealtimeClientSecretSession|array|null $session = null,
        array $extra = [],
    ): Types\RealtimeClientSecret {
        return $this->callOf('POST /v1/realtime/client_secrets', Types\RealtimeClientSecret::class, body: self::membersOf([], ['expires_after' => $expiresAfter, 'session' => $session], $extra));
    }

    /**
     * Talk with the assistant, as in OpenAI's Realtime API.
     *
     * A WebSocket with OpenAI's events, in the names of the released protocol; with the header `OpenAI-Beta:
     * realtime=v1` in those of its preview. What is said goes to a conversation that has the session's id as its
     * name, or that X-Session-Id names. A browser with a publishable key is a visitor of its own, and sends
     * neither instructions nor tools.
     *
     * Scope: `voice:write`, or a publishable key.
     *
     * @param string|null $model
     * @param string|null $language
     * @param string|null $voice
     * @param string|null $ticket
     * @return string
     */
    public function realtimeSocket(
        ?string $model = null,
        ?string $language = null,
        ?string $voice = null,
        ?string $ticket = null,
    ): string {
        return $this->socketOf('GET /v1/realtime', query: ['model' => $model, 'language' => $language, 'voice' => $voice, 'ticket' => $ticket]);
    }

    /**
     * Ask the assistant, as in OpenAI's responses.
     *
     * The question goes to the conversation that X-Session-Id, `metadata.sessionId`, `conversation` or
     * `previous_response_id` names. Without a name, Parley looks for the conversation whose messages are the
     * earlier input items, and begins a new conversation when there is none. With `stream: true` the answer
     * comes as Server-Sent Events.
     *
     * Scope: `conversations:write`.
     *
     * @param string|list<Types\ResponseRequestInputItem> $input
     * @param string|mixed|null $instructions
     * @param string|mixed|null $model
     * @param bool|mixed|null $stream
     * @param mixed|null $streamOptions
     * @param string|mixed|null $user
     * @param mixed|null $safetyIdentifier
     * @param mixed|null $promptCacheKey
     * @param mixed|null $promptCacheOptions
     * @param mixed|null $promptCacheRetention
     * @param mixed|null $serviceTier
     * @param mixed|null $store
     * @param int|float|mixed|null $temperature
     * @param int|float|mixed|null $topP
     * @param list<Types\ResponseRequestTool>|mixed|null $tools
     * @param 'none'|'auto'|'required'|Types\ChatCompletionRequestToolChoice|mixed|null $toolChoice
     * @param mixed|null $parallelToolCalls
     * @param mixed|null $topLogprobs
     * @param mixed|null $moderation
     * @param string|mixed|null $previousResponseId
     * @param string|Types\ResponseRequestConversation|mixed|null $conversation
     * @param bool|mixed|null $background
     * @param array<string, string>|mixed|null $metadata
     * @param int|mixed|null $maxOutputTokens
     * @param Types\ResponseRequestReasoning|mixed|null $reasoning
     * @param Types\ResponseRequestText|mixed|null $text
     * @param mixed|null $include
     * @param mixed|null $maxToolCalls
     * @param mixed|null $truncation
     * @param mixed|null $contextManagement
     * @param mixed|null $prompt
     * @param string|null $assistantId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Response
     */
    public function createResponse(
        string|array $input,
        ?string $instructions = null,
        ?string $model = null,
        ?bool $stream = null,
        mixed $streamOptions = null,
        ?string $user = null,
        mixed $safetyIdentifier = null,
        mixed $promptCacheKey = null,
        mixed $promptCacheOptions = null,
        mixed $promptCacheRetention = null,
        mixed $serviceTier = null,
        mixed $store = null,
        int|float|null $temperature = null,
        int|float|null $topP = null,
        ?array $tools = null,
        string|Types\ChatCompletionRequestToolChoice|array|null $toolChoice = null,
        mixed $parallelToolCalls = null,
        mixed $topLogprobs = null,
        mixed $moderation = null,
        ?string $previousResponseId = null,
        string|Types\ResponseRequestConversation|array|null $conversation = null,
        ?bool $background = null,
        ?array $metadata = null,
        ?int $maxOutputTokens = null,
        Types\ResponseRequestReasoning|array|null $reasoning = null,
        Types\ResponseRequestText|array|null $text = null,
        mixed $include = null,
        mixed $maxToolCalls = null,
        mixed $truncation = null,
        mixed $contextManagement = null,
        mixed $prompt = null,
        ?string $assistantId = null,
        array $extra = [],
    ): Types\Response {
        return $this->callOf('POST /v1/responses', Types\Response::class, body: self::membersOf(['input' => $input], ['instructions' => $instructions, 'model' => $model, 'stream' => $stream, 'stream_options' => $streamOptions, 'user' => $user, 'safety_identifier' => $safetyIdentifier, 'prompt_cache_key' => $promptCacheKey, 'prompt_cache_options' => $promptCacheOptions, 'prompt_cache_retention' => $promptCacheRetention, 'service_tier' => $serviceTier, 'store' => $store, 'temperature' => $temperature, 'top_p' => $topP, 'tools' => $tools, 'tool_choice' => $toolChoice, 'parallel_tool_calls' => $parallelToolCalls, 'top_logprobs' => $topLogprobs, 'moderation' => $moderation, 'previous_response_id' => $previousResponseId, 'conversation' => $conversation, 'background' => $background, 'metadata' => $metadata, 'max_output_tokens' => $maxOutputTokens, 'reasoning' => $reasoning, 'text' => $text, 'include' => $include, 'max_tool_calls' => $maxToolCalls, 'truncation' => $truncation, 'context_management' => $contextManagement, 'prompt' => $prompt, 'assistantId' => $assistantId], $extra));
    }

    /**
     * Read a response, or stream its events again.
     *
     * With `stream=true` the same events come again, only those after `starting_after`.
     *
     * Scope: `conversations:read`.
     *
     * @param string $responseId
     * @param bool|null $stream
     * @param int|null $startingAfter
     * @return Types\Response
     */
    public function getResponse(
        string $responseId,
        ?bool $stream = null,
        ?int $startingAfter = null,
    ): Types\Response {
        return $this->callOf('GET /v1/responses/{responseId}', Types\Response::class, params: ['responseId' => $responseId], query: ['stream' => $stream, 'starting_after' => $startingAfter]);
    }

    /**
     * Delete a response.
     *
     * From then on there is no response with this id. The messages stay in their conversation: `DELETE
     * /api/conversations/:sessionId` erases it.
     *
     * Scope: `conversations:write`.
     *
     * @param string $responseId
     * @return Types\OpenaiDeleteResponseAnswer
     */
    public function deleteResponse(
        string $responseId,
    ): Types\OpenaiDeleteResponseAnswer {
        return $this->callOf('DELETE /v1/responses/{responseId}', Types\OpenaiDeleteResponseAnswer::class, params: ['responseId' => $responseId]);
    }

    /**
     * List what a response answers.
     *
     * The stored messages up to its question, newest first unless `order` is asc.
     *
     * Scope: `conversations:read`.
     *
     * @param string $responseId
     * @param 'asc'|'desc'|string|null $order
     * @param int|null $limit
     * @param string|null $after
     * @return Types\InputItemList
     */
    public function listInputItems(
        string $responseId,
        ?string $order = null,
        ?int $limit = null,
        ?string $after = null,
    ): Types\InputItemList {
        return $this->callOf('GET /v1/responses/{responseId}/input_items', Types\InputItemList::class, params: ['responseId' => $responseId], query: ['order' => $order, 'limit' => $limit, 'after' => $after]);
    }

    /**
     * Cancel a response.
     *
     * Stops this response. The others of its conversation go on.
     *
     * Scope: `conversations:write`.
     *
     * @param string $responseId
     * @return Types\Response
     */
    public function cancelResponse(
        string $responseId,
    ): Types\Response {
        return $this->callOf('POST /v1/responses/{responseId}/cancel', Types\Response::class, params: ['responseId' => $responseId]);
    }

    /**
     * Say a text, as in OpenAI's speech API.
     *
     * The sound comes while it is made, mono with 24,000 samples a second: `wav`, `pcm` (PCM16, little-endian),
     * or `mp3` where the operator has installed an encoder. Other formats are refused. Without `response_format`
     * it is MP3 where there is an encoder, else WAV: the Content-Type says which. With `stream_format: sse` the
     * events `speech.audio.delta` have it in base64.
     *
     * Scope: `voice:write`.
     *
     * @param string $model
     * @param string $input
     * @param string|Types\SpeechRequestVoice $voice
     * @param string|mixed|null $instructions
     * @param 'wav'|'pcm'|'mp3'|'opus'|'aac'|'flac'|mixed|null $responseFormat
     * @param int|float|mixed|null $speed
     * @param 'audio'|'sse'|mixed|null $streamFormat
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Download
     */
    public function speak(
        string $model,
        string $input,
        string|Types\SpeechRequestVoice|array $voice,
        ?string $instructions = null,
        ?string $responseFormat = null,
        int|float|null $speed = null,
        ?string $streamFormat = null,
        array $extra = [],
    ): Download {
        return $this->openOf('POST /v1/audio/speech', body: self::membersOf(['model' => $model, 'input' => $input, 'voice' => $voice], ['instructions' => $instructions, 'response_format' => $responseFormat, 'speed' => $speed, 'stream_format' => $streamFormat], $extra));
    }

    /**
     * Transcribe a recording.
     *
     * By the workspace's first speech provider that knows the language. Without one, only phrases that the
     * default assistant knows are understood. A recording is not stored.
     *
     * Scope: `voice:write`.
     *
     * @param Upload|string $file
     * @param string $model
     * @param string|null $language
     * @param 'json'|'text'|'srt'|'verbose_json'|'vtt'|string|null $responseFormat
     * @param bool|null $stream
     * @param string|null $prompt
     * @param int|float|null $temperature
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Transcription
     */
    public function transcribe(
        Upload|string $file,
        string $model,
        ?string $language = null,
        ?string $responseFormat = null,
        ?bool $stream = null,
        ?string $prompt = null,
        int|float|null $temperature = null,
        array $extra = [],
    ): Types\Transcription {
        return $this->callOf('POST /v1/audio/transcriptions', Types\Transcription::class, body: self::membersOf(['file' => $file, 'model' => $model], ['language' => $language, 'response_format' => $responseFormat, 'stream' => $stream, 'prompt' => $prompt, 'temperature' => $temperature], $extra));
    }
}
