<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group auth. */
final class AuthCalls extends Group
{
    /**
     * Sign up: make an account with a workspace.
     *
     * @param string $email
     * @param string $password
     * @param 'cookie'|null $session
     * @param string|null $name
     * @param string|null $workspaceName
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SignedIn
     */
    public function signUp(
        string $email,
        string $password,
        ?string $session = null,
        ?string $name = null,
        ?string $workspaceName = null,
        array $extra = [],
    ): Types\SignedIn {
        return $this->callOf('POST /api/auth/signup', Types\SignedIn::class, body: self::membersOf(['email' => $email, 'password' => $password], ['session' => $session, 'name' => $name, 'workspaceName' => $workspaceName], $extra));
    }

    /**
     * Get my account, my workspaces and my scopes.
     *
     * For a signed-in member.
     *
     * @return Types\Me
     */
    public function me(): Types\Me
    {
        return $this->callOf('GET /api/auth/me', Types\Me::class);
    }

    /**
     * Change my name and my language.
     *
     * In every workspace, also beside what you have written before.
     *
     * For a signed-in member.
     *
     * @param string|mixed|null $name
     * @param 'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string|null $language
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\User
     */
    public function updateMe(
        ?string $name = null,
        ?string $language = null,
        array $extra = [],
    ): Types\User {
        return $this->callOf('PATCH /api/auth/me', Types\User::class, body: self::membersOf([], ['name' => $name, 'language' => $language], $extra));
    }

    /**
     * Erase my account.
     *
     * Also erases every workspace in which you are the only member, with everything in it. This cannot be
     * undone.
     *
     * For a signed-in member.
     *
     * @param string $password
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function eraseMe(
        string $password,
        array $extra = [],
    ): void {
        $this->nothingOf('DELETE /api/auth/me', body: self::membersOf(['password' => $password], [], $extra));
    }

    /**
     * Sign in.
     *
     * An account with a second factor gets `secondFactorRequired: true` in place of tokens, and sends its second
     * factor to `POST /api/auth/second-factor`.
     *
     * @param string $email
     * @param string $password
     * @param 'cookie'|null $session
     * @param string|null $workspaceId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SignedIn|Types\SecondFactorRequired
     */
    public function signIn(
        string $email,
        string $password,
        ?string $session = null,
        ?string $workspaceId = null,
        array $extra = [],
    ): mixed {
        return $this->callOf('POST /api/auth/signin', ['union', Types\SignedIn::class, Types\SecondFactorRequired::class], body: self::membersOf(['email' => $email, 'password' => $password], ['session' => $session, 'workspaceId' => $workspaceId], $extra));
    }

    /**
     * Exchange a refresh token for the next.
     *
     * A second use of a token within 20 seconds gives the same answer. A later use ends the session, because
     * somebody must have copied the token. A session in a cookie is refreshed with the header `X-Parley-Console:
     * 1` and without a body.
     *
     * @param string|null $refreshToken
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SignedIn
     */
    public function refresh(
        ?string $refreshToken = null,
        array $extra = [],
    ): Types\SignedIn {
        return $this->callOf('POST /api/auth/refresh', Types\SignedIn::class, body: self::membersOf([], ['refreshToken' => $refreshToken], $extra));
    }

    /**
     * Sign out.
     *
     * Ends the session. Send the access token or, when it has expired, the refresh token in the body. With the
     * header `X-Parley-Console: 1`, the session in the cookie ends, too.
     *
     * @param string|null $refreshToken
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function signOut(
        ?string $refreshToken = null,
        array $extra = [],
    ): void {
        $this->nothingOf('POST /api/auth/signout', body: self::membersOf([], ['refreshToken' => $refreshToken], $extra));
    }

    /**
     * Switch to another of my workspaces.
     *
     * The refresh token stays valid. From now on it gives access tokens for that workspace.
     *
     * For a signed-in member.
     *
     * @param string $workspaceId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Access
     */
    public function switchWorkspace(
        string $workspaceId,
        array $extra = [],
    ): Types\Access {
        return $this->callOf('POST /api/auth/switch', Types\Access::class, body: self::membersOf(['workspaceId' => $workspaceId], [], $extra));
    }

