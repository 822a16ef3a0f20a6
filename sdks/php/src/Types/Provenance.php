<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Provenance is a value of the API. */
final class Provenance extends Value
{
    protected const READINGS = [
        'citations' => ['list', ProvenanceCitation::class],
        'considered' => ['list', ProvenanceConsideredItem::class],
        'shown' => ['list', ProvenanceShownItem::class],
        'failures' => ['list', ProvenanceFailure::class],
    ];

    protected const REQUIRED = [
        'messageId',
        'model',
        'answered',
        'confidence',
        'knowledgeVersion',
        'citations',
        'considered',
    ];

    /**
     * @param string $messageId
     * @param string $model
     * @param bool $answered
     * @param int|float $confidence
     * @param int $knowledgeVersion The state of the knowledge that the reply was made from.
     * @param list<ProvenanceCitation> $citations
     * @param list<ProvenanceConsideredItem> $considered The passages that retrieval found, best first, cited or
     * not.
     * @param string|null $readAs The question as it was understood, with words of the questions before.
     * @param true|null $byMeaning The passages were ranked by their meaning as well as by their words.
     * @param list<ProvenanceShownItem>|null $shown What the model that wrote the reply was shown of the
     * knowledge, in this order. Without a model there is none.
     * @param list<string>|null $actions The tools that the model called.
     * @param list<ProvenanceFailure>|null $failures The models that were asked before and did not answer.
     * @param list<string>|null $removed Sentences of the model that a second look took out, because its passages
     * do not support them.
     * @param list<'system'|'tools'|string>|null $leftOut What the model refuses, so that it was asked without.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $messageId,
        public readonly string $model,
        public readonly bool $answered,
        public readonly int|float $confidence,
        public readonly int $knowledgeVersion,
        public readonly array $citations,
        public readonly array $considered,
        public readonly ?string $readAs = null,
        public readonly ?bool $byMeaning = null,
        public readonly ?array $shown = null,
        public readonly ?array $actions = null,
        public readonly ?array $failures = null,
        public readonly ?array $removed = null,
        public readonly ?array $leftOut = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
