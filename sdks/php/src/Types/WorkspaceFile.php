<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Upload;
use Parley\Value;

/** WorkspaceFile is a value of the API. */
final class WorkspaceFile extends Value
{
    protected const REQUIRED = [
        'file',
    ];

    /**
     * @param Upload|string $file An export of a workspace.
     * @param string|null $passphrase Of an encrypted file. It comes before the file.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly Upload|string $file,
        public readonly ?string $passphrase = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
