/** The parser's own module: the package itself gives one instance, and no way to replace it. */
declare module "libpg-query/wasm/libpg-query.js" {
  export type ParserMemory = {
    HEAPU8: Uint8Array;
    _malloc(bytes: number): number;
    _free(pointer: number): void;
    /** Takes a text that ends with a zero byte; gives a struct of three pointers: tree, stderr, error. */
    _wasm_parse_query_raw(text: number): number;
    _wasm_free_parse_result(result: number): void;
    getValue(pointer: number, type: "i32"): number;
    UTF8ToString(pointer: number): string;
  };
  export default function openParser(): Promise<ParserMemory>;
}
