<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseOutputItemMessageContentItemAnnotationFileCitation is a value of the API. */
final class ResponseOutputItemMessageContentItemAnnotationFileCitation extends Value
{
    protected const NAMES = [
        'file_id' => 'fileId',
    ];

    protected const TAGS = [
        'type' => 'file_citation',
    ];

    protected const REQUIRED = [
        'type',
        'file_id',
        'filename',
        'index',
    ];

    /**
     * @param 'file_citation' $type
     * @param string $fileId The id of the document.
     * @param string $filename
     * @param int $index
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $fileId,
        public readonly string $filename,
        public readonly int $index,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
