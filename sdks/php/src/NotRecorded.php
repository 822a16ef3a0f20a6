<?php

declare(strict_types=1);

namespace Parley;

/** The recording has no answer to this request, or has given it already. */
final class NotRecorded extends ParleyException
{
}
