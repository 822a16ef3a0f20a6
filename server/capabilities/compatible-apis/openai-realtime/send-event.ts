/** An event of the server, without its id. */
export type ServerEvent = { type: string; [member: string]: unknown };

export type SendEvent = (event: ServerEvent) => void;
