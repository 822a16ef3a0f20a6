<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletion is a value of the API. */
final class ChatCompletion extends Value
{
    protected const READINGS = [
        'choices' => ['list', ChatCompletionChoice::class],
        'usage' => ChatCompletionUsage::class,
        'parley' => ChatCompletionParley::class,
    ];

    protected const TAGS = [
        'object' => 'chat.completion',
    ];

    protected const REQUIRED = [
        'id',
        'object',
        'created',
        'model',
        'choices',
        'usage',
        'parley',
    ];

    /**
     * @param string $id
     * @param 'chat.completion' $object
     * @param int $created
     * @param string $model
     * @param list<ChatCompletionChoice> $choices
     * @param ChatCompletionUsage $usage
     * @param ChatCompletionParley $parley
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $object,
        public readonly int $created,
        public readonly string $model,
        public readonly array $choices,
        public readonly ChatCompletionUsage $usage,
        public readonly ChatCompletionParley $parley,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
