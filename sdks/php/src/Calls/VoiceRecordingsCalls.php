<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group voiceRecordings. */
final class VoiceRecordingsCalls extends Group
{
    /**
     * Get the sound of a recording.
     *
     * WAV with the person on the left and the assistant on the right. The audit log says who got it.
     *
     * Scope: `conversations:read`.
     *
     * @param string $voiceRecordingId
     * @return Download
     */
    public function download(
        string $voiceRecordingId,
    ): Download {
        return $this->openOf('GET /api/voice/recordings/{voiceRecordingId}/sound', params: ['voiceRecordingId' => $voiceRecordingId]);
    }

    /**
     * Delete a recording.
     *
     * Scope: `conversations:write`.
     *
     * @param string $voiceRecordingId
     * @return void
     */
    public function delete(
        string $voiceRecordingId,
    ): void {
        $this->nothingOf('DELETE /api/voice/recordings/{voiceRecordingId}', params: ['voiceRecordingId' => $voiceRecordingId]);
    }
}
