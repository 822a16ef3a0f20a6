import { accounts } from "./it/accounts.ts";
import { actions } from "./it/actions.ts";
import { contracts } from "./it/contracts.ts";
import { devices } from "./it/devices.ts";
import { faults } from "./it/faults.ts";
import { messages } from "./it/messages.ts";
import { money } from "./it/money.ts";
import { offices } from "./it/offices.ts";
import { orders } from "./it/orders.ts";
import { settings } from "./it/settings.ts";
import { trades } from "./it/trades.ts";

/** Each group holds what customers and help pages call the same thing in Italian. */
export const it = [
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
