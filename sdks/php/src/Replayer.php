<?php

declare(strict_types=1);

namespace Parley;

/** A transport that answers from a recording, each entry once and in order, and sends nothing. */
final class Replayer implements Transport
{
    /** @var array<int, array<string, mixed>> */
    private array $entries;

    public function __construct(string $path)
    {
        $lines = file($path, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES);
        if ($lines === false) {
            throw new \InvalidArgumentException("{$path} cannot be read.");
        }
        $this->entries = array_map(static fn (string $line): mixed => json_decode($line, true), $lines);
    }

    public function send(Request $request): Response
    {
        $wanted = Recording::describe($request);
        foreach ($this->entries as $index => $entry) {
            if (self::isSame($entry['request'], $wanted)) {
                unset($this->entries[$index]);
                return new PlayedResponse($entry['answer']);
            }
        }
        throw new NotRecorded("The recording has no further answer to {$wanted['method']} {$wanted['path']}.");
    }

    /**
     * Languages order the members of JSON differently.
     *
     * @param array<string, string> $one
     * @param array<string, string> $other
     */
    private static function isSame(array $one, array $other): bool
    {
        if ($one['method'] !== $other['method'] || $one['path'] !== $other['path']) {
            return false;
        }
        [$a, $b] = [json_decode($one['body'], true), json_decode($other['body'], true)];
        return $a === null ? $one['body'] === $other['body'] : $a == $b;
    }
}
