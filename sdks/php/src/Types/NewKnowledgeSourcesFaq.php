<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewKnowledgeSourcesFaq is a value of the API. */
final class NewKnowledgeSourcesFaq extends Value
{
    protected const TAGS = [
        'type' => 'faq',
    ];

    protected const REQUIRED = [
        'type',
        'question',
        'answer',
    ];

    /**
     * @param 'faq' $type
     * @param string $question The question as people ask it.
     * @param string $answer The answer, which is cleaned like a text. What is stored is given verbatim.
     * @param list<string>|null $alternatives
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
        public readonly string $question,
        public readonly string $answer,
        public readonly ?array $alternatives = null,
        public readonly ?string $url = null,
        public readonly ?string $externalId = null,
        public readonly ?array $tags = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
