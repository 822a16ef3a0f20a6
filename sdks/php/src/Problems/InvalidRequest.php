<?php

declare(strict_types=1);

namespace Parley\Problems;

use Parley\ParleyProblem;

/** The request is malformed or invalid: errors says where. */
final class InvalidRequest extends ParleyProblem
{
}
