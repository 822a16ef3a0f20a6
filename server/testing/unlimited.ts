/**
 * Settings without rate limits, and with time for statements of workspaces, which yield to all else
 * on a busy machine. A test of server processes imports them without loading a server.
 */
export const unlimited = {
  PARLEY_DATABASE_TIMEOUT: "30",
  PARLEY_LIMIT_KEY: "0",
  PARLEY_LIMIT_PUBLIC: "0",
  PARLEY_LIMIT_SIGNIN: "0",
  PARLEY_LIMIT_SIGNUP: "0",
};
