/**
 * The text of one block as HTML: emphasis, code and links. Looks at each character a bounded number
 * of times: openers are kept on a stack, and what is taken off never comes back.
 */
export declare function renderInline(text: string): string;
