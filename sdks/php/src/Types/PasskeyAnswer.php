<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** What `navigator.credentials.get()` gave, as `toJSON()` writes it. */
final class PasskeyAnswer extends Value
{
    protected const READINGS = [
        'response' => PasskeyAnswerResponse::class,
    ];

    protected const TAGS = [
        'type' => 'public-key',
    ];

    protected const REQUIRED = [
        'id',
        'rawId',
        'type',
        'response',
    ];

    protected const MAPS = [
        'clientExtensionResults',
    ];

    /**
     * @param string $id
     * @param string $rawId
     * @param 'public-key' $type
     * @param PasskeyAnswerResponse $response
     * @param array<string, mixed> $clientExtensionResults
     * @param string|mixed $authenticatorAttachment
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $rawId,
        public readonly string $type,
        public readonly PasskeyAnswerResponse $response,
        public readonly ?array $clientExtensionResults = null,
        public readonly ?string $authenticatorAttachment = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
