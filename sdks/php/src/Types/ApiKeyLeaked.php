<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApiKeyLeaked is a value of the API. */
final class ApiKeyLeaked extends Value
{
    protected const REQUIRED = [
        'keyId',
        'name',
        'url',
        'isEnded',
    ];

    /**
     * @param string $keyId
     * @param string $name
     * @param string|mixed $url Where the scanner found it.
     * @param bool $isEnded False when only the former text of a rotated key was found: the key goes on with its
     * new text.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $keyId,
        public readonly string $name,
        public readonly ?string $url,
        public readonly bool $isEnded,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
