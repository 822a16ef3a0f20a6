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
    ];

    protected const REQUIRED = [
        'version',
        'api',
        'schema',
        'nodes',
        'operators',
        'backedUpAt',
    ];

    /**
     * @param string $version Of the program.
     * @param string $api The newest version of the interface.
     * @param int $schema The number of the newest migration of the database.
     * @param list<InstallationNode> $nodes
     * @param list<Operator> $operators
     * @param \DateTimeInterface|mixed $backedUpAt When the newest whole backup was begun; null where none is
     * known.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $version,
        public readonly string $api,
        public readonly int $schema,
        public readonly array $nodes,
        public readonly array $operators,
        public readonly ?\DateTimeInterface $backedUpAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
