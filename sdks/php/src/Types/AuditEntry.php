<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AuditEntry is a value of the API. */
final class AuditEntry extends Value
{
    protected const READINGS = [
        'actor' => AuditEntryActor::class,
        'target' => AuditEntryTarget::class,
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'actor',
        'action',
        'target',
        'details',
        'clientAddress',
        'createdAt',
    ];

    protected const MAPS = [
        'details',
    ];

    /**
     * @param string $id
     * @param AuditEntryActor $actor
     * @param string $action What was done, as noun.verb.
     * @param AuditEntryTarget|mixed $target What it was done to. Null: the workspace itself, or nothing that has
     * an id.
     * @param array<string, mixed> $details
     * @param string|mixed $clientAddress
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly AuditEntryActor $actor,
        public readonly string $action,
        public readonly ?AuditEntryTarget $target,
        public readonly array $details,
        public readonly ?string $clientAddress,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
