/** The secret of test servers. A test of server processes imports it without loading a server. */
export const testSecret = "a secret that only the tests know, 32+";
