<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestMessageContentItem is a value of the API. */
final class ChatCompletionRequestMessageContentItem extends Value
{
    protected const READINGS = [
        'image_url' => ChatCompletionRequestMessageContentItemImageUrl::class,
    ];

    protected const NAMES = [
        'image_url' => 'imageUrl',
    ];

    protected const REQUIRED = [
        'type',
    ];

    /**
     * @param string $type Texts and, in messages of the user, images.
     * @param string|null $text
     * @param string|null $refusal
     * @param string|ChatCompletionRequestMessageContentItemImageUrl|mixed $imageUrl
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ?string $text = null,
        public readonly ?string $refusal = null,
        public readonly string|ChatCompletionRequestMessageContentItemImageUrl|null $imageUrl = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
