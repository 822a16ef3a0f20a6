<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group erasures. */
final class ErasuresCalls extends Group
{
    /**
     * List the receipts of erasures, newest first.
     *
     * Scope: `contacts:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\ErasureReceipt>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/erasures', Types\ErasureReceipt::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Read the receipt of an erasure.
     *
     * Scope: `contacts:read`.
     *
     * @param string $erasureId
     * @return Types\ErasureReceipt
     */
    public function get(
        string $erasureId,
    ): Types\ErasureReceipt {
        return $this->callOf('GET /api/erasures/{erasureId}', Types\ErasureReceipt::class, params: ['erasureId' => $erasureId]);
    }
}
