<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group operators. */
final class OperatorsCalls extends Group
{
    /**
     * Make a person an operator.
     *
     * The person has all rights of an operator at the next request. Only a signed-in operator may do this.
     *
     * For the operator of the installation. A member's e-mail address must be verified.
     *
     * @param string $userId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Operator
     */
    public function create(
        string $userId,
        array $extra = [],
    ): Types\Operator {
        return $this->callOf('POST /api/installation/operators', Types\Operator::class, body: self::membersOf(['userId' => $userId], [], $extra));
    }

    /**
     * Remove an operator.
     *
     * The last one stays. Only a signed-in operator may do this.
     *
     * For the operator of the installation.
     *
     * @param string $userId
     * @return void
     */
    public function delete(
        string $userId,
    ): void {
        $this->nothingOf('DELETE /api/installation/operators/{userId}', params: ['userId' => $userId]);
    }
}
