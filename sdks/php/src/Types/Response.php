<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Response is a value of the API. */
final class Response extends Value
{
    protected const READINGS = [
        'output' => ['list', ['union', ResponseOutputItemMessage::class, ResponseOutputItemFunctionCall::class]],
        'conversation' => ResponseConversation::class,
        'error' => ResponseError::class,
        'incomplete_details' => ResponseIncompleteDetails::class,
        'usage' => ResponseUsage::class,
    ];

    protected const NAMES = [
        'created_at' => 'createdAt',
        'previous_response_id' => 'previousResponseId',
        'incomplete_details' => 'incompleteDetails',
    ];

    protected const TAGS = [
        'object' => 'response',
    ];

    protected const REQUIRED = [
        'id',
        'object',
        'created_at',
        'status',
        'model',
        'output',
        'conversation',
        'previous_response_id',
        'error',
        'incomplete_details',
        'usage',
        'metadata',
    ];

    protected const MAPS = [
        'metadata',
    ];

    /**
     * @param string $id
     * @param 'response' $object
     * @param int $createdAt
     * @param 'in_progress'|'completed'|'incomplete'|'cancelled'|'failed'|string $status
     * @param string $model
     * @param list<ResponseOutputItemMessage|ResponseOutputItemFunctionCall> $output
     * @param ResponseConversation $conversation
     * @param string|mixed $previousResponseId
     * @param ResponseError|mixed $error
     * @param ResponseIncompleteDetails|mixed $incompleteDetails
     * @param ResponseUsage|mixed $usage
     * @param array<string, string> $metadata What the request had, with `sessionId`; with `answered` and
     * `confidence` once there is an answer; and with `status: handed-over` when a person answers.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $object,
        public readonly int $createdAt,
        public readonly string $status,
        public readonly string $model,
        public readonly array $output,
        public readonly ResponseConversation $conversation,
        public readonly ?string $previousResponseId,
        public readonly ?ResponseError $error,
        public readonly ?ResponseIncompleteDetails $incompleteDetails,
        public readonly ?ResponseUsage $usage,
        public readonly array $metadata,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
