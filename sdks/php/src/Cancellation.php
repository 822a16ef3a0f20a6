<?php

declare(strict_types=1);

namespace Parley;

/** Cancels calls: a check that is asked a few times a second while a call waits, or cancel(). */
final class Cancellation
{
    private bool $isCancelled = false;

    /** @param (\Closure(): bool)|null $check gives true as soon as the caller has enough */
    public function __construct(private readonly ?\Closure $check = null)
    {
    }

    public function cancel(): void
    {
        $this->isCancelled = true;
    }

    /** @throws Cancelled when the caller has cancelled */
    public function check(): void
    {
        if ($this->check !== null && !$this->isCancelled) {
            $this->isCancelled = ($this->check)();
        }
        if ($this->isCancelled) {
            throw new Cancelled('The call was cancelled.');
        }
    }

    /** Waits so many seconds. */
    public function pause(float $seconds): void
    {
        $end = microtime(true) + $seconds;
        for ($left = $seconds; $left > 0; $left = $end - microtime(true)) {
            $this->check();
            usleep((int) (min($left, 0.1) * 1_000_000));
        }
        $this->check();
    }
}
