/** The vendors of language models, one line each. Everything about a vendor is in its file. */
export { anthropic } from "./anthropic.ts";
export { google } from "./google.ts";
export { mistral } from "./mistral.ts";
export { openai } from "./openai.ts";
export { openaiCompatible } from "./openai-compatible.ts";
