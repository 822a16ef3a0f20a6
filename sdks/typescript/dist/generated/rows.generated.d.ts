/** The version of the API that this client speaks. */
export declare const apiVersion: string;
/** Every operation as a row; `operation-table.ts` says how to read them. */
export declare const rows: string;
