<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group passkeys. */
final class PasskeysCalls extends Group
{
    /**
     * Begin to add a passkey.
     *
     * For a signed-in member.
     *
     * @return Types\PasskeyOptions
     */
    public function options(): Types\PasskeyOptions
    {
        return $this->callOf('POST /api/auth/passkeys/options', Types\PasskeyOptions::class);
    }

    /**
     * Add a passkey.
     *
     * Gives recovery codes, unless the account has some.
     *
     * For a signed-in member.
     *
     * @param Types\NewPasskeyPasskey $passkey
     * @param string|null $name
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\AddedPasskey
     */
    public function create(
        Types\NewPasskeyPasskey|array $passkey,
        ?string $name = null,
        array $extra = [],
    ): Types\AddedPasskey {
        return $this->callOf('POST /api/auth/passkeys', Types\AddedPasskey::class, body: self::membersOf(['passkey' => $passkey], ['name' => $name], $extra));
    }

    /**
     * List my passkeys.
     *
     * For a signed-in member.
     *
     * @return Types\Passkeys
     */
    public function list(): Types\Passkeys
    {
        return $this->callOf('GET /api/auth/passkeys', Types\Passkeys::class);
    }

    /**
     * Remove a passkey.
     *
     * For a signed-in member.
     *
     * @param string $id
     * @param string $password
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function delete(
        string $id,
        string $password,
        array $extra = [],
    ): void {
        $this->nothingOf('DELETE /api/auth/passkeys/{id}', params: ['id' => $id], body: self::membersOf(['password' => $password], [], $extra));
    }
}
