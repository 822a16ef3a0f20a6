const shortestForm = 8;

/**
 * What shows in base64 that a text is in the encoded bytes, wherever it begins among them: three
 * forms, and as many of base64url where they differ. The characters that also depend on the
 * neighbours of the text are left out.
 */
export function base64FormsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const forms = [0, 1, 2].map((offset) => {
    const firstOwn = Math.ceil((offset * 8) / 6);
    const afterOwn = Math.floor(((offset + bytes.length) * 8) / 6);
    return Buffer.concat([Buffer.alloc(offset), bytes])
      .toString("base64")
      .slice(firstOwn, afterOwn);
  });
  const inAddresses = forms.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"));
  return [...new Set([...forms, ...inAddresses])].filter((form) => form.length >= shortestForm);
}
