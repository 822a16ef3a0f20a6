import { commaImport } from "./comma-import.ts";
import { eventBomb } from "./event-bomb.ts";
import type { NeighbourAttack } from "./neighbour-attack.ts";
import { erasuresOfPeople, exportsOfPeople } from "./personal-rights.ts";
import { longFilters, unheardStatements } from "./statements.ts";
import { voiceFloods } from "./voice-floods.ts";

export const neighbourAttacks: readonly NeighbourAttack[] = [
  unheardStatements,
  longFilters,
  exportsOfPeople,
  erasuresOfPeople,
  eventBomb,
  voiceFloods,
  commaImport,
];
