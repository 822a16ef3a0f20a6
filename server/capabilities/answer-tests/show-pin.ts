import { show } from "../../kernel/wire/show.ts";
import { Pin } from "./schema.ts";
import type { PinResult, PinRow } from "./store.ts";

const shape = show(Pin);

export function showPin({ result, before, ...row }: PinRow): Pin {
  return shape({ ...row, result: result && withoutHash(result), before: before && outcomeOf(before) });
}

const outcomeOf = ({ passed, answered, sourceIds }: PinResult) => ({ passed, answered, sourceIds });
const withoutHash = (result: PinResult) => ({ ...outcomeOf(result), faults: result.faults });
