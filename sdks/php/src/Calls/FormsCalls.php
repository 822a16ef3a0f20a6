<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group forms. */
final class FormsCalls extends Group
{
    /**
     * Get a signed timestamp and a proof of work for a form.
     *
     * For forms with JavaScript. Send the timestamp back as the field `_timestamp`, and the solution as the
     * field `altcha`; a challenge is valid for an hour and its solution once. The address works as the
     * `challenge` of the ALTCHA widget, with the publishable key as `?key=`.
     *
     * Scope: `leads:write`, or a publishable key.
     *
     * @param string|null $key
     * @return Types\FormChallenge
     */
    public function challenge(
        ?string $key = null,
    ): Types\FormChallenge {
        return $this->callOf('GET /api/forms/challenge', Types\FormChallenge::class, query: ['key' => $key]);
    }
}
