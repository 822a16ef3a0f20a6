<?php

declare(strict_types=1);

namespace Parley;

/** An answer that is written to a recording when it has been read. */
final class RecordedResponse implements Response
{
    private string $whole = '';
    private bool $isWritten = false;

    public function __construct(
        private readonly Response $inner,
        private readonly Request $request,
        private readonly string $path,
    ) {
    }

    public function status(): int
    {
        return $this->inner->status();
    }

    public function headers(): array
    {
        return $this->inner->headers();
    }

    public function read(): string
    {
        $part = $this->inner->read();
        $this->whole .= $part;
        return $part;
    }

    public function close(): void
    {
        $this->inner->close();
        if ($this->isWritten) {
            return;
        }
        $this->isWritten = true;
        $headers = array_intersect_key($this->headers(), array_flip(Recording::KEPT_HEADERS));
        $isStream = str_starts_with($headers['content-type'] ?? '', 'text/event-stream');
        $answer = ['status' => $this->status(), 'headers' => (object) $headers];
        if (preg_match('//u', $this->whole) === 1) {
            $answer['text'] = $isStream ? Recording::cleanEvents($this->whole) : Recording::clean($this->whole);
        } else {
            $answer['base64'] = base64_encode($this->whole);
        }
        $entry = ['request' => Recording::describe($this->request), 'answer' => $answer];
        $line = json_encode($entry, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
        file_put_contents($this->path, "{$line}\n", FILE_APPEND | LOCK_EX);
    }
}
