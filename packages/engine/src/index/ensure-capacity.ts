/**
 * Gives the same array when it has room for `length` values; else a copy at least half as large again,
 * with zeros in the new room.
 */
export function ensureCapacity<
  Numbers extends Uint32Array | Uint16Array | Uint8Array | Int8Array | Float32Array | Float64Array,
>(numbers: Numbers, length: number): Numbers {
  if (length <= numbers.length) return numbers;
  const capacity = Math.max(length, Math.ceil(numbers.length * 1.5), 64);
  const wider = new (numbers.constructor as new (length: number) => Numbers)(capacity);
  wider.set(numbers);
  return wider;
}
