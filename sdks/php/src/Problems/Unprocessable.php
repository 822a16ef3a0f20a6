<?php

declare(strict_types=1);

namespace Parley\Problems;

use Parley\ParleyProblem;

/** The request is well-formed and cannot be done. */
final class Unprocessable extends ParleyProblem
{
}
