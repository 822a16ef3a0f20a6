<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WidgetChangedEventData is a value of the API. */
final class WidgetChangedEventData extends Value
{
    protected const REQUIRED = [
        'keyId',
        'settings',
    ];

    /**
     * @param string|mixed $keyId Null: the default of the workspace.
     * @param list<string> $settings The names of the changed settings.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $keyId,
        public readonly array $settings,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
