<?php

declare(strict_types=1);

namespace Parley;

/** An answer of a recording. */
final class PlayedResponse implements Response
{
    private string $rest;

    /** @param array<string, mixed> $answer */
    public function __construct(private readonly array $answer)
    {
        $this->rest = $answer['text'] ?? (string) base64_decode($answer['base64'] ?? '');
    }

    public function status(): int
    {
        return $this->answer['status'];
    }

    public function headers(): array
    {
        return $this->answer['headers'];
    }

    public function read(): string
    {
        [$part, $this->rest] = [$this->rest, ''];
        return $part;
    }

    public function close(): void
    {
        $this->rest = '';
    }
}
