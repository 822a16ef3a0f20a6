<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** MailSettingsDkimRecord is a value of the API. */
final class MailSettingsDkimRecord extends Value
{
    protected const TAGS = [
        'type' => 'TXT',
    ];

    protected const REQUIRED = [
        'name',
        'type',
        'value',
    ];

    /**
     * @param string $name
     * @param 'TXT' $type
     * @param string $value
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $type,
        public readonly string $value,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
