/** A request with its answer, as a line of a recording has it. The clients of all languages write the same. */
export type Recorded = {
    request: {
        method: string;
        path: string;
        body: string;
    };
    answer: {
        status: number;
        headers: Record<string, string>;
        text?: string;
        base64?: string;
    };
};
/** Leaves out the secrets of JSON by their names, and those of other texts by their form. */
export declare function withoutSecrets(text: string): string;
/** Describes a request by what tells it from others, without secrets. A file stands there by its name. */
export declare function describeRequest(url: string, { method, body }: RequestInit): Recorded["request"];
