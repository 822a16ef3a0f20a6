<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** UiChatRequest is a value of the API. */
final class UiChatRequest extends Value
{
    protected const READINGS = [
        'messages' => ['list', UiChatRequestMessage::class],
        'context' => ChatContext::class,
        'tools' => ['union', ['list', UiChatRequestTool::class], ['map', UiChatRequestToolsValue::class]],
        'toolChoice' => UiChatRequestToolChoice::class,
        'responseFormat' => ['union', UiChatRequestResponseFormatText::class, UiChatRequestResponseFormatJson::class],
    ];

    protected const REQUIRED = [
        'id',
        'messages',
    ];

    protected const MAPS = [
        'tools',
    ];

    /**
     * @param string $id The chat's id. Parley uses it as the session id, unless X-Session-Id names another.
     * @param list<UiChatRequestMessage> $messages What the model sees of the chat. The last message is the
     * question, or the assistant's message with the results of the page's tools. With a publishable key Parley
     * reads the last question only, and takes the earlier messages from the stored conversation.
     * @param 'submit-message'|'regenerate-message'|string|null $trigger `regenerate-message` asks for another
     * reply to the last question, which is stored once.
     * @param string|mixed $messageId
     * @param ChatContext|null $context
     * @param string|null $model `<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its
     * name or an alias. Left out, the conversation's assistant with its own model. Ignored for publishable keys.
     * @param string|null $assistantId Who answers in this conversation from now on. Left out, it does not
     * change.
     * @param string|null $system Instructions in addition to the assistant's. Without effect for publishable
     * keys.
     * @param int|float|null $temperature
     * @param int|float|null $topP
     * @param int|null $topK
     * @param int|float|null $presencePenalty
     * @param int|float|null $frequencyPenalty
     * @param int|null $seed
     * @param list<string>|null $stopSequences Without a language model Parley cuts the text.
     * @param int|null $maxOutputTokens Without a language model Parley cuts the text.
     * @param list<UiChatRequestTool>|array<string, UiChatRequestToolsValue>|null $tools The page's tools: a
     * list, or an object by name. A call of one ends the reply; the next request brings its result. Needs a
     * language model, and is refused with a publishable key.
     * @param 'auto'|'none'|'required'|UiChatRequestToolChoice|null $toolChoice
     * @param UiChatRequestResponseFormatText|UiChatRequestResponseFormatJson|null $responseFormat `json` needs a
     * language model, and is refused with a publishable key.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly array $messages,
        public readonly ?string $trigger = null,
        public readonly ?string $messageId = null,
        public readonly ?ChatContext $context = null,
        public readonly ?string $model = null,
        public readonly ?string $assistantId = null,
        public readonly ?string $system = null,
        public readonly int|float|null $temperature = null,
        public readonly int|float|null $topP = null,
        public readonly ?int $topK = null,
        public readonly int|float|null $presencePenalty = null,
        public readonly int|float|null $frequencyPenalty = null,
        public readonly ?int $seed = null,
        public readonly ?array $stopSequences = null,
        public readonly ?int $maxOutputTokens = null,
        public readonly ?array $tools = null,
        public readonly string|UiChatRequestToolChoice|null $toolChoice = null,
        public readonly UiChatRequestResponseFormatText|UiChatRequestResponseFormatJson|null $responseFormat = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
