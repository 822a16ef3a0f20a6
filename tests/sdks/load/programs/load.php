<?php

declare(strict_types=1);

// Streams answers and reads a long list, and tells how much memory it holds: php load.php URL ANSWERS

use Parley\Chatbot;
use Parley\Parley;

require __DIR__ . '/../../../../sdks/php/autoload.php';

const PAGE = 4096;

function tell(string $kind, int $count, float $began): void
{
    gc_collect_cycles();
    gc_mem_caches();
    $held = (int) explode(' ', file_get_contents('/proc/self/statm'))[1] * PAGE;
    $line = ['kind' => $kind, 'count' => $count, 'bytes' => $held, 'seconds' => microtime(true) - $began];
    echo json_encode($line), "\n";
}

[, $url, $answers] = $argv;
$parley = new Parley($url);
$chatbot = new Chatbot($parley);
$began = microtime(true);
for ($count = 1; $count <= (int) $answers; $count++) {
    $last = null;
    foreach ($chatbot->stream('Is delivery free?') as $event) {
        $last = $event;
    }
    if ($last?->answer?->status !== 'completed') {
        throw new LogicException('no answer');
    }
    if ($count % 100 === 0) {
        tell('answers', $count, $began);
    }
}
$began = microtime(true);
$count = 0;
foreach ($parley->contacts->list(limit: 100) as $contact) {
    if ($contact->id === '') {
        throw new LogicException('no contact');
    }
    if (++$count % 1000 === 0) {
        tell('items', $count, $began);
    }
}
