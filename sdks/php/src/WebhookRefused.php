<?php

declare(strict_types=1);

namespace Parley;

/** The delivery is not a genuine, recent one of this endpoint. */
final class WebhookRefused extends ParleyException
{
    /** @param string $reason missing, malformed, expired or wrong */
    public function __construct(public readonly string $reason, string $message)
    {
        parent::__construct($message);
    }
}
