<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group voicebot. */
final class VoicebotCalls extends Group
{
    /**
     * Ask by voice.
     *
     * For voice assistants of your own: a question as text or sound, answered in words that can be said. A
     * request of Alexa, Dialogflow or Twilio is recognised by its shape and answered in the platform's form;
     * where the platform can send no key, make a channel.
     *
     * Scope: `voice:write`, or a publishable key.
     *
     * @param mixed $body
     * @return Types\VoicebotAnswer|array<string, mixed>
     */
    public function ask(
        mixed $body,
    ): mixed {
        return $this->callOf('POST /api/voicebot', Types\VoicebotAnswer::class, body: $body);
    }

    /**
     * Answer a voice platform.
     *
     * What Alexa, Dialogflow or Twilio posts to the `url` of a channel. The answer is in the platform's own
     * form, and leaves before the platform's time limit: the whole of it, its first sentences, or a request to
     * go on.
     *
     * The signature is the credential.
     *
     * @param string $channelId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return array<string, mixed>
     */
    public function answer(
        string $channelId,
        array $extra = [],
    ): mixed {
        return $this->callOf('POST /api/voicebot/{channelId}', null, params: ['channelId' => $channelId], body: self::membersOf([], [], $extra));
    }
}
