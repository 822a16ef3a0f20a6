import type * as esm from "../../entries/oauth.js" with { "resolution-mode": "import" };
export type * from "../../entries/oauth.js" with { "resolution-mode": "import" };
export declare const AppSignIn: typeof esm.AppSignIn;
export type AppSignIn = esm.AppSignIn;
