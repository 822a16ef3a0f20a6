<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WebhookSecretRotation is a value of the API. */
final class WebhookSecretRotation extends Value
{
    /**
     * @param int|null $overlapSeconds How long the former secret is accepted as well.
     * @param string|null $secret The secret that the sender gave you (Stripe, or a sender of Standard Webhooks:
     * `whsec_…`, or its public key `whpk_…`). Created if left out.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?int $overlapSeconds = null,
        public readonly ?string $secret = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
