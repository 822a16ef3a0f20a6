<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WidgetConfigVoice is a value of the API. */
final class WidgetConfigVoice extends Value
{
    protected const REQUIRED = [
        'language',
        'voiceModel',
    ];

    /**
     * @param string $language
     * @param string $voiceModel
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $language,
        public readonly string $voiceModel,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
