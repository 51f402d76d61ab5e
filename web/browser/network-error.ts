/** No answer: the browser is offline, or the server is down or too slow. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}
