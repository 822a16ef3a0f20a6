<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewKnowledgeSourcesFile is a value of the API. */
final class NewKnowledgeSourcesFile extends Value
{
    protected const TAGS = [
        'type' => 'file',
    ];

    protected const REQUIRED = [
        'type',
        'fileId',
    ];

    /**
     * @param 'file' $type
     * @param string $fileId A file of POST /api/files that no other source has.
     * @param string|null $url Where a reader finds the file. Citations lead there.
     * @param string|null $baseUrl Where the folder of the file is on the web: relative links are made absolute
     * with it, and citations lead to the file there.
     * @param string|null $questionColumn The column of a table with the questions, where its name does not say
     * so.
     * @param string|null $answerColumn The column with the answers.
     * @param bool|null $shareOriginal Citations have a link of an hour to the file, for everybody who reads
     * them.
     * @param string|null $externalId Your own name for the source, unique in the workspace: a path, or the key
     * of a record.
     * @param list<string>|null $tags Assistants, searches and removals choose sources by tags. Left out: a
     * source keeps those it has.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $fileId,
        public readonly ?string $url = null,
        public readonly ?string $baseUrl = null,
        public readonly ?string $questionColumn = null,
        public readonly ?string $answerColumn = null,
        public readonly ?bool $shareOriginal = null,
        public readonly ?string $externalId = null,
        public readonly ?array $tags = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
