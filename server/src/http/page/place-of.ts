/** Path and query of a request's address. What begins with two slashes would else be read as another host's name. */
export function placeOf(url: string): { pathname: string; search: string } {
  return new URL(`http://page/${url.replace(/^[/\\]+/, '')}`);
}
