import Type, { type Static } from "typebox";
import { Maybe } from "../../../kernel/wire/show.ts";
import { functionFields, open, toolsOf } from "../openai/schema.ts";

/** The settings of a session, in the form that the protocol shows them. */

const Format = Type.Object(
  { type: Type.Enum(["audio/pcm", "audio/pcmu", "audio/pcma"]), rate: Maybe(Type.Integer()) },
  open,
);
const TurnDetection = Type.Object(
  {
    type: Type.Enum(["server_vad", "semantic_vad"]),
    create_response: Maybe(Type.Boolean()),
    interrupt_response: Maybe(Type.Boolean()),
    threshold: Maybe(Type.Number({ minimum: 0, maximum: 1 })),
    prefix_padding_ms: Maybe(Type.Integer({ minimum: 0, maximum: 5_000 })),
    silence_duration_ms: Maybe(Type.Integer({ minimum: 0, maximum: 20_000 })),
    eagerness: Maybe(Type.Enum(["low", "medium", "high", "auto"])),
    idle_timeout_ms: Maybe(Type.Integer({ minimum: 0 })),
  },
  open,
);
export type TurnDetection = Static<typeof TurnDetection>;

const Transcription = Type.Object({ language: Maybe(Type.String({ maxLength: 35 })) }, open);
const Voice = Type.Union([Type.String({ maxLength: 200 }), Type.Object({ id: Type.String({ maxLength: 200 }) }, open)]);
const Modalities = Type.Array(Type.Enum(["text", "audio"]), { minItems: 1, maxItems: 2 });
const TokenLimit = Type.Union([Type.Integer({ minimum: 1 }), Type.Literal("inf")]);
const Tool = Type.Object({ type: Type.String({ maxLength: 100 }), ...functionFields }, open);
const ToolChoice = Type.Union([
  Type.Enum(["auto", "none", "required"]),
  Type.Object({ type: Type.String({ maxLength: 100 }), name: Type.Optional(Type.String()) }, open),
]);

const shared = {
  instructions: Type.Optional(Type.String({ maxLength: 100_000 })),
  output_modalities: Type.Optional(Modalities),
  tools: toolsOf(Tool),
  tool_choice: Type.Optional(ToolChoice),
  max_output_tokens: Type.Optional(TokenLimit),
};

const Input = Type.Object(
  {
    format: Type.Optional(Format),
    transcription: Maybe(Transcription),
    noise_reduction: Maybe(Type.Object({}, open)),
    turn_detection: Maybe(TurnDetection),
  },
  open,
);
const Output = Type.Object(
  {
    format: Type.Optional(Format),
    voice: Type.Optional(Voice),
    speed: Type.Optional(Type.Number({ minimum: 0.25, maximum: 1.5 })),
  },
  open,
);

export const SessionUpdate = Type.Object(
  {
    ...shared,
    type: Type.Optional(Type.Literal("realtime")),
    audio: Type.Optional(Type.Object({ input: Type.Optional(Input), output: Type.Optional(Output) }, open)),
  },
  open,
);
export type SessionUpdate = Static<typeof SessionUpdate>;

export const ResponseSettings = Type.Object(
  {
    ...shared,
    audio: Type.Optional(Type.Object({ output: Type.Optional(Output) }, open)),
    conversation: Type.Optional(Type.String({ maxLength: 200 })),
    input: Maybe(Type.Array(Type.Object({ type: Type.Optional(Type.String()) }, open), { maxItems: 1_000 })),
    metadata: Maybe(Type.Record(Type.String(), Type.String())),
  },
  open,
);
export type ResponseSettings = Static<typeof ResponseSettings>;

type Format = Static<typeof Format>;
export type SoundFormat = Format["type"];

export type SessionSettings = Required<Pick<SessionUpdate, "instructions" | "tool_choice">> & {
  output_modalities: ("text" | "audio")[];
  max_output_tokens: number | "inf";
  tools: NonNullable<SessionUpdate["tools"]>;
  audio: {
    input: { format: Format; turn_detection: TurnDetection | null; transcription?: Static<typeof Transcription> };
    output: { format: Format; voice: string; speed: number };
  };
};

const pcm: Format = { type: "audio/pcm", rate: 24_000 };
const usualDetection = { create_response: true, interrupt_response: true };
const detections = {
  server_vad: { threshold: 0.5, prefix_padding_ms: 300, silence_duration_ms: 500, idle_timeout_ms: null },
  semantic_vad: { eagerness: "auto" as const },
};

export function usualSettings(voice: string): SessionSettings {
  return {
    output_modalities: ["audio"],
    instructions: "",
    tools: [],
    tool_choice: "auto",
    max_output_tokens: "inf",
    audio: {
      input: { format: pcm, turn_detection: { type: "server_vad", ...usualDetection, ...detections.server_vad } },
      output: { format: pcm, voice, speed: 1 },
    },
  };
}

/** Gives the settings after an update, which names what changes. */
export function mergeSettings(settings: SessionSettings, update: SessionUpdate): SessionSettings {
  const { audio, tools, type: _, ...rest } = update;
  const input = audio?.input ?? {};
  const output = audio?.output ?? {};
  const { turn_detection: detection, transcription, noise_reduction: _noise, ...otherInput } = input;
  const former = settings.audio.input;
  const voice = typeof output.voice === "object" ? output.voice.id : output.voice;
  const { transcription: formerTranscription, ...formerInput } = former;
  const transcribed = transcription === undefined ? formerTranscription : (transcription ?? undefined);
  return {
    ...settings,
    ...rest,
    tools: tools === undefined ? settings.tools : (tools ?? []),
    audio: {
      input: {
        ...formerInput,
        ...otherInput,
        ...(transcribed === undefined ? {} : { transcription: transcribed }),
        turn_detection:
          detection === undefined ? former.turn_detection : detection && wholeDetection(former, detection),
      },
      output: { ...settings.audio.output, ...output, voice: voice ?? settings.audio.output.voice },
    },
  };
}

/** A detection of the same type keeps what the update does not name. */
function wholeDetection(former: SessionSettings["audio"]["input"], update: TurnDetection): TurnDetection {
  const kept = former.turn_detection?.type === update.type ? former.turn_detection : {};
  const named = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== null));
  return { ...usualDetection, ...detections[update.type], ...kept, ...named, type: update.type };
}
