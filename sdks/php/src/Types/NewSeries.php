<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewSeries is a value of the API. */
final class NewSeries extends Value
{
    protected const READINGS = [
        'steps' => ['list', NewSeriesStep::class],
    ];

    protected const REQUIRED = [
        'name',
        'listId',
        'steps',
    ];

    /**
     * @param string $name
     * @param string $listId
     * @param list<NewSeriesStep> $steps
     * @param 'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string|mixed $language
     * @param string|mixed $siteUrl
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $listId,
        public readonly array $steps,
        public readonly ?string $language = null,
        public readonly ?string $siteUrl = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
