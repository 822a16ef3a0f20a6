<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkspaceExport is a value of the API. */
final class WorkspaceExport extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'endedAt' => 'time',
        'endsAt' => 'time',
        'urlEndsAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'status',
        'isEncrypted',
        'rows',
        'files',
        'bytes',
        'sha256',
        'reason',
        'createdAt',
        'endedAt',
        'endsAt',
        'url',
        'urlEndsAt',
    ];

    /**
     * @param string $id
     * @param 'waiting'|'running'|'ready'|'failed'|string $status
     * @param bool $isEncrypted
     * @param int $rows So many were written until now.
     * @param int $files
     * @param int $bytes Of the file.
     * @param string|mixed $sha256 Of the file, in hexadecimal; null until it is ready.
     * @param string|mixed $reason Why it failed.
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface|mixed $endedAt
     * @param \DateTimeInterface $endsAt The file is deleted then.
     * @param string|mixed $url Gives the file to its holder, without a sign-in, until `urlEndsAt`.
     * @param \DateTimeInterface|mixed $urlEndsAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $status,
        public readonly bool $isEncrypted,
        public readonly int $rows,
        public readonly int $files,
        public readonly int $bytes,
        public readonly ?string $sha256,
        public readonly ?string $reason,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $endedAt,
        public readonly \DateTimeInterface $endsAt,
        public readonly ?string $url,
        public readonly ?\DateTimeInterface $urlEndsAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
