<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Installation is a value of the API. */
final class Installation extends Value
{
    protected const READINGS = [
        'nodes' => ['list', InstallationNode::class],
        'operators' => ['list', Operator::class],
        'backedUpAt' => 'time',
        'backupTrial' => InstallationBackupTrial::class,
        'backupVerifiedAt' => 'time',
    ];

    protected const REQUIRED = [
        'version',
        'api',
        'schema',
        'nodes',
        'operators',
        'backedUpAt',
        'backupTrial',
        'backupVerifiedAt',
    ];

    /**
     * @param string $version Of the program.
     * @param string $api The newest version of the interface.
     * @param int $schema The number of the newest migration of the database.
     * @param list<InstallationNode> $nodes
     * @param list<Operator> $operators
     * @param \DateTimeInterface|mixed $backedUpAt When the newest whole backup was begun; null where none is
     * known.
     * @param InstallationBackupTrial|mixed $backupTrial How the server's last trial of a backup came out; null
     * where none has ended.
     * @param \DateTimeInterface|mixed $backupVerifiedAt When the last trial ended that found everything.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $version,
        public readonly string $api,
        public readonly int $schema,
        public readonly array $nodes,
        public readonly array $operators,
        public readonly ?\DateTimeInterface $backedUpAt,
        public readonly ?InstallationBackupTrial $backupTrial,
        public readonly ?\DateTimeInterface $backupVerifiedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
