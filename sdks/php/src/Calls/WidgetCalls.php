<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group widget. */
final class WidgetCalls extends Group
{
    /**
     * Read how the chat on websites looks and speaks.
     *
     * Scope: `settings:read`.
     *
     * @param string|null $keyId
     * @return Types\WidgetSettings
     */
    public function get(
        ?string $keyId = null,
    ): Types\WidgetSettings {
        return $this->callOf('GET /api/widget', Types\WidgetSettings::class, query: ['keyId' => $keyId]);
    }

    /**
     * Change how the chat on websites looks and speaks.
     *
     * For one publishable key, or for all that choose nothing themselves. Pages have it after five minutes at
     * the latest, or when they are loaded anew.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string|mixed|null $name
     * @param string|mixed|null $greeting
     * @param string|mixed|null $colour
     * @param string|mixed|null $launcher
     * @param list<string>|mixed|null $suggestions
     * @param 'auto'|'light'|'dark'|string|mixed|null $theme
     * @param 'right'|'left'|string|mixed|null $position
     * @param list<'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string>|mixed|null $languages
     * @param bool|mixed|null $handOver
     * @param bool|mixed|null $askFeedback
     * @param 'never'|'taken-over'|'always'|string|mixed|null $attachments
     * @param bool|mixed|null $page
     * @param bool|mixed|null $voice
     * @param bool|mixed|null $leadForm
     * @param string|mixed|null $avatarFileId
     * @param string|null $keyId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\WidgetSettings
     */
    public function update(
        ?string $name = null,
        ?string $greeting = null,
        ?string $colour = null,
        ?string $launcher = null,
        ?array $suggestions = null,
        ?string $theme = null,
        ?string $position = null,
        ?array $languages = null,
        ?bool $handOver = null,
        ?bool $askFeedback = null,
        ?string $attachments = null,
        ?bool $page = null,
        ?bool $voice = null,
        ?bool $leadForm = null,
        ?string $avatarFileId = null,
        ?string $keyId = null,
        array $extra = [],
    ): Types\WidgetSettings {
        return $this->callOf('PATCH /api/widget', Types\WidgetSettings::class, query: ['keyId' => $keyId], body: self::membersOf([], ['name' => $name, 'greeting' => $greeting, 'colour' => $colour, 'launcher' => $launcher, 'suggestions' => $suggestions, 'theme' => $theme, 'position' => $position, 'languages' => $languages, 'handOver' => $handOver, 'askFeedback' => $askFeedback, 'attachments' => $attachments, 'page' => $page, 'voice' => $voice, 'leadForm' => $leadForm, 'avatarFileId' => $avatarFileId], $extra));
    }

    /**
     * Read what a page needs to show the chat.
     *
     * For apps that show a chat of their own. A publishable key gets its own settings.
     *
     * Scope: `settings:read`, or a publishable key.
     *
     * @param string|null $keyId
     * @return Types\WidgetConfig
     */
    public function getConfig(
        ?string $keyId = null,
    ): Types\WidgetConfig {
        return $this->callOf('GET /api/widget/config', Types\WidgetConfig::class, query: ['keyId' => $keyId]);
    }
}
