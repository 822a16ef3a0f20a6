<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Bounce is a value of the API. */
final class Bounce extends Value
{
    protected const READINGS = [
        'at' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'subscriberId',
        'campaignNumber',
        'kind',
        'reason',
        'status',
        'at',
    ];

    /**
     * @param string $id
     * @param string $subscriberId
     * @param int|mixed $campaignNumber
     * @param 'hard'|'soft'|'complaint'|string $kind `hard`: no mail arrives there. `soft`: a later mail may
     * arrive. `complaint`: called spam.
     * @param string $reason
     * @param string|mixed $status
     * @param \DateTimeInterface $at
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $subscriberId,
        public readonly ?int $campaignNumber,
        public readonly string $kind,
        public readonly string $reason,
        public readonly ?string $status,
        public readonly \DateTimeInterface $at,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
