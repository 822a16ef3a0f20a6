import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { answerRequest } from "./answer-request.ts";
import { localeOf } from "./locale-of.ts";
import { answerQuestion } from "./native/answer-question.ts";
import type { VoicebotAnswer, VoicebotQuestion } from "./native/schema.ts";
import { platforms } from "./platforms/platforms.ts";

/**
 * Answers a caller with a credential: a question in Parley's own form, or a platform's request,
 * which is recognised by its shape and answered in the platform's form. Throws as `answerQuestion`,
 * and forbidden for a platform's request with a publishable key.
 */
export async function answerByKey(
  call: Call<unknown, object, Record<string, unknown>>,
): Promise<VoicebotAnswer | Answer> {
  const arrivedAtMs = performance.now();
  const { kernel, caller, body } = call;
  const platform = platforms.find((candidate) => candidate.matches(body));
  if (platform === undefined) return answerQuestion(call, body as VoicebotQuestion);
  if (caller.kind === "publishable-key") {
    throw new Problem(forbidden, "A publishable key speaks for one person. Make a voice channel for the platform.");
  }
  const request = platform.read(body, { ...call.query });
  const locale = localeOf(request.locale);
  const spoken = await answerRequest(
    kernel,
    {
      ...{ workspaceId: caller.workspaceId, entrance: platform.name, platform, locale },
      ...{
        assistantId: null,
        greeting: null,
        databaseRules: caller.databaseRules,
        answerByMs: arrivedAtMs + platform.answerWithinMs,
      },
    },
    request,
  );
  return request.write(spoken, { url: `${kernel.config.publicUrl}/api/voicebot`, title: undefined, locale });
}
