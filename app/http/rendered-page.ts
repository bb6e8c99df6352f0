/**
 * A page on its way from React to the server. It has what the router asks of a Response; a real one
 * would copy the body into a stream that nobody reads.
 */
export class RenderedPage {
  readonly statusText = "";
  readonly body: Buffer;
  readonly status: number;
  readonly headers: Headers;

  constructor(body: Buffer, status: number, headers: Headers) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}
