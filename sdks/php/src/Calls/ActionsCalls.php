<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group actions. */
final class ActionsCalls extends Group
{
    /**
     * List what assistants may be allowed to do.
     *
     * Scope: `settings:read`.
     *
     * @return Pages<Types\KnownAction>
     */
    public function list(): Pages
    {
        return $this->pagesOf('GET /api/actions', Types\KnownAction::class);
    }
}
