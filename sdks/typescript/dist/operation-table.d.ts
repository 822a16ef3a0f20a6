import type { Route } from "./route.js";
/** A named call of a group. */
export type NamedRoute = Route & {
    readonly name: string;
    readonly tag: readonly string[] | undefined;
};
/** Every operation by its group. Former names of a call are routes of their own. */
export declare const groups: ReadonlyMap<string, readonly NamedRoute[]>;
/** Finds an operation by its method and path. An unknown one is sent as it is, for newer servers. */
export declare function findRoute(id: string): Route;
