import { bakeryInGerman } from "./companies/bakery-in-german.ts";
import { bankApp } from "./companies/bank-app.ts";
import { carSharing } from "./companies/car-sharing.ts";
import { courseSupport } from "./companies/course-support.ts";
import { cycleShop } from "./companies/cycle-shop.ts";
import { encyclopaedia } from "./companies/encyclopaedia.ts";
import { invoiceSoftware } from "./companies/invoice-software.ts";
import { islandChronicle } from "./companies/island-chronicle.ts";
import { lampCatalogue } from "./companies/lamp-catalogue.ts";
import { potterySchool } from "./companies/pottery-school.ts";
import type { Fixture } from "./fixture.ts";
import { manyLanguages } from "./many-languages.ts";

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
