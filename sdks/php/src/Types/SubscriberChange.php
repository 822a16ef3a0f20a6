<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SubscriberChange is a value of the API. */
final class SubscriberChange extends Value
{
    /**
     * @param string|mixed $name
     * @param string|mixed $language
     * @param bool|null $isSpam False releases a sign-up that was taken for spam: its owner is asked by mail.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?string $language = null,
        public readonly ?bool $isSpam = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
