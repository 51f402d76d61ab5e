import { createSerializationAdapter } from '@tanstack/react-router'
import { ApiError } from './api-error.ts'

/** Carries a refusal that the server rendered, such as that of a crew that does not exist, to the browser. */
export const apiErrorAdapter = createSerializationAdapter({
  key: 'api-error',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({
    message,
    status,
    code,
    fields,
    texts,
    serverMessage,
    retryAfterSeconds,
    details,
    requestId,
  }) => ({
    message,
    answer: { status, code, fields, texts, serverMessage, retryAfterSeconds, details, requestId },
  }),
  fromSerializable: ({ message, answer }) => new ApiError(message, answer),
})
