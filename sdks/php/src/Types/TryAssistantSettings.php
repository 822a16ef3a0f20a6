<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TryAssistantSettings is a value of the API. */
final class TryAssistantSettings extends Value
{
    protected const READINGS = [
        'knowledge' => TryAssistantSettingsKnowledge::class,
        'voice' => NewAssistantVoice::class,
        'handOver' => NewAssistantHandOver::class,
    ];

    /**
     * @param string|null $persona The assistant's role and tone.
     * @param string|null $instructions What the assistant should do, and what it should not do.
     * @param string|mixed $model Null: the default model of the first provider, or the offline engine when there
     * is no provider.
     * @param list<string>|null $fallbackModels Answer in this order when the model fails. The offline engine is
     * always the last.
     * @param TryAssistantSettingsKnowledge|mixed $knowledge The sources that the assistant answers from: those
     * that are named, and those with one of the tags. Null: all sources.
     * @param list<string>|null $actions Names of the actions that the assistant may use.
     * @param list<string>|null $languages Languages that the assistant answers in (BCP 47). Empty: the language
     * of the question.
     * @param string|mixed $greeting
     * @param 'careful'|'balanced'|'eager'|string|null $strictness How sure the assistant must be to answer from
     * the knowledge without a language model. `careful` says more often that it does not know, `eager` answers
     * more often and is wrong more often.
     * @param bool|null $rewriteFollowUps With a language model: a follow-up ("and on Sunday?") is rewritten by
     * the model into a question that stands alone, before passages are looked for. One short call of the model
     * more for each follow-up.
     * @param bool|null $secondLook With a language model: sentences whose words and numbers no passage has are
     * shown to the model once more, and removed where the passages do not support them. The reply is shown when
     * that is done, and not word by word.
     * @param int|null $maxOutputTokens
     * @param int|null $maxKnowledgeTokens With a language model: at most so many tokens of the knowledge are
     * shown to it for a question, and for each search of its own. They are estimated at 3.5 characters each. A
     * model with a small context window is shown less.
     * @param NewAssistantVoice|null $voice
     * @param NewAssistantHandOver|null $handOver
     * @param string|null $name
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $persona = null,
        public readonly ?string $instructions = null,
        public readonly ?string $model = null,
        public readonly ?array $fallbackModels = null,
        public readonly ?TryAssistantSettingsKnowledge $knowledge = null,
        public readonly ?array $actions = null,
        public readonly ?array $languages = null,
        public readonly ?string $greeting = null,
        public readonly ?string $strictness = null,
        public readonly ?bool $rewriteFollowUps = null,
        public readonly ?bool $secondLook = null,
        public readonly ?int $maxOutputTokens = null,
        public readonly ?int $maxKnowledgeTokens = null,
        public readonly ?NewAssistantVoice $voice = null,
        public readonly ?NewAssistantHandOver $handOver = null,
        public readonly ?string $name = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
