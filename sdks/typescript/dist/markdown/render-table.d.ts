/** Tells whether a line is the header of a table, by the line of hyphens and bars below it. */
export declare function isTableHead(line: string, next: string | undefined): boolean;
/** `lines` begin with the header and the line below it. A row has as many cells as it is written with. */
export declare function renderTable(lines: readonly string[]): string;
