import type { UntypedInput } from "../../src/operation.js";
import type { Route, WrittenBody } from "../route.js";
/** Writes the body as the flags of the route and the kind of the value say. */
export declare function writeBody({ flags, mediaType }: Route, input: UntypedInput): WrittenBody;
