<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** InstalledWorkspaceUse is a value of the API. */
final class InstalledWorkspaceUse extends Value
{
    protected const REQUIRED = [
        'members',
        'conversations',
        'passages',
        'databaseBytes',
        'fileBytes',
        'mails',
        'modelCost',
    ];

    /**
     * @param int $members
     * @param int $conversations
     * @param int $passages An estimate by the length of its documents.
     * @param int $databaseBytes
     * @param int $fileBytes
     * @param int $mails Mails of campaigns that were sent.
     * @param int|float $modelCost Of the current month, by the prices of its providers.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $members,
        public readonly int $conversations,
        public readonly int $passages,
        public readonly int $databaseBytes,
        public readonly int $fileBytes,
        public readonly int $mails,
        public readonly int|float $modelCost,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
