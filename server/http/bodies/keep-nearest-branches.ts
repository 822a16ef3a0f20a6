import type { ErrorObject } from "ajv";

/**
 * A fault speaks so strongly against a branch of a union. A wrong kind outweighs any number of
 * other faults.
 */
const wrongKind = 1_000;
const otherShape = 100_000;
const unknownMember = 3;
const missingMembers = 1;

/**
 * Ajv reports the faults of every branch when a value fits none of a union. This keeps the faults
 * of the branch that was most likely meant: its literals agree with the value, and it knows the
 * value's properties. `errors` must be in the order in which Ajv reported them.
 */
export function keepNearestBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword !== "anyOf") {
      kept.push(error);
      continue;
    }
    let from = kept.length;
    while (from > 0 && belongsTo(kept[from - 1]!, error)) from--;
    for (const fault of nearestOf(error, kept.splice(from))) kept.push(fault);
  }
  return kept;
}

function belongsTo(fault: ErrorObject, union: ErrorObject): boolean {
  const { instancePath } = union;
  const isInside = fault.instancePath === instancePath || fault.instancePath.startsWith(`${instancePath}/`);
  return isInside && fault.schemaPath.startsWith(`${union.schemaPath}/`);
}

function nearestOf(union: ErrorObject, faults: ErrorObject[]): ErrorObject[] {
  const branches = Map.groupBy(faults, (fault) => fault.schemaPath.slice(union.schemaPath.length + 1).split("/", 1)[0]);
  const literals = faults.filter((fault) => fault.keyword === "const" && isOwnMember(fault, union));
  const kinds = new Set(literals.map((fault) => fault.instancePath));
  const weigh = (branch: ErrorObject[]) => branch.reduce((sum, fault) => sum + weightOf(fault, union, kinds), 0);
  const weighed = [...branches.values()].map((branch) => ({ branch, weight: weigh(branch) + missing(branch, union) }));
  const nearest = weighed.reduce((best, other) => (other.weight < best.weight ? other : best), {
    branch: [union],
    weight: Number.POSITIVE_INFINITY,
  });
  const kind = nearest.branch.find((fault) => literals.includes(fault));
  if (kind === undefined && literals.length === 0) {
    return nearest.branch.map((fault) => apart(fault, union, [...branches.values()]));
  }
  return kind === undefined ? nearest.branch : [oneOf(literals.filter((it) => it.instancePath === kind.instancePath))];
}

/**
 * Tells a property that another branch knows apart from one that none knows: it stands in the way of
 * the properties that are there.
 */
function apart(fault: ErrorObject, union: ErrorObject, branches: readonly ErrorObject[][]): ErrorObject {
  if (!isUnknownMember(fault, union)) return fault;
  const { additionalProperty } = fault.params;
  for (const branch of branches) {
    const unknown = branch.filter((other) => isUnknownMember(other, union));
    const others = unknown.map(({ params }) => params.additionalProperty as string);
    if (others.length === 0 || others.includes(additionalProperty)) continue;
    const isKnown = (name: string) =>
      branches.some((each) => each.every(({ params }) => params.additionalProperty !== name));
    return { ...fault, keyword: "apart", params: { additionalProperty, others: others.filter(isKnown) } };
  }
  return fault;
}

function isUnknownMember({ keyword, instancePath }: ErrorObject, union: ErrorObject): boolean {
  return keyword === "additionalProperties" && instancePath === union.instancePath;
}

/**
 * Tells whether the fault is about the value itself or one of its properties, and not about
 * anything deeper.
 */
function isOwnMember(fault: ErrorObject, union: ErrorObject): boolean {
  return !fault.instancePath.slice(union.instancePath.length + 1).includes("/");
}

function weightOf(fault: ErrorObject, union: ErrorObject, kinds: ReadonlySet<string>): number {
  if (fault.keyword === "const" && kinds.has(fault.instancePath)) return wrongKind;
  if (fault.instancePath !== union.instancePath) return 0;
  if (fault.keyword === "type") return otherShape;
  if (fault.keyword !== "additionalProperties") return 0;
  return kinds.has(`${union.instancePath}/${fault.params.additionalProperty}`) ? wrongKind : unknownMember;
}

function missing(branch: ErrorObject[], union: ErrorObject): number {
  const isMissing = (fault: ErrorObject) => fault.keyword === "required" && fault.instancePath === union.instancePath;
  return branch.some(isMissing) ? missingMembers : 0;
}

function oneOf(literals: ErrorObject[]): ErrorObject {
  const allowedValues = [...new Set(literals.map((fault) => fault.params.allowedValue as unknown))];
  return { ...literals[0]!, keyword: "enum", params: { allowedValues } };
}
