<?php

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Answer;
use Parley\Call;
use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Settings;
use Parley\Value;

/** The calls of one group. The generated classes are made of it. */
abstract class Group
{
    public function __construct(private readonly Settings $settings)
    {
    }

    /** @param string|array<int, mixed>|null $reading */
    protected function callOf(string $operation, string|array|null $reading, mixed ...$parts): mixed
    {
        $raw = $this->makeCall($operation, $parts)->perform(static fn (Answer $answer): mixed => $answer->readValue());
        return Value::read($raw, $reading);
    }

    protected function textOf(string $operation, mixed ...$parts): string
    {
        return (string) $this->makeCall($operation, $parts)->perform(static fn (Answer $answer): string => $answer->readAll());
    }

    protected function nothingOf(string $operation, mixed ...$parts): void
    {
        $this->makeCall($operation, $parts)->perform(static fn (Answer $answer): string => $answer->readAll());
    }

    /** @param string|array<int, mixed>|null $reading */
    protected function pagesOf(string $operation, string|array|null $reading, mixed ...$parts): Pages
    {
        return new Pages($this->makeCall($operation, $parts), $reading);
    }

    protected function openOf(string $operation, mixed ...$parts): Download
    {
        return $this->makeCall($operation, $parts)->perform(static fn (Answer $answer): Download => new Download($answer));
    }

    protected function eventsOf(string $operation, mixed ...$parts): \Generator
    {
        $call = $this->makeCall($operation, [...$parts, 'headers' => ['accept' => 'text/event-stream']]);
        return $call->perform(ServerSentEvent::readAll(...));
    }

    protected function socketOf(string $operation, mixed ...$parts): string
    {
        return (string) preg_replace('/^http/', 'ws', $this->makeCall($operation, $parts)->url());
    }

    /**
     * The members of a body. Optional members that are null are left out.
     *
     * @param array<string, mixed> $required
     * @param array<string, mixed> $members
     * @param array<string, mixed> $extra
     * @return array<string, mixed>
     */
    protected static function membersOf(array $required, array $members, array $extra): array
    {
        return [...$required, ...array_filter($members, static fn (mixed $each): bool => $each !== null), ...$extra];
    }

    /** @param array<string, mixed> $parts */
    private function makeCall(string $operation, array $parts): Call
    {
        return new Call($this->settings, $operation, ...$parts);
    }
}
