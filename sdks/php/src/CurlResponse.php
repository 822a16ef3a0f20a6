<?php

declare(strict_types=1);

namespace Parley;

/** An answer of CurlTransport. */
final class CurlResponse implements Response
{
    private \CurlHandle $handle;
    private \CurlMultiHandle $multi;
    private string $buffer = '';
    private bool $isBodyBegun = false;
    private bool $isWhole = false;
    private bool $isClosed = false;
    private ?Unreachable $loss = null;
    private int $status = 0;
    /** @var array<string, string> */
    private array $headers = [];
    private ?\Iterator $parts = null;
    private string $rest = '';

    public function __construct(private readonly Request $request, \CurlShareHandle $share)
    {
        $handle = curl_init($request->url);
        if ($handle === false) {
            throw new \InvalidArgumentException('The address cannot be called.');
        }
        $headers = ['Expect:'];
        foreach ($request->headers as $name => $text) {
            $headers[] = "{$name}: {$text}";
        }
        curl_setopt_array($handle, [
            CURLOPT_SHARE => $share,
            CURLOPT_CUSTOMREQUEST => $request->method,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_1_1,
            CURLOPT_HEADERFUNCTION => $this->takeHeader(...),
            CURLOPT_WRITEFUNCTION => $this->takeBody(...),
        ]);
        if (is_string($request->body)) {
            curl_setopt($handle, CURLOPT_POSTFIELDS, $request->body);
        } elseif ($request->body !== null) {
            $this->parts = (static fn (): \Generator => yield from $request->body)();
            $headers[] = 'Transfer-Encoding: chunked';
            curl_setopt_array($handle, [CURLOPT_UPLOAD => true, CURLOPT_READFUNCTION => $this->giveBody(...)]);
        }
        curl_setopt($handle, CURLOPT_HTTPHEADER, $headers);
        $this->handle = $handle;
        $this->multi = curl_multi_init();
        curl_multi_add_handle($this->multi, $handle);
    }

    /** Waits until the headers have arrived. */
    public function begin(): void
    {
        while (!$this->isBodyBegun && !$this->isWhole) {
            $this->turn();
        }
        if (!$this->isBodyBegun && $this->loss !== null) {
            throw $this->loss;
        }
    }

    public function status(): int
    {
        return $this->status;
    }

    public function headers(): array
    {
        return $this->headers;
    }

    public function read(): string
    {
        while ($this->buffer === '' && !$this->isWhole) {
            $this->turn();
        }
        // A loss is told after all that arrived before it.
        if ($this->buffer === '' && $this->loss !== null) {
            throw $this->loss;
        }
        [$part, $this->buffer] = [$this->buffer, ''];
        return $part;
    }

    public function close(): void
    {
        if (!$this->isClosed) {
            $this->isClosed = true;
            curl_multi_remove_handle($this->multi, $this->handle);
            curl_multi_close($this->multi);
        }
    }

    public function __destruct()
    {
        $this->close();
    }

    private function turn(): void
    {
        try {
            $this->request->cancellation->check();
            $left = $this->request->deadline->left();
            curl_multi_exec($this->multi, $running);
            $done = curl_multi_info_read($this->multi);
            if ($done !== false) {
                $this->end($done['result']);
            } elseif ($this->buffer === '') {
                curl_multi_select($this->multi, min($left, 0.1));
            }
        } catch (\Throwable $error) {
            $this->close();
            throw $error;
        }
    }

    private function end(int $result): void
    {
        $this->isWhole = true;
        if ($result === CURLE_OK) {
            return;
        }
        $this->loss = new Unreachable(match ($result) {
            CURLE_COULDNT_CONNECT => 'Nothing listens: the connection was refused. Check the port.',
            CURLE_COULDNT_RESOLVE_HOST => 'No machine has the name in the endpoint.',
            default => "The connection was lost (curl {$result}).",
        });
    }

    private function takeHeader(\CurlHandle $_handle, string $line): int
    {
        if (preg_match('{^HTTP/[\d.]+ (\d{3})}', $line, $found) === 1) {
            [$this->status, $this->headers] = [(int) $found[1], []];
        } elseif (str_contains($line, ':')) {
            [$name, $text] = explode(':', $line, 2);
            $this->headers[strtolower($name)] = trim($text);
        } elseif (trim($line) === '' && $this->status >= 200) {
            $this->isBodyBegun = true;
        }
        return strlen($line);
    }

    private function takeBody(\CurlHandle $_handle, string $part): int
    {
        $this->buffer .= $part;
        return strlen($part);
    }

    /** Gives the next part of a stream. Each one starts the limit again. */
    private function giveBody(\CurlHandle $_handle, mixed $_file, int $most): string
    {
        while ($this->rest === '' && $this->parts !== null && $this->parts->valid()) {
            $this->rest = $this->parts->current();
            $this->parts->next();
            $this->request->deadline->set($this->request->timeout);
        }
        $part = substr($this->rest, 0, $most);
        $this->rest = substr($this->rest, $most);
        return $part;
    }
}
