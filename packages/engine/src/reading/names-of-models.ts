/** Assistants that people know by name, in any language, as parts of a pattern over folded words. */
export const namesOfModels =
  "chat ?gpt|gpt(?:[ -]?\\d\\w*)?|claude|gemini|copilot|siri|alexa|llama|mistral|deep ?seek|grok|llm";
