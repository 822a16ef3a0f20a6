<?php

declare(strict_types=1);

// Records three calls, or plays them back: php use.php record|replay FILE URL

use Parley\Chatbot;
use Parley\Parley;
use Parley\Recorder;
use Parley\Replayer;

require __DIR__ . '/../../../../sdks/php/autoload.php';

[, $mode, $path, $url] = $argv;
$parley = $mode === 'record'
    ? new Parley($url, transport: new Recorder($path))
    : new Parley($url, null, transport: new Replayer($path));
$lead = $parley->leads->create(email: 'grace@example.com', name: 'Grace Ünal', message: '1 < 2 & "so" on / off');
$page = $parley->leads->list(limit: 1)->page();
$text = '';
foreach ((new Chatbot($parley))->stream('Is delivery free?') as $event) {
    $text .= $event->text;
}
echo json_encode(['lead' => $lead->id, 'name' => $page->data[0]->name, 'listed' => count($page->data), 'text' => $text]), "\n";
