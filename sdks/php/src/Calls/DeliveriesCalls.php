<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group deliveries. */
final class DeliveriesCalls extends Group
{
    /**
     * Read a delivery with its attempts.
     *
     * Scope: `webhooks:read`.
     *
     * @param string $deliveryId
     * @return Types\DeliveryWithAttempts
     */
    public function get(
        string $deliveryId,
    ): Types\DeliveryWithAttempts {
        return $this->callOf('GET /api/webhook/deliveries/{deliveryId}', Types\DeliveryWithAttempts::class, params: ['deliveryId' => $deliveryId]);
    }

    /**
     * Send a delivery again.
     *
     * Scope: `webhooks:write`. A member's e-mail address must be verified.
     *
     * @param string $deliveryId
     * @return Types\Delivery
     */
    public function resend(
        string $deliveryId,
    ): Types\Delivery {
        return $this->callOf('POST /api/webhook/deliveries/{deliveryId}/resend', Types\Delivery::class, params: ['deliveryId' => $deliveryId]);
    }
}
