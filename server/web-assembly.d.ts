/** jq and Flite need these of WebAssembly, which the types of Node lack. */
declare namespace WebAssembly {
  class Module {
    private constructor();
  }
  class Memory {
    readonly buffer: ArrayBuffer;
  }
  class Table {
    readonly length: number;
    get(index: number): unknown;
  }
  type Imports = Record<string, Record<string, (...args: never[]) => unknown>>;
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: Record<string, unknown>;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
