<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignPreview is a value of the API. */
final class CampaignPreview extends Value
{
    protected const REQUIRED = [
        'subject',
        'html',
        'url',
        'text',
        'bytes',
        'warnings',
        'missing',
    ];

    /**
     * @param string $subject
     * @param string $html
     * @param string $url The HTML as a page that runs no script, for a frame of Parley's own. It ends after 15
     * minutes.
     * @param string $text
     * @param int $bytes Of the HTML. Gmail cuts off what is longer than 102 KiB.
     * @param list<string> $warnings What was left out of the text, and why a reader may not see all.
     * @param list<string> $missing What sending still needs.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $subject,
        public readonly string $html,
        public readonly string $url,
        public readonly string $text,
        public readonly int $bytes,
        public readonly array $warnings,
        public readonly array $missing,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
