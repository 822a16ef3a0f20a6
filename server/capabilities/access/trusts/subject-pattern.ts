/**
 * Compares subjects with a pattern. Platforms write a subject as names with `:` between them, such as
 * `repo:acme/shop:ref:refs/heads/main`. A `*` stands for any characters of one of these names, so that it
 * never reaches into the next one.
 */
export const subjectPattern = {
  matches(pattern: string, subject: string): boolean {
    const [wanted, given] = [pattern.split(":"), subject.split(":")];
    return wanted.length === given.length && wanted.every((name, index) => matchesName(name, given[index] ?? ""));
  },

  /** Says what is wrong with a pattern. Undefined for a good one. */
  findFault(pattern: string): string | undefined {
    const [first = "", second = ""] = pattern.split(":");
    // On a platform that everybody uses, such a pattern would trust everybody.
    if (first.startsWith("*") || second.startsWith("*"))
      return "must say whose machines it means: neither of its first two parts may begin with *";
    return undefined;
  },
};

/** Takes time in proportion to both lengths multiplied, whatever the pattern is. */
function matchesName(pattern: string, name: string): boolean {
  let [inPattern, inName] = [0, 0];
  let [star, retryAt] = [-1, 0];
  while (inName < name.length) {
    if (pattern[inPattern] === "*") {
      star = inPattern++;
      retryAt = inName;
    } else if (inPattern < pattern.length && pattern[inPattern] === name[inName]) {
      inPattern++;
      inName++;
    } else if (star >= 0) {
      inPattern = star + 1;
      inName = ++retryAt;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === "*") inPattern++;
  return inPattern === pattern.length;
}
