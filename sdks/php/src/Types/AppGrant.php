<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AppGrant is a value of the API. */
final class AppGrant extends Value
{
    protected const READINGS = [
        'app' => AppGrantApp::class,
        'access' => ['list', AppGrantAccessItem::class],
        'createdAt' => 'time',
        'expiresAt' => 'time',
        'lastUsedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'app',
        'userId',
        'access',
        'createdAt',
        'expiresAt',
        'lastUsedAt',
    ];

    /**
     * @param string $id
     * @param AppGrantApp $app
     * @param string $userId The member for whom the app acts.
     * @param list<AppGrantAccessItem> $access
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $expiresAt
     * @param \DateTimeInterface|mixed $lastUsedAt When the app last got an access token.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly AppGrantApp $app,
        public readonly string $userId,
        public readonly array $access,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $expiresAt,
        public readonly ?\DateTimeInterface $lastUsedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
