/**
 * The variable in which the runner of tests says where its cluster is: a connection, or the path of
 * a socket that answers with one. A test file that runs alone starts its own cluster.
 */
export const clusterVariable = "TEST_POSTGRES";
