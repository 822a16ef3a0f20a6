/** A token is renewed so long before its end. */
const marginMs = 30_000;
/**
 * Signs a person in for a page, and keeps its access token fresh.
 * @example
 * const signIn = new AppSignIn({ endpoint, clientId, redirectUri });
 * if (!(await signIn.finish())) await signIn.start();
 * const parley = new Parley({ endpoint, accessToken: signIn.accessToken });
 */
export class AppSignIn {
    #settings;
    #token;
    #renewal;
    constructor(settings) {
        /**
         * Gives an access token that is valid now. Several calls at once renew it once.
         * @throws Error when the person has to sign in again
         */
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
                this.#renewal = undefined;
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
            code_challenge_method: "S256",
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
        // Another page, or another server, may have made the address.
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
        this.#token = undefined;
        this.#keep("refresh");
        if (token)
            await this.#post("revoke", { token });
    }
    async #ask(form) {
        const response = await this.#post("token", form);
        const answer = (await response.json());
        if (!response.ok) {
            this.#token = undefined;
            // The grant has ended: no later attempt succeeds.
            if (answer.error === "invalid_grant")
                this.#keep("refresh");
            throw new Error(`The sign-in was refused: ${answer.error}`);
        }
        const { access_token, refresh_token, expires_in } = answer;
        this.#token = { text: access_token, endsAtMs: Date.now() + expires_in * 1_000 };
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
//# sourceMappingURL=app-sign-in.js.map