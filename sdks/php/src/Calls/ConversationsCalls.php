<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group conversations. */
final class ConversationsCalls extends Group
{
    /**
     * Watch a conversation.
     *
     * Goes on after Last-Event-ID without a gap or a repetition, on any node.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $sessionId
     * @param 'start'|'now'|string|null $from
     * @return \Generator<int, ServerSentEvent>
     */
    public function events(
        string $sessionId,
        ?string $from = null,
    ): \Generator {
        return $this->eventsOf('GET /api/conversations/{sessionId}/events', params: ['sessionId' => $sessionId], query: ['from' => $from]);
    }

    /**
     * Stop the replies that are under way.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $sessionId
     * @return Types\ConversationsStopAnswer
     */
    public function stop(
        string $sessionId,
    ): Types\ConversationsStopAnswer {
        return $this->callOf('POST /api/conversations/{sessionId}/stop', Types\ConversationsStopAnswer::class, params: ['sessionId' => $sessionId]);
    }

    /**
     * List conversations, or search what was said in them.
     *
     * Scope: `conversations:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param string|null $q
     * @param 'open'|'handed-over'|'closed'|string|null $status
     * @param 'web'|'api'|'voice'|'email'|'webhook'|'workflow'|string|null $channel
     * @param string|null $assistantId
     * @param string|null $userId
     * @param string|null $assignee
     * @param true|null $mine
     * @param true|null $unassigned
     * @param string|null $label
     * @param bool|null $waiting
     * @param bool|null $snoozed
     * @param \DateTimeInterface|null $from
     * @param \DateTimeInterface|null $to
     * @param 'activity'|null $order
     * @return Pages<Types\Conversation>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $q = null,
        ?string $status = null,
        ?string $channel = null,
        ?string $assistantId = null,
        ?string $userId = null,
        ?string $assignee = null,
        ?bool $mine = null,
        ?bool $unassigned = null,
        ?string $label = null,
        ?bool $waiting = null,
        ?bool $snoozed = null,
        \DateTimeInterface|string|null $from = null,
        \DateTimeInterface|string|null $to = null,
        ?string $order = null,
    ): Pages {
        return $this->pagesOf('GET /api/conversations', Types\Conversation::class, query: ['limit' => $limit, 'cursor' => $cursor, 'q' => $q, 'status' => $status, 'channel' => $channel, 'assistantId' => $assistantId, 'userId' => $userId, 'assignee' => $assignee, 'mine' => $mine, 'unassigned' => $unassigned, 'label' => $label, 'waiting' => $waiting, 'snoozed' => $snoozed, 'from' => $from, 'to' => $to, 'order' => $order]);
    }

    /**
     * Read a conversation.
     *
     * Scope: `conversations:read`.
     *
     * @param string $sessionId
     * @return Types\Conversation
     */
    public function get(
        string $sessionId,
    ): Types\Conversation {
        return $this->callOf('GET /api/conversations/{sessionId}', Types\Conversation::class, params: ['sessionId' => $sessionId]);
    }

    /**
     * Erase a conversation.
     *
     * Deletes the conversation and all its messages. This cannot be undone.
     *
     * Scope: `conversations:write`.
     *
     * @param string $sessionId
     * @return void
     */
    public function delete(
        string $sessionId,
    ): void {
        $this->nothingOf('DELETE /api/conversations/{sessionId}', params: ['sessionId' => $sessionId]);
    }

    /**
     * Assign a conversation to a colleague, or say whose it is.
     *
     * Does not hand it over: an assistant that replies goes on. A member who writes to the person in a
     * conversation without an assignee, or hands it over, becomes the assignee.
     *
     * Scope: `conversations:write`.
     *
     * @param string $sessionId
     * @param string|mixed|null $assigneeId
     * @param string|mixed|null $formerAssigneeId
     * @param string|mixed|null $contactId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Conversation
     */
    public function update(
        string $sessionId,
        ?string $assigneeId = null,
        ?string $formerAssigneeId = null,
        ?string $contactId = null,
        array $extra = [],
    ): Types\Conversation {
        return $this->callOf('PATCH /api/conversations/{sessionId}', Types\Conversation::class, params: ['sessionId' => $sessionId], body: self::membersOf([], ['assigneeId' => $assigneeId, 'formerAssigneeId' => $formerAssigneeId, 'contactId' => $contactId], $extra));
    }

