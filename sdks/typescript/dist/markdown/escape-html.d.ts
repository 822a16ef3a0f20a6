/** Text as HTML, also within an attribute in quotes. */
export declare function escapeHtml(text: string): string;
