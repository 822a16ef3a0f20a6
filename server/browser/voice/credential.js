import { callServer } from "./call-server.js";

/** Access tokens are renewed so long before their end. */
const leadMs = 60_000;
const retryMs = 5_000;

/**
 * Holds what was entered in a field: a key, an access token, or the refresh token of a sign-in. The
 * page gets access tokens for a refresh token, again and again. `onFresh(accessToken)` hears of
 * each later one.
 */
export class Credential {
  #field;
  #onFresh;
  #entered = "";
  #ready = Promise.resolve("");
  #timer;

  constructor(field, onFresh) {
    this.#field = field;
    this.#onFresh = onFresh;
  }

  /** The key or the access token to call with; empty where nothing was entered. Throws Refusal. */
  text() {
    const entered = this.#field.value.trim();
    if (entered === this.#entered) return this.#ready;
    clearTimeout(this.#timer);
    this.#entered = entered;
    this.#ready = isRefreshToken(entered) ? this.#exchange(entered) : Promise.resolve(entered);
    // A refused credential is tried again when it is used again.
    this.#ready.catch(() => {
      if (this.#entered === entered) this.#entered = "";
    });
    return this.#ready;
  }

  async #exchange(refreshToken) {
    const fresh = await callServer(undefined, "/api/auth/refresh", { refreshToken });
    // Another credential was entered meanwhile.
    if (this.#entered !== refreshToken) return fresh.accessToken;
    // A refresh token works once, so that the next one takes its place.
    if (this.#field.value.trim() === refreshToken) this.#field.value = fresh.refreshToken;
    this.#entered = fresh.refreshToken;
    this.#timer = setTimeout(() => this.#renew(), fresh.expiresIn * 1000 - leadMs);
    return fresh.accessToken;
  }

  async #renew() {
    const refreshToken = this.#entered;
    try {
      const accessToken = await this.#exchange(refreshToken);
      this.#ready = Promise.resolve(accessToken);
      this.#onFresh(accessToken);
    } catch (error) {
      // A refused token stays refused; the former access token serves until its end.
      if (error.status !== 401) this.#timer = setTimeout(() => this.#renew(), retryMs);
    }
  }
}

function isRefreshToken(entered) {
  return entered !== "" && !entered.startsWith("parley_") && !entered.includes(".");
}
