/** The nearest sample; louder sounds are clipped. */
export function toSample(value: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(value)));
}
