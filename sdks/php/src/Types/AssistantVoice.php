<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AssistantVoice is a value of the API. */
final class AssistantVoice extends Value
{
    protected const REQUIRED = [
        'greeting',
        'phrases',
        'slots',
        'recordingNotice',
    ];

    protected const MAPS = [
        'slots',
    ];

    /**
     * @param string|mixed $greeting Said when a conversation by voice begins. Null: the assistant's greeting.
     * @param list<string> $phrases What people may say beside the questions of the FAQs and the titles of the
     * texts, for a recognizer that knows phrases only. `<city>` stands for a value of the slot `city`;
     * `<number>` (0 to 999), `<digits>` and `<letters>` are slots that need no values.
     * @param array<string, list<string>> $slots What stands for `<name>` in the phrases.
     * @param string|mixed $recordingNotice Said when a conversation by voice begins: that it is recorded, why,
     * and how the person refuses. Null: nothing is recorded.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $greeting,
        public readonly array $phrases,
        public readonly array $slots,
        public readonly ?string $recordingNotice,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
