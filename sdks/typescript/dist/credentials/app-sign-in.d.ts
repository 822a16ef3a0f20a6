type PageStorage = {
    getItem(name: string): string | null;
    setItem(name: string, value: string): void;
    removeItem(name: string): void;
};
export type AppSignInSettings = {
    /** The URL of the server, e.g. `https://assistant.example.com`. */
    endpoint: string;
    /** The id of the app, `app_…`. */
    clientId: string;
    /** One of the app's addresses, exactly. The page there calls `finish`. */
    redirectUri: string;
    /** The scopes that the page asks for, with blanks between them. Default: all that the app may have. */
    scope?: string;
    /** Keeps the refresh token of the page. Default: `sessionStorage`, which ends with the tab. */
    storage?: PageStorage;
};
/**
 * Signs a person in for a page, and keeps its access token fresh.
 * @example
 * const signIn = new AppSignIn({ endpoint, clientId, redirectUri });
 * if (!(await signIn.finish())) await signIn.start();
 * const parley = new Parley({ endpoint, accessToken: signIn.accessToken });
 */
export declare class AppSignIn {
    #private;
    constructor(settings: AppSignInSettings);
    /** Sends the person to the server, which asks them. They come back to `redirectUri`. */
    start(): Promise<void>;
    /**
     * Takes the code out of the page's address. Tells whether the person is signed in, also from before.
     * @throws Error when the person has refused, or the address does not belong to this page's `start`
     */
    finish(): Promise<boolean>;
    /**
     * Gives an access token that is valid now. Several calls at once renew it once.
     * @throws Error when the person has to sign in again
     */
    readonly accessToken: (refused?: string) => Promise<string>;
    /** Ends what the person has let the app do. */
    signOut(): Promise<void>;
}
export {};
