<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group totp. */
final class TotpCalls extends Group
{
    /**
     * Set up an authenticator app.
     *
     * It counts once `POST /api/auth/totp/confirm` has got a code of it.
     *
     * For a signed-in member.
     *
     * @return Types\NewTotp
     */
    public function create(): Types\NewTotp
    {
        return $this->callOf('POST /api/auth/totp', Types\NewTotp::class);
    }

    /**
     * Remove the authenticator app.
     *
     * For a signed-in member.
     *
     * @param string $code
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function delete(
        string $code,
        array $extra = [],
    ): void {
        $this->nothingOf('DELETE /api/auth/totp', body: self::membersOf(['code' => $code], [], $extra));
    }

    /**
     * Confirm the authenticator app with its first code.
     *
     * Gives recovery codes, unless the account has some.
     *
     * For a signed-in member.
     *
     * @param string $code
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\RecoveryCodes
     */
    public function confirm(
        string $code,
        array $extra = [],
    ): Types\RecoveryCodes {
        return $this->callOf('POST /api/auth/totp/confirm', Types\RecoveryCodes::class, body: self::membersOf(['code' => $code], [], $extra));
    }
}
