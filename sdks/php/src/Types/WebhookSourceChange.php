<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WebhookSourceChange is a value of the API. */
final class WebhookSourceChange extends Value
{
    protected const MAPS = [
        'schemas',
    ];

    /**
     * @param string|null $name
     * @param array<string, array<string, mixed>> $schemas A JSON Schema for each kind of event (2020-12, without
     * regular expressions and recursion). Data that does not match is refused.
     * @param list<string>|null $forwarders With the format `email`: the senders that speak for people, such as
     * the form of a site. Only of their mails, `Reply-To` is the person.
     * @param bool|null $isDefault Whether requests without a source belong to this one. Only the operator may
     * set it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?array $schemas = null,
        public readonly ?array $forwarders = null,
        public readonly ?bool $isDefault = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
