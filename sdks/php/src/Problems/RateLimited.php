<?php

declare(strict_types=1);

namespace Parley\Problems;

use Parley\ParleyProblem;

/** There were too many requests: retryAfter says when the next one is allowed. */
final class RateLimited extends ParleyProblem
{
}
