<?php

declare(strict_types=1);

namespace Parley;

/**
 * A transport that writes each request with its answer to a file, a line of JSON each, without keys, tokens and
 * passwords.
 */
final class Recorder implements Transport
{
    public function __construct(private readonly string $path, private readonly Transport $inner = new CurlTransport())
    {
        file_put_contents($path, '');
    }

    public function send(Request $request): Response
    {
        return new RecordedResponse($this->inner->send($request), $request, $this->path);
    }
}
