<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Figures is a value of the API. */
final class Figures extends Value
{
    protected const REQUIRED = [
        'key',
        'conversations',
        'answered',
        'declined',
        'handedOver',
        'medianFirstAnswerMs',
        'helpful',
        'unhelpful',
        'leads',
        'subscribers',
    ];

    /**
     * @param string|mixed $key The day (`2026-11-20`), the assistant's id, the page, or the channel. Null: the
     * default assistant, or no page was told.
     * @param int $conversations Began, with a question of a person.
     * @param int $answered Of these: the assistant answered at least once, and no person was needed.
     * @param int $declined Of these: the assistant said at least once that it does not know.
     * @param int $handedOver Of these: passed to the team, or taken by it.
     * @param int|float|mixed $medianFirstAnswerMs From the first question to the end of the first answer, by the
     * assistant or a person.
     * @param int $helpful Replies that the person found helpful.
     * @param int $unhelpful
     * @param int|mixed $leads Came in that time, without spam. Null: not counted by this key.
     * @param int|mixed $subscribers Confirmed in that time. Null: not counted by this key.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $key,
        public readonly int $conversations,
        public readonly int $answered,
        public readonly int $declined,
        public readonly int $handedOver,
        public readonly int|float|null $medianFirstAnswerMs,
        public readonly int $helpful,
        public readonly int $unhelpful,
        public readonly ?int $leads,
        public readonly ?int $subscribers,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
