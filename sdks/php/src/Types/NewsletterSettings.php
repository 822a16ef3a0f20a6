<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewsletterSettings is a value of the API. */
final class NewsletterSettings extends Value
{
    protected const REQUIRED = [
        'senderName',
        'replyTo',
        'postalAddress',
        'accentColour',
        'language',
        'bounceAddress',
    ];

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
        public readonly ?string $senderName,
        public readonly ?string $replyTo,
        public readonly ?string $postalAddress,
        public readonly ?string $accentColour,
        public readonly ?string $language,
        public readonly ?string $bounceAddress,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
