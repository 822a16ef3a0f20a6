<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group endpoints. */
final class EndpointsCalls extends Group
{
    /**
     * List the types of events.
     *
     * Scope: `webhooks:read`.
     *
     * @return Types\EventTypeList
     */
    public function listEventTypes(): Types\EventTypeList
    {
        return $this->callOf('GET /api/webhook/event-types', Types\EventTypeList::class);
    }

    /**
     * Create an endpoint.
     *
     * The endpoint gets every matching event from now on, signed as in Standard Webhooks. Without `events` it
     * gets every event that you may read.
     *
     * Scope: `webhooks:write`. A member's e-mail address must be verified.
     *
     * @param string $url
     * @param list<string>|null $events
     * @param string|null $description
     * @param 'none'|'conversationId'|string|null $orderBy
     * @param int|null $concurrency
     * @param int|mixed|null $rateLimitPerSecond
     * @param bool|null $asymmetric
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\EndpointWithSecret
     */
    public function create(
        string $url,
        ?array $events = null,
        ?string $description = null,
        ?string $orderBy = null,
        ?int $concurrency = null,
        ?int $rateLimitPerSecond = null,
        ?bool $asymmetric = null,
        array $extra = [],
    ): Types\EndpointWithSecret {
        return $this->callOf('POST /api/webhook/endpoints', Types\EndpointWithSecret::class, body: self::membersOf(['url' => $url], ['events' => $events, 'description' => $description, 'orderBy' => $orderBy, 'concurrency' => $concurrency, 'rateLimitPerSecond' => $rateLimitPerSecond, 'asymmetric' => $asymmetric], $extra));
    }

    /**
     * List the endpoints.
     *
     * Scope: `webhooks:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\Endpoint>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/webhook/endpoints', Types\Endpoint::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Read an endpoint.
     *
     * Scope: `webhooks:read`.
     *
     * @param string $endpointId
     * @return Types\Endpoint
     */
    public function get(
        string $endpointId,
    ): Types\Endpoint {
        return $this->callOf('GET /api/webhook/endpoints/{endpointId}', Types\Endpoint::class, params: ['endpointId' => $endpointId]);
    }

    /**
     * Change an endpoint.
     *
     * `status` enables or disables the endpoint. An endpoint that is enabled again gets the deliveries that
     * wait; events from while it was disabled need a replay.
     *
     * Scope: `webhooks:write`. A member's e-mail address must be verified.
     *
     * @param string $endpointId
     * @param string|null $url
     * @param list<string>|null $events
     * @param string|null $description
     * @param 'none'|'conversationId'|string|null $orderBy
     * @param int|null $concurrency
     * @param int|mixed|null $rateLimitPerSecond
     * @param bool|null $asymmetric
     * @param 'enabled'|'disabled'|string|null $status
     * @param string|null $version
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Endpoint
     */
    public function update(
        string $endpointId,
        ?string $url = null,
        ?array $events = null,
        ?string $description = null,
        ?string $orderBy = null,
        ?int $concurrency = null,
        ?int $rateLimitPerSecond = null,
        ?bool $asymmetric = null,
        ?string $status = null,
        ?string $version = null,
        array $extra = [],
    ): Types\Endpoint {
        return $this->callOf('PATCH /api/webhook/endpoints/{endpointId}', Types\Endpoint::class, params: ['endpointId' => $endpointId], body: self::membersOf([], ['url' => $url, 'events' => $events, 'description' => $description, 'orderBy' => $orderBy, 'concurrency' => $concurrency, 'rateLimitPerSecond' => $rateLimitPerSecond, 'asymmetric' => $asymmetric, 'status' => $status, 'version' => $version], $extra));
    }

    /**
     * Delete an endpoint with its deliveries.
     *
     * Scope: `webhooks:write`.
     *
     * @param string $endpointId
     * @return void
     */
    public function delete(
        string $endpointId,
    ): void {
        $this->nothingOf('DELETE /api/webhook/endpoints/{endpointId}', params: ['endpointId' => $endpointId]);
    }

    /**
     * Replace the secret of an endpoint.
     *
     * Messages are signed with the former secrets as well until the overlap ends. An overlap of 0 hours ends all
     * former secrets at once.
     *
     * Scope: `webhooks:write`. A member's e-mail address must be verified.
     *
     * @param string $endpointId
     * @param int|null $overlapHours
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\RotatedSecret
     */
    public function rotateSecret(
        string $endpointId,
        ?int $overlapHours = null,
        array $extra = [],
    ): Types\RotatedSecret {
        return $this->callOf('POST /api/webhook/endpoints/{endpointId}/rotate-secret', Types\RotatedSecret::class, params: ['endpointId' => $endpointId], body: self::membersOf([], ['overlapHours' => $overlapHours], $extra));
    }

    /**
     * Send a test event now.
     *
     * The answer comes when the endpoint has answered. A test event is not retried.
     *
     * Scope: `webhooks:write`. A member's e-mail address must be verified.
     *
     * @param string $endpointId
     * @return Types\Attempt
     */
    public function test(
        string $endpointId,
    ): Types\Attempt {
        return $this->callOf('POST /api/webhook/endpoints/{endpointId}/test', Types\Attempt::class, params: ['endpointId' => $endpointId]);
    }

    /**
     * Replay a range of events.
     *
     * Sends the matching events of a time span again, with the same message ids; those included that the
     * endpoint never got. With `onlyFailed`, leaves out events that were delivered.
     *
     * Scope: `webhooks:write`. A member's e-mail address must be verified.
     *
     * @param string $endpointId
     * @param \DateTimeInterface $since
     * @param \DateTimeInterface|null $until
     * @param list<string>|null $types
     * @param bool|null $onlyFailed
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Replayed
     */
    public function replay(
        string $endpointId,
        \DateTimeInterface|string $since,
        \DateTimeInterface|string|null $until = null,
        ?array $types = null,
        ?bool $onlyFailed = null,
        array $extra = [],
    ): Types\Replayed {
        return $this->callOf('POST /api/webhook/endpoints/{endpointId}/replay', Types\Replayed::class, params: ['endpointId' => $endpointId], body: self::membersOf(['since' => $since], ['until' => $until, 'types' => $types, 'onlyFailed' => $onlyFailed], $extra));
    }

    /**
     * List the deliveries of an endpoint, newest event first.
     *
     * Scope: `webhooks:read`.
     *
     * @param string $endpointId
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'pending'|'delivered'|'failed'|'exhausted'|'cancelled'|string|null $status
     * @param string|null $type
     * @return Pages<Types\Delivery>
     */
    public function listDeliveries(
        string $endpointId,
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $type = null,
    ): Pages {
        return $this->pagesOf('GET /api/webhook/endpoints/{endpointId}/deliveries', Types\Delivery::class, params: ['endpointId' => $endpointId], query: ['limit' => $limit, 'cursor' => $cursor, 'status' => $status, 'type' => $type]);
    }
}
