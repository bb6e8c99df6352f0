/**
 * A page on its way from React to the server. It has the parts of a Response that the router uses;
 * a real one would copy the body into an unread stream.
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
