<?php

declare(strict_types=1);

namespace Parley;

/** No answer arrived: nobody listens, the connection was lost, or the time was over. */
final class Unreachable extends ParleyException
{
    public function __construct(string $message, public readonly bool $isTimeout = false)
    {
        parent::__construct($message);
    }
}
