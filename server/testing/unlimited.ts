/**
 * Settings without rate limits. A test of server processes imports them without loading a server.
 */
export const unlimited = {
  PARLEY_LIMIT_KEY: "0",
  PARLEY_LIMIT_PUBLIC: "0",
  PARLEY_LIMIT_SIGNIN: "0",
  PARLEY_LIMIT_SIGNUP: "0",
};
