<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** MailSettingsDkim is a value of the API. */
final class MailSettingsDkim extends Value
{
    protected const READINGS = [
        'record' => MailSettingsDkimRecord::class,
    ];

    protected const REQUIRED = [
        'domain',
        'selector',
        'record',
    ];

    /**
     * @param string $domain
     * @param string $selector
     * @param MailSettingsDkimRecord $record Publish this record in the DNS of the domain.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $domain,
        public readonly string $selector,
        public readonly MailSettingsDkimRecord $record,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
