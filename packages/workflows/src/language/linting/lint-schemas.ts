import type { Faults } from "../faults.ts";
import { compileSchema, SchemaUnusable } from "../json-schema/compile-schema.ts";
import { listAllTasks } from "../list-tasks.ts";
import type { SchemaRule, WorkflowDefinition } from "../workflow-definition.ts";

/** Each takes up to some 100 ms. */
const maxSchemas = 100;

/** Finds JSON Schemas of inputs, outputs and exports that cannot be used. */
export function lintSchemas(definition: WorkflowDefinition, faults: Faults): void {
  const compiled = new Set<string>();
  const check = (schema: SchemaRule | undefined, pointer: string) => {
    if (schema === undefined) return;
    if (schema.format !== undefined && !/^json(:|$)/.test(schema.format)) {
      return faults.add(`${pointer}/format`, "`format` must be json: Parley checks by JSON Schema only.");
    }
    const written = JSON.stringify(schema.document);
    if (written === undefined || compiled.has(written)) return;
    compiled.add(written);
    if (compiled.size > maxSchemas) {
      return faults.add(pointer, `The workflow has more than ${maxSchemas} different schemas.`, "name");
    }
    try {
      compileSchema(schema.document);
    } catch (error) {
      if (!(error instanceof SchemaUnusable)) throw error;
      faults.add(`${pointer}/document`, error.message);
    }
  };
  check(definition.input?.schema, "/input/schema");
  check(definition.output?.schema, "/output/schema");
  for (const { task, pointer } of listAllTasks(definition)) {
    for (const rule of ["input", "output", "export"] as const) check(task[rule]?.schema, `${pointer}/${rule}/schema`);
    if ("listen" in task) {
      check(task.foreach?.output?.schema, `${pointer}/foreach/output/schema`);
      check(task.foreach?.export?.schema, `${pointer}/foreach/export/schema`);
    }
  }
}
