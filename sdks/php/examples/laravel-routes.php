<?php

// Laravel: a webhook comes in, and an answer streams out. These lines belong into routes/api.php, and
// 'parley' => ['webhook_secret' => env('WEBHOOK_SECRET')] into config/services.php.

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Route;
use Parley\Chatbot;
use Parley\Parley;
use Parley\Types\MessageCreatedEvent;
use Parley\WebhookRefused;
use Parley\Webhooks;

Route::post('/webhook', function (Request $request) {
    try {
        $secret = config('services.parley.webhook_secret');
        $event = Webhooks::unwrap($request->getContent(), $request->headers->all(), $secret);
    } catch (WebhookRefused $refused) {
        return response($refused->reason, 400);
    }
    if ($event instanceof MessageCreatedEvent) {
        error_log("{$event->id} {$event->data->text}");
    }
    return response()->noContent();
});

Route::get('/chat', fn (Request $request) => response()->stream(function () use ($request) {
    foreach ((new Chatbot(new Parley()))->stream($request->query('question')) as $event) {
        echo $event->text;
        flush();
    }
}, 200, ['Content-Type' => 'text/plain; charset=utf-8']));
