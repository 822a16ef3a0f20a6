<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewQuestionWriting is a value of the API. */
final class NewQuestionWriting extends Value
{
    protected const REQUIRED = [
        'model',
    ];

    /**
     * @param string $model `<provider name>/<model id>` of one of the workspace's providers.
     * @param int|null $perSection So many for each section and language. Left out, 3.
     * @param list<'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string>|null $languages The languages of the visitors. Left
     * out, the language of each text.
     * @param int|float|null $maxCost Stops before it costs more in all, by the provider's `prices`.
     * @param int|null $maxTokens Stops before it takes more tokens in all. Left out, 5,000,000.
     * @param bool|null $dryRun Only estimates, and starts and changes nothing.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $model,
        public readonly ?int $perSection = null,
        public readonly ?array $languages = null,
        public readonly int|float|null $maxCost = null,
        public readonly ?int $maxTokens = null,
        public readonly ?bool $dryRun = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
