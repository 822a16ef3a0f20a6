<?php

declare(strict_types=1);

namespace Parley;

/** One event of an event stream, as the HTML standard defines it. */
final class ServerSentEvent
{
    public function __construct(
        public readonly ?string $id,
        public readonly string $event,
        public readonly string $data,
    ) {
    }

    /**
     * Yields the events as they arrive. An incomplete event at the end of a lost connection is dropped.
     *
     * @return \Generator<int, self>
     */
    public static function readAll(Answer $answer): \Generator
    {
        $rest = '';
        foreach ($answer->parts() as $part) {
            $blocks = preg_split('/\r\n\r\n|\n\n|\r\r/', $rest . $part) ?: [''];
            $rest = (string) array_pop($blocks);
            foreach ($blocks as $block) {
                $event = self::readBlock($block);
                if ($event !== null) {
                    yield $event;
                }
            }
        }
    }

    private static function readBlock(string $block): ?self
    {
        $id = null;
        $event = 'message';
        $data = [];
        foreach (preg_split('/\r\n|\n|\r/', $block) ?: [] as $line) {
            [$field, $value] = [...explode(':', $line, 2), ''];
            $value = str_starts_with($value, ' ') ? substr($value, 1) : $value;
            match ($field) {
                'id' => $id = $value,
                'event' => $event = $value,
                'data' => $data[] = $value,
                default => null,
            };
        }
        return $data === [] ? null : new self($id, $event, implode("\n", $data));
    }
}
