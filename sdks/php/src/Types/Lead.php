<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Lead is a value of the API. */
final class Lead extends Value
{
    protected const READINGS = [
        'page' => NewLeadPage::class,
        'consent' => NewLeadConsent::class,
        'scoreReasons' => ['list', LeadScoreReason::class],
        'spamReasons' => ['list', SpamReason::class],
        'createdAt' => 'time',
        'updatedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'contactId',
        'status',
        'name',
        'email',
        'phone',
        'company',
        'message',
        'source',
        'formId',
        'page',
        'utm',
        'consent',
        'custom',
        'userId',
        'score',
        'scoreReasons',
        'spamPoints',
        'spamReasons',
        'assigneeId',
        'createdAt',
        'updatedAt',
    ];

    protected const MAPS = [
        'utm',
        'custom',
    ];

    /**
     * @param string $id
     * @param string|mixed $contactId
     * @param 'new'|'contacted'|'qualified'|'won'|'lost'|'spam'|string $status
     * @param string|mixed $name
     * @param string|mixed $email
     * @param string|mixed $phone
     * @param string|mixed $company
     * @param string|mixed $message
     * @param string|mixed $source
     * @param string|mixed $formId
     * @param string|NewLeadPage|mixed $page
     * @param array<string, string>|mixed $utm
     * @param bool|NewLeadConsent|mixed $consent
     * @param array<string, string|int|float|bool|mixed> $custom Fields of your own: up to 50 texts, numbers or
     * booleans.
     * @param string|mixed $userId
     * @param int $score The sum of `scoreReasons`.
     * @param list<LeadScoreReason> $scoreReasons
     * @param int $spamPoints From 5 on, a lead is taken for spam when it comes.
     * @param list<SpamReason> $spamReasons
     * @param string|mixed $assigneeId
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $updatedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly ?string $contactId,
        public readonly string $status,
        public readonly ?string $name,
        public readonly ?string $email,
        public readonly ?string $phone,
        public readonly ?string $company,
        public readonly ?string $message,
        public readonly ?string $source,
        public readonly ?string $formId,
        public readonly string|NewLeadPage|null $page,
        public readonly ?array $utm,
        public readonly bool|NewLeadConsent|null $consent,
        public readonly array $custom,
        public readonly ?string $userId,
        public readonly int $score,
        public readonly array $scoreReasons,
        public readonly int $spamPoints,
        public readonly array $spamReasons,
        public readonly ?string $assigneeId,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $updatedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
