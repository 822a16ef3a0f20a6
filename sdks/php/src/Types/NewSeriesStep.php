<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewSeriesStep is a value of the API. */
final class NewSeriesStep extends Value
{
    protected const REQUIRED = [
        'delayMinutes',
        'subject',
        'body',
    ];

    /**
     * @param int $delayMinutes After the confirmation, or after the step before.
     * @param string $subject May hold variables, such as `{{ firstName | "there" }}`.
     * @param string $body
     * @param string|null $preheader What mail programs show beside the subject.
     * @param 'markdown'|'mjml'|string|null $format
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $delayMinutes,
        public readonly string $subject,
        public readonly string $body,
        public readonly ?string $preheader = null,
        public readonly ?string $format = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
