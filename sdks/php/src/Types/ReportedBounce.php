<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** `messageId` or `email` says which mail or reader it was. */
final class ReportedBounce extends Value
{
    protected const REQUIRED = [
        'kind',
    ];

    /**
     * @param 'hard'|'soft'|'complaint'|string $kind `hard`: no mail arrives there. `soft`: a later mail may
     * arrive. `complaint`: called spam.
     * @param string|null $messageId The `Message-ID` of the mail.
     * @param string|null $email
     * @param string|null $reason
     * @param string|null $status
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kind,
        public readonly ?string $messageId = null,
        public readonly ?string $email = null,
        public readonly ?string $reason = null,
        public readonly ?string $status = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
