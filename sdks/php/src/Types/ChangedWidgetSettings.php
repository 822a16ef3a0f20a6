<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Null takes a choice back: the default counts again. */
final class ChangedWidgetSettings extends Value
{
    /**
     * @param string|mixed $name
     * @param string|mixed $greeting
     * @param string|mixed $colour
     * @param string|mixed $launcher
     * @param list<string>|mixed $suggestions
     * @param 'auto'|'light'|'dark'|string|mixed $theme
     * @param 'right'|'left'|string|mixed $position
     * @param list<'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string>|mixed $languages
     * @param bool|mixed $handOver
     * @param bool|mixed $askFeedback
     * @param 'never'|'taken-over'|'always'|string|mixed $attachments
     * @param bool|mixed $page
     * @param bool|mixed $voice
     * @param bool|mixed $leadForm
     * @param string|mixed $avatarFileId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?string $greeting = null,
        public readonly ?string $colour = null,
        public readonly ?string $launcher = null,
        public readonly ?array $suggestions = null,
        public readonly ?string $theme = null,
        public readonly ?string $position = null,
        public readonly ?array $languages = null,
        public readonly ?bool $handOver = null,
        public readonly ?bool $askFeedback = null,
        public readonly ?string $attachments = null,
        public readonly ?bool $page = null,
        public readonly ?bool $voice = null,
        public readonly ?bool $leadForm = null,
        public readonly ?string $avatarFileId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
