<?php

declare(strict_types=1);

namespace Parley\Problems;

use Parley\ParleyProblem;

/** There is no such thing in this workspace. */
final class NotFound extends ParleyProblem
{
}
