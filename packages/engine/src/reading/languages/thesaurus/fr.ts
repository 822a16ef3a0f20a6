import { accounts } from "./fr/accounts.ts";
import { actions } from "./fr/actions.ts";
import { contracts } from "./fr/contracts.ts";
import { devices } from "./fr/devices.ts";
import { faults } from "./fr/faults.ts";
import { messages } from "./fr/messages.ts";
import { money } from "./fr/money.ts";
import { offices } from "./fr/offices.ts";
import { orders } from "./fr/orders.ts";
import { settings } from "./fr/settings.ts";
import { trades } from "./fr/trades.ts";

/** Each group holds what customers and help pages call the same thing in French. */
export const fr = [
  ...actions,
  ...accounts,
  ...money,
  ...orders,
  ...faults,
  ...messages,
  ...devices,
  ...offices,
  ...settings,
  ...trades,
  ...contracts,
];
