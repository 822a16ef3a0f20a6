<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group segments. */
final class SegmentsCalls extends Group
{
    /**
     * List the segments with their counts, newest first.
     *
     * Scope: `contacts:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\Segment>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/segments', Types\Segment::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Save a filter of contacts as a segment.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param Types\ContactFilter $filter
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Segment
     */
    public function create(
        string $name,
        Types\ContactFilter|array $filter,
        array $extra = [],
    ): Types\Segment {
        return $this->callOf('POST /api/segments', Types\Segment::class, body: self::membersOf(['name' => $name, 'filter' => $filter], [], $extra));
    }

    /**
     * Read a segment with its count.
     *
     * Scope: `contacts:read`.
     *
     * @param string $segmentId
     * @return Types\Segment
     */
    public function get(
        string $segmentId,
    ): Types\Segment {
        return $this->callOf('GET /api/segments/{segmentId}', Types\Segment::class, params: ['segmentId' => $segmentId]);
    }

    /**
     * Rename a segment, or give it another filter.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param string $segmentId
     * @param string|null $name
     * @param Types\ContactFilter|null $filter
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Segment
     */
    public function update(
        string $segmentId,
        ?string $name = null,
        Types\ContactFilter|array|null $filter = null,
        array $extra = [],
    ): Types\Segment {
        return $this->callOf('PATCH /api/segments/{segmentId}', Types\Segment::class, params: ['segmentId' => $segmentId], body: self::membersOf([], ['name' => $name, 'filter' => $filter], $extra));
    }

    /**
     * Delete a segment; its contacts stay.
     *
     * Scope: `contacts:write`.
     *
     * @param string $segmentId
     * @return void
     */
    public function delete(
        string $segmentId,
    ): void {
        $this->nothingOf('DELETE /api/segments/{segmentId}', params: ['segmentId' => $segmentId]);
    }
}
