<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewsletterSettingsChange is a value of the API. */
final class NewsletterSettingsChange extends Value
{
    /**
     * @param string|mixed $senderName
     * @param string|mixed $replyTo
     * @param string|mixed $postalAddress
     * @param string|mixed $accentColour
     * @param string|mixed $language
     * @param string|mixed $bounceAddress
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $senderName = null,
        public readonly ?string $replyTo = null,
        public readonly ?string $postalAddress = null,
        public readonly ?string $accentColour = null,
        public readonly ?string $language = null,
        public readonly ?string $bounceAddress = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
