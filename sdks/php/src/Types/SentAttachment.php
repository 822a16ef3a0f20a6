<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SentAttachment is a value of the API. */
final class SentAttachment extends Value
{
    protected const READINGS = [
        'preview' => AttachmentPreview::class,
    ];

    protected const REQUIRED = [
        'attachmentId',
        'name',
        'mimeType',
        'bytes',
        'url',
        'messageId',
    ];

    /**
     * @param string $attachmentId
     * @param string $name
     * @param string $mimeType By its bytes, whatever the sender declared.
     * @param int $bytes
     * @param string $url The file, as an attachment. Only the conversation's visitor and the team can open it.
     * @param string $messageId The message with which it came.
     * @param AttachmentPreview|null $preview A picture, encoded again as a JPEG that may be shown. Absent where
     * it cannot be decoded.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $attachmentId,
        public readonly string $name,
        public readonly string $mimeType,
        public readonly int $bytes,
        public readonly string $url,
        public readonly string $messageId,
        public readonly ?AttachmentPreview $preview = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
