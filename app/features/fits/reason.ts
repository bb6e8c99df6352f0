/** Why a job fits: a fact that stands in the profile and in the job. */
export type Reason =
  | { kind: "position"; position: string }
  /** Not the position itself, but near to it. */
  | { kind: "near"; position: string }
  /** Like a job that the person has applied for or saved. */
  | { kind: "like"; title: string }
  | { kind: "skills"; skills: string[] }
  | { kind: "place"; placeId: string }
  | { kind: "remote" }
  | { kind: "pay" }
  /** Above the profile's expectation. */
  | { kind: "payAbove" }
  | { kind: "languages"; languages: string[] }
  | { kind: "level"; years: number }
  | { kind: "type"; type: "part-time" | "contract" };
