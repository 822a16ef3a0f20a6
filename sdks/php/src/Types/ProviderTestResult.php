<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ProviderTestResult is a value of the API. */
final class ProviderTestResult extends Value
{
    protected const REQUIRED = [
        'ok',
        'model',
        'detail',
        'refused',
        'reason',
        'firstByteMs',
        'durationMs',
    ];

    /**
     * @param bool $ok
     * @param string|mixed $model
     * @param string $detail What happened, and what to do next.
     * @param list<'system'|'tools'|string> $refused The parts that the model refuses: `tools`, or `system` for a
     * system message. Answers are made without them.
     * @param string|mixed $reason What the vendor says about a failure or a refusal, in its own words.
     * @param int|mixed $firstByteMs So long the answer took to begin, in milliseconds: its first word, thought
     * or call of a tool. Null when it did not begin.
     * @param int|float $durationMs
     * @param string|null $text The model's answer.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $ok,
        public readonly ?string $model,
        public readonly string $detail,
        public readonly array $refused,
        public readonly ?string $reason,
        public readonly ?int $firstByteMs,
        public readonly int|float $durationMs,
        public readonly ?string $text = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
