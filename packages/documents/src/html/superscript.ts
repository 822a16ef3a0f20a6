const raised = new Map([..."0123456789+-n"].map((plain, at) => [plain, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ"][at]!]));

/** Gives a raised text as plain text: `x<sup>2</sup>` becomes "x²", and `1<sup>st</sup>` "1st". */
export function superscript(text: string): string {
  const characters = [...text.trim()];
  if (characters.every((character) => raised.has(character))) return characters.map((one) => raised.get(one)).join("");
  const isFormula = /^[\p{L}\p{N}+\-*/ ]+$/u.test(text) && /[\p{N}+\-*/]/u.test(text);
  return isFormula ? `^(${text.trim()})` : text;
}
