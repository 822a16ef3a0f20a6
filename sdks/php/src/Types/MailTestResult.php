<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** MailTestResult is a value of the API. */
final class MailTestResult extends Value
{
    protected const REQUIRED = [
        'sentBy',
    ];

    /**
     * @param 'smtp'|'folder'|string $sentBy
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sentBy,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
