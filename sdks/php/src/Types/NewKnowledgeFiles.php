<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Upload;
use Parley\Value;

/** NewKnowledgeFiles is a value of the API. */
final class NewKnowledgeFiles extends Value
{
    protected const REQUIRED = [
        'file',
    ];

    /**
     * @param list<Upload|string> $file Parts with a file name: txt, md, mdx, html, pdf, docx, pptx, xlsx, csv,
     * odt, epub, eml, or one zip of such files.
     * @param string|null $url Where a reader finds the file. Citations lead there.
     * @param string|null $baseUrl Where the folder of the file is on the web: relative links are made absolute
     * with it, and citations lead to the file there.
     * @param string|null $questionColumn The column of a table with the questions, where its name does not say
     * so.
     * @param string|null $answerColumn The column with the answers.
     * @param 'true'|'false'|string|null $shareOriginal
     * @param list<string>|null $externalId Your own name for each file, in their order. The files of an archive
     * are named by their paths.
     * @param list<string>|null $tags Assistants, searches and removals choose sources by tags. Left out: a
     * source keeps those it has.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $file,
        public readonly ?string $url = null,
        public readonly ?string $baseUrl = null,
        public readonly ?string $questionColumn = null,
        public readonly ?string $answerColumn = null,
        public readonly ?string $shareOriginal = null,
        public readonly ?array $externalId = null,
        public readonly ?array $tags = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
