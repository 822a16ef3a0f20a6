var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  AppSignIn: () => AppSignIn
});
module.exports = __toCommonJS(stdin_exports);
const marginMs = 3e4;
class AppSignIn {
  #settings;
  #token;
  #renewal;
  constructor(settings) {
    this.accessToken = async (refused) => {
      const token = this.#token;
      if (token && token.text !== refused && token.endsAtMs > Date.now() + marginMs)
        return token.text;
      const renew = async () => {
        const refreshToken = this.#storage().getItem(this.#name("refresh"));
        if (!refreshToken)
          throw new Error("Nobody is signed in.");
        return this.#ask({ grant_type: "refresh_token", refresh_token: refreshToken });
      };
      this.#renewal ??= renew().finally(() => {
        this.#renewal = void 0;
      });
      return this.#renewal;
    };
    this.#settings = settings;
  }
  /** Sends the person to the server, which asks them. They come back to `redirectUri`. */
  async start() {
    const { clientId, redirectUri, scope } = this.#settings;
    const [verifier, state] = [randomText(), randomText()];
    this.#keep("flow", `${state} ${verifier}`);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    const query = new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      state,
      code_challenge: base64url(new Uint8Array(hash)),
      code_challenge_method: "S256"
    });
    if (scope)
      query.set("scope", scope);
    location.assign(`${this.#server()}/oauth/authorize?${query}`);
  }
  /**
   * Takes the code out of the page's address. Tells whether the person is signed in, also from before.
   * @throws Error when the person has refused, or the address does not belong to this page's `start`
   */
  async finish() {
    const address = new URL(location.href);
    const { searchParams } = address;
    const given = (name) => searchParams.get(name);
    const [code, error, state, issuer] = ["code", "error", "state", "iss"].map(given);
    if (!state || !(code || error))
      return !!this.#token || !!this.#storage().getItem(this.#name("refresh"));
    for (const name of ["code", "error", "error_description", "state", "iss"])
      searchParams.delete(name);
    history.replaceState(null, "", address.href);
    const [expected, verifier] = (this.#storage().getItem(this.#name("flow")) ?? "").split(" ");
    this.#keep("flow");
    if (state !== expected || !verifier || issuer !== new URL(this.#server()).origin)
      throw new Error("This sign-in was not begun by this page.");
    if (!code)
      throw new Error(`The sign-in was refused: ${error}`);
    const { redirectUri } = this.#settings;
    await this.#ask({ grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier });
    return true;
  }
  /** Ends what the person has let the app do. */
  async signOut() {
    const token = this.#storage().getItem(this.#name("refresh"));
    this.#token = void 0;
    this.#keep("refresh");
    if (token)
      await this.#post("revoke", { token });
  }
  async #ask(form) {
    const response = await this.#post("token", form);
    const answer = await response.json();
    if (!response.ok) {
      this.#token = void 0;
      if (answer.error === "invalid_grant")
        this.#keep("refresh");
      throw new Error(`The sign-in was refused: ${answer.error}`);
    }
    const { access_token, refresh_token, expires_in } = answer;
    this.#token = { text: access_token, endsAtMs: Date.now() + expires_in * 1e3 };
    if (refresh_token)
      this.#keep("refresh", refresh_token);
    return access_token;
  }
  #post(path, form) {
    const body = new URLSearchParams({ client_id: this.#settings.clientId, ...form });
    return fetch(`${this.#server()}/oauth/${path}`, { method: "POST", body, credentials: "omit" });
  }
  #server() {
    return this.#settings.endpoint.replace(/\/+$/, "");
  }
  #storage() {
    return this.#settings.storage ?? sessionStorage;
  }
  #name(what) {
    return `parley ${what} ${this.#settings.clientId}`;
  }
  #keep(what, value) {
    if (value)
      this.#storage().setItem(this.#name(what), value);
    else
      this.#storage().removeItem(this.#name(what));
  }
}
function randomText() {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}
function base64url(bytes) {
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}
