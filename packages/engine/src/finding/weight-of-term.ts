import { parameters } from "../parameters.ts";

export function weightOfTerm(passagesWithTerm: number, passageCount: number): number {
  const { assumedPassages, halfPassage } = parameters.finding;
  const count = passageCount + assumedPassages;
  return Math.log(1 + (count - passagesWithTerm + halfPassage) / (passagesWithTerm + halfPassage));
}

export function weightOfStop(isDistinctive: boolean): number {
  return isDistinctive ? parameters.finding.distinctiveWord : parameters.finding.stopWord;
}
