<?php

declare(strict_types=1);

namespace Parley;

/** A body that is ready to be sent. A stream can be sent once. */
final class WrittenBody
{
    /** @param string|iterable<string>|null $content */
    private function __construct(
        public readonly string|iterable|null $content,
        public readonly ?string $mediaType,
        public readonly bool $isOnce = false,
    ) {
    }

    /** Writes a body as the operation takes it. */
    public static function of(string $flags, ?string $mediaType, mixed $body): self
    {
        $has = static fn (string $flag): bool => str_contains($flags, $flag);
        if ($body === null) {
            return new self(null, null);
        }
        if ($has('y') && is_string($body)) {
            return new self($body, $mediaType);
        }
        if ($has('u') && ($body instanceof Upload || is_string($body))) {
            $content = $body instanceof Upload ? $body->parts() : $body;
            return new self($content, $body instanceof Upload ? $body->mediaType : $mediaType, !is_string($content));
        }
        $members = $body instanceof Value ? $body->toArray() : $body;
        if ($has('f') && is_array($members) && (!$has('b') || isset($members['file']))) {
            return self::form($members);
        }
        try {
            $value = $body === [] ? new \stdClass() : Value::write($body);
            $flags = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION;
            return new self(json_encode($value, $flags), 'application/json');
        } catch (\JsonException $error) {
            throw new \InvalidArgumentException("The body is no JSON: {$error->getMessage()}");
        }
    }

    /** @param array<string, mixed> $members */
    private static function form(array $members): self
    {
        $boundary = bin2hex(random_bytes(16));
        $parts = [];
        $isOnce = false;
        foreach ($members as $name => $value) {
            foreach (is_array($value) && array_is_list($value) ? $value : [$value] as $each) {
                if ($each === null) {
                    continue;
                }
                $content = match (true) {
                    $each instanceof Upload => $each->parts(),
                    is_string($each) => $each,
                    default => (string) json_encode(Value::write($each), JSON_UNESCAPED_UNICODE),
                };
                $isOnce = $isOnce || !is_string($content);
                $parts[] = [self::partHead($boundary, $name, $each), $content];
            }
        }
        $stream = static function () use ($parts, $boundary): \Generator {
            foreach ($parts as [$head, $content]) {
                yield $head;
                yield from is_string($content) ? [$content] : $content;
                yield "\r\n";
            }
            yield "--{$boundary}--\r\n";
        };
        $content = $isOnce ? $stream() : implode('', iterator_to_array($stream(), false));
        return new self($content, "multipart/form-data; boundary={$boundary}", $isOnce);
    }

    private static function partHead(string $boundary, string $name, mixed $value): string
    {
        $escape = static fn (string $text): string => strtr($text, ["\r" => '%0D', "\n" => '%0A', '"' => '%22']);
        $head = "--{$boundary}\r\ncontent-disposition: form-data; name=\"{$escape($name)}\"";
        if ($value instanceof Upload) {
            $head .= "; filename=\"{$escape($value->name)}\"\r\ncontent-type: {$escape($value->mediaType)}";
        }
        return "{$head}\r\n\r\n";
    }
}
