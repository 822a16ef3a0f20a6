<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewKnowledgeSourcesUrl is a value of the API. */
final class NewKnowledgeSourcesUrl extends Value
{
    protected const TAGS = [
        'type' => 'url',
    ];

    protected const REQUIRED = [
        'type',
        'url',
    ];

    /**
     * @param 'url' $type
     * @param string $url One page. It is fetched and read now, and again as `refresh` says.
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
        public readonly ?string $refresh = null,
        public readonly ?string $externalId = null,
        public readonly ?array $tags = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
