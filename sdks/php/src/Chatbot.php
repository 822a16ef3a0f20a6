<?php

declare(strict_types=1);

namespace Parley;

use Parley\Types\ChatAnswer;
use Parley\Types\ChatContext;
use Parley\Types\Citation;

/**
 * Talks to the assistant, as a visitor or for one.
 *
 * Example:
 *     $chatbot = new Chatbot(new Parley('https://assistant.example.com', $apiKey));
 *     echo $chatbot->send('Is delivery free?')->aiResponse;
 */
final class Chatbot
{
    private const SEND = 'POST /api/chatbot/send';
    private const LAST = ['message.completed', 'message.interrupted'];

    /**
     * @param string|null $visitorToken with a publishable key: it comes with the first answer and opens the
     * visitor's conversations
     * @param (\Closure(): ?string)|null $userToken gives your server's proof of who the user is
     */
    public function __construct(
        public readonly Parley $parley,
        private readonly ?string $model = null,
        #[\SensitiveParameter] public ?string $visitorToken = null,
        private readonly ?\Closure $userToken = null,
    ) {
    }

    /**
     * Sends a message and waits for the whole answer.
     *
     * @param ChatContext|array<string, mixed>|null $context
     * @param mixed ...$more members of Types\SendMessage
     */
    public function send(
        string $message,
        ?string $sessionId = null,
        ChatContext|array|null $context = null,
        mixed ...$more,
    ): ChatAnswer {
        $body = $this->body($message, $sessionId, $context, $more);
        $call = $this->call($this->parley->settings, $this->visitorToken, self::SEND, body: $body);
        $raw = $call->perform(static fn (Answer $answer): mixed => $answer->readValue());
        $this->visitorToken = $raw['visitorToken'] ?? $this->visitorToken;
        return ChatAnswer::fromArray($raw);
    }

    /**
     * Sends a message and yields the answer while it is written. A lost connection is resumed: no text is missing
     * and none arrives twice. Leaving the loop does not stop the answer; stop() does.
     *
     * @param ChatContext|array<string, mixed>|null $context
     * @return \Generator<int, ChatEvent>
     */
    public function stream(
        string $message,
        ?string $sessionId = null,
        ChatContext|array|null $context = null,
        mixed ...$more,
    ): \Generator {
        // All connections use one key and one visitor, whatever the client sends in the meantime.
        $key = $this->parley->settings->idempotencyKey ?? bin2hex(random_bytes(16));
        $settings = $this->parley->settings->with(['idempotencyKey' => $key]);
        $body = $this->body($message, $sessionId, $context, $more);
        $visitor = $this->visitorToken;
        $started = null;
        $connect = function (?string $lastId) use ($settings, $body, &$visitor, &$started): \Generator {
            $headers = ['accept' => 'text/event-stream', 'last-event-id' => $lastId];
            $call = $started === null
                ? $this->call($settings, $visitor, self::SEND, body: $body, headers: $headers)
                : $this->call(
                    $settings,
                    $visitor,
                    'GET /api/conversations/{sessionId}/events',
                    params: ['sessionId' => $started['sessionId']],
                    headers: $headers,
                );
            return $call->perform(ServerSentEvent::readAll(...));
        };
        $judge = static function (ServerSentEvent $event) use (&$started): string {
            return self::judge($event, $started['messageId'] ?? null);
        };
        foreach (ResumedEvents::read($connect, $judge, $settings->maxRetries, $settings) as $event) {
            $value = (array) json_decode($event->data, true);
            if ($event->event === 'error') {
                throw ParleyProblem::of($value);
            }
            if ($event->event === 'message.started') {
                $started = $value;
                $this->visitorToken = $visitor = $value['visitorToken'] ?? $visitor;
            }
            $read = self::readEvent($event->event, $value, $visitor);
            if ($read !== null) {
                yield $read;
            }
        }
    }

    /** @return list<string> the ids of the messages whose answers are stopped */
    public function stop(string $sessionId): array
    {
        $operation = 'POST /api/conversations/{sessionId}/stop';
        $call = $this->call($this->parley->settings, $this->visitorToken, $operation, params: ['sessionId' => $sessionId]);
        return $call->perform(static fn (Answer $answer): mixed => $answer->readValue())['stopped'];
    }

    private static function judge(ServerSentEvent $event, ?string $messageId): string
    {
        $value = (array) json_decode($event->data, true);
        // An answer is resumed over the stream of its conversation, which has other messages too.
        if ($messageId !== null && ($value['messageId'] ?? $messageId) !== $messageId) {
            return 'skip';
        }
        if (!in_array($event->event, [...self::LAST, 'error'], true)) {
            return 'continue';
        }
        // An error without an id is about this connection's node. Another node continues the answer.
        $isPassing = in_array($value['status'] ?? 0, [502, 503, 504], true);
        return $event->event === 'error' && $event->id === null && $isPassing ? 'reconnect' : 'end';
    }

    /** @param array<string, mixed> $value */
    private static function readEvent(string $type, array $value, ?string $visitor): ?ChatEvent
    {
        $isLast = in_array($type, self::LAST, true);
        $known = ['message.started', 'message.delayed', 'message.delta', 'message.citation'];
        if (!$isLast && !in_array($type, $known, true)) {
            return null;
        }
        $whole = $visitor === null ? $value : [...$value, 'visitorToken' => $visitor];
        return new ChatEvent(
            $type,
            $value['messageId'] ?? '',
            $value['text'] ?? '',
            $value['sessionId'] ?? null,
            isset($value['citation']) ? Citation::fromArray($value['citation']) : null,
            $isLast ? ChatAnswer::fromArray($whole) : null,
        );
    }

    /**
     * @param array<string, mixed> $params
     * @param array<string, string|null> $headers
     */
    private function call(
        Settings $settings,
        ?string $visitor,
        string $operation,
        array $params = [],
        mixed $body = null,
        array $headers = [],
    ): Call {
        $proof = $this->userToken === null ? null : ($this->userToken)();
        $headers = [...$headers, 'x-visitor-token' => $visitor, 'x-user-token' => $proof];
        return new Call($settings, $operation, $params, [], $body, $headers);
    }

    /**
     * @param array<string, mixed> $more
     * @return array<string, mixed>
     */
    private function body(string $message, ?string $sessionId, mixed $context, array $more): array
    {
        $body = ['message' => $message, 'sessionId' => $sessionId, 'context' => $context, 'model' => $this->model, ...$more];
        return array_filter($body, static fn (mixed $each): bool => $each !== null);
    }
}
