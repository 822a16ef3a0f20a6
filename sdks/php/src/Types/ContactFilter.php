<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A contact fits when it fits every member. */
final class ContactFilter extends Value
{
    protected const READINGS = [
        'createdAfter' => 'time',
        'createdBefore' => 'time',
        'newsletter' => ContactFilterNewsletter::class,
        'opened' => ContactFilterOpened::class,
        'lead' => ContactFilterLead::class,
    ];

    protected const MAPS = [
        'custom',
    ];

    /**
     * @param string|null $q Words that begin like this: of names, addresses, numbers.
     * @param string|null $tag
     * @param string|null $email
     * @param string|null $phone
     * @param string|null $userId Your own id of the user.
     * @param 'lead'|'chat'|'import'|'api'|'newsletter'|string|null $origin
     * @param bool|null $blocked
     * @param \DateTimeInterface|null $createdAfter
     * @param \DateTimeInterface|null $createdBefore
     * @param array<string, string|int|float|bool|mixed> $custom Fields of your own: up to 50 texts, numbers or
     * booleans.
     * @param ContactFilterNewsletter|null $newsletter Is a subscriber of the newsletter, of any status unless
     * one is named.
     * @param ContactFilterOpened|null $opened Opened a mail of a campaign that counts opens. Mailings that have
     * ended are forgotten.
     * @param ContactFilterLead|null $lead Has a lead that is not spam, and fits each member.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $q = null,
        public readonly ?string $tag = null,
        public readonly ?string $email = null,
        public readonly ?string $phone = null,
        public readonly ?string $userId = null,
        public readonly ?string $origin = null,
        public readonly ?bool $blocked = null,
        public readonly ?\DateTimeInterface $createdAfter = null,
        public readonly ?\DateTimeInterface $createdBefore = null,
        public readonly ?array $custom = null,
        public readonly ?ContactFilterNewsletter $newsletter = null,
        public readonly ?ContactFilterOpened $opened = null,
        public readonly ?ContactFilterLead $lead = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
