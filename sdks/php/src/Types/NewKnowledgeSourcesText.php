<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewKnowledgeSourcesText is a value of the API. */
final class NewKnowledgeSourcesText extends Value
{
    protected const TAGS = [
        'type' => 'text',
    ];

    protected const REQUIRED = [
        'type',
        'title',
        'content',
    ];

    /**
     * @param 'text' $type
     * @param string $title What the text is about.
     * @param string $content Plain text, Markdown or HTML. It is stored and cited as Markdown: front matter,
     * HTML and images (except their alternative texts) are left out, and relative links become absolute. Other
     * text and all code stay exactly as they were sent.
     * @param string|null $url Where a reader finds the text. It is shown with citations and never fetched.
     * Relative links in the text are made absolute with it. Blanks around it and line breaks are left out, and
     * other blanks are encoded, as a browser does.
     * @param string|null $externalId Your own name for the source, unique in the workspace: a path, or the key
     * of a record.
     * @param list<string>|null $tags Assistants, searches and removals choose sources by tags. Left out: a
     * source keeps those it has.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $title,
        public readonly string $content,
        public readonly ?string $url = null,
        public readonly ?string $externalId = null,
        public readonly ?array $tags = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
