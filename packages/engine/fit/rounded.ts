/** A number with three decimals, as a file has it: more would say nothing, and never be the same twice. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000 || 0;
