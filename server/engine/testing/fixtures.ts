import { bakeryInGerman } from "./bakery-in-german.ts";
import { cycleShop } from "./cycle-shop.ts";
import type { Fixture } from "./fixture.ts";
import { invoiceSoftware } from "./invoice-software.ts";
import { islandChronicle } from "./island-chronicle.ts";
import { potterySchool } from "./pottery-school.ts";

export const fixtures: readonly Fixture[] = [
  cycleShop,
  invoiceSoftware,
  islandChronicle,
  potterySchool,
  bakeryInGerman,
];
