/** Where the token stands in a domain's DNS, in the zone of the domain and in whole. */
export const dnsLabel = "_furas";
export const dnsNameOf = (domain: string) => `${dnsLabel}.${domain}`;

/** Where its file stands on the domain's site. */
export const proofPath = "/.well-known/furas.txt";

/** The record, and the file's line. */
export const proofText = (token: string) => `furas-verify=${token}`;
