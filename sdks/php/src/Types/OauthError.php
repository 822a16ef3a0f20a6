<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OauthError is a value of the API. */
final class OauthError extends Value
{
    protected const NAMES = [
        'error_description' => 'errorDescription',
    ];

    protected const REQUIRED = [
        'error',
    ];

    /**
     * @param string $error
     * @param string|null $errorDescription
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $error,
        public readonly ?string $errorDescription = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
