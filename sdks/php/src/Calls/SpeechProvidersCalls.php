<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group speechProviders. */
final class SpeechProvidersCalls extends Group
{
    /**
     * List the speech providers.
     *
     * Scope: `settings:read`.
     *
     * @return Pages<Types\SpeechProvider>
     */
    public function list(): Pages
    {
        return $this->pagesOf('GET /api/voice/providers', Types\SpeechProvider::class);
    }

    /**
     * Add a speech provider.
     *
     * Voice conversations that name no voice speak and listen through the first provider that knows their
     * language.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param 'deepgram'|'elevenlabs'|'openai'|'openai-compatible'|string $kind
     * @param string $name
     * @param string|null $apiKey
     * @param string|null $baseUrl
     * @param list<Types\NewSpeechProviderVoice>|null $voices
     * @param string|null $speechModel
     * @param string|mixed|null $recognitionModel
     * @param list<string>|null $recognitionLanguages
     * @param 8000|16000|22050|24000|44100|48000|null $rateHz
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SpeechProvider
     */
    public function create(
        string $kind,
        string $name,
        ?string $apiKey = null,
        ?string $baseUrl = null,
        ?array $voices = null,
        ?string $speechModel = null,
        ?string $recognitionModel = null,
        ?array $recognitionLanguages = null,
        int|float|null $rateHz = null,
        array $extra = [],
    ): Types\SpeechProvider {
        return $this->callOf('POST /api/voice/providers', Types\SpeechProvider::class, body: self::membersOf(['kind' => $kind, 'name' => $name], ['apiKey' => $apiKey, 'baseUrl' => $baseUrl, 'voices' => $voices, 'speechModel' => $speechModel, 'recognitionModel' => $recognitionModel, 'recognitionLanguages' => $recognitionLanguages, 'rateHz' => $rateHz], $extra));
    }

    /**
     * Show a speech provider.
     *
     * Scope: `settings:read`.
     *
     * @param string $speechProviderId
     * @return Types\SpeechProvider
     */
    public function get(
        string $speechProviderId,
    ): Types\SpeechProvider {
        return $this->callOf('GET /api/voice/providers/{speechProviderId}', Types\SpeechProvider::class, params: ['speechProviderId' => $speechProviderId]);
    }

    /**
     * Change a speech provider.
     *
     * A new `baseUrl` needs the `apiKey` again.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string $speechProviderId
     * @param string|null $name
     * @param string|mixed|null $apiKey
     * @param string|mixed|null $baseUrl
     * @param list<Types\SpeechProviderChangeVoice>|null $voices
     * @param string|null $speechModel
     * @param string|mixed|null $recognitionModel
     * @param list<string>|null $recognitionLanguages
     * @param 8000|16000|22050|24000|44100|48000|null $rateHz
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SpeechProvider
     */
    public function update(
        string $speechProviderId,
        ?string $name = null,
        ?string $apiKey = null,
        ?string $baseUrl = null,
        ?array $voices = null,
        ?string $speechModel = null,
        ?string $recognitionModel = null,
        ?array $recognitionLanguages = null,
        int|float|null $rateHz = null,
        array $extra = [],
    ): Types\SpeechProvider {
        return $this->callOf('PATCH /api/voice/providers/{speechProviderId}', Types\SpeechProvider::class, params: ['speechProviderId' => $speechProviderId], body: self::membersOf([], ['name' => $name, 'apiKey' => $apiKey, 'baseUrl' => $baseUrl, 'voices' => $voices, 'speechModel' => $speechModel, 'recognitionModel' => $recognitionModel, 'recognitionLanguages' => $recognitionLanguages, 'rateHz' => $rateHz], $extra));
    }

    /**
     * Remove a speech provider.
     *
     * Scope: `settings:write`.
     *
     * @param string $speechProviderId
     * @return void
     */
    public function delete(
        string $speechProviderId,
    ): void {
        $this->nothingOf('DELETE /api/voice/providers/{speechProviderId}', params: ['speechProviderId' => $speechProviderId]);
    }

    /**
     * Let a speech provider speak and listen once.
     *
     * A provider that fails gives a result with `ok: false`, not a problem.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string $speechProviderId
     * @return Types\SpeechProviderTest
     */
    public function test(
        string $speechProviderId,
    ): Types\SpeechProviderTest {
        return $this->callOf('POST /api/voice/providers/{speechProviderId}/test', Types\SpeechProviderTest::class, params: ['speechProviderId' => $speechProviderId]);
    }
}
