<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewToolbox is a value of the API. */
final class NewToolbox extends Value
{
    protected const REQUIRED = [
        'name',
        'kind',
        'url',
    ];

    protected const MAPS = [
        'headers',
    ];

    /**
     * @param string $name The tools become the actions `<name>__<tool>`. An assistant with `<name>__*` may use
     * all of them.
     * @param 'mcp'|'openapi'|string $kind `mcp`: a server that speaks the Model Context Protocol over streamable
     * HTTP. `openapi`: a document of OpenAPI 3 or Swagger 2.
     * @param string $url
     * @param array<string, string>|null $headers Sent with every request to the origin of `url`, e.g.
     * `authorization`. Stored encrypted. No answer contains them.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $kind,
        public readonly string $url,
        public readonly ?array $headers = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
