<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnownAction is a value of the API. */
final class KnownAction extends Value
{
    protected const REQUIRED = [
        'name',
        'title',
        'description',
        'isReadOnly',
        'scope',
        'toolbox',
    ];

    /**
     * @param string $name Stands in an assistant's `actions`.
     * @param string $title
     * @param string $description When to use it: models choose by this text.
     * @param bool $isReadOnly False: the assistant asks the person before it acts.
     * @param string|mixed $scope What a caller needs to give it to an assistant. Null for a tool of a toolbox:
     * `settings:write`.
     * @param string|mixed $toolbox The name of the toolbox that it is a tool of.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $title,
        public readonly string $description,
        public readonly bool $isReadOnly,
        public readonly ?string $scope,
        public readonly ?string $toolbox,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
