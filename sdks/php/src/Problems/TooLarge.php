<?php

declare(strict_types=1);

namespace Parley\Problems;

use Parley\ParleyProblem;

/** The body is larger than the server takes. */
final class TooLarge extends ParleyProblem
{
}
