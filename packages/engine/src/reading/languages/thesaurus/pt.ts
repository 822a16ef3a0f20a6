import { access } from "./pt/access.ts";
import { actions } from "./pt/actions.ts";
import { devices } from "./pt/devices.ts";
import { life } from "./pt/life.ts";
import { money } from "./pt/money.ts";
import { orders } from "./pt/orders.ts";
import { symptoms } from "./pt/symptoms.ts";
import { work } from "./pt/work.ts";

/** Each group holds what customers and help pages call the same thing in Portuguese. */
export const pt = [...actions, ...access, ...money, ...orders, ...symptoms, ...work, ...devices, ...life];
