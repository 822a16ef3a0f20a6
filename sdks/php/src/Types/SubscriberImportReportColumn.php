<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SubscriberImportReportColumn is a value of the API. */
final class SubscriberImportReportColumn extends Value
{
    protected const REQUIRED = [
        'name',
        'field',
    ];

    /**
     * @param string $name
     * @param string|mixed $field
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly ?string $field,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
