<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApiKeyChanged is a value of the API. */
final class ApiKeyChanged extends Value
{
    protected const REQUIRED = [
        'keyId',
        'changed',
    ];

    /**
     * @param string $keyId
     * @param list<string> $changed The fields that were sent.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $keyId,
        public readonly array $changed,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
