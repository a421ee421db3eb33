/** An HTTP interface that hands something on to a telephone: text messages, or calls that say something. */
export interface GatewayOptions {
  /** Where it is sent. A name and password in it are sent as basic authentication. */
  url: string;
  /** Number or name that it comes from. */
  from: string;
  /**
   * `twilio`: the form of its resource. `json`: the values as an object. `none`: nothing is posted, and the query of `url` is a template.
   * Else a JSON template. Templates have the values' names in braces.
   */
  body: string;
}

/** The gateway did not take it; `isFinal` when it would not take the same later either. */
export class GatewayRefused extends Error {
  constructor(
    status: number,
    readonly isFinal: boolean,
  ) {
    super(`The gateway answered ${status}.`);
  }
}
