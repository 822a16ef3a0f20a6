<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewVoiceChannelDialogflowCx is a value of the API. */
final class NewVoiceChannelDialogflowCx extends Value
{
    protected const TAGS = [
        'kind' => 'dialogflow-cx',
    ];

    protected const REQUIRED = [
        'kind',
    ];

    /**
     * @param 'dialogflow-cx' $kind
     * @param string|null $name
     * @param string|null $assistantId Who answers. Left out, the default assistant.
     * @param string|null $language BCP 47. What the platform says of a request counts more.
     * @param string|null $greeting Said when a conversation begins. Left out, the assistant's own greeting.
     * @param int|null $answerWithinMs The answer leaves within this time, the whole of it or a part; the rest is
     * said with the next request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500 for
     * Dialogflow, 10,000 for Twilio.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kind,
        public readonly ?string $name = null,
        public readonly ?string $assistantId = null,
        public readonly ?string $language = null,
        public readonly ?string $greeting = null,
        public readonly ?int $answerWithinMs = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
