<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** An e-mail address or a phone number is needed. */
final class NewLead extends Value
{
    protected const READINGS = [
        'page' => NewLeadPage::class,
        'consent' => NewLeadConsent::class,
    ];

    protected const MAPS = [
        'utm',
        'custom',
    ];

    /**
     * @param string|mixed $name
     * @param string|mixed $email
     * @param string|mixed $phone
     * @param string|mixed $company
     * @param string|mixed $message
     * @param string|mixed $source
     * @param string|mixed $formId
     * @param string|NewLeadPage|mixed $page
     * @param array<string, string>|mixed $utm
     * @param bool|NewLeadConsent|mixed $consent
     * @param array<string, string|int|float|bool|mixed>|mixed $custom
     * @param string|mixed $country
     * @param string|mixed $userId
     * @param mixed $_gotcha A field that people do not see. Whoever fills it in is no person.
     * @param string|null $_timestamp The `timestamp` of `GET /api/forms/challenge`.
     * @param string|null $altcha The solution, as the ALTCHA widget writes it: base64 of JSON.
     * @param string|null $_next Of a form: where to go then, on an allowed origin of the key.
     * @param string|null $_language Of a form: the language of the page that answers it, such as de. Else the
     * browser's.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?string $email = null,
        public readonly ?string $phone = null,
        public readonly ?string $company = null,
        public readonly ?string $message = null,
        public readonly ?string $source = null,
        public readonly ?string $formId = null,
        public readonly string|NewLeadPage|null $page = null,
        public readonly ?array $utm = null,
        public readonly bool|NewLeadConsent|null $consent = null,
        public readonly ?array $custom = null,
        public readonly ?string $country = null,
        public readonly ?string $userId = null,
        public readonly mixed $_gotcha = null,
        public readonly ?string $_timestamp = null,
        public readonly ?string $altcha = null,
        public readonly ?string $_next = null,
        public readonly ?string $_language = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
