/**
 * The server, or the way to it, refused something. `status` 0: it was not reached. `detail` is its
 * sentence.
 */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} detail
   */
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

/**
 * Calls the API of the server that the page is of; without a key where `key` is undefined. Throws Refusal.
 * @param {string | undefined} key
 * @param {string} path
 * @param {unknown} [body]
 */
export async function callServer(key, path, body) {
  /** @type {Record<string, string>} */
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const json = {
    method: "POST",
    body: JSON.stringify(body),
    headers: { ...headers, "content-type": "application/json" },
  };
  // A header cannot hold every character that can be typed.
  const response = await fetch(path, body === undefined ? { headers } : json).catch((error) => {
    throw new Refusal(/^[\x21-\x7e]*$/.test(key ?? "") ? 0 : 401, String(error));
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(response.status, answer.detail ?? response.statusText);
  return answer;
}
