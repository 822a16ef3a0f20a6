<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoiceChannelChange is a value of the API. */
final class VoiceChannelChange extends Value
{
    /**
     * @param string|null $name
     * @param string|mixed $assistantId
     * @param string|mixed $language
     * @param string|mixed $greeting
     * @param int|mixed $answerWithinMs
     * @param string|null $skillId The id of the Alexa skill: `amzn1.ask.skill.…`. Requests of other skills are
     * refused.
     * @param string|null $authToken The auth token of the Twilio account, which signs its requests. Stored
     * encrypted, and not shown again.
     * @param 'gather'|'stream'|'conversation-relay'|string|null $mode
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?string $assistantId = null,
        public readonly ?string $language = null,
        public readonly ?string $greeting = null,
        public readonly ?int $answerWithinMs = null,
        public readonly ?string $skillId = null,
        public readonly ?string $authToken = null,
        public readonly ?string $mode = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
