<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** FormChallenge is a value of the API. */
final class FormChallenge extends Value
{
    protected const READINGS = [
        'altcha' => AltchaChallenge::class,
    ];

    protected const REQUIRED = [
        'timestamp',
        'altcha',
        'parameters',
        'signature',
    ];

    protected const MAPS = [
        'parameters',
    ];

    /**
     * @param string $timestamp Send it back as the field `_timestamp`.
     * @param AltchaChallenge $altcha
     * @param array<string, mixed> $parameters The same challenge, where the ALTCHA widget looks for it.
     * @param string $signature
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $timestamp,
        public readonly AltchaChallenge $altcha,
        public readonly array $parameters,
        public readonly string $signature,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
