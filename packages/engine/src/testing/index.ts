/** The door for the tests of others. */

export { askFixtures, learn, type Outcome, shareOf } from "./ask-fixtures.ts";
export { carSharing } from "./companies/car-sharing.ts";
export { type ClubMessages, clubInSevenLanguages, clubSources } from "./companies/club-in-seven-languages.ts";
export { faq, prose } from "./fixture.ts";
export { fixtures } from "./fixtures.ts";
