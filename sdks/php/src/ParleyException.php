<?php

declare(strict_types=1);

namespace Parley;

/** The base of everything that a call fails with. */
class ParleyException extends \RuntimeException
{
}
