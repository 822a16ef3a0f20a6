/** A part of a phrase: a spoken word, or a slot between angle brackets, such as `<city>`. */
type PhraseSymbol = string;

/** `probability`: 1 where nothing else is said. */
type PhraseTransition = { from: number; to: number; word: string; probability?: number };

/** Paths from state 0 to state 1 are what can be said. */
export type PhraseAutomaton = { states: number; transitions: PhraseTransition[] };

/**
 * The values of a slot. With `times` a value may follow another, up to so many: digits of a number.
 */
type SlotValues = { values: readonly (readonly string[])[]; times?: number };

/** That another digit follows: without it a long sound would become two. */
const probabilityOfAnother = 0.1;

/**
 * Makes an automaton of phrases. Equal beginnings share their states, and so do equal ends: a slot
 * with many values costs its values once for each different rest of a phrase.
 */
export function buildAutomaton(
  phrases: readonly (readonly PhraseSymbol[])[],
  slots: ReadonlyMap<PhraseSymbol, SlotValues>,
): PhraseAutomaton {
  const transitions = new Map<string, PhraseTransition>();
  const known = new Map<string, number>();
  let states = 2;

  /** Makes paths for the sequences from one state to another. */
  function connect(
    from: number,
    sequences: readonly (readonly PhraseSymbol[])[],
    to: number,
    probability?: number,
  ): void {
    for (const [symbol, rests] of byFirst(sequences)) {
      const longer = rests.filter((rest) => rest.length > 0);
      if (longer.length < rests.length) take(from, symbol, to, probability);
      if (longer.length > 0) take(from, symbol, stateBefore(longer, to), probability);
    }
  }

  function stateBefore(rests: readonly (readonly PhraseSymbol[])[], to: number): number {
    const key = `${to} ${rests.map((rest) => rest.join(" ")).join("|")}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const state = states++;
    known.set(key, state);
    connect(state, rests, to);
    return state;
  }

  function take(from: number, symbol: PhraseSymbol, to: number, probability?: number): void {
    const slot = slots.get(symbol);
    const transition = { from, to, word: symbol, ...(probability !== undefined && { probability }) };
    if (slot === undefined) transitions.set(`${from} ${to} ${symbol}`, transition);
    else if (slot.times === undefined) connect(from, slot.values, to);
    else repeat(from, symbol, slot.values, slot.times, to);
  }

  function repeat(from: number, symbol: PhraseSymbol, values: SlotValues["values"], times: number, to: number): void {
    connect(from, values, to);
    if (times === 1) return;
    const key = `${to} ${times} ${symbol}`;
    const found = known.get(key);
    const next = found ?? states++;
    known.set(key, next);
    connect(from, values, next, probabilityOfAnother);
    if (found === undefined) repeat(next, symbol, values, times - 1, to);
  }

  connect(0, phrases, 1);
  return { states, transitions: [...transitions.values()] };
}

function byFirst(sequences: readonly (readonly PhraseSymbol[])[]): Map<PhraseSymbol, (readonly PhraseSymbol[])[]> {
  const groups = new Map<PhraseSymbol, (readonly PhraseSymbol[])[]>();
  for (const [first, ...rest] of sequences) {
    if (first === undefined) continue;
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [rest]);
    else group.push(rest);
  }
  return groups;
}
