<?php

declare(strict_types=1);

namespace Parley\Problems;

use Parley\ParleyProblem;

/** The state of the thing does not allow it now. */
final class Conflict extends ParleyProblem
{
}
