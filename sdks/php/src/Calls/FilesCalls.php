<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group files. */
final class FilesCalls extends Group
{
    /**
     * Upload a file.
     *
     * Multipart with a part that has a file name, up to PARLEY_MAX_FILE_BYTES. It is stored encrypted. A file
     * that no source uses is deleted after a day.
     *
     * Scope: `files:write`. A member's e-mail address must be verified.
     *
     * @param Upload|string $file
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\File
     */
    public function upload(
        Upload|string $file,
        array $extra = [],
    ): Types\File {
        return $this->callOf('POST /api/files', Types\File::class, body: self::membersOf(['file' => $file], [], $extra));
    }

    /**
     * Download a file.
     *
     * The bytes as they were uploaded, as an attachment of the type application/octet-stream.
     *
     * Scope: `files:read`.
     *
     * @param string $fileId
     * @return Download
     */
    public function download(
        string $fileId,
    ): Download {
        return $this->openOf('GET /api/files/{fileId}', params: ['fileId' => $fileId]);
    }

    /**
     * Delete a file.
     *
     * What was taught of it stays. Nobody can download it any more.
     *
     * Scope: `files:write`.
     *
     * @param string $fileId
     * @return void
     */
    public function delete(
        string $fileId,
    ): void {
        $this->nothingOf('DELETE /api/files/{fileId}', params: ['fileId' => $fileId]);
    }
}
