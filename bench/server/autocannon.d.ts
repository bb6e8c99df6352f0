declare module "autocannon" {
  type Options = {
    url: string;
    connections: number;
    amount?: number;
    duration?: number;
    /** Seconds. */
    timeout: number;
    headers: Record<string, string>;
    requests: { path: string }[];
  };
  type Result = {
    duration: number;
    non2xx: number;
    errors: number;
    requests: { total: number };
    latency: { p50: number; p99: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}
