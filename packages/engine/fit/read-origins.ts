import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CalibrationKnowledge, readHelpCentres, readSourceSets } from "../bench/calibration/read-calibration.ts";
import { readWebsites } from "../bench/calibration/read-websites.ts";
import { companies } from "./companies.ts";
import { oppositePairs } from "./opposite-pairs.ts";

/** Data of one origin, before an index is built. */
export type Origin = {
  name: string;
  /** Origins of one family share texts, such as translations, and are left out together. */
  families: readonly string[];
  sort: "set" | "centre" | "website" | "invented" | "mixture";
  bases: readonly CalibrationKnowledge[];
  /** A noisy origin marks one source of several that are as right. */
  isNoisy: boolean;
};

const inventedCentres = fileURLToPath(new URL("../bench/help-centres/", import.meta.url));

/** Reads the origins of a folder in the three forms that `README.md` describes, and the invented ones. */
export function readOrigins(folder: string): Origin[] {
  const sets = existsSync(join(folder, "index.json")) ? Map.groupBy(readSourceSets(folder, "fit"), nameOf) : new Map();
  const centres = existsSync(join(folder, "helpcentre")) ? readHelpCentres(join(folder, "helpcentre"), "fit") : [];
  const websites = existsSync(join(folder, "websites")) ? readWebsites(join(folder, "websites")) : [];
  const single = (sort: Origin["sort"], family?: string) => (knowledge: CalibrationKnowledge) => ({
    name: knowledge.set,
    families: [family ?? knowledge.set],
    sort,
    bases: [knowledge],
    isNoisy: false,
  });
  const origins: Origin[] = [
    ...[...sets].map(([name, bases]: [string, CalibrationKnowledge[]]) => ({
      name,
      families: [name.replace(/_\w\w$/, "")],
      sort: "set" as const,
      bases,
      isNoisy: bases[0]!.isNoisy,
    })),
    ...centres.map(single("centre")),
    ...websites.map(single("website")),
    ...readHelpCentres(inventedCentres).map(single("invented", "invented")),
    ...[...Map.groupBy(companies, companyOf)].map(([name, bases]) => ({
      name,
      families: ["companies"],
      sort: "invented" as const,
      bases,
      isNoisy: false,
    })),
    ...[...oppositePairs].map(([name, bases]) => ({
      name,
      families: ["opposites"],
      sort: "invented" as const,
      bases,
      isNoisy: false,
    })),
  ];
  return [...origins, ...mixturesOf(origins)];
}

/** The parts of a company are one origin. */
const companyOf = ({ set }: CalibrationKnowledge): string => set.replace(/-(?:half|small)-\d+$/, "");
const nameOf = ({ set }: CalibrationKnowledge): string => set;

/**
 * Gives for each language one knowledge of articles, prose and FAQ, where each has questions: there the
 * scores of the genres are compared.
 */
function mixturesOf(origins: readonly Origin[]): Origin[] {
  const languages = new Set(origins.flatMap(({ bases }) => bases.map(({ language }) => language)));
  return [...languages].sort().flatMap((language) => {
    const parts = ["help", "prose", "faq", "intent"].flatMap((sort) => {
      const origin = origins.find(({ bases: [base], isNoisy }) => {
        return base?.language === language && base.sort === sort && !isNoisy;
      });
      return origin === undefined ? [] : [origin];
    });
    if (parts.length < 2) return [];
    const bases = parts.map((origin) => renamed(origin.bases[0]!, origin.name));
    const mixed: CalibrationKnowledge = {
      set: `mixture-${language}`,
      sort: "mixture",
      language,
      isNoisy: false,
      documents: bases.flatMap(({ documents }) => documents),
      questions: bases.flatMap(({ questions }) => questions.filter(({ label }) => label === "in")),
    };
    const families = parts.flatMap((origin) => origin.families);
    return [{ name: mixed.set, families, sort: "mixture" as const, bases: [mixed], isNoisy: false }];
  });
}

/** Sources of two origins may have the same id. */
function renamed(knowledge: CalibrationKnowledge, origin: string): CalibrationKnowledge {
  const named = (id: string): string => `${origin}/${id}`;
  return {
    ...knowledge,
    documents: knowledge.documents.map((document) => ({
      ...document,
      documentId: named(document.documentId),
      sourceId: named(document.sourceId),
    })),
    questions: knowledge.questions.map((question) => ({ ...question, sources: question.sources.map(named) })),
  };
}
