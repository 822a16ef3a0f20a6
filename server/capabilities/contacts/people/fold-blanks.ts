/** Gives a name as it is stored and compared: without blanks around it, and with one between its words. */
export function foldBlanks(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ");
}
