<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewKnowledgeSourcesSources is a value of the API. */
final class NewKnowledgeSourcesSources extends Value
{
    protected const READINGS = [
        'sources' => ['list', ['union', NewKnowledgeSourcesText::class, NewKnowledgeSourcesFaq::class]],
    ];

    protected const REQUIRED = [
        'sources',
    ];

    /**
     * @param list<NewKnowledgeSourcesText|NewKnowledgeSourcesFaq> $sources
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $sources,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
