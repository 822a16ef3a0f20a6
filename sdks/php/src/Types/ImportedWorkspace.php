<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ImportedWorkspace is a value of the API. */
final class ImportedWorkspace extends Value
{
    protected const READINGS = [
        'stopped' => ImportedWorkspaceStopped::class,
        'members' => ['list', ImportedWorkspaceMember::class],
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'moment',
        'rows',
        'files',
        'fileBytes',
        'missingFiles',
        'hasSecrets',
        'isSuspended',
        'stopped',
        'members',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param string $moment It is as it was at this time.
     * @param int $rows
     * @param int $files
     * @param int $fileBytes
     * @param int $missingFiles The former installation had no bytes of so many.
     * @param bool $hasSecrets False: enter keys of providers and secrets of webhooks again.
     * @param bool $isSuspended It was suspended where it comes from, and still is.
     * @param ImportedWorkspaceStopped $stopped So many were under way. They are paused, disabled, inactive or
     * cancelled now.
     * @param list<ImportedWorkspaceMember> $members
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $moment,
        public readonly int $rows,
        public readonly int $files,
        public readonly int $fileBytes,
        public readonly int $missingFiles,
        public readonly bool $hasSecrets,
        public readonly bool $isSuspended,
        public readonly ImportedWorkspaceStopped $stopped,
        public readonly array $members,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
