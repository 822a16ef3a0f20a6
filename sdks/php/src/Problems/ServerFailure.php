<?php

declare(strict_types=1);

namespace Parley\Problems;

use Parley\ParleyProblem;

/** The server, or something that it depends on, failed. */
final class ServerFailure extends ParleyProblem
{
}
