/** What jq and Flite need of WebAssembly; the types of Node have nothing of it. */
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
