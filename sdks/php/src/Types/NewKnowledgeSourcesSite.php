<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewKnowledgeSourcesSite is a value of the API. */
final class NewKnowledgeSourcesSite extends Value
{
    protected const TAGS = [
        'type' => 'site',
    ];

    protected const REQUIRED = [
        'type',
        'url',
    ];

    /**
     * @param 'site' $type
     * @param string $url The page where a site begins. Pages of the same host are read, as its robots.txt
     * allows.
     * @param int|null $maxPages
     * @param list<string>|null $include Only pages whose path matches one of these; `*` stands for any
     * characters: `/help/*`.
     * @param list<string>|null $exclude No pages whose path matches one of these.
     * @param string|mixed $refresh Looks again after so long: `1h` to `23h`, or `1d` to `30d`. Null or left out:
     * never by itself.
     * @param string|null $externalId Your own name for the source, unique in the workspace: a path, or the key
     * of a record.
     * @param list<string>|null $tags Assistants, searches and removals choose sources by tags. Left out: a
     * source keeps those it has.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $url,
        public readonly ?int $maxPages = null,
        public readonly ?array $include = null,
        public readonly ?array $exclude = null,
        public readonly ?string $refresh = null,
        public readonly ?string $externalId = null,
        public readonly ?array $tags = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
