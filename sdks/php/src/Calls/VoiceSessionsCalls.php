<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group voiceSessions. */
final class VoiceSessionsCalls extends Group
{
    /**
     * List the voice sessions, newest first.
     *
     * Scope: `conversations:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\VoiceSession>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/voice/sessions', Types\VoiceSession::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Get a voice session, with what happened when in its turns.
     *
     * Scope: `conversations:read`.
     *
     * @param string $voiceSessionId
     * @return Types\VoiceSessionWithTurns
     */
    public function get(
        string $voiceSessionId,
    ): Types\VoiceSessionWithTurns {
        return $this->callOf('GET /api/voice/sessions/{voiceSessionId}', Types\VoiceSessionWithTurns::class, params: ['voiceSessionId' => $voiceSessionId]);
    }

    /**
     * Talk, over a WebSocket.
     *
     * Binary frames are PCM16, little-endian, mono, or Opus (`codec`). JSON frames that you may send: `{type:
     * "text", text}`, `{type: "audio.end"}`, `{type: "interrupt", playedMs}`, `{type: "token", accessToken}`.
     * You get `session.ready`, `speech.started`, `speech.stopped`, `transcript`, `response.started`,
     * `response.text`, `response.audio.done`, `response.interrupted`, `response.completed`, `error` and
     * `session.ended`. After `speech.started` no sound of an earlier response comes.
     *
     * Scope: `voice:write`, or a publishable key.
     *
     * @param string $voiceSessionId
     * @param string|null $ticket
     * @param string|null $conversation
     * @param 8000|16000|24000|null $rate
     * @param 'pcm16'|'opus'|string|null $codec
     * @return string
     */
    public function socket(
        string $voiceSessionId,
        ?string $ticket = null,
        ?string $conversation = null,
        int|float|null $rate = null,
        ?string $codec = null,
    ): string {
        return $this->socketOf('GET /api/voice/sessions/{voiceSessionId}/socket', params: ['voiceSessionId' => $voiceSessionId], query: ['ticket' => $ticket, 'conversation' => $conversation, 'rate' => $rate, 'codec' => $codec]);
    }

    /**
     * List the recordings of a voice session.
     *
     * Scope: `conversations:read`.
     *
     * @param string $voiceSessionId
     * @return Types\VoiceRecordingList
     */
    public function listRecordings(
        string $voiceSessionId,
    ): Types\VoiceRecordingList {
        return $this->callOf('GET /api/voice/sessions/{voiceSessionId}/recordings', Types\VoiceRecordingList::class, params: ['voiceSessionId' => $voiceSessionId]);
    }
}
