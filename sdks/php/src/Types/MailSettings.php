<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** MailSettings is a value of the API. */
final class MailSettings extends Value
{
    protected const READINGS = [
        'dkim' => MailSettingsDkim::class,
    ];

    protected const REQUIRED = [
        'smtpUrl',
        'hasPassword',
        'from',
        'dkim',
    ];

    /**
     * @param string|mixed $smtpUrl
     * @param bool $hasPassword
     * @param string|mixed $from
     * @param MailSettingsDkim|mixed $dkim
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $smtpUrl,
        public readonly bool $hasPassword,
        public readonly ?string $from,
        public readonly ?MailSettingsDkim $dkim,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
