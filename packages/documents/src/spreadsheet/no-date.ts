/** Stands for a number that a spreadsheet shows as a date, and that is none in a year of four digits. */
export const noDate = "#NUM!";
