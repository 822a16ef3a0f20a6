<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewWorkspaceExport is a value of the API. */
final class NewWorkspaceExport extends Value
{
    /**
     * @param string|null $passphrase Encrypts the file. Only then its secrets come along: keys of providers,
     * secrets of webhooks and workflows.
     * @param string|null $code Of the authenticator app, or a recovery code, where the workspace requires a
     * second factor.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $passphrase = null,
        public readonly ?string $code = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
