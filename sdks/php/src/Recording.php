<?php

declare(strict_types=1);

namespace Parley;

/** What a recorder and a replayer share: a request without its secrets. */
final class Recording
{
    public const KEPT_HEADERS = ['content-type', 'retry-after', 'x-request-id', 'etag'];
    private const SECRET_NAME = '/secret|password|token|api_?key|recovery|code$/i';
    private const SECRET_TEXT = '~\b(?:parley_\w+|whsec_[\w+/=-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)~';

    /** @return array{method: string, path: string, body: string} */
    public static function describe(Request $request): array
    {
        $parts = parse_url($request->url);
        $path = ($parts['path'] ?? '') . (isset($parts['query']) ? "?{$parts['query']}" : '');
        $body = is_string($request->body) ? $request->body : '';
        // The boundary of a form is another one each time.
        if (preg_match('/^--(\w{32})\r\n/', $body, $found) === 1) {
            $body = str_replace($found[1], 'boundary', $body);
        }
        $clean = (string) preg_replace(self::SECRET_TEXT, '[secret]', $path);
        return ['method' => $request->method, 'path' => $clean, 'body' => self::clean($body)];
    }

    /** Leaves out the secrets of JSON by their names, and those of other texts by their form. */
    public static function clean(string $text): string
    {
        $value = json_decode($text, false, 512, JSON_BIGINT_AS_STRING);
        if (!is_object($value) && !is_array($value)) {
            return (string) preg_replace(self::SECRET_TEXT, '[secret]', $text);
        }
        return (string) json_encode(self::scrub($value, ''), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    /** Cleans the data of each event. */
    public static function cleanEvents(string $text): string
    {
        $clean = static fn (array $found): string => 'data: ' . self::clean($found[1]);
        return (string) preg_replace_callback('/^data: ?([^\r\n]*)/m', $clean, $text);
    }

    private static function scrub(mixed $value, string $name): mixed
    {
        if (is_object($value) || is_array($value)) {
            foreach ($value as $own => $each) {
                $clean = self::scrub($each, is_object($value) ? (string) $own : $name);
                is_object($value) ? $value->$own = $clean : $value[$own] = $clean;
            }
            return $value;
        }
        if (!is_string($value)) {
            return $value;
        }
        // A problem's code says what is wrong, and is no secret.
        $isSecret = $name !== 'code' && preg_match(self::SECRET_NAME, $name) === 1;
        return $isSecret ? '[secret]' : preg_replace(self::SECRET_TEXT, '[secret]', $value);
    }
}
