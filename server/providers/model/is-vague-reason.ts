/** Words of errors that say no more than that the request failed. */
const emptyWords = new Set(
  (
    "a an and again argument arguments bad be body by cannot check client code contains content could entity error " +
    "exception exists failed for from has have http in input invalid is it malformed not occurred of or parameter " +
    "parameters params payload please process processable processed provider refused rejected request response " +
    "returned returning sent server something status the this to try type unable unknown unprocessable upstream " +
    "validation value was went with wrong your"
  ).split(" "),
);

/** Whether a vendor's reason names nothing of the request: "Bad request", "Provider returned error (400)". */
export function isVagueReason(reason: string): boolean {
  const words = reason.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  return words.every((word) => emptyWords.has(word));
}
