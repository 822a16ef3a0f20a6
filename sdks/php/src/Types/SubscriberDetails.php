<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SubscriberDetails is a value of the API. */
final class SubscriberDetails extends Value
{
    protected const READINGS = [
        'lists' => ['list', Subscription::class],
        'spamReasons' => ['list', SpamReason::class],
        'createdAt' => 'time',
        'updatedAt' => 'time',
        'mailWaitsUntil' => 'time',
        'proofs' => ['list', SubscriptionProof::class],
    ];

    protected const REQUIRED = [
        'id',
        'status',
        'email',
        'name',
        'language',
        'contactId',
        'lists',
        'suppressed',
        'isSpam',
        'spamPoints',
        'spamReasons',
        'createdAt',
        'updatedAt',
        'mailWaitsUntil',
        'proofs',
    ];

    /**
     * @param string $id
     * @param 'pending'|'confirmed'|'unsubscribed'|'bounced'|'complained'|'erased'|string $status
     * @param string|mixed $email
     * @param string|mixed $name
     * @param string|mixed $language
     * @param string|mixed $contactId
     * @param list<Subscription> $lists
     * @param 'unsubscribed'|'bounced'|'complained'|'erased'|'member'|string|mixed $suppressed
     * @param bool $isSpam Taken for spam: it gets no mail until a member releases it.
     * @param int $spamPoints
     * @param list<SpamReason> $spamReasons
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $updatedAt
     * @param \DateTimeInterface|mixed $mailWaitsUntil The mail that asks for the confirmation waits until then:
     * the mailbox has had its share.
     * @param list<SubscriptionProof> $proofs
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $status,
        public readonly ?string $email,
        public readonly ?string $name,
        public readonly ?string $language,
        public readonly ?string $contactId,
        public readonly array $lists,
        public readonly ?string $suppressed,
        public readonly bool $isSpam,
        public readonly int $spamPoints,
        public readonly array $spamReasons,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $updatedAt,
        public readonly ?\DateTimeInterface $mailWaitsUntil,
        public readonly array $proofs,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
