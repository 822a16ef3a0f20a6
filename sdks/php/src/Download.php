<?php

declare(strict_types=1);

namespace Parley;

/**
 * Bytes that arrive while they are read.
 *
 * @implements \IteratorAggregate<int, string>
 */
final class Download implements \IteratorAggregate
{
    public readonly int $status;
    /** @var array<string, string> */
    public readonly array $headers;

    public function __construct(private readonly Answer $answer)
    {
        $this->status = $answer->response->status();
        $this->headers = $answer->response->headers();
    }

    public function getIterator(): \Generator
    {
        return $this->answer->parts();
    }

    /** Reads all bytes. */
    public function read(): string
    {
        return implode('', iterator_to_array($this->answer->parts(), false));
    }

    /** Writes the bytes to a file as they arrive. */
    public function save(string $path): void
    {
        $file = fopen($path, 'wb');
        if ($file === false) {
            throw new \InvalidArgumentException("{$path} cannot be written.");
        }
        foreach ($this as $part) {
            fwrite($file, $part);
        }
        fclose($file);
    }

    /** Lets go of the connection. */
    public function close(): void
    {
        $this->answer->response->close();
    }
}
