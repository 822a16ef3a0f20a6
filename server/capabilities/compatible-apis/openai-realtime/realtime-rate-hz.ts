/** Samples a second that sessions have inside. */
export const realtimeRateHz = 24_000;
export const telephoneRateHz = 8_000;
