<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group newsletterLists. */
final class NewsletterListsCalls extends Group
{
    /**
     * List the lists of the newsletter, oldest first.
     *
     * A workspace begins with the list `newsletter`.
     *
     * Scope: `newsletter:read`.
     *
     * @return Types\NewsletterListsListAnswer
     */
    public function list(): Types\NewsletterListsListAnswer
    {
        return $this->callOf('GET /api/newsletter/lists', Types\NewsletterListsListAnswer::class);
    }

    /**
     * Make a list.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $slug
     * @param string $name
     * @param string|mixed|null $description
     * @param bool|null $isPublic
     * @param string|mixed|null $language
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\NewsletterList
     */
    public function create(
        string $slug,
        string $name,
        ?string $description = null,
        ?bool $isPublic = null,
        ?string $language = null,
        array $extra = [],
    ): Types\NewsletterList {
        return $this->callOf('POST /api/newsletter/lists', Types\NewsletterList::class, body: self::membersOf(['slug' => $slug, 'name' => $name], ['description' => $description, 'isPublic' => $isPublic, 'language' => $language], $extra));
    }

    /**
     * Change a list.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $listId
     * @param string|null $slug
     * @param string|null $name
     * @param string|mixed|null $description
     * @param bool|null $isPublic
     * @param string|mixed|null $language
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\NewsletterList
     */
    public function update(
        string $listId,
        ?string $slug = null,
        ?string $name = null,
        ?string $description = null,
        ?bool $isPublic = null,
        ?string $language = null,
        array $extra = [],
    ): Types\NewsletterList {
        return $this->callOf('PATCH /api/newsletter/lists/{listId}', Types\NewsletterList::class, params: ['listId' => $listId], body: self::membersOf([], ['slug' => $slug, 'name' => $name, 'description' => $description, 'isPublic' => $isPublic, 'language' => $language], $extra));
    }

    /**
     * Delete a list and its subscriptions.
     *
     * Scope: `newsletter:write`.
     *
     * @param string $listId
     * @param bool|null $force
     * @return void
     */
    public function delete(
        string $listId,
        ?bool $force = null,
    ): void {
        $this->nothingOf('DELETE /api/newsletter/lists/{listId}', params: ['listId' => $listId], query: ['force' => $force]);
    }
}
