<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group knowledge. */
final class KnowledgeCalls extends Group
{
    /**
     * Add a source, or up to 500 at once.
     *
     * A text, a FAQ, a page (`url`), a whole website (`site`), a file that was uploaded (`file`), or `{sources:
     * [...]}`, which stores all of its texts and FAQs or none. Pages and sites are learnt after the answer:
     * their `status` is `pending` until then. Or multipart/form-data with parts `file`: several of them, and a
     * zip, answer as `{sources: [...]}`. A file is read within the request, or after it where it takes more than
     * ten seconds; one that cannot be read is refused, and of several it is a source with `status` `failed`. A
     * text may be plain text, Markdown or HTML; it is stored as Markdown. With an `externalId` that a source
     * has, it replaces that source; the answer is 200 when nothing was created. The same again without an
     * `externalId` is the source that is there. A FAQ whose question another one answers otherwise is stored,
     * with a warning. Every question that is asked after this answer finds them.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param mixed $body
     * @return Types\AddedKnowledgeSource|Types\AddedKnowledgeSources2
     */
    public function add(
        mixed $body,
    ): mixed {
        return $this->callOf('POST /api/knowledge/sources', ['union', Types\AddedKnowledgeSource::class, Types\AddedKnowledgeSources2::class], body: $body);
    }

    /**
     * List the sources.
     *
     * Scope: `knowledge:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'text'|'faq'|'url'|'site'|'file'|string|null $type
     * @param string|null $q
     * @param string|null $tag
     * @param string|null $externalId
     * @return Pages<Types\KnowledgeSource>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $type = null,
        ?string $q = null,
        ?string $tag = null,
        ?string $externalId = null,
    ): Pages {
        return $this->pagesOf('GET /api/knowledge/sources', Types\KnowledgeSource::class, query: ['limit' => $limit, 'cursor' => $cursor, 'type' => $type, 'q' => $q, 'tag' => $tag, 'externalId' => $externalId]);
    }

    /**
     * Remove the sources with a tag, or all.
     *
     * Needs `?tag=` or `?all=true`. Documents that replies cite stay readable for their citations. After a
     * failure, send it again: what was removed stays so.
     *
     * Scope: `knowledge:write`.
     *
     * @param string|null $tag
     * @param bool|null $all
     * @return Types\RemovedKnowledgeSources
     */
    public function deleteMany(
        ?string $tag = null,
        ?bool $all = null,
    ): Types\RemovedKnowledgeSources {
        return $this->callOf('DELETE /api/knowledge/sources', Types\RemovedKnowledgeSources::class, query: ['tag' => $tag, 'all' => $all]);
    }

    /**
     * Read a source.
     *
     * Scope: `knowledge:read`.
     *
     * @param string $sourceId
     * @return
     * Types\FullKnowledgeSourceText|Types\FullKnowledgeSourceFaq|Types\FullKnowledgeSourceId|Types\FullKnowledgeSourceFile
     */
    public function get(
        string $sourceId,
    ): mixed {
        return $this->callOf('GET /api/knowledge/sources/{sourceId}', ['union', Types\FullKnowledgeSourceText::class, Types\FullKnowledgeSourceFaq::class, Types\FullKnowledgeSourceId::class, Types\FullKnowledgeSourceFile::class], params: ['sourceId' => $sourceId]);
    }

    /**
     * Replace the content of a source.
     *
     * The previous document stays readable for the citations that quote it, and is deleted when there are none.
     * Content that is stored as the same text changes nothing; another `url` is a change. Without `externalId`
     * and `tags` the source keeps those that it has.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param string $sourceId
     * @param mixed $body
     * @return Types\ReplacedKnowledgeSource
     */
    public function replace(
        string $sourceId,
        mixed $body,
    ): Types\ReplacedKnowledgeSource {
        return $this->callOf('PUT /api/knowledge/sources/{sourceId}', Types\ReplacedKnowledgeSource::class, params: ['sourceId' => $sourceId], body: $body);
    }

    /**
     * Remove a source.
     *
     * No further question is answered from the source. Documents that no reply cites are deleted at once. The
     * others stay readable for the citations that quote them, unless the source is purged: then they are deleted
     * too, and the citations become `withdrawn`. A source that was removed before can still be purged.
     *
     * Scope: `knowledge:write`.
     *
     * @param string $sourceId
     * @param bool|null $purge
     * @return void
     */
    public function delete(
        string $sourceId,
        ?bool $purge = null,
    ): void {
        $this->nothingOf('DELETE /api/knowledge/sources/{sourceId}', params: ['sourceId' => $sourceId], query: ['purge' => $purge]);
    }

