import type { AssistantSettings } from "./schema.ts";

/** Settings as a request gives them: any of them, and of `handOver` any of its members. */
export type GivenSettings = Partial<Omit<AssistantSettings, "handOver">> & {
  handOver?: Partial<AssistantSettings["handOver"]>;
};

/** The settings with those that the request gives. */
export function mergeSettings(settings: AssistantSettings, { handOver, ...given }: GivenSettings): AssistantSettings {
  return { ...settings, ...given, handOver: { ...settings.handOver, ...handOver } };
}
