<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/**
 * A model of a provider stopped answering. Announced once, until it answers again or the provider is changed:
 * see `lastFailure` of the provider.
 */
final class ProviderFailingEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => ProviderFailingEventData::class,
    ];

    protected const TAGS = [
        'type' => 'provider.failing',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'provider.failing' $type
     * @param \DateTimeInterface $timestamp
     * @param ProviderFailingEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly ProviderFailingEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
