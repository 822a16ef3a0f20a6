<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewRealtimeClientSecretSession is a value of the API. */
final class NewRealtimeClientSecretSession extends Value
{
    protected const READINGS = [
        'tools' => ['list', NewRealtimeClientSecretSessionTool::class],
        'tool_choice' => NewRealtimeClientSecretSessionToolChoice::class,
        'audio' => NewRealtimeClientSecretSessionAudio::class,
    ];

    protected const NAMES = [
        'output_modalities' => 'outputModalities',
        'tool_choice' => 'toolChoice',
        'max_output_tokens' => 'maxOutputTokens',
    ];

    /**
     * @param string|null $instructions
     * @param list<'text'|'audio'|string>|null $outputModalities
     * @param list<NewRealtimeClientSecretSessionTool>|mixed $tools
     * @param 'auto'|'none'|'required'|string|NewRealtimeClientSecretSessionToolChoice|null $toolChoice
     * @param int|'inf'|null $maxOutputTokens
     * @param 'realtime'|null $type
     * @param NewRealtimeClientSecretSessionAudio|null $audio
     * @param string|null $model As `model` of the other APIs. The holder has no choice.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $instructions = null,
        public readonly ?array $outputModalities = null,
        public readonly ?array $tools = null,
        public readonly string|NewRealtimeClientSecretSessionToolChoice|null $toolChoice = null,
        public readonly int|string|null $maxOutputTokens = null,
        public readonly ?string $type = null,
        public readonly ?NewRealtimeClientSecretSessionAudio $audio = null,
        public readonly ?string $model = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
