<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewMailSettings is a value of the API. */
final class NewMailSettings extends Value
{
    protected const READINGS = [
        'dkim' => NewMailSettingsDkim::class,
    ];

    protected const REQUIRED = [
        'from',
    ];

    /**
     * @param string|mixed $from The sender: person@example.com or Name <person@example.com>.
     * @param string|mixed $smtpUrl smtp://user:password@host:587 or smtps://user:password@host:465. With null,
     * mails are kept as files in the data folder. Without smtpUrl, the stored value stays.
     * @param NewMailSettingsDkim|mixed $dkim Signs mails that are sent by SMTP. Without dkim, the stored value
     * stays; null ends signing.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $from,
        public readonly ?string $smtpUrl = null,
        public readonly ?NewMailSettingsDkim $dkim = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
