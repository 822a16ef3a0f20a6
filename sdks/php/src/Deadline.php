<?php

declare(strict_types=1);

namespace Parley;

/** The time that is left for what arrives next, in seconds. */
final class Deadline
{
    private float $end = INF;
    private float $limit = INF;

    /** Starts the limit again. INF is no limit. */
    public function set(float $seconds): void
    {
        $this->limit = $seconds;
        $this->end = microtime(true) + $seconds;
    }

    /** @throws Unreachable when no time is left */
    public function left(): float
    {
        $left = $this->end - microtime(true);
        if ($left <= 0) {
            throw new Unreachable("Nothing arrived for {$this->limit} seconds.", true);
        }
        return $left;
    }
}
