<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group series. */
final class SeriesCalls extends Group
{
    /**
     * Start a series: mails that follow the confirmation of each subscriber.
     *
     * Each step goes once to each subscriber who confirms from now on, as long as the subscriber stays.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param string $listId
     * @param list<Types\NewSeriesStep> $steps
     * @param 'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string|mixed|null $language
     * @param string|mixed|null $siteUrl
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Series
     */
    public function create(
        string $name,
        string $listId,
        array $steps,
        ?string $language = null,
        ?string $siteUrl = null,
        array $extra = [],
    ): Types\Series {
        return $this->callOf('POST /api/newsletter/series', Types\Series::class, body: self::membersOf(['name' => $name, 'listId' => $listId, 'steps' => $steps], ['language' => $language, 'siteUrl' => $siteUrl], $extra));
    }

    /**
     * List the series.
     *
     * Scope: `newsletter:read`.
     *
     * @return Types\SeriesListAnswer
     */
    public function list(): Types\SeriesListAnswer
    {
        return $this->callOf('GET /api/newsletter/series', Types\SeriesListAnswer::class);
    }

    /**
     * Read a series.
     *
     * Scope: `newsletter:read`.
     *
     * @param string $seriesId
     * @return Types\Series
     */
    public function get(
        string $seriesId,
    ): Types\Series {
        return $this->callOf('GET /api/newsletter/series/{seriesId}', Types\Series::class, params: ['seriesId' => $seriesId]);
    }

    /**
     * Stop a series, or let it go on.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $seriesId
     * @param 'active'|'stopped'|string $status
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Series
     */
    public function update(
        string $seriesId,
        string $status,
        array $extra = [],
    ): Types\Series {
        return $this->callOf('PATCH /api/newsletter/series/{seriesId}', Types\Series::class, params: ['seriesId' => $seriesId], body: self::membersOf(['status' => $status], [], $extra));
    }

    /**
     * Delete a series.
     *
     * Scope: `newsletter:write`.
     *
     * @param string $seriesId
     * @return void
     */
    public function delete(
        string $seriesId,
    ): void {
        $this->nothingOf('DELETE /api/newsletter/series/{seriesId}', params: ['seriesId' => $seriesId]);
    }
}
