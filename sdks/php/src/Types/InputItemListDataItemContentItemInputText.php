<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** InputItemListDataItemContentItemInputText is a value of the API. */
final class InputItemListDataItemContentItemInputText extends Value
{
    protected const TAGS = [
        'type' => 'input_text',
    ];

    protected const REQUIRED = [
        'type',
        'text',
    ];

    /**
     * @param 'input_text' $type
     * @param string $text
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $text,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
