/** A function is asked before each connection, so that the token is never old; undefined while nobody is signed in. */
export type UserToken = string | (() => string | undefined | Promise<string | undefined>);

export async function readUserToken(given: UserToken | undefined): Promise<string | undefined> {
  return typeof given === "function" ? given() : given;
}
