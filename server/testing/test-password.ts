/** The password of everybody whom `signUp` signs up. */
export const testPassword = "a long sentence for the tests";
