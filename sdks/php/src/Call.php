<?php

declare(strict_types=1);

namespace Parley;

/** What one call sends, the same in each attempt. */
final class Call
{
    /** The server sends something every 15 seconds on each stream. */
    public const SILENCE = 45.0;
    /** A longer wait is the caller's decision: then the error is thrown. */
    private const MAX_DELAY = 30.0;
    private const MAX_RETRY_AFTER = 60.0;

    /**
     * @param array<string, mixed> $params
     * @param array<string, mixed> $query
     * @param array<string, string|null> $headers
     */
    public function __construct(
        private readonly Settings $settings,
        private readonly string $operation,
        private readonly array $params = [],
        private readonly array $query = [],
        private readonly mixed $body = null,
        private readonly array $headers = [],
    ) {
    }

    /** The same call for the page of a cursor. */
    public function withCursor(string $cursor): self
    {
        $query = [...$this->query, 'cursor' => $cursor];
        return new self($this->settings, $this->operation, $this->params, $query, $this->body, $this->headers);
    }

    /** Writes the address with its parameters. */
    public function url(): string
    {
        $part = function (array $found): string {
            $text = self::written($this->params[$found[1]] ?? '');
            // Servers resolve dots, so the call would reach another path.
            if (in_array($text, ['', '.', '..'], true)) {
                throw new \InvalidArgumentException("{$found[1]} cannot be \"{$text}\".");
            }
            return rawurlencode($text);
        };
        $path = preg_replace_callback('/\{(\w+)\}/', $part, explode(' ', $this->operation, 2)[1]);
        $pairs = array_map(self::written(...), array_filter($this->query, static fn (mixed $each): bool => $each !== null));
        return $this->settings->endpoint . $path . ($pairs === [] ? '' : '?' . http_build_query($pairs));
    }

    /**
     * Sends the call, with retries, and gives what the reader makes of the answer.
     *
     * @template T
     * @param \Closure(Answer): T $read
     * @return T
     */
    public function perform(\Closure $read): mixed
    {
        $settings = $this->settings;
        [$flags, $mediaType] = Routes::ROWS[$this->operation] ?? ['b', null];
        $method = explode(' ', $this->operation, 2)[0];
        $isRepeatable = $method !== 'POST' || strpbrk($flags, 'ih') !== false;
        $url = $this->url();
        $body = WrittenBody::of($flags, $mediaType, $this->body);
        $key = $settings->key();
        $headers = $this->writeHeaders($flags, $key, $body);
        $cancellation = $settings->cancellation ?? new Cancellation();
        $most = $body->isOnce ? 0 : $settings->maxRetries;
        [$failures, $waited, $isUnknown, $isRenewed] = [0, 0.0, false, false];
        for ($attempt = 1;; $attempt++) {
            $request = new Request($method, $url, $headers, $body->content, new Deadline(), $cancellation, $settings->timeout);
            try {
                return $this->attempt($request, $key, $read, $attempt);
            } catch (ParleyProblem | Unreachable $error) {
                $cancellation->check();
                $status = $error instanceof ParleyProblem ? $error->status : 0;
                if ($status === 401 && $settings->accessToken !== null && !$isRenewed && !$body->isOnce) {
                    [$isRenewed, $refused, $key] = [true, $key, $settings->key($key)];
                    $headers['authorization'] = "Bearer {$key}";
                    if ($key !== $refused) {
                        continue;
                    }
                }
                // After a DELETE whose answer was lost, 404 means that the first attempt succeeded.
                if ($isUnknown && $method === 'DELETE' && $status === 404) {
                    return null;
                }
                $isRunning = $error instanceof ParleyProblem && $error->problemCode === 'request-in-progress';
                if ($isRunning && $waited < $settings->timeout) {
                    $delay = max($error->retryAfter ?? 0.0, $settings->retryDelay);
                    $waited += $delay;
                    $cancellation->pause($delay);
                    continue;
                }
                $failures++;
                $wait = self::delay($error, $failures, $most, $isRepeatable, $settings->retryDelay);
                if ($wait === null) {
                    throw $error;
                }
                $isUnknown = $isUnknown || $status !== 429;
                $cancellation->pause($wait);
            }
        }
    }

    /** @return array<string, string> */
    private function writeHeaders(string $flags, #[\SensitiveParameter] ?string $key, WrittenBody $body): array
    {
        $headers = [
            'accept' => 'application/json, */*',
            'parley-version' => Routes::API_VERSION,
            'content-type' => $body->mediaType,
            'authorization' => $key === null ? null : "Bearer {$key}",
            // All attempts share one key, so that the server does the work once.
            'idempotency-key' => str_contains($flags, 'i') ? $this->settings->idempotencyKey ?? bin2hex(random_bytes(16)) : null,
            ...array_change_key_case([...$this->settings->headers, ...$this->headers]),
        ];
        $headers = array_filter($headers, static fn (?string $text): bool => $text !== null);
        foreach ($headers as $name => $text) {
            if (preg_match('/^[\t\x20-\x7e\x80-\xff]*$/D', $text) !== 1) {
                throw new \InvalidArgumentException("{$name} has characters that no header has.");
            }
        }
        return $headers;
    }

    private function attempt(
        Request $request,
        #[\SensitiveParameter] ?string $key,
        \Closure $read,
        int $attempt,
    ): mixed {
        $began = microtime(true);
        $response = null;
        $fault = null;
        // Known bytes have the time that a slow line of 16 kB a second takes.
        $size = is_string($request->body) ? strlen($request->body) : 0;
        $request->deadline->set($this->settings->timeout + $size / 16_000);
        try {
            $response = $this->settings->transport->send($request);
            $answer = new Answer($response, $request, static fn (): ?string => $key, $this->operation);
            if ($response->status() < 200 || $response->status() > 299) {
                throw $answer->readProblem();
            }
            return $read($answer);
        } catch (\Throwable $error) {
            $fault = $error::class;
            $response?->close();
            throw $error;
        } finally {
            if ($this->settings->log !== null) {
                $id = $response?->headers()['x-request-id'] ?? null;
                $seconds = microtime(true) - $began;
                ($this->settings->log)(new LogEntry($this->operation, $attempt, $seconds, $response?->status(), $id, $fault));
            }
        }
    }

    /** The wait before the next attempt. It is random, so that many clients do not return at once. */
    public static function backoff(float $first, int $failures): float
    {
        return min(self::MAX_DELAY, $first * 2 ** min($failures - 1, 30)) * (0.5 + mt_rand() / mt_getrandmax() / 2);
    }

    private static function delay(ParleyException $error, int $failures, int $most, bool $isRepeatable, float $first): ?float
    {
        if ($failures > $most) {
            return null;
        }
        $delay = self::backoff($first, $failures);
        if (!$error instanceof ParleyProblem) {
            return $isRepeatable ? $delay : null;
        }
        // The server answers 429 before it does anything. After the other statuses the outcome is unknown.
        $isPassing = $isRepeatable && in_array($error->status, [502, 503, 504], true);
        $after = $error->retryAfter ?? 0.0;
        return ($error->status !== 429 && !$isPassing) || $after > self::MAX_RETRY_AFTER ? null : max($delay, $after);
    }

    private static function written(mixed $value): string
    {
        return match (true) {
            is_bool($value) => $value ? 'true' : 'false',
            is_array($value) => implode(',', array_map(self::written(...), $value)),
            default => (string) Value::write($value),
        };
    }
}
