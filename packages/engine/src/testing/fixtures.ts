import { bakeryInGerman } from "./bakery-in-german.ts";
import { bankApp } from "./bank-app.ts";
import { carSharing } from "./car-sharing.ts";
import { courseSupport } from "./course-support.ts";
import { cycleShop } from "./cycle-shop.ts";
import { encyclopaedia } from "./encyclopaedia.ts";
import type { Fixture } from "./fixture.ts";
import { invoiceSoftware } from "./invoice-software.ts";
import { islandChronicle } from "./island-chronicle.ts";
import { lampCatalogue } from "./lamp-catalogue.ts";
import { manyLanguages } from "./many-languages.ts";
import { potterySchool } from "./pottery-school.ts";

export const fixtures: readonly Fixture[] = [
  cycleShop,
  invoiceSoftware,
  islandChronicle,
  potterySchool,
  bakeryInGerman,
  bankApp,
  carSharing,
  encyclopaedia,
  courseSupport,
  lampCatalogue,
  ...manyLanguages,
];
