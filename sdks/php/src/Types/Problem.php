<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RFC 9457. `code` never changes; `errors` names the parts of the request that are wrong. */
final class Problem extends Value
{
    protected const READINGS = [
        'errors' => ['list', ProblemError::class],
    ];

    protected const REQUIRED = [
        'type',
        'title',
        'status',
        'detail',
        'code',
        'requestId',
    ];

    /**
     * @param string $type
     * @param string $title
     * @param int $status
     * @param string $detail
     * @param string $code
     * @param string $requestId
     * @param list<ProblemError>|null $errors
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $title,
        public readonly int $status,
        public readonly string $detail,
        public readonly string $code,
        public readonly string $requestId,
        public readonly ?array $errors = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
