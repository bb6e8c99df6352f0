/** A person without a browser: keeps cookies, follows nothing, posts forms. */
export class BrowserSession {
  private cookies = new Map<string, string>();
  private origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async get(path: string): Promise<Response> {
    return this.send(path, { method: "GET" });
  }

  async post(path: string, fields: Record<string, string> | FormData): Promise<Response> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return this.send(path, { method: "POST", body });
  }

  /** What is sent along with every request. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private async send(path: string, request: RequestInit): Promise<Response> {
    const response = await fetch(this.origin + path, {
      ...request,
      redirect: "manual",
      headers: { cookie: this.cookie, origin: this.origin },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";", 1)[0]?.split(/=(.*)/s) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
