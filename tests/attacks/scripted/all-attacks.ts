import { endedCredentials } from "./ended-credentials.ts";
import { hostileExpressions } from "./hostile-expressions.ts";
import { hostileSql } from "./hostile-sql.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { lockOut } from "./lock-out.ts";
import { longLists } from "./long-lists.ts";
import { mailBombs } from "./mail-bombs.ts";
import { modelDeltas } from "./model-deltas.ts";
import { openApiBombs } from "./openapi-bombs.ts";
import { preHijacking } from "./pre-hijacking.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";
import { stalledRequests } from "./stalled-requests.ts";

export const allAttacks: readonly ScriptedAttack[] = [
  openApiBombs,
  preHijacking,
  modelDeltas,
  stalledRequests,
  longLists,
  hostileExpressions,
  hostileSql,
  hostileTexts,
  endedCredentials,
  mailBombs,
  lockOut,
];
