<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group knowledgeSync. */
final class KnowledgeSyncCalls extends Group
{
    /**
     * Begin to bring a tag's sources in step.
     *
     * For a folder or a catalogue that is loaded again and again: send all of it in portions, then finish.
     * Nothing is taught or removed before. A sync of the same tag that is open is forgotten, and one that is
     * given nothing for a day.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param string $tag
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\StartedKnowledgeSync
     */
    public function begin(
        string $tag,
        array $extra = [],
    ): Types\StartedKnowledgeSync {
        return $this->callOf('POST /api/knowledge/sync', Types\StartedKnowledgeSync::class, body: self::membersOf(['tag' => $tag], [], $extra));
    }

    /**
     * Send a portion of a sync.
     *
     * Up to 500 sources, any number of times. A source with the `externalId` of an earlier one of the sync takes
     * its place. One without is known by its content.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param string $syncId
     * @param list<Types\NewKnowledgeSourcesText|Types\NewKnowledgeSourcesFaq> $sources
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ReceivedKnowledgeSyncPortion
     */
    public function send(
        string $syncId,
        array $sources,
        array $extra = [],
    ): Types\ReceivedKnowledgeSyncPortion {
        return $this->callOf('PUT /api/knowledge/sync/{syncId}', Types\ReceivedKnowledgeSyncPortion::class, params: ['syncId' => $syncId], body: self::membersOf(['sources' => $sources], [], $extra));
    }

    /**
     * Finish a sync.
     *
     * The tag's sources are then exactly those that were sent, and every question that is asked after this
     * answer finds them. A source that is as it was keeps its version. Answers with sync-removes-much when more
     * than half of the tag's sources would go, unless `allowRemoval` is sent.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param string $syncId
     * @param bool|null $dryRun
     * @param bool|null $allowRemoval
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\KnowledgeSyncCounts
     */
    public function finish(
        string $syncId,
        ?bool $dryRun = null,
        ?bool $allowRemoval = null,
        array $extra = [],
    ): Types\KnowledgeSyncCounts {
        return $this->callOf('POST /api/knowledge/sync/{syncId}/finish', Types\KnowledgeSyncCounts::class, params: ['syncId' => $syncId], body: self::membersOf([], ['dryRun' => $dryRun, 'allowRemoval' => $allowRemoval], $extra));
    }
}
