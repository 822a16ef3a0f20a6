<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Attachment is a value of the API. */
final class Attachment extends Value
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
    ];

    /**
     * @param string $attachmentId
     * @param string $name
     * @param string $mimeType By its bytes, whatever the sender declared.
     * @param int $bytes
     * @param string $url The file, as an attachment. Only the conversation's visitor and the team can open it.
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
        public readonly ?AttachmentPreview $preview = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
