<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group toolboxes. */
final class ToolboxesCalls extends Group
{
    /**
     * List the toolboxes.
     *
     * Scope: `settings:read`.
     *
     * @return Pages<Types\Toolbox>
     */
    public function list(): Pages
    {
        return $this->pagesOf('GET /api/toolboxes', Types\Toolbox::class);
    }

    /**
     * Add the tools of an MCP server or of an OpenAPI document as a toolbox.
     *
     * An assistant may use the tools that its `actions` name.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param 'mcp'|'openapi'|string $kind
     * @param string $url
     * @param array<string, string>|null $headers
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Toolbox
     */
    public function create(
        string $name,
        string $kind,
        string $url,
        ?array $headers = null,
        array $extra = [],
    ): Types\Toolbox {
        return $this->callOf('POST /api/toolboxes', Types\Toolbox::class, body: self::membersOf(['name' => $name, 'kind' => $kind, 'url' => $url], ['headers' => $headers], $extra));
    }

    /**
     * Read the tools of a toolbox again.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string $toolboxId
     * @return Types\Toolbox
     */
    public function refresh(
        string $toolboxId,
    ): Types\Toolbox {
        return $this->callOf('POST /api/toolboxes/{toolboxId}/refresh', Types\Toolbox::class, params: ['toolboxId' => $toolboxId]);
    }

    /**
     * Remove a toolbox.
     *
     * Scope: `settings:write`.
     *
     * @param string $toolboxId
     * @return void
     */
    public function delete(
        string $toolboxId,
    ): void {
        $this->nothingOf('DELETE /api/toolboxes/{toolboxId}', params: ['toolboxId' => $toolboxId]);
    }
}
