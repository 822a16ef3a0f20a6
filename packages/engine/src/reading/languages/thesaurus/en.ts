import { accounts } from "./en/accounts.ts";
import { actions } from "./en/actions.ts";
import { devices } from "./en/devices.ts";
import { faults } from "./en/faults.ts";
import { life } from "./en/life.ts";
import { messages } from "./en/messages.ts";
import { money } from "./en/money.ts";
import { offices } from "./en/offices.ts";
import { shopping } from "./en/shopping.ts";
import { software } from "./en/software.ts";
import { time } from "./en/time.ts";

/** Each group holds what customers and help pages call the same thing in English. */
export const en = [
  ...actions,
  ...accounts,
  ...money,
  ...shopping,
  ...faults,
  ...messages,
  ...time,
  ...devices,
  ...software,
  ...offices,
  ...life,
];
