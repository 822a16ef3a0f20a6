<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/**
 * The person is asked to agree to an action. Parley wrote this part of the text: each of its lines begins with
 * ┃, which no model can write. Only a yes as the next message runs the action, once.
 */
final class ConsentQuestion extends Value
{
    protected const REQUIRED = [
        'action',
        'title',
        'input',
        'hash',
        'start',
        'end',
    ];

    /**
     * @param string $action
     * @param string $title
     * @param mixed $input The whole input, also where the text shortens it.
     * @param string $hash SHA-256 of all of this. A yes is a yes to exactly this.
     * @param int $start Where in the text the question is, in UTF-16 code units.
     * @param int $end
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $action,
        public readonly string $title,
        public readonly mixed $input,
        public readonly string $hash,
        public readonly int $start,
        public readonly int $end,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
