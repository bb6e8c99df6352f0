declare module "@adobe/structured-data-validator" {
  type Issue = {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
    errorType?: "schemaOrg";
    path: { type?: string; property?: string }[];
  };
  type Extracted = { jsonld: Record<string, object[]> };
  export default class Validator {
    constructor(vocabulary: object);
    validate(data: Extracted): Promise<Issue[]>;
  }
}
