/** A text that may repeat credentials, without them. */
export function hideTexts(text: string, hidden: readonly string[]): string {
  return hidden.filter((each) => each.length >= 4).reduce((left, each) => left.replaceAll(each, "***"), text);
}
