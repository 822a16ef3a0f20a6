<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** UserMessage is a value of the API. */
final class UserMessage extends Value
{
    protected const READINGS = [
        'data' => UserMessageData::class,
    ];

    protected const TAGS = [
        'event' => 'user_message',
    ];

    protected const REQUIRED = [
        'event',
        'data',
    ];

    /**
     * @param 'user_message' $event
     * @param UserMessageData $data
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $event,
        public readonly UserMessageData $data,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
