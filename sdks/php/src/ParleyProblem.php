<?php

declare(strict_types=1);

namespace Parley;

/** The server refused the request or failed. The properties are those of RFC 9457. */
class ParleyProblem extends ParleyException
{
    public readonly int $status;
    /** Stable. A newer server may send others: see Types\ProblemCode. */
    public readonly string $problemCode;
    public readonly string $title;
    public readonly string $detail;
    /** @var list<array{pointer: string, message: string}> the members of the request that are wrong */
    public readonly array $errors;
    /** The request's id in the server's log. */
    public readonly ?string $requestId;

    /**
     * @param array<string, mixed> $document all members, also those that only this code has
     * @param float|null $retryAfter the next attempt should wait so many seconds
     */
    final public function __construct(public readonly array $document, public readonly ?float $retryAfter = null)
    {
        $text = static fn (string $name): string => is_string($document[$name] ?? null) ? $document[$name] : '';
        $this->status = (int) ($document['status'] ?? 0);
        [$this->problemCode, $this->title, $this->detail] = [$text('code'), $text('title'), $text('detail')];
        $this->errors = is_array($document['errors'] ?? null) ? $document['errors'] : [];
        $this->requestId = $document['requestId'] ?? null;
        $id = $this->requestId === null ? '' : " ({$this->requestId})";
        parent::__construct("{$this->problemCode}: {$this->detail}{$id}", $this->status);
    }

    /**
     * Makes a problem in the class of its status.
     *
     * @param array<string, mixed> $document
     */
    public static function of(array $document, ?float $retryAfter = null): self
    {
        $status = (int) ($document['status'] ?? 0);
        return match (true) {
            $status === 400 => new Problems\InvalidRequest($document, $retryAfter),
            $status === 401 => new Problems\Unauthenticated($document, $retryAfter),
            $status === 403 => new Problems\Forbidden($document, $retryAfter),
            $status === 404 => new Problems\NotFound($document, $retryAfter),
            $status === 409 => new Problems\Conflict($document, $retryAfter),
            $status === 413 => new Problems\TooLarge($document, $retryAfter),
            $status === 422 => new Problems\Unprocessable($document, $retryAfter),
            $status === 429 => new Problems\RateLimited($document, $retryAfter),
            $status >= 500 => new Problems\ServerFailure($document, $retryAfter),
            default => new self($document, $retryAfter),
        };
    }
}
