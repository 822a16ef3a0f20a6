<?php

declare(strict_types=1);

namespace Parley;

/** The settings of a client, and of single calls. Times are seconds. */
final class Settings
{
    public readonly string $endpoint;
    /** The key is a closure, so that a program that shows its client does not show the key. */
    private readonly \Closure $keyOf;

    /**
     * @param string|\Closure|null|false $apiKey false is left out; null is no key
     * @param (\Closure(LogEntry): void)|null $log
     * @param array<string, string|null> $headers
     * @param (\Closure(?string): string)|null $accessToken gives an access token, after the one that was refused
     */
    public function __construct(
        ?string $endpoint,
        #[\SensitiveParameter] string|\Closure|null|false $apiKey,
        public readonly int $maxRetries,
        public readonly float $timeout,
        public readonly float $retryDelay,
        public readonly Transport $transport,
        public readonly ?\Closure $log = null,
        public readonly ?string $idempotencyKey = null,
        public readonly array $headers = [],
        public readonly ?Cancellation $cancellation = null,
        public readonly ?\Closure $accessToken = null,
    ) {
        $endpoint ??= (string) getenv('PARLEY_URL');
        if (preg_match('{^https?://[^@/?#\s]+(?:/[^?#\s]*)?$}Di', $endpoint) !== 1) {
            throw new \InvalidArgumentException('endpoint or PARLEY_URL must be a URL of http or https without a password.');
        }
        $this->endpoint = rtrim($endpoint, '/');
        $given = $apiKey === false && $accessToken !== null ? null : $apiKey;
        $key = $given === false ? getenv('PARLEY_API_KEY') : $given;
        if ($key === false || $key === '') {
            throw new \InvalidArgumentException('apiKey or PARLEY_API_KEY is missing. null is no key.');
        }
        $this->keyOf = $key instanceof \Closure ? $key : static fn (): ?string => $key;
        if ($accessToken === null && !$key instanceof \Closure) {
            $this->key();
        }
    }

    /** Gives the key of a call. The parameter is an access token that the server did not accept. */
    public function key(#[\SensitiveParameter] ?string $refused = null): ?string
    {
        $key = $this->accessToken === null ? ($this->keyOf)() : (string) ($this->accessToken)($refused);
        if ($key === '') {
            throw new \InvalidArgumentException('accessToken gave no token.');
        }
        if ($key !== null && preg_match('/^[\x21-\x7e]+$/D', $key) !== 1) {
            throw new \InvalidArgumentException('apiKey has characters that no key has.');
        }
        return $key;
    }

    /**
     * The same settings with others among them.
     *
     * @param array<string, mixed> $given
     */
    public function with(array $given): self
    {
        $names = ['maxRetries', 'timeout', 'retryDelay', 'transport', 'log', 'idempotencyKey', 'headers', 'cancellation'];
        $names[] = 'accessToken';
        $own = ['endpoint' => $this->endpoint, 'apiKey' => $this->keyOf];
        foreach ($names as $name) {
            $own[$name] = $this->$name;
        }
        return new self(...[...$own, ...$given]);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['endpoint' => $this->endpoint, 'maxRetries' => $this->maxRetries, 'timeout' => $this->timeout];
    }
}
