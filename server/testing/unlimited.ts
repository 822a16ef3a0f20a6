/**
 * The settings of tests have no rate limits. They have few connections, because each connection
 * plans every statement by itself. Statements of workspaces, and the reading of files, get more time,
 * because they wait while other work keeps the machine busy. This file loads no server.
 */
export const unlimited = {
  PARLEY_DATABASE_TIMEOUT: "30",
  PARLEY_DB_CONNECTIONS: "6",
  PARLEY_FILE_WAIT: "120",
  PARLEY_LIMIT_KEY: "0",
  PARLEY_LIMIT_PUBLIC: "0",
  PARLEY_LIMIT_SIGNIN: "0",
  PARLEY_LIMIT_SIGNUP: "0",
};
