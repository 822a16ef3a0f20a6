<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group modelAliases. */
final class ModelAliasesCalls extends Group
{
    /**
     * Show the aliases of assistants.
     *
     * Scope: `settings:read`.
     *
     * @return array<string, string>
     */
    public function get(): mixed
    {
        return $this->callOf('GET /api/model-aliases', null);
    }

    /**
     * Set the aliases of assistants.
     *
     * Replaces all aliases. A request that sends an alias as its `model` is answered by that assistant, for
     * clients that can send only names such as `gpt-4o`. Parley reads a model's name in this order: `parley` and
     * `parley-offline`, the id of an assistant, an alias, `<provider name>/<model id>`, the name of an
     * assistant. An alias goes with its assistant when that one is removed.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return array<string, string>
     */
    public function put(
        array $extra = [],
    ): mixed {
        return $this->callOf('PUT /api/model-aliases', null, body: self::membersOf([], [], $extra));
    }
}
