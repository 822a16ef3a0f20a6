<?php

declare(strict_types=1);

namespace Parley;

/** A file for a call: bytes, or an open stream that is sent as it is read. */
final class Upload
{
    /** @param string|resource|iterable<string> $content */
    public function __construct(
        public readonly string $name,
        public readonly mixed $content,
        public readonly string $mediaType = 'application/octet-stream',
    ) {
    }

    /** Opens a file of the machine. It is sent as it is read. */
    public static function fromPath(string $path, string $mediaType = 'application/octet-stream'): self
    {
        $file = fopen($path, 'rb');
        if ($file === false) {
            throw new \InvalidArgumentException("{$path} cannot be read.");
        }
        return new self(basename($path), $file, $mediaType);
    }

    /** @return string|\Generator<int, string> */
    public function parts(): string|\Generator
    {
        if (is_string($this->content)) {
            return $this->content;
        }
        return (function (): \Generator {
            if (!is_resource($this->content)) {
                yield from $this->content;
                return;
            }
            while (!feof($this->content)) {
                yield (string) fread($this->content, 65_536);
            }
        })();
    }
}
