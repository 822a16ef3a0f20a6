<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SavedReply is a value of the API. */
final class SavedReply extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'updatedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'title',
        'text',
        'shortcut',
        'createdAt',
        'updatedAt',
    ];

    /**
     * @param string $id
     * @param string $title
     * @param string $text Markdown. Whoever inserts it puts values in place of `{{name}}` and `{{firstName}}` of
     * the person, `{{memberName}}` and `{{workspaceName}}`.
     * @param string|mixed $shortcut
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $updatedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $title,
        public readonly string $text,
        public readonly ?string $shortcut,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $updatedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
