<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewSubscription is a value of the API. */
final class NewSubscription extends Value
{
    protected const READINGS = [
        'consent' => NewLeadConsent::class,
    ];

    protected const REQUIRED = [
        'email',
    ];

    /**
     * @param string $email
     * @param string|mixed $name
     * @param string|mixed $list
     * @param string|mixed $language
     * @param bool|NewLeadConsent|mixed $consent
     * @param string|mixed $source
     * @param string|mixed $formId
     * @param string|mixed $page
     * @param mixed $_gotcha A field that people do not see. Whoever fills it in is no person.
     * @param string|null $_timestamp The `timestamp` of `GET /api/forms/challenge`.
     * @param string|null $altcha The solution, as the ALTCHA widget writes it: base64 of JSON.
     * @param string|null $_next Of a form: where to go then, on an allowed origin of the key.
     * @param string|null $_language The same as `language`, by the name that it has in forms of leads.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $email,
        public readonly ?string $name = null,
        public readonly ?string $list = null,
        public readonly ?string $language = null,
        public readonly bool|NewLeadConsent|null $consent = null,
        public readonly ?string $source = null,
        public readonly ?string $formId = null,
        public readonly ?string $page = null,
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
