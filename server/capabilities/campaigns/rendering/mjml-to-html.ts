import mjml from "mjml-browser";

type MjmlFault = { line?: number; message: string; tagName?: string };
const mostFaults = 10;
/** Without fonts, which MJML would load from Google: readers are not told to strangers. */
const options = { validationLevel: "soft", keepComments: false, fonts: {} } as const;

/**
 * MJML as the version for browsers compiles it: that version has no access to files, so that an
 * include reads nothing.
 */
export async function mjmlToHtml(source: string): Promise<{ html: string; faults: string[] }> {
  const include = /<mj-include\b/i.exec(source);
  if (include !== null) {
    const line = source.slice(0, include.index).split("\n").length;
    return { html: "", faults: [`line ${line}: <mj-include> is not supported. Put the content in its place`] };
  }
  try {
    const { html, errors } = (await mjml(source, options)) as {
      html: string;
      errors: MjmlFault[];
    };
    return { html, faults: errors.slice(0, mostFaults).map(explain) };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return {
      html: "",
      faults: [`is no MJML: ${(error as Error).message.split("\n")[0]!.slice(0, 200).replace(/\.+$/, "")}`],
    };
  }
}

function explain({ line, message, tagName }: MjmlFault): string {
  return `${line === undefined ? "" : `line ${line}: `}${tagName === undefined ? "" : `<${tagName}>: `}${message.slice(0, 200)}`;
}
