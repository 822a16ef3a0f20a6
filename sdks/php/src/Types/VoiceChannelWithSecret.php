<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoiceChannelWithSecret is a value of the API. */
final class VoiceChannelWithSecret extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'kind',
        'name',
        'url',
        'assistantId',
        'language',
        'greeting',
        'answerWithinMs',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param 'alexa'|'dialogflow-es'|'dialogflow-cx'|'twilio'|string $kind
     * @param string $name
     * @param string $url What the platform calls.
     * @param string|mixed $assistantId
     * @param string|mixed $language
     * @param string|mixed $greeting
     * @param int|mixed $answerWithinMs
     * @param \DateTimeInterface $createdAt
     * @param string|null $skillId
     * @param 'gather'|'stream'|'conversation-relay'|string|null $mode
     * @param string|null $secret Of the Dialogflow kinds: the header X-Channel-Secret of the webhook. Shown in
     * this answer only.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $kind,
        public readonly string $name,
        public readonly string $url,
        public readonly ?string $assistantId,
        public readonly ?string $language,
        public readonly ?string $greeting,
        public readonly ?int $answerWithinMs,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?string $skillId = null,
        public readonly ?string $mode = null,
        public readonly ?string $secret = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
