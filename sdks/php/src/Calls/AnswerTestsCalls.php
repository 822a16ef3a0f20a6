<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group answerTests. */
final class AnswerTestsCalls extends Group
{
    /**
     * Keep a question as a test of an assistant, or a reply that was given.
     *
     * The tests run after each change of the knowledge or the settings, where a model answers at most every ten
     * minutes, and each asks its question as the first message of a conversation, or as a follow-up where the
     * reply was one. Nothing is stored of the conversation, nobody is told, and no tool is run. A workspace has
     * at most 200.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @param mixed $body
     * @return Types\AnswerTest
     */
    public function create(
        mixed $body,
    ): Types\AnswerTest {
        return $this->callOf('POST /api/answer-tests', Types\AnswerTest::class, body: $body);
    }

    /**
     * List the tests with their newest results.
     *
     * Scope: `knowledge:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\AnswerTest>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/answer-tests', Types\AnswerTest::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Delete a test.
     *
     * Scope: `knowledge:write`.
     *
     * @param string $pinId
     * @return void
     */
    public function delete(
        string $pinId,
    ): void {
        $this->nothingOf('DELETE /api/answer-tests/{pinId}', params: ['pinId' => $pinId]);
    }

    /**
     * Run all tests.
     *
     * They run after the answer: the report tells when. A run that waits already is the same.
     *
     * Scope: `knowledge:write`. A member's e-mail address must be verified.
     *
     * @return Types\AnswerTestRun
     */
    public function run(): Types\AnswerTestRun
    {
        return $this->callOf('POST /api/answer-tests/run', Types\AnswerTestRun::class);
    }

    /**
     * Show how the tests came out, and what differs from the run before.
     *
     * Scope: `knowledge:read`.
     *
     * @return Types\AnswerTestReport
     */
    public function report(): Types\AnswerTestReport
    {
        return $this->callOf('GET /api/answer-tests/report', Types\AnswerTestReport::class);
    }

    /**
     * Whether I get a mail when tests come out otherwise.
     *
     * For a signed-in member.
     *
     * @return Types\AnswerTestMail
     */
    public function getMail(): Types\AnswerTestMail
    {
        return $this->callOf('GET /api/answer-tests/mail', Types\AnswerTestMail::class);
    }

    /**
     * Get a mail when tests come out otherwise, or stop it.
     *
     * For a signed-in member. A member's e-mail address must be verified.
     *
     * @param bool $wanted
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\AnswerTestMail
     */
    public function putMail(
        bool $wanted,
        array $extra = [],
    ): Types\AnswerTestMail {
        return $this->callOf('PUT /api/answer-tests/mail', Types\AnswerTestMail::class, body: self::membersOf(['wanted' => $wanted], [], $extra));
    }
}
