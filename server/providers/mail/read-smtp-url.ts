/**
 * Reads the settings of a connection by nodemailer, from `smtp://user:password@host:587`.
 * @throws Error with a sentence for the operator, which does not repeat the URL
 */
export function readSmtpUrl(text: string) {
  const url = parseSmtpUrl(text);
  const isSecure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const isThisMachine = /^(localhost|127(\.\d+){3}|::1)$/i.test(host);
  const starttls = url.searchParams.get("starttls") ?? (url.password !== "" && !isThisMachine ? "require" : "optional");
  if (!["require", "optional", "never"].includes(starttls))
    throw unreadable("starttls must be require, optional or never");
  return {
    host,
    port: url.port === "" ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    requireTLS: !isSecure && starttls === "require",
    ignoreTLS: starttls === "never",
    ...(url.username === "" ? {} : { auth: { user: decode(url.username), pass: decode(url.password) } }),
  };
}

function parseSmtpUrl(text: string): URL {
  const url = URL.parse(text);
  const isSecure = url?.protocol === "smtps:";
  const isUnderstood =
    url !== null &&
    (isSecure || url.protocol === "smtp:") &&
    url.hostname !== "" &&
    ["", "/"].includes(url.pathname) &&
    [...url.searchParams.keys()].every((name) => name === "starttls" && !isSecure);
  if (isUnderstood) return url;
  throw unreadable("It must look like smtp://user:password@host:587 or smtps://user:password@host:465");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw new Error("The user name or password of the mail server contains a % that begins no code. Write it as %25.", {
      cause,
    });
  }
}

function unreadable(advice: string): Error {
  return new Error(`The URL of the mail server cannot be read. ${advice}.`);
}
