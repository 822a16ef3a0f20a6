/**
 * Gives the members of an `error` event, of the error's `type`, `code`, `message` and `param`. OpenAI
 * describes them flat and sends them in `error`: some clients read the one, some the other.
 */
export function errorEvent(error: Record<string, string | null>) {
  const { code = null, message = null, param = null } = error;
  return { code, message, param, error };
}
