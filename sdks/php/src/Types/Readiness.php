<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Readiness is a value of the API. */
final class Readiness extends Value
{
    protected const TAGS = [
        'status' => 'ok',
    ];

    protected const REQUIRED = [
        'status',
        'warnings',
        'details',
    ];

    protected const MAPS = [
        'details',
    ];

    /**
     * @param 'ok' $status
     * @param list<string> $warnings Codes of what is not well although the node can serve: disk-low; read-only
     * while its database is moved.
     * @param array<string, int|float> $details How parts of the node are, by name: a node may be ready and not
     * well.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $status,
        public readonly array $warnings,
        public readonly array $details,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
