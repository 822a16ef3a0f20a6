<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApiKeyChange is a value of the API. */
final class ApiKeyChange extends Value
{
    protected const READINGS = [
        'expiresAt' => 'time',
    ];

    /**
     * @param string|null $name
     * @param \DateTimeInterface|mixed $expiresAt Null: the key does not end by itself.
     * @param list<string>|null $allowedOrigins The pages that may use a publishable key, each like
     * https://shop.example. Required for publishable keys, refused for secret ones.
     * @param list<string>|mixed $allowedAddresses Null: the key may be used from everywhere.
     * @param bool|null $allowBrowser Whether pages may send this secret key: requests with an Origin other than
     * the server's own. For programs that send one and keep the key to themselves: desktop and mobile apps,
     * extensions of browsers and editors, a page on the user's own machine. False where it is left out. Refused
     * for publishable keys, which are made for pages.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?\DateTimeInterface $expiresAt = null,
        public readonly ?array $allowedOrigins = null,
        public readonly ?array $allowedAddresses = null,
        public readonly ?bool $allowBrowser = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
