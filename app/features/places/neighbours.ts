/** The governorates that border on each, by the last part of their ids, the one best reached first. */
const borders = new Map(
  Object.entries({
    damascus: ["rif-dimashq"],
    "rif-dimashq": ["damascus", "daraa", "as-suwayda", "quneitra", "homs"],
    aleppo: ["idlib", "hama", "raqqa"],
    homs: ["hama", "tartus", "rif-dimashq", "deir-ez-zor", "raqqa"],
    latakia: ["tartus", "idlib", "hama"],
    hama: ["homs", "idlib", "tartus", "aleppo", "latakia", "raqqa"],
    idlib: ["aleppo", "hama", "latakia"],
    "deir-ez-zor": ["raqqa", "al-hasakah", "homs"],
    tartus: ["latakia", "homs", "hama"],
    raqqa: ["deir-ez-zor", "aleppo", "al-hasakah", "hama", "homs"],
    "al-hasakah": ["deir-ez-zor", "raqqa"],
    daraa: ["as-suwayda", "quneitra", "rif-dimashq"],
    "as-suwayda": ["daraa", "rif-dimashq"],
    quneitra: ["daraa", "rif-dimashq"],
  }),
);

/** Ids of the governorates that border on one of Syria's, the one best reached first. */
export function neighboursOf(provinceId: string): string[] {
  const [country, name = ""] = provinceId.split("/");
  return country === "syria" ? (borders.get(name) ?? []).map((each) => `syria/${each}`) : [];
}
