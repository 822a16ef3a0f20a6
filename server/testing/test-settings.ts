/** Apart from the test server, so that a test of server processes need not load a whole server itself. */

export const testSecret = "a secret that only the tests know, 32+";

/** Settings without rate limits. */
export const unlimited = {
  PARLEY_LIMIT_KEY: "0",
  PARLEY_LIMIT_PUBLIC: "0",
  PARLEY_LIMIT_SIGNIN: "0",
  PARLEY_LIMIT_SIGNUP: "0",
};

/** Settings of an installation that strangers can reach, and on which they can sign up. */
export const publicInstallation = { PARLEY_PUBLIC_URL: "https://assistant.example.com", PARLEY_SIGNUP: "open" };