    /**
     * Finish a sign-in with the second factor.
     *
     * @param string $secondFactorToken
     * @param 'cookie'|null $session
     * @param string|null $code
     * @param Types\PasskeyAnswer|null $passkey
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SignedIn
     */
    public function passSecondFactor(
        string $secondFactorToken,
        ?string $session = null,
        ?string $code = null,
        Types\PasskeyAnswer|array|null $passkey = null,
        array $extra = [],
    ): Types\SignedIn {
        return $this->callOf('POST /api/auth/second-factor', Types\SignedIn::class, body: self::membersOf(['secondFactorToken' => $secondFactorToken], ['session' => $session, 'code' => $code, 'passkey' => $passkey], $extra));
    }

    /**
     * Make new recovery codes.
     *
     * The former ones end.
     *
     * For a signed-in member.
     *
     * @param string $password
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\RecoveryCodes
     */
    public function makeRecoveryCodes(
        string $password,
        array $extra = [],
    ): Types\RecoveryCodes {
        return $this->callOf('POST /api/auth/recovery-codes', Types\RecoveryCodes::class, body: self::membersOf(['password' => $password], [], $extra));
    }

    /**
     * Forgot my password: mail a link to choose a new one.
     *
     * Gives the same answer for every address, with or without an account. An address that is not confirmed yet
     * gets the mail that confirms it, whose page also sets a password.
     *
     * @param string $email
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Accepted
     */
    public function forgotPassword(
        string $email,
        array $extra = [],
    ): Types\Accepted {
        return $this->callOf('POST /api/auth/forgot-password', Types\Accepted::class, body: self::membersOf(['email' => $email], [], $extra));
    }

    /**
     * Set a new password with a mailed token.
     *
     * Ends all sessions. If the address was not confirmed before, a stranger may have signed up with it: the
     * account starts again in a new, empty workspace, and its former workspace is deleted. Then a token that
     * confirms the address is valid here as well.
     *
     * @param string $token
     * @param string $password
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function resetPassword(
        string $token,
        string $password,
        array $extra = [],
    ): void {
        $this->nothingOf('POST /api/auth/reset-password', body: self::membersOf(['token' => $token, 'password' => $password], [], $extra));
    }

    /**
     * Change my password.
     *
     * Ends my other sessions.
     *
     * For a signed-in member.
     *
     * @param string $password
     * @param string $newPassword
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function changePassword(
        string $password,
        string $newPassword,
        array $extra = [],
    ): void {
        $this->nothingOf('POST /api/auth/change-password', body: self::membersOf(['password' => $password, 'newPassword' => $newPassword], [], $extra));
    }

    /**
     * Show a picture of me to visitors and colleagues.
     *
     * A PNG, JPEG, WebP or GIF of up to 10 MiB. Parley makes it anew, as a JPEG of at most 256 pixels a side,
     * and keeps nothing else of the file. Visitors see it beside what you write.
     *
     * For a signed-in member. A member's e-mail address must be verified.
     *
     * @param Upload|string $file
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\User
     */
    public function putMePicture(
        Upload|string $file,
        array $extra = [],
    ): Types\User {
        return $this->callOf('PUT /api/auth/me/picture', Types\User::class, body: self::membersOf(['file' => $file], [], $extra));
    }

    /**
     * Erase my picture.
     *
     * Its address leads nowhere from now on. Your initials stand in its place.
     *
     * For a signed-in member.
     *
     * @return void
     */
    public function deleteMePicture(): void
    {
        $this->nothingOf('DELETE /api/auth/me/picture');
    }

    /**
     * Confirm my e-mail address.
     *
     * The mailed token proves the mailbox; a session of the account or its password proves that you signed up.
     * Without these, choose a new password with `POST /api/auth/reset-password`. On a private installation the
     * token is enough.
     *
     * @param string $token
     * @param string|null $password
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Verified
     */
    public function verifyEmail(
        string $token,
        ?string $password = null,
        array $extra = [],
    ): Types\Verified {
        return $this->callOf('POST /api/auth/verify-email', Types\Verified::class, body: self::membersOf(['token' => $token], ['password' => $password], $extra));
    }

    /**
     * Mail the confirmation link again.
     *
     * For a signed-in member.
     *
     * @return Types\Accepted
     */
    public function resendVerification(): Types\Accepted
    {
        return $this->callOf('POST /api/auth/verify-email/resend', Types\Accepted::class);
    }
}
