/** The server answered, and the answer is no. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  /** What the server says is wrong, by field, in the language it was asked in. */
  readonly fields: Readonly<Record<string, string>>
  /** The words in the body, where it had any that are meant for people. */
  readonly said: string | undefined

  constructor(message: string, answer: Pick<ApiError, 'status' | 'code' | 'fields' | 'said'>) {
    super(message)
    this.status = answer.status
    this.code = answer.code
    this.fields = answer.fields
    this.said = answer.said
  }
}

/** Asking again would be answered the same. */
export const isRefusal = (error: Error | null): boolean => error instanceof ApiError && error.status < 500

/** No answer came: offline, the server away, or too slow. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}
