const pattern = /(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?![\d.])/;

/** Gives the first enhanced status code (RFC 3463) in a text, such as 5.1.1; null without one. */
export function enhancedStatus(text: string): string | null {
  return pattern.exec(text)?.[1] ?? null;
}
