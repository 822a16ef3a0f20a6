import { account } from "./nl/account.ts";
import { actions } from "./nl/actions.ts";
import { devices } from "./nl/devices.ts";
import { life } from "./nl/life.ts";
import { money } from "./nl/money.ts";
import { orders } from "./nl/orders.ts";
import { people } from "./nl/people.ts";
import { software } from "./nl/software.ts";
import { trouble } from "./nl/trouble.ts";

/** Each group holds what customers and help pages call the same thing in Dutch. */
export const nl = [
  ...actions,
  ...account,
  ...people,
  ...money,
  ...orders,
  ...trouble,
  ...software,
  ...devices,
  ...life,
];
