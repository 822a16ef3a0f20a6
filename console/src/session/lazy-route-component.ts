import { lazyRouteComponent as lazyOfRouter } from "@tanstack/react-router";
import { loadWhenReached } from "./until-reached.ts";

/** Loads the component of a page when it is opened, as the router's own function does, and waits for the server. */
export const lazyRouteComponent: typeof lazyOfRouter = (load, name) => lazyOfRouter(() => loadWhenReached(load), name);
