<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group labels. */
final class LabelsCalls extends Group
{
    /**
     * List the labels of conversations.
     *
     * Scope: `conversations:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\Label>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/labels', Types\Label::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Make a label for conversations.
     *
     * Scope: `conversations:write`.
     *
     * @param string $name
     * @param 'grey'|'red'|'orange'|'yellow'|'green'|'teal'|'blue'|'violet'|'pink'|string|null $colour
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Label
     */
    public function create(
        string $name,
        ?string $colour = null,
        array $extra = [],
    ): Types\Label {
        return $this->callOf('POST /api/labels', Types\Label::class, body: self::membersOf(['name' => $name], ['colour' => $colour], $extra));
    }

    /**
     * Rename or colour a label.
     *
     * Scope: `conversations:write`.
     *
     * @param string $labelId
     * @param string|null $name
     * @param 'grey'|'red'|'orange'|'yellow'|'green'|'teal'|'blue'|'violet'|'pink'|string|null $colour
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Label
     */
    public function update(
        string $labelId,
        ?string $name = null,
        ?string $colour = null,
        array $extra = [],
    ): Types\Label {
        return $this->callOf('PATCH /api/labels/{labelId}', Types\Label::class, params: ['labelId' => $labelId], body: self::membersOf([], ['name' => $name, 'colour' => $colour], $extra));
    }

    /**
     * Delete a label.
     *
     * All conversations lose it.
     *
     * Scope: `conversations:write`.
     *
     * @param string $labelId
     * @return void
     */
    public function delete(
        string $labelId,
    ): void {
        $this->nothingOf('DELETE /api/labels/{labelId}', params: ['labelId' => $labelId]);
    }
}
