<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewsletterStatisticsList is a value of the API. */
final class NewsletterStatisticsList extends Value
{
    protected const REQUIRED = [
        'listId',
        'list',
        'name',
        'pending',
        'confirmed',
        'unsubscribed',
        'bounced',
        'complained',
        'erased',
    ];

    /**
     * @param string $listId
     * @param string $list The `slug`.
     * @param string $name
     * @param int $pending
     * @param int $confirmed
     * @param int $unsubscribed
     * @param int $bounced
     * @param int $complained
     * @param int $erased
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $listId,
        public readonly string $list,
        public readonly string $name,
        public readonly int $pending,
        public readonly int $confirmed,
        public readonly int $unsubscribed,
        public readonly int $bounced,
        public readonly int $complained,
        public readonly int $erased,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
