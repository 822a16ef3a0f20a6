<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SourceIndexedEventData is a value of the API. */
final class SourceIndexedEventData extends Value
{
    protected const REQUIRED = [
        'sourceId',
        'documentId',
        'type',
        'title',
        'version',
    ];

    /**
     * @param string $sourceId
     * @param string|mixed $documentId Null for what was learnt from a page, a site or a file.
     * @param 'text'|'faq'|'url'|'site'|'file'|string $type
     * @param string $title
     * @param int $version
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sourceId,
        public readonly ?string $documentId,
        public readonly string $type,
        public readonly string $title,
        public readonly int $version,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
