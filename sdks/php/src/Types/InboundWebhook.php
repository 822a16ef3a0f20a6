<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** InboundWebhook is a value of the API. */
final class InboundWebhook extends Value
{
    protected const REQUIRED = [
        'event',
        'data',
    ];

    protected const MAPS = [
        'data',
    ];

    /**
     * @param string $event The kind of event. `type` is accepted as well.
     * @param array<string, mixed> $data
     * @param mixed $id A text or a whole number: a delivery with the same id is a repeated one. Anything else
     * counts as no id.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $event,
        public readonly array $data,
        public readonly mixed $id = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
