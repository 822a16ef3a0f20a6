<?php

declare(strict_types=1);

namespace Parley\Problems;

use Parley\ParleyProblem;

/** The credential has no right to this. */
final class Forbidden extends ParleyProblem
{
}
