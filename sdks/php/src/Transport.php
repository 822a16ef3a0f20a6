<?php

declare(strict_types=1);

namespace Parley;

/** Sends requests. Another HTTP client is a class of this type. */
interface Transport
{
    /** @throws Unreachable when no answer arrives */
    public function send(Request $request): Response;
}
