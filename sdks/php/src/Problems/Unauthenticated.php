<?php

declare(strict_types=1);

namespace Parley\Problems;

use Parley\ParleyProblem;

/** The credential is missing, wrong or expired. */
final class Unauthenticated extends ParleyProblem
{
}
