<?php

declare(strict_types=1);

namespace Parley;

/** Receives webhooks, by Standard Webhooks. */
final class Webhooks
{
    /**
     * Verifies a delivery and reads it. A delivery may arrive twice, with the same id.
     *
     * @param string $body the bytes as they arrived
     * @param array<string, string|list<string>> $headers by their names, also as $_SERVER has them
     * @param string $secret the endpoint's whsec_…
     * @param float $tolerance the greatest age in seconds
     * @return Value a class of Types\Events, or UnknownEvent
     * @throws WebhookRefused when it is not signed with the secret, or is too old
     */
    public static function unwrap(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
        float $tolerance = 300,
        ?float $now = null,
    ): Value {
        $key = base64_decode((string) preg_replace('/^whsec_/', '', $secret), true);
        if ($key === false || $key === '') {
            throw new \InvalidArgumentException('The secret must be whsec_ followed by base64.');
        }
        $given = [];
        foreach ($headers as $name => $value) {
            $own = str_replace('_', '-', (string) preg_replace('/^http_/', '', strtolower((string) $name)));
            $given[$own] = is_array($value) ? $value[0] ?? '' : $value;
        }
        [$id, $at, $signatures] = array_map(static fn (string $name): string => (string) ($given["webhook-{$name}"] ?? ''), ['id', 'timestamp', 'signature']);
        if ($id === '' || $at === '' || $signatures === '') {
            throw new WebhookRefused('missing', 'The headers webhook-id, webhook-timestamp and webhook-signature are required.');
        }
        // With a dot in the id, the same signed bytes could mean another id and timestamp.
        if (str_contains($id, '.') || preg_match('/^[0-9]{1,12}$/D', $at) !== 1) {
            throw new WebhookRefused('malformed', 'webhook-id or webhook-timestamp is not valid by Standard Webhooks.');
        }
        if (!self::isSigned($signatures, hash_hmac('sha256', "{$id}.{$at}.{$body}", $key, true))) {
            throw new WebhookRefused('wrong', 'No signature matches. Check the secret, and that the body is unchanged.');
        }
        if (abs(($now ?? microtime(true)) - (int) $at) > $tolerance) {
            throw new WebhookRefused('expired', "The delivery is more than {$tolerance} seconds old, or of the future.");
        }
        $event = json_decode($body, true, 512, JSON_BIGINT_AS_STRING);
        if (!is_array($event) || !is_string($event['type'] ?? null)) {
            throw new WebhookRefused('malformed', 'The body is not an event of Parley.');
        }
        return self::read(['id' => $id, ...$event]);
    }

    /** @param array<string, mixed> $event */
    public static function read(array $event): Value
    {
        return (Types\Events::CLASSES[$event['type']] ?? UnknownEvent::class)::fromArray($event);
    }

    /** While a secret is being replaced, there are several signatures. */
    private static function isSigned(string $signatures, string $right): bool
    {
        foreach (explode(' ', $signatures) as $each) {
            [$version, $text] = [...explode(',', $each, 2), ''];
            $bytes = base64_decode($text, true);
            if ($version === 'v1' && $bytes !== false && hash_equals($right, $bytes)) {
                return true;
            }
        }
        return false;
    }
}
