import Type, { type Static } from "typebox";
import { pageLanguages } from "../../kernel/pages/page-language.ts";
import { IdOf, Maybe, Nullable, Time } from "../../kernel/wire/show.ts";
import { ApiKeyId } from "../access/index.ts";
import { FileId } from "../files/index.ts";

/** No control characters, and no line breaks. */
const oneLine = "^[^\\p{Cc}\\u2028\\u2029]*\\S[^\\p{Cc}\\u2028\\u2029]*$";

const name = Type.String({ minLength: 1, maxLength: 60, pattern: oneLine, description: "One line." });
const greeting = Type.String({ minLength: 1, maxLength: 500, pattern: "\\S" });
const suggestions = Type.Array(Type.String({ minLength: 1, maxLength: 120, pattern: oneLine }), {
  maxItems: 6,
  description: "Questions that a visitor asks with one click, each one line.",
});
const colour = Type.String({
  pattern: "^#[0-9a-fA-F]{6}$",
  description: "`#rrggbb`. The colour of the text on it is computed, so that it can be read.",
});
const avatarFileId = IdOf(FileId, {
  description: "A file of `POST /api/files`: PNG, JPEG or WebP, at most 256 KiB. Null: the first letters of the name.",
});
const theme = Type.Enum(["auto", "light", "dark"], { description: "`auto` follows the visitor's device." });
const position = Type.Enum(["right", "left"]);
const launcher = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: oneLine,
  description: "Text on the button that opens the chat, one line.",
});
const languages = Type.Array(Type.Enum([...pageLanguages]), {
  maxItems: pageLanguages.length,
  uniqueItems: true,
  description: "The languages of its buttons and labels; the first where none fits the visitor. Empty: all.",
});
const handOver = Type.Boolean({ description: "Whether a button asks for a person." });
const askFeedback = Type.Boolean({ description: "Whether it asks if an answer helped." });
const attachments = Type.Enum(["never", "taken-over", "always"], {
  description: "When a visitor may send pictures and PDF files. `taken-over`: once a colleague answers.",
});
const page = Type.Boolean({ description: "Whether `/chat/<publishable key>` shows the chat as a page of its own." });

const voice = Type.Boolean({
  description: "Whether a button lets the visitor speak, where the workspace speaks and understands the language.",
});

const leadForm = Type.Boolean({
  description: "Whether a form for a name and an address is there where the assistant asks for them.",
});

const choices = { suggestions, theme, position, languages, handOver, askFeedback, attachments, page, voice, leadForm };

/** Says how the chat of one key looks and speaks, with all defaults. */
export const WidgetSettings = Type.Object(
  {
    keyId: Nullable(IdOf(ApiKeyId), { description: "Null: what holds for keys that say nothing themselves." }),
    name: Nullable(name, { description: "Who speaks. Null: the workspace's name." }),
    greeting: Nullable(greeting, { description: "Null: a greeting in the visitor's language." }),
    colour: Nullable(colour, { description: "`#rrggbb`. Null: Parley's own." }),
    avatarFileId: Nullable(avatarFileId),
    launcher: Nullable(launcher, { description: "Text on the button that opens the chat. Null: an icon alone." }),
    ...choices,
  },
  { $id: "WidgetSettings" },
);
export type WidgetSettings = Static<typeof WidgetSettings>;

export type WidgetFields = Omit<WidgetSettings, "keyId">;

export const ChangedWidgetSettings = Type.Object(
  {
    ...{ name: Maybe(name), greeting: Maybe(greeting), colour: Maybe(colour), launcher: Maybe(launcher) },
    ...{ suggestions: Maybe(suggestions), theme: Maybe(theme), position: Maybe(position) },
    ...{ languages: Maybe(languages), handOver: Maybe(handOver), askFeedback: Maybe(askFeedback) },
    ...{ attachments: Maybe(attachments), page: Maybe(page), voice: Maybe(voice), leadForm: Maybe(leadForm) },
    avatarFileId: Maybe(Type.String({ maxLength: 64 })),
  },
  {
    additionalProperties: false,
    minProperties: 1,
    $id: "ChangedWidgetSettings",
    description: "Null takes a choice back: the default counts again.",
  },
);
export type ChangedWidgetSettings = Static<typeof ChangedWidgetSettings>;

export const WidgetQuery = Type.Object({
  keyId: Type.Optional(
    Type.String({ maxLength: 64, description: "A publishable key. Left out, the default of the workspace." }),
  ),
});

/** A page learns this of the chat that it shows. Everybody can read it. */
export const WidgetConfig = Type.Object(
  {
    ...WidgetSettings.properties,
    name,
    avatar: Nullable(Type.String(), { description: "The path of the picture. Null: there is none." }),
    voices: Type.Array(Type.Object({ language: Type.String(), voiceModel: Type.String() }), {
      description: "What `POST /api/voice/start` takes, for each language in which a visitor can speak. Empty: none.",
    }),
    teamOpensAt: Nullable(Time, {
      description:
        "When people answer next, by the office hours: a time that is past means now. Null: no hours are set.",
    }),
    usualAnswerSeconds: Nullable(Type.Integer(), {
      description:
        "Half of the visitors of the last four weeks who wanted a person had an answer within this time. Null: fewer than five had one.",
    }),
  },
  { $id: "WidgetConfig" },
);
export type WidgetConfig = Static<typeof WidgetConfig>;
