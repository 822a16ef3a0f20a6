const chat = "Send messages to POST /v1/chat/completions, or to POST /v1/responses.";
const knowledge = "Teach texts and questions with POST /api/knowledge/sources.";
const stored =
  "GET /api/conversations lists what is stored, and GET /api/conversations/{sessionId}/messages its messages.";

/** By the first steps of the path below /v1/: what Parley has in its place. */
const places: readonly (readonly [prefix: string, sentence: string])[] = [
  ["completions", `Parley completes no prompts. ${chat}`],
  ["chat/completions", `Parley keeps completions as conversations. ${stored}`],
  ["assistants", "Assistants are at /api/assistants. Send the id or the name of one as `model` to POST /v1/responses."],
  ["threads", `A conversation takes the place of a thread: send \`conversation\` to POST /v1/responses. ${stored}`],
  ["conversations", `A conversation begins with its first POST /v1/responses, which may name it. ${stored}`],
  ["files", `Parley stores no files. ${knowledge}`],
  ["uploads", `Parley stores no files. ${knowledge}`],
  ["vector_stores", `Parley has one knowledge for each workspace. ${knowledge}`],
  ["audio", "Parley has POST /v1/audio/speech and POST /v1/audio/transcriptions."],
  ["images", `Parley answers with text. ${chat}`],
  ["videos", `Parley answers with text. ${chat}`],
  ["realtime", `Parley answers with text. ${chat}`],
];

/** Says what to use in place of a path of OpenAI's that Parley does not have. */
export function explainUnknownPath(path: string): string {
  const below = path.slice("/v1/".length);
  const found = places.find(([prefix]) => below === prefix || below.startsWith(`${prefix}/`));
  if (found !== undefined) return found[1];
  return "Below /v1/ Parley has chat completions, responses, embeddings, audio and models. See /docs for all paths.";
}
