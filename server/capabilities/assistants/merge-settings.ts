import type { AssistantSettings } from "./schema.ts";

/** Settings as a request gives them: any of them, and of `handOver` and `voice` any of their members. */
export type GivenSettings = Partial<Omit<AssistantSettings, "handOver" | "voice" | "knowledge">> & {
  knowledge?: Partial<NonNullable<AssistantSettings["knowledge"]>> | null;
  handOver?: Partial<AssistantSettings["handOver"]>;
  voice?: Partial<AssistantSettings["voice"]>;
};

/** Gives the settings with those that the request gives. */
export function mergeSettings(
  settings: AssistantSettings,
  { handOver, voice, knowledge, ...given }: GivenSettings,
): AssistantSettings {
  return {
    ...settings,
    ...given,
    ...(knowledge !== undefined && { knowledge: knowledge && { sourceIds: [], ...knowledge } }),
    handOver: { ...settings.handOver, ...handOver },
    voice: { ...settings.voice, ...voice },
  };
}