    /**
     * List the messages of a conversation, oldest first.
     *
     * A browser reads the visitor's own conversation, without the notes of the team.
     *
     * Scope: `conversations:read`, or a publishable key.
     *
     * @param string $sessionId
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\Message>
     */
    public function listMessages(
        string $sessionId,
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/conversations/{sessionId}/messages', Types\Message::class, params: ['sessionId' => $sessionId], query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Write to the person, or a note for colleagues.
     *
     * A message to the person hands the conversation over to you: the assistant does not reply until it is
     * handed back. A note does not.
     *
     * Scope: `conversations:write`.
     *
     * @param string $sessionId
     * @param string $text
     * @param bool|null $isNote
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Message
     */
    public function write(
        string $sessionId,
        string $text,
        ?bool $isNote = null,
        array $extra = [],
    ): Types\Message {
        return $this->callOf('POST /api/conversations/{sessionId}/messages', Types\Message::class, params: ['sessionId' => $sessionId], body: self::membersOf(['text' => $text], ['isNote' => $isNote], $extra));
    }

    /**
     * Export a conversation with all its messages.
     *
     * Scope: `conversations:read`.
     *
     * @param string $sessionId
     * @return Types\ConversationsExportAnswer
     */
    public function export(
        string $sessionId,
    ): Types\ConversationsExportAnswer {
        return $this->callOf('GET /api/conversations/{sessionId}/export', Types\ConversationsExportAnswer::class, params: ['sessionId' => $sessionId]);
    }

    /**
     * Close a conversation.
     *
     * A browser closes the visitor's own. The next message opens it again.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $sessionId
     * @return Types\Conversation
     */
    public function close(
        string $sessionId,
    ): Types\Conversation {
        return $this->callOf('POST /api/conversations/{sessionId}/close', Types\Conversation::class, params: ['sessionId' => $sessionId]);
    }

    /**
     * Block the visitor or user of a conversation.
     *
     * Every request of theirs is refused with visitor-blocked, and their streams end within a second. An
     * anonymous visitor can come back as a new one, unless the key requires the users' identity.
     *
     * Scope: `conversations:write`. A member's e-mail address must be verified.
     *
     * @param string $sessionId
     * @return Types\BlockedVisitor
     */
    public function block(
        string $sessionId,
    ): Types\BlockedVisitor {
        return $this->callOf('POST /api/conversations/{sessionId}/block', Types\BlockedVisitor::class, params: ['sessionId' => $sessionId]);
    }

    /**
     * End the block of the visitor or user of a conversation.
     *
     * Scope: `conversations:write`. A member's e-mail address must be verified.
     *
     * @param string $sessionId
     * @return void
     */
    public function unblock(
        string $sessionId,
    ): void {
        $this->nothingOf('POST /api/conversations/{sessionId}/unblock', params: ['sessionId' => $sessionId]);
    }

    /**
     * Export all conversations.
     *
     * One JSON document a line, newest conversation first.
     *
     * Scope: `conversations:read`.
     *
     * @return Download
     */
    public function exportAll(): Download
    {
        return $this->openOf('GET /api/export/conversations');
    }

    /**
     * Read from what a reply was made.
     *
     * Scope: `conversations:read`.
     *
     * @param string $messageId
     * @return Types\Provenance
     */
    public function provenance(
        string $messageId,
    ): Types\Provenance {
        return $this->callOf('GET /api/messages/{messageId}/provenance', Types\Provenance::class, params: ['messageId' => $messageId]);
    }

    /**
     * Hand a conversation over from the assistant to a person.
     *
     * A browser asks for a colleague in the visitor's own conversation: the team is told that the person waits.
     * Only members and servers may add a message.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $sessionId
     * @param string|null $message
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Conversation
     */
    public function handOver(
        string $sessionId,
        ?string $message = null,
        array $extra = [],
    ): Types\Conversation {
        return $this->callOf('POST /api/conversations/{sessionId}/hand-over', Types\Conversation::class, params: ['sessionId' => $sessionId], body: self::membersOf([], ['message' => $message], $extra));
    }

    /**
     * Hand a conversation back to the assistant.
     *
     * Scope: `conversations:write`.
     *
     * @param string $sessionId
     * @param string|null $summary
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Conversation
     */
    public function handBack(
        string $sessionId,
        ?string $summary = null,
        array $extra = [],
    ): Types\Conversation {
        return $this->callOf('POST /api/conversations/{sessionId}/hand-back', Types\Conversation::class, params: ['sessionId' => $sessionId], body: self::membersOf([], ['summary' => $summary], $extra));
    }

    /**
     * Give a conversation labels.
     *
     * No visitor sees them. With `add` and `remove`, what two members do at the same time all holds. `labels`
     * replaces them all.
     *
     * Scope: `conversations:write`.
     *
     * @param string $sessionId
     * @param list<string>|null $labels
     * @param list<string>|null $add
     * @param list<string>|null $remove
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Conversation
     */
    public function putLabels(
        string $sessionId,
        ?array $labels = null,
        ?array $add = null,
        ?array $remove = null,
        array $extra = [],
    ): Types\Conversation {
        return $this->callOf('PUT /api/conversations/{sessionId}/labels', Types\Conversation::class, params: ['sessionId' => $sessionId], body: self::membersOf([], ['labels' => $labels, 'add' => $add, 'remove' => $remove], $extra));
    }

    /**
     * Put a conversation off until a time.
     *
     * It waits for nobody until then. It comes back by itself at that time, and at once when the person writes.
     *
     * Scope: `conversations:write`.
     *
     * @param string $sessionId
     * @param \DateTimeInterface|mixed $until
     * @param \DateTimeInterface|mixed|null $former
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Conversation
     */
    public function putSnooze(
        string $sessionId,
        \DateTimeInterface|string|null $until,
        \DateTimeInterface|string|null $former = null,
        array $extra = [],
    ): Types\Conversation {
        return $this->callOf('PUT /api/conversations/{sessionId}/snooze', Types\Conversation::class, params: ['sessionId' => $sessionId], body: self::membersOf(['until' => $until], ['former' => $former], $extra));
    }

    /**
     * Have the assistant draft an answer for a member.
     *
     * What the assistant would say to the person's last words, for a member to send or change. Nothing is stored
     * or sent, and no tool is run. Where a model answers, it costs what a reply costs.
     *
     * Scope: `conversations:write`. A member's e-mail address must be verified.
     *
     * @param string $sessionId
     * @return Types\DraftOfReply
     */
    public function draft(
        string $sessionId,
    ): Types\DraftOfReply {
        return $this->callOf('POST /api/conversations/{sessionId}/draft', Types\DraftOfReply::class, params: ['sessionId' => $sessionId]);
    }

    /**
     * Send a file in a conversation.
     *
     * A picture (PNG, JPEG, WebP, GIF) or a PDF of up to 10 MiB, 10 in a conversation. It is a message of its
     * own, to which the assistant does not reply. A browser may send one where a colleague answers, or where the
     * setting `attachments` of the chat allows it before. A member or a server takes the conversation over with
     * it. The same file with the same text is kept once, so that a retry is safe.
     *
     * Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified.
     *
     * @param string $sessionId
     * @param Upload|string $file
     * @param string|null $text
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SentAttachment
     */
    public function attachments(
        string $sessionId,
        Upload|string $file,
        ?string $text = null,
        array $extra = [],
    ): Types\SentAttachment {
        return $this->callOf('POST /api/conversations/{sessionId}/attachments', Types\SentAttachment::class, params: ['sessionId' => $sessionId], body: self::membersOf(['file' => $file], ['text' => $text], $extra));
    }

    /**
     * Download a file of a conversation.
     *
     * As an attachment of the type application/octet-stream, for the conversation's visitor and the team.
     *
     * Scope: `conversations:read`, or a publishable key.
     *
     * @param string $sessionId
     * @param string $attachmentId
     * @return Download
     */
    public function getAttachment(
        string $sessionId,
        string $attachmentId,
    ): Download {
        return $this->openOf('GET /api/conversations/{sessionId}/attachments/{attachmentId}', params: ['sessionId' => $sessionId, 'attachmentId' => $attachmentId]);
    }

    /**
     * Get a picture of a conversation as it may be shown.
     *
     * A JPEG of at most 1,280 pixels a side that Parley made of the picture, without what else was in the file.
     *
     * Scope: `conversations:read`, or a publishable key.
     *
     * @param string $sessionId
     * @param string $attachmentId
     * @return Download
     */
    public function attachmentPreview(
        string $sessionId,
        string $attachmentId,
    ): Download {
        return $this->openOf('GET /api/conversations/{sessionId}/attachments/{attachmentId}/preview', params: ['sessionId' => $sessionId, 'attachmentId' => $attachmentId]);
    }

    /**
     * Say up to which message a conversation was seen.
     *
     * A member says it for the team, which ends the person's wait. A browser, or a server, says it for the
     * contact. An earlier message than before changes nothing. The stream tells the other side at once.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $sessionId
     * @param string $messageId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Conversation
     */
    public function putSeen(
        string $sessionId,
        string $messageId,
        array $extra = [],
    ): Types\Conversation {
        return $this->callOf('PUT /api/conversations/{sessionId}/seen', Types\Conversation::class, params: ['sessionId' => $sessionId], body: self::membersOf(['messageId' => $messageId], [], $extra));
    }

    /**
     * Say whether a reply was helpful.
     *
     * Replaces what the same giver said before: the contact, for whom a server speaks too, or a member. The
     * question of a reply that was not helpful is listed among the gaps of the knowledge.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $messageId
     * @param bool $helpful
     * @param string|null $comment
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Feedback
     */
    public function giveFeedback(
        string $messageId,
        bool $helpful,
        ?string $comment = null,
        array $extra = [],
    ): Types\Feedback {
        return $this->callOf('POST /api/messages/{messageId}/feedback', Types\Feedback::class, params: ['messageId' => $messageId], body: self::membersOf(['helpful' => $helpful], ['comment' => $comment], $extra));
    }

    /**
     * Download a conversation as a text.
     *
     * As the person may read it: without notes, the newest 200 messages.
     *
     * Scope: `conversations:read`.
     *
     * @param string $sessionId
     * @return string
     */
    public function getTranscript(
        string $sessionId,
    ): string {
        return $this->textOf('GET /api/conversations/{sessionId}/transcript', params: ['sessionId' => $sessionId]);
    }

    /**
     * Mail a conversation to the person, or to an address.
     *
     * Without notes. A visitor gets three transcripts of a conversation within a day. An address that had its
     * mails of this hour gets no more, which a visitor is not told.
     *
     * Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified.
     *
     * @param string $sessionId
     * @param string|null $email
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\AcceptedTranscript
     */
    public function mailTranscript(
        string $sessionId,
        ?string $email = null,
        array $extra = [],
    ): Types\AcceptedTranscript {
        return $this->callOf('POST /api/conversations/{sessionId}/transcript', Types\AcceptedTranscript::class, params: ['sessionId' => $sessionId], body: self::membersOf([], ['email' => $email], $extra));
    }

    /**
     * Answer a stored conversation again, and show what differs.
     *
     * Turn by turn. Nothing is stored or sent, nobody is told, and no tool is run. Against `"today"`: with the
     * knowledge, the settings and the models of now. A reply that rested on a tool differs, and each reply of a
     * model costs what a reply costs. Against `"recorded"`: to the letter as it was, with what models and tools
     * gave then, and without asking them. Where that is impossible, the 409 names what lacks (`lacks`: `engine`,
     * `settings`, `knowledge`, `recording`) and for which message (`messageId`).
     *
     * Scope: `conversations:read`. A member's e-mail address must be verified.
     *
     * @param string $sessionId
     * @param 'today'|'recorded'|string $against
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ReplayedConversation
     */
    public function replay(
        string $sessionId,
        string $against,
        array $extra = [],
    ): Types\ReplayedConversation {
        return $this->callOf('POST /api/conversations/{sessionId}/replay', Types\ReplayedConversation::class, params: ['sessionId' => $sessionId], body: self::membersOf(['against' => $against], [], $extra));
    }

    /**
     * Leave an e-mail address for answers.
     *
     * Of the visitor's own conversation. What a colleague writes, and the visitor has not said to have seen
     * after a minute, goes there by mail; an answer to that mail goes on in the same conversation, where the
     * workspace has a source of mails. The assistant's answers go there once a mail has come from the address.
     *
     * Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified.
     *
     * @param string $sessionId
     * @param string $email
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function putContact(
        string $sessionId,
        string $email,
        array $extra = [],
    ): void {
        $this->nothingOf('PUT /api/conversations/{sessionId}/contact', params: ['sessionId' => $sessionId], body: self::membersOf(['email' => $email], [], $extra));
    }

    /**
     * Say that you type in a conversation.
     *
     * The stream tells the other side. Nothing is stored. A client with an open WebSocket says it there: `{type:
     * "typing", conversationId, isTyping}`.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $sessionId
     * @param bool $isTyping
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function typing(
        string $sessionId,
        bool $isTyping,
        array $extra = [],
    ): void {
        $this->nothingOf('POST /api/conversations/{sessionId}/typing', params: ['sessionId' => $sessionId], body: self::membersOf(['isTyping' => $isTyping], [], $extra));
    }

    /**
     * Say that you look at a conversation.
     *
     * For members: the stream tells the colleagues at once, and no visitor. Nothing is stored. Say it again
     * every 20 seconds; without that it ends after 45.
     *
     * Scope: `conversations:read`.
     *
     * @param string $sessionId
     * @param bool $isViewing
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function viewing(
        string $sessionId,
        bool $isViewing,
        array $extra = [],
    ): void {
        $this->nothingOf('POST /api/conversations/{sessionId}/viewing', params: ['sessionId' => $sessionId], body: self::membersOf(['isViewing' => $isViewing], [], $extra));
    }
}
