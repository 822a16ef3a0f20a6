<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group voiceChannels. */
final class VoiceChannelsCalls extends Group
{
    /**
     * Create a voice channel.
     *
     * A channel is a voice platform outside that talks with an assistant: Alexa, Dialogflow, Twilio. It sends no
     * bearer token; each request has the platform's own proof.
     *
     * Scope: `voice:write`. A member's e-mail address must be verified.
     *
     * @param mixed $body
     * @return Types\VoiceChannelWithSecret
     */
    public function create(
        mixed $body,
    ): Types\VoiceChannelWithSecret {
        return $this->callOf('POST /api/voice/channels', Types\VoiceChannelWithSecret::class, body: $body);
    }

    /**
     * List the voice channels.
     *
     * Scope: `voice:write`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\VoiceChannel>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/voice/channels', Types\VoiceChannel::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Read a voice channel.
     *
     * Scope: `voice:write`.
     *
     * @param string $channelId
     * @return Types\VoiceChannel
     */
    public function get(
        string $channelId,
    ): Types\VoiceChannel {
        return $this->callOf('GET /api/voice/channels/{channelId}', Types\VoiceChannel::class, params: ['channelId' => $channelId]);
    }

    /**
     * Change a voice channel.
     *
     * Scope: `voice:write`. A member's e-mail address must be verified.
     *
     * @param string $channelId
     * @param string|null $name
     * @param string|mixed|null $assistantId
     * @param string|mixed|null $language
     * @param string|mixed|null $greeting
     * @param int|mixed|null $answerWithinMs
     * @param string|null $skillId
     * @param string|null $authToken
     * @param 'gather'|'stream'|'conversation-relay'|string|null $mode
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\VoiceChannel
     */
    public function update(
        string $channelId,
        ?string $name = null,
        ?string $assistantId = null,
        ?string $language = null,
        ?string $greeting = null,
        ?int $answerWithinMs = null,
        ?string $skillId = null,
        ?string $authToken = null,
        ?string $mode = null,
        array $extra = [],
    ): Types\VoiceChannel {
        return $this->callOf('PATCH /api/voice/channels/{channelId}', Types\VoiceChannel::class, params: ['channelId' => $channelId], body: self::membersOf([], ['name' => $name, 'assistantId' => $assistantId, 'language' => $language, 'greeting' => $greeting, 'answerWithinMs' => $answerWithinMs, 'skillId' => $skillId, 'authToken' => $authToken, 'mode' => $mode], $extra));
    }

    /**
     * Delete a voice channel.
     *
     * Its platform gets no more answers. The conversations stay.
     *
     * Scope: `voice:write`.
     *
     * @param string $channelId
     * @return void
     */
    public function delete(
        string $channelId,
    ): void {
        $this->nothingOf('DELETE /api/voice/channels/{channelId}', params: ['channelId' => $channelId]);
    }

    /**
     * Lead a phone call by its sound (Twilio Media Streams).
     *
     * For `<Connect><Stream>` of TwiML, which a channel with the mode `stream` answers. Parley hears and speaks:
     * µ-law at 8 kHz, `mark` to know what was heard, `clear` when the caller interrupts. Keys become a message
     * after `#` or a pause.
     *
     * The signature is the credential.
     *
     * @param string $channelId
     * @return string
     */
    public function twilioSocket(
        string $channelId,
    ): string {
        return $this->socketOf('GET /api/voice/twilio/{channelId}', params: ['channelId' => $channelId]);
    }

    /**
     * Lead a phone call by texts (Twilio ConversationRelay).
     *
     * For `<Connect><ConversationRelay>` of TwiML, which a channel with the mode `conversation-relay` answers.
     * Twilio hears and speaks; each `prompt` is a question, and the answer is sent as `text` while it is
     * written.
     *
     * The signature is the credential.
     *
     * @param string $channelId
     * @return string
     */
    public function conversationRelaySocket(
        string $channelId,
    ): string {
        return $this->socketOf('GET /api/voice/conversation-relay/{channelId}', params: ['channelId' => $channelId]);
    }
}
