<?php

declare(strict_types=1);

namespace Parley;

/** Events over as many connections as are needed: every one once and in order. */
final class ResumedEvents
{
    /**
     * @param \Closure(?string): \Generator<int, ServerSentEvent> $connect begins after the event of this id
     * @param \Closure(ServerSentEvent): string $judge says continue, skip, end or reconnect
     * @return \Generator<int, ServerSentEvent>
     */
    public static function read(\Closure $connect, \Closure $judge, int $maxRetries, Settings $settings): \Generator
    {
        $cancellation = $settings->cancellation ?? new Cancellation();
        $lastId = null;
        for ($failures = 0; $failures <= $maxRetries; $failures++) {
            if ($failures > 0) {
                $cancellation->pause(Call::backoff($settings->retryDelay, $failures));
            }
            // It retries by itself, so its errors are final.
            $events = $connect($lastId);
            while (true) {
                $cancellation->check();
                try {
                    $event = $events->valid() ? $events->current() : null;
                } catch (Unreachable) {
                    $event = null;
                }
                $verdict = $event === null ? 'reconnect' : $judge($event);
                if ($verdict === 'reconnect') {
                    break;
                }
                if ($event->id !== null) {
                    [$lastId, $failures] = [$event->id, 0];
                }
                if ($verdict !== 'skip') {
                    yield $event;
                }
                if ($verdict === 'end') {
                    return;
                }
                try {
                    $cancellation->check();
                    $events->next();
                } catch (Unreachable) {
                    break;
                }
            }
            unset($events);
            $cancellation->check();
        }
        throw new Unreachable('The stream was lost too often.');
    }
}
