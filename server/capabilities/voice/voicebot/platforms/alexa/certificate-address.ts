/**
 * The address of Amazon's certificates that a request names, when it is one: https, at
 * s3.amazonaws.com, port 443, below /echo.api/. Undefined for any other address.
 */
export function certificateAddress(written: string | undefined): URL | undefined {
  if (written === undefined || !URL.canParse(written)) return undefined;
  // The path comes without `..`, the name of the host in small letters, port 443 as none.
  const url = new URL(written);
  const isAmazons =
    url.protocol === "https:" &&
    url.hostname === "s3.amazonaws.com" &&
    url.port === "" &&
    url.username === "" &&
    url.password === "" &&
    url.pathname.startsWith("/echo.api/");
  return isAmazons ? new URL(url.pathname, url.origin) : undefined;
}
