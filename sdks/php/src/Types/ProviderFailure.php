<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ProviderFailure is a value of the API. */
final class ProviderFailure extends Value
{
    protected const READINGS = [
        'at' => 'time',
        'since' => 'time',
    ];

    protected const REQUIRED = [
        'at',
        'since',
        'fault',
        'reason',
        'model',
    ];

    /**
     * @param \DateTimeInterface $at The newest failure, to the minute.
     * @param \DateTimeInterface $since The first failure since the model's last answer.
     * @param
     * 'refused-key'|'unknown-model'|'rate-limited'|'refused-request'|'unreachable'|'too-long'|'broken'|string
     * $fault Why. `refused-key`: the provider refused the key. `unknown-model`: it does not know the model or
     * the address. `rate-limited`: its limit is reached. `refused-request`: it refused the request.
     * `unreachable`: it could not be reached. `too-long`: the model wrote more than a reply may hold. `broken`:
     * it answered with an error, or with what cannot be read.
     * @param string|mixed $reason What the vendor says, in its own words: at most 300 characters, without what
     * was asked.
     * @param string|mixed $model `<provider name>/<model id>`. Null when the provider's list of models could not
     * be read.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly \DateTimeInterface $at,
        public readonly \DateTimeInterface $since,
        public readonly string $fault,
        public readonly ?string $reason,
        public readonly ?string $model,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
