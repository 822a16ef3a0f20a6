/**
 * A user token from your server. A function is called before each connection, so that the token is
 * fresh. It gives undefined while nobody is signed in.
 */
export type UserToken = string | (() => string | undefined | Promise<string | undefined>);
export declare function readUserToken(given: UserToken | undefined): Promise<string | undefined>;
