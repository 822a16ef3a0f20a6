import { account } from "./de/account.ts";
import { actions } from "./de/actions.ts";
import { devices } from "./de/devices.ts";
import { life } from "./de/life.ts";
import { money } from "./de/money.ts";
import { orders } from "./de/orders.ts";
import { people } from "./de/people.ts";
import { software } from "./de/software.ts";
import { trouble } from "./de/trouble.ts";

/** Each group holds what customers and help pages call the same thing in German. */
export const de = [
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
