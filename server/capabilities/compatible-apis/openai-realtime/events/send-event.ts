import type { ServerEvent } from "./server-event.ts";

export type SendEvent = (event: ServerEvent) => void;
