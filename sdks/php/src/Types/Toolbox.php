<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Toolbox is a value of the API. */
final class Toolbox extends Value
{
    protected const READINGS = [
        'tools' => ['list', ToolboxTool::class],
        'skipped' => ['list', ToolboxSkippedItem::class],
        'readAt' => 'time',
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'kind',
        'url',
        'hasHeaders',
        'tools',
        'skipped',
        'readAt',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param 'mcp'|'openapi'|string $kind `mcp`: a server that speaks the Model Context Protocol over streamable
     * HTTP. `openapi`: a document of OpenAPI 3 or Swagger 2.
     * @param string $url
     * @param bool $hasHeaders
     * @param list<ToolboxTool> $tools
     * @param list<ToolboxSkippedItem> $skipped What the server offers and Parley cannot call. At most some 300;
     * the last one counts the rest.
     * @param \DateTimeInterface $readAt
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $kind,
        public readonly string $url,
        public readonly bool $hasHeaders,
        public readonly array $tools,
        public readonly array $skipped,
        public readonly \DateTimeInterface $readAt,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
