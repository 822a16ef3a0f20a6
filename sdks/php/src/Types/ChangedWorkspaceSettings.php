<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChangedWorkspaceSettings is a value of the API. */
final class ChangedWorkspaceSettings extends Value
{
    protected const READINGS = [
        'officeHours' => OfficeHours::class,
    ];

    /**
     * @param string|null $name One line.
     * @param bool|null $requireSecondFactor Whether members need a second factor at sign-in. Who has none is
     * answered `second-factor-needed`.
     * @param 'manual'|'round-robin'|string|null $assignment Who takes care of a conversation that is handed over
     * to people and has no assignee. `round-robin`: the present member who was given one longest ago; when none
     * is present, the next who comes.
     * @param OfficeHours|mixed $officeHours When the team answers. Null: at any time, as far as Parley tells.
     * @param string|null $timeZone The organisation's time zone, by its IANA name: "Are you open now?" is
     * answered by its clocks. Until it is set, it is the one of the office hours, else UTC.
     * @param int|mixed $waitingAfterMinutes After how many minutes in which no member read or answered it a
     * waiting conversation is announced by `conversation.waiting` and by mail. Outside of the office hours no
     * time passes. Null: never.
     * @param string|mixed $contact How people reach the team otherwise: an address or a phone number. Visitors
     * read it when the workspace can take nothing more. One line.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?bool $requireSecondFactor = null,
        public readonly ?string $assignment = null,
        public readonly ?OfficeHours $officeHours = null,
        public readonly ?string $timeZone = null,
        public readonly ?int $waitingAfterMinutes = null,
        public readonly ?string $contact = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
