import { checkNumbers } from "../check-numbers.ts";
import { ask } from "../exchanging/ask.ts";
import type { Reader } from "../exchanging/exchange.ts";
import { isStream } from "../exchanging/stream-of.ts";
import type { UntypedInput } from "../operation.d.ts";
import { ParleyProblem } from "../parley-problem.ts";
import type { Route } from "../route.ts";
import type { Settings } from "../settings.ts";

/**
 * Sends a request with the access token of an app. When the server refuses the token, it gets another one
 * and sends the request once more. Without such a token it sends the request with the key.
 */
export async function askWithToken<Answer>(
  settings: Settings,
  route: Route,
  input: UntypedInput,
  read: Reader<Answer>,
): Promise<Answer> {
  checkNumbers(input);
  const { accessToken } = settings;
  if (accessToken === undefined) return ask(settings, route, input, read);
  const token = await accessToken();
  try {
    return await ask(withKey(settings, token), route, input, read);
  } catch (error) {
    if (!(error instanceof ParleyProblem) || error.status !== 401 || isReadOnce(input.body)) throw error;
    const next = await accessToken(token);
    if (next === token) throw error;
    return ask(withKey(settings, next), route, input, read);
  }
}

function withKey(settings: Settings, key: string): Settings {
  return Object.create(settings, { apiKey: { value: () => key } }) as Settings;
}

function isReadOnce(body: unknown): boolean {
  return isStream(body) || Object.values(Object(body)).some(isStream);
}
