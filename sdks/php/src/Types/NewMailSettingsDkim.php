<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewMailSettingsDkim is a value of the API. */
final class NewMailSettingsDkim extends Value
{
    protected const REQUIRED = [
        'domain',
        'selector',
    ];

    /**
     * @param string $domain The domain of the sender's address.
     * @param string $selector Names the key, for example parley1.
     * @param string|null $privateKey An RSA key as PEM, which no answer shows. Without it, the stored key of the
     * same domain and selector stays; for others Parley makes one.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $domain,
        public readonly string $selector,
        public readonly ?string $privateKey = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
