<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Gap is a value of the API. */
final class Gap extends Value
{
    protected const READINGS = [
        'reasons' => GapReasons::class,
        'lastAskedAt' => 'time',
        'nearest' => GapNearest::class,
        'openedAt' => 'time',
        'resolvedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'state',
        'question',
        'count',
        'reasons',
        'examples',
        'lastAskedAt',
        'nearest',
        'answeredNow',
        'openedAt',
        'resolvedAt',
        'sourceId',
    ];

    /**
     * @param string $id
     * @param 'open'|'resolved'|'ignored'|string $state
     * @param string $question The wording that people used most.
     * @param int $count How many questions of the last 180 days ask this.
     * @param GapReasons $reasons Each question is counted once, by what came first.
     * @param list<string> $examples How people asked it, the most frequent wording first. At most 10.
     * @param \DateTimeInterface $lastAskedAt
     * @param GapNearest|mixed $nearest
     * @param bool $answeredNow Whether the engine finds an answer in the knowledge of now, without a model.
     * @param \DateTimeInterface $openedAt
     * @param \DateTimeInterface|mixed $resolvedAt
     * @param string|mixed $sourceId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $state,
        public readonly string $question,
        public readonly int $count,
        public readonly GapReasons $reasons,
        public readonly array $examples,
        public readonly \DateTimeInterface $lastAskedAt,
        public readonly ?GapNearest $nearest,
        public readonly bool $answeredNow,
        public readonly \DateTimeInterface $openedAt,
        public readonly ?\DateTimeInterface $resolvedAt,
        public readonly ?string $sourceId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
