/**
 * The opening tag of a link. Undefined for an address that must not be a link: of another kind, such
 * as `javascript:`, or with a name and password, which can pretend to be a host.
 */
export declare function linkTag(address: string): string | undefined;
