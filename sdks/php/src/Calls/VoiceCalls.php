<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group voice. */
final class VoiceCalls extends Group
{
    /**
     * List the voices.
     *
     * Those of the workspace's speech providers come first, then those of the installation.
     *
     * Scope: `voice:write`.
     *
     * @return Pages<Types\VoiceModel>
     */
    public function listModels(): Pages
    {
        return $this->pagesOf('GET /api/voice/models', Types\VoiceModel::class);
    }

    /**
     * Start a conversation by voice.
     *
     * Open `webSocketUrl` and send sound. See the guide on voice for the messages of the WebSocket.
     *
     * Scope: `voice:write`, or a publishable key.
     *
     * @param string $language
     * @param string $voiceModel
     * @param string|null $apiKey
     * @param string|null $endpoint
     * @param string|null $assistantId
     * @param string|null $sessionId
     * @param string|null $conversation
     * @param bool|null $record
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\StartedVoice
     */
    public function start(
        string $language,
        string $voiceModel,
        ?string $apiKey = null,
        ?string $endpoint = null,
        ?string $assistantId = null,
        ?string $sessionId = null,
        ?string $conversation = null,
        ?bool $record = null,
        array $extra = [],
    ): Types\StartedVoice {
        return $this->callOf('POST /api/voice/start', Types\StartedVoice::class, body: self::membersOf(['language' => $language, 'voice_model' => $voiceModel], ['api_key' => $apiKey, 'endpoint' => $endpoint, 'assistantId' => $assistantId, 'sessionId' => $sessionId, 'conversation' => $conversation, 'record' => $record], $extra));
    }
}
