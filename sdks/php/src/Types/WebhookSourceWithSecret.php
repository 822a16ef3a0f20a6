<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WebhookSourceWithSecret is a value of the API. */
final class WebhookSourceWithSecret extends Value
{
    protected const READINGS = [
        'formerSecretsEndAt' => ['list', 'time'],
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'scheme',
        'format',
        'url',
        'isDefault',
        'schemas',
        'formerSecretsEndAt',
        'createdAt',
        'secret',
    ];

    protected const MAPS = [
        'schemas',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param 'parley'|'github'|'standard'|string $scheme
     * @param 'events'|'email'|string $format
     * @param string $url The URL that the sender posts to.
     * @param bool $isDefault
     * @param array<string, array<string, mixed>> $schemas
     * @param list<\DateTimeInterface> $formerSecretsEndAt Until when each secret from before a rotation is
     * accepted.
     * @param \DateTimeInterface $createdAt
     * @param string $secret Shown in this answer only. The whole text is the key. With `standard`, the key is
     * what follows `whsec_`, in base64.
     * @param string|null $address With the format `email`: the address whose mails the sender passes on. Replies
     * to answers go there.
     * @param list<string>|null $forwarders With the format `email`: the senders that speak for people, such as
     * the form of a site. Only of their mails, `Reply-To` is the person.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $scheme,
        public readonly string $format,
        public readonly string $url,
        public readonly bool $isDefault,
        public readonly array $schemas,
        public readonly array $formerSecretsEndAt,
        public readonly \DateTimeInterface $createdAt,
        public readonly string $secret,
        public readonly ?string $address = null,
        public readonly ?array $forwarders = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
