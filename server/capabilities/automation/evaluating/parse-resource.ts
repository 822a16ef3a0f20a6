import { readYaml } from "@parley/workflows";

/** Gives a document of JSON or YAML that a workspace names, so that this runs in a thread. */
export function parseResource(text: string): { value?: unknown; problem?: string } {
  const { value, places, faults } = readYaml(text);
  const [fault] = faults.list;
  if (fault === undefined) return { value };
  const { line, message } = places.locate(fault);
  return { problem: `Line ${line}: ${message}` };
}
