<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewWebhookSource is a value of the API. */
final class NewWebhookSource extends Value
{
    protected const REQUIRED = [
        'name',
    ];

    protected const MAPS = [
        'schemas',
    ];

    /**
     * @param string $name
     * @param 'parley'|'github'|'standard'|string|null $scheme
     * @param string|null $secret The secret that the sender gave you (Stripe, or a sender of Standard Webhooks:
     * `whsec_…`, or its public key `whpk_…`). Created if left out.
     * @param array<string, array<string, mixed>> $schemas A JSON Schema for each kind of event (2020-12, without
     * regular expressions and recursion). Data that does not match is refused.
     * @param 'events'|'email'|string|null $format
     * @param string|null $address With the format `email`: the address whose mails the sender passes on. Replies
     * to answers go there.
     * @param list<string>|null $forwarders With the format `email`: the senders that speak for people, such as
     * the form of a site. Only of their mails, `Reply-To` is the person.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly ?string $scheme = null,
        public readonly ?string $secret = null,
        public readonly ?array $schemas = null,
        public readonly ?string $format = null,
        public readonly ?string $address = null,
        public readonly ?array $forwarders = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
