import { githubScheme } from "./github-scheme.ts";
import { parleyScheme } from "./parley-scheme.ts";
import type { SignatureScheme } from "./signature-scheme.ts";
import { standardScheme } from "./standard-scheme.ts";

/** Every scheme that a source may have. The API reference and all checks follow from this list. */
export const signatureSchemes = [parleyScheme, githubScheme, standardScheme] as const;

export type SchemeName = (typeof signatureSchemes)[number]["name"];

export function schemeOf(name: SchemeName): SignatureScheme {
  return signatureSchemes.find((scheme) => scheme.name === name)!;
}
