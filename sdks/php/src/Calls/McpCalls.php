<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group mcp. */
final class McpCalls extends Group
{
    /**
     * Send a message of the Model Context Protocol.
     *
     * Streamable HTTP without sessions: each message is independent. X-Session-Id names the conversation of
     * `ask_assistant`. A client sees the tools that the scopes of its credential allow. A notification is
     * answered with 202.
     *
     * For members and secret keys, whatever their scopes.
     *
     * @param '2.0' $jsonrpc
     * @param string $method
     * @param string|int|null $id
     * @param array<string, mixed>|null $params
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\JsonRpcAnswer
     */
    public function send(
        string $jsonrpc,
        string $method,
        string|int|null $id = null,
        ?array $params = null,
        array $extra = [],
    ): Types\JsonRpcAnswer {
        return $this->callOf('POST /mcp', Types\JsonRpcAnswer::class, body: self::membersOf(['jsonrpc' => $jsonrpc, 'method' => $method], ['id' => $id, 'params' => $params], $extra));
    }
}
