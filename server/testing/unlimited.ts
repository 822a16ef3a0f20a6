/**
 * Settings without rate limits, with few connections, each of which plans every statement anew, and
 * with time for statements of workspaces, which yield to all else on a busy machine. A test of server processes imports them without loading a server.
 */
export const unlimited = {
  PARLEY_DATABASE_TIMEOUT: "30",
  PARLEY_DB_CONNECTIONS: "6",
  PARLEY_LIMIT_KEY: "0",
  PARLEY_LIMIT_PUBLIC: "0",
  PARLEY_LIMIT_SIGNIN: "0",
  PARLEY_LIMIT_SIGNUP: "0",
};
