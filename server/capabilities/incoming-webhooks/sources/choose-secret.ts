import { cannotBeDone } from "../../../kernel/problem.ts";
import { refused } from "../problems.ts";
import { type SchemeName, schemeOf } from "../signature-schemes/signature-schemes.ts";

/**
 * Chooses the secret that the sender brings, or a new one. Throws cannot-be-done when the scheme cannot use
 * it.
 */
export function chooseSecret(schemeName: SchemeName, given: string | undefined): string {
  const scheme = schemeOf(schemeName);
  if (given === undefined) return scheme.createSecret();
  const fault = scheme.findSecretFault?.(given);
  if (fault !== undefined) throw refused(cannotBeDone, "/body/secret", fault);
  return given;
}
