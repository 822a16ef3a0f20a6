const mostNames = 5;

/** The names that are most like the wanted one, the nearest first: a slip of the fingers, or a part. */
function nearNames(wanted: string, names: Iterable<string>): string[] {
  const lower = wanted.toLowerCase();
  return [...names]
    .map((name) => ({ name, distance: distanceOf(lower, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(2, lower.length / 2))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, mostNames)
    .map(({ name }) => name);
}

/** ` Did you mean …?`, or what there is, or nothing. Begins with a space. */
export function suggestNames(wanted: string, names: Iterable<string>): string {
  const all = [...names];
  const near = nearNames(wanted, all);
  if (near.length > 0) return ` Did you mean ${near.map(quote).join(" or ")}?`;
  if (all.length === 0) return "";
  const shown = all.slice(0, 20).map(quote).join(", ");
  return ` There ${all.length === 1 ? "is" : "are"} ${shown}${all.length > 20 ? " and others" : ""}.`;
}

function quote(name: string): string {
  return JSON.stringify(name);
}

/** Letters to change, add or leave out; names that contain each other are near. */
function distanceOf(a: string, b: string): number {
  const [compactA, compactB] = [a.replaceAll(/[_\s-]/g, ""), b.replaceAll(/[_\s-]/g, "")];
  if (compactA === compactB) return 0;
  if (compactA.length > 2 && compactB.length > 2 && (compactA.includes(compactB) || compactB.includes(compactA)))
    return 1;
  let previous = Array.from({ length: compactB.length + 1 }, (_, index) => index);
  for (let i = 1; i <= compactA.length; i++) {
    const current = [i];
    for (let j = 1; j <= compactB.length; j++) {
      const change = previous[j - 1]! + (compactA[i - 1] === compactB[j - 1] ? 0 : 1);
      current.push(Math.min(change, previous[j]! + 1, current[j - 1]! + 1));
    }
    previous = current;
  }
  return previous.at(-1)!;
}
