/** Lets a page act for a member by OAuth 2.0, with the code flow and PKCE. */
export { AppSignIn, type AppSignInSettings } from "../credentials/app-sign-in.js";
