<?php

declare(strict_types=1);

namespace Parley;

/** An answer whose body is read while it arrives. */
interface Response
{
    public function status(): int;

    /** @return array<string, string> by names in small letters */
    public function headers(): array;

    /**
     * Gives what has arrived, and '' at the end of a whole body.
     *
     * @throws Unreachable when the body is cut off
     */
    public function read(): string;

    /** Lets go of the connection. */
    public function close(): void;
}
