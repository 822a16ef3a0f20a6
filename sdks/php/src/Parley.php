<?php

declare(strict_types=1);

namespace Parley;

use Parley\Calls\Calls;

/**
 * A client for Parley's whole HTTP API.
 *
 * Example:
 *     $parley = new Parley('https://assistant.example.com', $apiKey);
 *     $parley->leads->create(email: 'ada@example.com');
 */
final class Parley extends Calls
{
    public readonly Settings $settings;

    /**
     * The endpoint and the key come from PARLEY_URL and PARLEY_API_KEY where they are left out. Times are seconds.
     *
     * @param string|\Closure|null|false $apiKey a key or a function that gives one; null signs up or signs in first
     * @param float $timeout the limit of one attempt
     * @param (\Closure(LogEntry): void)|null $log
     * @param (\Closure(?string): string)|null $accessToken gives the access token of an app, in place of a key. It is
     * called before each call with null, and once more with the token that the server has refused (401): then the
     * call is sent again with the token that it gives
     */
    public function __construct(
        ?string $endpoint = null,
        #[\SensitiveParameter] string|\Closure|null|false $apiKey = false,
        int $maxRetries = 3,
        float $timeout = 60.0,
        float $retryDelay = 0.5,
        ?Transport $transport = null,
        ?\Closure $log = null,
        ?\Closure $accessToken = null,
    ) {
        $this->settings = new Settings(
            $endpoint,
            $apiKey,
            $maxRetries,
            $timeout,
            $retryDelay,
            $transport ?? new CurlTransport(),
            $log,
            accessToken: $accessToken,
        );
    }

    public function __get(string $name): object
    {
        $class = self::GROUPS[$name] ?? throw new \LogicException("There is no group {$name}.");
        return new (__NAMESPACE__ . '\\Calls\\' . basename(strtr($class, '\\', '/')))($this->settings);
    }

    /** The same client with other options: maxRetries, timeout, idempotencyKey, headers, cancellation. */
    public function withOptions(mixed ...$options): self
    {
        $client = (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
        $client->settings = $this->settings->with($options);
        return $client;
    }

    /** The same client with another credential, e.g. the access token of a member who signed in. */
    public function withKey(#[\SensitiveParameter] string|\Closure|null $apiKey): self
    {
        return $this->withOptions(apiKey: $apiKey, accessToken: null);
    }

    /** Calls any operation by its method and path, with params, query, body and headers, and gives its JSON. */
    public function request(string $operation, mixed ...$parts): mixed
    {
        return $this->of($operation, $parts)->perform(static fn (Answer $answer): mixed => $answer->readValue());
    }

    /** Gives all items of any list. */
    public function list(string $operation, mixed ...$parts): Pages
    {
        return new Pages($this->of($operation, $parts));
    }

    /** Calls any operation and gives the bytes of its answer as they arrive. */
    public function open(string $operation, mixed ...$parts): Download
    {
        return $this->of($operation, $parts)->perform(static fn (Answer $answer): Download => new Download($answer));
    }

    /**
     * Yields what happens in the workspace. It reconnects by itself. The events are those of Webhooks::unwrap.
     *
     * @param array<string, mixed> $query
     * @return \Generator<int, Value|PassingEvent>
     */
    public function watch(
        array $query = [],
        int $maxRetries = PHP_INT_MAX - 1,
        #[\SensitiveParameter] ?string $visitorToken = null,
        ?\Closure $userToken = null,
    ): \Generator {
        $settings = $this->settings->with(['maxRetries' => $maxRetries]);
        $position = $query['since'] ?? null;
        $connect = static function (?string $lastId) use ($settings, $query, &$position, $visitorToken, $userToken): \Generator {
            $headers = ['accept' => 'text/event-stream', 'last-event-id' => $lastId, 'x-visitor-token' => $visitorToken];
            $headers['x-user-token'] = $userToken === null ? null : $userToken();
            $call = new Call($settings, 'GET /api/stream', query: [...$query, 'since' => $position], headers: $headers);
            return $call->perform(ServerSentEvent::readAll(...));
        };
        foreach (ResumedEvents::read($connect, static fn (): string => 'continue', $maxRetries, $settings) as $event) {
            $data = (array) json_decode($event->data, true, 512, JSON_BIGINT_AS_STRING);
            if ($event->id === null) {
                // A connection that is lost before the first event resumes at the position of hello.
                $position ??= $event->event === 'hello' ? $data['position'] ?? null : null;
                yield new PassingEvent($event->event, $data);
            } else {
                yield Webhooks::read(['type' => $event->event, 'position' => (int) $event->id, ...$data]);
            }
        }
    }

    /** @param array<string, mixed> $parts */
    private function of(string $operation, array $parts): Call
    {
        return new Call($this->settings, $operation, ...$parts);
    }
}
