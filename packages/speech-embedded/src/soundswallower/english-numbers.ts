const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** "20" → twenty. Longer than six digits, or with a zero in front: digit by digit. */
export function englishNumbers(digits: string): string[] {
  if (digits.length > 6 || /^0\d/.test(digits)) return [...digits].map((digit) => small[Number(digit)]!);
  return wordsOf(Number(digits));
}

function wordsOf(number: number): string[] {
  if (number < 20) return [small[number]!];
  if (number < 100) return [tens[Math.floor(number / 10)]!, ...unlessZero(number % 10)];
  if (number < 1_000) return [small[Math.floor(number / 100)]!, "hundred", ...unlessZero(number % 100)];
  // Years: nineteen ninety nine.
  if (number >= 1_100 && number < 2_000 && number % 100 >= 10) {
    return [...wordsOf(Math.floor(number / 100)), ...wordsOf(number % 100)];
  }
  return [...wordsOf(Math.floor(number / 1_000)), "thousand", ...unlessZero(number % 1_000)];
}

function unlessZero(number: number): string[] {
  return number === 0 ? [] : wordsOf(number);
}
