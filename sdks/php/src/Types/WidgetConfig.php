<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WidgetConfig is a value of the API. */
final class WidgetConfig extends Value
{
    protected const READINGS = [
        'voices' => ['list', WidgetConfigVoice::class],
        'teamOpensAt' => 'time',
    ];

    protected const REQUIRED = [
        'keyId',
        'name',
        'greeting',
        'colour',
        'avatarFileId',
        'launcher',
        'suggestions',
        'theme',
        'position',
        'languages',
        'handOver',
        'askFeedback',
        'attachments',
        'page',
        'voice',
        'leadForm',
        'avatar',
        'voices',
        'teamOpensAt',
        'usualAnswerSeconds',
    ];

    /**
     * @param string|mixed $keyId Null: what holds for keys that say nothing themselves.
     * @param string $name One line.
     * @param string|mixed $greeting Null: a greeting in the visitor's language.
     * @param string|mixed $colour `#rrggbb`. Null: Parley's own.
     * @param string|mixed $avatarFileId
     * @param string|mixed $launcher Text on the button that opens the chat. Null: an icon alone.
     * @param list<string> $suggestions Questions that a visitor asks with one click, each one line.
     * @param 'auto'|'light'|'dark'|string $theme `auto` follows the visitor's device.
     * @param 'right'|'left'|string $position
     * @param list<'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string> $languages The languages of its buttons and labels;
     * the first where none fits the visitor. Empty: all.
     * @param bool $handOver Whether a button asks for a person.
     * @param bool $askFeedback Whether it asks if an answer helped.
     * @param 'never'|'taken-over'|'always'|string $attachments When a visitor may send pictures and PDF files.
     * `taken-over`: once a colleague answers.
     * @param bool $page Whether `/chat/<publishable key>` shows the chat as a page of its own.
     * @param bool $voice Whether a button lets the visitor speak, where the workspace speaks and understands the
     * language.
     * @param bool $leadForm Whether a form for a name and an address is there where the assistant asks for them.
     * @param string|mixed $avatar The path of the picture. Null: there is none.
     * @param list<WidgetConfigVoice> $voices What `POST /api/voice/start` takes, for each language in which a
     * visitor can speak. Empty: none.
     * @param \DateTimeInterface|mixed $teamOpensAt When people answer next, by the office hours: a time that is
     * past means now. Null: no hours are set.
     * @param int|mixed $usualAnswerSeconds Half of the visitors of the last four weeks who wanted a person had
     * an answer within this time. Null: fewer than five had one.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $keyId,
        public readonly string $name,
        public readonly ?string $greeting,
        public readonly ?string $colour,
        public readonly ?string $avatarFileId,
        public readonly ?string $launcher,
        public readonly array $suggestions,
        public readonly string $theme,
        public readonly string $position,
        public readonly array $languages,
        public readonly bool $handOver,
        public readonly bool $askFeedback,
        public readonly string $attachments,
        public readonly bool $page,
        public readonly bool $voice,
        public readonly bool $leadForm,
        public readonly ?string $avatar,
        public readonly array $voices,
        public readonly ?\DateTimeInterface $teamOpensAt,
        public readonly ?int $usualAnswerSeconds,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
