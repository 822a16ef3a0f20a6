<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AuditEntryTarget is a value of the API. */
final class AuditEntryTarget extends Value
{
    protected const REQUIRED = [
        'kind',
        'id',
    ];

    /**
     * @param string $kind A noun, like that of `action`: `user`, `api-key`.
     * @param string $id
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kind,
        public readonly string $id,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
