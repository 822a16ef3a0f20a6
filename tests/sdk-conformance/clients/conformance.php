<?php

declare(strict_types=1);

// Runs every conformance case with the PHP client and prints a table: php conformance.php http://127.0.0.1:4010

use Parley\Cancellation;
use Parley\Cancelled;
use Parley\Chatbot;
use Parley\LogEntry;
use Parley\Parley;
use Parley\ParleyProblem;
use Parley\Unreachable;
use Parley\Value;
use Parley\WebhookRefused;
use Parley\Webhooks;

require __DIR__ . '/../../../sdks/php/autoload.php';
set_error_handler(static function (int $_level, string $text, string $file, int $line): bool {
    if ((error_reporting() & $_level) === 0) {
        return true;
    }
    throw new ErrorException($text, 0, E_ERROR, $file, $line);
});

const KEY = 'parley_sk_conformance';

function fetch(string $url, float $timeout = 180): mixed
{
    $text = @file_get_contents($url, false, stream_context_create(['http' => ['timeout' => $timeout]]));
    return $text === false ? null : json_decode($text, true);
}

function perform(array $case, Closure $log): mixed
{
    $call = $case['call'];
    if ($call['kind'] === 'webhook') {
        $given = $call['webhook'];
        return Webhooks::unwrap($given['body'], $given['headers'], $given['secret'], now: (float) $given['nowSeconds'])->toArray();
    }
    $settings = $call['settings'] ?? [];
    $tokens = $call['accessTokens'] ?? null;
    $accessToken = $tokens === null ? null : static function (?string $refused) use (&$tokens): string {
        if ($refused !== null && $refused !== $tokens[0]) {
            throw new LogicException('another token was refused');
        }
        if ($refused !== null && count($tokens) > 1) {
            array_shift($tokens);
        }
        return $tokens[0];
    };
    $parley = new Parley(
        $case['url'],
        $tokens === null ? KEY : false,
        maxRetries: $settings['maxRetries'] ?? 3,
        timeout: ($settings['timeoutMs'] ?? 60_000) / 1_000,
        retryDelay: 0.001,
        accessToken: $accessToken,
        log: $log,
    );
    $count = $call['cancelAfterRequests'] ?? null;
    $check = $count === null ? null : static fn (): bool => fetch("{$case['url']}/received/{$count}", 0.05) !== null;
    $cancellation = new Cancellation($check);
    $parley = $parley->withOptions(cancellation: $cancellation, idempotencyKey: $call['idempotencyKey'] ?? null);
    $parts = array_intersect_key($call, ['params' => 1, 'query' => 1, 'body' => 1]);
    switch ($call['kind']) {
        case 'value':
            return $parley->request($call['operation'], ...$parts);
        case 'items':
            return iterator_to_array($parley->list($call['operation'], ...$parts), false);
        case 'page':
            return $parley->list($call['operation'], ...$parts)->page()->raw;
        case 'download':
            return $parley->open($call['operation'], ...$parts)->read();
        case 'watch':
            $taken = [];
            foreach ($parley->watch() as $event) {
                $taken[] = $event->toArray();
                if (count($taken) === $call['take']) {
                    return $taken;
                }
            }
    }
    [$text, $answer, $events] = ['', null, 0];
    $chatbot = new Chatbot($parley);
    foreach ($chatbot->stream($call['body']['message'], $call['body']['sessionId']) as $event) {
        $text .= $event->text;
        $answer = $event->answer?->toArray() ?? $answer;
        if (++$events === ($call['cancelAfterEvents'] ?? 0)) {
            $cancellation->cancel();
        }
    }
    return ['text' => $text, 'answer' => $answer];
}

function describe(Throwable $error, array $case): array
{
    // The arguments of this program are in the trace of a development machine.
    if (str_contains($error->getMessage() . print_r(get_object_vars($error), true), KEY)) {
        return ['leak' => true];
    }
    if ($error instanceof ParleyProblem) {
        $wanted = $case['outcome']['problem']['members'] ?? [];
        $members = $wanted === [] ? [] : ['members' => array_intersect_key($error->document, $wanted)];
        return ['problem' => ['status' => $error->status, 'code' => $error->problemCode, ...$members]];
    }
    return match (true) {
        $error instanceof Cancelled => ['cancelled' => true],
        $error instanceof Unreachable => ['unreachable' => ['isTimeout' => $error->isTimeout]],
        $error instanceof WebhookRefused => ['refused' => $error->reason],
        $error instanceof InvalidArgumentException => ['wrongUse' => true],
        default => ['error' => (string) $error],
    };
}

/** Tells whether each request has an entry, and none has the key. */
function isLogged(array $case, array $logged): bool
{
    $answers = $case['answers'] ?? [];
    $statusOf = static fn (array $each): ?int => ($each['ending'] ?? '') === 'refuse' ? null : $each['status'] ?? 200;
    $statuses = array_map(static fn (LogEntry $entry): ?int => $entry->status, $logged);
    // A call that is cancelled may end before the headers arrive.
    $fits = isset($case['call']['cancelAfterRequests'])
        ? count($statuses) === count($answers)
        : $statuses === array_map($statusOf, $answers);
    return $fits && !str_contains(print_r($logged, true), KEY);
}

function check(array $case): array
{
    $logged = [];
    $log = static function (LogEntry $entry) use (&$logged): void {
        $logged[] = $entry;
    };
    try {
        $outcome = ['value' => perform($case, $log)];
    } catch (Throwable $error) {
        $outcome = describe($error, $case);
    }
    unset($error);
    gc_collect_cycles();
    $faults = $outcome == $case['outcome'] ? [] : ['the outcome is ' . json_encode($outcome, JSON_UNESCAPED_UNICODE)];
    if (!isLogged($case, $logged)) {
        $faults[] = 'the log is ' . print_r($logged, true);
    }
    return [...$faults, ...fetch($case['url'] . '/verdict')['faults']];
}

$failed = 0;
$cases = fetch("{$argv[1]}/cases");
foreach ($cases as $case) {
    $faults = check($case);
    $failed += $faults === [] ? 0 : 1;
    echo $faults === [] ? 'pass  ' : 'fail  ', implode("\n      ", [$case['name'], ...$faults]), "\n";
}
echo count($cases) - $failed, ' of ', count($cases), " cases pass.\n";
exit($failed === 0 ? 0 : 1);
