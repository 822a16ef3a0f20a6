<?php

declare(strict_types=1);

namespace Parley;

/** The caller has cancelled the call. */
final class Cancelled extends ParleyException
{
}
