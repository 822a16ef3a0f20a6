<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** StartVoice is a value of the API. */
final class StartVoice extends Value
{
    protected const NAMES = [
        'api_key' => 'apiKey',
        'voice_model' => 'voiceModel',
    ];

    protected const REQUIRED = [
        'language',
        'voice_model',
    ];

    /**
     * @param string $language BCP 47, e.g. `en-US`.
     * @param string $voiceModel The id of a voice of GET /api/voice/models.
     * @param string|null $apiKey The key of the Authorization header once more, if at all.
     * @param string|null $endpoint Your own address, which the answer repeats. It is never called.
     * @param string|null $assistantId Who answers. Left out, the session's own assistant, or the default one.
     * @param string|null $sessionId A voice session of yours to go on with, e.g. after a lost connection: its
     * conversation continues.
     * @param string|null $conversation The session id of a conversation of yours, such as that of a chat: what
     * is said goes on there. Left out, the session has one of its own.
     * @param bool|null $record `false`: the session is not recorded, whatever the assistant's `recordingNotice`
     * says.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $language,
        public readonly string $voiceModel,
        public readonly ?string $apiKey = null,
        public readonly ?string $endpoint = null,
        public readonly ?string $assistantId = null,
        public readonly ?string $sessionId = null,
        public readonly ?string $conversation = null,
        public readonly ?bool $record = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
