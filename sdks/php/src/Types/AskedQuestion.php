<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AskedQuestion is a value of the API. */
final class AskedQuestion extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'text',
        'language',
        'origin',
        'visitors',
        'sourceId',
        'documentId',
        'title',
        'section',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param string $text The passage is found by this beside its own words. Nobody is shown it.
     * @param string $language The language in which it is read: `de`, `en`, `es`, `fr`, `it`, `nl`, `pt`.
     * @param 'model'|'choice'|string $origin `model`: a model wrote it while the text was taught. `choice`:
     * three visitors or more asked it, were offered choices and took this one; it counts less than what a text
     * says itself.
     * @param int|mixed $visitors How many have taken the choice. Null for what a model wrote.
     * @param string $sourceId
     * @param string $documentId With this version of the source the question goes.
     * @param string $title
     * @param string|mixed $section The headings above the passage, as citations show them.
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $text,
        public readonly string $language,
        public readonly string $origin,
        public readonly ?int $visitors,
        public readonly string $sourceId,
        public readonly string $documentId,
        public readonly string $title,
        public readonly ?string $section,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
