<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group installation. */
final class InstallationCalls extends Group
{
    /**
     * See what runs here, and who operates it.
     *
     * For the operator of the installation.
     *
     * @return Types\Installation
     */
    public function get(): Types\Installation
    {
        return $this->callOf('GET /api/installation', Types\Installation::class);
    }

    /**
     * Examine the installation.
     *
     * The same as `./parley doctor`: settings that contradict each other, backups, disk, jobs, mails,
     * certificates and what was left over. It calls the hosts whose certificates it looks at, and takes up to
     * ten seconds.
     *
     * For the operator of the installation.
     *
     * @return Types\Examination
     */
    public function getFindings(): Types\Examination
    {
        return $this->callOf('GET /api/installation/findings', Types\Examination::class);
    }

    /**
     * Read for how long new workspaces keep their data.
     *
     * For the operator of the installation.
     *
     * @return Types\DefaultRetention
     */
    public function getRetention(): Types\DefaultRetention
    {
        return $this->callOf('GET /api/installation/retention', Types\DefaultRetention::class);
    }

    /**
     * Change for how long new workspaces keep their data.
     *
     * Workspaces that are there keep what they have; their owners see with `GET /api/settings/retention/default`
     * what the default would erase.
     *
     * For the operator of the installation. A member's e-mail address must be verified.
     *
     * @param array<string, int|mixed> $days
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DefaultRetention
     */
    public function updateRetention(
        array $days,
        array $extra = [],
    ): Types\DefaultRetention {
        return $this->callOf('PATCH /api/installation/retention', Types\DefaultRetention::class, body: self::membersOf(['days' => $days], [], $extra));
    }

    /**
     * Help a person who cannot sign in.
     *
     * Makes a link for a new password, which is mailed where mail is set up; else you get it and pass it on. It
     * works for an hour, and for three days where the address was never confirmed: then the account starts again
     * in an empty workspace. The former password works until the link is used. The person's workspaces find it
     * in their audit logs. Only a signed-in operator may do this.
     *
     * For the operator of the installation. A member's e-mail address must be verified.
     *
     * @param string $email
     * @param bool|null $removeSecondFactor
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SignInReset
     */
    public function signInResets(
        string $email,
        ?bool $removeSecondFactor = null,
        array $extra = [],
    ): Types\SignInReset {
        return $this->callOf('POST /api/installation/sign-in-resets', Types\SignInReset::class, body: self::membersOf(['email' => $email], ['removeSecondFactor' => $removeSecondFactor], $extra));
    }
}
