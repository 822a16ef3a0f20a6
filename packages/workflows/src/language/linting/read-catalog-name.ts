type CatalogName = { functionName: string; version: string; catalog: string };

/** Reads `function:version@catalog`. Undefined for every other name of a function. */
export function readCatalogName(name: string): CatalogName | undefined {
  const [, functionName, version, catalog] = /^([^:@]+):([^@]+)@([A-Za-z0-9_-]+)$/.exec(name) ?? [];
  if (functionName === undefined || version === undefined || catalog === undefined) return undefined;
  return { functionName, version, catalog };
}
