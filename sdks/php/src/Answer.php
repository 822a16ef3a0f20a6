<?php

declare(strict_types=1);

namespace Parley;

/** An answer, with what its reader needs to know of the call. */
final class Answer
{
    public function __construct(
        public readonly Response $response,
        public readonly Request $request,
        #[\SensitiveParameter] private readonly \Closure $key,
        public readonly string $operation,
    ) {
    }

    /** Reads the rest of the body and lets go of the connection. */
    public function readAll(): string
    {
        $whole = '';
        while (($part = $this->response->read()) !== '') {
            $whole .= $part;
        }
        $this->response->close();
        return $whole;
    }

    /** @return \Generator<int, string> the parts as they arrive; it fails when the server is silent for too long */
    public function parts(): \Generator
    {
        try {
            while (true) {
                // The limit applies while we wait for the server, not while the caller works.
                $this->request->deadline->set(Call::SILENCE);
                $part = $this->response->read();
                $this->request->deadline->set(INF);
                if ($part === '') {
                    return;
                }
                yield $part;
            }
        } finally {
            $this->response->close();
        }
    }

    public function mediaType(): string
    {
        return $this->response->headers()['content-type'] ?? '';
    }

    /** Leaves the key out of a text, which a proxy may quote. */
    public function clean(string $text): string
    {
        $key = ($this->key)();
        return $key === null ? $text : str_replace($key, '[key]', $text);
    }

    /** Makes the problem of an answer that is not one of Parley, or that was damaged. */
    public function unexpected(string $text, ?float $retryAfter = null): ParleyProblem
    {
        $status = $this->response->status();
        $title = "The answer with status {$status} is not one of Parley.";
        $document = ['status' => $status, 'code' => 'unexpected-answer', 'title' => $title, 'detail' => $title];
        $document['requestId'] = $this->response->headers()['x-request-id'] ?? null;
        $document['body'] = substr($this->clean($text), 0, 1_000);
        return ParleyProblem::of($document, $retryAfter);
    }

    /** Reads JSON as a value, text as a text, no body as null, and other media as a download. */
    public function readValue(): mixed
    {
        $type = $this->mediaType();
        // A proxy, or another server, may answer with a page of its own in place of the interface.
        if (str_starts_with($type, 'text/html') && preg_match('{^\w+ /(?:api|v1)/}', $this->operation) === 1) {
            throw $this->unexpected($this->readAll());
        }
        if (preg_match('{^application/(?:\w+\+)?json}', $type) === 1) {
            $whole = $this->readAll();
            try {
                return $whole === '' ? null : json_decode($whole, true, 512, JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);
            } catch (\JsonException) {
                throw $this->unexpected($whole);
            }
        }
        if ($type === '' || preg_match('{^text/(?!event)|xml|yaml}', $type) === 1) {
            $whole = $this->readAll();
            return $whole === '' ? null : $whole;
        }
        return new Download($this);
    }

    /** Reads an answer with an error status. */
    public function readProblem(): ParleyProblem
    {
        $retryAfter = self::readRetryAfter($this->response->headers()['retry-after'] ?? null);
        $text = $this->clean($this->readAll());
        $document = json_decode($text, true);
        if (!str_starts_with($this->mediaType(), 'application/problem')) {
            // The compatible APIs answer in OpenAI's form.
            $error = is_array($document) ? $document['error'] ?? null : null;
            $message = is_array($error) ? $error['message'] ?? null : null;
            $document = is_string($message) ? [...$error, 'title' => $message, 'detail' => $message] : null;
        }
        if (!is_array($document) || !is_string($document['code'] ?? null)) {
            return $this->unexpected($text, $retryAfter);
        }
        return ParleyProblem::of([...$document, 'status' => $this->response->status()], $retryAfter);
    }

    /** Seconds or a date, by RFC 9110. */
    private static function readRetryAfter(?string $header): ?float
    {
        if ($header === null || preg_match('/^\d+$/D', $header) === 1) {
            return $header === null ? null : (float) $header;
        }
        $at = strtotime($header);
        return $at === false ? null : max(0.0, $at - microtime(true));
    }
}
