import { access } from "./es/access.ts";
import { actions } from "./es/actions.ts";
import { devices } from "./es/devices.ts";
import { life } from "./es/life.ts";
import { money } from "./es/money.ts";
import { orders } from "./es/orders.ts";
import { symptoms } from "./es/symptoms.ts";
import { work } from "./es/work.ts";

/** Each group holds what customers and help pages call the same thing in Spanish. */
export const es = [...actions, ...access, ...money, ...orders, ...symptoms, ...work, ...devices, ...life];
