<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group assistants. */
final class AssistantsCalls extends Group
{
    /**
     * List the assistants.
     *
     * Scope: `settings:read`.
     *
     * @return Pages<Types\Assistant>
     */
    public function list(): Pages
    {
        return $this->pagesOf('GET /api/assistants', Types\Assistant::class);
    }

    /**
     * Make an assistant.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param string|null $persona
     * @param string|null $instructions
     * @param string|mixed|null $model
     * @param list<string>|null $fallbackModels
     * @param Types\NewAssistantKnowledge|mixed|null $knowledge
     * @param list<string>|null $actions
     * @param list<string>|null $languages
     * @param string|mixed|null $greeting
     * @param 'careful'|'balanced'|'eager'|string|null $strictness
     * @param bool|null $rewriteFollowUps
     * @param bool|null $secondLook
     * @param int|null $maxOutputTokens
     * @param int|null $maxKnowledgeTokens
     * @param Types\NewAssistantVoice|null $voice
     * @param Types\NewAssistantHandOver|null $handOver
     * @param bool|null $isDefault
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Assistant
     */
    public function create(
        string $name,
        ?string $persona = null,
        ?string $instructions = null,
        ?string $model = null,
        ?array $fallbackModels = null,
        Types\NewAssistantKnowledge|array|null $knowledge = null,
        ?array $actions = null,
        ?array $languages = null,
        ?string $greeting = null,
        ?string $strictness = null,
        ?bool $rewriteFollowUps = null,
        ?bool $secondLook = null,
        ?int $maxOutputTokens = null,
        ?int $maxKnowledgeTokens = null,
        Types\NewAssistantVoice|array|null $voice = null,
        Types\NewAssistantHandOver|array|null $handOver = null,
        ?bool $isDefault = null,
        array $extra = [],
    ): Types\Assistant {
        return $this->callOf('POST /api/assistants', Types\Assistant::class, body: self::membersOf(['name' => $name], ['persona' => $persona, 'instructions' => $instructions, 'model' => $model, 'fallbackModels' => $fallbackModels, 'knowledge' => $knowledge, 'actions' => $actions, 'languages' => $languages, 'greeting' => $greeting, 'strictness' => $strictness, 'rewriteFollowUps' => $rewriteFollowUps, 'secondLook' => $secondLook, 'maxOutputTokens' => $maxOutputTokens, 'maxKnowledgeTokens' => $maxKnowledgeTokens, 'voice' => $voice, 'handOver' => $handOver, 'isDefault' => $isDefault], $extra));
    }

    /**
     * Show an assistant.
     *
     * Scope: `settings:read`.
     *
     * @param string $assistantId
     * @return Types\Assistant
     */
    public function get(
        string $assistantId,
    ): Types\Assistant {
        return $this->callOf('GET /api/assistants/{assistantId}', Types\Assistant::class, params: ['assistantId' => $assistantId]);
    }

    /**
     * Change an assistant.
     *
     * The change applies to the next question, on every node.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string $assistantId
     * @param string|null $persona
     * @param string|null $instructions
     * @param string|mixed|null $model
     * @param list<string>|null $fallbackModels
     * @param Types\AssistantChangeKnowledge|mixed|null $knowledge
     * @param list<string>|null $actions
     * @param list<string>|null $languages
     * @param string|mixed|null $greeting
     * @param 'careful'|'balanced'|'eager'|string|null $strictness
     * @param bool|null $rewriteFollowUps
     * @param bool|null $secondLook
     * @param int|null $maxOutputTokens
     * @param int|null $maxKnowledgeTokens
     * @param Types\NewAssistantVoice|null $voice
     * @param Types\NewAssistantHandOver|null $handOver
     * @param string|null $name
     * @param true|null $isDefault
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Assistant
     */
    public function update(
        string $assistantId,
        ?string $persona = null,
        ?string $instructions = null,
        ?string $model = null,
        ?array $fallbackModels = null,
        Types\AssistantChangeKnowledge|array|null $knowledge = null,
        ?array $actions = null,
        ?array $languages = null,
        ?string $greeting = null,
        ?string $strictness = null,
        ?bool $rewriteFollowUps = null,
        ?bool $secondLook = null,
        ?int $maxOutputTokens = null,
        ?int $maxKnowledgeTokens = null,
        Types\NewAssistantVoice|array|null $voice = null,
        Types\NewAssistantHandOver|array|null $handOver = null,
        ?string $name = null,
        ?bool $isDefault = null,
        array $extra = [],
    ): Types\Assistant {
        return $this->callOf('PATCH /api/assistants/{assistantId}', Types\Assistant::class, params: ['assistantId' => $assistantId], body: self::membersOf([], ['persona' => $persona, 'instructions' => $instructions, 'model' => $model, 'fallbackModels' => $fallbackModels, 'knowledge' => $knowledge, 'actions' => $actions, 'languages' => $languages, 'greeting' => $greeting, 'strictness' => $strictness, 'rewriteFollowUps' => $rewriteFollowUps, 'secondLook' => $secondLook, 'maxOutputTokens' => $maxOutputTokens, 'maxKnowledgeTokens' => $maxKnowledgeTokens, 'voice' => $voice, 'handOver' => $handOver, 'name' => $name, 'isDefault' => $isDefault], $extra));
    }

    /**
     * Remove an assistant.
     *
     * Scope: `settings:write`.
     *
     * @param string $assistantId
     * @return void
     */
    public function delete(
        string $assistantId,
    ): void {
        $this->nothingOf('DELETE /api/assistants/{assistantId}', params: ['assistantId' => $assistantId]);
    }

    /**
     * Ask an assistant with settings that are not stored.
     *
     * Needs `settings:write` and `conversations:write`. The conversation is one as others: delete it when you
     * have seen the answer. With `Accept: text/event-stream` the answer comes as `message.started`,
     * `message.delayed` (when the first word takes longer than usual), `message.delta`, `message.citation`,
     * `message.completed`, `message.interrupted` or `error`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $assistantId
     * @param string $message
     * @param string|null $sessionId
     * @param Types\ChatContext|null $context
     * @param Types\TryAssistantSettings|null $settings
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ChatAnswer
     */
    public function try(
        string $assistantId,
        string $message,
        ?string $sessionId = null,
        Types\ChatContext|array|null $context = null,
        Types\TryAssistantSettings|array|null $settings = null,
        array $extra = [],
    ): Types\ChatAnswer {
        return $this->callOf('POST /api/assistants/{assistantId}/try', Types\ChatAnswer::class, params: ['assistantId' => $assistantId], body: self::membersOf(['message' => $message], ['sessionId' => $sessionId, 'context' => $context, 'settings' => $settings], $extra));
    }
}
