<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Assistant is a value of the API. */
final class Assistant extends Value
{
    protected const READINGS = [
        'knowledge' => AssistantKnowledge::class,
        'handOver' => AssistantHandOver::class,
        'voice' => AssistantVoice::class,
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'name',
        'persona',
        'instructions',
        'model',
        'fallbackModels',
        'knowledge',
        'actions',
        'languages',
        'greeting',
        'handOver',
        'strictness',
        'rewriteFollowUps',
        'secondLook',
        'maxOutputTokens',
        'maxKnowledgeTokens',
        'voice',
        'id',
        'isDefault',
        'createdAt',
    ];

    /**
     * @param string $name
     * @param string $persona The assistant's role and tone.
     * @param string $instructions What the assistant should do, and what it should not do.
     * @param string|mixed $model Null: the default model of the first provider, or the offline engine when there
     * is no provider.
     * @param list<string> $fallbackModels Answer in this order when the model fails. The offline engine is
     * always the last.
     * @param AssistantKnowledge|mixed $knowledge The sources that the assistant answers from: those that are
     * named, and those with one of the tags. Null: all sources.
     * @param list<string> $actions Names of the actions that the assistant may use.
     * @param list<string> $languages Languages that the assistant answers in (BCP 47). Empty: the language of
     * the question.
     * @param string|mixed $greeting
     * @param AssistantHandOver $handOver
     * @param 'careful'|'balanced'|'eager'|string $strictness How sure the assistant must be to answer from the
     * knowledge without a language model. `careful` says more often that it does not know, `eager` answers more
     * often and is wrong more often.
     * @param bool $rewriteFollowUps With a language model: a follow-up ("and on Sunday?") is rewritten by the
     * model into a question that stands alone, before passages are looked for. One short call of the model more
     * for each follow-up.
     * @param bool $secondLook With a language model: sentences whose words and numbers no passage has are shown
     * to the model once more, and removed where the passages do not support them. The reply is shown when that
     * is done, and not word by word.
     * @param int $maxOutputTokens
     * @param int $maxKnowledgeTokens With a language model: at most so many tokens of the knowledge are shown to
     * it for a question, and for each search of its own. They are estimated at 3.5 characters each. A model with
     * a small context window is shown less.
     * @param AssistantVoice $voice
     * @param string $id
     * @param bool $isDefault Answers when a request names no assistant.
     * @param \DateTimeInterface|mixed $createdAt Null for the default assistant of a new workspace, until
     * somebody changes it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $persona,
        public readonly string $instructions,
        public readonly ?string $model,
        public readonly array $fallbackModels,
        public readonly ?AssistantKnowledge $knowledge,
        public readonly array $actions,
        public readonly array $languages,
        public readonly ?string $greeting,
        public readonly AssistantHandOver $handOver,
        public readonly string $strictness,
        public readonly bool $rewriteFollowUps,
        public readonly bool $secondLook,
        public readonly int $maxOutputTokens,
        public readonly int $maxKnowledgeTokens,
        public readonly AssistantVoice $voice,
        public readonly string $id,
        public readonly bool $isDefault,
        public readonly ?\DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