    /**
     * List all document versions of a source.
     *
     * Newest first: the current one, and former ones that replies cite. Also works for a source that was
     * removed.
     *
     * Scope: `knowledge:read`.
     *
     * @param string $sourceId
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\KnowledgeDocumentVersion>
     */
    public function listVersions(
        string $sourceId,
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/knowledge/sources/{sourceId}/versions', Types\KnowledgeDocumentVersion::class, params: ['sourceId' => $sourceId], query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Read a document version.
     *
     * The text that citations quote. Where a reply cites it, it stays readable after its source was changed or
     * removed.
     *
     * Scope: `knowledge:read`.
     *
     * @param string $documentId
     * @return Types\KnowledgeDocument
     */
    public function getDocument(
        string $documentId,
    ): Types\KnowledgeDocument {
        return $this->callOf('GET /api/knowledge/documents/{documentId}', Types\KnowledgeDocument::class, params: ['documentId' => $documentId]);
    }

    /**
     * List the passages of a document version.
     *
     * As the assistant finds and quotes them today, in their order.
     *
     * Scope: `knowledge:read`.
     *
     * @param string $documentId
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\DocumentPassage>
     */
    public function listDocumentPassages(
        string $documentId,
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/knowledge/documents/{documentId}/passages', Types\DocumentPassage::class, params: ['documentId' => $documentId], query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Read the synonyms.
     *
     * Scope: `knowledge:read`.
     *
     * @return Types\Synonyms
     */
    public function getSynonyms(): Types\Synonyms
    {
        return $this->callOf('GET /api/knowledge/synonyms', Types\Synonyms::class);
    }

    /**
     * Replace the synonyms.
     *
     * Words and phrases that mean the same, for example `bike` and `push cycle`. Every question that is asked
     * after this answer uses them.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param list<list<string>> $groups
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Synonyms
     */
    public function putSynonyms(
        array $groups,
        array $extra = [],
    ): Types\Synonyms {
        return $this->callOf('PUT /api/knowledge/synonyms', Types\Synonyms::class, body: self::membersOf(['groups' => $groups], [], $extra));
    }

    /**
     * Search for passages.
     *
     * Scope: `knowledge:read`.
     *
     * @param string $query
     * @param int|null $limit
     * @param list<string>|null $tags
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\FoundPassages
     */
    public function search(
        string $query,
        ?int $limit = null,
        ?array $tags = null,
        array $extra = [],
    ): Types\FoundPassages {
        return $this->callOf('POST /api/knowledge/search', Types\FoundPassages::class, body: self::membersOf(['query' => $query], ['limit' => $limit, 'tags' => $tags], $extra));
    }

    /**
     * List the pages of a source.
     *
     * Each page of a site, or the file, with its state, its words, when it was last looked at and, where it was
     * not learnt, what to do. Texts and FAQs have none (404).
     *
     * Scope: `knowledge:read`.
     *
     * @param string $sourceId
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\KnowledgePage>
     */
    public function listDocuments(
        string $sourceId,
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/knowledge/sources/{sourceId}/documents', Types\KnowledgePage::class, params: ['sourceId' => $sourceId], query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Look again at what a source was learnt from.
     *
     * What changed gets a new version, what did not stays, and what is gone is withdrawn after two looks a day
     * apart. A source that is being learnt goes on.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param string $sourceId
     * @return void
     */
    public function refresh(
        string $sourceId,
    ): void {
        $this->nothingOf('POST /api/knowledge/sources/{sourceId}/refresh', params: ['sourceId' => $sourceId]);
    }

    /**
     * Stop learning a source.
     *
     * What was learnt until now stays.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param string $sourceId
     * @return void
     */
    public function cancel(
        string $sourceId,
    ): void {
        $this->nothingOf('POST /api/knowledge/sources/{sourceId}/cancel', params: ['sourceId' => $sourceId]);
    }

    /**
     * List what was asked and not answered well.
     *
     * Questions that ask the same are one gap: unanswered ones, those before a hand-over to a person, and those
     * whose reply was not helpful. The most frequent gap is first, of equals the last asked. `contradictions`
     * names the FAQs that answer one question in different ways.
     *
     * Scope: `knowledge:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'open'|'resolved'|'ignored'|string|null $state
     * @return Pages<Types\Gap>
     */
    public function listGaps(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $state = null,
    ): Pages {
        return $this->pagesOf('GET /api/knowledge/gaps', Types\Gap::class, query: ['limit' => $limit, 'cursor' => $cursor, 'state' => $state]);
    }

    /**
     * Resolve a gap: with an answer, with a source, or because it is none.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param string $gapId
     * @param mixed $body
     * @return Types\Gap
     */
    public function resolveGap(
        string $gapId,
        mixed $body,
    ): Types\Gap {
        return $this->callOf('POST /api/knowledge/gaps/{gapId}/resolve', Types\Gap::class, params: ['gapId' => $gapId], body: $body);
    }

    /**
     * Whether I get the weekly mail about gaps.
     *
     * For a signed-in member.
     *
     * @return Types\GapMail
     */
    public function getGapMail(): Types\GapMail
    {
        return $this->callOf('GET /api/knowledge/gaps/mail', Types\GapMail::class);
    }

    /**
     * Get the weekly mail about gaps, or stop it.
     *
     * On Mondays at 8:00 UTC: the ten gaps that were asked most often in the week. No mail when there are none.
     *
     * For a signed-in member. A member's e-mail address must be verified.
     *
     * @param bool $weekly
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\GapMail
     */
    public function putGapMail(
        bool $weekly,
        array $extra = [],
    ): Types\GapMail {
        return $this->callOf('PUT /api/knowledge/gaps/mail', Types\GapMail::class, body: self::membersOf(['weekly' => $weekly], [], $extra));
    }

    /**
     * Show which model embeds the passages, and how far that has come.
     *
     * Scope: `knowledge:read`.
     *
     * @return Types\EmbeddingSetting
     */
    public function getEmbeddings(): Types\EmbeddingSetting
    {
        return $this->callOf('GET /api/knowledge/embeddings', Types\EmbeddingSetting::class);
    }

    /**
     * Have a model embed the passages, so that they are found by meaning as well as by words.
     *
     * The model embeds two test sentences first. The passages follow in the background, and are used when nine
     * of ten have a vector. Another model or another length starts from the beginning.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string $model
     * @param int|null $dimensions
     * @param int|null $dailyTokens
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\EmbeddingSetting
     */
    public function putEmbeddings(
        string $model,
        ?int $dimensions = null,
        ?int $dailyTokens = null,
        array $extra = [],
    ): Types\EmbeddingSetting {
        return $this->callOf('PUT /api/knowledge/embeddings', Types\EmbeddingSetting::class, body: self::membersOf(['model' => $model], ['dimensions' => $dimensions, 'dailyTokens' => $dailyTokens], $extra));
    }

    /**
     * Find passages by their words alone, and delete every vector.
     *
     * Scope: `settings:write`.
     *
     * @return void
     */
    public function deleteEmbeddings(): void
    {
        $this->nothingOf('DELETE /api/knowledge/embeddings');
    }

    /**
     * List the questions that passages are found by beside their own words, and what a model writes of them.
     *
     * Scope: `knowledge:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'model'|'choice'|string|null $origin
     * @param string|null $documentId
     * @return Pages<Types\AskedQuestion>
     */
    public function listQuestions(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $origin = null,
        ?string $documentId = null,
    ): Pages {
        return $this->pagesOf('GET /api/knowledge/questions', Types\AskedQuestion::class, query: ['limit' => $limit, 'cursor' => $cursor, 'origin' => $origin, 'documentId' => $documentId]);
    }

    /**
     * Have a model write questions that each section answers.
     *
     * In the background, section by section. A question that the engine does not lead back to its section is
     * thrown away; the others are what the section is found by beside its own words, and go with the version of
     * the document. Answers stay the words of the text, and ask no model. The answer estimates what the sections
     * that are left take; `dryRun` does nothing else. The same again goes on with another ceiling; another
     * model, number or choice of languages begins from the start, and forgets what was written.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string $model
     * @param int|null $perSection
     * @param list<'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string>|null $languages
     * @param int|float|null $maxCost
     * @param int|null $maxTokens
     * @param bool|null $dryRun
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\QuestionWriting
     */
    public function putQuestions(
        string $model,
        ?int $perSection = null,
        ?array $languages = null,
        int|float|null $maxCost = null,
        ?int $maxTokens = null,
        ?bool $dryRun = null,
        array $extra = [],
    ): Types\QuestionWriting {
        return $this->callOf('PUT /api/knowledge/questions', Types\QuestionWriting::class, body: self::membersOf(['model' => $model], ['perSection' => $perSection, 'languages' => $languages, 'maxCost' => $maxCost, 'maxTokens' => $maxTokens, 'dryRun' => $dryRun], $extra));
    }

    /**
     * Have no model write questions, and forget those that one wrote.
     *
     * Questions that visitors taught by their choices stay.
     *
     * Scope: `settings:write`.
     *
     * @return void
     */
    public function deleteQuestions(): void
    {
        $this->nothingOf('DELETE /api/knowledge/questions');
    }

    /**
     * Write an asked question in other words.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param string $questionId
     * @param string $text
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\AskedQuestion
     */
    public function updateQuestion(
        string $questionId,
        string $text,
        array $extra = [],
    ): Types\AskedQuestion {
        return $this->callOf('PATCH /api/knowledge/questions/{questionId}', Types\AskedQuestion::class, params: ['questionId' => $questionId], body: self::membersOf(['text' => $text], [], $extra));
    }

    /**
     * Remove an asked question.
     *
     * Its passage is not found by it any more, from the answer on. Visitors who take the same choices do not
     * bring it back while the document is taught.
     *
     * Scope: `knowledge:write`.
     *
     * @param string $questionId
     * @return void
     */
    public function deleteQuestion(
        string $questionId,
    ): void {
        $this->nothingOf('DELETE /api/knowledge/questions/{questionId}', params: ['questionId' => $questionId]);
    }
}
